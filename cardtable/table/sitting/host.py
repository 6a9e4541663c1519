"""The host: seats the croupier's sitting before one scene, shows each move, and asks the person whose turn it is."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.cards import Cards
from cardtable.croupier.steps import Step
from cardtable.croupier.thinkers import Thinkers
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import Code, Law
from cardtable.rules.motions import TOOK
from cardtable.rules.moves import Move
from cardtable.showing.talk import Line
from cardtable.store import Settings, Store
from cardtable.table.asking.answering import Answering
from cardtable.table.book import Book
from cardtable.table.cloth.instruments import before
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import NOBODY, sight_of
from cardtable.table.forms.setup import Setup
from cardtable.table.performing.performance import Performance, places_of_trick
from cardtable.table.performing.queue import Procession, forgiven
from cardtable.table.sitting.deal_history import events_of, hands_of, last_marks
from cardtable.table.sitting.narration import Narration
from cardtable.table.sitting.open_croupier import croupier_for
from cardtable.table.sitting.play_forced import play_forced
from cardtable.table.sitting.remarks import farewells, greetings
from cardtable.table.sitting.result import result_of
from cardtable.table.widgets.clock import QtClock
from cardtable.table.wording import spoken

USUAL = 1.4                  # seconds a computer player may take before his watch comes out
LOOK = 1200                  # milliseconds in which cards cut, or stakes laid, may be looked at
MOST_UNSEEN = 3              # lines told to who comes to the table


class Host(QObject):
    """The croupier's audience.  What is being shown holds the croupier; so does a slip, until `go_on`."""

    moving = Signal()            # a move is about to be shown
    shown = Signal()             # it has been, and the book is in step
    ended = Signal(object)       # the Step that ended a deal, shown; nothing goes on before `go_on`
    chair = Signal(int)          # this player is to take the chair before he is asked

    def __init__(self, setup: Setup, store: Store, settings: Settings, scene: TableScene, book: Book,
                 parent: QObject, pace: float = 1.0) -> None:
        super().__init__(parent)
        self.setup, self.store, self.settings = setup, store, settings
        self.game, self.scene, self.book, self.clock = setup.game, scene, book, QtClock(self)
        self.thinkers = Thinkers()
        self.croupier = croupier_for(setup, store, self, self.clock, self.thinkers, pace)
        self.answering = Answering(scene, self.croupier.answer, parent=self)
        self.procession = Procession(scene.stage.motion, self.clock, self._emptied)
        self.performance = Performance(scene, self.procession, self._talked, self._marked)
        self.narration = Narration(self.game, scene.talk, book)
        self.charting = False                    # whether a chart may be shown
        persons = self.croupier.persons()
        self.viewer = persons[0] if len(persons) == 1 else NOBODY
        self.sight = sight_of(self.croupier, self.viewer)
        self._deal: Deal = self.croupier.sitting.match.deal()        # the one on the table
        self._step: Step | None = None                               # that has ended a deal, not yet told
        self._since: dict[int, list[str]] = {}                       # told while a person was not in the chair
        self._held = False
        self._captioned = ""
        self._closed = False

    @property
    def alone(self) -> bool:
        """Whether one person only plays at this screen."""
        return len(self.croupier.persons()) == 1

    @property
    def idle(self) -> bool:
        """Whether nothing is being shown, thought or about to happen: a person is waited for, or a slip is read."""
        return not self.procession.busy and not self.croupier.considering

    def close(self) -> None:
        """Nothing more is thought, shown or asked."""
        self._closed = True
        self.procession.close()
        self.croupier.close()
        self.clock.stop()
        self.thinkers.close()

    # --- showing how it stands

    def begin(self) -> None:
        """Shows how the sitting stands, and goes on."""
        self.show_all()
        self.tell_again()
        if self.setup.resume is None:
            self._remark(greetings(self.croupier))
        if self.croupier.sitting.over:           # stopped after the last move, before its end was written
            self._finish()
            self.ended.emit(self.croupier.steps[-1])
        self.croupier.go_on()

    def show_all(self) -> None:
        """Everything as it stands, without motion."""
        self._deal = self.croupier.sitting.match.deal()
        self.sight = sight_of(self.croupier, self.viewer)
        self.scene.furnish(self.sight)
        self.scene.lying.match(self.sight.deal.zone, places_of_trick(events_of(self.croupier, self._deal), self.sight))
        self.scene.lying.put_all()
        self.scene.tell(self.sight)
        self.scene.instruments.recall(last_marks(self.croupier), self.sight)

    def see(self, viewer: int) -> None:
        """Another reader takes the chair, or nobody: from now on his cards are open, and no others."""
        self.answering.quiet()
        self.viewer = viewer
        self.show_all()
        self._head()

    def tell_again(self) -> None:
        """The book as it now stands."""
        self.narration.again(self.croupier, self._reader, self.sight.name_of, self.sight.short_of)
        self.book.laws.show_code(self._code, self.game.codes)
        self.book.advice.forget()
        self._head()

    @property
    def _reader(self) -> int:
        """Whose eyes the talk has: where two share the screen, nobody's."""
        return self.viewer if self.alone else NOBODY

    @property
    def _code(self) -> Code:
        return self.game.codes[self._deal.code or self.game.code_of(self.croupier.sitting.options)]

    def _head(self) -> None:
        """The book says which deal this is, how it stands, and what lies on the table."""
        sight, talk = self.sight, self.scene.talk
        self._entitle()
        self.narration.score(sight.deal, sight.columns(), sight.purses())
        self._caption()
        self.book.words.show_text(talk.in_words(sight.deal, sight.name, self.game.title))
        self.show_chart()

    def show_chart(self) -> None:
        """The game's chart, if it has one and the reader wants it."""
        seat = next(iter(self.sight.deal.seats_of(self.viewer)), NOBODY) if self.viewer >= 0 else NOBODY
        wanted = self.charting and self.scene.talk.chart_title and seat >= 0 and not self.sight.deal.over
        self.book.advice.chart.show_chart(
            self.scene.talk.chart(self.croupier.view(self.viewer), seat) if wanted else None)

    def _entitle(self, shown: Deal | None = None) -> None:
        """The heading: which deal, and how the match stands, or stood with the deal as shown."""
        talk, number = self.scene.talk, len(self.narration.sheet.game) or 1
        standing = talk.standing(self.croupier.sitting.match, max(self.viewer, 0), shown or self.sight.deal)
        self.book.head(talk.chapter(self._deal, number), standing)

    def _caption(self) -> None:
        """How it stands for the first person here, for the strip of games to be gone on with."""
        words = self.scene.talk.standing(self.croupier.sitting.match, self.croupier.persons()[0])
        if self.croupier.ledger is not None and words != self._captioned:
            self._captioned = words
            self.croupier.ledger.caption(words)

    def hands(self, deal: Deal) -> dict[int, Cards]:
        """By seat, the cards held when play began."""
        return hands_of(self.croupier, deal, self.scene.lying.zones)

    # --- what the croupier tells

    def happened(self, step: Step) -> None:
        """A move was made: it is shown, and the croupier waits until it has been."""
        self.moving.emit()
        self.answering.quiet()
        if not self._held:
            self._held = True
            self.croupier.hold()
        self._step = step if step.ended else self._step
        if not forgiven(lambda: self._show(step)):
            self.procession.add(self.performance.at_once(self.show_all))
        self.procession.add(self.performance.at_once(lambda: self._settled(step)))
        if step.ended and not self.hands(step.deal):
            self.procession.add(self.procession.rest(LOOK))

    def _show(self, step: Step) -> None:
        """Queues all that is to be seen and read of a move."""
        if step.by == self.viewer:
            self._grown_used_to()
        fresh = not any(one.deal is step.deal for one in self.croupier.steps[:-1])
        self._deal = step.deal
        self.narration.take(step)
        places = None if fresh else self.sight.places
        after = self.sight = sight_of(self.croupier, self.viewer, step.deal, places)
        if fresh:
            stood = before(step.deal, step.events)
            self.procession.add(self.performance.at_once(lambda: self.scene.begin_deal(after, stood)))
            shown = after.deal.copy()
            shown.score, shown.purse = list(stood.score), list(stood.purse)
            self.procession.add(self.performance.at_once(lambda: self._entitle(shown)))
        eyes = after.deal.eyes(self.viewer)
        read = [event.to(after.deal.eyes(self._reader)) for event in step.events]
        lines = self.narration.lines(after.deal, read, after.name)
        self.performance.perform([event.to(eyes) for event in step.events], lines, after)

    def _grown_used_to(self) -> None:
        """The cards that came in are new no more."""
        for item in self.scene.lying.all():
            if item.fresh:
                item.fresh = False
                item.refresh()

    def _talked(self, line: Line, event: Event) -> None:
        self.narration.write(line, self.sight.deal, event, self.sight.short)
        if line.kind == "told" and not self.alone:
            for player in self.croupier.persons():
                if player != self.viewer:
                    self._since.setdefault(player, []).append(line.text)
        if line.text:
            spoken.announce(self.book, line.text)

    def _marked(self) -> None:
        """Points are seen on their instrument: heading and sheet tell as much."""
        self._entitle(deal := self.narration.seen(self.sight.deal))
        self.narration.score(deal, self.sight.columns(), self.sight.purses())

    def _settled(self, step: Step) -> None:
        if step.ended:
            self.book.talk.rule()
        self._head()
        if self.croupier.sitting.over:
            self._finish()
        self.shown.emit()

    def _finish(self) -> None:
        """The match is over, and goes into the statistics once: a last deal played again changes nothing there."""
        if (ledger := self.croupier.ledger) is not None:
            ledger.finish(result_of(self.croupier, ledger.aids) if self.alone else None)
        self.croupier.settle()
        self._remark(farewells(self.croupier))

    def _remark(self, said: Sequence[tuple[int, str]]) -> None:
        """Companions speak, for everybody to hear."""
        for player, words in said:
            self.book.talk.say(self.sight.short_of(player) or "", self.tr(words))

    def _emptied(self) -> None:
        """All has been shown."""
        step, self._step = self._step, None
        if step is not None and (self.hands(step.deal) or self.croupier.sitting.over):
            self.ended.emit(step)
        else:
            self.go_on()

    def go_on(self) -> None:
        """The slip has been read, or there was none."""
        if self._held and not self._closed:
            self._held = False
            self.croupier.release()

    def rewound(self) -> None:
        """Moves were taken back."""
        self.procession.clear()
        self.answering.quiet()
        self._step = None
        self.show_all()
        self.tell_again()
        self.shown.emit()
        self.go_on()

    def thinking(self, seat: int, busy: bool) -> None:
        """His watch comes out when he takes longer than is usual with him."""
        player, step = self.croupier.sitting.match.deal().by(seat), len(self.croupier.steps)

        def watch(out: bool) -> None:
            plate = self.scene.plates.of(player)
            if plate is not None:
                plate.thinking = out

        if not busy:
            watch(out=False)
            return

        def still() -> None:
            if self.croupier.considering and len(self.croupier.steps) == step:
                watch(out=True)

        self.clock.later(USUAL, still)

    def failed(self, message: str) -> None:
        """Something went wrong that the person should know."""
        self.book.talk.narrate(message)
        spoken.announce(self.book, message, urgent=True)

    # --- asking

    def asked(self) -> None:
        """Somebody at this screen must or may act."""
        if self.procession.busy or self._closed:
            return
        deal = self.croupier.sitting.match.deal()
        waiting = self.croupier.waiting_for()
        if not self.alone and waiting and deal.by(waiting[0]) != self.viewer:
            self.see(NOBODY)
            self.chair.emit(deal.by(waiting[0]))
            return
        if deal is not self._deal:               # one that begins with a person's choice
            self.show_all()
            self._head()
        self.sight = sight_of(self.croupier, self.viewer)
        forgiven(lambda: self.scene.tell(self.sight))
        must = [seat for seat in waiting if deal.by(seat) == self.viewer]
        may = [seat for seat in self.croupier.free_to_speak() if deal.by(seat) == self.viewer]
        self.answering.ask(self.sight, must, may)
        if must:
            play_forced(self)

    def unseen(self, player: int) -> list[str]:
        """What has been told since this player last had the chair; his own absence begins anew."""
        return self._since.pop(player, [])[-MOST_UNSEEN:]

    def say(self, seat: int, verb: str) -> Law | None:
        """A right that needs no token: claim, concede, resign."""
        return self.croupier.answer(seat, Move((verb,)))

    def own_seat(self) -> int:
        """The seat for which rights are used: the viewer's."""
        deal = self.croupier.sitting.match.deal()
        seats = deal.seats_of(self.viewer)
        return next((seat for seat in deal.must if seat in seats), seats[0] if seats else NOBODY)

    def show_last_trick(self) -> bool:
        """The trick last taken is turned up again for a while, where the code allows it; was there one?"""
        events = [event for event in events_of(self.croupier, self._deal) if event.motion == TOOK]
        if not events or not self.scene.talk.last_trick or self.procession.busy:
            return False
        last = events[-1].to(self._deal.eyes(self.viewer))
        for line in self.scene.talk.lines(self.sight.deal, [last], self.sight.name):
            self._talked(line, last)
        self.procession.add(*self.performance.show(last.dst, last.cards))
        return True

    def replay(self, exchanged: bool) -> None:
        """The deal once more, for practice; the players may exchange their cards."""
        if not self._held:
            self.croupier.hold()
        self._held = False                       # what is rewound must not let it go on before the seats are settled
        self.croupier.replay_deal(exchanged)
        if self.alone:
            self.see(self.croupier.persons()[0])
            self.tell_again()
        self.croupier.release()
