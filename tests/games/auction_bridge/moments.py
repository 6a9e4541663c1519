"""Auction Bridge's moments: an auction short and long, doubles and redoubles, contracts kept and broken."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.games.auction_bridge.rules import AuctionBridge
from tools.moments import Moment
from tools.moments_strict import careless
from tools.rubbers import DEALER, LEFT, SIX, FourHands


class Rubber(FourHands[AuctionBridge]):
    """Writes the record of a rubber."""

    name, kind = "auction_bridge", AuctionBridge


HAND = "KS 8S 3S AH QH JH 9H 5H 7C 2C AD TD 4D"
OTHERS = ("AS JS 9S 4S KD QD JD 9D 8D 3D 4C 6C 8H", "QS 7S 5S KH TH 7H 4H 2H AC 9C 5C 6D 5D")


def dealt(*cuts: str, before: int = 0, **options: Any) -> Rubber:
    """The person has this hand; the deals before are thrown together at random."""
    return Rubber(*(cuts or (DEALER,)), before=before, **options).deals(HAND, *OTHERS)


def called(*words: str, before: int = 0, **options: Any) -> Rubber:
    """The person has dealt, and that was said."""
    return dealt(before=before, **options).turn(*words)


FIVE = ("bid S 1", "bid S 2", "bid D 1", "bid S 3", "bid H 1", "bid S 4", "bid H 2", "bid D 3", "bid H 3", "double",
        "redouble", "bid D 4", "bid H 4", "bid D 6", "pass", "pass", "bid H 5", "pass")
PASSES = ("pass", "pass", "pass")

MOMENTS: dict[str, Callable[[], Moment]] = {
    "exposed": lambda: careless("auction_bridge", "ordering"),
    "remedy": lambda: careless("auction_bridge", "remedy"),
    "auction-cut": lambda: Rubber(DEALER).moment(),
    "opening": lambda: called().moment(),
    "diamonds": lambda: called().moment(then="raise bid D"),
    "overcalled": lambda: called("bid H 1", "bid D 2", "bid H 2", "bid D 3").moment(),
    "doubled": lambda: called("bid H 1", "bid D 2", "bid H 2", "double", "pass", "pass").moment(),
    "redoubled": lambda: called("bid H 1", "bid D 2", "bid H 2", "double", "redouble", "pass", "pass").moment(),
    "rounds": lambda: called(*FIVE).moment(),
    "spade": lambda: called("bid S 1", "double", "pass", "pass").moment(),
    "contract": lambda: called("bid H 2", *PASSES).moment(),
    "playing": lambda: called("bid H 1", "bid D 2", "bid H 2", *PASSES, before=2).first(26).moment(),
    "auction-defending": lambda: dealt(LEFT).turn("bid D 2", *PASSES).first(10).moment(),
    "auction-dummy": lambda: called("bid S 1", "pass", "bid H 1", *PASSES).first(11).moment(),
    "broken": lambda: called("bid H 6", "double", "redouble", *PASSES).out().moment(),
    "spade-broken": lambda: called("bid S 1", "double", *PASSES).out().moment(),
    "slip": lambda: called("bid H 1", "double", *PASSES).out().moment(),
    "auction-score": lambda: called("bid H 2", *PASSES, before=6).first(20).moment(then="page score"),
    "auction-six": lambda: Rubber(*SIX).deals(HAND).turn("bid NT 1", *PASSES).first(14).moment(),
    "auction-rubber": lambda: Rubber(seed=2).to_its_end().moment(),
    "auction-laws": lambda: called("bid H 2", *PASSES).first(20).moment(then="page laws"),
}
