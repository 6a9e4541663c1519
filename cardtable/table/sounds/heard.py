"""What is heard of what is seen: for each motion of cards, each instrument and each other thing its sound."""
from __future__ import annotations

from typing import NamedTuple, Protocol

from cardtable.rules import motions
from cardtable.rules.motions import Motion

SOUNDS = ("card", "deal", "turn", "sweep", "shuffle", "ivory", "peg", "coin", "pearl", "wood", "chalk", "bell")
"""Those there are (resources/sounds), by the thing that sounds."""


class Cue(NamedTuple):
    """A sound that is to be heard `times` times, in so many seconds first and `every` so many again."""

    sound: str
    after: float = 0.0
    times: int = 1
    every: float = 0.0


class Hearable(Protocol):
    """Where cues go."""

    def hear(self, cue: Cue) -> None:
        """Returns at once, whatever becomes of it."""

    def hush(self) -> None:
        """What has not yet begun to sound will not."""


class Silence:
    """Nothing is heard: in tests, and wherever nobody has opened a loudspeaker."""

    def hear(self, cue: Cue) -> None:
        """It is not."""

    def hush(self) -> None:
        """It is quiet."""


CARDS: dict[Motion, str] = {
    motions.DEALT: "deal", motions.DREW: "deal", motions.CUT: "turn", motions.TURNED: "turn", motions.FACED: "turn",
    motions.PLAYED: "card", motions.TOOK: "sweep", motions.TOOK_BACK: "card", motions.SHOWN: "sweep",
    motions.DECLARED: "sweep", motions.LAID_OPEN: "sweep", motions.TURNED_DOWN: "sweep", motions.DISCARDED: "card",
    motions.LAID_OUT: "card", motions.THREW: "card", motions.THREW_UP: "card", motions.PILLAGED: "card",
    motions.LOOKED_AT: "turn", motions.GATHERED: "sweep", motions.MOVED: "card",
}
"""Of cards that go so; of SHOWN cards that stay in the hand, too."""

INSTRUMENTS: dict[str, str] = {
    "pegboard": "peg", "slide": "ivory", "keys": "ivory", "rubber keys": "ivory",
    "tray": "pearl", "pool": "pearl", "slate": "chalk", "block": "chalk",
    "chalk cross": "chalk"}
"""Of an instrument (cardtable/devices) when what it shows changes: a score, counters paid, a call."""

SHUFFLED, PAID, REFUSED, YOUR_TURN = "shuffle", "coin", "wood", "bell"
"""A pack; coins that lie in no instrument; what a law forbids; the turn of who has another window before him."""
