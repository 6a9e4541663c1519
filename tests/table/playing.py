"""A person who plays at the real window, with the mouse or with the keyboard, and what tests ask of the table."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.devices import Part
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tools.waiting import until

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Key = Qt.Key


def settled(page: TablePage) -> None:
    """Waits until a person is waited for: by the table, by a slip, or by the curtain; what lies there to be looked at
    has been."""
    until(lambda: gone_on(page) and page.host.idle and (
        bool(page.host.answering.asked) or page.slips.slip is not None or page.slips.curtain.slip is not None))


def gone_on(page: TablePage) -> bool:
    """The hand that lies counted is looked at no longer; always true."""
    if page.host.teller.procession.waiting:
        page.host.teller.procession.hurry()
    return True


def centre(item: CardItem) -> QPointF:
    """The middle of a card, in the scene."""
    return QPointF(item.home.x, item.home.y)


def grip(item: CardItem) -> QPointF:
    """A place on a card that no neighbour in a fan covers."""
    return item.mapToScene(QPointF(item.size().width() * .2, item.size().height() * .4))


class Mouse:
    """Plays with the mouse alone."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng

    def at(self, point: QPointF) -> QPoint:
        return self.page.view.mapFromScene(point)

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.page.view.viewport(), LEFT, NONE, self.at(point))

    def drag(self, start: QPointF, end: QPointF, steps: int = 6) -> None:
        view, first, last = self.page.view.viewport(), self.at(start), self.at(end)
        QTest.mousePress(view, LEFT, NONE, first)
        for n in range(1, steps + 1):
            QTest.mouseMove(view, first + (last - first) * n / steps)
        QTest.mouseRelease(view, LEFT, NONE, last)

    def press(self, number: int) -> None:
        token = self.page.scene.tokens[number]
        self.click(token.sceneBoundingRect().center())

    def act(self) -> None:
        """One answer, whatever is asked."""
        page, answering = self.page, self.page.host.answering
        if page.slips.slip is not None:
            button = next(iter(page.slips.slip.buttons.values()))
            QTest.mouseClick(button, LEFT, NONE, button.rect().center())
        elif answering.choosing is not None:
            self.exchange()
        elif answering.cards():
            self.click(grip(page.scene.lying.find(self.rng.choice(answering.cards()))))
        else:
            self.press(self.rng.randrange(len(page.scene.tokens)))

    def exchange(self) -> None:
        picked = self.page.host.answering.choosing.picked
        assert picked is not None
        number = self.rng.randint(max(picked.some.least, 1), picked.some.most)
        for card in self.rng.sample(list(picked.some.cards), number):
            self.click(grip(self.page.scene.lying.find(card)))
        self.press(self.page.host.answering.chosen_at)


class Keys:
    """Plays with the keyboard alone."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.window().focusWidget() or self.page.view, key)

    def act(self) -> None:
        page, answering = self.page, self.page.host.answering
        if page.slips.slip is not None:
            self.key(Key.Key_Return)
        elif answering.choosing is not None:
            self.exchange()
        elif answering.cards():
            wanted = self.rng.choice(answering.cards())
            self.go_to(lambda item: item.card is wanted)
            self.key(self.rng.choice((Key.Key_Return, Key.Key_Space)))
        elif answering.amount is not None:
            self.amount(self.rng.choice(answering.amount.numbers))
        else:
            self.key(Key(Key.Key_1 + self.rng.randrange(len(page.scene.tokens))))

    def amount(self, number: int) -> None:
        """Type a number, and take it."""
        for digit in str(number):
            self.key(Key(Key.Key_0 + int(digit)))
        assert self.page.host.answering.number == number
        self.key(Key.Key_Return)

    def exchange(self) -> None:
        picked = self.page.host.answering.choosing.picked
        assert picked is not None
        for card in self.rng.sample(list(picked.some.cards), max(1, picked.some.least)):
            self.go_to(lambda item, card=card: item.card is card)
            self.key(Key.Key_Up)
        self.key(Key(Key.Key_1 + self.page.host.answering.chosen_at))

    def go_to(self, wanted: Callable[[CardItem], bool]) -> None:
        """Along the hand with the arrow keys, or along a dummy's, one stop of Tab beyond it."""
        if isinstance(self.page.keyboard.focused, Part):
            self.key(Key.Key_Up)                 # back from the instruments
        for _ in range(2):                       # from nowhere to the tokens, from there to the hand
            if not isinstance(self.page.keyboard.focused, CardItem):
                self.key(Key.Key_Tab)
        for _ in range(2):
            self.key(Key.Key_Home)
            for _ in range(20):
                focused = self.page.keyboard.focused
                if isinstance(focused, CardItem) and wanted(focused):
                    return
                self.key(Key.Key_Right)
            self.key(Key.Key_Tab)
        raise AssertionError("the card cannot be reached")


def check(page: TablePage) -> None:
    """What is on the table is what the viewer may see, and lies where it belongs."""
    view = page.host.sight.deal
    for zone, held in page.scene.lying.items.items():
        shown = sorted(item.card for item in held)
        assert shown == sorted(page.scene.lying.shown(zone, card) for card in view.zone[zone]), view.layout[zone].name
        for item, home in page.scene.lying.homes(zone):
            assert (item.pos() - item.corner(home)).manhattanLength() < 1, "a card is not where it belongs"
    for one in page.scene.instruments.all:
        assert one.device.readings() == tuple([min(view.score[side], 4) for side in one.sides]), "the counters"


class Hand:
    """A hand on the mouse, as the window system tells of it: buttons go down and up by themselves, anywhere."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.down: list[Qt.MouseButton] = []

    def place(self, at: QPointF) -> QPoint:
        """A point of the scene in its window."""
        return self.page.view.viewport().mapTo(self.page.window(), self.page.view.mapFromScene(at))

    def press(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.page.window().windowHandle(), button, NONE, self.place(at))
        self.down.append(button)

    def move(self, at: QPointF) -> None:
        QTest.mouseMove(self.page.window().windowHandle(), self.place(at))

    def release(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.page.window().windowHandle(), button, NONE, self.place(at))
        self.down.remove(button)

    def lift(self, item: CardItem, to: QPointF) -> None:
        """Take a card, and carry it so far."""
        start = grip(item)
        self.press(start)
        for n in range(1, 7):
            self.move(start + (to - start) * n / 6)
