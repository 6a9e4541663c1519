"""The note of a lesson lies where it covers nothing that is read, if there is such a place."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardtable.table.lessons.lying import lying
from cardtable.tutor.library import lesson, names, taught
from tests.spread import sampled
from tests.table.lessons.walking import begin
from tests.table.opened_window import opened_window
from tools.covered import lying as seen
from tools.waiting import until

SIZES = (1366, 768), (1440, 900), (1093, 614)
NOTES = [(name, number) for game in taught() for name in names(game)
         for number, page in enumerate(lesson(name).pages) if page.note]
COVERING = [("euchre/first", 0, (1366, 768)), ("piquet/first", 5, (1366, 768)), ("cribbage/first", 5, (1440, 900)),
            ("bridge/four_maxims", 3, (1440, 900)), ("piquet/first", 3, (1093, 614))]
"""What lay on captions, on the counted, on dials, on a slate."""
FULL = [("pope_joan/first", 8, (1093, 614)), ("napoleon/first", 7, (1093, 614))]
"""Where the page of the lesson leaves no room at all."""
CASES = [(name, number, size) for name, number in NOTES for size in SIZES if (name, number, size) not in FULL]
READ = "card", "own", "words", "plate", "token", "coins", "bubble"


@pytest.mark.parametrize(("name", "number", "size"), dict.fromkeys([*COVERING[::2], *sampled(CASES, 2)]))
def test_nothing_that_is_read_is_covered(qtbot: QtBot, name: str, number: int, size: tuple[int, int]) -> None:
    with opened_window(qtbot, None, size, motion="instant", welcomed=True) as window:
        page = begin(window, name, number)
        until(page.light.isVisible, 10)
        page._point()                            # where all lies now
        note = page.light._at.translated(-QPointF(page.view.pos()))
        assert page.light.note
        assert [one.called for one in seen(page.scene) if one.kind in READ and note.intersects(one.where)] == []
        assert not any(note.intersects(rect) for rect in lying(page.scene).read)         # instruments, too
        assert not any(page.light._at.intersects(lit.boundingRect()) for lit in page.light.about)


def test_the_name_of_a_row_of_tokens_lies_on_no_bracket(qtbot: QtBot) -> None:
    """Rubicon Bézique: “announce to score” ran into “marriage, 40”."""
    with opened_window(qtbot, None, (1280, 640), motion="instant", welcomed=True, text_size=115) as window:
        scene = begin(window, "rubicon_bezique/four_marriages", 4).scene
        assert [name.text for name in scene.rows.names] == ["score one", "announce to score"]
        [bracket] = scene.brackets.items
        assert bracket.isVisible()
        assert not any(name.sceneBoundingRect().intersects(bracket.sceneBoundingRect()) for name in scene.rows.names)
