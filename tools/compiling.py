"""How setuptools compiles the package: on all cores, and all of it or nothing.

A compiled module holds on to the ones it was compiled with, so that some of them beside others in plain Python would
not open. Where no compiler works the package installs all the same, without any.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

DONE = "CARDTABLE_DONE"
"""Names a file in which each module is told as soon as it is whole (tools/build.py)."""


class AllOrNone(build_ext):
    """setuptools' own command; once one module has failed no other is tried, and those that were made go."""

    failed = ""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        super().build_extensions()
        if self.failed:
            for made in self.extensions:
                Path(self.get_ext_fullpath(made.name)).unlink(missing_ok=True)
            self.warn(f"nothing is compiled, and all runs as plain Python: {self.failed}")

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return
        try:
            super().build_extension(ext)
        except (BaseError, CompileError, LinkError, OSError) as error:
            self.failed = " ".join(str(error).split())
            return
        if (file := os.environ.get(DONE)) is not None:
            with Path(file).open("a", encoding="utf-8") as done:
                done.write(f"{self.get_ext_filename(ext.name)}\n")
