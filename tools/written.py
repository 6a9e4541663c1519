"""A record in the making, move by move, for moments and tests: what all games have.  Each adds how it is dealt."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, Self, TypeVar

from cardtable.cards import Card, Cards, cards
from cardtable.games import game, part
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tools.moments import Moment, Sitters

D = TypeVar("D", bound=Deal)


class Written(Generic[D]):
    """A game derives from it, and says its `name` and the `kind` of its deals."""

    name: str
    kind: type[D]

    def __init__(self, players: Sitters, seed: int, options: Mapping[str, object]) -> None:
        self.players, self.rng = players, Random(seed)
        self.sitting = Sitting(game(self.name), options, players)

    @property
    def deal(self) -> D:
        """The one being played."""
        deal = self.sitting.match.deal()
        assert isinstance(deal, self.kind)
        return deal

    @property
    def due(self) -> int:
        """Whose turn it is, or chance's."""
        return self.sitting.match.pending().must[0]

    def do(self, *lines: str) -> Self:
        """Moves as records have them."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.sitting.submit(NATURE if seat == "*" else int(seat), Move.read(move))
        return self

    def turn(self, *moves: str) -> Self:
        """Who is in turn does this, and so on."""
        for move in moves:
            self.do(f"{self.due} {move}")
        return self

    def plays(self, some: str | int) -> Self:
        """The cards that all play in turn; or so many moves, as the club player advises, to the deal's end at most."""
        if isinstance(some, str):
            return self.turn(*[f"play {card}" for card in some.split()])
        advise = part(self.name, "maxims").advise
        deal = self.sitting.match.deal()
        for _ in range(some):
            if deal.over or self.due == NATURE:
                break
            self.sitting.submit(self.due, advise(deal, self.due).move)
        return self

    def out(self) -> Self:
        """The deal is played to its end, each the first card that he may."""
        deal = self.deal
        while not deal.over:
            self.sitting.submit(deal.must[0], next(iter(deal.decision(deal.must[0]))))
        return self

    def randomly(self) -> None:
        """One random move."""
        seat = self.due
        self.sitting.submit(seat, self.sitting.match.decision(seat).sample(self.rng))

    def random_deals(self, number: int) -> None:
        """So many deals, played at random."""
        for _ in range(number):
            one = self.deal
            while self.deal is one and not one.over:
                self.randomly()

    def filled(self, hands: Sequence[str], size: int, pack: Cards, aside: Cards) -> tuple[list[list[Card]], list[Card]]:
        """These hands and those of all other seats, filled up at random; and what is then left beside what lies
        `aside`."""
        rows = [list(cards(text)) for text in hands]
        rest = [card for card in pack if card not in aside and not any(card in row for row in rows)]
        self.rng.shuffle(rest)
        rows = [row + [rest.pop() for _ in range(size - len(row))] for row in rows]
        rows += [[rest.pop() for _ in range(size)] for _ in range(self.sitting.match.deal().seats - len(rows))]
        return rows, rest

    def shuffled(self, *order: Card) -> Self:
        """The pack lies so."""
        self.sitting.submit(NATURE, Move(("shuffle", *order)))
        return self

    def view(self) -> View:
        """What who is to move sees."""
        return self.sitting.view(self.deal.by(self.deal.must[0]))

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        """As it now stands."""
        options: dict[str, Any] = dict(self.sitting.options)
        return Moment(self.name, options, self.players, tuple(self.sitting.lines), live, then, acts)
