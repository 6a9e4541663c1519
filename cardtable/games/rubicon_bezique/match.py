"""So many games of Rubicon Bézique, each of one deal, valued and paid by laws 56 to 61."""
from __future__ import annotations

from cardtable.families.match import Cutting, Partie
from cardtable.games.rubicon_bezique.laws import CODE, LAW
from cardtable.games.rubicon_bezique.options import RubiconOptions
from cardtable.games.rubicon_bezique.rules import LAYOUT, PACK, RANKED, RubiconBezique
from cardtable.games.rubicon_bezique.settlement import RIGHT, VOID, Value, value
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.games.rubicon_bezique.strict.dealing import RubiconByHand
from cardtable.rules.cutting import ChosenCut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result

HUNDRED = 100                    # points, for which the stake is paid


class RubiconCut(ChosenCut):
    """The higher card has the choice of deal (laws 5 and 6)."""

    layout, pack, spread, shown, strength = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, RANKED.plain
    law, code = LAW["choice"], CODE.name


class RubiconGame(Partie):
    """One deal is a game."""

    deals = 1

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> RubiconBezique:
        chosen = RubiconOptions.of(self.options)
        kind = RubiconByHand if chosen.by_hand else StrictRubicon if chosen.laws == "strict" else RubiconBezique
        return kind(dealer, [0, 0], purse, self.start["player"], by_hand=chosen.by_hand,
                    hands_mark=chosen.hands_mark)


class RubiconMatch(Cutting):
    """The deal alternates; `finished` holds the values of the games, each as points won by the players."""

    cut = RubiconCut

    def begin(self) -> None:
        super().begin()
        self.chosen = RubiconOptions.of(self.options)

    def dealt(self, dealer: int, purse: list[int]) -> RubiconGame:
        return RubiconGame(self.options, player=self.player, purse=purse, dealer=dealer)

    @property
    def several(self) -> bool:
        return self.chosen.games > 1

    def next_after(self, last: Level) -> Level | None:
        deal = self.deal()
        assert isinstance(deal, RubiconBezique)
        won = self.settle(deal)
        self.finished += (tuple([won.points * (player == won.winner) for player in range(len(self.player))]),)
        return None if len(self.finished) == self.chosen.games else self.dealt(deal.left(deal.dealer), deal.purse)

    def settle(self, deal: RubiconBezique) -> Value:
        """The game is valued and paid; told with the sums from which the value comes."""
        found = valued(deal)
        if found.winner is None:
            deal.say(0, "void", law=LAW["both ten" if deal.wrong().void else "tie"])
            return found
        loser = 1 - found.winner
        law = LAW["ten cards" if found.too_many else "giving up" if deal.resigned is not None else
                  "rubicon" if found.rubiconed else "tie" if deal.score[0] == deal.score[1] else
                  "saved" if found.brisques_added else "value"]
        if found.brisques_added or deal.score[0] == deal.score[1]:
            deal.say(found.winner, "brisques", *[deal.brisques_of(seat) for seat in (found.winner, loser)])
        if found.rubiconed:
            deal.say(loser, "rubiconed")
        deal.say(found.winner, GAME_WON, found.points, law=law)
        deal.pay(self.chosen.stake * found.points // HUNDRED, deal.player[loser], deal.player[found.winner], "game",
                 LAW["value"])
        return found

    def result(self) -> Result:
        return Result.most([sum(points) for points in zip((0,) * len(self.player), *self.finished)], "points")


def valued(deal: RubiconBezique) -> Value:
    """What a deal that is over is worth; winner and loser by seat."""
    wrong = deal.wrong() if deal.resigned is None else RIGHT
    return VOID if wrong.void else value(deal.score, [deal.brisques_of(seat) for seat in range(deal.seats)],
                                         wrong.rubiconed, deal.resigned)
