"""What a side may mark, and has: the account of a score that hands keep."""
from __future__ import annotations

from typing import NamedTuple


class Account(NamedTuple):
    """Of one side, in points: what has been won since all agreed, and what its counters were moved for it.

    `spoken` counts only if it is said aloud as well (honours at Whist); `said` is how much of it has been.  `named` is
    what it is worth by its name, where the game ends before all of that can be marked.
    """

    plain: int = 0
    spoken: int = 0
    said: int = 0
    marked: int = 0
    named: int = 0

    @property
    def due(self) -> int:
        """All that may be marked."""
        return self.plain + self.spoken

    @property
    def left(self) -> int:
        """What has not been marked yet."""
        return max(0, self.due - self.marked)

    @property
    def over(self) -> int:
        """What was marked and not won."""
        return max(0, self.marked - self.due)

    def with_(self, won: Account) -> Account:
        """After another deal; what was said when there was nothing to say has said nothing of it."""
        return self._replace(plain=self.plain + won.plain, spoken=self.spoken + won.spoken,
                             named=self.named + won.named, said=self.said if self.spoken else 0)

    def unsaid_lost(self) -> Account:
        """What was neither said nor marked is lost; said or marked, it may be put right yet."""
        return self if self.said or self.marked > self.plain else self._replace(spoken=0, named=0)

    def unclaimed_lost(self) -> Account:
        """What was not said is lost, though it were marked; what was may be marked as long as the game lasts."""
        return Account(self.plain + min(self.spoken, self.said), marked=self.marked)

    def closed(self) -> Account:
        """Nothing is marked any more for what is past: what was not said or not marked is lost, what was marked beyond
        it stays over."""
        return Account(marked=max(0, self.marked - self.plain - min(self.spoken, self.said)))

    def left_lost(self) -> Account:
        """What has not been marked is lost."""
        return Account(marked=self.over)

    def over_stands(self) -> Account:
        """What was marked and not won can be put right no more."""
        return self._replace(marked=min(self.marked, self.due))


NOTHING = Account()
Accounts = tuple[Account, ...]


class Ledger(NamedTuple):
    """What one deal hands on to the next: accounts by side, and the score that a partner keeps besides (-1: none)."""

    accounts: Accounts = ()
    second: tuple[int, ...] = ()


NEW = Ledger()
