"""The club player at Solo Whist: what a hand is worth calling (ours), and the book's maxims on play (002:4971-5021)."""
from __future__ import annotations

from random import Random

from cardtable.cards import SUIT_NAMES, SUITS, Cards
from cardtable.families.tricks import allies, losing
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.strict.answers import obeying
from cardtable.games.solo_whist import judgement, playing, strength
from cardtable.games.solo_whist import strict_answers as strictly
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import GENERAL, LOSING
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.games.solo_whist.words import CALLS
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

PLACE = "002:5017-5021"


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, SoloWhist)
    if isinstance(deal, StrictSolo):
        if deal.phase in deal.settling:
            return Thought(seat, *strictly.answer(view, deal, seat))
        return forgiven(view, Thought(seat, *obeying(deal, seat, advise(deal, seat), strictly.EXPOSED)))
    return forgiven(view, Thought(seat, *advise(deal, seat)))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    deal = view.deal
    return strictly.aside(view, deal, seat) if isinstance(deal, StrictSolo) else None


# The calls

def calling(deal: SoloWhist, seat: int) -> Advice:
    """The highest call that the hand is worth, of those that can still be made; else a partner."""
    hand = whole(deal, seat)
    moves = list(deal.decision(seat))
    able = [move for move in moves if move.verb == "bid" and strength.worth(deal, seat, hand, str(move[1])) >= 0]
    if able:
        return Advice(able[-1], f"Call {CALLS[str(able[-1][1])]}: by the usual count the hand is good for it.")
    verbs = {move.verb for move in moves}
    for verb in ("accept", "propose"):
        if verb in verbs and strength.worth(deal, seat, hand, verb) >= 0:
            why = "Accept: by the usual count the hand is good enough beside the proposer’s." if verb == "accept" else \
                "Propose: with a fair partner there should be eight tricks."
            return Advice(Move((verb,)), why)
    elsewhere = next((move for move in reversed(moves) if move.verb != "pass"
                      and strength.worth(deal, seat, hand, str(move[-1]), anywhere=True) >= 0), None)
    if elsewhere is not None:
        what = f"call {CALLS[str(elsewhere[-1])]}" if elsewhere.verb == "bid" else elsewhere.verb
        return Advice(Move(("pass",)), f"Pass: first or last to call, you might {what}; your place is a more dangerous "
                      "one.", PLACE)
    higher = "higher " * (deal.bidder >= 0)
    return Advice(Move(("pass",)), f"Pass: by the usual count the hand is not worth a {higher}call.")


def whole(deal: SoloWhist, seat: int) -> Cards:
    """The thirteen cards of a seat, the turn-up among them if it is his."""
    return tuple(sorted(deal.dealt_hand(seat)))


def naming(deal: SoloWhist, seat: int) -> Advice:
    """The suit that makes most tricks."""
    suit = strength.best(whole(deal, seat), strength.suits_of(deal.pack))[1]
    return Advice(Move(("name", SUITS[suit])), f"Name {SUIT_NAMES[suit]}: that suit promises most tricks.")


# The play

def by_habit(deal: SoloWhist, seat: int) -> Advice:
    """A lead, or a card to the trick, as the compiled search takes everybody to play."""
    table, some, trick = allies.Table(deal, seat), deal.allowed(seat), deal.on_table()
    if deal.bid == GENERAL:
        card, why, source = losing.not_the_last(deal, seat, some, trick, playing.GENERAL)
    elif deal.bid in LOSING and seat == deal.bidder:
        card, why, source = losing.to_win_nothing(deal, some, trick)
    elif deal.bid in LOSING:
        card, why, source = losing.to_make_him_win(deal, deal.bidder, some, trick) if trick else \
            losing.lead_against(deal, deal.bidder, table, some, playing.MISERES)
    else:
        card, why, source = playing.lead(deal, table, some) if not trick else \
            allies.follow(table, some, trick, playing.SECOND, playing.THROWN)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def play(deal: SoloWhist, seat: int) -> Advice:
    """What wants judgement, where a hand is played for tricks, then habit."""
    some, trick = deal.allowed(seat), deal.on_table()
    if deal.bid in LOSING and seat == deal.bidder and trick and some[0].suit != trick[0].suit and len(some) > 1:
        card, why, source = judgement.thrown(allies.Table(deal, seat), some)
        return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)
    if deal.bid in LOSING or deal.bid == GENERAL or len(some) == 1 or not (trick or deal.history):
        return by_habit(deal, seat)
    table = allies.Table(deal, seat)
    if trick:
        word = judgement.answer(deal, table, some, trick)
        if word is None:
            return by_habit(deal, seat)
    else:
        word, rest = judgement.lead(deal, table, some)
        word = word or playing.lead(deal, table, rest)
    card, why, source = word
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


KEPT = frozenset({playing.SECOND, judgement.NO_FINESSE, "002:5001-5004", "002:5014-5017"})
"""The lines by which a card is right that looks wrong: the highest of a sequence before partner, his suit, the lead put
where it is wanted."""


def excused(deal: SoloWhist, seat: int, move: Move) -> str:
    """Why a card is right that a partner might not forgive; "" if it is not."""
    advice = play(deal, seat)
    return f"by the book ({advice.source})" if advice.move == move and advice.source in KEPT else ""


advise = by_phase({"calling": calling, "naming": naming, "play": play})
habit = by_phase({"calling": calling, "naming": naming, "play": by_habit})
