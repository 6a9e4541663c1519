"""Games of five up, rubbers of them, and Pool Écarté, with their stakes."""
from __future__ import annotations

from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.rules import LAYOUT, ORDER, PACK, PACKETS, POOL, STOCK, TURN_UP, Ecarte
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Result, Series

MULTIPLIER = (3, 2, 2, 1, 1)             # law 46: by the loser's points, when treble, double and single are agreed


def times(loser_points: int, goal: int, agreed: bool) -> int:
    """What the game counts: treble against none, double against less than three of five, else single."""
    return MULTIPLIER[loser_points * 5 // goal] if agreed else 1


class EcarteCut(Cut):
    """Higher deals (000:267-279)."""

    layout, pack, spread, shown, strength, law = LAYOUT, PACK, STOCK, TURN_UP, ORDER, 5
    parts = ()                           # at the pool it matters who is second, too: all cut again
    code = CAVENDISH.name                # whose laws of cutting Hoyle repeats


def cut(players: tuple[int, ...], purse: list[int]) -> EcarteCut:
    """These players cut for the deal."""
    return EcarteCut(player=players, purse=purse)


class EcarteGame(Series):
    """Five up, the deal alternating (002:2126-2171).  Starts from the players by seat, the dealer and the purses."""

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)

    def first(self) -> Deal:
        fixed = self.chosen.packets if self.chosen.packets in PACKETS else ""
        return self._deal(self.start["dealer"], (0, 0), self.start["purse"], (fixed, fixed))

    def _deal(self, dealer: int, score: tuple[int, ...], purse: list[int], packets: tuple[str, str]) -> Deal:
        kind = StrictEcarte if self.chosen.laws == "strict" else Ecarte
        return kind(dealer, score, purse, self.start["player"], points=self.chosen.points, packets=packets,
                    code=self.chosen.code)

    def following(self) -> Deal | None:
        deal = self.inner
        assert isinstance(deal, Ecarte)
        if deal.ends_game:
            return None
        return self._deal(1 - deal.dealer, tuple(deal.score), deal.purse, deal.packets)

    @property
    def winner(self) -> int:
        """The seat that has won, once over."""
        deal = self.deal()
        if deal.resigned is not None:
            return 1 - deal.resigned
        return int(deal.score[1] > deal.score[0])

    def counts(self) -> int:
        """Single, double or treble (law 46)."""
        return times(self.deal().score[1 - self.winner], self.chosen.points, self.chosen.multiplier)


class Rubber(Series):
    """One game, or the best of several (000:1124-1135), for a stake a game.  `finished` holds each winner."""

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)

    def first(self) -> Level:
        return cut((0, 1), [0] * 5)

    def following(self) -> Level | None:
        last = self.inner
        purse = self.deal().purse
        if isinstance(last, Cut):
            return self._game(last.ranked[0], purse)
        assert isinstance(last, EcarteGame)
        self._settle(last)
        if max(self.result().by_player) > self.chosen.games // 2:
            return None
        if self.chosen.cut:
            return cut((0, 1), purse)
        return self._game(1 - last.deal().dealer, purse)

    def _game(self, dealer: int, purse: list[int]) -> EcarteGame:
        return EcarteGame(self.options, dealer=dealer, player=(0, 1), purse=purse)

    def _settle(self, game: EcarteGame) -> None:
        deal, winner = game.deal(), game.winner
        self.finished += (winner,)
        deal.say(winner, "game", game.counts(), law=46)
        deal.pay(self.chosen.stake * game.counts(), 1 - winner, winner, "game", law=46)

    def result(self) -> Result:
        return Result.most((self.finished.count(0), self.finished.count(1)), "games")


class Pool(Series):
    """Three players, two at the table; who first wins two games running takes the pool (000:1155-1182).

    `finished` holds each game's winner, `pair` the players at the table, `out` the one who waits.  Each pair cuts
    afresh.  Under the second method only those who come in stake, and losers add nothing.
    """

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)
        self.pair, self.out = (0, 1), 2

    def first(self) -> Level:
        return cut((0, 1, 2), [0] * 6)

    def following(self) -> Level | None:
        last = self.inner
        deal = self.deal()
        if isinstance(last, Cut):
            if last.seats == 3:
                highest, second, self.out = last.ranked
                self.pair = (highest, second)
                for player in self.engaged():
                    self.stake(deal, player)
                return self._game(0, deal.purse)
            return self._game(last.ranked[0], deal.purse)
        assert isinstance(last, EcarteGame)
        winner, loser = self.pair[last.winner], self.pair[1 - last.winner]
        self.finished += (winner,)
        deal.say(last.winner, "game", 1)
        if self.chosen.method == 1:
            self.stake(deal, loser)
        if self.finished[-2:] == (winner, winner):
            deal.pay(deal.purse[POOL], POOL, winner, "pool")
            return None
        if self.chosen.method == 2:
            self.stake(deal, self.out)
        self.pair = (winner, self.out) if last.winner == 0 else (self.out, winner)      # he takes the loser's seat
        self.out = loser
        return cut(self.pair, deal.purse)

    def engaged(self) -> tuple[int, ...]:
        """Who puts in the first stakes."""
        return (0, 1, 2) if self.chosen.method == 1 else self.pair

    def stake(self, deal: Deal, player: int) -> None:
        deal.pay(self.chosen.stake, player, POOL, "stake")

    def _game(self, dealer: int, purse: list[int]) -> EcarteGame:
        return EcarteGame(self.options, dealer=dealer, player=self.pair, purse=purse)

    def result(self) -> Result:
        return Result.most(self.deal().purse[:3], "coins")
