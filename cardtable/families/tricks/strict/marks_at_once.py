"""Scores kept by hand of a game that is marked as it is scored, and not only when a deal is over: a class upon that of
what comes too late (`late_marks.py`)."""
from __future__ import annotations

from cardtable.families.tricks.strict.accounts import NOTHING, Account
from cardtable.families.tricks.strict.late_marks import MarksInTime


class MarksAtOnce(MarksInTime):
    """What a deal brings is due at once."""

    @property
    def due_now(self) -> bool:
        """Whether that is so yet: what was won before is still to be marked where this is shut when a moment comes."""
        return True

    def post_won(self) -> None:
        """To be marked."""
        if not self.hands_mark or not self.due_now:
            return
        for side, won in enumerate(self.won):
            self.post(side, self.ledger.accounts[side].with_(won))
        self.won = (NOTHING,) * len(self.won)

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False, *args: object) -> None:
        super().mark(side, points, what, law, beside, *args)
        self.post_won()

    def unmark(self, side: int, points: int, what: str, law: int) -> None:
        """It was not due; and if it has been marked, it comes down."""
        account = self.ledger.accounts[side]
        new = account.with_(Account(-points))
        more = new.over - account.over
        self.post(side, new._replace(marked=new.marked - more))
        if more and self.score[side]:
            self.move_counters(side, -more, what, law)

    def stands_at(self, side: int) -> int:
        return super().stands_at(side) + (self.ledger.accounts[side].left if self.due_now else 0)

    def to_be_marked(self) -> bool:
        return any(account.left for account in self.ledger.accounts) or super().to_be_marked()
