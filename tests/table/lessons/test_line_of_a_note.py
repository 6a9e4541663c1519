"""The line from a note to what it speaks of."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.lessons.light import Light
from cardtable.table.lessons.lying import Lying

CLOTH = QRectF(30, 60, 980, 780)
CARDS = QRectF(420, 640, 260, 150)
ASKED = {"above them": QRectF(330, 560, 420, 40), "beside them": QRectF(700, 690, 250, 40)}


@pytest.mark.parametrize("asked", ASKED)
def test_it_crosses_no_words_on_the_cloth(qtbot: QtBot, asked: str) -> None:
    """“These three go” pointed at the cards through what was asked above them."""
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1440, 900)
    light = Light(over)
    light.setGeometry(over.rect())
    about = QPainterPath()
    about.addRoundedRect(CARDS, 8, 8)
    words = ASKED[asked]
    light.show_about(lambda: [about], "These three go.", CLOTH, Lying([CARDS], []), lambda: [words])
    corners = [words.topLeft(), words.topRight(), words.bottomRight(), words.bottomLeft(), words.topLeft()]
    assert not any(light.line().intersects(QLineF(one, other))[0] == QLineF.IntersectionType.BoundedIntersection
                   for one, other in pairwise(corners))
