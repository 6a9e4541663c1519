"""Prison: an outcome that is the bank’s own does not take stakes on even chances at once; each goes to prison, or is
halved with the bank."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.staking.settling import Settling
from cardtable.families.staking.stakes import Stake, Stakes, laid

EITHER, HALF, PRISON = "choice", "half", "prison"
"""What may be agreed on: as each likes, or for all alike."""


class Imprisoning(Settling):
    """A game has a phase of its own, `asks`, in which owners say what becomes of their stakes, and says by which
    articles of its code (`cites`: "prison", "half", "end").

    `asked` are the stakes of which that is yet to be said.  A prisoner who wins is freed without gain, who loses is
    lost; each further such outcome is one prison more.
    """

    asks: ClassVar[str]

    def begin(self) -> None:
        super().begin()
        self.asked: Stakes = ()

    # What a game says

    def parts(self, spot: str) -> tuple[str, ...]:
        """Where a stake lies in prison: in several parts, if its place joins several chances."""
        return (spot,)

    # A stake is settled

    def pot(self, stake: Stake) -> int:
        """Where its coins lie."""
        return self.jail if stake.prison else self.cloth

    def wins(self, stake: Stake, coins: int) -> None:
        """From prison it comes without gain, or is a prison less deep."""
        if not stake.prison:
            super().wins(stake, coins)
        elif stake.prison > 1:
            self.say(stake.seat, "nearer", stake.spot, stake.prison - 1, law=self.cites["prison"])
            self.stakes = laid(self.stakes, stake._replace(prison=stake.prison - 1))
        else:
            self.pay(stake.coins, self.pot(stake), self.player[stake.seat], "freed", seat=stake.seat, spot=stake.spot)

    def stays(self, stake: Stake) -> None:
        """The bank’s own outcome: a prisoner goes deeper, a loose stake lies until its owner has said."""
        if stake.prison:
            stake = stake._replace(prison=stake.prison + 1)
            self.say(stake.seat, "deeper", stake.spot, stake.prison, law=self.cites["prison"])
        self.stakes = laid(self.stakes, stake)

    # Prison or half

    def ask(self, some: Stakes, rule: str) -> None:
        """What becomes of these stakes is said by their owners, or is agreed on; then the coup is over."""
        self.asked = some
        if some and rule == EITHER:
            self.go(self.asks, *sorted({one.seat for one in some}))
            return
        for one in some:
            self._settle(one, rule == HALF)
        self.asked = ()
        self.coup_over()

    def to_say(self, seat: int) -> Stake | None:
        """The stake of which a seat is to say what becomes of it."""
        return next((one for one in self.asked if one.seat == seat), None)

    def do_prison(self, seat: int) -> None:
        self._say_of(seat, half=False)

    def do_half(self, seat: int) -> None:
        self._say_of(seat, half=True)

    def _say_of(self, seat: int, half: bool) -> None:
        stake = self.to_say(seat)
        assert stake is not None
        self.asked = tuple([one for one in self.asked if one is not stake])
        self._settle(stake, half)
        if self.to_say(seat) is None and self.done(seat):
            self.coup_over()

    def _settle(self, stake: Stake, half: bool) -> None:
        self.stakes = tuple([one for one in self.stakes if one is not stake])
        if half:
            self._halved(stake)
            return
        some = self.parts(stake.spot)
        for one in some:
            coins = stake.coins // len(some)
            self.pay(coins, self.cloth, self.jail, "prison", self.cites["prison"], seat=stake.seat, spot=stake.spot,
                     args=(one,))
            self.stakes = laid(self.stakes, Stake(stake.seat, one, coins, 1))

    def _halved(self, stake: Stake) -> None:
        """The bank has the odd coin, which only the half of a halved stake can have."""
        back, law = stake.coins // 2, self.cites["half"]
        self.pay(back, self.pot(stake), self.player[stake.seat], "half", law, seat=stake.seat, spot=stake.spot)
        self.pay(stake.coins - back, self.pot(stake), self.till, "halved", law, seat=stake.seat, spot=stake.spot)

    # The end

    def leaves(self, stake: Stake) -> None:
        """What is in prison is halved, and what its owner had still to choose prison or half for: he does not get the
        better of the bank by leaving."""
        if stake.prison or stake in self.asked:
            self._halved(stake)
        else:
            super().leaves(stake)

    def do_resign(self, seat: int) -> None:
        """All is taken up, and what is in prison halved; nothing is asked of anybody any more."""
        super().do_resign(seat)
        self.asked = ()
