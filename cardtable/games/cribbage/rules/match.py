"""A game of cribbage once, twice or thrice round the board, and a match of several, with their stakes."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.families.match import Partie, Rubber, partners, payers, winner
from cardtable.games.cribbage.laws import CODE, LAW
from cardtable.games.cribbage.options import CribbageOptions
from cardtable.games.cribbage.rules.count import ORDER
from cardtable.games.cribbage.rules.forms import FORMS, lurched, payment
from cardtable.games.cribbage.rules.rules import LAYOUT, PACK, START, STOCK, Cribbage
from cardtable.rules.cutting import Cut, CutTerms
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Sides, by_side


@dataclass(frozen=True)
class CribbageCutTerms(CutTerms):
    """What is cut for."""

    partners: bool = False       # by four, who play together


class CribbageCut(Cut):
    """Lowest deals, the ace being lowest (002:1196-1200); `ranked` is from lowest to highest.

    Those whose equal cards leave it open who deals cut again; and where four cut for `partners`, those that leave open
    who play together, as at whist (002:1824-1826, 7548-7556).
    """

    layout, pack, spread, shown, strength, law, code = LAYOUT, PACK, STOCK, START, ORDER, LAW["cut"], CODE.name
    lowest_first = True

    agrees_on = CribbageCutTerms
    terms: CribbageCutTerms

    def begin(self) -> None:
        super().begin()
        self.parts = (1, 2) if self.terms.partners else (1,)


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


class CribbageMatch(Rubber):
    """So many games, each after a fresh cut, partners staying together; every loser pays the winner, double when
    lurched."""

    cut = CribbageCut

    def begin(self) -> None:
        super().begin()
        self.chosen = CribbageOptions.of(self.options)
        self.form = FORMS[self.chosen.form]

    def games(self) -> int:
        return self.chosen.games

    def cutting(self, purse: Sequence[int] = ()) -> CribbageCut:
        """All from their first seats, and before the first game of four for partners, too."""
        return CribbageCut(player=tuple(range(self.form.seats)), purse=purse, partners=self._parting())

    def _parting(self) -> bool:
        """Whether a cut is for partners."""
        return self.form.seats == 4 and not self.finished

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        return partners(ranked) if self._parting() else self.player

    def dealt(self, dealer: int, purse: list[int]) -> CribbageGame:
        return CribbageGame(self.options, player=self.player, purse=purse, dealer=dealer)

    def settle(self, last: Deal) -> None:
        assert isinstance(last, Cribbage)
        assert last.goal
        last.say(last.side.index(winner(last)), GAME_WON)
        paying, law = tuple(payers(last)), LAW["lurch"] if last.resigned is None else LAW["giving up"]
        for side in dict.fromkeys([last.side[loser] for loser, _ in paying]):
            if lurched(last.score[side], last.goal):
                last.say(last.side.index(side), "lurched", law=LAW["lurch"])
        for loser, to in paying:
            coins = payment(last.score[last.side[loser]], last.goal, self.chosen.stake)
            last.pay(coins, last.player[loser], last.player[to], "game", law)

    def sides(self) -> Sides:
        unknown = self._parting() and isinstance(self.inner, Cut)
        return super().sides() if unknown else by_side(self.player, self.form.side)
