"""The long counts run whole what the suite takes samples of: a part for each file of tests that asks for a sample."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tools.trials import Part

ASKING = re.compile(r"\b(?:sampled|far|crossed)\(")
MOST_TOLD = 300                  # letters of what a run says at last


def files() -> list[str]:
    """The files of tests that try in the suite but a part of what they could."""
    return [path.as_posix() for path in sorted(Path("tests").rglob("test_*.py"))
            if "tests.spread import" in (text := path.read_text("utf-8")) and ASKING.search(text)]


def run(file: str, _: int = 0) -> Counter[str]:
    """All its cases, in a process of its own."""
    ended = subprocess.run([sys.executable, "-m", "pytest", "-p", "no:xdist", "-q", file], check=False, text=True,
                           capture_output=True, env={**os.environ, "CARDTABLE_WHOLE": "1"})
    if ended.returncode:
        raise AssertionError(ended.stdout[-MOST_TOLD:] or ended.stderr[-MOST_TOLD:])
    return Counter({what: int(number) for number, what in re.findall(r"(\d+) (passed|skipped)", ended.stdout)})


def parts() -> Iterator[Part]:
    """One a file."""
    for file in files():
        yield Part(f"whole {file}", 1, partial(run, file))
