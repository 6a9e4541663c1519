"""Games of five up, rubbers of them, and Pool Écarté, with their stakes."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.match import Cutting, Rubber, winner
from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import LAYOUT, ORDER, PACK, PACKETS, POOL, STOCK, TURN_UP, Ecarte
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result, Series
from cardtable.rules.strict_cutting import TwoShown

MULTIPLIER = (3, 2, 2, 1, 1)             # law 46: by the loser's points, when treble, double and single are agreed


def times(loser_points: int, goal: int, agreed: bool) -> int:
    """What the game counts: treble against none, double against less than three of five, else single."""
    return MULTIPLIER[loser_points * 5 // goal] if agreed else 1


class EcarteCut(Cut):
    """Higher deals (000:267-279)."""

    layout, pack, spread, shown, strength, law = LAYOUT, PACK, STOCK, TURN_UP, ORDER, 5
    parts = ()                           # at the pool it matters who is second, too: all cut again
    code = CAVENDISH.name                # whose laws of cutting Hoyle repeats


class ShowingCut(TwoShown, EcarteCut):
    """Where hands deal: who shows more cards than one cuts again."""

    book, two_law, higher = CAVENDISH, 4, False


class EcarteGame(Series):
    """Five up, the deal alternating (002:2126-2171).  Starts from the players by seat, the dealer and the purses."""

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)

    def first(self) -> Deal:
        fixed = self.chosen.packets if self.chosen.packets in PACKETS else ""
        return self._deal(self.start["dealer"], (0, 0), self.start["purse"], (fixed, fixed))

    def _deal(self, dealer: int, score: tuple[int, ...], purse: list[int], packets: tuple[str, str],
              ledger: Ledger = NEW) -> Deal:
        kind = GivenEcarte if self.chosen.by_hand else StrictEcarte if self.chosen.laws == "strict" else Ecarte
        return kind(dealer, score, purse, self.start["player"], points=self.chosen.points, packets=packets,
                    code=self.chosen.code, hands_mark=self.chosen.hands_mark, ledger=ledger,
                    drawn=self.start.get("drawn", True))

    def following(self) -> Deal | None:
        deal = self.inner
        assert isinstance(deal, Ecarte)
        if deal.ends_game:
            return None
        ledger = deal.handed_on if isinstance(deal, StrictEcarte) else NEW
        return self._deal(self.dealer_after(deal), tuple(deal.score), deal.purse, deal.packets, ledger)


class EcarteRubber(Rubber):
    """One game, or the best of several (000:1124-1135), for a stake a game."""

    cut = EcarteCut

    def begin(self) -> None:
        super().begin()
        self.chosen = EcarteOptions.of(self.options)

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        return ShowingCut(player=self.player, purse=purse) if self.chosen.by_hand else super().cutting(purse)

    def games(self) -> int:
        return self.chosen.games

    def dealt(self, dealer: int, purse: list[int]) -> EcarteGame:
        return EcarteGame(self.options, dealer=dealer, player=self.player, purse=purse,
                          drawn=self.start.get("drawn", True))

    def next_game(self, last: Deal) -> Level:
        return super().next_game(last) if self.chosen.cut else self.dealt(1 - last.dealer, last.purse)

    def settle(self, last: Deal) -> None:
        best = winner(last)
        counts = times(last.score[1 - best], self.chosen.points, self.chosen.multiplier)
        last.say(best, GAME_WON, counts, law=46)
        last.pay(self.chosen.stake * counts, 1 - best, best, "game", law=46)


class Pool(Cutting):
    """Three players, two at the table; who first wins two games running takes the pool (000:1155-1182).

    `finished` holds each game's winner, `player` who is at the table, `out` the one who waits.  Each pair cuts afresh.
    Under the second method only those who come in stake, and losers add nothing.
    """

    cut = EcarteCut

    def begin(self) -> None:
        super().begin()
        self.chosen = EcarteOptions.of(self.options)
        self.out = 2

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        return ShowingCut(player=self.player, purse=purse) if self.chosen.by_hand else super().cutting(purse)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        if len(ranked) == 2:
            return self.player
        *pair, self.out = ranked
        return tuple(pair)

    def dealt(self, dealer: int, purse: list[int]) -> EcarteGame:
        if not self.finished:
            for player in (0, 1, 2) if self.chosen.method == 1 else self.player:
                self.stake(player)
        return EcarteGame(self.options, dealer=dealer, player=self.player, purse=purse,
                          drawn=self.start.get("drawn", True))

    def next_after(self, last: Level) -> Level | None:
        deal = self.deal()
        seat = winner(deal)
        best, loser = self.player[seat], self.player[1 - seat]
        self.finished += (best,)
        deal.say(seat, GAME_WON, 1)
        if self.chosen.method == 1:
            self.stake(loser)
        if self.finished[-2:] == (best, best):
            deal.pay(deal.purse[POOL], POOL, best, "pool")
            return None
        if self.chosen.method == 2:
            self.stake(self.out)
        self.player = (best, self.out) if seat == 0 else (self.out, best)        # he takes the loser's seat
        self.out = loser
        return self.cutting(deal.purse)

    def stake(self, player: int) -> None:
        self.deal().pay(self.chosen.stake, player, POOL, "stake")

    def result(self) -> Result:
        return Result.most(self.deal().purse[:3], "coins")
