"""The dials for scores in tens, and the marker of brisques, can be read by eye and in words."""
from __future__ import annotations

import pytest

from cardtable.devices.brisque_marker.marker import BrisqueMarker
from cardtable.devices.dial_marker.marker import DialMarker, MeldDials
from cardtable.table.items import Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def stage() -> Stage:
    return Stage(Look(), Motion(0))


@pytest.mark.parametrize("score", [0, 60, 1060, 670, 4500, 990])
def test_dials_are_read_as_the_score(stage: Stage, score: int) -> None:
    dials = MeldDials(stage, "Miss Carstairs")
    dials.show_score(score, moving=False)
    assert dials.reading() == score
    assert dials.ticks() == [score // 1000, score // 100 % 10, score // 10 % 10]


def test_dials_say_the_score_in_words(stage: Stage) -> None:
    dials = MeldDials(stage, "Miss Carstairs")
    dials.show_score(1060, moving=False)
    assert dials.caption() == "one thousand and sixty"
    assert dials.sentence() == "Miss Carstairs: one thousand and sixty"


@pytest.mark.parametrize(("score", "caption", "said"), [
    (0, "ours: 0", "0 tens and 0 units, nothing"), (40, "ours: 40", "4 tens and 0 units, forty"),
    (105, "ours: 105", "one stud, 0 tens and 5 units, one hundred and five")])
def test_dials_that_count_units_have_figures_below_on_either_side_of_a_hundred(
        stage: Stage, score: int, caption: str, said: str) -> None:
    dials = DialMarker(stage, "Miss Carstairs")
    dials.whose = "ours"
    dials.show_score(score, moving=False)
    assert dials.words_below.text == caption
    assert dials.sentence() == f"Miss Carstairs: {said}"


def test_brisques_are_behind_shutters_until_they_are_counted(stage: Stage) -> None:
    marker = BrisqueMarker(stage, "You")
    assert marker.shut
    assert marker.caption() == "not to be counted"
    before = marker._face.pixmap().toImage()
    marker.show_numbers((7, 6))
    assert not marker.shut
    assert marker.caption() == "thirteen taken"
    assert marker.sentence() == "You, brisques: seven aces and six tens"
    assert marker._face.pixmap().toImage() != before
