"""Racks: two at one screen each look at their hand while they hold down a key of their own, or their name plate.

Nothing outlasts the hold by more than two or three frames.  It ends with the key or the button; and, since the news of
that may never arrive, as soon as the window is left, a sheet or menu opens (but that on which one accuses), or anything
is asked for that others may read.
"""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from cardtable.table.cloth.sight import NOBODY
from cardtable.table.guarded import Guarded
from cardtable.table.items import PlateItem
from cardtable.table.sheets.accuse import AccuseSheet
from cardtable.table.sitting.host import Host
from cardtable.table.sitting.interruptions import interrupts
from cardtable.table.widgets.overlay import Overlay

WITH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
# Milliseconds, two or three frames.  A key that repeats itself goes up and down again at once, and on a busy X server
# Qt takes that for a release and a new press: hands would come and go many times a second, and no click find its card
# or token.
REPEATED = 40


class Racks(Guarded, QObject):
    """Who holds up his rack.  `keys` gives the letters of the first and the second of two, `free` whether nothing lies
    over the table."""

    def __init__(self, host: Host, keys: Callable[[], tuple[str, str]], free: Callable[[], bool],
                 page: QWidget) -> None:
        super().__init__(page)
        self.host, self.keys, self.free, self.page = host, keys, free, page
        self.holder = NOBODY
        self._key: int | None = None             # that holds it; None: the pointer does
        self._place = 0                          # of that key on the board, 0 where none is told
        self._eager = False                      # it was pressed while something was said, and nothing seen since
        self._up = QTimer(self, interval=REPEATED, singleShot=True)      # since the key went up
        self._up.setTimerType(Qt.TimerType.PreciseTimer)
        self._up.timeout.connect(self._gone_up)
        self.pointing: Callable[[], bool] = lambda: False            # whether the pointer is just pressed on the table
        host.awaiting.connect(self._look)
        host.shown.connect(self._look)

    def player_of(self, key: int) -> int:
        """Whose key this is, NOBODY if nobody's."""
        players = self.host.croupier.persons()
        return next((player for letter, player in zip(self.keys(), players) if key == ord(letter)), NOBODY)

    @property
    def in_use(self) -> bool:
        """Whether hands lie in racks."""
        return self.host.chair.racks

    @property
    def looking(self) -> bool:
        """Whether the holder sees his hand."""
        return self.host.chair.lifted

    @property
    def leaving(self) -> bool:
        """Whether the key has just gone up."""
        return self._up.isActive()

    @property
    def by_pointer(self) -> bool:
        """Whether a rack is held by its plate."""
        return self.holder != NOBODY and self._key is None

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; is it one of the two?  While one rack is held the other key does nothing."""
        player = self.player_of(event.key())
        if player == NOBODY or not self.in_use or event.modifiers() & WITH:
            return False
        if self._up.isActive():
            self._up.stop()
            if not self._holds(event):
                self.let_go()
        self._hold(player, event.key(), event.nativeScanCode())
        return True

    def press_plate(self, thing: object) -> bool:
        """The pointer is pressed on a thing; is it the plate of one of the two?"""
        plates = self.host.teller.scene.plates
        player = next((holder.player for holder, plate in plates.all.items() if plate is thing), NOBODY)
        if not isinstance(thing, PlateItem) or not self.in_use or player not in self.host.croupier.persons():
            return False
        self._hold(player, None)
        return True

    def _hold(self, player: int, key: int | None, place: int = 0) -> None:
        if self.holder == NOBODY and self.page.isActiveWindow() and self.free():
            self.holder, self._key, self._place = player, key, place
            QApplication.instance().installEventFilter(self)         # type: ignore[union-attr]
            self._eager = self.host.teller.busy
            self.awaited()
            self._look()

    def awaited(self) -> None:
        """What is declared lies until a person goes on: who has pressed his key meanwhile, and holds it, does."""
        if self.holder != NOBODY and self._eager and self.host.teller.procession.waiting:
            self.host.teller.procession.hurry(to_end=True)

    def _holds(self, event: QKeyEvent) -> bool:
        """Whether this is the key that holds it, by its letter or, under whatever layout, by its place."""
        return event.key() == self._key or bool(self._place) and event.nativeScanCode() == self._place

    def _look(self) -> None:
        """What he holds is seen as soon as nothing moves."""
        if self.holder != NOBODY and self.free() and self.host.lift(self.holder):
            self._eager = False

    def _gone_up(self) -> None:
        """The key is up; who presses a card or token meanwhile sees what he presses, until that is done."""
        if self.pointing():
            self._up.start()
        else:
            self.let_go()

    def let_go(self) -> None:
        """The rack is down, whoever held it, and what was asked openly before is asked again."""
        if self.holder != NOBODY:
            QApplication.instance().removeEventFilter(self)          # type: ignore[union-attr]
        self._up.stop()
        self.holder, self._key = NOBODY, None
        QToolTip.hideText()
        again = self.host.chair.lifted and self.host.chair.interrupted
        self.host.cover()
        if again:
            self.host.asked()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever ends the hold, wherever in the program it arrives."""
        if self.holder == NOBODY or not isValid(self.page):
            return False
        if self._ends(watched, event):
            self.let_go()
        # what is held down to look writes nothing on a sheet that lies there meanwhile
        return isinstance(event, QKeyEvent) and event.type() in KEYS and self._holds(event) and not self.free()

    def _ends(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in KEYS and self._holds(event):
            if kind == QEvent.Type.KeyPress:
                self._up.stop()                  # it repeats itself
            elif not event.isAutoRepeat():
                self._up.start()
            return False
        return interrupts(event, watched, self.page) and not _of_accusing(watched)


def _of_accusing(watched: QObject) -> bool:
    """Whether this is a part of the sheet on which one accuses: it says nothing of any hand, and who claims that a
    number is wrong may count his cards."""
    one: QObject | None = watched
    while one is not None:
        if isinstance(one, AccuseSheet) or isinstance(one, Overlay) and isinstance(one.sheet, AccuseSheet):
            return True
        one = one.parent()
    return False
