"""Two cards that tell a score: what is seen of them is what is said."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsScene

from cardtable.devices.counters.cards import CardCounters, DeuceAndTray, ThreeAndFour
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("kind", [DeuceAndTray, ThreeAndFour])
@pytest.mark.parametrize("score", range(6))
def test_the_cards_lie_as_the_words_say(kind: type[CardCounters], score: int) -> None:
    scene = QGraphicsScene()
    made = kind(Stage(Look(), Motion(0)), "Eleanor")
    scene.addItem(made)
    made.put(Place(300, 200))
    for before in range(5):
        made.show_score(before)
        made.show_score(score)
        assert made.readings() == ((score if score < 5 else 0),)
        assert made.caption() == ("love", "one marked", "two marked", "three marked", "four marked", "the game")[score]
