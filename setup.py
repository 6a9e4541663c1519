"""The compiled part of the package: the trick solver's search, by Cython where a C compiler is at hand.

The extension is optional: without a compiler the package installs all the same and the search runs as plain Python.
`CARDTABLE_CFLAGS` replaces the optimisation flags, for instance `-O3 -march=native` for a build that stays at home.
"""

from __future__ import annotations

import os
import sys

from setuptools import Extension, setup


def extensions() -> list[Extension]:
    """The search as an optional extension; none where Cython is missing."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    flags = os.environ.get("CARDTABLE_CFLAGS", "/O2" if sys.platform == "win32" else "-O3").split()
    search = Extension(
        "cardtable.solver.search", ["cardtable/solver/search.py"], extra_compile_args=flags, optional=True
    )
    return list(cythonize([search], annotate=False, quiet=True))


setup(ext_modules=extensions())
