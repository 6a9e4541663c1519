"""Moments at which advice lies on cribbage's table: throws and cards compared, and a deal looked back on."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cardtable.cards import Card, cards
from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import ALONE, Moment, Sitters

THREE = (*ALONE, {"name": "Mrs. Halloran", "kind": "computer", "level": "master"})
OWN = 0


class Sittings:
    """Plays a sitting of cribbage: chance from a seed, companions and, until it is stopped, the person by the book."""

    def __init__(self, seed: int, players: Sitters = ALONE, **options: object) -> None:
        self.chance, self.players = Random(seed), players
        self.sitting = Sitting(game("cribbage"), options, players)

    def until(self, there: Callable[[Any], bool]) -> Sittings:
        """On to where a person must answer in a deal of which this holds; it must come."""
        while not there(self.deal) or not any(self.deal.by(s) == OWN for s in self.deal.must):
            self.step()
        return self

    @property
    def deal(self) -> Any:
        """The deal in hand."""
        return self.sitting.match.deal()

    def step(self, own: Move | None = None) -> None:
        """One move; the person's may be given."""
        deal = self.deal
        if deal.must[0] == NATURE:
            self.sitting.submit(NATURE, deal.decision(NATURE).sample(self.chance))
            return
        seat = deal.must[0] if own is None else deal.seats_of(OWN)[0]
        thought = think(self.sitting.view(deal.by(seat)), "club", self.chance.getrandbits(30))
        self.sitting.submit(seat, own or thought.move)

    def dealt(self, own: str) -> Sittings:
        """The person is dealt these cards, the rest as chance will have it."""
        while self.deal.preliminary:
            self.step()
        held, deal = list(cards(own)), self.deal
        others = [c for c in deal.pack if c not in held]
        self.chance.shuffle(others)
        order: list[Card] = []
        for _ in range(deal.form.dealt):
            order += [(held if deal.player[seat] == OWN else others).pop(0) for seat in deal.round(deal.pone)]
        self.sitting.submit(NATURE, Move(("shuffle", *order, *others)))
        return self

    def says(self, *moves: str) -> Sittings:
        """The person's next answers, each when he is to give one."""
        for text in moves:
            self.until(lambda deal: True)
            self.step(Move.read(text))
        return self

    def ends(self) -> Sittings:
        """The deal is played to its end."""
        deal = self.deal
        while self.deal is deal and not deal.over:
            self.step()
        return self

    def moment(self, then: str, live: int = 0) -> Moment:
        """As it now stands."""
        return Moment("cribbage", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then)


def laying_out() -> Sittings:
    """The second deal of a game, a hand of choices."""
    return Sittings(3).until(lambda deal: deal.phase == "laying_out").ends().dealt("5H 6D 7S JC 9D AD")


def near_home() -> Sittings:
    """The end of a game, in which it matters who counts first."""
    return Sittings(7).until(lambda deal: deal.phase == "laying_out" and max(deal.score) > 102)


def thrown_away() -> Sittings:
    """A deal in which the person lays out a pair of fives to the other's crib."""
    there = Sittings(3).until(lambda deal: deal.phase == "laying_out").ends().dealt("5H 5D TS JS QS KD")
    return there.says("lay-out 5D 5H").ends()


MOMENTS: dict[str, Callable[[], Moment]] = {
    "throws": lambda: laying_out().moment("compare"),
    "throws-home": lambda: near_home().moment("compare"),
    "throws-three": lambda: Sittings(5, THREE, form="three-handed").dealt("4H 5C 6D JS KD").moment("compare"),
    "cards-compared": lambda: laying_out().says("lay-out AD JC").until(
        lambda deal: deal.phase == "play" and len(deal.row) > 0).moment("compare"),
    "hint": lambda: laying_out().moment("hint"),
    "warned": lambda: laying_out().moment("answer lay-out 5H 6D"),
    "advice": lambda: laying_out().moment("page advice"),
    "post-mortem": lambda: thrown_away().moment("look back", live=1),
}
"""By the name a picture bears."""
