"""Calling: a ladder of calls climbed in turn, once round or until all others have passed.

Calls are written as moves `bid VALUE` and `pass`.  Mixed in before the game's TrickDeal.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.events import NATURE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, One, calls

Bid = int | str


class Auction(TrickDeal):
    """`ladder` from low to high; what follows when somebody has bought, or nobody, is the game's."""

    cites = frozenset({"call"})
    once: ClassVar[bool] = True                  # whether each speaks but once
    first_caller: ClassVar[int] = 1              # places after the dealer
    besides: ClassVar[Mapping[str, str]] = {"pass": "call"}      # what is said beside the ladder: the article on each

    def begin(self) -> None:
        super().begin()
        self.bid: Bid = ""                       # the standing call
        self.bidder = -1                         # the seat that made it
        self.silent: tuple[int, ...] = ()        # the seats that speak no more
        self.called: tuple[tuple[int, Bid], ...] = ()    # all that was said in order, "pass" among it

    def ladder(self) -> tuple[Bid, ...]:
        """All calls that can now be made over none, from low to high."""
        raise NotImplementedError                        # abstract

    def before_play(self) -> None:
        self.go("calling", self.after(self.dealer, self.first_caller))

    def higher(self) -> tuple[Bid, ...]:
        """The calls above the standing one."""
        ladder = self.ladder()
        return ladder if self.bidder < 0 else ladder[ladder.index(self.bid) + 1:]

    def calling(self, seat: int) -> Choices:
        return calls("pass") + self.bidding(self.higher())

    def bidding(self, some: tuple[Bid, ...], law: Law | None = None) -> Choices:
        """These calls as they are made; against this law."""
        return (Choice("bid", One(some), law=law),) if some else ()          # type: ignore[arg-type]

    # What is said at the wrong time

    def faults(self, seat: int) -> Choices:
        return super().faults(seat) + self.out_of_order(seat)

    def out_of_order(self, seat: int) -> Choices:
        """A call out of turn, too low or too late, and a card before the calls are over."""
        if NATURE in self.must or "call" in self.without:
            return ()
        due = self.phase == "calling" and seat in self.must
        lawful = {choice.verb for choice in self.decision(seat).choices} if due else set()
        found = tuple([Choice(verb, law=self.law(name)) for verb, name in self.besides.items() if verb not in lawful])
        higher = self.higher() if due else ()
        low: dict[str, tuple[Bid, ...]] = {}
        for bid in self.every():
            if bid not in higher:
                name = self.too_low(bid) if due else "call"
                low[name] = (*low.get(name, ()), bid)
        for name, bids in low.items():
            found += self.bidding(bids, self.law(name))
        held = self.playable(seat) if self.phase == "calling" else ()
        return found + ((Choice("play", One(held), law=self.law("call")),) if held else ())

    def every(self) -> tuple[Bid, ...]:
        """All calls there are."""
        return self.ladder()

    def too_low(self, bid: Bid) -> str:
        """The article on a call that is not enough, by its short name."""
        return "call"

    def do_pass(self, seat: int) -> None:
        self.say(seat, "pass")
        self.called += ((seat, "pass"),)
        self.silent += (seat,)
        self.next_caller(seat)

    def do_bid(self, seat: int, bid: Bid) -> None:
        self.say(seat, "bid", bid, law=self.articles.get(self.on_calling(), 0))
        self.called += ((seat, bid),)
        self.bid, self.bidder = bid, seat
        if self.once:
            self.silent += (seat,)
        self.next_caller(seat)

    def on_calling(self) -> str:
        """The article on a call that is made now, by its short name."""
        return "call"

    def next_caller(self, seat: int) -> None:
        """On to the next who may still speak, though he may have nothing to say but that he passes; or to what was
        bought."""
        free = [s for s in self.round(seat)[1:] if s not in self.silent and s != self.holds()]
        if free:
            self.go("calling", free[0])
        elif self.bidder >= 0:
            self.bought(self.bidder, self.bid)
        else:
            self.passed_out()

    def holds(self) -> int:
        """The seat whose word stands, and which is not asked again before somebody has gone over it."""
        return self.bidder

    def bought(self, seat: int, bid: Bid) -> None:
        """The highest caller has it: ends in `lead_off`, or in what comes before."""
        raise NotImplementedError                        # abstract

    def passed_out(self) -> None:
        """Nobody has called: the deal is over, unless the game says more."""
        self.end()

    def alone(self, seat: int) -> None:
        """One against the rest, who are allies for this deal."""
        self.pair(seat)

    def pair(self, *seats: int) -> None:
        """These against the rest: party 0 and party 1."""
        self.party = tuple([int(s not in seats) for s in range(self.seats)])


class Doubling(Auction):
    """The standing call may be doubled by an adversary of its maker, and doubled again by his party, up to `limit`
    doublings, or without end.  Every call above it wipes them out.  Doubling again may have a verb of its own."""

    cites = frozenset({"double"})
    limit: ClassVar[int | None] = 2
    second: ClassVar[str] = "double"

    def begin(self) -> None:
        super().begin()
        self.doubled = 0                         # how often the standing call is doubled
        self.doubler = -1                        # the seat that has doubled it last

    def may_double(self, seat: int) -> bool:
        """Whether this seat may double the standing call, or double again."""
        if self.bidder < 0 or (self.limit is not None and self.doubled >= self.limit):
            return False
        return (self.party[seat] == self.party[self.bidder]) == (self.doubled % 2 == 1)

    def doubles(self, seat: int) -> Choices:
        """That call, if this seat has it."""
        return calls(self.second if self.doubled else "double") if self.may_double(seat) else ()

    def calling(self, seat: int) -> Choices:
        return super().calling(seat) + self.doubles(seat)

    def do_double(self, seat: int) -> None:
        word = self.second if self.doubled else "double"
        self.doubled, self.doubler = self.doubled + 1, seat
        self.called += ((seat, word),)
        self.say(seat, word, self.doubled, law=self.articles.get("double", 0))
        self.silent = ()
        self.next_caller(seat)

    def do_bid(self, seat: int, bid: Bid) -> None:
        self.doubled, self.silent = 0, ()
        super().do_bid(seat, bid)

    def holds(self) -> int:
        return self.doubler if self.doubled else self.bidder
