"""`make installer`: from a checkout to dist/, with what this system's people install.

Everywhere the wheel and the source archive; on Linux the .deb and the portable archive, on Windows the setup program
(where Inno Setup is), on macOS the disk image.  It sets itself up in build/packaging/venv.
"""
from __future__ import annotations

import shutil
import sys
import venv
from pathlib import Path

from places import BUILD, DIST, HERE, PYTHON, VENV, run, version


def set_up() -> None:
    """A virtual environment with the tools; once."""
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True, clear=True)
    install("-r", HERE / "requirements.txt")


def install(*words: str | Path) -> None:
    """By pip, into that environment."""
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words)


def build_distributions() -> None:
    """The source archive, and from it the wheel; what would be uploaded is checked."""
    for old in DIST.glob("cardtable-*"):
        old.unlink()
    run(PYTHON, "-m", "build", "--outdir", DIST)
    run(PYTHON, "-m", "twine", "check", "--strict", *DIST.glob("cardtable-*"))
    wheel, = DIST.glob(f"cardtable-{version()}-*.whl")
    install(f"{wheel}[sound]")
    install("--force-reinstall", "--no-deps", wheel)        # of the same version there may be an older one


def main() -> None:
    """All of it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    set_up()
    build_distributions()
    run(PYTHON, HERE / "freeze.py")
    if sys.platform.startswith("linux"):
        run(PYTHON, HERE / "portable.py")
        if shutil.which("dpkg-deb"):
            run(PYTHON, HERE / "debian.py")
    elif sys.platform == "darwin":
        run("sh", HERE / "macos" / "image.sh", version())
    elif shutil.which("iscc"):
        run("iscc", f"/DVersion={version()}", HERE / "windows" / "cardtable.iss")
    print(*sorted(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}" for path in DIST.iterdir()), sep="\n")


if __name__ == "__main__":
    main()
