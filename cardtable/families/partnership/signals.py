"""What partners tell each other by their cards: the call for trumps and its answer, the echo, the fourth best."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.cards import RANKS, Card, Cards, pack
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leads import down, fourth_best
from cardtable.families.tricks.across import one_plays_both
from cardtable.rules.moves import Move

TEN, KING, ACE = RANKS.index("T"), RANKS.index("K"), RANKS.index("A")


def called(plays: Sequence[Card], third_hand: bool = False) -> bool:
    """Whether these cards of a suit, in the order he played them, call for trumps (002:6586-6626): a card higher than
    was wanted and then a lower; or, of third hand, ace, king and a small one.  A ten, knave or queen played second
    hand may have been the right card."""
    if third_hand:
        return len(plays) > 2 and [c.rank for c in plays[:2]] == [ACE, KING] and plays[2].rank < TEN
    return len(plays) > 1 and plays[0].rank < TEN and plays[1].rank < plays[0].rank


def unspoken(deal: PartnersDeal, move: Move, near: Sequence[Move], book: Move) -> Move:
    """The same, or for a card that follows suit and loses the lowest that is as good: a higher one would call, or tell
    of trumps, where the book has nothing told."""
    card, lies = move[1] if len(move) > 1 else None, deal.on_table()
    if not isinstance(card, Card) or move == book or not lies or card.suit != lies[0].suit:
        return move
    top = lies[deal.order.wins(lies, deal.trump)]
    able = [one for one in near if isinstance(one[1], Card) and one[1].suit == card.suit
            and not deal.order.beats(one[1], top, deal.trump)]
    return min(able, key=lambda one: one[1]) if move in able else move


def is_read(deal: PartnersDeal, seat: int) -> bool:
    """Whether a partner takes a card to tell of what is held beside it: one that is led or follows suit; of what is
    thrown, or trumps, it is the suit alone."""
    lies = deal.on_table()
    follows = not lies or any(card.suit == lies[0].suit for card in deal.playable(seat))
    return follows and not one_plays_both(deal, seat, deal.left(seat, 2))


def call_with(small: Sequence[Card]) -> Card:
    """The card to begin a call with: of three small ones the middle (002:6634-6645), of two the higher."""
    cards = down(small)
    return cards[1] if len(cards) > 2 else cards[0]


def strong_enough(trumps: Sequence[Card]) -> bool:
    """Whether to call: five trumps with two honours, or six (002:6628-6633)."""
    return len(trumps) > 5 or len(trumps) == 5 and sum([c.rank > TEN for c in trumps]) > 1


def answer(trumps: Sequence[Card]) -> Card:
    """The trump to lead to a partner who has called: the ace if it is held; the best of three or fewer, the lowest of
    four, the fourth best of more (002:6649-6652, 7169-7177)."""
    cards = down(trumps)
    if cards[0].rank == ACE or len(cards) <= 3:
        return cards[0]
    return cards[-1] if len(cards) == 4 else fourth_best(cards)


def after_answer(trumps: Sequence[Card]) -> Card:
    """The next: behind the ace the lowest."""
    return down(trumps)[-1]


def echo(trumps: Sequence[Card], winning: int) -> Cards:
    """What goes on a partner's winning trumps: of four or more the lowest but one, then the lowest (002:6652-6660)."""
    cards = list(reversed(down(trumps)))
    if len(cards) > 3:
        cards[0], cards[1] = cards[1], cards[0]
    return tuple(cards[:winning])


class Read(NamedTuple):
    """Of a suit's cards not seen yet, those that partner holds and those that the others may hold."""

    partner: Cards
    others: Cards


def read_fourth_best(mine: Sequence[Card], gone: Sequence[Card], led: Card, shown: Sequence[Card] = ()) -> Read:
    """Partner has led his fourth best: he had just three that are higher (002:6050-6088).  `gone` are the cards played
    by all, `shown` those of partner's after his lead."""
    unseen = [c for c in pack(RANKS) if c.suit == led.suit and c not in (*mine, *gone)]
    higher = [c for c in unseen if c.rank > led.rank]
    wanting = 3 - sum([c.rank > led.rank for c in shown])
    if len(higher) == wanting:
        return Read(down(higher), tuple([c for c in unseen if c not in higher]))
    return Read((), tuple(unseen))
