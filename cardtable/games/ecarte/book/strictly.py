"""What the club player answers and claims where hands deal, and marks where they mark."""
from __future__ import annotations

from random import Random

from cardtable.cards import BACK, Cards
from cardtable.families.tricks.strict.answers import COUNTED, marks_noticed
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import HAND, TRICK
from cardtable.games.ecarte.rules.strict import HELD, StrictEcarte
from cardtable.games.ecarte.search.equity import worth
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.faults import ACCUSE, OPEN
from cardtable.rules.moves import Move

CLUB, NOVICE = 0.75, 0.35        # how often, when he is asked, he has counted the cards, or looked at their backs
EARLY = 0.2                      # how often elder hand takes up his cards before the trump is turned
OFFERED = ("throw-surplus", "draw-surplus", "draw-his-surplus", "complete-his", "complete-own", "first-turned",
           "rectify", "keep-card")
"""What serves better than a fresh deal, with a hand that is good enough or has not been seen."""

OF_HANDS = frozenset({"throwing", "drawing", "cutting_pack", "dealing", "turning", "taking_up", "giving", "offered"})
SOURCES = {9: "000:298-304", 11: "000:309-313", 13: "000:319-322", 14: "000:327-332", 15: "000:334-339",
           16: "000:341-345", 17: "000:347-354", 18: "000:356-361", 20: "000:371-373", 21: "000:375-377",
           29: "000:428-434", 31: "000:440-444", 32: "000:449-452", 33: "000:454-460"}
MARKS = "000:581-586"
SHORT, SHOWN = "000:462-466", "000:473-482"


def answers(deal: GivenEcarte) -> bool:
    """Whether this phase is one that hands bring."""
    return deal.phase in OF_HANDS or \
        deal.phase == "remedy" and deal.due[0].article in SOURCES or \
        deal.irregular and deal.phase in ("proposal", "answer", "exchange", "play")


def choose(deal: GivenEcarte, seat: int, rng: Random) -> Thought:
    """In one of them."""
    if deal.phase == "drawing":
        return Thought(seat, deal.decision(seat).sample(rng), "One back is like another.", "000:428-434")
    if deal.phase == "throwing":
        some = sorted(deal.zone[HAND[seat]], key=lambda card: habits.cost(card, deal.trump))[:deal.surplus(seat)]
        return Thought(seat, Move(("throw-out", *sorted(some))), "Throw out what is lowest.", SOURCES[15])
    if deal.irregular and deal.phase in ("proposal", "answer", "exchange", "play"):
        move = habits.move(deal, seat, worth(deal.goal or HELD, False))
        lawful = deal.decision(seat)
        return Thought(seat, move if move in lawful else next(iter(lawful)),
                       "The maxims are of five cards: with another number it goes by what is usual.", "")
    if deal.phase == "offered":
        card = deal.zone[TRICK][0]
        leave = Move(("leave-card",))
        if leave in deal.decision(seat) and card.suit != deal.trump and card.rank != habits.KING:
            return Thought(seat, leave, "Leave it: the next may be better, and is not seen.", SHOWN)
        return Thought(seat, Move(("take-card",)), "Take it.", SHOWN)
    if deal.phase != "remedy":
        return Thought(seat, next(iter(deal.decision(seat))), "There is nothing to choose here.")
    source = SOURCES[deal.due[0].article]
    kept = next(name for name in OFFERED if Move(("exact", name)) in deal.decision(seat))
    if deal.trump >= 0 and not content(deal, seat):
        return Thought(seat, Move(("exact", "new-deal")), "Have them dealt afresh: the hand is a poor one.", source)
    return Thought(seat, Move(("exact", kept)), "The deal may stand: nothing better need come of another.", source)


def content(deal: GivenEcarte, seat: int) -> bool:
    """Whether the hand is as good as another would be."""
    hand: Cards = deal.zone[HAND[seat]]
    if BACK in hand or not hand:
        return True
    best = tuple(sorted(hand, key=lambda card: habits.cost(card, deal.trump))[-HELD:])
    return habits.chance(habits.GIVEN if seat == deal.elder else habits.TAKEN, best, deal.trump) > 0.5


def aside(deal: Deal, seat: int, rng: Random, notices: float = CLUB) -> Thought | None:
    """What he has noticed he claims, and what is his he marks; elder hand may look at his cards as soon as he has
    them."""
    if not isinstance(deal, StrictEcarte) or seat > 1 or deal.phase in (*deal.settling, *COUNTED):
        return None
    marks = marks_noticed(deal, seat, MARKS) if deal.trump >= 0 and rng.random() < notices else None
    if marks is not None or not isinstance(deal, GivenEcarte):
        return marks
    for offence in deal.offences:
        claim = Move((ACCUSE, offence.article, offence.seat))
        lies_open = offence.article in SOURCES and deal.FAULTS[offence.fault].notice == OPEN
        if lies_open and offence.pending and seat != offence.seat \
                and any(claim in choice for choice in deal.claims_of(seat)) and rng.random() < notices:
            return Thought(seat, claim, "That was not dealt rightly.", SOURCES[offence.article])
    if any(Move(("make-up",)) in choice for choice in deal.rights(seat)):
        return Thought(seat, Move(("make-up",)), "There is a card wanting.", SHORT)
    if deal.phase == "turning" and seat in deal.may() and rng.random() < EARLY:
        return Thought(seat, Move(("take-up-hand",)), "The cards lie there, and may be looked at.", "000:309-313")
    return None
