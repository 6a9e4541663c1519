"""Makes computed.json and scores.json: `python -m cardtable.games.cribbage.tables.compute.tables [--quick] [FORM ...]`.

What a throw is worth in the crib depends on how the others throw, and that on what they think it worth: the tables of
cribs are computed from each other, beginning with nothing, until they settle.  From the throws follow the hands that
are kept; from play by search with hands so kept, what each hand pegs; from whole deals so played, the race home.
"""
from __future__ import annotations

import argparse
import json
import sys
from array import array
from base64 import b64encode
from collections import Counter, defaultdict
from itertools import combinations_with_replacement
from math import comb, log2
from random import Random
from typing import Any

from cardtable.games.cribbage.rules.forms import FORMS, Form, crib_weight
from cardtable.games.cribbage.search.arithmetic import PAIRS, RANKS, Thrower
from cardtable.games.cribbage.search.likely import Ranks, hands, ways
from cardtable.games.cribbage.search.race import chances
from cardtable.games.cribbage.tables import computed
from cardtable.games.cribbage.tables.compute.play import Played, Player
from cardtable.games.cribbage.tables.compute.smoothing import smoothed

CRIB_ROUNDS = (2_000, 5_000, 10_000, 60_000)     # samples a throw
HANDS = 1_000_000
DEALS = {3: 25_000, 4: 25_000, 5: 8_000}         # played, by the cards of a hand, of two; of more a fourth
PRIOR = 0.3                                      # hands as likely as any that a count is steadied with

# Who else throws to the crib, as seen by each, by seats.
OTHERS = {2: {"dealer": ["pone"], "pone": ["dealer"]},
          3: {"dealer": ["pone", "pone"], "pone": ["dealer", "pone"]},
          4: {"dealer": ["partner", "pone", "pone"], "partner": ["dealer", "pone", "pone"],
              "pone": ["dealer", "partner", "pone"]}}
Cribs = dict[str, "array[float]"]


def throws(laid: int) -> list[tuple[int, ...]]:
    """Every kind of throw, as cards: one rank, or two ranks of one suit or of different suits."""
    if laid == 1:
        return [(a,) for a in range(RANKS)]
    found: list[tuple[int, ...]] = []
    for a, b in combinations_with_replacement(range(RANKS), 2):
        found += [(a, RANKS + b)] if a == b else [(a, RANKS + b), (a, b)]
    return found


def place(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Where in a table a throw stands; a pair in both orders."""
    a, b = cards[0], cards[-1]
    suited = int(a // RANKS == b // RANKS)
    a, b = a % RANKS, b % RANKS
    return (a * RANKS + b) * 2 + suited, (b * RANKS + a) * 2 + suited


def improved(form: Form, known: Cribs, samples: int, seed: int) -> Cribs:
    """The tables of cribs when everybody throws by the given ones."""
    thrower = Thrower(form.dealt, form.laid_out, seed)
    made: Cribs = {}
    for part, others in OTHERS[form.seats].items():
        made[part] = array("d", [0.0] * PAIRS)
        for cards in throws(form.laid_out):
            throwers = [(known[r], crib_weight(form, r)) for r in others]
            mean = thrower.cribs_with(list(cards), throwers, form.from_pack, samples)
            for at in place(cards):
                made[part][at] = mean
    return made


def settled_cribs(form: Form, scale: float) -> Cribs:
    """The tables of cribs when nobody has reason to throw otherwise."""
    known: Cribs = {part: array("d", [0.0] * PAIRS) for part in OTHERS[form.seats]}
    for seed, n in enumerate(CRIB_ROUNDS, 1):
        known = improved(form, known, max(100, int(n * scale)), seed)
    return {part: array("d", [round(x, 3) for x in table]) for part, table in known.items()}


def kept(form: Form, cribs: array[float], sign: float, samples: int) -> str:
    """How much likelier than by the deal alone each hand is kept, as computed.py has it."""
    counts = Thrower(form.dealt, form.laid_out, 7).kept(cribs, sign, samples)
    made = bytearray()
    for hand in hands(form.hand):
        at = 0
        for r in hand:
            at = at * RANKS + r
        alike = samples * ways(hand, [4] * RANKS) / comb(52, form.hand)
        doublings = log2((counts[at] + PRIOR) / (alike + PRIOR))
        made.append(max(0, min(255, round(computed.STEPS * doublings) + computed.EVEN)))
    return b64encode(bytes(made)).decode()


def histogram(points: Counter[int]) -> list[int]:
    """How often there were none, one, two ... points."""
    return [points[n] for n in range(max(points) + 1)]


def reckoned(form: Form, deals: list[Played]) -> dict[str, Any]:
    """What deals come to: pegs by hand, hands, cribs, and the play of both sides together."""
    pegged: dict[str, dict[Ranks, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    shown: dict[str, Counter[int]] = defaultdict(Counter)
    cribs, joint = Counter[int](), Counter[tuple[int, int]]()
    for deal in deals:
        for part, hand, own, others, show in deal.seats:
            pegged[part][hand].append((own, others))
            shown[part][show] += 1
        cribs[deal.crib] += 1
        joint[deal.pegs] += 1
    made: dict[str, Any] = {
        "hands": {part: histogram(points) for part, points in shown.items()}, "crib": histogram(cribs),
        "pegs": {part: [_bytes(smoothed(form.hand, by_hand, side)) for side in (0, 1)]
                 for part, by_hand in pegged.items()}}
    if max(form.side) == 1:
        made["joint"] = [x for (pone, dealer), n in sorted(joint.items()) for x in (pone, dealer, n)]
    return made


def _bytes(means: list[float]) -> str:
    return b64encode(bytes([max(0, min(255, round(mean * computed.SIXTEENTHS))) for mean in means])).decode()


def make(names: list[str], scale: float) -> None:
    """The tables of these forms, into the files."""
    every = json.loads(computed.TABLES.read_text()) if computed.TABLES.exists() else {}
    scores = json.loads(computed.SCORES.read_text()) if computed.SCORES.exists() else {}
    for name in names:
        form = FORMS[name]
        cribs = settled_cribs(form, scale)
        found: dict[str, Any] = {"cribs": {part: list(table) for part, table in cribs.items()}}
        found["kept"] = {part: kept(form, table, crib_weight(form, part), int(HANDS * scale))
                         for part, table in cribs.items()}
        every[name] = found
        _write(computed.TABLES, every)
        print(f"{name}: cribs and hands", file=sys.stderr)
        player, rng = Player(name), Random(name)
        number = DEALS[form.hand] // (4 if form.seats > 2 else 1)
        deals = [player.deal(rng) for _ in range(max(200, int(number * scale)))]
        found |= reckoned(form, deals)
        _write(computed.TABLES, every)
        if max(form.side) == 1:
            scores[name] = [computed.packed(table) for table in chances([deal.marks for deal in deals], form.game)]
            _write(computed.SCORES, scores)
        print(f"{name}: {len(deals)} deals played", file=sys.stderr)


def _write(path: Any, found: dict[str, Any]) -> None:
    path.write_text(json.dumps(found, separators=(",", ":")).replace('},"', '},\n"') + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("forms", nargs="*", choices=[[], *FORMS], metavar="FORM")
    parser.add_argument("--quick", action="store_true", help="a hundredth of the work; it replaces the files, too")
    arguments = parser.parse_args()
    make(arguments.forms or list(FORMS), 0.01 if arguments.quick else 1.0)
