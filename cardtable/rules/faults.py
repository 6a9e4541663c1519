"""Faults as a code of laws has them, each a row of a table; and an offence, from being made to being settled.

A row is words: what is done by a window, a chooser, a remedy or an effect is a method of the strict game, found by its
name (`strict.py`).
"""
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.rules.laws import APPLIED, STRICT, Code

ACCUSE = "accuse"                # the verb of a claim: which article, whom, and in which trick where the code wants it
SECONDED = "seconded"            # what is said by who makes the claim that another has made just before him

HIDDEN = "hidden"                # somebody has to notice it, and to claim it
OPEN = "open"                    # all see it, and yet it costs nothing unless it is claimed
SEEN = "seen"                    # all see it, and it is settled at once
EVIDENT = "evident"              # it comes to light by itself when all is played


class Fault(NamedTuple):
    """A row of a code: which article is broken, who notices it until when, and what it may cost."""

    article: int | str                       # its number, or the short name of an article without one
    notice: str = HIDDEN
    window: str = "always"                   # while this holds it may be claimed; after it the offence has lapsed
    chooser: str = "accuser"                 # the seat that chooses among the remedies
    remedies: tuple[str, ...] = ()           # one of which may be exacted, as far as `may_...` allows it
    at_once: tuple[str, ...] = ()            # effects that follow in any case
    late: bool = False                       # claimed when it is seen, but proved and settled when all is played
    by_trick: bool = False                   # who claims must name the trick
    stated: Mapping[str, int | str] = MappingProxyType({})   # the article of a remedy that another article states


class Offence(NamedTuple):
    """A fault that a seat has made."""

    fault: str                               # its row in the table
    article: int
    seat: int
    cards: Cards = ()
    trick: int = 0                           # in which it was made, from 1; 0 before the play
    state: str = "made"                      # then "claimed" or "seen", and "settled"; or "lapsed"; mended, it is gone
    by: int = -1                             # who has claimed it
    after: int = 0                           # so many cards had been played

    @property
    def pending(self) -> bool:
        """Whether it may still be claimed."""
        return self.state == "made"


class Claim(NamedTuple):
    """What somebody has said that another has done: a law broken, by whom, in which trick (0 where none was named)."""

    seat: int
    article: int
    whom: int
    trick: int = 0

    def of(self, offence: Offence) -> bool:
        """Whether it is this offence that is meant."""
        return (offence.article, offence.seat) == (self.article, self.whom) and self.trick in (0, offence.trick)


Faults = Mapping[str, Fault]


def strictly(code: Code, faults: Faults, by_name: Mapping[str, int] | None = None) -> Code:
    """The code as its table of faults has it: which articles strict laws apply, and what may be exacted for them."""
    rows: dict[int, list[Fault]] = {}
    for row in faults.values():
        number = row.article if isinstance(row.article, int) else (by_name or {})[row.article]
        code.law(number)                     # KeyError where there is none
        rows.setdefault(number, []).append(row)
    return code._replace(laws=tuple([
        law if law.number not in rows else law._replace(
            treatment=law.treatment if law.treatment in APPLIED else STRICT,
            remedies=tuple(dict.fromkeys([name for row in rows[law.number] for name in row.remedies])),
            notice="seen" if all(row.notice == SEEN for row in rows[law.number]) else "claimed")
        for law in code.laws]))
