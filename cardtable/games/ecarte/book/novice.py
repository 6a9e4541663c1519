"""The novice at Écarté: keeps what looks high, proposes by feeling, leads his best card, forgets the king at times."""
from __future__ import annotations

from random import Random

from cardtable.cards import RANKS, Cards
from cardtable.games.ecarte.book import strictly
from cardtable.games.ecarte.rules import triomphe
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, ORDER, STOCK, TRICK, Ecarte, lawful
from cardtable.games.ecarte.rules.triomphe import Triomphe
from cardtable.players import novice
from cardtable.players.sins import decent
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KNAVE = RANKS.index("J")
FORGETS = 0.25                   # how often he forgets to announce the king
WHIM = 0.15                      # how often he does the other thing


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A move with no more thought than a beginner gives it."""
    deal = view.deal
    if isinstance(deal, Ecarte) and deal.phase in ("proposal", "answer", "exchange", "play"):
        move, why = _move(deal, seat, rng)
        if move in view.decision(seat):
            return Thought(seat, move, why)
    if isinstance(deal, Triomphe) and deal.phase == "play":
        return decent(view, Thought(seat, *_triomphe(deal, seat, rng)))
    return novice.choose(view, seat, rng)


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """Now and then he notices what is wrong."""
    return strictly.aside(view, seat, rng, strictly.NOVICE)


def _move(deal: Ecarte, seat: int, rng: Random) -> tuple[Move, str]:
    hand, trump = deal.zone[HAND[seat]], deal.trump
    if deal.phase == "exchange":
        return _discard(deal, seat)
    if deal.phase != "play":
        good = _good(hand, trump) >= 4
        if rng.random() < WHIM:
            good = not good
        if deal.phase == "proposal":
            return (Move(("stand",)), "It looks good enough.") if good else (Move(("propose",)), "New cards may help.")
        return (Move(("refuse",)), "It looks good enough.") if good else (Move(("accept",)), "New cards may help.")
    if seat in deal.may() and deal.has_king(seat) and rng.random() >= FORGETS:
        return Move(("king",)), "The king is worth a point."
    trick = deal.zone[TRICK]
    if trick:
        card = min(lawful(hand, trick[0], trump), key=lambda c: (c.suit == trump, ORDER[c.rank]))
        return Move(("play", card)), "The cheapest that may be played."
    return Move(("play", max(hand, key=lambda c: (ORDER[c.rank], c.suit == trump)))), "The highest card first."


def _triomphe(deal: Triomphe, seat: int, rng: Random) -> tuple[Move, str]:
    """The cheapest card to a trick to which the partner has played; else the point is offered, by who has no partner,
    with nothing good in the hand, or on a whim, or it is what any novice plays."""
    hand, trick = deal.zone[triomphe.HAND[seat]], deal.zone[triomphe.TRICK]
    cards = deal.play(seat)[0]
    if any(deal.left(deal.leader, n) in deal.partners_of(seat) for n in range(len(trick))):
        may = deal.order.allowed(hand, trick, deal.trump, deal.duties)
        cheapest = min(may, key=lambda c: (c.suit == deal.trump, deal.order.plain[c.rank]))
        return Move(("play", cheapest)), "The cheapest that may be played."
    hopeless = _good(hand, deal.trump) == 0
    if deal.may_offer() and not deal.partners_of(seat) and hopeless == (rng.random() >= WHIM):
        return Move(("offer",)), "It looks hopeless."
    return min([cards.sample(rng) for _ in range(novice.TRIES)], key=novice.cost), "It looks natural."


def _good(hand: Cards, trump: int) -> int:
    """Trumps and court cards count one each, a trump honour two."""
    return sum((c.suit == trump) + (ORDER[c.rank] >= ORDER[KNAVE]) for c in hand)


def _discard(deal: Ecarte, seat: int) -> tuple[Move, str]:
    """What is neither trump nor court card; once he has changed before, the lowest card only."""
    hand = sorted(deal.zone[HAND[seat]], key=lambda c: (c.suit == deal.trump, ORDER[c.rank]))
    low = [c for c in hand if c.suit != deal.trump and ORDER[c.rank] < ORDER[KNAVE]]
    thrown = low[:1] if deal.zone[DISCARD[seat]] else low
    if not thrown and seat == deal.elder:
        thrown = hand[:1]
    return Move(("discard", *sorted(thrown[:len(deal.zone[STOCK])]))), "Low cards are thrown, court cards kept."
