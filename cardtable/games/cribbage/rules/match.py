"""A game of cribbage once, twice or thrice round the board, and a match of several, with their stakes."""
from __future__ import annotations

from typing import Any

from cardtable.families.match import Partie
from cardtable.games.cribbage.laws import CODE, LAW
from cardtable.games.cribbage.options import CribbageOptions
from cardtable.games.cribbage.rules.count import ORDER
from cardtable.games.cribbage.rules.forms import FORMS, lurched, payment
from cardtable.games.cribbage.rules.rules import LAYOUT, PACK, START, STOCK, Cribbage
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Result, Series, Sides, pairs, together


class CribbageCut(Cut):
    """Lowest deals, the ace being lowest (002:1196-1200); `ranked` is from lowest to highest.

    Those whose equal cards leave it open who deals cut again; and where four cut for `partners`, those that leave open
    who play together, as at whist (002:1824-1826, 7548-7556).
    """

    layout, pack, spread, shown, strength, law, code = LAYOUT, PACK, STOCK, START, ORDER, LAW["cut"], CODE.name
    lowest_first = True

    def begin(self, partners: bool = False, **options: Any) -> None:
        super().begin(**options)
        self.partners = partners
        self.parts = (1, 2) if partners else (1,)


class CribbageGame(Partie):
    """The deal passes to the left (002:1736, 1803-1809)."""

    def begin(self) -> None:
        self.chosen = CribbageOptions.of(self.options)
        self.form = FORMS[self.chosen.form]

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Cribbage:
        return Cribbage(dealer, score or [0] * (max(self.form.side) + 1), purse, self.start["player"],
                        form=self.chosen.form, first=last is None, game=self.goal(),
                        by_hand=self.chosen.counting == "by hand", muggins=self.chosen.missed)

    def goal(self) -> int:
        """The points of the game."""
        return self.chosen.length if self.chosen.form == "three-handed" else self.form.game

    @property
    def winner(self) -> int:
        """The side that has won, once over; who resigns leaves the game to the best of the others, of equals to the
        nearest at his left."""
        deal = self.deal()
        first = 0 if deal.resigned is None else deal.resigned + 1
        sides = [(first + n) % len(deal.score) for n in range(len(deal.score))]
        return max([side for side in sides if side != deal.resigned], key=lambda side: deal.score[side])


class CribbageMatch(Series):
    """So many games, each after a fresh cut, partners staying together; every loser pays the winner, double when
    lurched."""

    def begin(self) -> None:
        self.chosen = CribbageOptions.of(self.options)
        self.form = FORMS[self.chosen.form]
        self.seated: tuple[int, ...] = ()                # by seat, once partners have been cut for

    def first(self) -> Level:
        return self._cut([0] * self.form.seats)

    def _cut(self, purse: list[int]) -> Level:
        return CribbageCut(player=tuple(range(self.form.seats)), purse=purse, partners=self._partners())

    def _partners(self) -> bool:
        """Whether partners are still to be cut for."""
        return self.form.seats == 4 and not self.seated

    def following(self) -> Level | None:
        last, purse = self.inner, self.deal().purse
        if isinstance(last, Cut):
            self.seated = self._seats(last.ranked)
            return CribbageGame(self.options, player=self.seated, purse=purse,
                                dealer=self.seated.index(last.ranked[0]))
        assert isinstance(last, CribbageGame)
        self._settle(last)
        if max(self.result().by_player) > self.chosen.games // 2:
            return None
        return self._cut(purse)

    def _seats(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        """Four cut for partners: the two lowest against the two highest, the lowest in the first seat."""
        if not self._partners():
            return self.seated or tuple(range(self.form.seats))
        lowest, second, third, highest = ranked
        return lowest, third, second, highest

    def _settle(self, game: CribbageGame) -> None:
        deal, side = game.deal(), game.winner
        winners = [deal.player[s] for s in range(deal.seats) if deal.side[s] == side]
        self.finished += (tuple(winners),)
        deal.say(deal.seats_of(winners[0])[0], "game")
        losers = [s for s in range(deal.seats) if deal.side[s] != side and deal.resigned in (None, deal.side[s])]
        for loser in losers:
            if lurched(deal.score[deal.side[loser]], game.goal()):
                deal.say(loser, "lurched", law=LAW["lurch"])
        for loser, winner in pairs(losers, winners):
            coins = payment(deal.score[deal.side[loser]], game.goal(), self.chosen.stake)
            deal.pay(coins, deal.player[loser], winner, "game",
                     LAW["lurch"] if deal.resigned is None else LAW["giving up"])

    def result(self) -> Result:
        won = [sum([p in winners for winners in self.finished]) for p in range(self.form.seats)]
        return Result.most(won, "games")

    def sides(self) -> Sides:
        return together(self.seated, self.form.side) if self.seated else super().sides()

