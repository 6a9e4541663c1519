"""Games of five up, one after the other, the deal passing on: who first has won so many has won."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cards import ranking
from cardtable.families.match import Cutting, Partie, partners, winner
from cardtable.families.tricks.strict.accounts import NEW
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.laws import HOYLE, HOYLE_LAW, PROFESSOR, PROFESSOR_LAW
from cardtable.games.euchre.options import EuchreOptions
from cardtable.games.euchre.rules import LAYOUT, PACK, SEATS, Euchre
from cardtable.games.euchre.scoring import GAME, Games, games
from cardtable.games.euchre.strict import EuchreByHand, StrictEuchre
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result, Sides, by_side
from cardtable.rules.strict_cutting import TwoShown

ACE_LOW = ranking("A23456789TJQK")


class EuchreCut(Cut):
    """Lowest deals, the two lowest being partners; who are equal where it matters cut again (001:240, 692-696)."""

    layout, pack, spread, shown, strength, code = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, ACE_LOW, PROFESSOR.name
    lowest_first, law = True, PROFESSOR_LAW["1"]

    def begin(self) -> None:
        super().begin()
        self.parts = (1, 2) if self.seats == SEATS else (1,)


class HoyleCut(EuchreCut):
    """The same by Hoyle's own articles, which say whence they have it."""

    code, law = HOYLE.name, HOYLE_LAW["1"]


class StrictCut(TwoShown, EuchreCut):
    """Of two cards the higher counts (001:694-696)."""

    book, two_law = PROFESSOR, PROFESSOR_LAW["1"]


class EuchreGame(Partie):
    """Starts from the dealer, who sits where, the purses, and the points carried over from the game before."""

    def begin(self) -> None:
        self.chosen = EuchreOptions.of(self.options)

    def dealt(self, dealer: int, score: Sequence[int], purse: list[int], last: Deal | None) -> Deal:
        one, player = self.chosen, self.start["player"]
        score = score or self.start["score"]
        if one.professor:
            agreed: dict[str, Any] = {"jambone": one.jambone, "jamboree": one.jamboree,
                                      "lone_leads": one.lone_leads, "opposed": one.opposed, "joker": one.joker}
            if not one.strict:
                return Euchre(dealer, score, purse, player, **agreed)
            ledger = last.handed_on if isinstance(last, StrictEuchre) else NEW
            kind = EuchreByHand if one.by_hand else StrictEuchre
            return kind(dealer, score, purse, player, by_hand=one.by_hand, hands_mark=one.marking == "hands",
                        bystanders=one.bystanders, ledger=ledger, **agreed)
        return HoyleEuchre(dealer, score, purse, player, later_call=one.later_call, set_back=one.euchred == "back",
                           joker=one.joker)


class EuchreMatch(Cutting):
    """`finished` holds of every game who has won it, and how many games it has counted."""

    cut = EuchreCut

    def begin(self) -> None:
        super().begin()
        self.chosen = EuchreOptions.of(self.options)

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        """Where hands deal cards can be shown in cutting, too; each book's own article is told."""
        if self.chosen.by_hand:
            return StrictCut(player=self.player, purse=purse)
        if not self.chosen.professor:
            return HoyleCut(player=self.player, purse=purse, choice=self.start.get("choice", True))
        return super().cutting(purse)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        return partners(ranked) if len(ranked) == SEATS else self.player

    def dealt(self, dealer: int, purse: list[int], score: Sequence[int] = ()) -> EuchreGame:
        sides = 2 if len(self.player) == SEATS else len(self.player)
        return EuchreGame(self.options, dealer=dealer, player=self.player, purse=purse, score=score or (0,) * sides)

    @property
    def several(self) -> bool:
        return self.chosen.games > 1

    def next_after(self, last: Level) -> Level | None:
        deal = self.deal()
        side, won = best(deal), self.won_by(deal)
        self.finished += ((tuple([p for p, s in zip(deal.player, deal.side) if s == side]), won.won),)
        deal.say(deal.side.index(side), GAME_WON, won.won, law=deal.on_giving_up() if deal.resigned is not None
                 else deal.articles["game"])             # type: ignore[attr-defined]
        if max(self.result().by_player) >= self.chosen.games:
            return None
        score = [won.over * (s == side) for s in range(len(deal.score))]
        return self.dealt(self.dealer_after(deal), deal.purse, score)

    def won_by(self, deal: Deal) -> Games:
        """What the game that is over counts."""
        one = self.chosen
        if deal.resigned is not None:
            return Games(1, 0)
        side = best(deal)
        losers = max([n for s, n in enumerate(deal.score) if s != side])
        return games(deal.score[side], losers, one.lap and one.professor, one.slam and one.professor)

    def result(self) -> Result:
        won = [sum([n for winners, n in self.finished if player in winners]) for player in range(len(self.player))]
        return Result.most(won, "games")

    def sides(self) -> Sides:
        return by_side(self.deal().player, self.deal().side)


def best(deal: Deal) -> int:
    """The side that has won a game: of two who are out the elder (002:2447-2450)."""
    if deal.resigned is not None:
        return winner(deal)
    order = [deal.side[seat] for seat in deal.round(deal.left(deal.dealer))]
    return next(side for side in order if deal.score[side] >= GAME)
