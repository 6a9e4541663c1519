"""Honours: the highest trumps, counted by who was dealt them."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal


def among(deal: TrickDeal, some: Cards, ranks: frozenset[int]) -> Cards:
    """Those of these cards that are honours: trumps of these ranks."""
    return tuple([c for c in some if c.rank in ranks and deal.order.suit(c, deal.trump) == deal.trump])


def held(deal: TrickDeal, ranks: frozenset[int]) -> tuple[int, ...]:
    """How many honours each side was dealt; asked when all cards are known."""
    return tuple([sum([len(among(deal, deal.dealt_hand(seat), ranks)) for seat, one in enumerate(deal.side)
                       if one == side]) for side in range(max(deal.side) + 1)])
