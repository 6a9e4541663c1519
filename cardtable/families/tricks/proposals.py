"""Calling in which partners may be proposed for and accepted, below all calls of one against the rest."""
from __future__ import annotations

from typing import ClassVar

from cardtable.families.tricks.auction import Auction, Bid
from cardtable.rules.moves import Choices, calls

PROPOSE, ACCEPT = calls("propose"), calls("accept")


class Proposals(Auction):
    """A proposition is the lowest call, and the first or none (002:4678-4731).

    Whoever has not passed may accept it, and eldest hand though he has.  A call kills it, accepted or not; who is
    overcalled may call higher, again and again, until he passes.  Who has proposed in vain is asked last, whether he
    calls something better: a ruling.
    """

    once: ClassVar[bool] = False
    proposing: ClassVar[bool] = True             # whether there are propositions: three play without

    def begin(self) -> None:
        super().begin()
        self.proposer = self.acceptor = -1

    def agreed(self, proposer: int, acceptor: int) -> None:
        """The proposition is played: ends in `lead_off`, or in what comes before."""
        raise NotImplementedError                        # abstract

    @property
    def proposed(self) -> bool:
        """Whether a proposition stands that nobody has accepted."""
        return self.proposer >= 0 > self.acceptor and self.bidder < 0

    def calling(self, seat: int) -> Choices:
        passing, *bids = calls("pass") if seat in self.silent else super().calling(seat)
        first = self.proposing and seat not in self.silent and all(word == "pass" for _, word in self.called)
        partner = PROPOSE if first else ACCEPT if self.proposed and seat != self.proposer else ()
        return (passing, *partner, *bids)

    def do_propose(self, seat: int) -> None:
        self.proposer = seat
        self.speak(seat, "propose")

    def do_accept(self, seat: int) -> None:
        self.acceptor = seat
        self.speak(seat, "accept")

    def speak(self, seat: int, word: Bid) -> None:
        """Said, noted, and on to the next."""
        self.say(seat, str(word), law=self.articles.get("call", 0))
        self.called += ((seat, word),)
        self.next_caller(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether this seat has something left to say, a proposition made in vain apart."""
        if all(who != seat for who, _ in self.called):
            return True
        if seat in self.silent:
            return self.proposed and seat == self.after(self.dealer) and self.silent.count(seat) == 1
        return 0 <= self.bidder != seat

    def next_caller(self, seat: int) -> None:
        if self.bidder >= 0 and not self.higher():
            self.bought(self.bidder, self.bid)
            return
        free = [s for s in self.round(seat)[1:] if self.is_asked(s)]
        if not free and self.proposed and self.proposer not in self.silent:
            free = [self.proposer]
        if free:
            self.go("calling", free[0])
        elif self.bidder >= 0:
            self.bought(self.bidder, self.bid)
        elif self.acceptor >= 0:
            self.agreed(self.proposer, self.acceptor)
        else:
            self.passed_out()
