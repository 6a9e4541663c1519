"""A sitting of Pope Joan: the first knave deals, everybody deals as often, then the last round."""
from __future__ import annotations

from cardtable.games.pope_joan.laws import CODE, LAW
from cardtable.games.pope_joan.options import PopeJoanOptions
from cardtable.games.pope_joan.rules import LAYOUT, PLAYED, STOCK, LastRound, PopeJoan
from cardtable.games.pope_joan.tray import DRESS, PACK
from cardtable.rules.cutting import FirstKnave
from cardtable.rules.deal import Deal
from cardtable.rules.match import Result, Series


class Facing(FirstKnave):
    """002:4502-4504."""

    layout, pack, code, spread, faced, law = LAYOUT, PACK, CODE.name, STOCK, PLAYED, LAW["first dealer"]


class PopeJoanSitting(Series):
    """Each player deals so many rounds, then the last round; counters in hand are the result."""

    def begin(self) -> None:
        self.seats = int(self.start["players"])
        self.chosen = PopeJoanOptions.of(self.options)

    def first(self) -> Deal:
        purse = [self.chosen.counters] * self.seats + [0] * len(DRESS)
        return Facing(purse=purse, player=tuple(range(self.seats)))

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
