"""What may be looked at again of cards that have been put away, as a game or its code has it.

A game's talk says so by the name of the zone in which they lie (`Talk.seen_again`), where codes differ by code and
zone, and of hands that were counted it
keeps the count (`Talk.counts`).
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.cards import Cards


class Again(NamedTuple):
    """Whether the cards that came to a zone last may be looked at again; if not, why, and the article of the deal's
    code that forbids it, if one does."""

    may: bool
    why: str = ""
    law: int = 0


class Counted(NamedTuple):
    """Whose cards were counted, the cards, what was counted with them, and what was said."""

    whose: str
    cards: Cards
    besides: Cards
    words: str


def seen_again(told: Mapping[str, Again], code: str, zone: str) -> Again | None:
    """What a talk tells of a zone: under this code ("deschapelles-1839: tricks won"), else under any."""
    return told.get(f"{code}: {zone}", told.get(zone))


LAST_TRICK = Again(True)
NOT_TURNED = Again(False, "A trick that has been turned may not be seen again.")
