"""Exact sampling of deals that agree with what is known: count by classes of cards, then draw by the counts."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
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
        for c in pack:
            if c not in known:
                where = 0
                for i, z in enumerate(self.zones):
                    if may[z] & c.bit:
                        where |= 1 << i
                classes.setdefault(where, []).append(c)
        self.classes = sorted(classes.items(), key=lambda kv: kv[0].bit_count())
        self.plans: dict[tuple[int, Room], tuple[int, list[tuple[int, Split]]]] = {}
        self.total = self._plan(0, self.sizes)[0]

    def _plan(self, i: int, room: Room) -> tuple[int, list[tuple[int, Split]]]:
        """How many ways from class i on, and each split of class i with its share."""
        if (i, room) in self.plans:
            return self.plans[i, room]
        splits: list[tuple[int, Split]] = []
        if i == len(self.classes):
            total = int(not any(room))
        else:
            where, cards = self.classes[i]
            total = 0
            for split, ways in self._splits(len(cards), where, room, 0):
                n = ways * self._plan(i + 1, tuple([r - s for r, s in zip(room, split)]))[0]
                if n:
                    total += n
                    splits.append((n, split))
        self.plans[i, room] = total, splits
        return total, splits

    def _splits(self, n: int, where: int, room: Room, z: int) -> Iterator[tuple[Split, int]]:
        if z == len(room) - 1:
            if n <= room[z] and (not n or where >> z & 1):
                yield (n,), 1
            return
        elsewhere = sum([r for other, r in enumerate(room[z + 1:], z + 1) if where >> other & 1])
        for k in range(max(0, n - elsewhere), min(n, room[z]) + 1 if where >> z & 1 else 1):
            for rest, ways in self._splits(n - k, where, room, z + 1):
                yield (k, *rest), comb(n, k) * ways

    def sample(self, rng: Random) -> Deal:
        """A whole deal, uniformly; only if total is not 0."""
        room = self.sizes
        held: list[list[Card]] = [[] for _ in self.zones]
        for i, (_, cards) in enumerate(self.classes):
            total, splits = self._plan(i, room)
            at = rng.random() * total
            split: Split = ()
            for n, split in splits:              # noqa: B007 - the split reached is the one drawn
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
