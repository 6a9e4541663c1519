"""What speaks for a course before the play beside another: what the hand promises, what is kept, what is paid."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.promised import promised
from cardtable.games.napoleon.rules import LAYOUT, Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY, NAP, WELLINGTON
from cardtable.games.napoleon.strength import best, keep, risk, worth_calling
from cardtable.players.said import apart
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count

TARGETS: Mapping[object, int] = {**{number: number for number in range(1, ALL)}, NAP: ALL, WELLINGTON: ALL}
TEN = "five may be chosen of ten cards"
BOUND = "whoever takes the spare hand up must call Nap"
LOW = "by the usual count the hand is low enough"


def speaks(deal: Napoleon, seat: int, move: Move, other: Move) -> str:
    """"the hand promises about three tricks", "the knave of spades is kept", "looking at the card would cost one
    counter"; "" where nothing does."""
    if deal.phase in ("buying", "rejecting", "changing"):
        return cards_speak(deal, move, other)
    if "take" in (move.verb, other.verb):
        return TEN if move.verb == "take" else BOUND
    if "peep" in (move.verb, other.verb):
        return "the card may mend the hand" if move.verb == "peep" else \
            f"looking at the card would cost {count(deal.price, 'counter')}"
    return call_speaks(deal, seat, move, other)


def call_speaks(deal: Napoleon, seat: int, move: Move, other: Move) -> str:
    """By the tricks that the hand promises, and how high it is for a misery."""
    hand = deal.zone[LAYOUT.hand[seat]] + (deal.zone[LAYOUT.spare] if seat in deal.peeped else ())
    call, instead = called(move), called(other)
    low = MISERY in (call, instead) and worth_calling(hand, MISERY, deal)
    if call == MISERY:
        return LOW if low else ""
    if instead == MISERY and not low:
        return f"the hand is too high in {most_perilous(hand)} for a misery"
    tricks = min(ALL, best(keep(hand, deal.seats), deal.seats).tricks)
    return promised(tricks, TARGETS.get(call, 0), 0 if instead == MISERY else TARGETS.get(instead, 0))


def called(move: Move) -> Bid:
    """What is called; "pass" by who calls nothing."""
    bid = move[-1]
    return bid if isinstance(bid, int) else str(bid)


def most_perilous(hand: Cards) -> str:
    """The suit of which the cards stand highest above those that are safe to lose with."""
    suits = {card.suit for card in hand}
    return SUIT_NAMES[max(sorted(suits), key=lambda suit: risk(tuple([card for card in hand if card.suit == suit])))]


def cards_speak(deal: Napoleon, move: Move, other: Move) -> str:
    """Of cards thrown: what one keeps that goes with the other; else what is saved, or may be bettered."""
    some, others = ([token for token in one if isinstance(token, Card)] for one in (move, other))
    more, fewer = apart(some, others)
    if deal.phase == "buying" and not some and others:
        tricks = round(best(deal.playable(deal.must[0]), deal.seats).tricks)
        if tricks > 1:
            return f"the hand promises about {count(tricks, 'trick')} as it is"
        return f"{count(len(others), 'card')} would cost {count(deal.price * len(others), 'counter')}, " \
               f"and seldom {'mends' if len(others) == 1 else 'mend'} such a hand"
    if deal.phase == "changing" and not others:
        return f"the {deal.zone[LAYOUT.spare][0].name} comes in"
    if fewer:
        return f"the {max(fewer, key=lambda card: card.rank).name} is kept"
    bought = deal.phase == "buying" and more
    return f"the {min(more, key=lambda card: card.rank).name} may be bettered" if bought else ""
