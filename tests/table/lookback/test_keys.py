"""Every key of looking back stands on the card of help, and does something."""
from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.table.app.window import MainWindow
from cardtable.table.lookback.page import LookBack
from cardtable.table.sheets.key_card import KeyCard
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.wording.keys import LOOKING_BACK, OPEN_CARDS, on_card
from tests.spread import sampled, spread
from tests.table.fitting import misfits
from tests.table.lookback.conftest import LookAt, to_the_end
from tools.waiting import spin

pytestmark = pytest.mark.usefixtures("briefly_judged")
NAMES = [name for keys in LOOKING_BACK for name in keys.names]
HERE = [name for name in NAMES if name not in OPEN_CARDS.names]      # which this game has not: see test_open_cards


def state(window: MainWindow, page: LookBack) -> tuple[object, ...]:
    """What a key may change."""
    if window.past.page is None:
        return ("closed",)
    return (page.playhead.number, page.cloth.open, len(window.findChildren(MenuSheet)),
            page.book.isAncestorOf(QApplication.focusWidget()))


def in_the_midst(look_at: LookAt) -> LookBack:
    """At the second choice of a deal that is neither the first nor the last."""
    page = look_at(to_the_end(Sitting(game("ecarte"), {}), 5))
    page.go(lambda: page.playhead.go_to(page.playhead.deals[1]))
    page.step_choice(1)
    page.rail.take_focus()
    return page


@pytest.mark.parametrize("name", sampled(HERE, 5))
def test_a_key_of_the_card_does_something(window: MainWindow, look_at: LookAt, name: str) -> None:
    page = in_the_midst(look_at)
    before = state(window, page)
    pressed = QKeySequence(name)[0]                      # type: ignore[index]
    QTest.keyClick(QApplication.focusWidget(), pressed.key(), pressed.keyboardModifiers())
    spin(5)
    assert state(window, page) != before


def test_the_card_speaks_of_all_keys_there_are(look_at: LookAt) -> None:
    page = in_the_midst(look_at)
    assert set(page._acts()) == set(NAMES)
    assert set(LOOKING_BACK) <= set(on_card("looking back"))


@pytest.mark.parametrize(("size", "text"), spread([(1024, 700), (1440, 900)], [200, 100]))
def test_f1_lays_the_card_of_looking_back(window: MainWindow, look_at: LookAt, size: tuple[int, int], text: int
                                          ) -> None:
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    in_the_midst(look_at)
    window.help()
    spin(5)
    card, = window.findChildren(KeyCard)
    assert card.isVisible()
    assert misfits(card) == []
    window.help()
    spin(5)
    assert not window.findChildren(KeyCard)
    assert window.past.page is not None
