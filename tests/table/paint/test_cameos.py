"""Every companion has a face, and no two the same."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage

from cardtable.players.personas import PERSONAS
from cardtable.table.paint import cameos
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST
from cardtable.table.paint.shades import SHADES

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(key: str, height: float = cameos.HEIGHT, look: Look | None = None) -> QImage:
    return cameos.cameo(look or Look(), height, key).image


def test_every_companion_has_a_shade_and_nobody_else() -> None:
    assert set(SHADES) == set(PERSONAS)


def test_no_two_are_alike_even_as_small_as_on_a_plate() -> None:
    small = [drawn(key, 60) for key in SHADES]
    assert all(one != other for n, one in enumerate(small) for other in small[:n])


@pytest.mark.parametrize("key", SHADES)
def test_a_dark_profile_looks_to_the_right_on_light_paper(key: str) -> None:
    image, margin = cameos.cameo(Look(), cameos.HEIGHT, key)

    def light(x: float, y: float) -> int:
        middle = margin + cameos.WIDTH / 2, margin + cameos.HEIGHT / 2
        return image.pixelColor(round(middle[0] + x), round(middle[1] + y)).lightness()
    assert light(8, -20) < 40
    assert light(50, -5) > 220                           # nothing before the face


def test_where_all_is_plain_it_is_black_on_white() -> None:
    image = drawn("mrs-battle", look=replace(Look(), palette=HIGH_CONTRAST))
    middle = image.rect().center()
    colours = {image.pixelColor(middle.x() + x, middle.y() - 25).name() for x in range(-70, 70)}
    assert {"#000000", "#ffffff"} <= colours
    assert all(QColor(one).saturation() == 0 for one in colours)


@pytest.mark.parametrize("height", [42, 60, 184, 300])
def test_it_is_as_large_as_it_is_wanted(height: float) -> None:
    image, margin = cameos.cameo(Look(), height, "miss-wren")
    assert image.height() == pytest.approx(height + 2 * margin, abs=1)
    assert image.width() == pytest.approx(cameos.width(height) + 2 * margin, abs=1)
