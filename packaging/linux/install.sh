#!/bin/sh
# Puts the program into your own folders; no rights are needed:  ./install.sh [PREFIX]
# PREFIX is ~/.local unless you name another. ./uninstall.sh there takes it away again.
set -eu
cd "$(dirname "$0")"
prefix=${1:-$HOME/.local}
lib=$prefix/lib/cardtable
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
lib=$prefix/lib/cardtable
rm -rf "$lib"
cp -R bin lib share "$prefix/"
# Which files it consists of, for the day it goes.
{
    find bin share -type f -o -type l
    echo share/applications/cardtable.desktop
} | sort -u >"$lib/installed"
cp uninstall.sh "$lib/uninstall.sh"
# A desktop need not have our folder in its search path.
sed -i "s|^Exec=cardtable|Exec=\"$prefix/bin/cardtable\"|; s|^TryExec=.*|TryExec=$prefix/bin/cardtable|" \
    "$prefix/share/applications/cardtable.desktop"
sh "$lib/uninstall.sh" --refresh
echo "Installed: $prefix/bin/cardtable"
case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "To call it by its name, add $prefix/bin to your PATH." ;; esac
echo "To take it away: sh $lib/uninstall.sh"
