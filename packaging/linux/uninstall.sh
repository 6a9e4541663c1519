#!/bin/sh
# Takes the program away from where install.sh has put it; your saved games stay.
#   --refresh  only tells the desktop to look again
set -eu
lib=$(cd "$(dirname "$0")" && pwd)
[ -e "$lib/installed" ] || { echo "uninstall.sh works from where the program is installed: lib/cardtable" >&2; exit 1; }
cd "$lib/../.."
refresh() {
    [ ! -d share/applications ] || update-desktop-database -q share/applications 2>/dev/null || true
    [ ! -d share/mime/packages ] || update-mime-database share/mime >/dev/null 2>&1 || true
}
# What a desktop's cache leaves of nothing: only files that those programs write, and folders that are empty.
sweep() {
    if [ -d share/mime/packages ] && [ -z "$(ls share/mime/packages)" ]; then
        rm -rf share/mime/packages
        for cache in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
            rm -f "share/mime/$cache"
        done
    fi
    if [ -d share/applications ] && [ "$(ls share/applications)" = mimeinfo.cache ] && [ "$(wc -l <share/applications/mimeinfo.cache)" -le 1 ]; then
        rm -f share/applications/mimeinfo.cache
    fi
    for top in bin lib share; do
        [ ! -d "$top" ] || find "$top" -depth -type d -empty -delete
    done
    rmdir "$PWD" 2>/dev/null || true                # if nothing of anybody's is left there
}
if [ "${1:-}" = --refresh ]; then refresh; exit 0; fi
while read -r file; do rm -f "$file"; done <"$lib/installed"
rm -rf "$lib"
refresh
sweep
echo "The Card Table is gone; your saved games are where they were."
