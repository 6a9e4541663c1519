"""Games of seven up, the deal passing on; the best of so many."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import ranking
from cardtable.families.match import Partie, Rubber, partners, winner
from cardtable.games.all_fours.laws import CODE, LAW
from cardtable.games.all_fours.options import AllFoursOptions
from cardtable.games.all_fours.rules import LAYOUT, PACK, SEATS, AllFours
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Sides, by_side


class HighestCut(Cut):
    """The highest deals, and of four plays with the next highest (002:134, 168-171); equal cards that leave either
    open cut again."""

    layout, pack, spread, shown, code = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, CODE.name
    strength, law = ranking("23456789TJQKA"), LAW["cut"]

    def begin(self) -> None:
        super().begin()
        self.parts = (1, 2) if self.seats == SEATS else (1,)


class LowestCut(HighestCut):
    """The newer rule: the lowest deals, the ace counting lowest (002:17922-17924)."""

    strength, lowest_first = ranking("A23456789TJQK"), True


class AllFoursGame(Partie):
    """One game."""

    def dealt(self, dealer: int, score: Sequence[int], purse: list[int], last: Deal | None) -> AllFours:
        again = isinstance(last, AllFours) and last.ran_out
        chosen = AllFoursOptions.of(self.options)
        return AllFours(last.dealer if last is not None and again else dealer, score or (0, 0), purse,
                        self.start["player"], off_suit=chosen.off_suit, six=chosen.six, by_heart=chosen.by_heart,
                        in_turn=self.start.get("in_turn", True))


class AllFoursMatch(Rubber):
    """Between games the deal goes on as before: a ruling."""

    def begin(self) -> None:
        super().begin()
        self.chosen = AllFoursOptions.of(self.options)

    def games(self) -> int:
        return self.chosen.games

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        kind = LowestCut if self.chosen.lowest else HighestCut
        return kind(player=self.player, purse=purse)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        return partners(ranked) if len(ranked) == SEATS else self.player

    def dealt(self, dealer: int, purse: list[int]) -> AllFoursGame:
        return AllFoursGame(self.options, dealer=dealer, player=self.player, purse=purse,
                            in_turn=self.start.get("in_turn", True))

    def next_game(self, last: Deal) -> AllFoursGame:
        """The deal goes on."""
        return self.dealt(self.dealer_after(last), last.purse)

    def settle(self, last: Deal) -> None:
        last.say(last.side.index(winner(last)), GAME_WON, 1,
                 law=LAW["order"] if last.resigned is None else last.on_giving_up())

    def sides(self) -> Sides:
        return by_side(self.deal().player, self.deal().side)
