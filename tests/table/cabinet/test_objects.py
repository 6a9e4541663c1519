"""What stands on the shelves."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games import NAMES
from cardtable.showing.vignettes import BOX
from cardtable.store import Settings, Store
from cardtable.table.cabinet.objects import of_game
from cardtable.table.widgets.look_of import look_of

OPAQUE = 230                     # of 255: no shadow
SMALL = .45                      # on low shelves, where what is to be read stays larger


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_stays_larger_is_cut_off_at_the_shelf(qapp: QApplication, store: Store, name: str) -> None:
    image, margin = of_game(look_of(Settings(store)), name, SMALL)
    foot = int((margin + BOX[1] * SMALL) * image.devicePixelRatio()) + 1
    below = [(x, y) for y in range(foot, image.height()) for x in range(image.width())
             if image.pixelColor(x, y).alpha() > OPAQUE]
    assert not below
