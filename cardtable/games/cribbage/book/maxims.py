"""The club player: the maxims of the book, each a function with its source.

What to lay out is in maxims_lay_out, what to lead in maxims_lead, what to answer in maxims_reply, all on the plain data
of situation.py.  He counts hands without a fault and leaves nobody a point that may be claimed.
"""
from __future__ import annotations

from random import Random

from cardtable.games.cribbage.book.lay_out import lay_out
from cardtable.games.cribbage.book.lead import lead
from cardtable.games.cribbage.book.reply import reply
from cardtable.games.cribbage.book.situation import situation
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.cribbage.show.words import there_are
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why; asked when the seat must act."""
    deal = view.deal
    assert isinstance(deal, Cribbage)
    if deal.phase == "counting":
        worth, told = deal.worth().total, there_are(*deal.counted_cards())
        why = told if worth else f"Count nothing: {told[:1].lower()}{told[1:]}"
        return Thought(seat, Move(("count", worth)), why, "002:1261-1309")
    if deal.phase == "missed":
        left = deal.worth().total - deal.claimed
        return Thought(seat, Move(("missed", left)), "Points were left in the cards.") if left else \
            Thought(seat, Move(("content",)), "Nothing was left in the cards.")
    s = situation(deal, seat)
    if deal.phase == "laying_out":
        thrown, why, source = lay_out(s)
        return Thought(seat, Move(("lay-out", *thrown)), why, source)
    if not s.able:
        return Thought(seat, next(iter(view.decision(seat))), "No card can be played.", "002:1253-1258")
    advice = reply(s) if s.row else lead(s)
    return Thought(seat, Move(("play", advice.card)), advice.why.format(card=f"the {advice.card.name}"), advice.source)
