"""A thing drawn without a scene looks as it does in one."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardtable.devices import DEVICES
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.items.still import still
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")
SIDE = 400


def blank() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("kind", ["wheel", "pegboard", "shoe", "keys"])
def test_it_is_drawn_as_in_a_scene(kind: str) -> None:
    device = DEVICES[kind](Stage(Look(), Motion(speed=0)), [""] * 2)
    device.put(Place(SIDE / 2, SIDE / 2, 10, width=SIDE * .6))
    alone, among = blank(), blank()
    with QPainter(alone) as painter:
        still(painter, device)
    scene = QGraphicsScene(0, 0, SIDE, SIDE)
    scene.addItem(device)
    with QPainter(among) as painter:
        scene.render(painter, QRectF(0, 0, SIDE, SIDE), QRectF(0, 0, SIDE, SIDE))
    scene.removeItem(device)
    assert alone != blank()
    assert alone == among
