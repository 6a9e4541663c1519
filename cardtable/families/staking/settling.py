"""What becomes of stakes once a coup is decided, and of an evening after its last."""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.families.staking.deal import Staking
from cardtable.families.staking.stakes import Stake


class Settling(Staking):
    """A game says how many `coups` are played, and by which article of its code (`cites`: "end") who leaves ends all.

    When a coup is decided it takes the stakes off the cloth, has each lose or win, and says `coup_over` last of all.
    """

    cites: ClassVar[Mapping[str, int]]

    # What a game says

    def coups(self) -> int:
        """How many are played."""
        raise NotImplementedError                        # abstract

    def opened(self) -> None:
        """Stakes are laid for the next coup."""
        self.go("staking", *self.punters)

    # A stake is settled

    def pot(self, stake: Stake) -> int:
        """Where its coins lie."""
        return self.cloth

    def loses(self, stake: Stake) -> None:
        """It is raked in."""
        self.pay(stake.coins, self.pot(stake), self.till, "lost", seat=stake.seat, spot=stake.spot)

    def wins(self, stake: Stake, coins: int) -> None:
        """It is paid so much, and comes back."""
        whose = self.player[stake.seat]
        self.pay(coins, self.till, whose, "won", seat=stake.seat, spot=stake.spot)
        self.pay(stake.coins, self.pot(stake), whose, "back", seat=stake.seat, spot=stake.spot)

    # The end

    def coup_over(self) -> None:
        """On to the next.  After the last all that is loose is taken up, and it goes on for what is not, if anything
        is."""
        if self.coup + 1 < self.coups():
            self.opened()
            self.next_coup()
            return
        self._pick_all([one for one in self.stakes if not one.prison])
        if self.stakes:
            self.closed()
            self.next_coup()
        else:
            self.end()

    def leaves(self, stake: Stake) -> None:
        """Its owner ends the evening."""
        self.pick(stake)

    def do_resign(self, seat: int) -> None:
        """What lies there is its owners' again."""
        self.say(seat, "resign", law=self.cites["end"])
        for one in self.stakes:
            self.leaves(one)
        self.stakes = ()
        self.resigned = self.side[seat]
        self.end()
