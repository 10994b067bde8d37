#!/bin/sh
# Puts Cardtable into the menu of whoever calls this, with its icon and its kind of file; --remove takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
menu=$data/applications
icons=$data/icons/hicolor/scalable
kinds=$data/mime

if [ "${1:-}" = --remove ]; then
    rm -f "$menu/cardtable.desktop" "$kinds/packages/cardtable.xml" \
        "$icons/apps/cardtable.svg" "$icons/mimetypes/application-x-cardtable.svg"
else
    mkdir -p "$menu" "$kinds/packages" "$icons/apps" "$icons/mimetypes"
    cp "$here/share/cardtable.svg" "$icons/apps/"
    cp "$here/share/application-x-cardtable.svg" "$icons/mimetypes/"
    cp "$here/share/cardtable.xml" "$kinds/packages/"
    # The path as the entry wants it: in quotes, what means something there behind a backslash, and every backslash
    # twice; then as sed wants it.
    path=$(printf '%s' "$here/cardtable" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/[\\|&]/\\&/g')
    sed "s|^Exec=cardtable|Exec=\"$path\"|" "$here/share/cardtable.desktop" >"$menu/cardtable.desktop"
fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$menu" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$kinds" || true; fi
