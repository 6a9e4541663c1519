"""What search needs to know of Auction Bridge: what calls and cards come to, in points of the whole rubber.

Everybody is taken to call and play by habit, the club player's; layouts are as likely as that makes what was called and
what fell.
"""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.declarer.search.known import HABIT, AtPlay, Worded
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.values import BOOK, NONE
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.families.tricks.habitual.trials import Trials
from cardtable.games.auction_bridge import words
from cardtable.games.auction_bridge.prospects import hoped, own_calls
from cardtable.games.auction_bridge.rules import LADDER, AuctionBridge, named_in, tricks_of
from cardtable.games.auction_bridge.search.calls import Calls
from cardtable.games.auction_bridge.search.heard import number, trials
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

JUMP = 2                                         # tricks beyond those that are enough, which are tried as well
HOPELESS = 2.5                                   # tricks that one’s own hand falls short: gained by belief alone
DARED = 1.0                                      # the same in a suit that adversaries have named, and sit over

phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "double": ("Double", "doubling"),
          "redouble": ("Redouble", "redoubling"),
          **{f"bid {named_in(bid)} {tricks_of(bid)}": (f"Call {words.call(bid)}", f"calling {words.call(bid)}")
             for bid in LADDER}}
caveats = dict.fromkeys(("calling", "play"), HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every call and card."""
    deal = view.deal
    if not isinstance(deal, AuctionBridge) or deal.phase not in caveats:
        return None
    if isinstance(deal, StrictDeclarer) and deal.unusual or deal.phase == "play" and not orderly(deal):
        return None
    return Played(view, seat, book) if deal.phase == "play" else Called(view, seat, book)


class Played(AtPlay):
    """Which card."""

    def trials(self, most: int) -> Trials:
        return trials(self.view, self.seat, most)


class Called(Worded):
    """What to call."""

    def offered(self) -> Sequence[Plan]:
        """Of each denomination what is enough, and a little more, but nothing hopeless; and whatever the book says."""
        least: dict[str, int] = {}
        moves = list(self.view.decision(self.seat))
        for move in moves:
            if move.verb == "bid":
                least.setdefault(str(move[1]), int(move[2]))
        most = {named: min(n + JUMP, int(self._hoped(named) + self._short(named)) - BOOK)
                for named, n in least.items()}
        found: list[Plan] = [(move,) for move in moves
                             if move.verb != "bid" or int(move[2]) <= most[str(move[1])] or move == self.preferred]
        return found or [(move,) for move in moves]

    def _short(self, named: str) -> float:
        """By how many tricks a call may seem to fall short, and still be tried."""
        deal = self.view.deal
        assert isinstance(deal, AuctionBridge)
        over = [bid for who in (deal.left(self.seat), deal.left(self.seat, 3)) for bid in own_calls(deal, who)]
        return DARED if any(named_in(bid) == named != NONE for bid in over) else HOPELESS

    def _hoped(self, named: str) -> float:
        assert isinstance(self.view.deal, AuctionBridge)
        return hoped(self.view.deal, self.seat, named)

    def trials(self, most: int) -> Calls:
        return trials(self.view, self.seat, most)

    def judged(self, found: Trials) -> list[list[float]]:
        assert isinstance(found, Calls)
        return found.spoken([number(move) for (move,) in self.plans])
