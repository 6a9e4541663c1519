"""What compute/tables.py has computed: cribs, hands that are kept, the play, the race home.

tables.json holds, by form and by part in the deal ("pone", "dealer", "partner" of the dealer):
  cribs   the crib's mean by what is thrown to it, at [(place * 13 + place) * 2 + of one suit]
  kept    how much likelier than by the deal alone each hand is kept, by likely.hands(), in steps of a sixteenth of a
          doubling, 128 being as likely
  pegs    by the same hands, the points pegged by its holder's side and by all others on the average, in sixteenths
  hands   how many hands of a part count 0, 1, 2 ..;  crib  how many cribs do
  joint   how often the sides of pone and dealer have pegged so many in the play: triples
scores.json holds the chance of the game and of the lurch either way at every pair of scores, in ten thousandths.
"""
from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple
from zlib import compress, decompress

from cardtable.cards import Cards
from cardtable.games.cribbage.rules.count import ORDER
from cardtable.games.cribbage.search.likely import Ranks, places

TABLES, SCORES = (Path(__file__).with_name(name) for name in ("tables.json", "scores.json"))
STEPS, EVEN, SIXTEENTHS, WHOLE = 16, 128, 16, 10000


@cache
def tables(form: str) -> dict[str, Any]:
    """All that is known of a form."""
    found: dict[str, Any] = json.loads(TABLES.read_text())[form]
    return found


@cache
def cribs(form: str, part: str) -> array[float]:
    """The crib's mean by what a seat of this part throws."""
    return array("d", tables(form)["cribs"][part])


def crib_mean(thrown: Cards, form: str, part: str) -> float:
    """What the crib comes to, with these cards in it and the others throwing as is best for them."""
    a, b = thrown[0], thrown[-1]
    return cribs(form, part)[(ORDER[a.rank] * 13 + ORDER[b.rank]) * 2 + (a.suit == b.suit)]


@cache
def kept(form: str, part: str) -> tuple[float, ...]:
    """How much likelier than by the deal alone each hand is kept."""
    return tuple([2 ** ((byte - EVEN) / STEPS) for byte in b64decode(tables(form)["kept"][part])])


class Pegs(NamedTuple):
    """Points pegged in the play on the average."""

    own: float
    others: float


def pegs(form: str, part: str, hand: Ranks) -> Pegs:
    """What the play brings the holder of this hand, and what it brings all others."""
    own, others = _pegs(form, part)
    at = places(len(hand))[hand]
    return Pegs(own[at] / SIXTEENTHS, others[at] / SIXTEENTHS)


@cache
def _pegs(form: str, part: str) -> tuple[bytes, bytes]:
    own, others = tables(form)["pegs"][part]
    return b64decode(own), b64decode(others)


def shares(counts: list[int]) -> list[float]:
    """Counts as chances."""
    total = sum(counts)
    return [n / total for n in counts]


class Chances(NamedTuple):
    """Of the game before a deal, at [points of the pone's side * goal + the dealer's side's]."""

    wins: array[float]               # that the pone's side wins
    lurches: array[float]            # that it does so by a lurch
    lurched: array[float]            # that the dealer's side wins by a lurch

    def worth(self, lurch: float) -> array[float]:
        """The game's worth to the pone's side, 1 being a game won single; `lurch` is what a lurch pays."""
        return array("d", [2 * w - 1 + (lurch - 1) * (one - two)
                           for w, one, two in zip(self.wins, self.lurches, self.lurched)])


@cache
def chances(form: str) -> Chances | None:
    """For the forms with two sides; None where there are three."""
    found = json.loads(SCORES.read_text()).get(form)
    return Chances(*[unpacked(text) for text in found]) if found else None


def packed(values: array[float]) -> str:
    """Chances as text, each as its difference from the one before."""
    steps = [round(value * WHOLE) for value in values]
    apart = array("h", [b - a for a, b in zip([0, *steps], steps)])
    return b64encode(compress(apart.tobytes(), 9)).decode()


def unpacked(text: str) -> array[float]:
    """And back."""
    apart = array("h", decompress(b64decode(text)))
    return array("d", [n / WHOLE for n in accumulate(apart)])


@cache
def worth(form: str, lurch: float) -> array[float]:
    """The game's worth to the pone's side at every pair of scores; empty where there are three sides."""
    found = chances(form)
    return found.worth(lurch) if found else array("d")
