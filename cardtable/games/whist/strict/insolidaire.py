"""A revoke at one's own cost, where all have agreed to it (003:1391-1468): who loses the rubber by one pays for both;
else his partner may put the whole rubber, won or lost, to his account, before he plays to another deal."""
from __future__ import annotations

from cardtable.games.whist.scoring import SLAM
from cardtable.games.whist.strict.costs import REVOKES
from cardtable.games.whist.strict.penalties import Penalties
from cardtable.rules.moves import Choices, calls

ARTICLE = 140


class Insolidaire(Penalties):
    """The terms say whether it was agreed on, who revoked in the deal before, and to whose account the rubber is."""

    def begin(self) -> None:
        super().begin()
        self.account = self.terms.account

    @property
    def guilty(self) -> tuple[int, ...]:
        """Who has been proved to have revoked in this deal."""
        return tuple([o.seat for o in self.offences if o.fault in REVOKES and o.state == "settled"])

    def rights(self, seat: int) -> Choices:
        found = super().rights(seat)
        return found + calls("to-his-account") if self.may_put_to_account(seat) else found

    def may_put_to_account(self, seat: int) -> bool:
        """Whether his partner revoked in the deal before, and he has not played a card since."""
        return self.account < 0 and self.phase == "play" and self.left(seat, 2) in self.terms.guilty \
            and all(one != seat for one, *_ in self.history)

    def do_to_his_account(self, seat: int) -> None:
        self.account = self.left(seat, 2)
        self.say(seat, "to-his-account", law=ARTICLE)

    def stands_for(self, seat: int, lost: bool) -> int:
        """Who pays for this seat's loss of the rubber, or is paid its gain."""
        side = self.side[seat]
        if self.terms.alone and lost:
            for one in self.guilty:
                if self.side[one] == side:
                    return one
        return self.account if self.account >= 0 and self.side[self.account] == side else seat

    def pay_slam(self, seat: int) -> None:
        """One that a revoke has brought about counts half, and who revoked pays it all."""
        guilty = next((one for one in self.guilty if self.side[one] != self.side[seat]), -1) if self.terms.alone else -1
        if guilty < 0:
            super().pay_slam(seat)
            return
        for to in self.against(guilty):
            self.pay(SLAM // 2 * self.stake, self.player[guilty], self.player[to], "slam", ARTICLE)
