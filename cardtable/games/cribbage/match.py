"""A game of cribbage once, twice or thrice round the board, and a match of several, with their stakes."""
from __future__ import annotations

from cardtable.games.cribbage.count import ORDER
from cardtable.games.cribbage.forms import FORMS, lurched, payment
from cardtable.games.cribbage.laws import CODE, LAW
from cardtable.games.cribbage.rules import LAYOUT, PACK, START, STOCK, Cribbage
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Series


class CribbageCut(Cut):
    """Lowest deals, the ace being lowest (002:1196-1200); `ranked` is from lowest to highest."""

    layout, pack, spread, shown, strength, law, code = LAYOUT, PACK, STOCK, START, ORDER, LAW["cut"], CODE.name
    lowest_first = True


class CribbageGame(Series):
    """The deal passes to the left (002:1736, 1803-1809)."""

    def first(self) -> Deal:
        sides = max(FORMS[str(self.options["form"])].side) + 1
        return self._deal(self.start["dealer"], (0,) * sides, self.start["purse"], first=True)

    def _deal(self, dealer: int, score: tuple[int, ...], purse: list[int], first: bool) -> Cribbage:
        return Cribbage(dealer, score, purse, self.start["player"], form=str(self.options["form"]), first=first,
                        game=self.target(), by_hand=self.options["counting"] == "by hand",
                        muggins=self.options["missed"])

    def target(self) -> int:
        """The points of the game."""
        form = str(self.options["form"])
        return int(self.options["length"]) if form == "three-handed" else FORMS[form].game

    def following(self) -> Deal | None:
        deal = self.inner
        assert isinstance(deal, Cribbage)
        if deal.resigned is not None or max(deal.score) >= self.target():
            return None
        return self._deal(deal.left(deal.dealer), tuple(deal.score), deal.purse, first=False)

    @property
    def winner(self) -> int:
        """The side that has won, once over; who resigns leaves the game to the best of the others."""
        deal = self.deal()
        sides = [s for s in range(len(deal.score)) if s != deal.resigned]
        return max(sides, key=lambda side: deal.score[side])

    def standing(self) -> tuple[int, ...]:
        deal = self.deal()
        return tuple([deal.score[deal.side[deal.seats_of(p)[0]]] for p in range(deal.players)])


class CribbageMatch(Series):
    """So many games, each after a fresh cut; every loser pays the winner, double when lurched."""

    def begin(self) -> None:
        self.form = FORMS[str(self.options["form"])]

    def first(self) -> Level:
        return self._cut([0] * self.form.seats)

    def _cut(self, purse: list[int]) -> Level:
        return CribbageCut(player=tuple(range(self.form.seats)), purse=purse)

    def following(self) -> Level | None:
        last, purse = self.inner, self.deal().purse
        if isinstance(last, Cut):
            return CribbageGame(self.options, player=self._seats(last.ranked), purse=purse, dealer=self._dealer(last))
        assert isinstance(last, CribbageGame)
        self._settle(last)
        if max(self.standing()) > self.options["games"] // 2:
            return None
        return self._cut(purse)

    def _seats(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        """Four cut for partners: the two lowest against the two highest, the lowest in the dealer's seat."""
        if self.form.seats < 4:
            return tuple(range(self.form.seats))
        lowest, second, third, highest = ranked
        return lowest, third, second, highest

    def _dealer(self, cut: Cut) -> int:
        return 0 if self.form.seats == 4 else cut.ranked[0]

    def _settle(self, game: CribbageGame) -> None:
        deal, side = game.deal(), game.winner
        winners = [deal.player[s] for s in range(deal.seats) if deal.side[s] == side]
        self.finished += (tuple(winners),)
        deal.say(deal.seats_of(winners[0])[0], "game")
        losers = [s for s in range(deal.seats) if deal.side[s] != side]
        for loser in losers:
            if lurched(deal.score[deal.side[loser]], game.target()):
                deal.say(loser, "lurched", law=LAW["lurch"])
        for n, loser in enumerate(losers):
            coins = payment(deal.score[deal.side[loser]], game.target(), self.options["stake"])
            deal.pay(coins, deal.player[loser], winners[n % len(winners)], "game", LAW["lurch"])

    def standing(self) -> tuple[int, ...]:
        return tuple([sum([p in winners for winners in self.finished]) for p in range(self.form.seats)])

