"""The host: seats the croupier's sitting before one scene, has each move shown, and the person in the chair asked."""
from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.cards import Card
from cardtable.croupier.audiences import Audiences
from cardtable.croupier.background import Errands
from cardtable.croupier.steps import Step
from cardtable.croupier.thinkers import Thinkers
from cardtable.store import Settings, Store
from cardtable.table.asking.answering import Answering
from cardtable.table.book import Book
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import NOBODY, Sight
from cardtable.table.ending.result import result_of
from cardtable.table.forms.setup import Setup
from cardtable.table.reading.chair import Chair, two_handed
from cardtable.table.sitting.decisions import Decisions
from cardtable.table.sitting.handover import WAY, HandOver
from cardtable.table.sitting.open_croupier import croupier_for
from cardtable.table.sitting.passing_over import WAITING, PassingOver
from cardtable.table.sitting.remarks import Remarks
from cardtable.table.sitting.teller import Teller
from cardtable.table.widgets.clock import QtClock

USUAL = 1.4                  # seconds a computer player may take before his watch comes out


class Host(QObject):
    """The croupier's audience.  What is being shown holds the croupier; so does a slip, until `go_on`.  Who sits at
    the screen is the `chair`'s affair, showing and telling the `teller`'s, questions are `asking`'s."""

    moving = Signal()            # a move is about to be shown
    quieted = Signal()           # and nothing is asked any more
    shown = Signal()             # it has been, and the book is in step
    ended = Signal(object)       # the Step that ended a deal, shown; nothing goes on before `go_on`
    passing = Signal(int)        # this player is to take the chair before he is asked
    awaiting = Signal()          # one of two is to look at his rack
    covered = Signal()           # no hand is to be seen any more
    put = Signal()               # the question has been put to whom it concerns

    def __init__(self, setup: Setup, store: Store, settings: Settings, scene: TableScene, book: Book,
                 parent: QObject, pace: float = 1.0, beside: Host | None = None) -> None:
        """`beside`: the host of the first of two windows at the same sitting."""
        super().__init__(parent)
        self.beside = beside
        self.setup = setup
        self.clock = QtClock(self)
        if beside is None:
            self.thinkers, self.company = Thinkers(), Audiences()
            self.croupier = croupier_for(setup, store, self.company, self.clock, self.thinkers, pace)
        else:
            self.thinkers, self.company, self.croupier = beside.thinkers, beside.company, beside.croupier
        self.company.members.append(self)
        persons = self.croupier.persons()
        apart = beside is not None or two_handed(self.croupier) and settings[WAY] == "windows"
        self.chair = Chair(self.croupier, persons[beside is not None] if apart else None)
        self.hand_over = HandOver(self.chair, settings)
        self._down = self.chair.sight            # what was to be seen before a rack was lifted
        self._kept: dict[int, tuple[Card, ...]] = {}     # by player, what he chose in his rack and has not answered
        self.teller = Teller(self.chair, scene, book, self.clock, self._emptied)
        self.decisions = Decisions(self.chair, scene, self.clock, settings, self)
        self.passing_over = PassingOver(self.chair, scene.stage.motion, self.teller.procession)
        self._waiting = False                    # and the person has been told how to pass that over
        self.remarks = Remarks(self.croupier, lambda: bool(settings["remarks"]))
        self.farewells: list[tuple[int, str]] = []       # said at the end of the match, by player
        self._ending: Step | None = None         # that has ended a deal, not yet told
        self._held = False
        self._follows = False                    # a move that has just been shown, whatever is asked now
        self._closed = False

    @property
    def viewer(self) -> int:
        """Who sits at this screen, or NOBODY."""
        return self.chair.viewer

    @property
    def sight(self) -> Sight:
        """What he sees."""
        return self.chair.sight

    @property
    def answering(self) -> Answering:
        """What he may do now."""
        return self.decisions.answering

    @property
    def idle(self) -> bool:
        """Whether nothing is being shown, thought or about to happen: a person is waited for, or a slip is read."""
        return not self.teller.busy and not self.croupier.considering

    def errands(self) -> Errands:
        """For questions to a master that have nothing to do with the next move."""
        return Errands(self.thinkers, self.clock)

    # --- from beginning to end

    def begin(self) -> None:
        """Shows how the sitting stands, and goes on."""
        self.teller.show_all()
        if self.chair.fixed is not None:
            self.pass_to(self.chair.fixed)
        broken_off = self._broken_off()
        self.teller.tell_again(but_last=broken_off)
        if self.setup.resume is None and not self.setup.practice and self.beside is None and not self.croupier.teaching:
            self.teller.remark(self.remarks.greetings())
        if self.croupier.sitting.over:           # stopped after the last move, before its end was written
            self._finish()
            self.ended.emit(self.croupier.steps[-1])
        elif broken_off:
            self._held, self._ending = True, self.croupier.steps[-1]
            self.croupier.hold()
            step = self.croupier.steps[-1]
            self.teller.perform_again(step, lambda: self._settled(step))
        if self.beside is None:
            self.croupier.go_on()
        else:
            self.asked()

    def _broken_off(self) -> bool:
        """Whether the sitting was left between two deals, perhaps while hands were counted.  It is come back to just
        there: the move that ended the deal is shown once more."""
        steps = self.croupier.steps
        return bool(steps) and steps[-1].ended and not steps[-1].deal.preliminary and not self.croupier.sitting.over

    def see(self, viewer: int) -> None:
        """Another reader takes the chair, or nobody: from now on his cards are open, and no others."""
        self.decisions.quiet()
        self.chair.sit(viewer)
        self.teller.show_all()
        self.teller.head()

    def lift(self, player: int) -> bool:
        """One of two at this screen holds up his rack: his hand is seen until `cover`, and he may answer; was it
        possible?"""
        if self.teller.busy or self._held or self._closed or not self.chair.racks or self.chair.lifted:
            return False
        self._down = self.chair.look()
        self.chair.lift(player)
        self.teller.show_racks(self.chair.look())
        self.decisions.ask(self._kept.get(player, ()))
        return True

    def cover(self) -> None:
        """The rack is down: nothing of the hand is left to be seen or asked; what he has chosen is remembered."""
        if not self.chair.lifted:
            return
        if self.answering.choice.able:
            self._kept[self.viewer] = tuple(self.answering.choice.chosen)
        self.croupier.forget_hint()
        self.chair.sit(NOBODY)
        self.chair.sight = self._down            # not as it stands: a move may have been made that is still to be shown
        self.teller.show_racks(self._down)
        self.decisions.quiet()
        self.covered.emit()

    def sit_apart(self, player: int | None) -> None:
        """The window is one player's own from now on, and covered until he is alone; or it is everybody's."""
        self.cover()
        self.chair.fixed = player
        if player is None:
            self.see(NOBODY)
        else:
            self.chair.stands = player
            self.pass_to(player)

    def go_on(self) -> None:
        """The slip has been read, or there was none."""
        if self._held and not self._closed:
            self._held = False
            self.croupier.release()

    def pass_over(self) -> None:
        """What others play while the person waits is played at once; or, while that goes on, is seen again."""
        if self.passing_over.going:
            self.passing_over.end()
        else:
            self.passing_over.begin()
            if self.passing_over.going and not self.teller.busy:
                self.go_on()                     # from the slip of a deal, if one lies there

    def replay(self, exchanged: bool) -> None:
        """The deal once more, for practice; the players may exchange their cards."""
        if not self._held:
            self.croupier.hold()
        self._held = False                       # what is rewound must not let it go on before the seats are settled
        self.croupier.replay_deal(exchanged)
        if self.chair.alone:
            self.see(self.chair.first)
            self.teller.tell_again()
        self.croupier.release()

    def close(self) -> None:
        """Nothing more is thought, shown or asked."""
        self._closed = True
        self.decisions.close()
        self.teller.close()
        if self.beside is None:
            self.croupier.close()
        elif self._held:
            self._held = False
            self.croupier.release()
        self.company.leave(self)
        self.clock.stop()
        if self.beside is None:
            self.thinkers.close()

    def _emptied(self) -> None:
        """All has been shown."""
        step, self._ending = self._ending, None
        read = step is not None and (self.teller.has_hands(step) or self.croupier.sitting.over)
        if step is not None and read and not self.passing_over.beyond(step):
            self.ended.emit(step)
        else:
            self._follows = True
            self.go_on()
            self._follows = False

    def _settled(self, step: Step) -> None:
        """A move has been shown, and the book tells of it."""
        if self.croupier.sitting.over:
            self._finish()
        elif not self.croupier.teaching:
            self.teller.remark(self.remarks.after(step))
        self._tell_who_waits()
        self.shown.emit()

    def _tell_who_waits(self) -> None:
        """Once each time he begins to wait."""
        waits = self.passing_over.possible
        if waits and not self._waiting:
            self.teller.book.talk.narrate(WAITING)
        self._waiting = waits

    def _finish(self) -> None:
        """The match is over, and goes into the statistics once: a last deal played again has a record of its own."""
        if self.beside is not None:
            return
        if (ledger := self.croupier.ledger) is not None:
            ledger.finish(result_of(self.croupier, ledger.aids) if self.chair.alone else None)
        self.croupier.settle()
        self.farewells = self.remarks.farewells()
        self.teller.remark(self.farewells)

    # --- what the croupier tells

    def happened(self, step: Step) -> None:
        """A move was made: it is shown, and the croupier waits until it has been."""
        self.cover()
        self.passing_over.keep()
        if step.ended:
            self._kept.clear()
        self._kept.pop(step.by, None)
        self.chair.openly = None
        self.moving.emit()
        self.decisions.quiet()
        self.quieted.emit()
        if not self._held:
            self._held = True
            self.croupier.hold()
        self._ending = step if step.ended else self._ending
        self.teller.show(step, lambda: self._settled(step))

    def rewound(self) -> None:
        """Moves were taken back."""
        self.cover()
        self.chair.forget_undone()
        self.passing_over.keep()
        self._kept.clear()
        self.moving.emit()
        self.teller.stop()
        self.decisions.quiet()
        self._ending = None
        self.teller.show_all()
        self.teller.tell_again()
        self.teller.retold()
        self.shown.emit()
        self.go_on()

    def asked(self) -> None:
        """Somebody at this screen must or may act."""
        if self.teller.busy or self._closed:
            return
        if self.croupier.sitting.match.deal() is not self.teller.deal:       # one that begins with a person's choice
            self.teller.show_all()
            self.teller.head()
        if self.chair.waited_for is not None:
            self._hand_over(self.chair.waited_for)
        elif not self.chair.lifted:
            self._ask()
        self.put.emit()

    def _ask(self) -> None:
        """At once; or after a move one part after the other, for all at once would make a frame late."""
        if self._follows:
            procession = self.teller.procession
            procession.add(*map(procession.divided, self.decisions.asking()))
        else:
            self.decisions.ask()

    def _hand_over(self, player: int) -> None:
        """Another is to decide than who sits here."""
        deal = self.croupier.sitting.match.deal()
        seat = next(seat for seat in self.croupier.waiting_for() if deal.by(seat) == player)
        forced = self.hand_over.forced(seat)
        if forced is not None:
            self.decisions.play(seat, forced)
            return
        following = self.hand_over.next(player, seat)
        if following == "turned":
            self.see(player)
            self.decisions.ask()
            return
        if self.viewer != NOBODY:
            self.see(NOBODY)
        if following == "openly":
            self.chair.openly = player
            self._ask()
        elif following == "racks":
            self.decisions.quiet()
            self.awaiting.emit()
        else:
            self.pass_to(player)

    def pass_to(self, player: int) -> None:
        """The curtain is drawn over covered hands, for this player to take the chair."""
        if self.viewer != NOBODY:
            self.see(NOBODY)
        if self.chair.fixed is None:
            self.hand_over.draw()
        self.passing.emit(player)

    def thinking(self, seat: int, busy: bool) -> None:
        """His watch comes out when he takes longer than is usual with him."""
        player, step = self.croupier.sitting.match.deal().by(seat), len(self.croupier.steps)
        if not busy:
            self.teller.watch(player, out=False)
            return

        def still() -> None:
            if self.croupier.considering and len(self.croupier.steps) == step:
                self.teller.watch(player, out=True)

        self.clock.later(USUAL, still)

    def failed(self, message: str) -> None:
        """Something went wrong that the person should know."""
        self.teller.warn(message)
