"""The master of any game of tricks: layouts that agree with what was seen and heard, solved with open cards.

A game gives the two questions its likelihoods, and says by `TrickDeal.scoring` what the tricks are worth.  Layouts too
hard for their share of the work are left out, and fewer are looked at the more they cost.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.speaks import wants_tricks
from cardtable.players.came import Came
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, PartWords, Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import OutOfNodes, Position, Solver

MEMORY = 8 << 20                 # bytes of the solver's table
NODES = 40_000                   # positions of one layout: some 50 ms
ALL_NODES = 1_200_000            # positions of all layouts together: some 1.5 s
TRIES = 40                       # layouts drawn, at most, for one that is likely enough
LATE = 4                         # so many times as many layouts are looked at when the hand is nearly out

Likelihood = Callable[[TrickDeal], float]            # of a whole deal: 0 to 1, how well it agrees with what was heard
Policy = Callable[[TrickDeal, int], Move]            # how a seat is taken to go on, from what it may see


@cache
def solver() -> Solver:
    """One for all questions; it answers one after the other."""
    return Solver(MEMORY)


def any_as_likely(world: TrickDeal) -> float:
    """Where nothing was heard."""
    return 1.0


class Layouts:
    """Draws whole deals, each as likely as what was heard makes it."""

    def __init__(self, view: View, likely: Likelihood) -> None:
        self.view, self.likely, self.worlds = view, likely, view.worlds()

    def draw(self, rng: Random) -> TrickDeal:
        """The first that is as likely as a throw of the dice; the last of many where none is."""
        for _ in range(TRIES):
            world = self.one(rng)
            if rng.random() < self.likely(world):
                break
        return world

    def one(self, rng: Random) -> TrickDeal:
        """Any that agrees with what was seen."""
        world = self.view.knowledge.world(self.view.deal, rng, self.worlds)
        assert isinstance(world, TrickDeal)
        return world


class Solved(NamedTuple):
    """What every card of a layout is worth, by its parts."""

    by_card: dict[Card, Parts]


class InPlay(Question):
    """Which card to play: every one tried in the same layouts.

    A game whose cards bring or cost something beside the tricks says in `part_words` how "play", the first part, and
    "besides" are spoken of, and may take the play `apart`; that tricks alone decide is no reason.
    """

    solver_unit = 1.0            # so much is one of what the solver counts by, where points are too many for it
    part_words: Mapping[str, PartWords] = {"play": PartWords("", "tricks bring {n} more", "tricks bring {n} less")}

    def __init__(self, view: View, seat: int, unit: str, samples: int, likely: Likelihood = any_as_likely) -> None:
        deal = view.deal
        assert isinstance(deal, TrickDeal)
        self.deal, self.seat, self.unit, left = deal, seat, unit, max(1, len(deal.playable(seat)))
        self.samples = int(samples * min(LATE, (sum(deal.taken) + left) / left))
        self.drawn = Layouts(view, likely)
        self.plans: Sequence[Plan] = [(move,) for move in view.decision(seat) if move.verb == "play"]
        self._came = Came()

    def layouts(self, rng: Random) -> Iterator[tuple[Solved, float]]:
        """Layouts solved, until the work allowed is done."""
        spent, found = 0, False
        for number in count():
            world = self.drawn.draw(rng)
            try:
                yield self.told(world, self.solve(world)), 1.0
                found = True
            except OutOfNodes:
                if not found and number == TRIES:        # nothing can be told: all cards are equal
                    yield self.told(world, dict.fromkeys(world.allowed(self.seat), 0.0)), 1.0
                    return
            spent += solver().nodes
            if spent > ALL_NODES and found:
                return

    def told(self, world: TrickDeal, values: Mapping[Card, float]) -> Solved:
        """By the parts of each."""
        return Solved({card: self.apart(world, card, value) for card, value in values.items()})

    def apart(self, world: TrickDeal, card: Card, value: float) -> Parts:
        """What the play of a layout comes to, by its parts."""
        return {"play": value}

    def solve(self, world: TrickDeal) -> dict[Card, float]:
        """By card; where the lead first makes trumps, from the position after it."""
        cards = world.allowed(self.seat)
        if world.makes_trumps():
            return {card: after(world, self.seat, card) * self.solver_unit for card in cards}
        values = solver().values(world.open_position(world.party[self.seat]), nodes=NODES)
        return {card: values[world.bit(card)] * self.solver_unit for card in cards}

    def values(self, world: Solved, plans: Sequence[Plan]) -> list[float]:
        """What each card comes to."""
        led = [(plan, card) for plan in plans if isinstance(card := plan[0][1], Card)]
        return [self._came.add(plan, {**world.by_card[one], "besides": self.besides(one)}) for plan, one in led]

    def afresh(self) -> None:
        """Nothing has come of any card yet."""
        self._came = Came()

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """The tricks on the average, and what the card costs besides where a game has words for that."""
        return {name: value for name, value in self._came.mean(plan, like).items() if name in self.part_words}

    def readable(self, move: Move, near: Sequence[Move]) -> Move | None:
        """Of cards of a suit that come to the same the lowest goes to a trick, where tricks are wanted: the higher may
        yet be of use if others play otherwise than with open cards."""
        card, order, trump = move[1], self.deal.order, self.deal.trump
        if not isinstance(card, Card) or not self.deal.on_table() or not wants_tricks(self.deal, self.seat):
            return None
        some = [one for one in near if isinstance(one[1], Card) and order.suit(one[1], trump) == order.suit(card, trump)
                and self._came.mean((one,)) == self._came.mean((move,))]
        return min(some, key=lambda one: order.strength(one[1], trump), default=None)  # type: ignore[arg-type]

    def besides(self, card: Card) -> float:
        """What playing this card brings or costs beside the tricks."""
        return 0.0


def after(world: TrickDeal, seat: int, card: Card) -> float:
    """What a layout is worth to this seat once it has played a card that leaves the deal unfinished."""
    new = world.copy()
    new.do_play(seat, card)
    return solver().value(new.open_position(new.party[seat]), nodes=NODES)


class Going(Question):
    """Courses tried in whole deals: all that they leave open, and all that the others do, goes by the policy."""

    def __init__(self, view: View, seat: int, plans: Sequence[Plan], policy: Policy, samples: int, unit: str,
                 likely: Likelihood = any_as_likely) -> None:
        self.seat, self.plans, self.policy, self.samples, self.unit = seat, plans, policy, samples, unit
        self.drawn = Layouts(view, likely)

    def layouts(self, rng: Random) -> Iterator[tuple[TrickDeal, float]]:
        """Whole deals."""
        while True:
            yield self.drawn.draw(rng), 1.0

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        """What the seat has gained since then: where points are marked its side's above the most that another has
        marked, else coins."""
        if not deal.scored:
            player = deal.player[self.seat]
            return float(deal.purse[player] - before.purse[player])
        marked = [now - then for now, then in zip(deal.score, before.score, strict=True)]
        own = marked.pop(deal.side[self.seat])
        return float(own - max(marked, default=0))


class Calling(Going):
    """What to say before the play: every call made the contract as the others would then speak, the play solved.

    A plan is a call and how its player goes on, his first lead; what it leaves open, and all that the others do, goes
    by the policy.  `worth` says what has come of it besides the play.
    """

    solver_unit = 1.0            # so much is one of what the solver counts by, where points are too many for it

    def values(self, world: TrickDeal, plans: Sequence[Plan]) -> list[float]:
        """What comes of each plan, in points or coins."""
        solved: list[tuple[Position, float]] = []        # several plans may end in the same play
        return [self.played_out(world, plan, solved) for plan in plans]

    def played_out(self, world: TrickDeal, plan: Plan, solved: list[tuple[Position, float]]) -> float:
        """Spoken on until trumps are made, and the lead that was meant has been played; then with open cards to the
        end."""
        deal, meant = world.copy(), list(plan)
        while not deal.over and (deal.phase != "play" or deal.makes_trumps() or self.leads(deal, meant)):
            seat = deal.must[0]
            own = seat == self.seat and bool(meant) and meant[0] in deal.decision(seat)
            deal.apply(seat, meant.pop(0) if own else self.policy(deal, seat))
        gained = self.worth(deal, world)
        if deal.over:
            return gained
        position = self.opened(deal)
        found = next((value for known, value in solved if known == position), None)
        if found is None:
            found = in_play(position)
            solved.append((position, found))
        return gained + self.brings(deal, found * self.solver_unit)

    def brings(self, deal: TrickDeal, value: float) -> float:
        """What the play is worth to the seat, of which the solver has found so much."""
        return value

    def leads(self, deal: TrickDeal, meant: Sequence[Move]) -> bool:
        """Whether the first lead is one that the plan names: with open cards a better one would be found in each
        layout, which nobody can."""
        return bool(meant) and deal.must[0] == self.seat and not deal.history and meant[0] in deal.decision(self.seat)

    def opened(self, deal: TrickDeal) -> Position:
        """The play with open cards; a game that values tricks by the score knows better."""
        return deal.open_position(deal.party[self.seat])


def in_play(position: Position) -> float:
    """What the play is worth from here; as nothing where it is too hard to tell."""
    try:
        return solver().value(position, nodes=NODES)
    except OutOfNodes:
        return 0.0
