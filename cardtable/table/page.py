"""The page at which a game is played: the header, the table, the book, and the croupier who runs the sitting."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.ledger import Ledger
from cardtable.croupier.steps import Step
from cardtable.croupier.thinkers import Thinkers
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Settings, Store
from cardtable.table import access
from cardtable.table.answering import Answering
from cardtable.table.book import Book
from cardtable.table.clock import QtClock
from cardtable.table.header import Header
from cardtable.table.items import Stage
from cardtable.table.keyboard import Keyboard
from cardtable.table.motion import SPEEDS, Motion
from cardtable.table.narration import Narration
from cardtable.table.paint import surfaces
from cardtable.table.paint.look import Look
from cardtable.table.performance import Performance, places_of_trick
from cardtable.table.pointer import Pointer
from cardtable.table.procession import Procession
from cardtable.table.scene import TableScene
from cardtable.table.setup import Setup
from cardtable.table.sight import NOBODY, Sight, sight_of, talk_of
from cardtable.table.sorting import Arrangement
from cardtable.table.view import TableView
from cardtable.table.widgets.dressed import Dressed, look_for

RELAY = 150                      # milliseconds after the last change of size before everything is laid anew
PACE = 1.0                       # of the computer players; tests set it to 0


class TablePage(Dressed, QWidget):
    """Raises BadRecord, Refused, BadPlayers or StoreFault when a saved sitting cannot be gone on with."""

    left = Signal()
    again = Signal(object)

    def __init__(self, setup: Setup, store: Store, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setup, self.store, self.settings = setup, store, settings.of(setup.game.name)
        self.game = setup.game
        self.talk = talk_of(self.game)
        self.clock = QtClock(self)
        self.thinkers = Thinkers()
        self.croupier = self._croupier()
        self.stage = Stage(look_for(self), Motion(parent=self))
        self.scene = TableScene(self.stage, self.talk)
        self.procession = Procession(self.stage.motion, self.clock, self._emptied)
        self.performance = Performance(self.scene, self.procession, self._talked)
        self.arrangement = Arrangement()
        self.answering = Answering(self.scene, self._answer)
        self.pointer = Pointer(self.scene, self.answering, self.arrangement)
        self.keyboard = Keyboard(self.scene, self.answering)
        self.view = TableView(self.scene, self.pointer, self.keyboard, self.procession.hurry, self)
        self.book = Book(self)
        self.header = Header(self.game.title, self.talk.subtitle(self.game, self.croupier.sitting.options), self)
        self.narration = Narration(self.game, self.talk, self.book)
        self.scene.lying.order = self._in_order
        self.viewer = self.croupier.persons()[0] if len(self.croupier.persons()) == 1 else NOBODY
        self.sight = sight_of(self.croupier, self.viewer)
        self._shown_deal: Deal = self.croupier.sitting.match.deal()
        self._room: QPixmap | None = None
        self._relay = QTimer(self, singleShot=True, interval=RELAY)
        self._relay.timeout.connect(self._lay)
        self._laid = QSize()
        self._begun = False
        self._held = False               # the croupier waits for what is being shown
        self.setFocusProxy(self.view)
        access.install()
        self._read_settings()
        self.book.moved.connect(self._relay.start)

    def _croupier(self) -> Croupier:
        """The sitting, new or gone on with."""
        setup = self.setup
        if setup.resume is not None:
            record = Record.from_dict(self.store.load(setup.resume))
            sitting = Sitting(self.game, record.options, record.players)
            ledger = Ledger(self.store, setup.resume)
            croupier = Croupier(sitting, self, self.clock, self.thinkers, ledger, pace=PACE)
            croupier.load(record.moves)
            return croupier
        sitting = Sitting(self.game, setup.options, [player.to_dict() for player in setup.players])
        nature = Random(setup.seed) if setup.seed is not None else None
        return Croupier(sitting, self, self.clock, self.thinkers, Ledger.begin(self.store, sitting), nature, PACE)

    def _read_settings(self) -> None:
        settings = self.settings
        self.stage.motion.speed = SPEEDS[settings["motion"]]
        self.stage.motion.reduced = settings["reduced motion"]
        self.pointer.play_by = settings["play by"]
        self.arrangement.ranking = self.sight.places.ranking
        self.arrangement.sort(settings["sort by"])
        self.answering.aid = settings["raise legal cards"]
        self.book.keep_folded(not settings["book open"])

    def _in_order(self, zone: int, some: tuple) -> tuple:
        place = self.scene.lying.zones.get(zone)
        return self.arrangement.order(some) if place is not None and place.at == 0 and place.shape == "fan" else some

    # --- for the window

    def relook(self, look: Look) -> None:
        """Settings have changed."""
        self._read_settings()
        self._room = None
        self._lay()

    def close_table(self) -> None:
        """Leave; nothing more happens here, and the sitting can be resumed."""
        self.procession.close()
        self.croupier.close()
        self.clock.stop()
        self.thinkers.close()

    # --- beginning

    def begin(self) -> None:
        """Shows how the sitting stands, and goes on."""
        self._show_all()
        self._again_told()
        self.croupier.go_on()

    def _show_all(self) -> None:
        """Everything as it stands, without motion."""
        self._shown_deal = self.croupier.sitting.match.deal()
        self.sight = sight_of(self.croupier, self.viewer)
        self.scene.furnish(self.sight)
        steps = [step for step in self.croupier.steps if step.deal is self._shown_deal]
        events = [event for step in steps for event in step.events]
        self.scene.lying.match(self.sight.deal.zone, places_of_trick(events, self.sight))
        self.scene.lying.put_all()
        self.scene.tell(self.sight)

    def _again_told(self) -> None:
        self.narration.again(self.croupier, self.viewer, self.sight.name)
        self._head()

    def _head(self) -> None:
        """The book says which deal this is and how it stands."""
        sight = self.sight
        number = len(self.narration.sheet.game) or 1
        reader = self.viewer if self.viewer >= 0 else 0
        self.book.head(self.talk.deal_title(number), self.talk.standing(self.croupier.sitting.match, reader))
        columns = {}
        for seat in (sight.below, *[s for s in range(sight.deal.seats) if s != sight.below]):
            if sight.deal.side[seat] not in columns and sight.deal.side[seat] < len(sight.deal.score):
                columns[sight.deal.side[seat]] = sight.name(seat) or self.tr("You")
        self.narration.score(sight.deal, list(columns.items()))
        self.book.words.show_text(self.talk.in_words(sight.deal, sight.name, self.game.title))

    # --- what the croupier tells

    def happened(self, step: Step) -> None:
        """A move was made: it is shown, and the croupier waits until it has been."""
        self.pointer.cancel()
        self.answering.quiet()
        if not self._held:
            self._held = True
            self.croupier.hold()
        self.narration.sheet.take(step)
        places = self.sight.places if step.deal is self._shown_deal else None
        after = sight_of(self.croupier, self.viewer, step.deal, places)
        fresh = step.deal is not self._shown_deal
        self._shown_deal = step.deal
        self.sight = after
        if fresh:
            self.procession.add(self._furnish(after))
        seen = [event.to(after.deal.eyes(self.viewer)) for event in step.events]
        self.performance.perform(seen, self.narration.lines(after.deal, seen, after.name), after)
        self.procession.add(lambda done: (self._shown(step), done()))

    def _furnish(self, after: Sight) -> Callable:
        def act(done: Callable[[], None]) -> None:
            self.scene.furnish(after)
            done()
        return act

    def _shown(self, step: Step) -> None:
        self._head()

    def _talked(self, line, event) -> None:
        self.narration.write(line, self.sight.deal, event, self.sight.name)

    def _emptied(self) -> None:
        """All has been shown: the croupier may go on."""
        if self._held:
            self._held = False
            self.croupier.release()

    def rewound(self) -> None:
        """Moves were taken back."""
        self.procession.clear()
        self.answering.quiet()
        self._show_all()
        self._again_told()

    def asked(self) -> None:
        """Somebody here must or may act."""
        if self.procession.busy:
            return
        deal = self.croupier.sitting.match.deal()
        self.sight = sight_of(self.croupier, self.viewer)
        self.scene.tell(self.sight)
        must = [s for s in self.croupier.waiting_for() if deal.by(s) == self.viewer]
        may = [s for s in self.croupier.free_to_speak() if deal.by(s) == self.viewer]
        self.answering.ask(self.sight, must, may)

    def thinking(self, seat: int, busy: bool) -> None:
        """A computer player considers."""

    def failed(self, message: str) -> None:
        """Something went wrong that the person should know."""
        self.book.talk.narrate(message)

    def _answer(self, seat: int, move: Move) -> Law | None:
        return self.croupier.answer(seat, move)

    # --- where things lie

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The first time at once; afterwards when the size has stayed a while."""
        if self._laid.isEmpty():
            self._lay()
        else:
            self._relay.start()

    def _lay(self) -> None:
        if self.width() < 50 or self.height() < 50:
            return
        self._laid = self.size()
        self.stage.motion.finish()
        high = self.header.height_for(self.width())
        self.header.arrange(QRect(0, 0, self.width(), high))
        table = self.book.place(QRect(0, high, self.width(), self.height() - high))
        look = replace(look_for(self), deck=self.stage.look.deck)
        furnished = surfaces.furnish(look, QSizeF(self.size()), QRectF(table))
        self._room = QPixmap.fromImage(furnished.image)
        self.view.setGeometry(table)
        ratio = look.ratio
        behind = self._room.copy(QRect(round(table.x() * ratio), round(table.y() * ratio),
                                       round(table.width() * ratio), round(table.height() * ratio)))
        behind.setDevicePixelRatio(ratio)
        if not self._begun:
            self.scene.furnish(self.sight)
        self.scene.lay(furnished.cloth.translated(-QPointF(table.topLeft())), look, behind)
        if not self._begun:
            self._begun = True
            self.begin()
        self.scene.tell(self.sight)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and the rail of the table; its cloth lies in the view."""
        if self._room is not None:
            QPainter(self).drawPixmap(0, 0, self._room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the view did not want."""
        event.ignore()


_ = Cut
