"""The deal at which one practises noticing: careless companions under strict laws, and at its end what they did."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.croupier.steps import Step
from cardtable.games import NAMES, game
from cardtable.rules.situation import Situation
from cardtable.table.sheets.practice_deal import setup_of
from cardtable.tutor.practice_deal import situations
from tests.games.whist.moments import revoked
from tests.table.seating import Seat
from tools.waiting import until

TITLE = "What is wrong here?"


def noticing() -> dict[str, Situation]:
    return {name: one for name in NAMES for one in situations(name) if one.title == TITLE}


def test_every_game_of_partners_with_a_strict_code_offers_it() -> None:
    assert {"whist", "euchre", "bridge", "auction_bridge", "solo_whist", "five_hundred", "loo"} <= set(noticing())


@pytest.mark.parametrize("name", noticing())
def test_the_others_are_careless_and_laws_are_strict(name: str) -> None:
    setup = setup_of(game(name), noticing()[name], (), Random(4))
    assert setup.options["laws"] == "strict"
    assert all(player.persona.endswith("~12") for player in setup.players if player.computer)
    assert sum(not player.computer for player in setup.players) == 1
    match = setup.start
    assert match is not None
    assert match.deal().strict


def test_what_nobody_claimed_is_told_when_the_deal_is_over(seat: Seat) -> None:
    page = seat(revoked(claims=False).moment(), pace=1e6)
    until(lambda: not page.host.teller.busy)
    host = page.host
    deal = host.croupier.sitting.match.deal()
    step = Step(0, 0, host.croupier.steps[-1].move, 0, (), deal, 0, 0, "")
    told = list(page.actions_.unnoticed.lines(step))
    assert told == ["In the second trick Mrs. Hallam broke law 89 (following suit) with the two of hearts: "
                    "nobody claimed it in time."]
    assert page.actions_.unnoticed.on_slip(step) == [], "a deal that counts is no practice"
    page.host.croupier.ledger = None
    assert page.actions_.unnoticed.on_slip(step) == told, "which the slip tells, too, where the talk is folded away"
    deal.offences *= 4
    assert page.actions_.unnoticed.on_slip(step) == [told[0], told[0], "Two more are told in the talk."]
    deal.offences = ()
    assert list(page.actions_.unnoticed.lines(step)) == ["Nobody else has broken a law in this deal."]
