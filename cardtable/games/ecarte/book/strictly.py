"""What the club player answers and claims where hands deal, and marks where they mark."""
from __future__ import annotations

from random import Random

from cardtable.cards import BACK, Cards
from cardtable.families.tricks.strict.answers import COUNTED, marks_noticed
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.numbers import NumberedEcarte
from cardtable.games.ecarte.rules.rules import HAND, ORDER, TRICK, Ecarte, lawful
from cardtable.games.ecarte.rules.strict import HELD, StrictEcarte
from cardtable.games.ecarte.search.ends import Ends, all_tricks
from cardtable.games.ecarte.search.equity import worth
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.faults import ACCUSE, OPEN
from cardtable.rules.moves import Move
from cardtable.rules.view import View

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
LAYOUTS = 30                     # by which he judges whether a card that he has led out of turn is better taken up
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
        allowed = deal.decision(seat)
        return Thought(seat, move if move in allowed else next(iter(allowed)),
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


def broke_a_duty(deal: StrictEcarte, seat: int) -> bool:
    """Whether this seat has not followed, won or trumped when it could, by all the cards that it has played; what was
    taken up again is not among them."""
    leader = deal.elder
    for number, (one, two) in enumerate(zip(*deal.played)):
        led, reply = (one, two) if leader == 0 else (two, one)
        allowed = lawful(deal.played[1 - leader][number:], led, deal.trump)
        if leader != seat and reply not in allowed:
            return True
        if ORDER[reply.rank] > ORDER[led.rank] if reply.suit == led.suit else reply.suit == deal.trump:
            leader = 1 - leader
    return False


def taken_up(view: View, deal: StrictEcarte, seat: int, rng: Random) -> Thought | None:
    """The card that he has led out of turn, where by some layouts that he cannot exclude, with open cards, that comes
    to more than to let it lie (40)."""
    if isinstance(deal, NumberedEcarte) and deal.irregular:
        return None
    ends, (card,) = Ends(deal, seat, worth(deal.goal or HELD, False)), deal.zone[TRICK]

    def comes_to(layout: Ecarte) -> float:
        return ends.value(deal.score[0], deal.score[1], all_tricks(layout), deal.pays_two)

    gain = 0.0
    worlds = view.worlds()
    for _ in range(LAYOUTS):
        lies = worlds.sample(rng)
        assert isinstance(lies, Ecarte)
        gain -= comes_to(lies)
        lies.zone[HAND[seat]] += (card,)
        lies.zone[TRICK], lies.leader = (), 1 - seat
        gain += comes_to(lies)
    if gain <= 0:
        return None
    return Thought(seat, Move(("take-up", card)), "It was not his lead, and he does better not to have it.",
                   "000:505-507")


def content(deal: GivenEcarte, seat: int) -> bool:
    """Whether the hand is as good as another would be."""
    hand: Cards = deal.zone[HAND[seat]]
    if BACK in hand or not hand:
        return True
    best = tuple(sorted(hand, key=lambda card: habits.cost(card, deal.trump))[-HELD:])
    return habits.chance(habits.GIVEN if seat == deal.elder else habits.TAKEN, best, deal.trump) > 0.5


def aside(view: View, seat: int, rng: Random, notices: float = CLUB) -> Thought | None:
    """A card that he has led out of turn he may take up; and he says what he has noticed."""
    deal = view.deal
    if isinstance(deal, StrictEcarte) and deal.lies_early and deal.leader == seat:
        return taken_up(view, deal, seat, rng) if rng.random() < notices else None
    return noticed(deal, seat, rng, notices)


def noticed(deal: Deal, seat: int, rng: Random, notices: float = CLUB) -> Thought | None:
    """What he has noticed he claims, and what is his he marks; elder hand may look at his cards as soon as he has
    them."""
    if not isinstance(deal, StrictEcarte) or seat > 1 or deal.phase in (*deal.settling, *COUNTED):
        return None
    marks = marks_noticed(deal, seat, MARKS) if deal.trump >= 0 and rng.random() < notices else None
    if marks is not None or not isinstance(deal, GivenEcarte):
        return marks
    for offence in [one for one in deal.offences if one.article in SOURCES]:         # not of what was marked
        claim = Move((ACCUSE, offence.article, offence.seat))
        if offence.pending and deal.FAULTS[offence.fault].notice == OPEN and seat != offence.seat \
                and deal.entitled(seat, offence) and any(claim in choice for choice in deal.claims_of(seat)) \
                and rng.random() < notices:
            return Thought(seat, claim, "That was not dealt rightly.", SOURCES[offence.article])
    if any(Move(("make-up",)) in choice for choice in deal.rights(seat)):
        return Thought(seat, Move(("make-up",)), "There is a card wanting.", SHORT)
    if deal.phase == "turning" and seat in deal.may() and rng.random() < EARLY:
        return Thought(seat, Move(("take-up-hand",)), "The cards lie there, and may be looked at.", "000:309-313")
    return None
