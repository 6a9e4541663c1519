"""Euchre's odds, counted from its pack."""
from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.rules import PACK
from cardtable.games.euchre.scoring import ALL
from tests.adapters.euchre_words import AtLeast, UnknownShape

Facts = dict[str, Any]


def count(pack: int, players: int | None = None, joker: bool = False, **_: object) -> Facts:
    if players is None or joker:
        trump, other, plain = (sum([ORDER.suit(c, 3) == suit for c in PACK]) for suit in (3, 0, 1))
        return {"trump_suit": trump + joker, "same_colour_suit": other, "other_suits": plain}
    return {"dealt_and_turned": players * ALL + 1, "unseen": len(PACK) - players * ALL - 1}


def chance(event: str, pack: int) -> Facts:
    """Of all ways in which the cards can lie."""
    assert pack == len(PACK)
    knaves = [c for c in PACK if str(c)[0] == "J"]
    if event == "knave_turned_up":
        return AtLeast(probability=lowest_terms(len(knaves), len(PACK)), book="7 to 1 against", exact=True)
    if event != "both_bowers_among_20_dealt_turn_up_neither":
        raise UnknownShape(f"the chance of {event}")
    hidden, out = len(PACK) - 1, 4 * ALL
    return {"probability": lowest_terms(comb(out, 2), comb(hidden, 2)), "book": "nearly equal", "exact": False}


def lowest_terms(part: int, whole: int) -> list[int]:
    found = Fraction(part, whole)
    return [found.numerator, found.denominator]
