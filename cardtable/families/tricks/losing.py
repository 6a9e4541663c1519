"""How a misère is played: by who is to win nothing, and by those who want him to win."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import Table
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import Word, shown_void

LATE = 4                                         # cards in hand, when the last trick is near
MEDIUM = (RANKS.index("6"), RANKS.index("7"))
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
    card = common.out_of_the_way(deal.order, some, deal.trump, LOW)
    suits = common.suits(deal.order, some, deal.trump)
    many = len(suits[deal.order.suit(card, deal.trump)])
    if len(suits) == 1:
        return card, "Throw {card}: the highest goes first.", throwing
    if many > min(map(len, suits.values())):
        return card, "Throw {card}, and keep what is low.", throwing
    return card, "Throw {card}: the highest of the shortest suit goes first.", throwing


def lowest(some: Cards) -> Card:
    """Whatever its suit."""
    return min(some, key=lambda c: (c.rank, c))


def top(some: Cards) -> Card:
    """The highest, whatever its suit."""
    return max(some, key=lambda c: (c.rank, c))


def lead_against(deal: TrickDeal, caller: int, table: Table, some: Cards, first: str = "") -> Word:
    """First from the shortest suit, a middle card; later the lowest of a suit that the caller still has.  The
    lines on the first."""
    suits = list(common.suits(table.deal.order, some, table.trump).values())
    void = shown_void(deal, caller)
    able = [cards for cards in suits if cards[0].suit not in void and table.out(cards[0].suit)] or suits
    if table.deal.history:
        cards = min(able, key=lambda cards: (cards[-1].rank, len(cards), cards[0]))
        return cards[-1], "Lead {card}: the caller may have to take it.", ""
    cards = min(able, key=lambda cards: (len(cards), [card.rank for card in cards], cards[0]))
    medium = [card for card in cards if card.rank in MEDIUM]
    card = medium[0] if medium else next((card for card in cards[::-1] if card.rank), cards[-1])
    middle = "a middle card" if medium else "a card"
    return card, f"Lead {{card}}: {middle} of the shortest and weakest suit.", first


def not_the_last(deal: TrickDeal, seat: int, some: Cards, trick: Cards, lines: str = "") -> Word:
    """By each for himself, where only the last trick is to be shunned: high cards go early, then one stays under."""
    late = len(deal.playable(seat)) <= LATE
    if not trick:
        card = lowest(some) if late else top(some)
        why = "somebody else may have to take it." if late else "high cards go early."
        return card, f"Lead {{card}}: {why}", lines
    if some[0].suit != trick[0].suit:
        return top(some), "Throw {card}, the highest.", lines
    under = common.dearest_loser(deal.order, some, trick, deal.trump)
    if late and under is not None:
        return under, "Play {card}: it stays under the trick.", lines
    return top(some), "Play {card}: high cards go early.", lines
