"""Exact sampling of deals that agree with what is known: count by classes of cards, then draw by the counts."""
from __future__ import annotations

from collections.abc import Sequence
from math import comb
from operator import sub
from random import Random

from cardtable.cards import BACK, Card, Cards
from cardtable.rules.deal import Deal

Room = tuple[int, ...]           # cards still to be put, by hidden zone
Split = tuple[int, ...]          # cards of one class, by hidden zone


class Worlds:
    """All ways to put the unseen cards into the hidden zones of a view, each equally likely.

    Cards that may lie in the same zones form a class; ways are counted class by class (greedy filling was biased: some
    worlds 2.9 times too likely).  Built once a view, then sampled; `total` is the number of ways, 0 if there is none.
    """

    def __init__(self, view: Deal, pack: Cards, may: Sequence[int]) -> None:
        self.view = view
        self.zones = [z for z, held in enumerate(view.zone) if held and held[0] is BACK]
        self.sizes: Room = tuple([len(view.zone[z]) for z in self.zones])
        known = {c for held in view.zone for c in held}
        classes: dict[int, list[Card]] = {}
        allowed = [(may[z], 1 << i) for i, z in enumerate(self.zones)]
        for c in pack:
            if c not in known:
                where, bit = 0, c.bit
                for these, zone in allowed:
                    if these & bit:
                        where |= zone
                classes.setdefault(where, []).append(c)
        self.classes = sorted(classes.items(), key=lambda kv: kv[0].bit_count())
        few = len(self.zones) < 3                # whose rooms are seldom found changed about: not worth looking
        self.alike = [[] if few else self._alike(i) for i in range(len(self.classes))]
        self.ways: dict[tuple[int, Room], int] = {}
        self.plans: dict[tuple[int, Room], tuple[int, list[tuple[int, Split]]]] = {}
        self.total = self._ways(0, self.sizes)

    def _alike(self, i: int) -> list[list[int]]:
        """Zones that all classes from i on treat alike: how much room each has may be changed about."""
        found: dict[tuple[int, ...], list[int]] = {}
        for z in range(len(self.zones)):
            found.setdefault(tuple([where >> z & 1 for where, _ in self.classes[i:]]), []).append(z)
        return [zones for zones in found.values() if len(zones) > 1]

    def _ways(self, i: int, room: Room) -> int:
        """How many ways from class i on, counted once for all rooms that are alike."""
        if i >= len(self.classes) - 1:           # the last fills what is left
            where, cards = self.classes[i] if self.classes else (0, [])
            return _filling(where, len(cards), room)
        if self.alike[i]:
            usual = list(room)
            for zones in self.alike[i]:
                for z, r in zip(zones, sorted([room[z] for z in zones])):
                    usual[z] = r
            room = tuple(usual)
        key = i, room
        found = self.ways.get(key)
        if found is None:
            where, cards = self.classes[i]
            found = self.ways[key] = sum([ways * self._ways(i + 1, tuple(map(sub, room, split)))
                                          for split, ways in _splits(len(cards), where, room)])
        return found

    def _plan(self, i: int, room: Room) -> tuple[int, list[tuple[int, Split]]]:
        """How many ways from class i on, and each split of class i with its share."""
        if (i, room) not in self.plans:
            where, cards = self.classes[i]
            shares = [(ways * self._ways(i + 1, tuple(map(sub, room, split))), split)
                      for split, ways in _splits(len(cards), where, room)]
            self.plans[i, room] = sum([n for n, _ in shares]), [share for share in shares if share[0]]
        return self.plans[i, room]

    def sample(self, rng: Random) -> Deal:
        """A whole deal, uniformly; only if total is not 0."""
        room = self.sizes
        held: list[list[Card]] = [[] for _ in self.zones]
        for i, (_, cards) in enumerate(self.classes):
            at, split = rng.random(), room       # of the last class all that is left
            if i < len(self.classes) - 1:
                total, splits = self._plan(i, room)
                at *= total
                for n, split in splits:          # noqa: B007 - the split reached is the one drawn
                    at -= n
                    if at < 0:
                        break
            order, k = cards[:], 0
            rng.shuffle(order)
            for z, s in enumerate(split):
                held[z] += order[k:k + s]
                k += s
            room = tuple([r - s for r, s in zip(room, split)])
        new = self.view.copy()
        for z, some in zip(self.zones, held):
            rng.shuffle(some)
            new.zone[z] = tuple(some)
        new.viewer = None
        return new


def _filling(where: int, left: int, room: Room) -> int:
    """In how many ways so many cards, which may lie where these bits say, fill the room exactly."""
    ways = 1
    for z, r in enumerate(room):
        if r:
            if not where >> z & 1:
                return 0
            ways *= comb(left, r)
            left -= r
    return 0 if left else ways


def _splits(n: int, where: int, room: Room) -> list[tuple[Split, int]]:
    """How n cards of a class, which may lie where these bits say, can be spread, and in how many ways each time."""
    elsewhere = sum([r for z, r in enumerate(room) if where >> z & 1])
    found: list[tuple[Split, int, int]] = [((), n, 1)]          # for the zones so far; cards left; ways
    for z, r in enumerate(room):
        if where >> z & 1:
            elsewhere -= r
            found = [((*split, k), left - k, ways * comb(left, k)) for split, left, ways in found
                     for k in range(max(0, left - elsewhere), min(left, r) + 1)]
        else:
            found = [((*split, 0), left, ways) for split, left, ways in found]
    return [(split, ways) for split, left, ways in found if not left]
