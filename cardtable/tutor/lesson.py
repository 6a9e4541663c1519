"""What a lesson is made of: pages that tell, point, ask for a move or put a question, on one match."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cardtable.rules.match import Series
from cardtable.rules.moves import Decision, Move, Tokens, same
from cardtable.rules.record import Record

Kind = Literal["first", "hand", "more", "strict"]
"""A first game; a hand of the book's with commentary; anything else."""
KINDS: tuple[Kind, ...] = ("first", "more", "hand", "strict")
"""In the order in which they are offered."""


class BadLesson(ValueError):
    """A lesson that cannot be given; the message says file, page and reason."""


class Target(NamedTuple):
    """What a page points at: `kind` is one of TARGETS, `name` which."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


TARGETS: Mapping[str, str] = {
    "card": "a card by its text, wherever it lies open", "hand": "the learner's hand", "zone": "a zone by its name",
    "plate": "a player's plate, by his place", "device": "an instrument by its kind",
    "token": "a token by how its words begin", "book": "a page of the book: score, talk, laws",
    "pot": "coins on the cloth by the pot's name"}


class Answer(NamedTuple):
    """One answer to a question: what it says, whether it is right, and why, told to who chose it."""

    text: str
    right: bool
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One step.  It shows the table when all moves `before` it have been made.

    With `do` it wants that move of the learner; `then` are the others' moves that answer it, before `done` is said;
    `also` are moves as good, each with what is said of it before the move of the lesson is made instead; `wrong` tells
    why not, by the longest beginning of the move that fits (no token: any).
    With `ask` it puts a question.  With `play` the learner plays the deal out as he likes.  With none of these he reads
    and goes on.
    """

    head: str
    text: str
    before: tuple[str, ...] = ()
    deal: Mapping[str, str] = field(default_factory=dict)
    points: tuple[Target, ...] = ()
    note: str = ""
    source: str = ""
    do: Move | None = None
    then: tuple[str, ...] = ()
    done: str = ""                           # said when it has been done
    also: Mapping[Move, str] = field(default_factory=dict)
    wrong: Mapping[Move, str] = field(default_factory=dict)
    ask: str = ""
    answers: tuple[Answer, ...] = ()
    exam: bool = False
    play: bool = False

    @property
    def task(self) -> bool:
        """Whether the learner must act or answer before he goes on."""
        return self.do is not None or bool(self.answers) or self.play

    def as_good(self, move: Move, decision: Decision) -> str | None:
        """What is said of a move that the page takes, None where it takes it not: of another than the lesson's own,
        what is so of both comes after, for it is the lesson's that is then seen.  `decision` is that of which it is:
        the rules know whether two moves are the same."""
        if self.do is not None and decision.same(move, self.do):
            return self.done
        good = next((why for other, why in self.also.items() if decision.same(move, other)), None)
        return None if good is None else f"{good} {self.done}".strip()

    def why_not(self, move: Move, decision: Decision) -> str:
        """What is said of a lawful move that the lesson does not want."""
        fits = [start for start in self.wrong if not start or decision.begins(start, move)]
        return self.wrong[max(fits, key=len)] if fits else ""


def leads(said: Tokens, move: Move) -> bool:
    """Whether so much said leads to the move, or is it, in whatever order its cards are named."""
    return bool(said) and (move[:len(said)] == said or same(Move(said), move))


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`name` is the game's and the file's ("piquet/first"); `about` one sentence for who chooses among lessons."""

    name: str
    game: str
    title: str
    about: str
    kind: Kind
    options: Mapping[str, object]
    players: tuple[str, ...]                 # by place at the sitting; the learner is the one called "You"
    pages: tuple[Page, ...]
    score: tuple[int, ...] = ()              # by side, as the first deal begins, where it is not love all
    teaches: tuple[str, ...] = ()            # exercises of the game that follow well, by the names of their kinds

    @property
    def learner(self) -> int:
        """His place."""
        return self.players.index("You")

    @property
    def questions(self) -> int:
        """How many pages are of the exam."""
        return sum([page.exam for page in self.pages])


class Script(NamedTuple):
    """A lesson played through: all its moves, by seat, how many are made when each page is shown, and how many when it
    has been done.

    `record` is the match, for whoever wants to play on from the end or elsewhere; it begins with `start`, if there is
    one.
    """

    lesson: Lesson
    record: Record
    moves: tuple[tuple[int, Move], ...]
    at: tuple[int, ...]
    till: tuple[int, ...]
    start: Series | None = None
