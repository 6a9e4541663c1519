"""Straight Poker for two, with hands in buckets and stakes of few sizes: its tree, and what both can hold each other
to, by counterfactual regret minimisation; and what the best answer to a way of playing wins.

All amounts are counters.  If both pass the pool is left for a double header, in which neither has the better of it:
each is taken to have his ante back.  Which cards one holds changes nothing in what the other may hold.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

SLIPS = .003                                     # how often each word is said for no reason
OUT, PASS, SEE = "o", "p", "s"                   # besides, a digit: which size one stakes, or goes better by
Vector = list[float]                             # by bucket
BUCKETS = tuple([(n + 1) / 56 * .9 for n in range(56)] + [.9 + (n + 1) / 32 * .1 for n in range(32)])
"""Which part of all hands is no better than each bucket: finer among the good ones, where most is staked."""
WEIGHTS = tuple([most - least for least, most in zip((0.0, *BUCKETS), BUCKETS, strict=False)])


@dataclass(frozen=True)
class Form:
    """What is agreed: the ante of each, by how much may be staked or gone better, and how often that after the
    first."""

    ante: int = 1
    sizes: tuple[int, ...] = (4, 12)
    raises: int = 3


@dataclass
class Node:
    """A moment of the stakes: what was said, who is to speak, what each has put in; the words open to him, each with
    what follows; at an end what lies there is shown (`show`) or somebody is `out`."""

    said: str
    seat: int
    paid: tuple[int, int]
    follows: dict[str, Node] = field(default_factory=dict)
    show: bool = False
    out: int = -1

    @property
    def over(self) -> bool:
        return not self.follows


def tree(form: Form) -> Node:
    """All that may be said, the elder hand being 0."""
    return _grown(form, Node("", 0, (form.ante, form.ante)), 0)


def _grown(form: Form, node: Node, ups: int) -> Node:
    mine, other = node.paid[node.seat], node.paid[1 - node.seat]
    if other > mine:
        node.follows[OUT] = Node(node.said + OUT, node.seat, node.paid, out=node.seat)
        node.follows[SEE] = Node(node.said + SEE, node.seat, _paid(node, other), show=True)
    elif node.said:
        node.follows[PASS] = Node(node.said + PASS, node.seat, node.paid)
    else:
        node.follows[PASS] = _grown(form, Node(PASS, 1, node.paid), 0)
    if ups <= form.raises:
        for n, size in enumerate(form.sizes):
            then = Node(node.said + str(n), 1 - node.seat, _paid(node, other + size))
            node.follows[str(n)] = _grown(form, then, ups + 1)
    return node


def _paid(node: Node, coins: int) -> tuple[int, int]:
    return (coins, node.paid[1]) if node.seat == 0 else (node.paid[0], coins)


def nodes(root: Node) -> Iterator[Node]:
    """Those at which somebody is to speak."""
    if not root.over:
        yield root
        for one in root.follows.values():
            yield from nodes(one)


Mixture = dict[str, list[Vector]]
"""By what was said, for each word in order, how often each bucket says it."""


def ended(node: Node, seat: int, reach: Vector) -> Vector:
    """What an end brings to each bucket of this seat, the other's being as likely as `reach` says."""
    win, lose = float(node.paid[1 - seat]), float(node.paid[seat])
    if node.out >= 0:
        value = win if node.out != seat else -lose
        return [value * sum(reach)] * len(reach)
    if not node.show:
        return [0.0] * len(reach)
    whole, below, found = sum(reach), 0.0, []
    for one in reach:
        found.append(win * (below + one / 2) - lose * (whole - below - one / 2))
        below += one
    return found


class Solving:
    """Regrets of both, by what was said: only those above nothing are kept, and late strategies count for more."""

    def __init__(self, form: Form) -> None:
        self.root, self.size, self.turn = tree(form), len(BUCKETS), 0
        self.regrets = {node.said: [[0.0] * self.size for _ in node.follows] for node in nodes(self.root)}
        self.sums = {node.said: [[0.0] * self.size for _ in node.follows] for node in nodes(self.root)}

    def go_on(self, times: int) -> None:
        for _ in range(times):
            self.turn += 1
            for seat in (0, 1):
                self._walk(self.root, seat, list(WEIGHTS), [1.0] * self.size)

    def _walk(self, node: Node, seat: int, reach: Vector, own: Vector) -> Vector:
        """What `seat` comes to from here, by bucket; `reach` is the other's, `own` his own."""
        if node.over:
            return ended(node, seat, reach)
        now = matched(self.regrets[node.said])
        slips = slipping(now)
        if node.seat != seat:
            found = [0.0] * self.size
            for play, then in zip(slips, node.follows.values(), strict=True):
                value = self._walk(then, seat, [a * b for a, b in zip(reach, play, strict=True)], own)
                found = [a + b for a, b in zip(found, value, strict=True)]
            return found
        values = [self._walk(then, seat, reach, [a * b for a, b in zip(own, play, strict=True)])
                  for play, then in zip(slips, node.follows.values(), strict=True)]
        whole = [sum([value[n] * play[n] for value, play in zip(values, now, strict=True)]) for n in range(self.size)]
        for regret, value in zip(self.regrets[node.said], values, strict=True):
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


def worth(node: Node, seat: int, mixture: Mixture, reach: Vector, best: bool = False) -> Vector:
    """What a seat comes to by bucket when both play so; or with `best` when it answers as well as can be."""
    if node.over:
        return ended(node, seat, reach)
    plays = mixture[node.said]
    if node.seat != seat:
        values = [worth(then, seat, mixture, [a * b for a, b in zip(reach, play, strict=True)], best)
                  for play, then in zip(plays, node.follows.values(), strict=True)]
        return [sum(column) for column in zip(*values, strict=True)]
    values = [worth(then, seat, mixture, reach, best) for then in node.follows.values()]
    if best:
        return [max(column) for column in zip(*values, strict=True)]
    return [sum([v * p for v, p in zip(column, weights, strict=True)])
            for column, weights in zip(zip(*values, strict=True), zip(*plays, strict=True), strict=True)]


def value_of(form: Form, mixture: Mixture, seat: int, best: bool = False) -> float:
    """Counters a hand to this seat: when both play so, or with its best answer."""
    found = worth(tree(form), seat, mixture, list(WEIGHTS), best)
    return sum([a * b for a, b in zip(found, WEIGHTS, strict=True)])


def exploited(form: Form, mixture: Mixture) -> float:
    """What the best answer wins from it on the average of both seats, in counters a hundred hands."""
    return 100 * (value_of(form, mixture, 0, True) + value_of(form, mixture, 1, True)) / 2
