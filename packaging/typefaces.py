"""The typefaces of the program, from the packages that Debian has of them."""
from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PACKAGES = {
    "fonts-ebgaramond": ("EBGaramond08-Regular.otf", "EBGaramond08-Italic.otf"),
    "fonts-linuxlibertine": ("LinLibertine_R.otf", "LinLibertine_RI.otf", "LinLibertine_RB.otf", "LinLibertine_RBI.otf",
                             "LinLibertine_RZ.otf", "LinLibertine_RZI.otf"),
}
"""The cuts that table/paint/lettering.py asks for."""
GIVEN = "CARDTABLE_TYPEFACES"
"""Names a folder with what these packages hold, laid out as in a system's root, where there is no apt."""


def bring(folder: Path) -> dict[str, str]:
    """Copy them to a folder; what their packages say of their licences, by package."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        root = _root(Path(scratch))
        for names in PACKAGES.values():
            for name in names:
                shutil.copyfile(next(root.rglob(name)), folder / name)
        return {package: next((root / "usr/share/doc" / package).glob("copyright")).read_text("utf-8")
                for package in PACKAGES}


def _root(scratch: Path) -> Path:
    """A folder in which the packages are laid out: the one named, or scratch, filled by apt."""
    if given := os.environ.get(GIVEN):
        return Path(given)
    if not shutil.which("apt-get"):
        raise SystemExit(f"packaging: there is no apt-get here: {GIVEN} has to name a folder that holds "
                         f"{' and '.join(PACKAGES)}, unpacked by dpkg-deb -x")
    subprocess.run(["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *PACKAGES], cwd=scratch, check=True)
    for package in scratch.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, scratch], check=True)
    return scratch


if __name__ == "__main__":
    import sys
    target = Path(sys.argv[1])                  # for systems without apt: unpack there what GIVEN is to name
    target.mkdir(parents=True, exist_ok=True)
    _root(target)
