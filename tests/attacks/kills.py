"""The real window killed outright at random moments, and its game gone on with."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.games import NAMES
from tests.table.killing import kill_again_and_again
from tools.trials import Part

KILLS, OF_ONE = 200, 10              # of each game, and of one sitting


def parts() -> Iterator[Part]:
    for name in NAMES:
        def run(number: int, name: str = name) -> Counter[str]:
            with TemporaryDirectory() as folder:
                return kill_again_and_again(Path(folder), number * OF_ONE, OF_ONE, name)

        yield Part(f"kills of {name}", KILLS // OF_ONE, run)
