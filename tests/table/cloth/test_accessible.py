"""What a screen reader is told of the table, and that asking it at any moment harms nothing."""
from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QGraphicsWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK, card, cards
from cardtable.devices.slide.slide import Slide
from cardtable.showing.phrases import number
from cardtable.table.cloth import accessible
from cardtable.table.items import CardItem, Place, PlateItem, Stage, TokenItem
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.wording.spoken import announce, name_of


class View(QGraphicsView):
    """A table with a hand, two tokens, a plate and a slide."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stage = Stage(Look(), Motion(0), guard=0)
        self.setAccessibleName("Card table")
        self.setScene(QGraphicsScene(0, 0, 800, 600, self))
        self.hand = [CardItem(self.stage, one) for one in cards("AH QS 8C")]
        for place, item in enumerate(self.hand):
            item.setFlag(CardItem.GraphicsItemFlag.ItemIsFocusable)
            item.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            item.named = place, 3, place == 1, False, ""
            self.scene().addItem(item)
            item.put(Place(200 + 120 * place, 400, 0, 100))
        self.tokens = [TokenItem(self.stage, text, key) for text, key in (("Propose", "1"), ("Play", "2"))]
        self.plate, self.slide = PlateItem(self.stage, "You", "elder hand"), Slide(self.stage, "You")
        for n, item in enumerate((*self.tokens, self.plate, self.slide)):
            self.scene().addItem(item)
            item.put(Place(150 + 150 * n, 150))

    def spoken_items(self) -> Sequence[QGraphicsWidget]:
        return [item for item in (*self.tokens, *self.hand, self.plate, self.slide) if item.scene() is not None]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[View]:
    accessible.install()
    window = QWidget()
    layout = QVBoxLayout(window)
    made = View(window)
    layout.addWidget(made)
    window.resize(820, 620)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    made.setFocus()
    yield made
    window.close()


NAME = QAccessible.Text.Name


def test_the_table_tells_of_its_items_in_order(view: View) -> None:
    table = QAccessible.queryAccessibleInterface(view)
    assert table.role() == QAccessible.Role.List
    assert table.text(NAME) == "Card table"
    assert [table.child(i).text(NAME) for i in range(table.childCount())] == [
        "Propose", "Play",
        "ace of hearts, first of three, may not be played now",
        "queen of spades, second of three, may be played",
        "eight of clubs, third of three, may not be played now",
        "You, elder hand",
        "You: none counters on the right, four on the left, none marked"]
    assert table.child(7) is None
    assert table.child(-1) is None


def test_each_item_knows_its_parent_its_place_and_its_state(view: View) -> None:
    table = QAccessible.queryAccessibleInterface(view)
    for index in range(table.childCount()):
        item = table.child(index)
        assert item.parent().object() is view
        assert table.indexOfChild(item) == index
        middle = item.rect().center()
        assert table.childAt(middle.x(), middle.y()).text(NAME) == item.text(NAME)
        assert table.rect().contains(middle)
        assert item.childCount() == 0
    queen = view.hand[1]
    queen.selected = True
    queen.setFocus(Qt.FocusReason.TabFocusReason)
    state = table.child(3).state()
    assert (state.focused, state.selected, state.selectable, state.focusable) == (1, 1, 1, 1)
    assert table.focusChild().object() is queen
    view.tokens[0].allow(False)
    assert table.child(0).state().disabled == 1


def test_a_client_can_press_a_token_and_a_card(view: View) -> None:
    table = QAccessible.queryAccessibleInterface(view)
    heard: list[str] = []
    view.tokens[0].pressed.connect(lambda: heard.append("propose"))
    view.hand[1].activated.connect(lambda: heard.append("queen"))
    for index in (0, 3):
        action = table.child(index).actionInterface()
        assert action.actionNames() == ["Press", "SetFocus"]
        action.doAction("Press")
    assert heard == ["propose", "queen"]
    assert table.child(0).actionInterface().keyBindingsForAction("Press") == ["1"]
    table.child(3).actionInterface().doAction("SetFocus")
    assert view.hand[1].hasFocus()
    assert table.child(5).actionInterface().actionNames() == []


def test_an_item_taken_away_is_no_longer_told_of(view: View) -> None:
    table = QAccessible.queryAccessibleInterface(view)
    gone = view.hand[0]
    interface = table.child(2)
    assert interface.isValid()
    view.stage.remove(gone)
    assert not interface.isValid()
    assert interface.parent() is None
    assert interface.rect().isEmpty()
    assert table.childCount() == 6
    assert table.child(2).text(NAME).startswith("queen of spades")


def test_asking_thousands_of_times_and_collecting_rubbish_harms_nothing(view: View) -> None:
    table = QAccessible.queryAccessibleInterface(view)
    for turn in range(3000):
        item = table.child(turn % table.childCount())
        item.rect()
        item.state()
        item.text(NAME)
        if turn % 500 == 0:
            gc.collect()
    assert table.isValid()


def test_an_announcement_without_a_listener_is_no_matter(view: View) -> None:
    announce(view, "Colonel Ashdown plays the king of hearts.")
    announce(view, "")
    announce(view, "You must follow suit.", urgent=True)


@pytest.mark.parametrize(("given", "said"), [
    ((card("QS"), 2, 5), "queen of spades, third of five"),
    ((BACK, 0, 5), "face down, first of five"),
    ((card("KH"), 0, 1), "king of hearts"),
    ((card("KH"), 19, 26, True, True), "king of hearts, 20th of 26, chosen, may be played"),
])
def test_cards_are_named_in_full(given: tuple[object, ...], said: str) -> None:
    assert name_of(*given) == said  # type: ignore[arg-type]


def test_numbers_are_words_while_they_are_small() -> None:
    assert [number(n) for n in (0, 1, 12, 20, 21)] == ["none", "one", "twelve", "twenty", "21"]
