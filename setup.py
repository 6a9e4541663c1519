"""The compiled parts of the package, by Cython where a C compiler is at hand: every module that imports `cython`.

They are optional, all together: without a compiler the package installs all the same, and they run as plain Python
(`tools/compiling.py`). `CARDTABLE_CFLAGS` replaces the optimisation flags, for instance `-O3 -march=native` for a build
that stays at home; `CARDTABLE_PURE=1` leaves all of them out, for a wheel that runs on every system.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup

MARKER = re.compile(r"^\s+import cython$", re.MULTILINE)
SHARED = "cardtable._cyutility"
"""What Cython's memoryviews need, once: each module that has any would carry 20,000 lines of it."""


def sources() -> list[Path]:
    """The modules written to be compiled."""
    return [path for path in sorted(Path("cardtable").rglob("*.py")) if MARKER.search(path.read_text("utf-8"))]


def extensions() -> list[Extension]:
    """Each of them as an optional extension, with what they share; none where Cython is missing."""
    if os.environ.get("CARDTABLE_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    windows = sys.platform == "win32"
    flags = os.environ.get("CARDTABLE_CFLAGS", "/O2" if windows else "-O3 -g0").split()
    stripped = [] if windows or sys.platform == "darwin" else ["-s"]     # symbols are three quarters of a module
    parts = {".".join(path.with_suffix("").parts): path for path in sources()}
    parts[SHARED] = Path("cardtable/_cyutility.c")       # which cythonize writes
    found = [
        Extension(name, [path.as_posix()], extra_compile_args=flags, extra_link_args=stripped)
        for name, path in parts.items()
    ]
    forks = sys.platform == "linux"              # elsewhere each process would read this file anew
    made = cythonize(found, annotate=False, quiet=True, nthreads=os.cpu_count() if forks else 0,
                     shared_utility_qualified_name=SHARED)
    for extension in made:
        extension.optional = True                # said here: cythonize forgets it
    return list(made)


if __name__ == "__main__":
    setup(ext_modules=extensions())
