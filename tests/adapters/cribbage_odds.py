"""Chances that the book speaks of: tenth cards, fours of a kind in the play, fifteens in a few cards."""
from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb

from cardtable.cards import RANKS
from cardtable.games.cribbage.rules.count import FIFTEEN, FULL, ORDER, VALUE, fifteens
from cardtable.games.cribbage.rules.rules import PACK


def at_least(wanted: int, draw: int, least: int, pack: int = len(PACK)) -> float:
    """The chance of so many or more of the wanted cards among those drawn (002:1675-1679)."""
    return sum([_ways(wanted, draw, n, pack) for n in range(least, draw + 1)]) / comb(pack, draw)


def mean(wanted: int, draw: int, pack: int = len(PACK)) -> float:
    """How many of the wanted cards are drawn on average."""
    return draw * wanted / pack


def most_likely(wanted: int, draw: int, pack: int = len(PACK)) -> int:
    """The likeliest number of wanted cards drawn; the smallest of several."""
    return max(range(draw + 1), key=lambda n: _ways(wanted, draw, n, pack))


def _ways(wanted: int, draw: int, n: int, pack: int) -> int:
    return comb(wanted, n) * comb(pack - wanted, draw - n)


def cards_of_value(value: int) -> int:
    """How many cards of the pack count so much: sixteen tenths, four of any other (002:1589-1592)."""
    return sum(VALUE[c.rank] == value for c in PACK)


@cache
def most_fifteens(cards: int) -> int:
    """The most fifteens that so many cards can make (002:17980-17983)."""
    packs = combinations_with_replacement(range(len(RANKS)), cards)
    return max([fifteens(tuple([PACK[r] for r in ranks])) for ranks in packs
                if all(ranks.count(r) <= 4 for r in set(ranks))], default=0) // FIFTEEN


def ranks_playable_four_times() -> str:
    """The ranks of which all four fit into one count, lowest first (002:1655-1659)."""
    return "".join(sorted([rank for n, rank in enumerate(RANKS) if 4 * VALUE[n] <= FULL],
                          key=lambda rank: ORDER[RANKS.index(rank)]))
