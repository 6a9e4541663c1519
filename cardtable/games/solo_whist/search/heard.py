"""A decision at Solo Whist as the compiled habits take it: what was said, what is played, and what it comes to."""
from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

from cardtable.cards import RANKS
from cardtable.families.tricks.habitual.known import SEATS, tell
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.solo_whist import strength
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.search import losing
from cardtable.games.solo_whist.search.habits import Habits
from cardtable.games.solo_whist.stakes import ALL, DECLAREE, GENERAL, LADDER, LOSING, PROPOSITION
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ODD = .06                                        # how often another plays otherwise than the club player would
WORDS = ("pass", "propose", "accept", *LADDER)
LOWEST, NONE = WORDS.index(LADDER[0]), len(WORDS)        # the least call, and where there is none
NO_SUIT, BEST = 4, -1                           # without trumps; those that the caller's hand makes best


def habits(view: View, seat: int, most: int) -> Habits:
    """All that this seat may know, ready to be searched."""
    deal = view.deal
    assert isinstance(deal, SoloWhist)
    full = deal.bits(tuple([card for card in deal.pack if card not in deal.nobodys]))
    wanted = [strength.wanted(deal, who, word) if who < deal.seats and n else 0.0
              for who in range(SEATS) for n, word in enumerate(WORDS)]
    found = Habits(
        promises=promises(deal.pack[0].rank), wanted=wanted, said=said(deal), up=deal.turned[0].suit,
        suits=sum([1 << suit for suit in strength.suits_of(deal.pack)]), seat=seat, most=most,
        others=sum([1 << who for who in range(deal.seats) if who != seat]), odd=ODD, trump=NO_SUIT, dealer=deal.dealer,
        turned=-1, open_seats=0, party=(*deal.party, 0)[:SEATS], full=full, seats=deal.seats)
    tell(found, view, deal)
    if deal.phase == "play":
        undertake(found, deal, seat)
    return found


@cache
def promises(least: int) -> tuple[Sequence[float], ...]:
    """What the cards of a suit promise, by their bits: as trumps, beside them, more beside many; the danger."""
    lanes = [[rank for rank in range(len(RANKS)) if lane >> rank & 1] for lane in range(1 << len(RANKS))]
    return tuple([array("d", some) for some in (
        map(strength.as_trumps, lanes), map(strength.beside, lanes), map(strength.long_suit, lanes),
        [strength.perilous(ranks, least) for ranks in lanes])])


def said(deal: SoloWhist) -> list[int]:
    """Four numbers for each word: who, the least call that he could make, what he could say as a partner, and what he
    said."""
    found: list[int] = []
    least, proposer, silent, before = LOWEST, -1, set[int](), "pass"
    for who, word in deal.called:
        first = deal.proposing and before == "pass" and who not in silent
        partner = "propose" if first else "accept" if before == "propose" and who != proposer else "pass"
        found += [who, NONE if who in silent else least, WORDS.index(partner), WORDS.index(str(word))]
        if word == "pass":
            silent.add(who)
            continue
        before = str(word)
        if word == "propose":
            proposer = who
        elif word != "accept":
            least = WORDS.index(before) + 1
    return found


def undertake(found: Habits, deal: SoloWhist, seat: int, first: int | None = None) -> None:
    """Tells what is played in this deal, whose calls are settled."""
    first = deal.history[0][0] if deal.history else deal.leader if first is None else first
    found.contract(kind(deal), deal.bidder, deal.party, suit(deal), first, comes(deal, seat))


def suit(deal: SoloWhist) -> int:
    """The trumps, as habit knows them."""
    return NO_SUIT if deal.trump == NO_TRUMP else deal.trump


def kind(deal: SoloWhist) -> int:
    """What is undertaken, as habit knows it."""
    tricks, partners, nothing, everything, last = losing.KINDS
    named = {GENERAL: last, DECLAREE: everything, PROPOSITION: partners}
    return nothing if deal.bid in LOSING else named.get(str(deal.bid), tricks)


def comes(deal: SoloWhist, seat: int) -> list[float]:
    """What a seat is paid, by the tricks of who has called; where the last trick is shunned, without it and with it."""
    if deal.bid == GENERAL:
        stake = deal.stakes.stake(GENERAL)
        return [stake, -stake * (deal.seats - 1)]
    times = len(deal.who_settle()) // len(deal.callers) if seat in deal.callers else -1
    return [times * deal.stakes.each(str(deal.bid), tricks) for tricks in range(ALL + 1)]


def settled(deal: SoloWhist, seat: int, move: Move, able: Sequence[int]) -> SoloWhist:
    """The calls to their end, after this one, when each says what he is able to, a bit for each word."""
    new = deal.copy()
    new.apply(seat, move)
    while new.phase == "calling" and not new.over:
        who = new.must[0]
        new.apply(who, word(new, who, able[who]))
    return new


def word(deal: SoloWhist, seat: int, able: int) -> Move:
    """The highest call, else a partner, as the club player has it."""
    moves = [move for move in deal.decision(seat) if able >> WORDS.index(str(move[-1])) & 1]
    bids = [move for move in moves if move.verb == "bid"]
    return bids[-1] if bids else moves[0] if moves else Move(("pass",))
