"""Makes strength.py and outcomes.py by playing deals: `python -m cardtable.games.ecarte.tables.make`."""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import exp
from pathlib import Path
from random import Random

from cardtable.cards import Card, Cards
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.rules import PACK, Ecarte
from cardtable.games.ecarte.search import ends
from cardtable.games.ecarte.search.equity import Worth
from cardtable.games.ecarte.tables.strength import TABLES as strength_tables
from cardtable.rules.events import NATURE

FOLDER = Path(__file__).resolve().parent
TABLES = [name for names in habits.TABLE.values() for name in names]
LOVE_ALL, LOVE_ALL_DEAL = Worth(), Ecarte(0)
MARKS = ((0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0))

STRENGTH = '''"""The chance of the point by the holding in each suit, made by tables.py: {deals:,} deals.

For each table the trumps and a plain suit, by holding (bits from the seven to the king, ace between ten and knave), in
hundredths of a logit to be added up over the suits.
"""
from __future__ import annotations

TABLES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {{
{body}}}
'''

OUTCOMES = '''"""How deals end, made by tables.py from {deals:,} deals at every score, played by habit.

By the points that elder hand and dealer still need (five stands for more): how often each pair of marks came.
"""
from __future__ import annotations

MARKS = {marks}      # of elder hand and dealer
COUNTS: dict[tuple[int, int], tuple[int, ...]] = {{
{body}}}
'''


class Fit:
    """The chance of the point as a logistic sum over the suits, fitted deal by deal."""

    def __init__(self) -> None:
        self.trumps, self.plain = [0.0] * 256, [0.0] * 256
        self.seen = 0

    def learn(self, hand: Cards, trump: int, won: bool) -> None:
        bits = habits.ROWS.mask(hand)
        rows = [(self.trumps if s == trump else self.plain, bits >> 8 * s & 255) for s in range(4)]
        p = 1 / (1 + exp(-sum(row[holding] for row, holding in rows)))
        self.seen += 1
        step = 0.25 / (1 + self.seen / 30_000)
        for row, holding in rows:
            row[holding] += step * (won - p)

    def table(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """In hundredths."""
        return tuple([round(100 * x) for x in self.trumps]), tuple([round(100 * x) for x in self.plain])

    def text(self) -> str:
        return "(\n" + "".join(_row(table) for table in self.table()) + "    )"


def _row(table: tuple[int, ...]) -> str:
    numbers = [str(x) for x in table]
    lines, line = [], "        ("
    for n in numbers:
        if len(line) + len(n) > 114:
            lines.append(line.rstrip())
            line = "         "
        line += n + ", "
    return "\n".join([*lines, line.rstrip().rstrip(",")]) + "),\n"


def strength(deals: int, rng: Random) -> str:
    """Hands of one deal after another are played at once, after one exchange and after two, all by habit.

    Twice over: the second time the dealer knows that he has been asked because the elder hand was not content, and
    the elder hand that he may be refused.
    """
    for turn in range(2):
        fits = {name: Fit() for name in TABLES}
        for n in range(deals):
            _learn(fits, rng.sample(PACK, 32), taken_at_word=turn == 1)
            if n % 50_000 == 0:
                print(f"strength: {n} of {deals}, turn {turn + 1} of 2", file=sys.stderr)
        strength_tables.update({name: fit.table() for name, fit in fits.items()})
        habits.chance.cache_clear()
    body = "".join(f"    {name!r}: {fit.text()},\n".replace("'", '"') for name, fit in fits.items())
    return STRENGTH.format(deals=deals, body=body)


def _learn(fits: dict[str, Fit], order: list[Card], taken_at_word: bool) -> None:
    hands, stock, trump = (tuple(order[5:10]), tuple(order[:5])), tuple(order[11:]), order[10].suit      # dealer is 0
    for now, then in (((habits.STAND, habits.REFUSE), (habits.GIVEN, habits.TAKEN)),
                      ((habits.STAND_LATER, habits.REFUSE_LATER), (habits.GIVEN_LATER, habits.TAKEN_LATER))):
        dealer, elder = hands
        later = now[0] == habits.STAND_LATER
        proposes = not taken_at_word or habits.gain(_at(trump), 1, elder, LOVE_ALL, later) <= 0
        accepts = not taken_at_word or habits.gain(_at(trump), 0, dealer, LOVE_ALL, later) <= 0
        won = _point(elder, dealer, trump)
        fits[now[0]].learn(elder, trump, won)
        if proposes:
            fits[now[1]].learn(dealer, trump, not won)
        new_elder, stock = _change(elder, stock, trump)
        new_dealer, stock = _change(dealer, stock, trump)
        won_changed = _point(new_elder, new_dealer, trump)
        fits[then[0]].learn(elder, trump, won_changed if accepts else won)
        if proposes:
            fits[then[1]].learn(dealer, trump, not won_changed)
        if not (proposes and accepts):
            return
        hands = new_dealer, new_elder


def _at(trump: int) -> Ecarte:
    LOVE_ALL_DEAL.trump = trump
    return LOVE_ALL_DEAL


def _change(hand: Cards, stock: Cards, trump: int) -> tuple[Cards, Cards]:
    kept = tuple([c for c in hand if c.suit == trump or c.rank == habits.KING])
    n = 5 - len(kept)
    return kept + stock[:n], stock[n:]


def _point(elder: Cards, dealer: Cards, trump: int) -> bool:
    led = habits.lead(elder, trump)
    return habits.ROWS.tricks_after(tuple([c for c in elder if c is not led]), led, dealer, trump) >= 3


def outcomes(deals: int, rng: Random, rounds: int = 3) -> str:
    """Deals played by habit at every score; as that needs the worth of the scores, over again with what was found."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for turn in range(rounds):
        worth = Worth(counts=found) if found else Worth()
        size = deals if turn == rounds - 1 else deals // 4
        found = {(a, b): _marks(a, b, worth, size, rng) for a in range(1, 6) for b in range(1, 6)}
        print(f"outcomes: round {turn + 1} of {rounds}", file=sys.stderr)
    body = "".join(f"    {needs}: {counts},\n" for needs, counts in found.items())
    return OUTCOMES.format(deals=deals, marks=MARKS, body=body)


def _marks(elder_needs: int, dealer_needs: int, worth: Worth, deals: int, rng: Random) -> tuple[int, ...]:
    counts: Counter[tuple[int, int]] = Counter()
    before = (5 - elder_needs, 5 - dealer_needs)
    for _ in range(deals):
        deal = Ecarte(1, before)
        while not ends.solved(deal):
            seat = deal.must[0]
            move = deal.decision(seat).sample(rng) if seat == NATURE else habits.move(deal, seat, worth)
            deal.apply(seat, move)
        score = ends.final_score(deal)
        counts[score[0] - before[0], score[1] - before[1]] += 1
    return tuple([counts[marks] for marks in MARKS])


def main() -> None:
    """What is to be made, and of how many deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("strength", "outcomes"))
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    if arguments.what == "strength":
        text = strength(arguments.deals or 400_000, rng)
    else:
        text = outcomes(arguments.deals or 4_000, rng)
    (FOLDER / f"{arguments.what}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
