"""Auction Bridge, one deal (002:8193-8341): an auction by points, open again after every double, and a contract."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from cardtable.families.declarer.deal import DeclarerDeal, DeclarerTerms, Mark
from cardtable.families.declarer.values import BOOK, DENOMINATIONS, WORTH
from cardtable.families.tricks.auction import Bid, Doubling
from cardtable.games.auction_bridge import out_of_order
from cardtable.games.auction_bridge.laws import CODE, LAW
from cardtable.rules.moves import Choice, Choices, One, Rising, calls

MOST = 7                                         # tricks that may be called
UNDER = 50                                       # for each trick short; twice and four times as much when doubled
BONUS = 50                                       # for a doubled contract kept, and for each trick beyond it; twice that
ONE_SPADE, LEAST_LOSS = "1S", 100                # what it loses at the most


def tricks_of(bid: Bid) -> int:
    """Of a call, how many beyond six."""
    return int(str(bid)[0])


def named_in(bid: Bid) -> str:
    """Of a call, the denomination."""
    return str(bid)[1:]


def points(bid: Bid) -> int:
    """What a call is worth."""
    return tricks_of(bid) * WORTH[named_in(bid)]


LADDER: tuple[Bid, ...] = tuple(sorted(
    [f"{tricks}{named}" for tricks in range(1, MOST + 1) for named in DENOMINATIONS],
    key=lambda bid: (points(bid), tricks_of(bid))))
"""All calls from low to high: by points, and of equal ones that of more tricks is higher (law 48)."""


@dataclass(frozen=True)
class AuctionTerms(DeclarerTerms):
    """With what is agreed on."""

    convention: bool = False     # what partners mean by One Spade


class AuctionBridge(Doubling, DeclarerDeal):
    """A call is a number of tricks and a denomination, kept as one word: "2D", "1NT"."""

    book, code, articles = CODE, CODE.name, LAW
    once: ClassVar[bool] = False
    first_caller: ClassVar[int] = 0
    second = "redouble"

    agrees_on = AuctionTerms
    terms: AuctionTerms

    def ladder(self) -> tuple[Bid, ...]:
        return LADDER

    # 1. The dealer must call; then each passes, calls higher, doubles or redoubles, until three in succession pass

    def calling(self, seat: int) -> Choices:
        """The denomination, then so many tricks as are enough."""
        enough: dict[str, tuple[int, ...]] = {}
        for bid in self.higher():
            enough[named_in(bid)] = (*enough.get(named_in(bid), ()), tricks_of(bid))
        able = tuple([named for named in DENOMINATIONS if named in enough])
        bids: Choices = (Choice("bid", One(able), lambda said: Rising(enough[str(said[0])])),) if able else ()
        if self.bidder < 0:
            return bids
        return calls("pass") + bids + self.doubles(seat)

    def out_of_order(self, seat: int) -> Choices:
        return out_of_order.faults(self, seat)

    def on_calling(self) -> str:
        return "open" if self.bidder < 0 else "call"

    def do_bid(self, seat: int, named: str, tricks: int) -> None:        # type: ignore[override]
        super().do_bid(seat, f"{tricks}{named}")

    def do_redouble(self, seat: int) -> None:
        self.do_double(seat)

    # 2. Of partners he plays the hand who first called the denomination (law 49)

    def bought(self, seat: int, bid: Bid) -> None:
        same = [who for who, said in self.called
                if said in LADDER and named_in(said) == named_in(bid) and self.side[who] == self.side[seat]]
        self.say(same[0], "contract", bid, self.doubled, law=self.articles["declarer"])
        self.begin_play(same[0], named_in(bid))

    # 3. The contract kept scores its tricks below the line; broken, the others score above it (laws 50, 51, 58)

    def for_tricks(self, tricks: int) -> Iterator[Mark]:
        own, over = self.side[self.declarer], tricks - BOOK - tricks_of(self.bid)
        if over < 0:
            loss = -over * UNDER << self.doubled
            spade = self.bid == ONE_SPADE and loss > LEAST_LOSS
            yield Mark(1 - own, LEAST_LOSS if spade else loss, "under-tricks",
                       self.articles["one spade" if spade else "contract"])
            return
        yield Mark(own, (tricks - BOOK) * WORTH[self.named] << self.doubled, "contract", self.articles["tricks"],
                   above=False)
        if self.doubled:
            yield Mark(own, BONUS * self.doubled * (1 + over), "bonus", self.articles["bonus"])
