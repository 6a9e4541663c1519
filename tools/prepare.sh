#!/bin/sh
# Sets up this checkout:  tools/prepare.sh venv|run|test
#   run   the virtual environment .venv with what the window needs, of Python and of the system: nothing is compiled
#   venv  that with what the tests need of Python, and what plays fast compiled
#   test  that, and what the tests need of the system
# Looks first and does only what is missing; a second run takes a tenth of a second.
set -eu
cd "$(dirname "$0")/.."
aim=${1:-venv}
stamp=.venv/.installed
if [ "$aim" != run ] || [ -e $stamp-all ]; then stamp=$stamp-all; fi

say() { printf 'cardtable: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# --- the system: how to look for a thing, its name, and the Debian package that has it
needs() {
    cat <<'TABLE'
library libEGL.so.1 libegl1
library libGL.so.1 libgl1
library libfontconfig.so.1 libfontconfig1
library libglib-2.0.so.0 libglib2.0-0
library libdbus-1.so.3 libdbus-1-3
library libxkbcommon.so.0 libxkbcommon0
library libxkbcommon-x11.so.0 libxkbcommon-x11-0
library libX11-xcb.so.1 libx11-xcb1
library libxcb-cursor.so.0 libxcb-cursor0
library libxcb-icccm.so.4 libxcb-icccm4
library libxcb-image.so.0 libxcb-image0
library libxcb-keysyms.so.1 libxcb-keysyms1
library libxcb-randr.so.0 libxcb-randr0
library libxcb-render-util.so.0 libxcb-render-util0
library libxcb-shape.so.0 libxcb-shape0
library libxcb-shm.so.0 libxcb-shm0
library libxcb-sync.so.1 libxcb-sync1
library libxcb-xfixes.so.0 libxcb-xfixes0
library libxcb-xkb.so.1 libxcb-xkb1
typeface EB_Garamond fonts-ebgaramond
typeface Linux_Libertine_O fonts-linuxlibertine
TABLE
    [ "$aim" = run ] || echo "command Xvfb xvfb"
}

# Prints the packages whose things are not there; $1 names the kinds to look for.
missing() {
    libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p)
    typefaces=$(fc-list : family 2>/dev/null || true)
    needs | while read -r kind name package; do
        case " $1 " in *" $kind "*) ;; *) continue ;; esac
        case $kind in
            library) case $libraries in *"$name "*) continue ;; esac ;;
            typeface) case $typefaces in *"$(echo "$name" | tr _ ' ')"*) continue ;; esac ;;
            command) if command -v "$name" >/dev/null; then continue; fi ;;
        esac
        echo "$package"
    done
    case " $1 " in *" typeface "*) command -v fc-list >/dev/null || echo fontconfig ;; esac
}

prepare_system() {
    [ "$(uname)" = Linux ] || return 0
    wanted=$(missing "library typeface command" | tr '\n' ' ')
    [ -n "$wanted" ] || return 0
    if ! command -v apt-get >/dev/null; then
        say "this system lacks what Debian calls: $wanted"
        say "install the like of them if the window does not open"
        return 0
    fi
    if [ "$(id -u)" = 0 ]; then
        install_packages "$wanted" || true
    else
        say "missing on this system; type:"
        echo "sudo apt-get install --no-install-recommends $wanted" >&2
    fi
    [ -z "$(missing typeface)" ] || say "going on with another typeface"
    [ -z "$(missing "library command")" ] || fail "cannot go on without: $(missing "library command" | tr '\n' ' ')"
}

install_packages() {
    say "installing $1"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # a list of names
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends $1; } >/dev/null ||
        { say "that failed; the line was: apt-get install --no-install-recommends $1"; return 1; }
}

# --- Python
suits() {
    "$1" -c 'import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null
}

# Whether .venv can be used: one that was killed while it was made has a Python and no pip.
whole() {
    suits .venv/bin/python && { [ -e .venv/.installed ] || [ -e $stamp ] || .venv/bin/python -m pip --version >/dev/null 2>&1; }
}

find_python() {
    if [ -n "${PYTHON:-}" ] && ! suits "$PYTHON"; then
        say "PYTHON=$PYTHON is not Python 3.11, 3.12 or 3.13 with venv; looking for another"
    fi
    for python in "${PYTHON:-}" python3 python3.13 python3.12 python3.11; do
        if suits "$python"; then echo "$python"; return; fi
    done
    return 1
}

# The library of the extra `sound`, where it has been built for this system: the game does without.
install_sound() {
    wanted=$(.venv/bin/python -c 'from importlib.metadata import requires
print(*[one.partition(";")[0].replace(" ", "") for one in requires("cardtable") if "sound" in one.partition(";")[2]])' \
        2>/dev/null || true)
    [ -n "$wanted" ] || return 0
    PYTHONWARNINGS=ignore .venv/bin/python -m pip install --quiet --disable-pip-version-check --only-binary :all: "$wanted" \
        2>/dev/null || say "going on without sound: $wanted is not to be had for this system"
}

prepare_venv() {
    if ! whole; then
        if ! python=$(find_python) && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            install_packages "python3 python3-venv" || true
            python=$(find_python) || true
        fi
        [ -n "$python" ] || fail "needs Python 3.11, 3.12 or 3.13 with venv (on Debian: sudo apt-get install python3-venv);" \
            "if it lies elsewhere, say PYTHON=/its/place make run"
        [ -w . ] || fail "$PWD may not be written by this user, and has no .venv that he can use:" \
            "take a copy of your own to a folder that you may write, and say make run there"
        say "making .venv with $("$python" --version)"
        rm -rf .venv 2>/dev/null || fail "$PWD/.venv cannot be used, nor removed by this user: it is somebody else's"
        "$python" -m venv .venv >/dev/null 2>&1 ||
            fail "$python -m venv could not make $PWD/.venv: is there room?"
    fi
    # Again when the list of dependencies changes.
    if [ ! -e $stamp ] || [ -n "$(find pyproject.toml setup.py -newer $stamp 2>/dev/null || true)" ]; then
        [ -w .venv ] || fail "$PWD/.venv may not be written by this user"
        if [ "$aim" = run ]; then
            say "bringing what the window needs into .venv; this is done once"
            install 'setuptools>=77'
            install --no-build-isolation --editable .
        else
            say "bringing what the program and its tests need into .venv; this is done once"
            install 'setuptools>=77' 'Cython>=3.3'
            .venv/bin/python -m tools.build &    # meanwhile: what is brought comes from far, or is put on the disk
            trap 'wait' EXIT
            install --no-build-isolation --no-compile --editable '.[test]'      # most of it is never imported
            wait
            trap - EXIT
        fi
        touch $stamp
        install_sound
    elif [ "$aim" != run ]; then
        .venv/bin/python -m tools.build
    fi
}

# By pip, what these words say; in one line what is wrong if there is no network. What builds the package has been put
# here before: pip would bring it once more, for that alone, to throw it away.
install() {
    said=.venv/.said
    CARDTABLE_PURE=1 PYTHONWARNINGS=ignore .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@" \
        >$said 2>&1 && return
    if grep -qE 'NewConnectionError|NameResolutionError|Connection(Error| refused|.* broken)|Network is unreachable|ProxyError' $said
    then
        fail "the packages of Python cannot be reached: is there a network? What has been brought is kept; try again then"
    fi
    if grep -q 'from versions: none' $said; then
        fail "pip finds no $(sed -n 's/.*satisfies the requirement \([^ ]*\).*/\1/p' $said | head -n 1) where it looks:" \
            "is the index of packages told it right (PIP_NO_INDEX, PIP_INDEX_URL, pip config list)?"
    fi
    tail -n 12 $said >&2
    fail "pip could not install the package; see above, and all of it in $PWD/$said"
}

[ "$aim" = venv ] || prepare_system
prepare_venv
