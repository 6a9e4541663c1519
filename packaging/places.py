"""Where things lie while installers are made, what they are called, and how a step is run."""
from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FROZEN = BUILD / "frozen" / "cardtable"                 # the folder that PyInstaller makes
SOURCES = BUILD / "sources.json"                        # what went into it, from where
ICONS = BUILD / "icons"
ID = "org.cardtable.CardTable"


def version() -> str:
    """The program's, from the one place where it stands."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "cardtable" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def resources() -> Path:
    """The program's own pictures, sounds and typefaces in the frozen folder."""
    return next(FROZEN.rglob("_resources"))


def machine() -> str:
    """What the artefacts are called after."""
    return f"{platform.system().lower()}-{platform.machine().lower()}"


def run(*words: str | Path, **environment: str) -> None:
    """One step; ends the whole with a line if it fails."""
    step = [str(word) for word in words]
    print("+", " ".join(step), file=sys.stderr, flush=True)
    code = subprocess.run(step, cwd=ROOT, env=os.environ | environment, check=False).returncode
    if code:
        raise SystemExit(f"packaging: this step failed with {code}: {' '.join(step)}")


def asked(words: Sequence[str | Path]) -> str:
    """What a program prints."""
    return subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
