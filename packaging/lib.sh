# shellcheck shell=bash
# Shared by run.sh and test.sh: find Python, bring Qt's system libraries, make the environment. Sourced by bash.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$top/.venv

say() { printf '%s\n' "chuhe: $*" >&2; }
die() { say "$*"; exit 1; }

# What Qt loads when it starts, and the Debian package that has it: without a screen, with one, and for sound.
libraries='
libGL.so.1 libgl1
libEGL.so.1 libegl1
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libglib-2.0.so.0 libglib2.0-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libxcb-xinerama.so.0 libxcb-xinerama0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-image.so.0 libxcb-image0
libxcb-xkb.so.1 libxcb-xkb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
libpulse.so.0 libpulse0
libgssapi_krb5.so.2 libgssapi-krb5-2
libspeechd.so.2 libspeechd2
'

# The newest Python from 3.11 on that this machine has.
find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
      command -v "$name"
      return
    fi
  done
  die "Python 3.11 or newer is needed, and none was found."
}

# The Debian packages that are missing, given the Python and further "COMMAND PACKAGE" pairs.
missing_packages() {
  local python=$1 known name package
  shift
  known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || true)
  while read -r name package; do
    [ -z "$name" ] || [[ $known == *"$name"* ]] || echo "$package"
  done <<<"$libraries"
  "$python" -c 'import ensurepip, venv' 2>/dev/null || "$python" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])'
  while [ $# -ge 2 ]; do
    command -v "$1" >/dev/null || echo "$2"
    shift 2
  done
}

# Install packages through apt as root or by a sudo that asks nothing; else print the one line to type, and stop.
install_packages() {
  [ $# -gt 0 ] || return 0
  local as_root=()
  command -v apt-get >/dev/null ||
    die "some system libraries are missing, and there is no apt-get here. Debian calls them: $*"
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || die "please type this line, then start again:
  sudo apt-get update && sudo apt-get install -y $*"
    as_root=(sudo -n)
  fi
  say "installing system packages: $*"
  quietly "${as_root[@]}" apt-get update -q
  quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

# Run a command and show what it said only if it failed.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    rm -f "$log"
    die "this failed: $*"
  fi
  rm -f "$log"
}

# What an installed environment was made from; a change of it means that the environment must be made again.
recipe() {
  (cd "$top" && cat pyproject.toml packaging/*.py packaging/*.sh packaging/*.lock translations/*.ts) | cksum
}

# prepare EXTRAS PIP-ARGUMENTS -- COMMAND PACKAGE ...: the environment in .venv with these extras, made once.
prepare() {
  local extras=$1 python packages pip_arguments=() marker
  shift
  while [ "${1:?prepare: -- is missing}" != -- ]; do
    pip_arguments+=("$1")
    shift
  done
  shift
  marker=$venv/.chuhe-${extras//,/-}
  [ "$(cat "$marker" 2>/dev/null)" != "$(recipe)" ] || return 0
  python=$(find_python)
  # apt comes before pip: the build runs Qt's lrelease, which needs glib.
  mapfile -t packages < <(missing_packages "$python" "$@")
  install_packages "${packages[@]}"
  [ -x "$venv/bin/python" ] || { say "making the environment in .venv"; quietly "$python" -m venv "$venv"; }
  say "installing Chuhe and what it needs (once; this takes a few minutes)"
  quietly "$venv/bin/python" -m pip install --disable-pip-version-check "${pip_arguments[@]}" -e "${top}[$extras]"
  recipe >"$marker"
}
