"""The club player: the maxims of the book, each a function with its source.

What to do is decided on plain data (situation.py): before the play in maxims_exchange, for the dealer's answer in
maxims_refuse, at the first lead in maxims_lead, later in maxims_later, and to a card led in maxims_reply.  The classes
of hands are in jeux.  Where the book gives no maxims: maxims_forms.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import Card
from cardtable.families.tricks.strict.answers import COUNTED, counting
from cardtable.games.ecarte.book import forms, strictly
from cardtable.games.ecarte.book.exchange import announces, discard, propose
from cardtable.games.ecarte.book.later import later_lead
from cardtable.games.ecarte.book.lead import first_lead
from cardtable.games.ecarte.book.refuse import answer
from cardtable.games.ecarte.book.reply import reply as answer_lead
from cardtable.games.ecarte.book.situation import HIGHER, Situation, situation
from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.hoyle import HOYLE
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import HAND, PACKETS, Ecarte, lawful
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Answer = tuple[Move, str, str]           # the move, why ({card} for its card's name), source


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why; asked when the seat must act.  A law is cited as the code has it; so is
    a hint, where Hoyle has it too.  What he has not (most of the jeux de règle, and their numbers) is Cavendish's, and
    whoever plays by Hoyle's code is told so: no other book of the house has it, and Hoyle sends his reader there."""
    thought = by_the_book(view, seat, rng)
    if not isinstance(view.deal, Ecarte) or view.deal.code != HOYLE.name:
        return thought
    return thought._replace(source=BY_HOYLE.get(thought.source, thought.source))


HINTS = {
    "000:1310-1316": "002:2277-2278",            # neither a king nor a trump is thrown at first
    "000:1466-1476": "002:2246-2249",            # cards in sequence rather than from a tenace
    "000:1432-1434, 2049-2053": "002:2277",      # with two cards to throw the dealer refuses,
    "000:1978-1979": "002:2280-2282",            # and with three trumps
    "000:2413-2453": "002:2251-2268",            # not to be put to a card
    "000:2497-2509": "002:2313-2317",            # what has gone makes lower cards good
}
BY_HOYLE = HINTS | {
    law.source: same.source for law in CAVENDISH.laws for same in HOYLE.laws if law.number == same.number}
"""Where Hoyle has a law or a hint, by where Cavendish has it."""


def by_the_book(view: View, seat: int, rng: Random) -> Thought:
    """The same, all laws by Cavendish."""
    deal = view.deal
    if not isinstance(deal, Ecarte) or deal.phase == "abandoned":
        return forms.choose(view, seat, rng)
    if deal.phase in COUNTED and isinstance(deal, StrictEcarte):
        said = counting(deal, seat, strictly.MARKS)
        return Thought(seat, said.move, said.why, said.source)
    if isinstance(deal, GivenEcarte) and strictly.answers(deal):
        return strictly.choose(deal, seat, rng)
    if deal.phase == "packets_choice":
        return Thought(seat, Move(("packets", rng.choice(list(PACKETS)))), "Either order is as good.", "000:987-993")
    if deal.phase == "accusations":
        return accuse(view, seat)
    move, why, source = decide(deal, seat, view.knowledge.may)
    named = next((c.name for c in move if isinstance(c, Card)), "")
    return Thought(seat, move, why.format(card="the " + named), source)


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is claimed or taken up, and marked where hands mark."""
    return strictly.aside(view, seat, rng)


def reply(deal: Ecarte, seat: int) -> Move:
    """The move alone, from a whole deal of which only what this seat may see is used."""
    return decide(deal, seat)[0]


def decide(deal: Ecarte, seat: int, may: list[int] | None = None) -> Answer:
    """By the phase; `may` as in situation()."""
    return PHASES[deal.phase](deal, seat, situation(deal, seat, may))


def proposal(deal: Ecarte, seat: int, s: Situation) -> Answer:
    """To propose or to play."""
    if not s.stock:
        return Move(("stand",)), "Play: the stock is gone.", "000:1040-1049"
    said = propose(s)
    return Move((said.verb,)), said.why, said.source


def answered(deal: Ecarte, seat: int, s: Situation) -> Answer:
    """To give cards or to refuse."""
    said = answer(s)
    return Move((said.verb,)), said.why, said.source


def exchange(deal: Ecarte, seat: int, s: Situation) -> Answer:
    """What to throw."""
    some, why, source = discard(s, int(s.elder), min(5, s.stock))
    return Move(("discard", *some)), why, source


def play(deal: Ecarte, seat: int, s: Situation) -> Answer:
    """The king first, where it may and should be announced; then a card."""
    if seat in deal.may() and deal.in_time(seat) and deal.has_king(seat) and announces(s):
        return Move(("king",)), "The king is announced in the act of playing the first card.", "000:1281-1284"
    if s.led is not None:
        card, why, source = answer_lead(s)
    else:
        card, why, source = later_lead(s) if s.won or s.lost else first_lead(s)
    move = Move(("play", card))
    if deal.strict and move not in deal.decision(seat):                      # a suit has been named before
        move = next(iter(deal.decision(seat)))
        return move, "Lead {card}, of the suit that was named." if move.verb == "play" else \
            "You have none of the suit that was named: name another.", "000:509-513"
    return move, why, source


# Under strict laws

def accuse(view: View, seat: int) -> Thought:
    """Of a card played by the other that belief said he could not have held, unless he had taken up in time what had
    shown that."""
    other, deal = 1 - seat, view.deal
    assert isinstance(deal, StrictEcarte)
    for zone, some in view.knowledge.noticed:
        if zone == HAND[other] and strictly.broke_a_duty(deal, other):
            return Thought(seat, Move(("accuse", 43, other)),
                           f"He played the {some[0].name}, though he had shown that he held none such.",
                           "000:525-540")
    return Thought(seat, Move(("content",)), "Nothing was amiss.", "000:525-540")


def exact(deal: Ecarte, seat: int, s: Situation) -> Answer:
    """The remedy that serves best: the card led is answered if it can be taken; a score is reduced, unless that would
    not save the game."""
    remedies = {str(move[1]) for move in deal.decision(seat)}
    if "answer-the-card" in remedies:
        takes = s.led is not None and any(HIGHER[s.led] & c.bit for c in lawful(s.hand, s.led, s.trump))
        if takes or "call-the-suit" not in remedies:
            return Move(("exact", "answer-the-card")), "It may stand as it was led.", "000:505-513"
        return Move(("exact", "call-the-suit")), "Call the suit that was named.", "000:509-513"
    reduced = int(s.lost == 5 or s.lost > s.won and s.pays_two)
    if s.lost > s.won and s.his_wants <= reduced:
        return Move(("exact", "replay")), "Play again: even one point would give him the game.", "000:525-540"
    return Move(("exact", "reduce-score")), "The hands stand as played.", "000:525-540"


PHASES: dict[str, Callable[[Ecarte, int, Situation], Answer]] = {
    "proposal": proposal, "answer": answered, "exchange": exchange, "play": play, "remedy": exact}
