"""What slides over the cloth covers nothing that is to be read: the layout yields to it."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.paint.look import Look
from cardtable.table.widgets import wear
from tests.games.whist.moments import plain
from tests.table.lessons.walking import Learning
from tests.table.playing import settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.waiting import until


class Seen(Learning):
    """Looks at every page, whether the book or the note covers what it speaks of."""

    def pointed(self) -> None:
        super().pointed()
        page = self.page
        page._point()
        at, light = page.view.pos(), page.light
        said = [*page.scene.speeches.values(), page.scene.question]
        words = [item.sceneBoundingRect().translated(at) for item in said if item.isVisible()]
        tokens = [token.sceneBoundingRect().translated(at) for token in page.scene.tokens]
        for rect in [path.boundingRect() for path in light.about]:
            assert page.book.covers.isNull() or not met(QRectF(page.book.covers), rect), "the book covers it"
            assert not light.note or not met(light._at, rect), "the note covers it"
        for rect in words + tokens:
            assert not (light.isVisible() and light.note and met(light._at, rect)), "the note covers what is read"


def met(one: QRectF, other: QRectF) -> bool:
    both = one & other
    return both.width() > 6 and both.height() > 6


@pytest.mark.parametrize("name", ["ecarte/first", "euchre/first", "napoleon/first"])
def test_in_a_lesson_nothing_covers_what_it_speaks_of(qtbot: QtBot, name: str) -> None:
    wear(Look())
    with Store(None) as store:
        settings = Settings(store)
        settings.update({"motion": "instant", "welcomed": True})
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        window.resize(1093, 614)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        Seen(window, name, "keys").through(play_out=False)
        window.close()


@pytest.mark.parametrize("form", ["dummy", "double-dummy"])
def test_a_dummy_is_read_beside_the_book_that_slides_out(seat: Seat, form: str) -> None:
    page = seat(plain(0, 0, form).moment(), size=(1093, 614))
    settled(page)
    wide = page.scene.cloth.width()
    dummies = [item for zone, held in page.scene.lying.items.items() for item in held
               if page.scene.lying.zones[zone].role == "dummy" and item.card is not BACK]
    assert dummies
    press(window_of(page), "L")
    press(window_of(page), "L", up=True)
    until(lambda: not page.book.covers.isNull() and not page.stage.motion.busy)
    left = page.book.covers.left() - page.view.x()
    for item in dummies:
        assert item.sceneBoundingRect().right() <= left
    press(window_of(page), "Esc")
    press(window_of(page), "Esc", up=True)
    until(lambda: page.book.covers.isNull() and page.scene.cloth.width() == wide)
