"""Partners never shame one: a sample of the deals that `python -m tools.soak partners` counts."""
from __future__ import annotations

import pytest

from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.partners import Table, candidates
from tests.spread import crossed, far
from tests.suite import Form

DEALS = far(2, 8)
MET = [("euchre-four-euchre-1862", "club", 15), ("euchre-four-euchre-1862", "club", 1071),
       ("euchre-four-hoyle-1909", "club", 1029), ("euchre-four-hoyle-1909", "club", 1039),
       ("ecarte-triomphe-partners-cavendish-1886", "novice", 1010),
       ("ecarte-triomphe-partners-cavendish-1886", "novice", 1059),
       ("bridge", "club", 3016), ("bridge", "club", 3108)]
"""Deals in which one was met, by form, level and seed."""


@pytest.mark.parametrize(("form", "level"), crossed(candidates(), ["novice", "club"]), ids=str)
def test_nothing_that_a_partner_would_not_forgive(form: Form, level: str) -> None:
    assert [str(one) for seed in range(DEALS) for one in Table(form, level, seed).play().found
            if not one.sin.reason] == []


@pytest.mark.parametrize(("name", "level", "seed"), MET)
def test_what_was_met_is_not_met_again(name: str, level: str, seed: int) -> None:
    form = next(form for form in candidates() if str(form) == name)
    assert [str(one) for one in Table(form, level, seed).play().found if not one.sin.reason] == []


class FirstLead(Table):
    """A deal of which the first lead is kept."""

    led: Move | None = None

    def judge(self, view: View, thought: Thought) -> None:
        if view.deal.phase == "play" and self.led is None:
            self.led = thought.move


def test_against_no_trumps_an_ace_is_not_cashed_before_its_suit_is_made_good() -> None:
    """From 9 10 A of clubs and 4 5 9 Q K of hearts the long suit is led."""
    form = next(form for form in candidates() if str(form) == "bridge")
    table = FirstLead(form, "club", 3016)
    table.play()
    assert table.led == Move.read("play KH")
