"""Letters and windows grow: no card becomes smaller for it, and words on paper follow the window by its unit."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from cardtable.store import Settings, Store
from cardtable.table.app.window import SETTLED, MainWindow
from cardtable.table.paint.look import Look, growth_of
from cardtable.table.widgets import Label, current, wear
from tests.games.ecarte.moments import MOMENTS
from tests.spread import sampled
from tools.screens import table


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    yield
    wear(Look())


@pytest.mark.parametrize("size", sampled([(1024, 700), (1440, 900)], 1))
def test_no_card_is_smaller_where_letters_are_larger(qtbot: QtBot, size: tuple[int, int]) -> None:
    widths = []
    for text in (100, 125, 150, 200):
        with table(MOMENTS["trick"](), size, {"text size": text}) as page:
            ground = page.scene.ground
            assert ground is not None
            own = ground.own_hand()
            assert own is not None
            widths.append(ground.width(own, 5))
    assert min(widths) == widths[0]


def test_words_on_paper_grow_with_the_window(qtbot: QtBot) -> None:
    assert [growth_of(QSizeF(*size)) for size in ((1024, 700), (1440, 900), (2560, 1440), (9000, 9000))] == [
        1, 1, 1.25, 1.25]
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        label = Label("Words", parent=window)
        title = window.gallery.title
        window.resize(1440, 900)
        window.show()
        qtbot.wait(SETTLED + 60)
        small, of_case = label.font().pixelSize(), title.font().pixelSize()
        window.resize(2560, 1440)
        qtbot.waitUntil(lambda: label.font().pixelSize() == round(1.25 * small))
        assert current().text == 1.25
        assert not current().large
        assert title.font().pixelSize() == pytest.approx(1.6 * of_case, abs=1), "the case has grown by itself"
        window.close()
