"""The pictures in the cabinet of games whose instruments lie in them."""
from __future__ import annotations

from math import cos, radians, sin

import pytest

from cardtable.devices import DEVICES
from cardtable.games import NAMES
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.showing.vignettes import Shown, Vignette
from cardtable.table.cabinet.vignette import object_of, panel_of, vignettes, window
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES = [*vignettes("cribbage").values(), *vignettes("pope_joan").values(), object_of("pope_joan"),
            panel_of("cribbage"), panel_of("pope_joan")]


def test_every_form_of_cribbage_has_its_own_and_the_usual_one_is_first() -> None:
    assert set(vignettes("cribbage")) == set(FORMS)
    assert next(iter(vignettes("cribbage"))) == "six-card"
    assert all(shown.note for shown in vignettes("cribbage").values())


@pytest.mark.parametrize("number", range(len(PICTURES)))
def test_an_instrument_in_a_vignette_is_drawn_as_it_shows(number: int) -> None:
    picture = PICTURES[number]
    assert picture.shown
    assert all(shown.kind in DEVICES and shown.numbers for shown in picture.shown)
    drawn = window(Look(), picture, 398, 640).image
    bare = window(Look(), Vignette(picture.lying), 398, 640).image
    assert drawn != bare


def test_the_last_numbers_are_shown() -> None:
    def drawn(*numbers: tuple[int, ...]) -> object:
        return window(Look(), Vignette((), (Shown("pegboard", 99, 40, 190, numbers=numbers),)), 398, 160).image
    assert drawn((5, 9)) != drawn((5, 10))
    assert drawn((3, 4), (5, 9)) != drawn((5, 9))       # the hinder pegs
    assert drawn((5, 9), (7, 9)) == drawn((5, 0), (5, 9), (7, 9))


@pytest.mark.parametrize("game", NAMES)
def test_no_card_on_a_shelf_is_cut_at_its_side(game: str) -> None:
    for lying in object_of(game).lying:
        turned, high = radians(lying.turn), .7 * lying.width
        reach = abs(lying.width / 2 * cos(turned)) + abs(high * sin(turned))
        assert lying.x - reach > -2, lying
        assert lying.x + reach < 152, lying
