"""What the slip of an annulled deal tells: what annulled it, by whose fault, under which law, and who deals then."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.rules.events import NATURE, VOID_DEAL, Event
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.showing.lines import annulled
from cardtable.table.ending.deal_ending import ending_of
from tests.attacks.careless import codes, next_move
from tests.games.ecarte.moments import surplus
from tests.suite import Form
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat

SELDOM = "napoleon"              # at which nobody claims in time what annuls a deal, or too seldom for a test
DEALT = list({code.game.name: code for code in codes() if code.game.name != SELDOM and any(
    option.name == "dealing" and option.counts(complete(code.game.options, code.fixed))
    for option in code.game.options)}.values())
MOST = 40                       # deals, until one is annulled


def test_the_slip_tells_all_of_it(seat: Seat) -> None:
    """A hand of six, claimed under law 15."""
    page = seat(surplus().moment())
    settled(page)
    Mouse(page, Random(1)).make(Move(("exact", "new-deal")))
    settled(page)
    assert page.slips.slip is not None
    step = next(step for step in page.host.croupier.steps[::-1] if step.ended)
    assert ending_of(step, page.host.chair, page.host.teller.narration, {}, ()).lines == [
        "Colonel Ashdown’s fault: too many cards to the non-dealer (law 15).",
        "The deal is void: Colonel Ashdown deals again."]


@pytest.mark.parametrize("code", DEALT, ids=str)
def test_of_every_game_dealt_by_hand(code: Form) -> None:
    """Among careless players, what annuls a deal is told with its article and with whose fault it was."""
    rng, told = Random(f"annulled {code}"), ""
    for _ in range(MOST):
        options = complete(code.game.options, {**code.fixed, "dealing": "hands"})
        sitting = Sitting(code.game, options, [{} for _ in range(code.game.players(options)[0])])
        events: list[Event] = []
        sitting.listeners.append(events.append)
        while not sitting.over and not sitting.match.deal().over or sitting.match.deal().preliminary:
            seat, move = next_move(sitting, rng)
            sitting.perform(seat, move, sitting.check(seat, move))
        found = [event for event in events if event.what == VOID_DEAL and event.kind == "said"]
        if found:
            event, deal = found[0], sitting.match.deal()
            book = code.game.codes[event.code or deal.code]
            told = annulled(deal, event, book, lambda seat: f"Seat {seat}")
            law = book.law(event.law)
            assert event.seat != NATURE
            assert told == f"Seat {event.seat}’s fault: {law.heading[:1].lower()}{law.heading[1:]}" + (
                f" (law {law.number})." if book.numbered else ".")
            break
    assert told, "no deal was annulled"
