"""Quinto's moments: doubling, tricks that score, the cachette, Dummy, and a rubber that ends."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.cards import Card, cards
from cardtable.games.quinto.rules import CACHETTE, HAND, PACK, Quinto
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Captain Rooke", "club"), ("Miss Amory", "club"), ("Mrs. Hallam", "club"))
CUTS = {"quinto": "4S KS 2S 9S", "dummy": "2S 9S KS"}
"""His partner deals first, or the person has Dummy."""


class Rubber(Written[Quinto]):
    """Writes the record of a rubber; `before` deals are played by the club's advice before the one that is shown."""

    name, kind = "quinto", Quinto

    def __init__(self, form: str = "quinto", before: int = 0, cut: str = "", **options: Any) -> None:
        super().__init__(company(LEVELS, 3 if form == "dummy" else 4), 3, {"form": form, **options})
        if before >= 0:
            self.do(f"* cut {cut or CUTS[form]}")
        for _ in range(before):
            self.deals().out()

    def deals(self, *hands: str, cachette: str = "") -> Rubber:
        """The person holds the first hand, who sits at his left the next, filled up from the rest."""
        deal, aside = self.deal, list(cards(cachette))
        given: list[list[Card]] = [[] for _ in range(4)]
        for n, text in enumerate(hands):
            given[deal.left(deal.player.index(0), n)] = list(cards(text))
        rest = [c for c in PACK if c not in aside and not any(c in row for row in given)]
        self.rng.shuffle(rest)
        for row in given:
            row += [rest.pop() for _ in range(HAND - len(row))]
        aside += [rest.pop() for _ in range(CACHETTE - len(aside))]
        order = [given[seat][n] for n in range(HAND) for seat in deal.round(deal.left(deal.dealer))]
        return self.shuffled(*aside, *order)

    def out(self) -> Rubber:
        """The deal is played to its end."""
        return self.plays(4 + 4 * HAND)

    def to_its_end(self) -> Rubber:
        """Deal after deal, until the rubber is over."""
        while not self.sitting.match.over:
            self.deals().out()
        return self


HAND_HELD = "AS 9S JO AC 4C 5D KD 7D AH 5H 9H 2H"
PASSES = ("pass",) * 4


def plain(plays: int = 0, before: int = 0, form: str = "quinto", cut: str = "") -> Rubber:
    """A deal under way."""
    return Rubber(form, before, cut).deals(HAND_HELD, cachette="5S 2C 3C QD TD").turn(*PASSES).plays(plays)


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Rubber(before=-1).moment(),
    "doubling": lambda: Rubber().deals(HAND_HELD).turn("pass").moment(),
    "redoubling": lambda: Rubber(cut="9S 2S KS 4S").deals(HAND_HELD).turn("pass", "double").moment(),
    "partner-doubled": lambda: Rubber(cut="KS 2S 9S 4S").deals(HAND_HELD).turn("double", "pass").moment(),
    "doubled": lambda: Rubber().deals(HAND_HELD).turn("double").moment(),
    "redoubled": lambda: Rubber(cut="9S 2S KS 4S").deals(HAND_HELD).turn("pass", "double", "redouble", "pass")
    .plays(6).moment(),
    "trick": lambda: plain(18, 1).moment(),
    "hint": lambda: plain(16, 1).moment(then="hint"),
    "last-trick": lambda: plain(47).moment(),
    "slip": lambda: plain(48).moment(),
    "dummy-doubling": lambda: Rubber("dummy").deals(HAND_HELD).turn("pass").moment(),
    "dummy-unseen": lambda: Rubber("dummy", 1).deals(HAND_HELD).moment(),
    "dummy-play": lambda: plain(9, form="dummy").moment(),
    "dummy-other": lambda: plain(10, form="dummy", cut="9S 2S KS").moment(),
    "rubber": lambda: Rubber().to_its_end().moment(),
}
