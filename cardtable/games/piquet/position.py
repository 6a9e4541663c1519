"""Moments of Piquet as one player sees them, from as little as a book tells: for its cases, lessons and blunders."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import Cards
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.rules.exchange import CLOTH, DEALT, HAND, MOST
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.match import PiquetMatch, PiquetPartie
from cardtable.games.piquet.rules.rules import PACK, Piquet
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.options import Value
from cardtable.rules.view import View

OWN, OTHER = 0, 1


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """The exchange of the player in seat 0, with the hand that was dealt to him.

    As dealer he exchanges after elder hand has taken so many.  `score` is his and the other's, before the deal that is
    number so many of the partie.
    """

    hand: Cards
    elder: bool = True
    taken: int = MOST
    score: tuple[int, int] = (0, 0)
    number: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        if len(set(self.hand)) != DEALT or not 1 <= self.taken <= MOST:
            raise NoPosition(f"no hand dealt, or nothing that can be taken: {self.hand}, {self.taken}")
        match = GAME.match(self.options)
        assert isinstance(match, PiquetMatch)
        series = PiquetPartie(match.options, dealer=OTHER if self.elder else OWN, player=(OWN, OTHER), purse=[0, 0])
        series.finished = (self.score,) * (self.number - 1)
        deal = series.dealt(series.start["dealer"], list(self.score), [0, 0], None)
        knowledge = Knowledge(deal.eyes(OWN), PACK, len(CLOTH))
        deal.tell = knowledge.note
        deal.do_shuffle(NATURE, *self.order(deal))
        if not self.elder:
            others = sorted(deal.zone[HAND[OTHER]], key=lambda c: ORDER[c.rank])
            deal.do_discard(OTHER, *others[:self.taken])
        series.inner = deal
        match.inner = series
        return View(GAME.name, OWN, match.view(OWN), knowledge)

    def order(self, deal: Piquet) -> Cards:
        """A pack that deals him this hand; the other's cards are no carte blanche."""
        rest = sorted([c for c in PACK if c not in self.hand], key=lambda c: -ORDER[c.rank])
        hands = {OWN: list(self.hand), OTHER: rest[::2] + rest[1::2]}
        order = []
        for packet in deal.packets:
            for seat in deal.round(deal.elder):
                order += [hands[seat].pop(0) for _ in range(packet)]
        return (*order, *hands[OTHER])
