"""A bank that one of the players may hold: his purse pays and takes, and the house lends him what is wanting."""
from __future__ import annotations

from cardtable.families.staking.deal import Staking

ADDED = "added"                                  # what the house has lent a bank that could not pay


class Banked(Staking):
    """A game says who is the bank (`banker`); it does not stake.

    The house’s pot `bank` may owe.  Where a player is the bank, it owes what it has lent him: what he has gained is
    what he holds, less what he began with, less that.
    """

    @property
    def banker(self) -> int | None:
        """The seat that is the bank, None where the house is."""
        raise NotImplementedError                        # abstract

    @property
    def punters(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if seat != self.banker])

    @property
    def till(self) -> int:
        return self.bank if self.banker is None else self.player[self.banker]

    def lend(self, due: int, by: int, law: int = 0) -> None:
        """Before so much is paid by a player who is the bank: what he lacks is added, in whole sums of `by`."""
        lacks = due - self.purse[self.till]
        if self.banker is not None and lacks > 0:
            self.pay(-(-lacks // by) * by, self.bank, self.till, ADDED, law, seat=self.banker)
