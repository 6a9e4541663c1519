"""Solves Straight Poker for two at every ratio of limit and ante, and writes what was found into the package.

python -m cardtable.games.poker.tables.solve [TURNS]     (600; about a minute)
"""
from __future__ import annotations

import json
import sys
from base64 import b64encode
from pathlib import Path
from zlib import compress

from cardtable.games.poker.tables.bluff import WEIGHTS, Form, exploited, tree, value_of
from cardtable.games.poker.tables.regrets import Mixture, Solving
from cardtable.games.poker.tables.solved import RATIOS, form

PARTS = 200                                      # a word is said in so many parts of the whole
TURNS = 600


def written(mixture: Mixture) -> str:
    """A byte for each bucket, word after word."""
    found = bytes([round(PARTS * one) for some in mixture.values() for row in some for one in row])
    return b64encode(compress(found, 9)).decode("ascii")


def main(turns: int = TURNS) -> None:
    """Solves, tells and writes."""
    tables: dict[str, dict[str, object]] = {}
    for ratio in RATIOS:
        agreed: Form = form(ratio)
        solving = Solving(tree(agreed), WEIGHTS)
        solving.go_on(turns)
        mixture = solving.mixture()
        lost, elder = exploited(agreed, mixture), 100 * value_of(agreed, mixture, 0)
        print(f"limit {ratio} times the ante: loses {lost:.2f} antes a hundred hands at most; the elder hand makes "
              f"{elder:+.2f}", flush=True)
        tables[str(ratio)] = {"exploited": round(lost, 3), "elder": round(elder, 3), "mixture": written(mixture)}
    Path(__file__).with_name("solved.json").write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
