#!/usr/bin/env bash
# Make the Debian package dist/chuhe_VERSION_ARCHITECTURE.deb from the one-folder build, and check it.
# It is for this release of Debian or Ubuntu and newer ones, made with the release's own Python. DEBFULLNAME and DEBEMAIL
# name who publishes it.
#   ./packaging/deb.sh
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

mapfile -t packages < <(missing_packages "$(find_python)" dpkg-shlibdeps dpkg-dev desktop-file-validate desktop-file-utils \
  appstreamcli appstream xmllint libxml2-utils)
install_packages "${packages[@]}"
PATH=/usr/bin:/bin "$top/packaging/bundle.sh"

work=$top/build/deb root=$top/build/deb/chuhe linux=$top/packaging/linux
version=$("$venv/bin/python" -c 'import sys, tomllib; print(tomllib.load(sys.stdin.buffer)["project"]["version"])' \
  <"$top/pyproject.toml")
architecture=$(dpkg --print-architecture)
package=$top/dist/chuhe_${version}_$architecture.deb
maintainer="${DEBFULLNAME:-The Chuhe authors} <${DEBEMAIL:-chuhe@localhost.localdomain}>"
SOURCE_DATE_EPOCH=$(git -C "$top" log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
umask 022

put() { install -D -m 644 "$1" "$root/$2"; }
put_packed() { mkdir -p "$root/$(dirname "$2")" && gzip -9n >"$root/$2" <"$1"; }

# The changes of CHANGELOG.md's first section, as Debian writes them.
changelog() {
  printf 'chuhe (%s) unstable; urgency=medium\n\n' "$version"
  "$venv/bin/python" - "$top/CHANGELOG.md" <<'END'
import pathlib, re, sys, textwrap
section = pathlib.Path(sys.argv[1]).read_text("utf-8").split("\n## ")[1]
for entry in re.findall(r"^- (.*(?:\n  .*)*)", section, re.M):
    print(textwrap.fill(" ".join(entry.split()), 78, initial_indent="  * ", subsequent_indent="    "))
END
  printf '\n -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

# Note what the bundle's files link to outside it, as packages with their least versions.
note_dependencies() {
  local files
  mapfile -t files < <(find "$root/usr/lib/chuhe" -type f \( -name chuhe -o -name '*.so' -o -name '*.so.*' \))
  mkdir -p "$work/debian"
  printf 'Source: chuhe\n\nPackage: chuhe\nArchitecture: any\n' >"$work/debian/control"
  (cd "$work" && quietly dpkg-shlibdeps --ignore-missing-info "-l$root/usr/lib/chuhe/_internal" \
    "-T$work/substvars" "${files[@]/#/-e}")
}

say "laying out the package"
rm -rf "$work"
mkdir -p "$root/usr/lib" "$root/usr/bin"
cp -a "$top/dist/chuhe" "$root/usr/lib/"
# Debian has these texts in its own place, and asks for all licences in one file.
rm -r "$root/usr/lib/chuhe/_internal/licences"
find "$root/usr/lib/chuhe" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
chmod 755 "$root/usr/lib/chuhe/chuhe"
ln -s ../lib/chuhe/chuhe "$root/usr/bin/chuhe"
put "$linux/chuhe.desktop" usr/share/applications/chuhe.desktop
put "$linux/chuhe.xml" usr/share/mime/packages/chuhe.xml
put "$linux/org.chuhe.chuhe.metainfo.xml" usr/share/metainfo/org.chuhe.chuhe.metainfo.xml
put "$linux/copyright" usr/share/doc/chuhe/copyright
put "$linux/lintian-overrides" usr/share/lintian/overrides/chuhe
put_packed "$linux/chuhe.1" usr/share/man/man1/chuhe.1.gz
put_packed <(changelog) usr/share/doc/chuhe/changelog.gz
"$venv/bin/python" "$top/packaging/icons.py" theme "$root/usr/share/icons/hicolor"

note_dependencies
mkdir "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: chuhe
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude DEBIAN "$root" | cut -f 1)
Depends: $(sed -n 's/^shlibs:Depends=//p' "$work/substvars")
Recommends: hicolor-icon-theme, shared-mime-info
Section: games
Priority: optional
Description: xiangqi for clubs: a refereed, timed game and its score sheet
 Two players sit at one computer. Chuhe gives them a board, a clock with two
 faces and the 1999 Chinese competition rules; a referee can run the game by the
 book, with fouls, claims and corrections of the clock. Every event is on disk
 before it is shown, so that nothing is lost in a power cut.
 .
 At the end the record is printed as a score sheet in full or abbreviated
 notation. It speaks simplified and traditional Chinese and English.
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)

say "checking what it tells the desktop"
desktop-file-validate "$root/usr/share/applications/chuhe.desktop"
appstreamcli validate --no-net "$root/usr/share/metainfo/org.chuhe.chuhe.metainfo.xml" >&2
xmllint --noout "$root/usr/share/mime/packages/chuhe.xml"
say "packing ${package#"$PWD/"}"
quietly dpkg-deb --root-owner-group -Zxz --build "$root" "$package"
if command -v lintian >/dev/null; then
  forgiven=()
  if [ -z "${DEBEMAIL:-}" ]; then
    say "before you give it to others, make it again with your name and address"
    forgiven=(--suppress-tags "bogus-mail-host,bogus-mail-host-in-debian-changelog")
  fi
  lintian --allow-root --fail-on error "${forgiven[@]}" "$package" >&2
fi
say "$(du -m "$package" | cut -f 1) MB packed, $(du -sm "$root/usr" | cut -f 1) MB installed"
