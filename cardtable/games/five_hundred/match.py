"""A game of five hundred: deal after deal, passing to the left, until somebody has the points."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards import ranking
from cardtable.families.match import Cutting, by_points, winner
from cardtable.games.five_hundred.laws import CODE, LAW
from cardtable.games.five_hundred.options import FiveHundredOptions
from cardtable.games.five_hundred.rules import LAYOUT, PACK, FiveHundred
from cardtable.games.five_hundred.strict import AmericanFiveHundred, StrictFiveHundred
from cardtable.rules.cutting import Cut
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result

MOST_DEALS = 60
STRICT: Mapping[str, type[FiveHundred]] = {"hoffmann": StrictFiveHundred, "american": AmericanFiveHundred}
JOKER_LOWEST = (*[n + 1 for n in ranking("A789TJQK")], 0)            # the joker's rank follows the ace's


class FiveHundredCut(Cut):
    """The lowest deals, the joker below the ace, the ace below the seven (002:8500-8501)."""

    layout, pack, spread, shown, strength, code = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, JOKER_LOWEST, CODE.name
    lowest_first, law = True, LAW["cut"]


class FiveHundredMatch(Cutting):
    """One game, of so many deals at most: then who has most has won, since bids that all fail never bring it to an end.
    A house rule."""

    cut = FiveHundredCut

    def begin(self) -> None:
        super().begin()
        self.chosen = FiveHundredOptions.of(self.options)

    def dealt(self, dealer: int, purse: list[int], score: Sequence[int] = ()) -> FiveHundred:
        kind = STRICT[self.chosen.revokes] if self.chosen.laws == "strict" else FiveHundred
        return kind(dealer, score or (0,) * len(self.player), purse, self.player, points=self.chosen.points)

    def next_after(self, last: Level) -> Level | None:
        assert isinstance(last, FiveHundred)
        self.finished += (tuple(last.score),) * (not last.void)
        if not last.ends_game and len(self.finished) < MOST_DEALS:
            return self.dealt(self.dealer_after(last), last.purse, last.score)
        last.say(self.won(last), GAME_WON, 1, law=last.on_giving_up() if last.resigned is not None
                 else LAW["order" if last.ends_game else "end"])
        return None

    @staticmethod
    def won(last: FiveHundred) -> int:
        """Who has won a game that is over: need not have most points, for the bidder goes before the others."""
        return last.victor if last.resigned is None and last.victor >= 0 else winner(last)

    def result(self) -> Result:
        """As long as nobody has won, by points."""
        deal = self.deal()
        found = by_points(deal)
        if not isinstance(deal, FiveHundred) or deal.victor < 0 and deal.resigned is None:
            return found
        return found._replace(winners=frozenset([deal.player[self.won(deal)]]))
