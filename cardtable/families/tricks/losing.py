"""How a misère is played: by who is to win nothing, and by those who want him to win."""
from __future__ import annotations

from cardtable.cards import BACK, RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import Table
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import Word, may_beat, shown_void

LATE = 4                                         # cards in hand, when the last trick is near
MEDIUM = (RANKS.index("6"), RANKS.index("7"))
EARLY = "Play {card}: the highest cards go early."
NONE_UNDER = "Play {card}: nothing that you may play stays under the trick."
NOT_HIS = "Play {card}: the trick is not the caller’s, and high cards are of no use."
NOT_TO_BE_HIS = "Play {card}: the caller has nothing that takes the trick, and high cards are of no use."
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
    best = trick[order.wins(trick, trump)]
    has_it, has_played = by[order.wins(trick, trump)] == caller, caller in by[:-1]
    if has_played and not has_it:
        return common.highest(order, some, trump), NOT_HIS, ""
    card = common.lowest(order, some, trump)
    takes = order.beats(card, best, trump)
    if has_it:
        return card, "Play {card}, the lowest" + (": any card takes the trick from the caller." if takes else
                                                  ", so that the trick is the caller’s."), ""
    if not may_beat(deal, deal.playable(deal.must[0]), caller, card if takes else best):
        return common.highest(order, some, trump), NOT_TO_BE_HIS, ""
    return card, "Play {card}, the lowest" + (
        ": the caller may have to take the trick." if may_take(deal, caller, card if takes else best) else
        ": this trick the caller need not take."), ""


def may_take(deal: TrickDeal, caller: int, best: Card) -> bool:
    """Whether the caller, who is still to play, may have nothing but cards that beat this."""
    order, trump, held = deal.order, deal.trump, deal.playable(caller)
    if BACK in held:
        return may_beat(deal, deal.playable(deal.must[0]), caller, best)
    return all(order.beats(card, best, trump) for card in order.allowed(held, deal.on_table(), trump, deal.binding()))


def out_of_the_way(deal: TrickDeal, some: Cards, throwing: str) -> Word:
    """What goes first where nothing is to be won: no trump, where there are any, that would win."""
    order, trump = deal.order, deal.trump
    able = common.winners(order, some, deal.on_table(), trump)
    losers = tuple([card for card in some if card not in able])
    if not losers:
        return common.highest(order, some, trump), "Play {card}: nothing but trumps is left.", ""
    card = common.out_of_the_way(order, losers, trump, LOW)
    suits, beside = common.suits(order, losers, trump), " beside trumps" * (losers != some)
    many, lengths = len(suits[order.suit(card, trump)]), [*map(len, suits.values())]
    if len(suits) == 1:
        return card, f"Throw {{card}}: the highest{beside} goes first.", throwing
    if many > min(lengths):
        return card, "Throw {card}, and keep what is low.", throwing
    shortest = "the shortest suit" if lengths.count(many) == 1 else "one of the shortest suits"
    return card, f"Throw {{card}}: the highest of {shortest}{beside} goes first.", throwing


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
