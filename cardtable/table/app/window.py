"""The main window: the room, the page shown in it, and the sheets laid over that page."""
from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QSize, QSizeF, Qt, QTimer, SignalInstance
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.store import Settings, Store, StoreFault
from cardtable.store.faults import named
from cardtable.table.app import whereabouts
from cardtable.table.app.collector import give_back, sweep
from cardtable.table.app.fault_log import without_cards
from cardtable.table.app.looking_back import LookingBack
from cardtable.table.app.teaching import Teaching
from cardtable.table.cabinet.gallery import Gallery
from cardtable.table.paint import surfaces
from cardtable.table.paint.look import LEAST_WINDOW, Look, growth_of
from cardtable.table.sounds.heard import Hearable, Silence
from cardtable.table.widgets import current, wear
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.framing import keep_framed
from cardtable.table.widgets.keys import press_focused
from cardtable.table.widgets.look_of import look_of
from cardtable.table.widgets.overlay import Overlay, Sheet
from cardtable.table.widgets.ring import ring_of
from cardtable.table.wording.keys import FULL_SCREEN, HELP

if TYPE_CHECKING:
    from cardtable.table.forms.setup import Setup
    from cardtable.table.sheets.practice_score import Tally

USUAL = QSize(1440, 900)
SETTLED = 120           # milliseconds that a size must last for words to grow with it
KEPT = 500              # milliseconds that a size or place must last to be remembered
FAULT = "fault"         # the name of the sheet that tells of one

log = logging.getLogger(__name__)


class TablePage(Protocol):
    """What the window asks of the page at which a game is played, besides being a widget."""

    def relook(self, look: Look) -> None:
        """Settings have changed: wear this look, and read the others again."""

    def close_table(self) -> None:
        """Leave: nothing more is thought, shown or asked; the sitting can be resumed."""

    def wait_for(self, closed: SignalInstance) -> None:
        """Something has been laid over the table: nothing goes on by itself until it tells that it has gone."""


class MainWindow(Dressed, QWidget):
    """One page at a time: the gallery, or a table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__()
        self.store, self.settings = store, settings
        self.setWindowTitle("The Card Cabinet")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(LEAST_WINDOW)
        self._room: QPixmap | None = None
        self._table: QWidget | None = None
        self.past = LookingBack(store, settings, self, self)
        self.teaching = Teaching(store, settings, self, self)
        self._overlays: list[Overlay] = []
        self._keeping = QTimer(self, singleShot=True, interval=KEPT)
        self._keeping.timeout.connect(self._remember)
        self._settling = QTimer(self, singleShot=True, interval=SETTLED)
        self._settling.timeout.connect(self._wear)
        self.log_file: Path | None = None
        self.sounds: Hearable = Silence()
        self.tallies: dict[str, Tally] = {}      # of what was practised since the window was opened
        self.gallery = Gallery(self)
        self.gallery.chosen.connect(self.choose_game)
        self.gallery.resumed.connect(self.resume)
        self.gallery.removed.connect(self.remove)
        self.gallery.door.connect(self.open_door)
        self.gallery.full_screen.connect(self.toggle_full_screen)
        for name, act in ((FULL_SCREEN.name, self.toggle_full_screen), *[(name, self.help) for name in HELP.names]):
            QShortcut(QKeySequence(name), self, act).setAutoRepeat(False)
        whereabouts.restore(self, self.settings, USUAL)
        self._wear()
        self.refresh_gallery()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)          # no stop of Tab
        self.setFocus()                     # so that no ring is seen before a key is pressed

    # Pages

    @property
    def table(self) -> QWidget | None:
        """The table page, while a game is on."""
        return self._table

    def open_table(self, setup: Setup) -> None:
        """Sit down at a table; a saved sitting that can no longer be read is told and left alone."""
        from cardtable.rules.record import BadRecord
        from cardtable.rules.sitting import Refused
        from cardtable.table.sitting import page
        self._leave_table()
        try:
            table = page.TablePage(setup, self.store, self.settings, self, sounds=self.sounds)
        except (BadRecord, Refused, StoreFault, ValueError) as error:
            log.error("the table could not be laid", exc_info=error)
            self.tell("This game cannot be begun" if setup.resume is None else
                      "This game cannot be gone on with", without_cards(str(error)))
            self.show_gallery()
            return
        self.past.serve(table, setup.after)
        table.door.connect(self.open_door)
        self.seat(table, setup.game.title)

    def seat(self, table: QWidget, title: str) -> None:
        """Show a table's page instead of whatever is shown."""
        self._leave_table()
        self._table = table
        self.setWindowTitle(title)
        self.gallery.hide()
        self._room = None                   # the table has its own
        table.setGeometry(self.rect())
        table.show()
        table.setFocus()

    def show_gallery(self) -> None:
        """Back to the cabinet."""
        self._leave_table()
        self.setWindowTitle("The Card Cabinet")
        self.gallery.show()                     # first, whatever its cards then hold: there must be a way on
        self.refresh_gallery()
        self.setFocus()

    def refresh_gallery(self) -> None:
        """The games left unfinished may have changed."""
        self.gallery.refresh(self.store.sittings(finished=False), self.store.played(), str(self.settings["name"]))

    def _leave_table(self) -> None:
        self.past.close()
        if self._table is not None:
            cast(TablePage, self._table).close_table()
            for overlay in self.findChildren(Overlay):
                if overlay not in self._overlays and not overlay.isHidden():
                    overlay.put_away()                      # a sheet of the table's: what it asks is nobody's any more
            self._table.hide()
            self._table.deleteLater()
            self._table = None
            later(self, 0, give_back)           # when it has gone

    # What the gallery asks for

    def welcome(self) -> None:
        """On the first evening, ask for a name; who does not know the games is taught one."""
        from cardtable.table.forms.welcome import Welcome, first_evening
        if first_evening(self.store, self.settings):
            sheet = Welcome(list(self.gallery.rows.values()), self.settings)
            sheet.newcomer.connect(self.teaching.receive)
            self.lay(sheet).closed.connect(self._welcomed)

    def _welcomed(self) -> None:
        self.refresh_gallery()
        self.gallery.take_focus()

    def choose_game(self, name: str, form: str) -> None:
        """The dialog for a new game."""
        from cardtable.games import game
        from cardtable.table.forms.newgame import NewGame
        dialog = NewGame(game(name), self.settings, form)
        dialog.dealt.connect(self.open_table)
        dialog.taught.connect(self.teaching.offer)
        self.lay(dialog)

    def resume(self, number: int) -> None:
        """Go on with a saved sitting."""
        from cardtable.table.forms.setup import saved_setup
        saved = next(saved for saved in self.store.sittings() if saved.id == number)
        try:
            setup = saved_setup(saved)
        except ValueError as error:
            self.tell("This game cannot be gone on with", str(error))
            return
        self.open_table(setup)

    def remove(self, number: int) -> None:
        """Forget a saved sitting, once it has been confirmed."""
        question = Confirmation("Put this game away for good?",
                                "It cannot be gone on with afterwards. Its moves are forgotten.",
                                "Forget it", "Keep it")

        def answered() -> None:
            if question.answer:
                try:
                    self.store.discard(number)
                except StoreFault as fault:
                    self.tell("This game cannot be put away", str(fault))
                self.refresh_gallery()

        self.lay(question).closed.connect(answered)

    def open_door(self, door: str) -> None:
        """A sheet of the house: records, statistics, settings, laws, help."""
        from cardtable.table.app import open_sheet
        open_sheet.open_door(door, self)

    # Sheets

    def lay(self, sheet: Sheet) -> Overlay:
        """Lay a sheet over the page."""
        overlay = Overlay(sheet, self)
        self._overlays.append(overlay)
        overlay.closed.connect(partial(self._overlays.remove, overlay))
        self.covered_until(overlay.closed)
        return overlay

    def covered_until(self, closed: SignalInstance) -> None:
        """Something lies over the page: at a table nothing goes on unseen beneath it."""
        if self._table is not None:
            cast(TablePage, self._table).wait_for(closed)

    def tell(self, title: str, text: str) -> Overlay:
        """Say something that has only to be read."""
        return self.lay(Confirmation(title, text, "Very well"))

    def tell_fault(self, what: str) -> None:
        """Something nobody foresaw has happened; one such sheet at a time is enough."""
        sweep(self, (self.gallery, self._table, ring_of(self)))
        if any(overlay.sheet.objectName() == FAULT for overlay in self._overlays):
            return
        text = (f"Something went wrong of which nobody had thought: {what}. The game is kept as far as it was "
                       "played.")
        if self.log_file is not None:
            text += " " + f"A report lies in {named(self.log_file)}."
        self.tell("We beg your pardon", text).sheet.setObjectName(FAULT)

    def help(self) -> None:
        """The card of the keys and gestures that serve here; asked for again, it is put away."""
        found = next((laid for laid in self._overlays if laid.sheet.objectName() == HELP.does), None)
        if found is None:
            self.open_door("help")
        else:
            found.put_away()

    def tell_unkept(self, why: str) -> None:
        """Nothing can be saved: play all the same, or close."""
        question = Confirmation("Nothing can be kept",
                                why + " " + "You may play, but the game will be lost when the window is closed.",
                                "Play all the same", "Close")
        self.lay(question).closed.connect(lambda: question.answer or self.close())

    # Looks

    def relook(self) -> None:
        """Wear what the settings say now."""
        look = look_of(self.settings)
        self._wear()
        if self._table is not None:
            cast(TablePage, self._table).relook(look)

    def _wear(self) -> None:
        """The look, with words on paper as large as the window has them; nothing if it is worn."""
        look, growth = look_of(self.settings), growth_of(QSizeF(self.size()))
        if replace(look, text=look.text * growth, growth=growth) != current():
            wear(look, growth)

    def dress(self) -> None:
        """The room is painted anew."""
        self._room = None
        super().dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark room; the table paints its own."""
        if self._room is None or self._room.deviceIndependentSize() != QSizeF(self.size()):
            self._room = QPixmap.fromImage(surfaces.room(self.look, QSizeF(self.size())))
        QPainter(self).drawPixmap(0, 0, self._room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page fills the window."""
        for page in (self.gallery, self._table):
            if page is not None:
                page.setGeometry(self.rect())
        self._settling.start()
        self._keep()

    def moveEvent(self, event: QMoveEvent) -> None:
        """It has another place."""
        self._keep()

    def _keep(self) -> None:
        """Where it stands is remembered though it should never be closed, if it stays there."""
        if self.isVisible():
            self._keeping.start()

    # The window itself

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses what has the keyboard; before anything has it, the gallery is told."""
        if not press_focused(event) and self.focusWidget() is self and self.gallery.isVisible():
            self.gallery.keyPressEvent(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        """Its frame comes when it is shown."""
        super().showEvent(event)
        keep_framed(self)

    def _remember(self) -> None:
        if self.isVisible():                     # told again, when all is closed, it has nothing to remember
            whereabouts.remember(self, self.settings)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where it stood; leave the table without waiting for anyone who thinks."""
        self._keeping.stop()
        self._settling.stop()
        self._leave_table()                      # which gives back the room that was made for a second window
        self._remember()
        event.accept()

    def come_forward(self) -> None:
        """To the front, as when the program is started a second time; not once it has been closed."""
        if self.isHidden():
            return
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
