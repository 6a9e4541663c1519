"""Loo's figures: declarations stand beside passing, and all else says what is counted."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card
from cardtable.games import game
from cardtable.games.loo.evaluate import BESIDE_PASSING, COUNTED, PASS
from cardtable.games.loo.maxims import DUE, play
from cardtable.games.loo.order import PAM
from cardtable.games.loo.rules import Loo
from cardtable.players.advice import advise
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison
from cardtable.players.master import choose
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.games.loo.moments import HANDS, Evening, drawing, five

POOR = "2D 3D 4C", "TH 3S 8D", "QH 9C 2S", "7S 4D 2C", "AH JS 6C"


def poor() -> View:
    """Elder hand with nothing in it."""
    return Evening(5, 2).deals("8H", *POOR, miss="3C 4S 5D").sitting.view(0)


def compared(view: View) -> Comparison:
    """What the person can do, compared."""
    found = compare(view, 0, budget=.2)
    assert found is not None
    return found


@pytest.mark.parametrize("view", [five().sitting.view(0), drawing().sitting.view(0), poor()])
def test_who_passes_neither_wins_nor_pays(view: View) -> None:
    found = compared(view)
    row = found.row(PASS)
    assert row is not None
    assert row.value == 0
    assert BESIDE_PASSING in found.notes
    assert COUNTED not in found.notes


def test_passing_is_advised_without_a_cost() -> None:
    view = poor()
    told = advise(view, 0, budget=.2).words
    assert told.startswith("Pass: ")
    assert "It neither brings nor costs anything" in told
    assert "is worth 0.0 counters" in choose(view, 0, Random(1), .2).why


@pytest.mark.parametrize("view", [
    five().say("stand pass stand pass stand").sitting.view(0),
    Evening(4, 0, form="five", must=True).deals("8H", "AH QH TH KC 2D", "JC 6H 4H 9D 8S").sitting.view(0),
    Evening(5, 2, 0).deals("8H", *HANDS, miss="JH 9S 3D").say("stand pass pass pass").sitting.view(0)])
def test_where_nobody_may_pass_it_is_told_what_is_counted(view: View) -> None:
    found = compared(view)
    assert found.row(PASS) is None
    assert COUNTED in found.notes
    assert BESIDE_PASSING not in found.notes


@pytest.mark.parametrize("form", ["three", "five"])
def test_a_lead_that_is_due_says_what_for(form: str) -> None:
    """By its duty, and Pam by his name."""
    met: set[str] = set()
    for seed in range(60):
        rng, sitting = Random(seed), Sitting(game("loo"), {"form": form}, [{}] * 5)
        for _ in range(80):
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            if isinstance(deal, Loo) and deal.phase == "play" and not deal.on_table():
                advice, duty = play(deal, seat), deal.bound(seat)[0]
                card = advice.move[-1]
                if duty and isinstance(card, Card):
                    named = f"Pam, the {card.name}" if form == "five" and card is PAM else f"the {card.name}"
                    assert advice.why == DUE[duty].format(card=named)
                    met.add(duty)
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert met == {*DUE}
