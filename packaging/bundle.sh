#!/usr/bin/env bash
# Make the one-folder build for Linux, dist/chuhe: the program with its own Python and Qt, which then looks at itself.
# It runs where the C library is as new as here, and needs the libraries of a desktop that lib.sh lists.
#   ./packaging/bundle.sh
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

prepare full,dev --constraint "$top/packaging/requirements-dev.lock" -- objdump binutils
# Debian's Python holds its library within itself; the bundle needs it as a file.
"$venv/bin/python" -c 'from PyInstaller.depend.bindepend import get_python_library_path as find; assert find()' \
  2>/dev/null || install_packages "$("$venv/bin/python" -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')"

folder=$top/dist/chuhe out=$top/build/bundle-demo
say "building ${folder#"$PWD/"}"
quietly "$venv/bin/pyinstaller" --noconfirm --distpath "$top/dist" --workpath "$top/build/bundle" "$top/packaging/chuhe.spec"
# A Python built by hand brings its debugging symbols, three quarters of it.
find "$folder/_internal" \( -name 'libpython*' -o -path '*/lib-dynload/*.so' \) -exec strip --strip-unneeded {} +

# Nothing of this checkout or of the user may help it.
alone() {
  (cd / && env -i HOME="$out/home" LANG=C.UTF-8 PATH=/usr/bin:/bin QT_QPA_PLATFORM=offscreen "$folder/chuhe" "$@")
}
rm -rf "$out"
mkdir -p "$out/home"
say "the bundle looks at itself, into ${out#"$PWD/"}"
alone demo --out "$out" || die "the bundle does not work"
began=$(date +%s%N)
version=$(alone --version)
say "$version: $(du -sm "$folder" | cut -f 1) MB, starts in $((($(date +%s%N) - began) / 1000000)) ms"
