"""La Triomphe as a game of so many points, and its stakes."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.match import Cutting, by_points, partners, payers, winner
from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.rules import ORDER, PACK
from cardtable.games.ecarte.rules.triomphe import STOCK, TABLE, TURN_UP, Triomphe
from cardtable.rules.cutting import Cut
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result, Sides, by_side

HANDS = {"two": (2,), "partners": (4, 6), "round": (4, 5)}      # 000:702, 769


class TriompheCut(Cut):
    """Lowest deals (000:710-712)."""

    layout, pack, spread, shown, strength, code = TABLE, PACK, STOCK, TURN_UP, ORDER, TRIOMPHE.name
    lowest_first, law, parts = True, 4, ()       # sides go by the whole order: all cut again


class TriompheMatch(Cutting):
    """One game; the deal passes to the left.

    Of partners, those who cut lowest are one side, the others the other, and they sit alternately: a ruling.  Who
    loses pays a stake to the winner, of partners each to one of the winners.
    """

    cut = TriompheCut

    def begin(self) -> None:
        super().begin()
        self.chosen = EcarteOptions.of(self.options)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        return partners(ranked) if self.chosen.hands == "partners" else self.player

    def dealt(self, dealer: int, purse: list[int], score: Sequence[int] = ()) -> Triomphe:
        sides = 2 if self.chosen.hands == "partners" else len(self.player)
        return Triomphe(dealer, score or (0,) * sides, purse, self.player, points=self.chosen.points,
                        hands=self.chosen.hands, show_hands=self.chosen.show_hands, pillage=self.chosen.pillage)

    def next_after(self, last: Level) -> Level | None:
        assert isinstance(last, Triomphe)
        if not last.ends_game:
            return self.dealt(last.left(last.dealer), last.purse, last.score)
        last.say(last.side.index(winner(last)), GAME_WON, 1, law=8)
        for loser, to in payers(last):
            last.pay(self.chosen.stake, last.player[loser], last.player[to], "game", law=8)
        return None

    def result(self) -> Result:
        return by_points(self.deal())

    def sides(self) -> Sides:
        return by_side(self.deal().player, self.deal().side)
