"""A game that was given up is told so on the sheet that ends it, and what it costs before it is."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.table.seating import Seat
from tests.table.twins import hurried
from tools.waiting import until

RESIGN = Move(("resign",))
GAMES = ("ecarte", "cribbage", "piquet", "bezique", "rubicon_bezique", "whist", "bridge", "quinto", "euchre",
         "all_fours", "five_hundred")
COSTS = {"cribbage": "Under sixty-one is a lurch, and pays double.", "piquet": "By the scores as they stand you lose ",
         "rubicon_bezique": "You are rubiconed, and lose ", "whist": "by the scores as they stand",
         "bridge": "with its hundred", "quinto": "with its hundred"}


def gone_on(page: TablePage) -> bool:
    """Nothing moves, and no slip is waited at; always true."""
    hurried(page)
    if page.slips.slip is not None:
        QTest.keyClick(page.slips.slip, Qt.Key.Key_Return)
    return True


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_says_that_it_was_given_up(seat: Seat, name: str) -> None:
    page = seat(at_once(game(name), {}, level="novice", seed=3))
    croupier, sitting, rng = page.host.croupier, page.host.croupier.sitting, Random(name)
    while True:
        until(lambda: gone_on(page) and bool(croupier.waiting_for()))
        own, deal = croupier.waiting_for()[0], sitting.match.deal()
        played = sum(step.deal is deal and step.seat == own for step in croupier.steps)
        if not deal.preliminary and played > 1 and any(RESIGN in right for right in deal.rights(own)):
            break
        croupier.answer(own, deal.decision(own).sample(rng))
    asked = list[str]()
    rights = page.actions_.rights
    rights.ask = lambda title, text, *_, **__: asked.append(text)
    rights.asked_again("resign")()
    assert asked[0].endswith("What is said stands.")
    assert COSTS.get(name, "") in asked[0]
    assert croupier.answer(own, RESIGN) is None
    told = page.host.teller.game_ending(croupier.steps[-1], ())
    assert any(line.startswith(("You give up", "You resign")) for line in told.lines), told
