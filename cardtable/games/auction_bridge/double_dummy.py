"""Double dummy at Auction Bridge.  Par: what an auction comes to in which everybody sees all cards.

The dealer must call.  Calls go by their points, then by tricks; a side may always go higher, over the others or over
itself; what would fail is doubled, and each trick short costs a hundred then (One Spade a hundred in all).  Which of
partners first calls a denomination they may choose, but for One Spade, the dealer's own.  A contract kept scores all
its tricks, so that none is called higher than the others drive it: par is told with the lowest call over which they
would not go.  Counted is all that the deal marks, honours and slams too; what game and rubber are worth is left out.
"""
from __future__ import annotations

from typing import NamedTuple

from cardtable.families.declarer.double_dummy import about as about
from cardtable.families.declarer.double_dummy import laid as laid
from cardtable.families.declarer.double_dummy import worth
from cardtable.games.auction_bridge.rules import LADDER, ONE_SPADE, AuctionBridge, named_in
from cardtable.players.double_dummy import SIDES, LaidOpen, Par, Tricks
from cardtable.rules.deal import Deal


class Stood(NamedTuple):
    """A contract that is played, and what the first side (0) gains by it."""

    value: int
    bid: str
    declarer: int
    tricks: int
    doubled: bool

    def better(self, side: int) -> int:
        """What this side gains by it."""
        return self.value if side == 0 else -self.value


def par(deal: Deal, laid: LaidOpen, tricks: Tricks) -> Par:
    """The auction from its highest call downwards: `after[side]` is what comes of each call when this side makes it."""
    assert isinstance(deal, AuctionBridge)
    stands = [[_stands(deal, str(bid), side, tricks) for side in (0, 1)] for bid in LADDER]
    after: list[list[Stood]] = [[], []]
    for both in reversed(stands):
        made = []
        for side in (0, 1):
            kept = _best(side, [both[side], *after[side]])                   # it may go on itself
            made.append(_best(1 - side, [kept, *after[1 - side]]))
        for side in (0, 1):
            after[side].insert(0, made[side])
    own = _settled(stands, after[deal.side[deal.dealer]][0])     # to open with the lowest binds nobody to anything
    side = -1 if own.value == 0 else 0 if own.value > 0 else 1
    return Par(abs(own.value), side, own.declarer, named_in(own.bid), own.tricks, own.bid, own.doubled)


def _settled(stands: list[list[Stood]], own: Stood) -> Stood:
    """Of contracts worth as much the lowest over which the others would not go even if nobody answered."""
    for number, both in enumerate(stands):
        for side, one in enumerate(both):
            if one.value == own.value and all(later[1 - side].better(1 - side) <= own.better(1 - side)
                                              for later in stands[number + 1:]):
                return one
    return own


def _best(side: int, some: list[Stood]) -> Stood:
    """What this side prefers; of equal ones the first, which is the lowest."""
    return max(some, key=lambda one: one.better(side))


def _stands(deal: AuctionBridge, bid: str, side: int, tricks: Tricks) -> Stood:
    """A call that is played by the better of its side's hands, doubled if that is worse for it."""
    seats = [seat for seat in range(deal.seats) if SIDES[seat] == side]
    if bid == ONE_SPADE and side == deal.side[deal.dealer]:
        seats = [deal.dealer]
    tried = deal.copy()
    tried.bid, named, found = bid, named_in(bid), []
    for seat in seats:
        taken = tricks[seat, named]
        plain, doubled = [worth(tried, seat, named, taken, times) for times in (0, 1)]
        value = min(plain, doubled)
        found.append(Stood(value if side == 0 else -value, bid, seat, taken, doubled < plain))
    return _best(side, found)
