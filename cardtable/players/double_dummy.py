"""Double dummy: what each declarer would take with each denomination if all cards lay open, and which card of the play
cost a trick.  A game says in its `double_dummy` module how a deal of it is laid open and what its code makes of it.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cardtable.cards import Card, Cards
from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.solver import Cancel, Position, Question, Solver, results

SEATS = 4
SIDES = (0, 1, 0, 1)
MEMORY = 32 << 20                # bytes of the solver's table
NO_TRUMPS: None = None

Tricks = Mapping[tuple[int, str], int]
"""By declarer's seat and denomination, the tricks of his side."""


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """A deal of four hands, partners opposite.  `denominations` are in the order of their columns, each with its trump
    suit; `played` is what was played, in order, by whom; at the left of the `declarer` is the first lead."""

    hands: tuple[Cards, ...]
    denominations: Mapping[str, int | None]
    dealer: int
    declarer: int                # -1 where no play was begun
    named: str                   # the denomination played
    played: tuple[tuple[int, Card], ...] = ()
    dummy: int = -1              # whose cards the declarer plays; -1 where everybody plays his own

    @property
    def keys(self) -> list[tuple[int, str]]:
        """All that is asked: trumps by trumps, so that one table serves every declarer; partners together."""
        return [(seat, named) for named in self.denominations for seat in (0, 2, 1, 3)]


class Par(NamedTuple):
    """What the deal comes to when nobody errs: so many points to a side (0 or 1, or -1 for none), and how."""

    points: int
    side: int
    declarer: int
    named: str
    tricks: int
    contract: str = ""           # as it is called, where there are contracts: "3H"
    doubled: bool = False


class Lost(NamedTuple):
    """A card that cost its side tricks: the number of the card in the play, from 0, and what would have cost none."""

    number: int
    seat: int
    card: Card
    tricks: int
    better: Cards


class Laying(Protocol):
    """The `double_dummy` module of a game."""

    @property
    def about(self) -> str:
        """What its table holds, in a sentence."""

    def laid(self, deal: Deal, moves: Sequence[Move]) -> LaidOpen | None:
        """A finished deal with the moves made in it, laid open; None where it cannot be."""

    def par(self, deal: Deal, laid: LaidOpen, tricks: Tricks) -> Par | None:
        """What it comes to by this code's own values; None where nothing is chosen."""


def laying_of(game: str) -> Laying | None:
    """How this game lays a deal open, if it does."""
    found: Laying | None = part(game, "double_dummy")
    return found


def bits(hand: Cards) -> int:
    """A hand as the solver takes it."""
    return sum([1 << card - 1 for card in hand])


class DoubleDummy:
    """The analysis of one deal, step by step: each is one question to the solver, or a few short ones.  `stop()` from
    any thread makes the step that is on raise Cancelled."""

    def __init__(self, laid: LaidOpen) -> None:
        self.laid = laid
        self.solver = Solver(MEMORY, lasting=True)
        self.cancel = Cancel()
        self.tricks: dict[tuple[int, str], int] = {}
        self.lost: list[Lost] = []
        self.revoked: list[tuple[int, int, Card]] = []     # as in `played`, with its number before each
        self.done = 0
        self._results: Iterator[tuple[Question, int]] | None = None

    @property
    def steps(self) -> int:
        """How many there are."""
        return len(self.laid.keys) + bool(self.laid.played)

    @property
    def whole(self) -> bool:
        """Whether all has been found."""
        return self.done == self.steps

    def step(self, *_: object) -> DoubleDummy:
        """The next one."""
        if self.done < len(self.laid.keys):
            self._tricks_of(*self.laid.keys[self.done])
        else:
            self.follow()
        self.done += 1
        return self

    def stop(self) -> None:
        """Nothing more is wanted."""
        self.cancel.set()

    def again(self) -> DoubleDummy:
        """To be gone on with, after it was stopped: what has been found stays."""
        made = DoubleDummy(self.laid)
        made.tricks, made.done = dict(self.tricks), self.done
        return made

    def _tricks_of(self, declarer: int, named: str) -> None:
        if self._results is None:
            asked = [(self.laid.denominations[named], (seat + 1) % SEATS) for seat, named in self.laid.keys[self.done:]]
            self._results = results(self.solver, [bits(hand) for hand in self.laid.hands], SIDES, asked,
                                    cancel=self.cancel)
        _, found = next(self._results)
        self.tricks[declarer, named] = found if SIDES[declarer] == 0 else len(self.laid.hands[0]) - found

    def follow(self) -> None:
        """Every card of the play: whether its side could take as many tricks after it as before."""
        trump = self.laid.denominations[self.laid.named]
        self.lost, self.revoked = [], []
        for number, before, seat, card in positions(self.laid, trump):
            legal = lawful(before, seat)
            if card - 1 not in legal:
                self.revoked.append((number, seat, card))
            if len(legal) < 2 or card - 1 not in legal:
                continue
            values = self.solver.values(before, cancel=self.cancel)
            own = values if SIDES[seat] == 0 else {one: -value for one, value in values.items()}
            short = max(own.values()) - own[card - 1]
            if short:
                better = tuple([one for one in self.laid.hands[seat] if own.get(one - 1) == max(own.values())])
                self.lost.append(Lost(number, seat, card, short, better))

    def first_lost(self) -> dict[int, Lost]:
        """By side, the first card that cost it a trick."""
        found: dict[int, Lost] = {}
        for one in self.lost:
            found.setdefault(SIDES[one.seat], one)
        return found


def positions(laid: LaidOpen, trump: int | None) -> Iterator[tuple[int, Position, int, Card]]:
    """Before every card of the play how it stood, and who played what.  Strict laws may let a lead out of turn stand,
    so that who played first has led; what follows out of its turn in a trick is passed over."""
    hands = [bits(hand) for hand in laid.hands]
    trick: list[tuple[int, int]] = []
    for number, (seat, card) in enumerate(laid.played):
        lead = trick[0][0] if trick else seat
        if [one for one, _ in trick] + [seat] == [(lead + place) % SEATS for place in range(len(trick) + 1)]:
            yield number, Position(tuple(hands), SIDES, lead, tuple(trick), trump, side=0), seat, card
        hands[seat] &= ~(1 << card - 1)
        trick.append((seat, card - 1))
        if len(trick) == SEATS:
            trick = []


def lawful(position: Position, seat: int) -> list[int]:
    """The bits of the cards that follow suit, or of all."""
    hand = [bit for bit in range(64) if position.hands[seat] >> bit & 1]
    if position.trick:
        return [bit for bit in hand if bit >> 4 == position.trick[0][1] >> 4] or hand
    return hand
