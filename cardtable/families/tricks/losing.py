"""How a misère is played: by who is to win nothing, and by those who want him to win."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import Table
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import Word, may_beat, shown_void

LATE = 4                                         # cards in hand, when the last trick is near
MEDIUM = (RANKS.index("6"), RANKS.index("7"))
EARLY = "Play {card}: the highest cards go early."
NONE_UNDER = "Play {card}: nothing that you may play stays under the trick."
NOT_HIS = "Play {card}: the trick is not the caller’s, and high cards are of no use."
LOW = (RANKS.index("2"), RANKS.index("3"))       # a deuce or tray, which may be kept


def to_win_nothing(deal: TrickDeal, some: Cards, trick: Cards, throwing: str = "") -> Word:
    """The caller's; `throwing`: the lines on what is thrown away."""
    order, trump = deal.order, deal.trump
    if not trick:
        return lowest(some), "Lead {card}: you have no lower card.", ""
    if order.suit(some[0], trump) != order.suit(trick[0], trump):
        return out_of_the_way(deal, some, throwing)
    under = common.dearest_loser(order, some, trick, trump)
    if under is not None:
        return under, "Play {card}: the highest that stays under the trick.", ""
    card, hand = common.lowest(order, some, trump), deal.playable(deal.must[0])
    hope = any(may_beat(deal, hand, seat, card) for seat in deal.in_play() if seat not in deal.played_by())
    return card, "Play {card}, and hope for a higher card behind." if hope else NONE_UNDER, ""


def to_make_him_win(deal: TrickDeal, caller: int, some: Cards, trick: Cards, throwing: str = "") -> Word:
    """An adversary's card to a trick."""
    order, trump = deal.order, deal.trump
    if order.suit(some[0], trump) != order.suit(trick[0], trump):
        return out_of_the_way(deal, some, throwing)
    by = deal.played_by()
    best = order.wins(trick, trump)
    if by[best] == caller or caller not in by[:-1]:
        card, hand = common.lowest(order, some, trump), deal.playable(deal.must[0])
        his = not order.beats(card, trick[best], trump) if by[best] == caller else \
            all(may_beat(deal, hand, caller, one) for one in (card, trick[best]))
        return card, f"Play {{card}}, the lowest{', so that the trick is the caller’s' if his else ''}.", ""
    return common.highest(order, some, trump), NOT_HIS, ""


def out_of_the_way(deal: TrickDeal, some: Cards, throwing: str) -> Word:
    """What goes first where nothing is to be won."""
    card = common.out_of_the_way(deal.order, some, deal.trump, LOW)
    suits = common.suits(deal.order, some, deal.trump)
    many, lengths = len(suits[deal.order.suit(card, deal.trump)]), [*map(len, suits.values())]
    if len(suits) == 1:
        return card, "Throw {card}: the highest goes first.", throwing
    if many > min(lengths):
        return card, "Throw {card}, and keep what is low.", throwing
    shortest = "the shortest suit" if lengths.count(many) == 1 else "one of the shortest suits"
    return card, f"Throw {{card}}: the highest of {shortest} goes first.", throwing


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
        his = may_beat(deal, table.hand, caller, cards[-1])
        return cards[-1], f"Lead {{card}}: the caller {'may have' if his else 'cannot be made'} to take it.", ""
    cards = min(able, key=lambda cards: (len(cards), [card.rank for card in cards], cards[0]))
    medium = [card for card in cards if card.rank in MEDIUM]
    card = medium[0] if medium else next((card for card in cards[::-1] if card.rank), cards[-1])
    middle = "a middle card" if medium else "a card"
    return card, f"Lead {{card}}: {middle} of {common.short_suit(deal.order, cards, suits, deal.trump)}.", first


def not_the_last(deal: TrickDeal, seat: int, some: Cards, trick: Cards, lines: str = "") -> Word:
    """By each for himself, where only the last trick is to be shunned: high cards go early, then one stays under."""
    late = len(deal.playable(seat)) <= LATE
    if not trick:
        if not late:
            return top(some), EARLY.replace("Play", "Lead"), lines
        card = lowest(some)
        others = any(may_beat(deal, some, other, card) for other in deal.in_play() if other != seat)
        why = "somebody else may have to take it" if others else "you have no lower card"
        return card, f"Lead {{card}}: {why}.", lines
    if some[0].suit != trick[0].suit:
        return top(some), "Throw {card}, the highest.", lines
    under = common.dearest_loser(deal.order, some, trick, deal.trump)
    if late and under is not None:
        return under, "Play {card}: it stays under the trick.", lines
    return top(some), EARLY if under is not None else NONE_UNDER, lines
