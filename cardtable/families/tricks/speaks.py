"""What speaks for a card beside another, as far as it can be seen on the table and in the hand; true whatever the
others hold, and no more than that: figures say how much it is worth."""
from __future__ import annotations

from itertools import pairwise

from cardtable.cards import RANK_NAMES, RANKS, Card, Cards
from cardtable.families.tricks.deal import TrickDeal

KNAVE = RANKS.index("J")                         # a lower card is kept for nothing but its suit


def speaks_for(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """"it takes the trick", "the ace of hearts is kept"; "" where nothing does, or where tricks are to be lost."""
    if deal.phase != "play" or not wants_tricks(deal, seat):
        return ""
    return _followed(deal, seat, card, other) if deal.on_table() else _led(deal, seat, card, other)


def wants_tricks(deal: TrickDeal, seat: int) -> bool:
    """Whether more tricks are never worse for a seat: at a misère it is otherwise, on either side."""
    scoring = deal.scoring(deal.party[seat])
    if scoring.table:
        return all(fewer <= more for fewer, more in pairwise(scoring.table))
    return scoring.trick > 0 or bool(scoring.cards)


def _followed(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """To a card that was led."""
    trick, by, order, trump = deal.on_table(), deal.played_by()[:-1], deal.order, deal.trump
    ours = deal.party[by[order.wins(trick, trump)]] == deal.party[seat]
    takes, would = (order.wins((*trick, one), trump) == len(trick) for one in (card, other))
    so_far = " so far" * any(one not in by and one != seat for one in deal.in_play())
    if takes and not would:
        return "" if ours else f"it takes the trick{so_far}"
    if ours and would and not takes:
        return f"your side has the trick{so_far}"
    if not higher(deal, other, card):
        return ""
    return f"it takes the trick{so_far}, and the {other.name} is kept" if takes else f"the {other.name} is kept"


def _led(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """In the lead."""
    hand, order, trump = deal.playable(seat), deal.order, deal.trump
    gone = {one for _, one, _ in deal.history} | set(deal.nobodys)
    out = tuple([one for one in deal.pack if one not in gone and one not in hand])
    if commands(deal, card, out) and not commands(deal, other, out):
        return "nothing higher of its suit is out"
    if higher(deal, other, card):
        return f"the {other.name} is kept"
    suits = [order.suit(one, trump) for one in hand]
    suit = order.suit(card, trump)
    if trump in suits and suits.count(suit) == 1 and suit != trump and suits.count(order.suit(other, trump)) > 1:
        return "it is the last of its suit, which you can trump afterwards"
    return tenace(deal, hand, out, other) if order.suit(other, trump) != suit else ""


def tenace(deal: TrickDeal, hand: Cards, out: Cards, card: Card) -> str:
    """That a card and another of its suit are kept, of which one commands, and just one that is out lies between them;
    "" where they are no such two."""
    order, trump = deal.order, deal.trump
    suit = order.suit(card, trump)

    def best_first(some: Cards) -> list[Card]:
        found = [one for one in some if order.suit(one, trump) == suit]
        return sorted(found, key=lambda one: -order.strength(one, trump))

    best, *others = best_first(hand)
    between, *lower = best_first(out) or [card]
    if not others or not lower or card not in (best, others[0]) or \
            not order.beats(best, between, trump) or not order.beats(between, others[0], trump) or \
            not order.beats(others[0], lower[0], trump):
        return ""
    mate = others[0] if card is best else best
    return f"the {card.name} and the {RANK_NAMES[mate.rank]} are kept over the {RANK_NAMES[between.rank]}"


def commands(deal: TrickDeal, card: Card, out: Cards) -> bool:
    """Whether nothing of its suit that is out is higher."""
    order, trump = deal.order, deal.trump
    return not any(order.suit(one, trump) == order.suit(card, trump)
                   and order.strength(one, trump) > order.strength(card, trump) for one in out)


def higher(deal: TrickDeal, card: Card, other: Card) -> bool:
    """Whether a card is worth keeping rather than the other: higher in the same suit, a trump, or a court card above
    what the other is in its own."""
    order, trump = deal.order, deal.trump
    suit, beside = order.suit(card, trump), order.suit(other, trump)
    above = order.strength(card, trump) > order.strength(other, trump)
    if suit == beside or trump in (suit, beside):
        return above if suit == beside else suit == trump
    return above and card.rank >= KNAVE
