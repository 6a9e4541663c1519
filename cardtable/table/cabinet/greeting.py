"""What the cabinet says to who comes in."""
from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from cardtable.showing.phrases import counted, within
from cardtable.store.sittings import Saved
from cardtable.table.wording.phrases import PRACTICE, opponents

NOON, EVENING, NIGHT = 12, 17, 4
SHORT = 24              # letters of how a game stands, beyond which it is not said


def hour(now: datetime) -> str:
    """"Good evening", by the clock of this place."""
    if NIGHT <= now.hour < NOON:
        return "Good morning"
    return "Good afternoon" if NOON <= now.hour < EVENING else "Good evening"


def greeting(name: str, unfinished: Sequence[tuple[Saved, str]], now: datetime) -> str:
    """By name, if it is known, and with the game left last."""
    said = f"{hour(now)}, {name}." if name else f"{hour(now)}."
    if not unfinished:
        return f"{said} Take a game from the shelf."
    saved, title = unfinished[0]
    against = opponents(saved.players)
    said_so = saved.caption and len(saved.caption) <= SHORT and not saved.caption.startswith(PRACTICE)
    if against and " and " not in against and said_so:
        return within(f"{said} Your game with {against} waits at {saved.caption}.")
    return f"{said} Your game of {title} waits in its drawer."


def stock(games: int) -> str:
    """"Five games"."""
    return f"{counted(games).capitalize()} game{'' if games == 1 else 's'}"
