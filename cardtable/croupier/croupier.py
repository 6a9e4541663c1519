"""Runs one sitting: asks persons, lets computers think, has every move saved, takes back, deals again."""
from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom

from cardtable.croupier.background import Errands
from cardtable.croupier.chance import drawn_from
from cardtable.croupier.consideration import Consideration, manners
from cardtable.croupier.hands import open_now
from cardtable.croupier.ledger import Ledger
from cardtable.croupier.people import Player, read_players
from cardtable.croupier.pondering import Pondering
from cardtable.croupier.steps import Audience, Clock, Step, answered_first
from cardtable.croupier.thinkers import Thinkers, TookTooLong
from cardtable.players.advice import Advice, advise
from cardtable.players.review import is_forced
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import Law, Verdict
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Played, Sitting
from cardtable.rules.strict import Strict
from cardtable.rules.view import View
from cardtable.store.faults import StoreFault

log = logging.getLogger(__name__)


class Croupier:
    """One way only: a move is judged, written, performed, told; then the next is asked for.

    While held (a slip is read, a menu lies open, cards still move) nothing happens by itself.
    """

    teaching = False                                     # whether the moves are a lesson's

    def __init__(self, sitting: Sitting, audience: Audience, clock: Clock, thinkers: Thinkers,
                 ledger: Ledger | None = None, nature: Random | None = None, pace: float = 1.0,
                 budget: float = 1.0) -> None:
        self.sitting, self.audience, self.clock, self.thinkers, self.ledger = sitting, audience, clock, thinkers, ledger
        self.players: tuple[Player, ...] = read_players(sitting.players, sitting.game.levels)
        self.nature = nature or SystemRandom()
        self.tempo = Random(secrets.randbits(64))        # apart from everything else: it tells nothing
        self.pace, self.budget = pace, budget
        self.seed = secrets.randbits(48)
        self.practice = False                            # something was seen and then taken back
        self.swapped: tuple[int, ...] = ()               # for one deal: who plays whose cards
        self.steps: list[Step] = []                      # of the moves that stand
        self._deal_starts = [0]                          # numbers of moves at which deals, or coups, began
        self._pondering = Pondering(self)
        self._given_up: set[tuple[Player, str]] = set()
        self._forced: dict[int, bool] = {}               # of moves that stand, by number: whether there was no other
        self._advice = Errands(thinkers, clock)
        self._held = 0

    # Who is who

    def player(self, seat: int) -> Player:
        """Who answers for this seat now."""
        return self.players[self._swap(self.sitting.match.deal().by(seat))]

    def _swap(self, player: int) -> int:
        return self.swapped[player] if self.swapped else player

    def persons(self) -> tuple[int, ...]:
        """The places at the sitting whose cards persons at this screen play."""
        return tuple([p for p in range(len(self.players)) if not self.players[self._swap(p)].computer])

    def waiting_for(self) -> tuple[int, ...]:
        """Seats of persons that must answer now."""
        return tuple([s for s in self.sitting.match.pending().must if s != NATURE and not self.player(s).computer])

    def free_to_speak(self) -> tuple[int, ...]:
        """Seats of persons that may act now though it is not their turn, or have a right that will soon be too late."""
        deal, may = self.sitting.match.deal(), self.sitting.match.pending().may
        own = [s for s in range(deal.seats) if s not in may and deal.at_hand(s)] \
            if isinstance(deal, Strict) and not deal.over else []
        return tuple([s for s in (*may, *own) if not self.player(s).computer])

    def view(self, player: int) -> View:
        """What this place at the sitting may know."""
        return self.sitting.view(player)

    # Going on

    def go_on(self) -> None:
        """Does whatever happens by itself: nature's moves, and computers'."""
        while not self._held and not self.sitting.over and self.sitting.nature_next:
            move = self.sitting.match.decision(NATURE).sample(drawn_from(self.nature, self.steps))
            self._commit(NATURE, move, Verdict(), before_shown=True)
        if self._held or self.sitting.over:
            return
        self._pondering.begin()
        if self.waiting_for() or self.free_to_speak():
            self.audience.asked()

    @property
    def considering(self) -> bool:
        """Whether a computer player is about to answer."""
        return bool(self._pondering.thoughts)

    def hold(self) -> None:
        """Nothing goes on by itself until released as often."""
        self._held += 1

    def release(self) -> None:
        self._held -= 1
        if not self._held:
            self.go_on()

    def answer(self, seat: int, move: Move) -> Law | None:
        """A person's move; the law that forbids it, or None when it is done."""
        verdict = self.sitting.check(seat, move)
        if verdict.stopped:
            return verdict.law
        self._forced[len(self.steps)] = is_forced(self.sitting.match.deal(), seat, move)
        self._commit(seat, move, verdict)
        self.go_on()
        return None

    def _commit(self, seat: int, move: Move, verdict: Verdict, before_shown: bool = False, why: str = "") -> None:
        """Performs a lawful move and has it written: nature's before any face is shown, each before the next."""
        self.forget_hint()
        self.settle()
        step = self._perform(seat, move, lambda: self.sitting.perform(seat, move, verdict), why)
        if self.ledger:
            self.ledger.write(self.sitting.lines[-1])
            if before_shown:
                self.settle()
        self._pondering.forget_stale()
        self.audience.happened(step)

    def settle(self) -> None:
        """Waits until all that was written is on the disk; the audience is told when it cannot be."""
        try:
            if self.ledger:
                self.ledger.wait()
        except StoreFault as fault:
            self.audience.failed(str(fault))

    def aided(self, name: str) -> None:
        """A help was made use of, and the statistics will say so."""
        if self.ledger:
            self.ledger.note_aid(name)

    def _perform(self, seat: int, move: Move, act: Callable[[], tuple[Event, ...]], why: str = "") -> Step:
        deal, game = self.sitting.match.deal(), self.sitting.match.game
        coup = deal.coup
        events = act()                           # or refused, as where a record names a seat that there is not
        step = Step(len(self.steps), seat, move, deal.by(seat), events, deal, game, coup, why)
        self.steps.append(step)
        if self.sitting.match.deal() is not deal or deal.coup != coup:
            self._deal_starts.append(len(self.steps))
            self.swapped = ()
            self._given_up.clear()
        return step

    # Computer players

    def considered(self, consideration: Consideration, verdict: Verdict) -> None:
        """A computer player has thought, taken its time over it, and may do what it has thought of."""
        if self._pondering.ended(consideration):
            thought = consideration.thought
            assert thought is not None
            self._commit(consideration.seat, thought.move, verdict, why=thought.why)
            self.go_on()

    def manners(self, player: Player) -> tuple[str, ...]:
        """How a computer player is asked to think: his own way and, should he fail, ever simpler ones."""
        return tuple([manner for manner in manners(player, self.sitting.game.levels)
                      if (player, manner) not in self._given_up])

    def give_up(self, player: Player, manner: str) -> None:
        """He did not end thinking in this manner, and is not asked to again in this deal."""
        self._given_up.add((player, manner))

    @property
    def pondering(self) -> bool:
        """Whether somebody has been thinking for so long that a person may wish to hurry him."""
        return self._pondering.long

    def hurry(self) -> None:
        """A person asks for simpler answers of those who still think."""
        self._pondering.hurry()

    def place(self) -> str:
        """Where the sitting stands, for the log, which is to tell of no card: its number and that of the next line."""
        return f"at move {len(self.sitting.lines)} of sitting {self.ledger.number if self.ledger else 'unsaved'}"

    def reconsider(self, consideration: Consideration) -> None:
        """What he has thought of fits no longer, since all act at once here: he thinks again."""
        if self._pondering.ended(consideration):
            self.go_on()

    def spoken(self, thought: Thought, verdict: Verdict) -> None:
        """A computer player speaks out of turn."""
        self._commit(thought.seat, thought.move, verdict, why=thought.why)
        self.go_on()

    def _stop_thinking(self) -> None:
        self.forget_hint()
        self._pondering.stop()

    def hint(self, seat: int, names: Sequence[str], done: Callable[[Advice | None], None]) -> None:
        """What a master would do in this seat, told later, unless a move is made before; one hint at a time."""
        if self._advice.busy:
            return

        def failed(error: BaseException) -> None:
            log.error("no hint, %s", self.place(), exc_info=error)
            late = isinstance(error, TookTooLong)
            self.audience.failed("The master came to no end: there is no hint." if late else "No hint can be given.")
            done(None)

        self._advice.ask(done, failed, advise, self.view(self.sitting.match.deal().by(seat)), seat, names, self.budget)

    @property
    def advising(self) -> bool:
        """Whether a hint is being sought."""
        return self._advice.busy

    def forget_hint(self) -> None:
        """The hint is wanted no more."""
        self._advice.stop()

    # Back

    def last_answer(self, player: int) -> int | None:
        """The number of this player's last move that could be taken back; not beyond the start of the deal, and none
        when all is over: the last deal of a match has ended as every other does.

        What was forced is passed over: it would only be done again, perhaps by itself.
        """
        if self.sitting.over:
            return None
        start = self._deal_starts[-1]
        own = [step.number for step in self.steps[start:] if step.by == player]
        if any(number not in self._forced for number in own):
            for step, deal in zip(self.steps[start:], self.sitting.faced(start), strict=True):
                if step.by == player and step.number not in self._forced:
                    self._forced[step.number] = is_forced(deal, step.seat, step.move)
        return next((number for number in reversed(own) if not self._forced[number]), None)

    def costs_practice(self, number: int, player: int) -> bool:
        """Whether going back before this move unsees something: another's reply, a turn-up, a card drawn."""
        return any(step.by != player and not self.unheard(step) or step.reveals(player) for step in self.steps[number:])

    def unheard(self, step: Step) -> bool:
        """Whether this answer is kept back, as others who answer at the same time have not yet: none has heard it."""
        return (step.seat, step.move) in self.sitting.match.deal().sealed

    def take_back(self, player: int) -> bool:
        """Back to before this player's last choice; False when there is none."""
        number = self.last_answer(player)
        if number is None:
            return False
        self.practice = self.practice or self.costs_practice(number, player)
        self._back(number)
        return True

    def redo(self) -> None:
        """What was taken back last is done again, with all that had followed; the last move of it is seen."""
        self._stop_thinking()
        *earlier, moves = self.sitting.undone
        for seat, move in moves[:-1]:
            self._perform(seat, move, partial(self.sitting.submit, seat, move))
            if self.ledger:
                self.ledger.write(self.sitting.lines[-1])
        self.audience.rewound()
        self._commit(*moves[-1], self.sitting.check(*moves[-1]))
        self.sitting.undone = earlier
        self.go_on()

    def replay_deal(self, exchanged: bool = False) -> None:
        """The deal just played, or being played, again from its first call, for practice; players may exchange cards:
        each then has those of the next to his left.  Not while what was not shown in it is hidden."""
        first = self.answered_first()
        if first is None or first.deal.over and not open_now(self.sitting.match, first.deal):
            return
        self.practice = True
        chairs = tuple(range(len(self.players)))
        now = self.swapped or chairs
        swapped = now[1:] + now[:1] if exchanged and open_now(self.sitting.match, first.deal) else ()
        self.swapped = () if swapped == chairs else swapped
        self._back(first.number)
        self.sitting.undone.clear()

    def answered_first(self) -> Step | None:
        """That of the last deal in which there was one."""
        return answered_first(self.steps, self._deal_starts)

    def _back(self, number: int) -> None:
        self._stop_thinking()
        ended = self.sitting.over
        self._rewind(number)
        if ended:
            self._write_apart()
        elif self.ledger:
            self.ledger.write(self.sitting.lines[-1])
        self.audience.rewound()
        self.go_on()

    def _write_apart(self) -> None:
        """A match that is over stays as it ended: what is played of it again has a record of its own, if it can be."""
        try:
            self.ledger = self.ledger and self.ledger.another(self.sitting)
        except StoreFault as fault:
            self.ledger = None
            told = f"{fault} What is played now is practice, and is not saved."
            self.clock.post(partial(self.audience.failed, told))         # when going back has cleared the talk

    def _rewind(self, number: int) -> None:
        """Only the first moves stand; those of the deal gone back into are moves of the deal now at the table."""
        self.sitting.back(number)
        del self.steps[number:]
        self._forced = {one: forced for one, forced in self._forced.items() if one < number}
        self._deal_starts = [start for start in self._deal_starts if start <= number] or [0]
        deal = self.sitting.match.deal()
        start = self._deal_starts[-1 - deal.coup]
        self.steps[start:] = [replace(step, deal=deal) for step in self.steps[start:]]

    # Beginning and ending

    def load(self, lines: Sequence[str]) -> None:
        """Plays a saved sitting's lines through, showing nothing; raises Refused or BadRecord at the first bad one."""
        for n, text in enumerate(lines):
            seat, rest = parse_line(text, n)
            if isinstance(rest, int):
                players = {step.by for step in self.steps[rest:]} - {NATURE}
                again = any(step.ended for step in self.steps[rest:])           # a deal: no move is taken back so far
                self.practice = self.practice or again or any(self.costs_practice(rest, p) for p in players)
                self._rewind(rest)
            else:
                self._perform(seat, rest, partial(self.sitting.submit, seat, rest))

    def played(self) -> list[Played]:
        """The moves that stand."""
        return self.sitting.moves

    def close(self) -> None:
        """Leaves the table; the sitting can be resumed."""
        self._held += 1
        self._stop_thinking()
        self.settle()
