"""Random input events on the real window, with every game: mouse, keys, Tab, sizes, sheets, leaving and going on."""
from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from tempfile import TemporaryDirectory

from cardtable.games import NAMES
from tools.patience import run
from tools.trials import Part

EVENTS, OF_ONE = 10_000, 1_000       # of each game, and of one process
SCREENLESS = "This plugin does not support"        # said by the platform without a screen alone
LONGEST = 300                        # seconds that one process may take, beside those that others took


def parts() -> Iterator[Part]:
    for name in NAMES:
        yield Part(f"monkey at {name}", EVENTS // OF_ONE, partial(attack, name))


def attack(name: str, seed: int, events: int = OF_ONE) -> Counter[str]:
    """One process; it must end by itself, and have said nothing but what it counted."""
    command = [sys.executable, "-m", "tests.attacks.monkey_window", name, str(seed), str(events)]
    with TemporaryDirectory() as home:
        ended = run(command, LONGEST, CARDTABLE_HOME=home, QT_QPA_PLATFORM="offscreen")
    told = [line for line in ended.stderr.splitlines() if not line.startswith(SCREENLESS)]
    done = ended.stdout.split()
    if ended.returncode or told:
        last = f"{command[1:]}: exit {ended.returncode}; the last events {done[-12:]}"
        raise AssertionError("\n".join([last, *told[-60:]]))
    return Counter(done)
