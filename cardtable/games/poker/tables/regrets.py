"""Games of two, with hands in buckets and a tree of all that may be said: what both can hold each other to, by
counterfactual regret minimisation; and what the best answer to a way of playing wins.

All amounts are counters.  Which cards one holds changes nothing in what the other may hold.  Where cards are drawn a
word says how many, and hands go from the buckets of before to those of after.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

SLIPS = .003                                     # how often each word is said for no reason
Vector = list[float]                             # by bucket
Mixture = dict[str, list[Vector]]
"""By what was said, for each word in order, how often each bucket says it."""


@dataclass
class Node:
    """A moment: what was said, who is to speak, what each has put in; the words open to him, each with what follows; at
    an end what lies there is shown (`show`) or somebody is `out`.  Where he draws, `becomes` has by word how often each
    bucket comes to be each of those after."""

    said: str
    seat: int
    paid: tuple[int, int]
    follows: dict[str, Node] = field(default_factory=dict)
    show: bool = False
    out: int = -1
    becomes: Mapping[str, Sequence[Vector]] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return not self.follows

    def on(self, word: str, reach: Vector) -> Vector:
        """How likely each bucket is after this word."""
        if not self.becomes:
            return reach
        found = [0.0] * len(self.becomes[word][0])
        for often, row in zip(reach, self.becomes[word], strict=True):
            if often:
                found = [a + often * b for a, b in zip(found, row, strict=True)]
        return found

    def back(self, word: str, values: Vector) -> Vector:
        """What each bucket comes to that says this word, from what those after it come to."""
        if not self.becomes:
            return values
        return [sum([a * b for a, b in zip(row, values, strict=True)]) for row in self.becomes[word]]


def nodes(root: Node) -> Iterator[Node]:
    """Those at which somebody is to speak."""
    if not root.over:
        yield root
        for one in root.follows.values():
            yield from nodes(one)


def ended(node: Node, seat: int, reach: Vector, own: int) -> Vector:
    """What an end brings to each of so many buckets of this seat, the other's being as likely as `reach` says."""
    win, lose = float(node.paid[1 - seat]), float(node.paid[seat])
    if node.out >= 0:
        value = win if node.out != seat else -lose
        return [value * sum(reach)] * own
    if not node.show:
        return [0.0] * own
    whole, below, found = sum(reach), 0.0, []
    for one in reach:
        found.append(win * (below + one / 2) - lose * (whole - below - one / 2))
        below += one
    return found


class Solving:
    """Regrets of both, by what was said: only those above nothing are kept, and late strategies count for more."""

    def __init__(self, root: Node, weights: Sequence[float]) -> None:
        self.root, self.weights, self.turn = root, list(weights), 0
        self.regrets: Mixture = {}
        self.sums: Mixture = {}
        self._lay(root, (len(weights), len(weights)))

    def _lay(self, node: Node, sizes: tuple[int, int]) -> None:
        """Nothing is regretted yet; of both seats so many buckets there are."""
        if node.over:
            return
        for some in (self.regrets, self.sums):
            some[node.said] = [[0.0] * sizes[node.seat] for _ in node.follows]
        for word, then in node.follows.items():
            size = after(node, word, sizes[node.seat])
            self._lay(then, (size, sizes[1]) if node.seat == 0 else (sizes[0], size))

    def go_on(self, times: int) -> None:
        for _ in range(times):
            self.turn += 1
            for seat in (0, 1):
                self._walk(self.root, seat, self.weights, [1.0] * len(self.weights))

    def _walk(self, node: Node, seat: int, reach: Vector, own: Vector) -> Vector:
        """What `seat` comes to from here, by bucket; `reach` is the other's, `own` his own."""
        if node.over:
            return ended(node, seat, reach, len(own))
        regrets = self.regrets[node.said]
        now = matched(regrets)
        slips = slipping(now)
        if node.seat != seat:
            found = [0.0] * len(own)
            for play, (word, then) in zip(slips, node.follows.items(), strict=True):
                met = node.on(word, [a * b for a, b in zip(reach, play, strict=True)])
                found = [a + b for a, b in zip(found, self._walk(then, seat, met, own), strict=True)]
            return found
        values = [node.back(word, self._walk(then, seat, reach, node.on(word, [
            a * b for a, b in zip(own, play, strict=True)])))
            for play, (word, then) in zip(slips, node.follows.items(), strict=True)]
        whole = [sum([value[n] * play[n] for value, play in zip(values, now, strict=True)]) for n in range(len(own))]
        for regret, value in zip(regrets, values, strict=True):
            regret[:] = [r + v - w if r + v > w else 0.0 for r, v, w in zip(regret, value, whole, strict=True)]
        for total, play in zip(self.sums[node.said], now, strict=True):
            total[:] = [t + self.turn * o * p for t, o, p in zip(total, own, play, strict=True)]
        return whole

    def mixture(self) -> Mixture:
        """How both play on the average."""
        return {said: matched(some) for said, some in self.sums.items()}


def slipping(some: Sequence[Vector]) -> list[Vector]:
    """The same, but that everybody says anything now and then, whatever he holds: so there is a sound answer even to
    what nobody should say."""
    rest = 1 - SLIPS * len(some)
    return [[rest * one + SLIPS for one in row] for row in some]


def matched(some: Sequence[Vector]) -> list[Vector]:
    """Each in its part of the whole; all alike where there is nothing."""
    wholes = [sum(column) for column in zip(*some, strict=True)]
    even = 1 / len(some)
    return [[one / whole if whole > 0 else even for one, whole in zip(row, wholes, strict=True)] for row in some]


def worth(node: Node, seat: int, mixture: Mixture, reach: Vector, own: int, best: bool = False) -> Vector:
    """What a seat comes to by each of its so many buckets when both play so; or with `best` when it answers as well as
    can be."""
    if node.over:
        return ended(node, seat, reach, own)
    plays = mixture[node.said]
    if node.seat != seat:
        met = [node.on(word, [a * b for a, b in zip(reach, play, strict=True)])
               for play, word in zip(plays, node.follows, strict=True)]
        values = [worth(then, seat, mixture, some, own, best)
                  for some, then in zip(met, node.follows.values(), strict=True)]
        return [sum(column) for column in zip(*values, strict=True)]
    values = [node.back(word, worth(then, seat, mixture, reach, after(node, word, own), best))
              for word, then in node.follows.items()]
    if best:
        return [max(column) for column in zip(*values, strict=True)]
    return [sum([v * p for v, p in zip(column, weights, strict=True)])
            for column, weights in zip(zip(*values, strict=True), zip(*plays, strict=True), strict=True)]


def after(node: Node, word: str, own: int) -> int:
    """How many buckets there are after this word."""
    return len(node.becomes[word][0]) if node.becomes else own


def value_of(root: Node, weights: Sequence[float], mixture: Mixture, seat: int, best: bool = False) -> float:
    """Counters a hand to this seat: when both play so, or with its best answer."""
    found = worth(root, seat, mixture, list(weights), len(weights), best)
    return sum([a * b for a, b in zip(found, weights, strict=True)])


def exploited(root: Node, weights: Sequence[float], mixture: Mixture) -> float:
    """What the best answer wins from it on the average of both seats, in counters a hundred hands."""
    return 50 * (value_of(root, weights, mixture, 0, True) + value_of(root, weights, mixture, 1, True))
