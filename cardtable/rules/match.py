"""Deals make a game, games make a match: one class serves every level above the deal."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Self, Union

from cardtable.rules.deal import Deal, Pending
from cardtable.rules.laws import IMPOSSIBLE, UNJUDGED, Law
from cardtable.rules.moves import Decision, Move

Level = Union[Deal, "Series"]
Options = Mapping[str, Any]
Sides = tuple[frozenset[int], ...]           # players
Outcome = Literal["won", "lost", "drawn"]


class Result(NamedTuple):
    """What a match has come to, or so far.

    Winners who are not all of one side have drawn; where there is none, everybody has lost.  Against a bank nobody is
    another's rival: what is counted is what each has gained, and who has gained anything has won.
    """

    winners: frozenset[int]                  # players
    by_player: tuple[int, ...]               # what the form counts, of each
    unit: Literal["games", "points", "coins"]
    against_bank: bool = False

    @classmethod
    def most(cls, by_player: Sequence[int], unit: Literal["games", "points", "coins"],
             lost: Collection[int] = ()) -> Self:
        """Who has most has won, unless he is among those who have `lost` whatever they have."""
        left = [p for p in range(len(by_player)) if p not in lost]
        best = max([by_player[p] for p in left])
        return cls(frozenset([p for p in left if by_player[p] == best]), tuple(by_player), unit)

    @classmethod
    def alone(cls, points: int) -> Self:
        """What one player has made who plays against nobody: he neither wins nor loses."""
        return cls(frozenset(), (points,), "points")

    @property
    def by_oneself(self) -> bool:
        """Whether it is such a result, of a patience."""
        return len(self.by_player) == 1 and not self.against_bank

    @classmethod
    def from_bank(cls, gained: Sequence[int]) -> Self:
        """What each has gained from a bank, or lost to it."""
        return cls(frozenset([p for p, coins in enumerate(gained) if coins > 0]), tuple(gained), "coins", True)


def by_side(player: Sequence[int], side: Sequence[int]) -> Sides:
    """The players of each side, both given by seat; the side of player 0 comes first."""
    found = [frozenset([p for p, s in zip(player, side) if s == one]) for one in set(side)]
    return tuple(sorted(found, key=min))


class Series:
    """Plays `inner` until it is over, then asks following() for the next, which is None when itself is over.

    `start` holds what the level above hands down: dealer, player, purse ...  Every field but `inner` holds an
    immutable value.
    """

    def __init__(self, options: Options, **start: Any) -> None:
        self.options, self.start = options, start
        self.over = False
        self.game = 1                                    # of the match, from 1: a game is a level above deals
        self.finished: tuple[Any, ...] = ()              # results of what has been played at this level
        self.begin()
        self.inner: Level = self.first()

    def begin(self) -> None:
        """Sets the level's own fields, before first()."""

    def first(self) -> Level:
        raise NotImplementedError                        # abstract

    def following(self) -> Level | None:
        """Takes the result of `inner`, which is over, and gives what is played next."""
        raise NotImplementedError                        # abstract

    def dealer_after(self, last: Deal) -> int:
        """The seat that deals after this deal: the next as the turn goes; after a void one as that says."""
        return last.dealer if last.void == "same" else last.after(last.dealer)

    def remembering(self, memory: int) -> Self:
        """As it is to who remembers of earlier deals no more than `memory` says of one; a copy, where that is less."""
        return self

    def result(self) -> Result:
        """What the match has come to, or so far; asked only of a match."""
        raise NotImplementedError                        # abstract

    def sides(self) -> Sides:
        """The players who win and lose together, each side by its lowest player: everybody for himself, unless
        partners stay together for the match; before they are known, too."""
        return tuple([frozenset([player]) for player in range(self.deal().players)])

    def side_of(self, player: int) -> frozenset[int]:
        """Who wins and loses with this player, himself included."""
        return next(side for side in self.sides() if player in side)

    def outcome(self, player: int) -> Outcome:
        """What the match is to him."""
        result = self.result()
        if result.by_oneself or result.against_bank and not result.by_player[player]:
            return "drawn"
        if player not in result.winners:
            return "lost"
        return "won" if result.against_bank or result.winners <= self.side_of(player) else "drawn"

    @property
    def several(self) -> bool:
        """Whether it may come to more games than one."""
        return self.game > 1

    def told(self, game: int) -> int:
        """Which game this is to who is told of a deal in it: 0 where there is no other."""
        return game if self.several else 0

    def deal(self) -> Deal:
        inner = self.inner
        while isinstance(inner, Series):
            inner = inner.inner
        return inner

    def pending(self) -> Pending:
        return Pending(()) if self.over else self.deal().pending()

    def decision(self, seat: int) -> Decision:
        return self.deal().decision(seat)

    def refusal(self, seat: int, move: Move) -> Law | None:
        return IMPOSSIBLE if self.over else self.deal().refusal(seat, move)

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        """Performs a possible move, and goes on to the next deal where one ends; `broken` as in Deal.apply."""
        inner = self.inner
        inner.apply(seat, move, broken)
        while inner.over:
            following = self.following()
            if following is None:
                self.over = True
                return
            self.game += isinstance(inner, Series)
            self.inner = inner = following

    def _with(self, inner: Level) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.inner = inner
        return new

    def copy(self) -> Self:
        return self._with(self.inner.copy())

    def view(self, player: int) -> Self:
        """The same, as this player may see it."""
        return self._with(self.inner.view(player))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Series) and type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None                                      # type: ignore[assignment]


def play_out(match: Level, rng: Random, aside: float = 0.3) -> int:
    """Random lawful moves to the end; returns their number.  `aside` is how often who may speak, does."""
    n = 0
    while not match.over:
        must, may, _ = match.pending()
        seat = must[0] if len(must) == 1 else must[int(rng.random() * len(must))]
        if may and rng.random() < aside:
            for s in may:
                other = match.decision(s) if s not in must else None
                if other:
                    match.apply(s, other.sample(rng))
                    n += 1
                    break
            continue
        match.apply(seat, match.decision(seat).sample(rng))
        n += 1
    return n
