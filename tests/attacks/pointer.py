"""A storm at the pointer: all buttons, double clicks, releases that never come, drags interrupted by everything.

Events reach the window as a window system sends them.  No answer is given but by the left button, pressed and let go on
the table with nothing laid over it and nothing between, or by a line of the small menu; nothing follows the pointer,
and nothing is held, once the button is up or something has come between; nothing raises, and Qt warns of nothing.
"""
from __future__ import annotations

import logging
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.games import NAMES, game
from cardtable.store import Settings, Store
from tools.trials import Part

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint, QPointF, Qt

    from cardtable.table.app.window import MainWindow
    from cardtable.table.sitting.page import TablePage

EVENTS, OF_ONE = 5_000, 1_000        # of each game, and of one window
SIZES = [(1100, 720), (1280, 800), (1440, 900)]
OFTEN = {"press": 16, "let_go": 16, "move": 24, "play": 10, "other_button": 6, "double": 4, "wheel": 3, "lost": 2,
         "escape": 3, "help": 2, "fault": .5, "popup": 1.5, "elsewhere": 1.5, "focus": 2, "resize": .4, "theme": .25,
         "minimise": .5, "lookback": .3, "come_back": .15, "apart": .3, "tidy": 10}
QUIET = "This plugin does not support"           # said by the platform without a screen alone


def parts() -> Iterator[Part]:
    for name in NAMES:
        yield Part(f"pointer at {name}", EVENTS // OF_ONE, partial(attack, name))


def attack(name: str, seed: int, events: int = OF_ONE) -> Counter[str]:
    """One window; every second one of a game for two has two persons at it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.table.app.application import application
    from cardtable.table.app.window import MainWindow
    from cardtable.table.forms.setup import at_once, for_two
    from cardtable.table.widgets import wear
    from cardtable.table.widgets.look_of import look_of
    application()
    row = game(name)
    two = seed % 2 == 1 and row.players(for_two(row, {}))[0] == 2
    with Store(None) as store, listening() as faults:
        settings = Settings(store)
        settings.update({"forced cards": "off", "motion": "instant", "two at one screen": "racks"})
        wear(look_of(settings))
        window = MainWindow(store, settings)
        window.resize(*SIZES[0])
        window.show()
        window.activateWindow()
        chance = Random(seed)

        def anew() -> None:
            window.open_table(at_once(row, {}, level="novice", two=two, seed=chance.randrange(1_000)))

        anew()
        try:
            return Storm(window, chance, faults, anew).blow(events)
        finally:
            window.close()
            window.deleteLater()
            wear(look_of(Settings(Store(None))))


@contextmanager
def listening() -> Iterator[list[str]]:
    """Whatever goes wrong meanwhile: exceptions nobody caught, lines of the log, warnings of Qt's."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    faults: list[str] = []

    class Told(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(self.format(record))

    def warned(kind: QtMsgType, _: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not text.startswith(QUIET):
            faults.append(text)

    told, before = Told(logging.WARNING), sys.excepthook
    logging.getLogger("cardtable").addHandler(told)
    messages = qInstallMessageHandler(warned)
    sys.excepthook = lambda kind, fault, trace: faults.append(f"{kind.__name__}: {fault} ({_last(trace)})")
    try:
        yield faults
    finally:
        sys.excepthook = before
        qInstallMessageHandler(messages)
        logging.getLogger("cardtable").removeHandler(told)


def _last(trace: Any) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""


class Storm:
    """`down` are the buttons that are down; `meant` is whether what the left one does when it goes up is meant; `anew`
    lays another table."""

    def __init__(self, window: MainWindow, rng: Random, faults: list[str], anew: Callable[[], object]) -> None:
        from PySide6.QtCore import Qt
        self.window, self.rng, self.faults, self.anew = window, rng, faults, anew
        self.left: Qt.MouseButton = Qt.MouseButton.LeftButton
        self.others = (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton)
        self.down: set[Qt.MouseButton] = set()
        self.meant = self.releasing = False
        self.menu = False                        # what is let go over a line of a small menu chooses it
        self.done = Counter[str]()
        self._known: TablePage | None = None

    def blow(self, events: int) -> Counter[str]:
        """So many events; AssertionError as soon as one does what it should not."""
        from tools.waiting import spin, until
        until(self.window.isActiveWindow)
        for number in range(events):
            if self.window.table is None:            # a farewell has been taken
                self.anew()
            self._watch()
            self._come_forward()
            what, = self.rng.choices(list(OFTEN), OFTEN.values())
            getattr(self, what)()
            self.done[what] += 1
            self.look(f"{number}: {what}")
            if not self.rng.randrange(4):
                spin(1)
                self.look(f"{number}: {what}, afterwards")
        return self.done

    # --- what must be so

    @property
    def page(self) -> TablePage:
        from cardtable.table.sitting.page import TablePage
        table = self.window.table
        assert isinstance(table, TablePage)
        return table

    def pages(self) -> list[TablePage]:
        """That of the window, and that of the second if there is one."""
        second = self.page.sharing.second
        return [self.page] if second is None else [self.page, second.page]          # type: ignore[list-item]

    def _watch(self) -> None:
        """Every answer at this table is looked at."""
        page = self.page
        if page is self._known:
            return
        self._known = page
        page.stage.guard, page.host.croupier.pace = 0, 0.0
        croupier, given = page.host.croupier, page.host.croupier.answer

        def answer(seat: int, move: Any) -> Any:
            self.done["answers by the menu" if self.menu else "answers"] += 1
            if not (self.menu or self.releasing and self.meant):
                self.faults.append(f"an answer that was not meant: {move}")
            return given(seat, move)

        croupier.answer = answer                 # type: ignore[method-assign]

    def _come_forward(self) -> None:
        """As a window manager would have it once a small menu has gone: without a screen nobody does, and what lies
        behind hears no key."""
        from PySide6.QtWidgets import QApplication
        if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
            self.window.activateWindow()
            QApplication.processEvents()

    def covered(self) -> bool:
        """Whether anything lies over the table, so that nothing on it can be meant."""
        from PySide6.QtWidgets import QApplication

        from cardtable.table.widgets.overlay import Overlay
        return (QApplication.activePopupWidget() is not None or self.window.past.page is not None
                or any(not one.isHidden() for one in self.window.findChildren(Overlay)))

    def look(self, where: str) -> None:
        """Nothing has gone wrong, and nothing hangs on the pointer that has let go of it."""
        assert not self.faults, (where, self.faults, self.done)
        for page in self.pages():
            pointer, view = page.pointer, page.view
            if self.left in self.down and self.meant:
                continue
            assert pointer.dragged is None, (where, "a card follows the pointer", self.done)
            assert pointer.pressed is None, (where, "a card is held", self.done)
            assert not view._holds, (where, "something is held", self.done)
            assert not any(token.state == "press" for token in page.scene.tokens), (where, "a token is down", self.done)
            assert not page.sharing.racks.by_pointer, (where, "a rack is held", self.done)

    # --- where

    def spot(self) -> QPoint:
        """A point of the window: mostly on something that may be answered with."""
        from PySide6.QtCore import QPoint

        from tests.table.playing import grip
        page = self.page
        page_cards = [item for item in page.scene.lying.all() if page.host.answering.takes(item.card)]
        hand = page.keyboard.hand()
        places: list[Callable[[], QPointF]] = [lambda: page.scene.cloth.center()]
        if page_cards or hand:
            places += [lambda: grip(self.rng.choice(page_cards or hand))] * 3
        if page.scene.tokens:
            places += [lambda: self.rng.choice(page.scene.tokens).sceneBoundingRect().center()] * 2
        plates = [plate for plate in page.scene.plates if plate.isVisible()]
        if plates:
            places.append(lambda: self.rng.choice(plates).sceneBoundingRect().center())
        view = page.view.viewport()
        found = page.view.mapFromScene(self.rng.choice(places)())
        if not self.rng.randrange(4):
            found = QPoint(self.rng.randrange(view.width()), self.rng.randrange(view.height()))
        at, inside = view.mapTo(self.window, found), self.window.rect().adjusted(2, 2, -2, -2)
        return QPoint(max(inside.left(), min(at.x(), inside.right())), max(inside.top(), min(at.y(), inside.bottom())))

    def on_table(self, at: QPoint) -> bool:
        """Whether the table itself lies there, and nothing above it."""
        return self.window.childAt(at) is self.page.view.viewport()

    # --- buttons

    def _press(self, button: Qt.MouseButton, at: QPoint) -> None:
        """A window that is pressed comes forward, as after a second one has gone: no key comes to one that is not."""
        from PySide6.QtTest import QTest

        from tools.waiting import until
        if not (self.down or self.window.isActiveWindow() or self.covered()):
            self.window.activateWindow()
            until(self.window.isActiveWindow)
        if button is self.left:
            self.meant = not self.covered() and self.on_table(at)
        elif self.left in self.down:
            self.meant = False
        self.down.add(button)
        QTest.mousePress(self.window.windowHandle(), button, self._bare(), at)

    def _release(self, button: Qt.MouseButton, at: QPoint) -> None:
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication
        self.down.discard(button)
        self.releasing, self.menu = button is self.left, QApplication.activePopupWidget() is not None
        self.meant = self.meant and not self.covered()
        QTest.mouseRelease(self.window.windowHandle(), button, self._bare(), at)
        self.releasing = self.menu = False

    @staticmethod
    def _bare() -> Qt.KeyboardModifier:
        from PySide6.QtCore import Qt
        return Qt.KeyboardModifier.NoModifier

    def press(self) -> None:
        """The left button goes down, if it is not."""
        if self.left not in self.down and not self._put_aside():
            self._press(self.left, self.spot())

    def let_go(self) -> None:
        for button in self.down & {self.left}:
            self._release(button, self.spot())

    def move(self) -> None:
        from PySide6.QtTest import QTest
        QTest.mouseMove(self.window.windowHandle(), self.spot())

    def play(self) -> None:
        """A click, or a drag to the middle, that nothing interrupts; a slip is gone on from, a curtain opened."""
        self.let_go()
        if self.covered():
            self.tidy()
        if not self._put_aside():
            at = self.spot()
            self._press(self.left, at)
            if self.rng.randrange(2):
                from PySide6.QtTest import QTest
                middle = self.page.view.mapFromScene(self.page.scene.cloth.center())
                to = self.page.view.viewport().mapTo(self.window, middle)
                for n in (1, 2, 3):
                    QTest.mouseMove(self.window.windowHandle(), at + (to - at) * n / 3)
                at = to
            self._release(self.left, at)

    def _put_aside(self) -> bool:
        """What lies on the cloth and waits is gone on from; was there anything?"""
        from PySide6.QtTest import QTest
        page, put = self.page, False
        for one in self.pages():
            curtain = one.slips.curtain
            if curtain.slip is not None:
                QTest.mousePress(curtain.slip.token, self.left, self._bare())
                curtain.taken.emit() if curtain.slip is not None else None
                put = True
        if page.slips.slip is not None and not self.covered():
            page.slips.slip.ways.first.click()
            put = True
        return put

    def other_button(self) -> None:
        """Another button goes down, and up again somewhere else."""
        button = self.rng.choice(self.others)
        self._press(button, self.spot())
        if self.rng.randrange(2):
            self.move()
        self._release(button, self.spot())

    def double(self) -> None:
        """Two quick clicks at one place."""
        self.let_go()
        if self.covered():
            self.tidy()
        if self._put_aside():
            return
        at = self.spot()
        for _ in range(2):
            self._press(self.left, at)
            self._release(self.left, at)

    def lost(self) -> None:
        """The left button goes up where nobody tells of it; then the pointer moves."""
        from PySide6.QtCore import QEvent, QPointF, Qt
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication
        self.meant = False
        view = self.page.view.viewport()
        at = QPointF(view.mapFrom(self.window, self.spot()))
        QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, at, view.mapToGlobal(at),
                                                 Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, self._bare()))

    def wheel(self) -> None:
        from PySide6.QtCore import QPoint, QPointF
        from PySide6.QtTest import QTest
        QTest.wheelEvent(self.window.windowHandle(), QPointF(self.spot()), QPoint(0, self.rng.choice((-120, 120))))

    # --- what comes between

    def escape(self) -> None:
        """Puts back what is carried, else opens the menu."""
        from PySide6.QtCore import Qt
        self._key(Qt.Key.Key_Escape)

    def help(self) -> None:
        from PySide6.QtCore import Qt
        if not self.page.host.teller.busy:       # else the key is spent on what moves, and comes between nothing
            self._key(Qt.Key.Key_F1)

    def _key(self, key: Qt.Key) -> None:
        """By a hand that has let go of all keys and let a moment pass: one that is held, or comes too soon after it has
        put a sheet away, does nothing, and comes between nothing."""
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        from cardtable.table.pressing.gate import GATE
        from cardtable.table.pressing.held import Rhythm
        gate = QApplication.instance().property(GATE)                # type: ignore[union-attr]
        gate.rhythm = Rhythm()
        gate.held.forget()
        self.meant = False
        QTest.keyClick(self.window.windowHandle(), key)

    def fault(self) -> None:
        self.meant = False
        self.window.tell_fault("nothing: this is an attack")

    def popup(self) -> None:
        self.meant = False
        if not self.covered():
            self.page.actions_.offer()

    def elsewhere(self) -> None:
        """Another window of the program comes forward, and goes."""
        from PySide6.QtWidgets import QApplication, QWidget
        self.meant = False
        other = QWidget()
        other.resize(200, 120)
        other.show()
        other.activateWindow()
        QApplication.processEvents()
        other.close()
        other.deleteLater()
        self.window.activateWindow()
        QApplication.processEvents()

    def focus(self) -> None:
        """The keyboard goes elsewhere, as when the screen is locked."""
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication
        self.meant = False
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.WindowDeactivate))

    def resize(self) -> None:
        from PySide6.QtWidgets import QApplication
        self.meant = False
        self.window.resize(*self.rng.choice([size for size in SIZES if size != self.window.size().toTuple()]))
        QApplication.processEvents()

    def theme(self) -> None:
        self.meant = False
        self.window.settings["high contrast"] = not self.window.settings["high contrast"]
        self.window.relook()

    def minimise(self) -> None:
        from PySide6.QtWidgets import QApplication
        self.meant = False
        self.window.showMinimized()
        QApplication.processEvents()
        self.window.showNormal()
        self.window.activateWindow()
        QApplication.processEvents()

    def lookback(self) -> None:
        """The deal that has ended is looked back on, as a second start would open a record."""
        if self.page.actions_.reviewing and not self.covered():
            self.meant = False
            self.page.actions_.post_mortem()

    def come_back(self) -> None:
        """The table is left, and come back to."""
        self.meant = False
        unfinished = self.window.store.sittings(finished=False)
        if unfinished:
            self.window.show_gallery()
            self.window.resume(unfinished[0].id)

    def apart(self) -> None:
        """Two at one screen have a window each, or one again."""
        page = self.page
        if page.host.chair.two and not self.covered():
            self.meant = False
            page.sharing.change("racks" if page.sharing.second is not None else "windows")
            self.window.activateWindow()

    def tidy(self) -> None:
        """Whatever lies over the table is put away."""
        from PySide6.QtWidgets import QApplication

        from cardtable.table.widgets.overlay import Overlay
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        if self.window.past.page is not None:
            self.window.past.close()
        for one in self.window.findChildren(Overlay):
            if not one.isHidden():
                one.put_away()
