"""Puts the folder resources/ into the wheel, as cardtable/_resources/."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent
PATTERNS = ("deck/*/*.svg", "textures/*.png", "icons/*.svg", "icons/*.png", "sounds/*.wav", "laws/*.toml")
"""What the program reads; the generators that drew it stay in the checkout."""


class BuildWithResources(build_py):
    """setuptools' own command, which knows only files inside a package, and then the resources."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for source, target in self._resources():
                Path(target).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *(target for _, target in self._resources())]

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *(str(Path(s).relative_to(ROOT)) for s, _ in self._resources())]

    def _resources(self) -> list[tuple[str, str]]:
        folder = ROOT / "resources"
        target = Path(self.build_lib, "cardtable", "_resources")
        found = [file for pattern in PATTERNS for file in sorted(folder.glob(pattern))]
        return [(str(file), str(target / file.relative_to(folder))) for file in found]
