"""Bridge's moments: trumps named or left to the partner, doublings, Dummy laid open, slams, a rubber that ends."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.games.bridge.rules import Bridge
from tools.moments import Moment
from tools.moments_strict import careless, left_of_the_pack, lies_exposed
from tools.rubbers import DEALER, LEFT, PARTNER, SIX, WAITS, FourHands


class Rubber(FourHands[Bridge]):
    """Writes the record of a rubber."""

    name, kind = "bridge", Bridge


HAND = "AS 8S 4S KD JD 6D QC 7C AH KH TH 9H 3H"
DUMMY = "QH JH 4H 7S 5S AD 9D 3D 2D TC 9C 5C 2C"
LEFT_HAND = "KS QS JS 8C 6C 4D 5D QD TD 8D 2H 5H 6H"


def dealt(*cuts: str, before: int = 0, **options: Any) -> Rubber:
    """The person has this hand, and his partner that."""
    return Rubber(*(cuts or (DEALER,)), before=before, **options).deals(HAND, LEFT_HAND, DUMMY)


def hearts(*words: str, before: int = 0, **options: Any) -> Rubber:
    """The person has named hearts, and that was said of it."""
    return dealt(before=before, **options).turn("name H", *(words or ("may-i-lead", "yes")))


THRICE = ("double", "redouble", "redouble", "satisfied", "satisfied")

MOMENTS: dict[str, Callable[[], Moment]] = {
    "exposed": lambda: careless("bridge", "ordering"),
    "remedy": lambda: careless("bridge", "remedy"),
    "exposed-by-the-slate": lambda: careless("bridge", "remedy", lambda deal: lies_exposed(deal, 3)),
    "by-hand": lambda: careless("bridge", "taking_up", dealing="hands"),
    "left-of-the-pack": lambda: careless("bridge", "play", left_of_the_pack, dealing="hands"),
    "cut": lambda: Rubber(DEALER).moment(),
    "declaring": lambda: dealt().moment(),
    "left": lambda: dealt(PARTNER).turn("leave-it").moment(),
    "doubling": lambda: dealt(LEFT).turn("leave-it", "name D").moment(),
    "answering": lambda: dealt(PARTNER, before=1).turn("name D", "may-i-lead").moment(),
    "redoubling": lambda: hearts("may-i-lead", "double").moment(),
    "thrice": lambda: hearts(*THRICE[:4]).moment(),
    "lead": lambda: hearts(*THRICE).moment(),
    "dummy": lambda: hearts("double", "redouble", "satisfied", "satisfied", before=4).first(2).moment(),
    "trick": lambda: hearts(before=2).first(30).moment(),
    "as-dummy": lambda: dealt(PARTNER).turn("name NT", "double", "satisfied", "satisfied").first(14).moment(),
    "defending": lambda: dealt(LEFT).turn("leave-it", "name D", "may-i-lead", "yes").first(9).moment(),
    "last-trick": lambda: hearts(before=3).first(48).moment(),
    "slip": lambda: hearts("double", "satisfied", "satisfied").out().moment(),
    "double-dummy": lambda: hearts("double", "satisfied", "satisfied").out().moment(then="double"),
    "score": lambda: hearts(before=3).first(20).moment(then="page score"),
    "endless": lambda: hearts(*["double", *["redouble"] * 6], endless=True).moment(),
    "limit": lambda: hearts("double", "redouble", "redouble", "redouble").moment(),
    "six": lambda: Rubber(*SIX).deals(HAND).turn("leave-it", "name C", "may-i-lead", "yes").first(14).moment(),
    "six-dummy": lambda: Rubber(*SIX).deals(HAND).turn("leave-it", "name C", "may-i-lead", "yes").first(1).moment(),
    "six-waiting": lambda: Rubber(*WAITS).as_they_come().turn("name NT", "may-i-lead", "yes").first(14).moment(),
    "rubber": lambda: Rubber(seed=2).to_its_end().moment(),
    "six-rubber": lambda: Rubber(*SIX, seed=3).to_its_end().moment(),
    "laws": lambda: hearts().first(20).moment(then="page laws"),
}
