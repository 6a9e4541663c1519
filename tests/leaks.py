"""Whether anything tells a player what he may not know: the same deal from another past."""
from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

from cardtable.cards import Card
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused, Sitting

QUICK = ("novice", "club")       # the levels that answer at once
BUDGET = 0.02                    # for those that search


class Leak(AssertionError):
    """Something told a player of a card that he has not seen."""


class Past:
    """A deal as it began, and all moves made in it since."""

    def __init__(self, sitting: Sitting) -> None:
        self.start = sitting.match.copy()
        self.moves: list[tuple[int, Move]] = []


class Replayed:
    """A past gone through again, with two cards changed about: the sitting reached, what one player heard and saw,
    and the laws that each move broke."""

    def __init__(self, past: Past, sitting: Sitting, player: int, swap: dict[Card, Card]) -> None:
        self.sitting = Sitting(sitting.game, sitting.options, sitting.players, start=past.start)
        deal = self.sitting.match.deal()
        eyes = deal.eyes(player)
        self.heard: list[Event] = []
        self.seen: set[Card] = set()
        self.laws: list[Law | None] = []

        def listen(event: Event) -> None:
            self.heard.append(event.to(eyes))
            # by where the card lay, not by what the event gives away
            if event.kind == "showed" or event.kind == "moved" and eyes & (
                    deal.sees[event.src] | deal.sees[event.dst]):
                self.seen.update(event.cards)

        self.sitting.listeners.append(listen)
        for seat, move in past.moves:
            other = Move([swap.get(t, t) if isinstance(t, Card) else t for t in move])
            self.laws.append(deal.refusal(seat, other))
            self.sitting.submit(seat, other)


def told(match: Series, player: int) -> dict[int, Any]:
    """All that a player can be asked now, and what the table would hold him to, over the seats he answers for."""
    deal, found = match.deal(), {}
    for seat in range(deal.seats):
        if deal.by(seat) == player and seat != NATURE:
            decision = deal.decision(seat)
            found[seat] = (decision.by, decision.of, sorted(map(str, decision)), sorted(
                [str(move) for choice in (*deal.faults(seat), *deal.rights(seat)) for move in choice]))
    return found


def check_leaks(past: Past, sitting: Sitting, player: int, rng: Random, levels: tuple[str, ...] = QUICK,
                pairs: int = 3) -> int:
    """Exchanges two cards that this player has not seen, in all the deal's past, nature's order included.

    If the other past can be played, shows him the same cards and breaks the same laws, he must have heard the same,
    unless a remedy was exacted, which may show something.  (A reply that the rules force may show him other cards.)
    If he heard the same, his view, what he knows, pending, and all that he can be asked or would answer must be the
    same.
    Returns how many other pasts stood; raises Leak.
    """
    if len(sitting.match.deal().pack) < 2:
        return 0                                 # there are no two to be exchanged
    true = Replayed(past, sitting, player, {})
    exacted = any(move.verb == "exact" for _, move in past.moves)
    unseen = sorted(set(sitting.match.deal().pack) - true.seen)
    stood = 0
    for _ in range(pairs if len(unseen) > 1 else 0):
        x, y = rng.sample(unseen, 2)
        try:
            other = Replayed(past, sitting, player, {x: y, y: x})
        except Refused:
            continue
        if other.heard != true.heard:
            if other.laws == true.laws and other.seen == true.seen and not exacted:
                raise Leak(f"player {player} hears {x} from {y}: " + next(
                    f"{a}, {b}" for a, b in zip_longest(true.heard, other.heard) if a != b))
            continue
        stood += 1
        compare(true.sitting, other.sitting, player, levels, f"player {player} tells {x} from {y} by ")
    return stood


def compare(true: Sitting, other: Sitting, player: int, levels: tuple[str, ...], what: str) -> None:
    """Two sittings that this player cannot tell from one another."""
    one, two = true.view(player), other.view(player)
    if one.match != two.match:
        mine, yours = one.match.deal(), two.match.deal()
        seen = [(k, getattr(mine, k), getattr(yours, k, None)) for k in {*vars(mine), *vars(yours)}]
        raise Leak(f"{what}his view: {[told for told in seen if told[1] != told[2]]}")
    if true.match.pending() != other.match.pending():
        raise Leak(what + "who may move")
    if told(true.match, player) != told(other.match, player):
        raise Leak(what + "his decision")
    if (one.knowledge.may, one.knowledge.noticed) != (two.knowledge.may, two.knowledge.noticed):
        raise Leak(what + "his knowledge")
    for level in levels if one.turn is not None else ():
        thought = think(one, level, 1, BUDGET)
        assert thought.move in one.decision(thought.seat), f"a {level} player may not {thought.move}"
        if thought != think(two, level, 1, BUDGET):
            raise Leak(f"{what}the answer of a {level} player")
