"""The page at which a game is played: the header, the table, the book, and what is laid over them."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from cardtable.cards import Cards
from cardtable.showing.talk import talk_of
from cardtable.store import Settings, Store
from cardtable.table.asking.hand_order import Arrangement, sorted_hand, way
from cardtable.table.asking.keyboard import Keyboard
from cardtable.table.asking.pointer import Pointer
from cardtable.table.book import Book
from cardtable.table.cloth import accessible
from cardtable.table.cloth.scene import TableScene
from cardtable.table.forms.setup import Setup
from cardtable.table.items import CardItem, Stage
from cardtable.table.items.motion import SPEEDS, Motion
from cardtable.table.paint import surfaces
from cardtable.table.paint.look import Look
from cardtable.table.performing import bubbles
from cardtable.table.sitting import guidance
from cardtable.table.sitting.actions import Actions
from cardtable.table.sitting.handover import rack_keys
from cardtable.table.sitting.header import Header, agreed, pills_of
from cardtable.table.sitting.host import Host
from cardtable.table.sitting.refusals import Refusals
from cardtable.table.sitting.resize_cover import Stretched
from cardtable.table.sitting.sharing import Sharing
from cardtable.table.sitting.slips import Slips
from cardtable.table.sitting.table_in_words import TableInWords
from cardtable.table.sitting.turn_cue import TurnCue
from cardtable.table.sitting.view import TableView
from cardtable.table.sounds.heard import Hearable
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.look_of import look_of
from cardtable.table.wording.keys import HINT, IN_WORDS, TAKE_BACK

RELAY = 150                      # milliseconds after the last change of size before everything is laid anew


class TablePage(Dressed, QWidget):
    """Raises BadRecord, Refused, BadPlayers or StoreFault when a saved sitting cannot be gone on with.

    `pace` is a factor on the time computer players take.
    """

    left = Signal()
    again = Signal(object)
    door = Signal(str)                   # of the sheet wanted over the table
    reviewed = Signal(object)            # a Review is wanted over it
    """Another Setup is wanted."""

    def __init__(self, setup: Setup, store: Store, settings: Settings, parent: QWidget | None = None,
                 pace: float = 1.0, sounds: Hearable | None = None, beside: TablePage | None = None) -> None:
        """`beside`: the page in the first of two windows."""
        super().__init__(parent)
        self.store, self.house, self.pace = store, settings, pace
        self.setup, self.settings = setup, settings.of(setup.game.name)
        self.stage = Stage(look_of(self.settings), Motion(parent=self))
        self.stage.sounds = sounds or self.stage.sounds
        self.scene = TableScene(self.stage, talk_of(setup.game), self)
        self.book = self.make_book()
        try:
            self.host: Host = Host(setup, store, self.settings, self.scene, self.book, self, pace,
                                   beside.host if beside is not None else None)
        except Exception:
            delete(self)                     # at once: half made, it must hear nothing of what its parent does
            raise
        answering = self.host.answering
        self.arrangement = Arrangement()
        self.pointer = Pointer(self.scene, answering, self.arrangement)
        self.keyboard = Keyboard(self.scene, answering, self)
        self.keyboard.considering = lambda: self.host.croupier.advising
        self.view = TableView(self.scene, self.pointer, self.keyboard, self.host.teller.procession, self)
        explained = guidance.wanted(self.settings, store, setup.game.name, len(self.host.croupier.persons()))
        self.host.decisions.learning, self.host.decisions.narrate = explained, self.book.talk.narrate
        self.guidance = guidance.Guidance(self.scene, answering, self.book.talk.narrate, explained, self)
        self.header = self.make_header()
        self.actions_ = Actions(self.host, self.scene, self.book, self.settings, self.arrangement, self.pointer, self)
        self.in_words = TableInWords(self.host, self.scene, self.keyboard, self.book, self.settings, self)
        self.actions_.by_key[IN_WORDS.name] = self.in_words.turn
        self.refusals = Refusals(self.host, self.scene, self.book, self.pointer, self.actions_, self.view)
        self.host.ended.connect(self.book.close_page)    # before the slip is laid, which would lie half under it
        self.slips = Slips(self.host, self.scene, self.view, self, self.actions_.unnoticed.on_slip)
        self.scene.lying.order = self._in_order
        self.scene.lying.made = self._made
        self.scene.spots.pressed = answering.name
        self._room: QPixmap | None = None
        self._stretched = Stretched(self)
        self._relay = QTimer(self, singleShot=True, interval=RELAY)
        self._relay.timeout.connect(self.lay)
        self._begun = False
        self.turn_cue = TurnCue(self.host, self.stage.sounds, self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)   # a click on rail or header leaves the keyboard with the table
        self.setFocusProxy(self.view)        # afterwards: a policy is handed on to the proxy, to which Tab must come
        self.sharing = Sharing(self, self, self._beside)
        self._wire()
        self._read_settings()
        accessible.install()

    def make_book(self) -> Book:
        """The book beside its table."""
        return Book(self)

    def make_header(self) -> Header:
        """The line above it."""
        return Header(self.setup.game.title, (), self, pills_of(self.setup.game.name, self.setup.strict))

    def _wire(self) -> None:
        host = self.host
        host.moving.connect(self.pointer.cancel)
        host.moving.connect(self.scene.law.fade)
        self.view.law_pressed.connect(self.actions_.laws)
        host.moving.connect(self._moment_past)
        host.passing.connect(self._passing)
        host.awaiting.connect(self._awaiting)
        host.covered.connect(self._covered)
        host.teller.procession.hurried = lambda: self.stage.sounds.hush()
        host.shown.connect(self._in_step)
        host.quieted.connect(self._allow)
        host.answering.refused.connect(self.refusals.refuse)
        host.answering.refused.connect(lambda item, _: self.keyboard.leave(item))
        host.answering.changed.connect(self._asked)
        self.actions_.refused.connect(self.refusals.refuse)
        self.actions_.forbidden.connect(self.refusals.forbid)
        self.actions_.leave.connect(self.left)
        self.actions_.door.connect(self.door)
        self.keyboard.pressed.connect(self.actions_.press)
        self.view.clicked.connect(self.actions_.look_at)
        self.view.offered.connect(self.actions_.offer_of)
        self.header.pressed.connect(self.actions_.do)
        self.slips.opened.connect(self._opened)
        self.slips.left.connect(self.left)
        self.slips.again.connect(self.again)
        self.slips.door.connect(self.door)
        host.teller.procession.awaits = self._awaited
        self.slips.reviewed.connect(self.reviewed)
        self.actions_.reviewed.connect(self.reviewed)
        self.book.moved.connect(self._relay.start)
        self.book.slid.connect(self._keep_clear)
        self.book.opened.connect(self.slips.fold)
        self.slips.covering.connect(self.book.keep_free)

    def _read_settings(self) -> None:
        settings = self.settings
        self.stage.motion.speed = SPEEDS[settings["motion"]]
        self.stage.motion.reduced = settings["reduced motion"]
        self.pointer.play_by = settings["play by"]
        self.host.answering.choice.twice = settings["confirm cards"]
        self.arrangement.sort(way(settings["sort by"], self.host.sight.places.sort_by))
        self.host.answering.aid = settings["raise legal cards"] and "raise legal cards" in self.setup.aids
        self.host.teller.narration.citing = settings["cite laws"] and "cite laws" in self.setup.aids
        self.host.teller.going_on = settings["counts"]
        self.slips.unasked = settings["look back unasked"]
        self.host.teller.charting = settings["show charts"] and "show charts" in self.setup.aids
        self.scene.plates.keys = dict(zip(self.host.croupier.persons(), rack_keys(settings)))
        self.book.keep_folded(not settings["book open"])
        self.book.open_words(settings["table in words"] or QAccessible.isActive())

    def _in_order(self, zone: int, some: Cards) -> Cards:
        place, sight = self.scene.lying.zones.get(zone), self.host.sight
        sorting = sight.places.sorting(sight.deal)
        if place is not None and place.own_hand:
            self.arrangement.keep_to(way(self.settings["sort by"], sight.places.sort_by))
            self.arrangement.sort_by(sorting)
            self.arrangement.turn_to(self.host.viewer)
            return self.arrangement.order(some)
        lain = self.scene.lying.lain.get(zone, ())
        return sorted_hand(some, sight.places.sort_by, sorting, lain) if place is not None and place.sorted else some

    def _made(self, item: CardItem) -> None:
        item.activated.connect(self.keyboard.activate)

    # --- for the window

    def relook(self, look: Look) -> None:
        """Settings have changed."""
        self.view.interrupt()
        self._read_settings()
        self.host.teller.show_chart()
        self.lay()
        self.pointer.rearrange()
        self.sharing.relook(look)

    def close_table(self) -> None:
        """Leave; nothing more happens here, and the sitting can be resumed."""
        self._relay.stop()
        self.sharing.end()
        self.host.close()

    def wait_for(self, closed: SignalInstance) -> None:
        """Something lies over the table: nothing goes on by itself until it has gone."""
        self.host.croupier.hold()
        closed.connect(self.host.croupier.release)

    def _beside(self) -> TablePage:
        """A page for the other player at the same sitting."""
        return TablePage(self.setup, self.store, self.house, None, self.pace, beside=self)

    # --- what is said of the table

    def _in_step(self) -> None:
        """Header and accessible description say how it stands."""
        if self.book.advice.counsel is None and not self.host.croupier.advising:
            self.book.go_back()                  # moves were taken back
        parts = agreed(self.host, self.scene.talk)
        if parts != self.header.parts:
            self.header.say(parts)
        self._allow()

    def _allow(self) -> None:
        """Advice is asked for by who is to answer; what is taken back while there is something."""
        self.header.allow(HINT, self.actions_.hinting)
        self.header.allow(TAKE_BACK, self.actions_.rights.returnable is not None)

    def _asked(self) -> None:
        """A person is asked: what he may do can be reached, and nothing that was said lies on it."""
        answering = self.host.answering
        bubbles.give_way(self.scene)
        self._allow()
        for zone, held in self.scene.lying.items.items():
            place = self.scene.lying.zones.get(zone)
            own = place is not None and place.own_hand
            for item in held:
                self.keyboard.let_focus(item, own)
        if answering.turn:
            self.keyboard.take_up()

    def _awaited(self) -> None:
        """Something lies there until a person goes on: his keys are the table's, unless a sheet has them."""
        self.in_words.waits()
        if self.actions_.open is None and not self.slips.curtain.drawn:
            self.view.setFocus()
        self.sharing.racks.awaited()

    def _moment_past(self) -> None:
        """What was advised was advised for a moment that is over, and what had the focus has been played."""
        self.actions_.article = None
        self.host.answering.counselled.emit(None)
        self.book.go_back()
        if self.host.answering.turn:
            self.keyboard.let_go()
        if self.book.advice.counsel is not None:
            self.book.advice.forget()
        for item in self.scene.lying.all():
            if item.lit:
                item.lit = False
                item.refresh()

    def _passing(self, player: int) -> None:
        """While the curtain is drawn only the menu can be reached, and what all may read."""
        self._moment_past()
        self.book.keep_public(True)
        self._allow()

    def _awaiting(self) -> None:
        """Both hands lie in racks: nothing of them can be asked for before one is held up."""
        self._allow()

    def _covered(self) -> None:
        """The rack is down: what was said while it was up goes with it."""
        self.pointer.cancel()
        self.scene.law.hide()
        self._moment_past()
        self._awaiting()

    def _opened(self) -> None:
        """The curtain has parted."""
        self.book.keep_public(False)
        self.view.setFocus()
        self.host.asked()

    # --- where things lie

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The first time at once; afterwards the old picture is stretched until the size has stayed a while."""
        self.view.interrupt()
        if not self._begun:
            self.lay()
        else:
            self._stretched.cover()
            self._relay.start()

    def lay(self) -> None:
        """Everything anew for this size and look."""
        if self.width() < 50 or self.height() < 50:
            return
        self.stage.motion.finish()
        self.pointer.cancel()
        look = replace(look_of(self.settings), ratio=self.devicePixelRatioF())
        high = self.header.height_for(self.width())
        self.header.arrange(QRect(0, 0, self.width(), high))
        cloth = self.host.sight.places.cloth
        table = self.book.place(QRect(0, high, self.width(), self.height() - high), cloth)
        furnished = surfaces.furnish(look, QSizeF(self.size()), QRectF(table), cloth)
        self._room = QPixmap.fromImage(furnished.image)
        self.view.setGeometry(table)
        if not self._begun:
            self.scene.furnish(self.host.sight)
        self._keep_clear()
        self.scene.lay(table, furnished.cloth.translated(-QPointF(table.topLeft())), look, self._room)
        self.host.answering.touch()
        if not self._begun:
            self._begun = True
            self._in_step()
            self.host.begin()
            self.sharing.begin()
        self.host.teller.tell_anew()
        self._lay_slips()
        self._stretched.uncover()
        self.update()

    def _lay_slips(self) -> None:
        private = self.rect().adjusted(0, self.header.height(), 0, 0) if self.book.folded else self.cloth
        self.slips.lay(self.cloth, private, self.book.drawer())

    def _keep_clear(self) -> None:
        """What the book covers the own hand keeps clear of; a slip lies anew, for the cloth may be another."""
        self.scene.keep_clear(self.book.covers.left() - self.view.x() if not self.book.covers.isNull() else None)
        if self._begun:
            self._lay_slips()

    @property
    def cloth(self) -> QRect:
        """The cloth, in this page's coordinates."""
        return self.scene.cloth.toRect().translated(self.view.pos())

    def dress(self) -> None:
        """The window's look has changed: `relook` follows."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and the rail of the table; its cloth lies in the view."""
        if self._room is not None:
            QPainter(self).drawPixmap(0, 0, self._room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that was not wanted where the keyboard is: the curtain's, the slip's, the program's."""
        if not self.sharing.racks.press(event) and not self.slips.key(event) and not self.keyboard.stray(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The table has it."""
        self.view.setFocus(event.reason())

