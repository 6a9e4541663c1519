"""A storm of held and repeated keys on the real window, at every game: no answer that was not meant, nothing left
hanging."""
from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from tempfile import TemporaryDirectory

from cardtable.games import NAMES
from tools.patience import run
from tools.trials import Part

EVENTS = 5_000                       # of each game, in one process
SCREENLESS = "This plugin does not support"        # said by the platform without a screen alone
LONGEST = 900                        # seconds that one process may take, beside those that others took


def parts() -> Iterator[Part]:
    for name in NAMES:
        yield Part(f"keys at {name}", 2, partial(attack, name))


def attack(name: str, seed: int, events: int = EVENTS) -> Counter[str]:
    """One process; it must end by itself, and have said nothing but what it counted."""
    command = [sys.executable, "-m", "tests.attacks.keys_window", name, str(seed), str(events)]
    platform = os.environ.get("CARDTABLE_STORM_PLATFORM", "offscreen")
    with TemporaryDirectory() as home:
        ended = run(command, LONGEST, CARDTABLE_HOME=home, QT_QPA_PLATFORM=platform)
    told = [line for line in ended.stderr.splitlines() if not line.startswith(SCREENLESS)]
    if ended.returncode or told:
        raise AssertionError("\n".join([f"{command[1:]}: exit {ended.returncode}", *told[-60:]]))
    return Counter({what: int(number) for what, number in (line.split("=") for line in ended.stdout.split())})
