"""The club player at Euchre: what the book on the table would have him say and play (book/)."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.strict.answers import obeying
from cardtable.games.euchre.book import accepting, alone, leads_lone, making
from cardtable.games.euchre.book.answering import answer
from cardtable.games.euchre.book.leading import lead
from cardtable.games.euchre.book.table import Table
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.games.euchre.strict import answers as strictly
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the books have this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Euchre)
    if isinstance(deal, StrictEuchre):
        if deal.phase not in PHASES:
            return Thought(seat, *strictly.answer(view, deal, seat))
        return forgiven(view, Thought(seat, *obeying(deal, seat, advise(deal, seat), strictly.CALLED)))
    return forgiven(view, Thought(seat, *advise(deal, seat)))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    deal = view.deal
    return strictly.aside(view, deal, seat) if isinstance(deal, StrictEuchre) else None


def play(deal: Euchre, seat: int) -> Advice:
    """A lead or an answer."""
    table = Table(deal, seat)
    card, why, source = answer(table) if table.trick else lead(table)
    if deal.seats == 3:                              # each for himself: who plays against the maker, too, is no partner
        why = why.replace("partner", "ally")
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


PHASES = {"adopting": accepting.adopting, "making": making.making, "superseding": alone.superseding,
          "opposing": alone.opposing, "discarding": alone.discarding, "naming": leads_lone.naming, "play": play}
advise = common.by_phase(PHASES)
