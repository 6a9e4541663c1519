"""Straight Poker for two, with hands in buckets and stakes of few sizes: its tree, to be solved by `regrets`.

All amounts are counters.  If both pass the pool is left for a double header, in which neither has the better of it:
each is taken to have his ante back.
"""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.poker.tables import regrets
from cardtable.games.poker.tables.regrets import Mixture, Node

OUT, PASS, SEE = "o", "p", "s"                   # besides, a digit: which size one stakes, or goes better by
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


def value_of(form: Form, mixture: Mixture, seat: int, best: bool = False) -> float:
    """Counters a hand to this seat: when both play so, or with its best answer."""
    return regrets.value_of(tree(form), WEIGHTS, mixture, seat, best)


def exploited(form: Form, mixture: Mixture) -> float:
    """What the best answer wins from it on the average of both seats, in counters a hundred hands."""
    return regrets.exploited(tree(form), WEIGHTS, mixture)
