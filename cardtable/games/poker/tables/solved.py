"""How Straight Poker is played by two who cannot be gained upon, as it was solved: read from the package."""
from __future__ import annotations

import json
from base64 import b64decode
from bisect import bisect_left
from functools import lru_cache
from importlib.resources import files
from math import log
from zlib import decompress

from cardtable.games.poker.tables.bluff import BUCKETS, OUT, PASS, WEIGHTS, Form, tree
from cardtable.games.poker.tables.regrets import Mixture, Node, Vector, nodes, slipping, worth

RATIOS = (2, 3, 4, 6, 8, 12, 24)                 # the limit by the ante
RAISES = 2
PARTS = 200


def form(ratio: int) -> Form:
    """The game in antes: two sizes, a third of the limit and all of it."""
    return Form(1, (max(1, ratio // 3), ratio), RAISES)


def nearest(limit: float, ante: float) -> int:
    """Of the ratios solved."""
    return min(RATIOS, key=lambda ratio: abs(log(ratio * ante / limit)))


@lru_cache(len(RATIOS))
def mixture(ratio: int) -> Mixture:
    """How often each bucket says each word."""
    held = json.loads(files(__package__).joinpath("solved.json").read_text("utf-8"))[str(ratio)]["mixture"]
    row = iter(decompress(b64decode(held)))
    found: Mixture = {}
    for node in nodes(tree(form(ratio))):
        some = [[next(row) / PARTS for _ in BUCKETS] for _ in node.follows]
        wholes = [sum(column) or 1.0 for column in zip(*some, strict=True)]
        found[node.said] = [[one / whole for one, whole in zip(word, wholes, strict=True)] for word in some]
    return found


def bucket(beaten: float) -> int:
    """Of a hand that beats this part of all."""
    return min(len(BUCKETS) - 1, bisect_left(BUCKETS, beaten))


@lru_cache(512)
def values(ratio: int, said: str) -> tuple[tuple[str, ...], tuple[Vector, ...]]:
    """The words that may be said after these, and what each comes to by bucket, in antes, from the beginning of the
    hand; no words where the solved game has ended or has no such words."""
    node: Node = tree(form(ratio))
    reach: list[Vector] = [list(WEIGHTS), list(WEIGHTS)]
    played = mixture(ratio)
    for word in said:
        if word not in node.follows:
            return (), ()
        row = slipping(played[node.said])[list(node.follows).index(word)]
        reach[node.seat] = [a * b for a, b in zip(reach[node.seat], row, strict=True)]
        node = node.follows[word]
    other = reach[1 - node.seat]
    whole = sum(other)
    if node.over or whole < 1e-9:
        return (), ()
    found = [worth(then, node.seat, played, other, len(BUCKETS)) for then in node.follows.values()]
    return tuple(node.follows), tuple([[one / whole for one in row] for row in found])


@lru_cache(len(RATIOS))
def habits(ratio: int) -> tuple[float, float]:
    """How often who plays so stakes or goes better, of all the times he speaks, and how often he stays when
    something is due: by which it can be told that somebody plays otherwise."""
    played, words, ups, faced, stayed = mixture(ratio), 0.0, 0.0, 0.0, 0.0
    met = {"": (list(WEIGHTS), list(WEIGHTS))}
    for node in nodes(tree(form(ratio))):
        reach = met[node.said]
        for (word, then), row in zip(node.follows.items(), played[node.said], strict=True):
            own = [a * b for a, b in zip(reach[node.seat], row, strict=True)]
            met[then.said] = (own, reach[1]) if node.seat == 0 else (reach[0], own)
            often = sum(own) * sum(reach[1 - node.seat])
            words += often * (word != PASS)
            ups += often * word.isdigit()
            if OUT in node.follows:
                faced += often
                stayed += often * (word != OUT)
    return ups / words, stayed / faced
