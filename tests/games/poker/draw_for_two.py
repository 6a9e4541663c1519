"""Draw Poker for two, with hands in buckets and stakes of few sizes, solved by counterfactual regret minimisation: a
yardstick for who plays it.

python -m tests.games.poker.draw_for_two [TURNS]     solves it anew and writes draw_for_two.json (400; about a minute)

The limit is twelve, the ante one, without jack-pots: if nobody goes in the Age takes it back.  The dealer (0) goes in
first, for two, or goes better by four; the Age (1) draws first; afterwards the dealer stakes one, four or twelve, or
goes out, for there is no waiting but the Age's.  Three cards drawn stand for four and five as well.  What kept cards
become is told by dealing; which bucket a hand was in before the draw is forgotten after it.
"""
from __future__ import annotations

import json
import sys
from base64 import b64decode
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple
from zlib import decompress

from cardtable.cards import RANKS, Cards, pack
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import WHOLE, laid_out
from cardtable.games.poker.book.discards import four_to_flush, four_to_straight
from cardtable.games.poker.tables.regrets import Mixture, Node, Solving, Vector, exploited, nodes, value_of
from cardtable.games.poker.tables.solve import PARTS, written

FILE = Path(__file__).with_name("draw_for_two.json")
OUT, SEE, BETTER, STAKES = "o", "s", "b", {"1": 1, "4": 4, "c": 12}
DRAWS = {"d0": 0, "d1": 1, "d2": 2, "d3": 3}
PRICE, UP, MOST, LIMIT = 2, 4, 2, 12             # of going in; by how much, and how often, it is gone better
DEALT, LOT = 20_000, 1909
PAIRS = (3, 6, 9, 10, 11, 12)                    # the rank from which on a pair is in the next bucket
NOTHING, FOURS, PAIR = 3, 2, len(PAIRS) + 1      # how many buckets each has
SORTS = NOTHING + FOURS + PAIR + 4
FINALS = tuple([.08 * (n + 1) for n in range(10)] + [.84, .88, .91, .94, .96, .98, .99])
"""Which part of all that hands become lies in the buckets up to each; the last has the rest."""
TURNS = 400


class Drawn(NamedTuple):
    """How often each sort of hand is dealt, from which strength on the buckets of hands drawn to begin, and what each
    sort becomes by the word with which it draws."""

    weights: Vector
    cuts: list[int]
    becomes: dict[str, list[Vector]]


def sort_of(hand: Cards) -> int:
    """By what it is worth before the draw, in the order in which they are listed here."""
    worth = WHOLE.of(hand)
    if worth.kind == Kind.HIGHEST_CARD:
        if four_to_flush(hand):
            return NOTHING + 1
        if four_to_straight(WHOLE, hand):
            return NOTHING
        return max(0, worth.ranks[0] - RANKS.index("Q"))
    if worth.kind == Kind.PAIR:
        return NOTHING + FOURS + sum([worth.ranks[0] >= rank for rank in PAIRS])
    better = (Kind.TWO_PAIRS, Kind.THREES)
    return NOTHING + FOURS + PAIR + (worth.kind == Kind.TWO_PAIRS and worth.ranks[0] >= RANKS.index("T")
                                     or 2 * (worth.kind == Kind.THREES) or 3 * (worth.kind not in better))


def kept(hand: Cards, away: int) -> Cards:
    """What is kept when so many are laid away: what makes the hand, then the highest; four to a flush or straight."""
    four = four_to_flush(hand) or four_to_straight(WHOLE, hand)
    if away == 1 and four and WHOLE.of(hand).kind <= Kind.PAIR:
        return tuple(four)
    return laid_out(WHOLE.of(hand), hand)[:5 - away]


def dealt_out() -> Drawn:
    """By dealing so many hands, always alike."""
    rng, whole = Random(LOT), pack(RANKS)
    dealt: Counter[int] = Counter()
    found: dict[str, list[tuple[int, int]]] = {word: [] for word in DRAWS}
    for _ in range(DEALT):
        some = tuple(rng.sample(whole, 8))
        hand = some[:5]
        sort = sort_of(hand)
        dealt[sort] += 1
        for word, away in DRAWS.items():
            found[word].append((sort, place(WHOLE, (*kept(hand, away), *some[5:5 + away]))))
    usual = sorted([final for some in found.values() for _, final in some])
    cuts = [usual[int(part * len(usual))] for part in FINALS]
    becomes = {}
    for word, finals in found.items():
        rows = [[0.0] * (len(cuts) + 1) for _ in range(SORTS)]
        for sort, final in finals:
            rows[sort][bisect_left(cuts, final)] += 1 / dealt[sort]
        becomes[word] = rows
    return Drawn([dealt[sort] / DEALT for sort in range(SORTS)], cuts, becomes)


def tree(becomes: dict[str, list[Vector]]) -> Node:
    """All that may be said and drawn."""
    return _going_in(Node("", 0, (0, 1)), PRICE, 0, becomes)


def _going_in(node: Node, level: int, ups: int, becomes: dict[str, list[Vector]]) -> Node:
    seat = node.seat
    node.follows[OUT] = Node(node.said + OUT, seat, node.paid, out=seat)
    seen = _paid(node, level)
    if node.said:
        node.follows[SEE] = _draws(Node(node.said + SEE, 1, seen), becomes)
    else:
        node.follows[SEE] = _going_in(Node(SEE, 1, seen), level, ups, becomes)
    if ups < MOST:
        then = Node(node.said + BETTER, 1 - seat, _paid(node, level + UP))
        node.follows[BETTER] = _going_in(then, level + UP, ups + 1, becomes)
    return node


def _draws(node: Node, becomes: dict[str, list[Vector]]) -> Node:
    """The Age, then the dealer."""
    node.becomes = becomes
    for word in DRAWS:
        then = Node(node.said + word, 0, node.paid)
        node.follows[word] = _draws(then, becomes) if node.seat else _staking(then)
    return node


def _staking(node: Node, ups: int = 0) -> Node:
    """The dealer stakes, or is out; the Age answers, and the stake may be gone better once, by the limit."""
    seat, other = node.seat, node.paid[1 - node.seat]
    node.follows[OUT] = Node(node.said + OUT, seat, node.paid, out=seat)
    if ups:
        node.follows[SEE] = Node(node.said + SEE, seat, _paid(node, other), show=True)
    for word, coins in STAKES.items() if not ups else [("c", LIMIT)] if ups == 1 else ():
        node.follows[word] = _staking(Node(node.said + word, 1 - seat, _paid(node, other + coins)), ups + 1)
    return node


def _paid(node: Node, coins: int) -> tuple[int, int]:
    return (coins, node.paid[1]) if node.seat == 0 else (node.paid[0], coins)


class Held(NamedTuple):
    """What was found: what the best answer wins, what the dealer makes, and how both play."""

    drawn: Drawn
    exploited: float
    dealer: float
    mixture: Mixture


@lru_cache(1)
def held() -> Held:
    """Read from the file."""
    found = json.loads(FILE.read_text("utf-8"))
    known = Drawn(found["weights"], found["cuts"], found["becomes"])
    row, mixture = iter(decompress(b64decode(found["mixture"]))), {}
    for node in nodes(tree(known.becomes)):
        size = SORTS if node.becomes or node.said.find("d") < 0 else len(known.cuts) + 1
        some = [[next(row) / PARTS for _ in range(size)] for _ in node.follows]
        wholes = [sum(column) for column in zip(*some, strict=True)]
        mixture[node.said] = [[one / whole for one, whole in zip(word, wholes, strict=True)] for word in some]
    return Held(known, found["exploited"], found["dealer"], mixture)


def main(turns: int = TURNS) -> None:
    """Solves, tells and writes."""
    found = dealt_out()
    known = found._replace(weights=[round(one, 4) for one in found.weights], becomes={
        word: [[round(one, 4) for one in row] for row in rows] for word, rows in found.becomes.items()})
    root = tree(known.becomes)
    solving = Solving(root, known.weights)
    for turn in range(0, turns, 10):
        solving.go_on(10)
        if turn % 50 == 40 or turn + 10 >= turns:
            mixture = solving.mixture()
            lost, dealer = told(root, known.weights, mixture)
            print(f"{turn + 10} turns: the best answer wins {lost:.2f} counters a hundred hands; the dealer makes "
                  f"{dealer:+.1f}", flush=True)
            FILE.write_text(json.dumps({**known._asdict(), "exploited": round(lost, 2), "dealer": round(dealer, 2),
                                        "mixture": written(mixture)}) + "\n", "utf-8")


def told(root: Node, weights: Sequence[float], mixture: Mixture) -> tuple[float, float]:
    """What the best answer wins, and what the dealer makes, in counters a hundred hands."""
    return exploited(root, weights, mixture), 100 * value_of(root, weights, mixture, 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
