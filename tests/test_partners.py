"""Partners never shame one: a sample of the deals that `python -m tools.soak partners` counts."""
from __future__ import annotations

import pytest

from cardtable.games import part
from cardtable.players.thought import Thought, Weighed
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.partners import MEASURED, Table, candidates, forms
from tests.spread import crossed, far
from tests.suite import Form

DEALS = far(2, 8)
MET = [("euchre-four-euchre-1862", "club", 15), ("euchre-four-euchre-1862", "club", 1071),
       ("euchre-four-hoyle-1909", "club", 1029), ("euchre-four-hoyle-1909", "club", 1039),
       ("euchre-four-hoyle-1909", "club", 21200), ("euchre-four-euchre-1862", "club", 30693),
       ("euchre-three-euchre-1862", "club", 30589), ("euchre-three-euchre-1862", "club", 30671),
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
    seen: View | None = None

    def judge(self, view: View, thought: Thought) -> None:
        if view.deal.phase == "play" and self.led is None:
            self.led, self.seen = thought.move, view


def test_against_no_trumps_an_ace_is_not_cashed_before_its_suit_is_made_good() -> None:
    """From 9 10 A of clubs and 4 5 9 Q K of hearts the long suit is led."""
    form = next(form for form in candidates() if str(form) == "bridge")
    table = FirstLead(form, "club", 3016)
    table.play()
    assert table.led == Move.read("play KH")


def test_figures_excuse_only_what_was_weighed_beside_something_decent() -> None:
    """A four is led instead of the king: excused by figures for both, not by its own alone."""
    form = next(form for form in candidates() if str(form) == "bridge")
    first = FirstLead(form, "club", 3016)
    first.play()
    assert first.seen is not None
    assert first.led is not None
    seat, wrong, reasons = first.seen.deal.must[0], Move.read("play 4H"), []
    for courses in ((wrong,), (wrong, first.led)):
        table = Table(form, "master", 3016)
        table.judge(first.seen, Thought(seat, wrong, "", "", tuple([Weighed(move, 1, 0) for move in courses])))
        reasons += [one.sin.reason for one in table.found]
    assert reasons == ["", MEASURED]


class AtLast(Table):
    """A deal of which it is counted how often somebody who played last might have taken what he let go, or gave what
    counts to a trick that was theirs."""

    wrong: tuple[str, ...] = ()
    asked = 0

    def judge(self, view: View, thought: Thought) -> None:
        if view.deal.phase == "play":
            better = part(view.game, "partners").JUDGE.at_last(view, thought.seat, thought.move)
            self.asked += 1
            self.wrong += (f"{thought.move} for {better}",) * (better != thought.move)


@pytest.mark.parametrize("form", forms(), ids=str)
def test_a_beginner_who_plays_last_takes_what_he_can_and_gives_nothing_away(form: Form) -> None:
    """A partner who was a novice let tricks go twice running, and gave the Quint Royal to a lost one."""
    tables = [AtLast(form, "novice", seed) for seed in range(DEALS + 4)]
    for table in tables:
        table.play()
    assert [wrong for table in tables for wrong in table.wrong] == []
    assert any(table.asked for table in tables)
