"""A class of deals that names what it does not have is refused when it is made."""
from __future__ import annotations

import pytest

from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.motions import MOTIONS, MOVED, PLAYED, Motion
from cardtable.rules.moves import Choice, Choices, calls
from cardtable.rules.naming import Misnamed
from tests.rules.toy import Toy


def phase(self: Toy, seat: int) -> None:
    self.go("shwo_one", 0)


def phase_set(self: Toy, **options: object) -> None:
    self.phase = "shwo_one"


def reckoning(self: Toy, seat: int) -> None:
    self.close("cuont")


def holding(self: Toy, seat: int) -> None:
    self.claims("holds_aec", (1,), 2)


def verb(self: Toy, seat: int) -> Choices:
    return (Choice("palyed"),)


def call(self: Toy, seat: int) -> Choices:
    return calls("palyed")


@pytest.mark.parametrize(("slip", "told"), [
    (phase, "phase 'shwo_one'"), (phase_set, "phase 'shwo_one'"), (reckoning, "reckoning 'cuont'"),
    (holding, "test 'holds_aec'"), (verb, "verb 'palyed'"), (call, "verb 'palyed'")])
def test_a_slip_of_the_pen_is_met_at_once(slip: object, told: str) -> None:
    with pytest.raises(Misnamed, match=f"Slip: {slip.__name__} .of Slip. names the {told}, but Slip has no method of"):
        type("Slip", (Toy,), {"do_slip": slip})


def test_an_open_phase_must_be_a_phase() -> None:
    with pytest.raises(Misnamed, match="open_phases names 'staking'"):
        type("Slip", (Toy,), {"open_phases": frozenset({"staking"})})


def test_part_of_a_game_may_leave_phases_to_the_game() -> None:
    part = type("Part", (Deal,), {"do_slip": phase})
    whole = type("Whole", (part, Toy), {"shwo_one": Toy.show_one})
    assert "slip" in whole.verbs
    with pytest.raises(Misnamed, match=r"Unfinished: phase .of Part. names the phase 'shwo_one'"):
        type("Unfinished", (part, Toy), {})


def test_every_motion_has_one_name() -> None:
    named = {text for name, text in vars(motions).items() if name.isupper() and isinstance(text, Motion)}
    assert named == set(MOTIONS)
    assert Event("moved", 0, what="played").motion is PLAYED
    assert Event("said", 0, what="played").motion is MOVED
