"""The compiled parts of the package, by Cython where a C compiler is at hand: every module that imports `cython`.

The extensions are optional: without a compiler the package installs all the same, and they run as plain Python.
`CARDTABLE_CFLAGS` replaces the optimisation flags, for instance `-O3 -march=native` for a build that stays at home;
`CARDTABLE_PURE=1` leaves all of them out, for a wheel that runs on every system.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup

MARKER = re.compile(r"^\s+import cython$", re.MULTILINE)


def sources() -> list[Path]:
    """The modules written to be compiled."""
    return [path for path in sorted(Path("cardtable").rglob("*.py")) if MARKER.search(path.read_text("utf-8"))]


def extensions() -> list[Extension]:
    """Each of them as an optional extension; none where Cython is missing."""
    if os.environ.get("CARDTABLE_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    windows = sys.platform == "win32"
    flags = os.environ.get("CARDTABLE_CFLAGS", "/O2" if windows else "-O3 -g0").split()
    stripped = [] if windows or sys.platform == "darwin" else ["-s"]     # symbols are three quarters of a module
    found = [
        Extension(".".join(path.with_suffix("").parts), [path.as_posix()], extra_compile_args=flags,
                  extra_link_args=stripped, optional=True)
        for path in sources()
    ]
    return list(cythonize(found, annotate=False, quiet=True))


setup(ext_modules=extensions())
