"""A match as it is played at one table: moves are checked, recorded, told and remembered."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardtable.printable import quoted
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.game import Game
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.laws import IMPOSSIBLE, STRICT, UNJUDGED, Law, Verdict
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.record import BadRecord, Record, line, parse_line
from cardtable.rules.view import View

UNCERTAIN = Law("table", 0, "Not certain", "A claim stands only if it can be shown that the rest is yours "
                "however the unseen cards lie.")
LAWFUL = Verdict()
Played = tuple[int, Move]
Listener = Callable[[Event], None]
SPACING = 32                     # moves between two places kept: going back performs fewer than these again


class Place(NamedTuple):
    """How everything stood when so many moves had been made."""

    made: int
    match: Series
    knowledge: tuple[Knowledge, ...]


class Refused(Exception):
    """A move that cannot or may not be made; `number` is its place in the record, from 0."""

    def __init__(self, law: Law, number: int, text: str) -> None:
        super().__init__(f"move {number} ({quoted(text)}): {law.heading}"
                         + (f" ({law.code}, law {law.number})" if law.number else ""))
        self.law, self.number, self.text = law, number, text


class Sitting:
    """One match, from its first shuffle, with each player's knowledge: for the croupier, for replays and for tests.

    Without `listen` there is no knowledge, and no claim can be judged.
    With `start`, it goes on from the beginning of a deal instead, and its record replays only from there.
    """

    def __init__(self, game: Game, options: Mapping[str, object], players: Sequence[Mapping[str, Any]] = (),
                 listen: bool = True, start: Series | None = None) -> None:
        self.game = game
        self.options = complete(game.options, options)
        self.players = tuple(players) or tuple({} for _ in range(game.players(self.options)[0]))
        self.listen, self.start = listen, start
        self.listeners: list[Listener] = []
        self._events: list[Event] = []               # of the move being performed
        self.lines: list[str] = []                   # the record's, every `back` included
        self.moves: list[Played] = []                # those that stand
        self.undone: list[list[Played]] = []         # taken back, the last at the end, until another move is made
        self.match = start.copy() if start else game.match(self.options, len(self.players))
        self.knowledge: tuple[Knowledge, ...] = ()
        self._attach()
        self._places = [self._place()]               # the first is the beginning

    def _place(self) -> Place:
        return Place(len(self.moves), self.match.copy(), tuple([k.copy() for k in self.knowledge]))

    def _attach(self) -> None:
        """Each deal has its own knowledge; a player sees with the seats he has in it."""
        deal = self.match.deal()
        if self.listen and deal.tell is None:
            deal.tell = self._tell
            self.knowledge = tuple([Knowledge(deal.eyes(p), deal.pack, len(deal.layout)) for p in range(deal.players)])

    def _tell(self, event: Event) -> None:
        self._events.append(event)
        for knowledge in self.knowledge:
            knowledge.note(event)
        for listener in self.listeners:
            listener(event)

    def check(self, seat: int, move: Move) -> Verdict:
        """What the laws say of the move here: under strict laws a mere fault is let stand."""
        law = self.match.refusal(seat, move)
        if law is None and move[0] != "claim":
            return LAWFUL
        deal = self.match.deal()
        if law is not None:
            return Verdict(law, not deal.strict or law is IMPOSSIBLE or law.treatment != STRICT)
        certain = self.knowledge and deal.certain(seat, self.knowledge[deal.by(seat)].may)
        return LAWFUL if certain else Verdict(UNCERTAIN, True)

    def refusal(self, seat: int, move: Move) -> Law | None:
        """The law that stops the move here, or None."""
        law, stopped = self.check(seat, move)
        return law if stopped else None

    def submit(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Performs the move and gives what it brought about, or raises Refused and changes nothing."""
        law, stopped = verdict = self.check(seat, move)
        if law is not None and stopped:
            raise Refused(law, len(self.lines), str(move))
        return self.perform(seat, move, verdict)

    def perform(self, seat: int, move: Move, verdict: Verdict) -> tuple[Event, ...]:
        """Performs a move that check() has just let stand, and gives what it brought about."""
        self.undone.clear()
        events = self._perform(seat, move, verdict.law)
        self.lines.append(line(seat, move))
        return events

    def _perform(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> tuple[Event, ...]:
        self._events = []
        self.moves.append((seat, move))
        self.match.apply(seat, move, broken)
        self._attach()
        if len(self.moves) == self._places[-1].made + SPACING:
            self._places.append(self._place())
        return tuple(self._events)

    def back(self, to: int) -> None:
        """Returns to where only the first `to` moves that stand had been made; itself recorded.

        From the nearest place kept, not from the first shuffle: a record may go back many thousand times.
        """
        if not 0 <= to < len(self.moves):
            raise ValueError(f"cannot go back to move {to}: {len(self.moves)} moves stand")
        while self._places[-1].made > to:
            del self._places[-1]
        self.undone.append(self.moves[to:])
        place = self._places[-1]
        again = self.moves[place.made:to]
        del self.moves[place.made:]
        self.match, self.knowledge = place.match.copy(), tuple([k.copy() for k in place.knowledge])
        if self.listen:
            self.match.deal().tell = self._tell
        listeners, self.listeners = self.listeners, []
        for seat, move in again:
            self._perform(seat, move)
        self.listeners = listeners
        if self._places[-1].made < to:
            self._places.append(self._place())       # who goes back here once may do so again
        self.lines.append(f"back {to}")

    def stood(self, first: int) -> Iterator[Deal]:
        """For each move that stands from number `first` on, the deal in which it was made, as it stood just after it.

        Made once more beside the sitting, from the nearest place kept: each deal is to be looked at before the next
        is asked for.
        """
        place = next(place for place in reversed(self._places) if place.made <= first)
        match = place.match.copy()
        for number, (seat, move) in enumerate(self.moves[place.made:], place.made):
            deal = match.deal()
            match.apply(seat, move)
            if number >= first:
                yield deal

    def faced(self, first: int) -> Iterator[Deal]:
        """The same, each as it stood just before the move."""
        place = next(place for place in reversed(self._places) if place.made <= first)
        match = place.match.copy()
        for number, (seat, move) in enumerate(self.moves[place.made:], place.made):
            if number >= first:
                yield match.deal()
            match.apply(seat, move)

    def view(self, player: int) -> View:
        """What this player may know now."""
        return View(self.game.name, player, self.match.view(player), self.knowledge[player].copy())

    def record(self) -> Record:
        return Record(self.game.name, self.game.revision, dict(self.options), [dict(p) for p in self.players],
                      list(self.lines))

    @classmethod
    def replay(cls, record: Record, game: Game, listen: bool = True, listener: Listener | None = None) -> Sitting:
        """Plays a record through; raises Refused at its first move that cannot or may not be made, BadRecord at one
        that is none."""
        if record.game != game.name:
            raise BadRecord(f"the record is of '{quoted(record.game)}', not of {game.title}")
        sitting = cls(game.of(record.rules), record.options, record.players, listen)
        if listener:
            sitting.listeners.append(listener)
        for number, text in enumerate(record.moves):
            seat, rest = parse_line(text, number)
            if isinstance(rest, int):
                if rest >= len(sitting.moves):
                    raise BadRecord(f"move {number} ({quoted(text)}): {len(sitting.moves)} moves stand to go back from")
                sitting.back(rest)
            else:
                sitting.submit(seat, rest)
        return sitting

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def nature_next(self) -> bool:
        """Whether the next move is nature's: a shuffle, a cut, a turn."""
        return NATURE in self.match.pending().must
