#!/usr/bin/env bash
# Start Chuhe from a checkout on Debian or Ubuntu; what is missing is installed first. Arguments go to the program.
#   ./packaging/run.sh [GAME]
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

prepare full --
if [ $# -gt 0 ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" != Linux ]; then
  exec "$venv/bin/chuhe" "$@"
fi
out=$top/build/demo
say "no display here, so no window: playing the sample game off screen instead, into ${out#"$PWD/"}"
exec env QT_QPA_PLATFORM=offscreen "$venv/bin/chuhe" demo --out "$out"
