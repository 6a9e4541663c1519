"""Écarté's score kept by hand (laws 22, 50 and 51): a king may be marked as soon as it is turned or announced, a point
when it is won, and all of it until the trump of the next deal lies there."""
from __future__ import annotations

from cardtable.families.tricks.strict.accounts import NOTHING, Account
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.games.ecarte.rules.rules import Ecarte

FALSE_KING = "king not held"                     # what a score is for that is taken off


class MarkedEcarte(MarksInTime, Ecarte):
    """What a deal brings is due at once; a king not held is due no more."""

    moments = (("trump_turned", "left"),)

    def begin(self) -> None:
        super().begin()
        self.take_over(self.terms.ledger, self.terms.hands_mark)

    def has_trump_turned(self) -> bool:
        return self.trump >= 0

    def reach(self, moment: str) -> None:
        super().reach(moment)
        self.post_won()

    def post_won(self) -> None:
        """To be marked, unless what was won before is still to be."""
        if not self.hands_mark or not self.passed:
            return
        for side, won in enumerate(self.won):
            self.post(side, self.ledger.accounts[side].with_(won))
        self.won = (NOTHING,) * len(self.won)

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False, *args: object) -> None:
        if self.hands_mark and what == FALSE_KING and not self.void:
            self.unmark(side, -points, law)
            return
        super().mark(side, points, what, law, beside, *args)
        self.post_won()

    def unmark(self, side: int, points: int, law: int) -> None:
        """It was not due; and if it has been marked, it comes down."""
        account = self.ledger.accounts[side]
        new = account.with_(Account(-points))
        more = new.over - account.over
        self.post(side, new._replace(marked=new.marked - more))
        if more and self.score[side]:
            self.move_counters(side, -more, FALSE_KING, law)

    def stands_at(self, side: int) -> int:
        return super().stands_at(side) + (self.ledger.accounts[side].left if self.passed else 0)

    def to_be_marked(self) -> bool:
        return any(account.left for account in self.ledger.accounts) or super().to_be_marked()
