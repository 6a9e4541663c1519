"""How a misère is played: by who is to win nothing, and by those who want him to win."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import Word

LOW = (RANKS.index("2"), RANKS.index("3"))       # a deuce or tray, which may be kept


def to_win_nothing(deal: TrickDeal, some: Cards, trick: Cards, throwing: str = "") -> Word:
    """The caller's; `throwing`: the lines on what is thrown away."""
    order, trump = deal.order, deal.trump
    if not trick:
        return lowest(some), "Lead {card}, the lowest card.", ""
    if order.suit(some[0], trump) != order.suit(trick[0], trump):
        return out_of_the_way(deal, some, throwing)
    under = common.dearest_loser(order, some, trick, trump)
    if under is not None:
        return under, "Play {card}: the highest that stays under the trick.", ""
    return common.lowest(order, some, trump), "Play {card}, and hope for a higher card behind.", ""


def to_make_him_win(deal: TrickDeal, caller: int, some: Cards, trick: Cards, throwing: str = "") -> Word:
    """An adversary's card to a trick."""
    order, trump = deal.order, deal.trump
    if order.suit(some[0], trump) != order.suit(trick[0], trump):
        return out_of_the_way(deal, some, throwing)
    by = deal.played_by()
    if by[order.wins(trick, trump)] == caller or caller not in by[:-1]:
        return common.lowest(order, some, trump), "Play {card}, the lowest, so that the trick is the caller’s.", ""
    return common.highest(order, some, trump), "Play {card}: the trick is lost, and high cards are of no use.", ""


def out_of_the_way(deal: TrickDeal, some: Cards, throwing: str) -> Word:
    """What goes first where nothing is to be won."""
    return common.out_of_the_way(deal.order, some, deal.trump, LOW), \
        "Throw {card}: the highest of the shortest suit goes first.", throwing


def lowest(some: Cards) -> Card:
    """Whatever its suit."""
    return min(some, key=lambda c: (c.rank, c))
