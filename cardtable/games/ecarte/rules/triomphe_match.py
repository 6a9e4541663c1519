"""La Triomphe as a game of so many points, and its stakes."""
from __future__ import annotations

from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.rules import ORDER, PACK
from cardtable.games.ecarte.rules.triomphe import STOCK, TABLE, TURN_UP, Triomphe
from cardtable.rules.cutting import Cut
from cardtable.rules.match import Level, Result, Series, Sides, pairs, together

HANDS = {"two": (2,), "partners": (4, 6), "round": (4, 5)}      # 000:702, 769


class TriompheCut(Cut):
    """Lowest deals (000:710-712)."""

    layout, pack, spread, shown, strength, code = TABLE, PACK, STOCK, TURN_UP, ORDER, TRIOMPHE.name
    lowest_first, law, parts = True, 4, ()       # sides go by the whole order: all cut again


class TriompheMatch(Series):
    """One game; the deal passes to the left.  Starts from the number of players.

    Of partners, those who cut lowest are one side, the others the other, and they sit alternately: a ruling.  Who
    loses pays a stake to the winner, of partners each to one of the winners.
    """

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)

    def first(self) -> Level:
        number = self.start["players"]
        return TriompheCut(player=tuple(range(number)), purse=[0] * number)

    def following(self) -> Level | None:
        last = self.inner
        if isinstance(last, Cut):
            player = self.seated(last.ranked)
            sides = 2 if self.chosen.hands == "partners" else len(player)
            return self._deal(player.index(last.ranked[0]), [0] * sides, last.purse, player)
        assert isinstance(last, Triomphe)
        if not last.ends_game:
            return self._deal(last.left(last.dealer), last.score, last.purse, last.player)
        winner = last.score.index(max(last.score)) if last.resigned is None else 1 - last.resigned
        self._settle(last, winner)
        return None

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        """Players by seat."""
        if self.chosen.hands != "partners":
            return tuple(sorted(ranked))
        half = len(ranked) // 2
        return tuple([player for pair in zip(ranked[:half], ranked[half:]) for player in pair])

    def _deal(self, dealer: int, score: list[int], purse: list[int], player: tuple[int, ...]) -> Triomphe:
        return Triomphe(dealer, score, purse, player, points=self.chosen.points, hands=self.chosen.hands,
                        show_hands=self.chosen.show_hands, pillage=self.chosen.pillage)

    def _settle(self, deal: Triomphe, winner: int) -> None:
        self.finished += (winner,)
        winners = [p for s, p in enumerate(deal.player) if deal.side[s] == winner]
        losers = [p for s, p in enumerate(deal.player) if deal.side[s] != winner]
        deal.say(deal.side.index(winner), "game", 1, law=8)
        for loser, to in pairs(losers, winners):
            deal.pay(self.chosen.stake, loser, to, "game", law=8)

    def result(self) -> Result:
        """Who resigns has lost, whatever he has marked."""
        deal = self.deal()
        if isinstance(deal, Cut):
            return Result.most((0,) * deal.players, "points")
        found = Result.most([deal.score[deal.side[deal.player.index(p)]] for p in range(deal.players)], "points")
        won = frozenset([p for p, side in zip(deal.player, deal.side) if side in self.finished])
        return found._replace(winners=won) if self.finished else found

    def sides(self) -> Sides:
        deal = self.deal()
        return super().sides() if isinstance(deal, Cut) else together(deal.player, deal.side)
