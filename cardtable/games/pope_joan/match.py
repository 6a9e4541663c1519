"""A sitting of Pope Joan: the first knave deals, everybody deals as often, then the last round."""
from __future__ import annotations

from typing import Any

from cardtable.cards import Card
from cardtable.games.pope_joan.laws import CODE, LAW
from cardtable.games.pope_joan.options import PopeJoanOptions
from cardtable.games.pope_joan.rules import LAYOUT, PLAYED, STOCK, LastRound, PopeJoan
from cardtable.games.pope_joan.tray import DRESS, PACK
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.match import Result, Series
from cardtable.rules.moves import Choice, Choices, Order

KNAVE = 9                                        # index of the rank


class FirstKnave(Deal):
    """Cards go round face up; the first knave makes its holder dealer (002:4502-4504)."""

    layout, pack, code, preliminary = LAYOUT, PACK, CODE.name, True

    def begin(self, **options: Any) -> None:
        self.phase = "facing"

    def rights(self, seat: int) -> Choices:
        return ()                                # nothing has begun that could be given up

    def facing(self, seat: int) -> Choices:
        return (Choice("face", Order(self.pack)),)

    def do_face(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for n, card in enumerate(order):
            holder = self.left(self.dealer, n)
            self.draw(1, STOCK, PLAYED[holder], how=motions.FACED)
            if card.rank == KNAVE:
                self.dealer = holder
                break
        self.say(self.dealer, "first knave", law=LAW["first dealer"])
        self.end()


class PopeJoanSitting(Series):
    """Each player deals so many rounds, then the last round; counters in hand are the result."""

    def begin(self) -> None:
        self.seats = int(self.start["players"])
        self.chosen = PopeJoanOptions.of(self.options)

    def first(self) -> Deal:
        purse = [self.chosen.counters] * self.seats + [0] * len(DRESS)
        return FirstKnave(purse=purse, player=tuple(range(self.seats)))

    def following(self) -> Deal | None:
        deal = self.deal()
        if isinstance(deal, LastRound):
            return None
        if isinstance(deal, FirstKnave):
            return PopeJoan(deal.dealer, purse=deal.purse, player=deal.player)
        self.finished += (tuple(deal.purse[:self.seats]),)
        done = deal.resigned is not None or len(self.finished) == self.seats * self.chosen.rounds
        kind = LastRound if done else PopeJoan
        return kind(deal.left(deal.dealer), purse=deal.purse, player=deal.player)

    def result(self) -> Result:
        return Result.most(self.deal().purse[:self.seats], "coins")
