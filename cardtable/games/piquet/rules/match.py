"""The cut with its choice of the first deal, a partie of six deals or a game au cent, and what is paid."""
from __future__ import annotations

from cardtable.families.match import Cutting, Partie, by_points, winner
from cardtable.games.piquet.laws import CODE, LAW
from cardtable.games.piquet.options import PiquetOptions
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.reckoning import RUBICON, settlement
from cardtable.games.piquet.rules.rules import CLOTH, PACK, STOCK, TRICK, Piquet
from cardtable.rules.cutting import ChosenCut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result

DEALS, MORE = 6, 2               # of a partie, and to decide a tie


class PiquetCut(ChosenCut):
    """The higher card chooses who deals first (002:3370-3372)."""

    layout, pack, spread, shown, strength, law, code = CLOTH, PACK, STOCK, TRICK, ORDER, LAW["cut"], CODE.name


class PiquetPartie(Partie):
    """Six deals, dealt alternately, or as many as a game au cent takes."""

    def begin(self) -> None:
        self.chosen = PiquetOptions.of(self.options)

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Piquet:
        goal = self.chosen.target if self.chosen.form == "cent" else None
        return Piquet(dealer, score, purse, self.start["player"], goal=goal, packets=self.chosen.packets,
                      sinking=self.chosen.sinking, number=len(self.finished) + 1)

    def following(self) -> Level | None:
        following = super().following()
        return None if self.chosen.form == "rubicon" and self.done() else following

    def done(self) -> bool:
        """Whether all deals are played, and those that decide a tie."""
        played, (one, other) = len(self.finished), self.finished[-1]
        return played == DEALS + MORE or played == DEALS and not (self.chosen.tie and one == other)


class PiquetMatch(Cutting):
    """One partie or game after a cut."""

    cut = PiquetCut

    def begin(self) -> None:
        super().begin()
        self.chosen = PiquetOptions.of(self.options)

    def dealt(self, dealer: int, purse: list[int]) -> PiquetPartie:
        return PiquetPartie(self.options, player=self.player, purse=purse, dealer=dealer)

    def next_after(self, last: Level) -> Level | None:
        self.settle(self.deal())
        return None

    def settle(self, last: Deal) -> None:
        """Who has won is told and paid: in a partie so many points, au cent the stake."""
        best = winner(last)
        if last.resigned is None and last.score[best] == last.score[1 - best]:
            last.say(best, "tied", law=LAW["tie"])
            return
        points = 1 if self.chosen.form == "cent" else worth(last, best)
        law = LAW["giving up"] if last.resigned is not None else LAW["cent" if last.goal else "rubicon"]
        last.say(best, GAME_WON, points)
        if last.goal is None and last.score[1 - best] < RUBICON:
            last.say(1 - best, "rubicon", law=law)
        last.pay(points * self.chosen.stake, last.player[1 - best], last.player[best], "game", law)

    def result(self) -> Result:
        return by_points(self.deal())


def worth(deal: Deal, best: int) -> int:
    """What a partie is worth to its winner; never less than a hundred to him to whom it was given up."""
    return max(settlement(deal.score[best], deal.score[1 - best]), RUBICON)
