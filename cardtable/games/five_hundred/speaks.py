"""What can be seen to speak for a bid at Five Hundred beside another, or for what is laid out."""
from __future__ import annotations

from cardtable.cards import JOKER, RANKS, SUIT_NAMES, SUITS, Card, Cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.promised import promised
from cardtable.families.tricks.speaks import commands
from cardtable.games.five_hundred.rules import LAYOUT, FiveHundred
from cardtable.games.five_hundred.schedule import DENOMINATIONS, value
from cardtable.games.five_hundred.strength import PLAIN, hopes, won
from cardtable.games.five_hundred.words import IN
from cardtable.games.five_hundred.words import bid as named_bid
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count

GUARDED = [RANKS.index(rank) for rank in "QK"]
WHERE = "the hand with the widow"


def of_bids(deal: FiveHundred, seat: int, move: Move, other: Move) -> str:
    """What the hand promises with the widow; of as many tricks, in which suit it promises more; else what the bid
    counts."""
    hand = {one.suit: won(one) for one in hopes(deal.zone[LAYOUT.hand[seat]])}
    (call, suit), (instead, beside) = ((int(str(one[1])), str(one[2])) if one.verb == "bid" else (0, "")
                                       for one in (move, other))
    if call == instead and round(hand.get(suit, 0)) > round(hand.get(beside, 0)):
        return f"{WHERE} promises about {count(round(hand[suit]), 'trick')} {_in(suit)}, and fewer {_in(beside)}"
    named = suit if call > instead else beside
    promises = hand.get(named, 0)
    told = promised(promises, call, instead, WHERE)
    if not told and call < instead and promises < instead:
        told = f"{WHERE} promises not quite {count(instead, 'trick')}"
    if told:
        return f"{told} {_in(named)}"
    worth, less = (value(f"{tricks}{which}") if tricks else 0 for tricks, which in ((call, suit), (instead, beside)))
    if bool(worth) == bool(less):
        return f"it counts {worth} points, not {less}" if worth > less else ""
    return f"made, it counts {worth} points" if worth else \
        f"{named_bid(f'{instead}{beside}')} would cost {less} points if it were lost"


def _in(suit: str) -> str:
    return "without trumps" if suit == DENOMINATIONS[-1] else f"in {IN[suit]}"


def of_laying(deal: FiveHundred, seat: int, move: Move, other: Move) -> str:
    """That a suit is got rid of, what stays instead of one card, or that more stays of what may win."""
    hand = deal.playable(seat)
    here, there = (tuple([one for one in hand if one not in laid]) for laid in (move, other))
    stays, goes = (tuple([one for one in some if one not in rest]) for some, rest in ((here, there), (there, here)))
    if len(stays) == 1 and (guarded := _guarded(deal, here, stays[0])):
        return guarded
    if len(stays) == 1 and _trump(deal, stays[0]):
        return f"the {stays[0].name} is kept"
    rid = sorted(_plain(deal, there) - _plain(deal, here))
    if rid and not _plain(deal, here) - _plain(deal, there):
        return f"no {SUIT_NAMES[rid[0]][:-1]} stays, and the suit can be trumped"
    if len(stays) == 1 and (_winners(deal, stays) or stays[0].rank > goes[0].rank and not _winners(deal, goes)):
        return f"the {stays[0].name} is kept"
    more = _winners(deal, here)
    return f"{count(more, 'trump or high card', 'trumps and high cards')} stay" if more > _winners(deal, there) else ""


def of_unblocking(deal: FiveHundred, seat: int, card: Card, other: Card) -> str:
    """Of a card that nothing of its suit can beat, thrown on a trick that neither of the two takes, against a bidder:
    that with the lower one the other adversary can be left the lead."""
    order, trump, trick = deal.order, deal.trump, deal.on_table()
    alike = order.suit(card, trump) == order.suit(other, trump) and order.beats(card, other, trump)
    if not trick or deal.bidder in (-1, seat) or not alike or order.wins((*trick, card), trump) == len(trick):
        return ""
    gone = {one for _, one, _ in deal.history}
    out = tuple([one for one in deal.pack if one not in gone and one not in deal.playable(seat)])
    if not commands(deal, card, out) or commands(deal, other, out):
        return ""
    return f"the {other.name} is kept, which need not take the suit’s next trick"


def _plain(deal: FiveHundred, some: Cards) -> set[int]:
    """The suits held that can be trumped; none where nothing can."""
    if deal.trump == NO_TRUMP:
        return set()
    return {deal.order.suit(one, deal.trump) for one in some} & {*range(len(SUITS))} - {deal.trump}


def _winners(deal: FiveHundred, some: Cards) -> int:
    """How many are trumps, or may win of themselves."""
    return sum([one is JOKER or one.rank in PLAIN or _trump(deal, one) for one in some])


def _trump(deal: FiveHundred, card: Card) -> bool:
    return deal.trump != NO_TRUMP and deal.order.suit(card, deal.trump) == deal.trump


def _guarded(deal: FiveHundred, here: Cards, card: Card) -> str:
    """That it guards a king or queen of its plain suit."""
    held = [one for one in here if one.suit == card.suit != deal.trump and not _trump(deal, one)]
    best = max(held, key=lambda one: one.rank, default=card)
    return f"the {card.name} guards the {best.name}" if best.rank in GUARDED and best.rank > card.rank else ""
