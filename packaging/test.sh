#!/usr/bin/env bash
# Run every check of Chuhe on Debian or Ubuntu; what is missing is installed first.
#   ./packaging/test.sh [--long] [pytest arguments]    --long: also the long forms, which take many minutes
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

marks=()
if [ "${1:-}" = --long ]; then
  marks=(-m "long or not long")
  shift
fi
prepare dev,bench --constraint "$top/packaging/requirements-dev.lock" -- pdftotext poppler-utils
cd "$top"
export PATH=$venv/bin:$PATH QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
step() {
  say "$1"
  shift
  "$@" || die "failed: $*"
}
step "lint" ruff check .
step "types" mypy
step "imports" lint-imports
step "the program looks at itself" chuhe demo --out build/demo
step "tests" pytest -q -n auto "${marks[@]}" "$@"
