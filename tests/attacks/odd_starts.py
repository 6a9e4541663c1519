"""The program started where something is missing: room on the disk, the right to write, a home, fonts."""
from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.store.folders import HOME
from tests.table.app.test_starts import started
from tools.trials import Part

UNKEPT = "Nothing can be kept"
NO_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>'
SCREENLESS = {"QT_QPA_PLATFORM": "offscreen"}
VARIANTS = ("full disk", "read-only disk", "no home", "no fonts")


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of 300 kB on this folder; whether we may make one."""
    made = sys.platform == "linux" and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(folder)], capture_output=True, check=False
    ).returncode == 0
    try:
        yield made
    finally:
        if made:
            subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> None:
    """To the last byte."""
    (folder / "data").mkdir()
    with (folder / "ballast").open("wb", buffering=0) as stream:
        try:
            while True:
                stream.write(bytes(512))
        except OSError:
            return


def attack(number: int) -> Counter[str]:
    """One start; it opens, says what is missing, and ends with 0."""
    variant = VARIANTS[number % len(VARIANTS)]
    with TemporaryDirectory() as name:
        folder = Path(name)
        environment: dict[str, str | None] = {HOME: name, **SCREENLESS}
        unkept = variant != "no fonts"
        if variant == "no home":
            environment[HOME] = "~nobody-of-this-name/x"
        elif variant == "no fonts":
            (folder / "fonts.conf").write_text(NO_FONTS)
            environment["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
        with small_disk(folder) if variant.endswith("disk") else no_disk() as made:
            if variant.endswith("disk") and not made:
                return Counter({f"{variant}: may not be made here": 1})
            if variant == "full disk":
                fill(folder)
            elif variant == "read-only disk":
                subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
            code, told, said = started(**environment)
    lines = [line for line in said.splitlines() if "ont" not in line]
    assert code == 0, f"{variant}: {code}, {said}"
    assert not lines, f"{variant}: {said}"
    assert (UNKEPT in told) == unkept, f"{variant}: {told}"
    return Counter({variant: 1})


@contextmanager
def no_disk() -> Iterator[bool]:
    yield False


def parts() -> Iterator[Part]:
    yield Part("odd starts", len(VARIANTS), attack)
