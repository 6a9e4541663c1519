"""The program in a folder that needs no Python: icons, PyInstaller, typefaces, licences.

Run by the Python of build/packaging/venv, in which the wheel is installed.
"""
from __future__ import annotations

import os
import shutil
import sys

import icons
import licences
import typefaces
from places import BUILD, FROZEN, HERE, ICONS, PYTHON, SOURCES, resources, run, version


def main() -> None:
    """Into build/packaging/frozen/cardtable."""
    icons.draw(ICONS)
    icon = {"win32": ICONS / "cardtable.ico", "darwin": ICONS / "cardtable.icns"}.get(sys.platform)
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    run(PYTHON, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", FROZEN.parent,
        "--workpath", BUILD / "work", HERE / "cardtable.spec",
        CARDTABLE_SOURCES=str(SOURCES), CARDTABLE_VERSION=version(), **({"CARDTABLE_ICON": str(icon)} if icon else {}))
    notices = typefaces.bring(resources() / "typefaces")
    (resources() / "licences.txt").write_text(licences.listed(SOURCES, notices), "utf-8")
    os.utime(FROZEN)


if __name__ == "__main__":
    main()
