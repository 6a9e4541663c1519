#!/bin/sh
# Makes dist/cardtable-VERSION-macos-MACHINE.dmg out of the .app that PyInstaller has made:  image.sh VERSION
# With CARDTABLE_IDENTITY (a "Developer ID Application: ..." in the keychain) it is signed, and with CARDTABLE_NOTARY (a
# profile of notarytool) notarised, too. It was not run where it was written.
set -eu
cd "$(dirname "$0")/../.."
version=$1
app="build/packaging/frozen/Card Table.app"
image=dist/cardtable-$version-macos-$(uname -m).dmg
if [ -n "${CARDTABLE_IDENTITY:-}" ]; then
    codesign --force --deep --timestamp --options runtime --entitlements packaging/macos/entitlements.plist \
        --sign "$CARDTABLE_IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
fi
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
cp LICENSE "$stage/"
rm -f "$image"
hdiutil create -volname "Card Table" -srcfolder "$stage" -format ULFO "$image"
if [ -n "${CARDTABLE_NOTARY:-}" ]; then
    codesign --timestamp --sign "$CARDTABLE_IDENTITY" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$CARDTABLE_NOTARY" --wait
    xcrun stapler staple "$image"
fi
