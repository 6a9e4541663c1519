"""Chalk cross and penknife: they read as they look, and say it in words."""
from __future__ import annotations

import pytest

from cardtable.devices.counters import drawn
from cardtable.devices.counters.chalk_cross import ChalkCross
from cardtable.devices.counters.marks import knife
from cardtable.devices.counters.penknife import Penknife
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("score", "reads", "told"), [
    (0, 0, "love"), (1, 1, "one marked"), (4, 4, "four marked"), (5, 5, "the game"), (-2, 0, "two below love")])
def test_the_cross_reads_as_it_stands(score: int, reads: int, told: str) -> None:
    device = ChalkCross(Stage(Look(), Motion(0)), "Mrs. Tully", goal=5)
    device.show_score(score)
    assert (device.reading(), device.caption()) == (reads, told)
    assert device.sentence() == f"Mrs. Tully, chalk cross: {told}"


@pytest.mark.parametrize(("games", "told"), [(0, "no game"), (1, "one game"), (6, "six games"), (21, "21 games")])
def test_the_knife_counts_any_number(games: int, told: str) -> None:
    device = Penknife(Stage(Look(), Motion(0)), "You")
    device.put(Place(100, 100, width=132))
    device.show_score(games)
    assert (device.reading(), device.caption()) == (games, told)


@pytest.mark.parametrize("look", [Look(), Look(palette=HIGH_CONTRAST)])
def test_every_state_looks_otherwise_and_no_blade_is_cut_off(look: Look) -> None:
    crosses = [bytes(drawn.cross(look, 76, points > 0, min(4, 5 - points)).image.constBits()) for points in range(6)]
    assert len(set(crosses)) == 6
    knives = [drawn.knife(look, 132, knife(games).quarters).image for games in range(17)]
    assert len({bytes(image.constBits()) for image in knives}) == 17
    for image in knives:
        edge = [(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]
        edge += [(x, y) for y in range(image.height()) for x in (0, image.width() - 1)]
        assert all(image.pixelColor(x, y).alpha() < 40 for x, y in edge)


@pytest.mark.parametrize(("games", "low"), [(0, False), (1, True), (2, True), (4, False), (6, False), (10, True)])
def test_its_caption_hangs_below_its_handle_unless_a_blade_stands_open_downwards(games: int, low: bool) -> None:
    reaches = drawn.foot(knife(games).quarters)
    assert (reaches > drawn.HANDLE.bottom() + 30) == low
    assert drawn.HANDLE.bottom() <= reaches <= drawn.KNIFE[1]
