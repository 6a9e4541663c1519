"""Draws hands that the others may hold, each as likely as its holder would keep it."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.search.likely import Draw, Ranks, likely, ways
from cardtable.games.cribbage.tables.computed import kept

ALL_LEFT = (4,) * 13
TRIES = 60                       # draws before the cards that are left are gone through one by one


@cache
def drawing(form: str, part: str, shown: Ranks) -> Draw:
    """Draws from what a seat that has shown these may still hold, all else being left in the pack."""
    left = [n - shown.count(r) for r, n in enumerate(ALL_LEFT)]
    return Draw(likely(kept(form, part), FORMS[form].hand, shown, left))


def draw(form: str, part: str, shown: Ranks, left: Sequence[int], lacks: int, rng: Random) -> Ranks:
    """The rest of a hand, when so many of each rank are unseen; as likely as its holder would keep it."""
    full = [n - shown.count(r) for r, n in enumerate(ALL_LEFT)]
    drawn = drawing(form, part, shown)
    for _ in range(TRIES):
        rest = drawn.one(rng)
        if not any(lacks >> r & 1 for r in rest) and rng.random() * ways(rest, full) < ways(rest, left):
            return rest
    return Draw(likely(kept(form, part), FORMS[form].hand, shown, left, lacks)).one(rng)
