"""A real window killed outright at a random moment, and what is left of its game."""
from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from cardtable.games import game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store

LONGEST = 0.7                # seconds after the window has opened


def killed(file: Path, seed: int, name: str) -> tuple[int, int, int]:
    """One life of the player: lines found, and shown at the last, and then on the disk."""
    player = subprocess.Popen([sys.executable, "-m", "tests.table.player", file, str(seed), name],
                              stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    with player.stdout as told:
        found = int(told.readline().removeprefix("found "))
        time.sleep(Random(seed).uniform(0, LONGEST))
        player.send_signal(signal.SIGKILL)
        rest = told.read().split("\n")[:-1]
    player.wait()
    shown = int(rest[-1].removeprefix("shown ")) if rest else found
    with Store(file) as store:
        assert store.notice is None, "the file is damaged"
        saved = store.sittings()[0]
        record = Record.from_dict(store.load(saved.id))
    sitting = Sitting.replay(record, game(record.game))
    assert sitting.lines == record.moves, "the record does not replay"
    # a person's own move may be on its way to the disk; nature's, and whatever was answered, must be there
    assert len(record.moves) >= shown - 1, f"{shown} lines were shown, {len(record.moves)} are kept"
    return found, shown, len(record.moves)


def kill_again_and_again(folder: Path, seed: int, times: int, name: str) -> Counter[str]:
    """So many lives of one game, each gone on with where the last was cut off."""
    file, counts = folder / "games.sqlite", Counter[str]()
    kept = 0
    for n in range(times):
        found, shown, now = killed(file, seed + n, name)
        assert found in (kept, 0), f"{kept} lines were kept, {found} were found"
        counts += Counter(kills=1, lines=now - found, resumed=int(found > 0))
        kept = now
        del shown
    return counts
