"""What the program is made of: the parts that it brings along or needs, each with its version and its licence."""
from __future__ import annotations

import platform
import re
from importlib.metadata import PackageMetadata, PackageNotFoundError, distribution
from typing import NamedTuple

PROGRAM = "cardtable"
NOT_NEEDED = ("cluster", "test")
"""Extras for those who measure and build: nobody at a table has them."""


class Part(NamedTuple):
    """Something by others."""

    name: str
    version: str
    licence: str


def parts() -> list[Part]:
    """Python, and what is installed of what the program asks for; of a checkout that was not installed Python alone."""
    found = [Part("Python", platform.python_version(), "PSF-2.0")]
    waiting, seen = [PROGRAM], {PROGRAM}
    while waiting:
        try:
            one = distribution(waiting.pop(0))
        except PackageNotFoundError:
            continue
        if one.metadata["Name"] != PROGRAM:
            found.append(Part(one.metadata["Name"], one.version, _licence(one.metadata)))
        for wanted in one.requires or ():
            name = re.split(r"[^\w.-]", wanted, maxsplit=1)[0]
            if name.lower() not in seen and not any(f'extra == "{extra}"' in wanted for extra in NOT_NEEDED):
                seen.add(name.lower())
                waiting.append(name)
    return found


def _licence(metadata: PackageMetadata) -> str:
    """As a short name; what a part does not say itself is said by its classifiers."""
    for field in ("License-Expression", "License"):
        if told := metadata.get_all(field):
            return str(told[0]).splitlines()[0]
    classified = [str(line).rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or ()
                  if str(line).startswith("License ::")]
    return ", ".join(classified) or "see its own texts"
