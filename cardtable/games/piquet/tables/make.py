"""Makes worth.py by playing deals: `python -m cardtable.games.piquet.tables.make --deals 20000 --write`.

Both exchange by the tables as they stand, now and then otherwise; all is called, and the play solved with open cards.
What came of it is fitted as a sum over the suits and ranks of each hand.  It begins at the tables there are, or with
--afresh at some set by hand.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean, pvariance
from typing import NamedTuple

from cardtable.games.piquet.rules.exchange import DEALT, MOST
from cardtable.games.piquet.rules.holdings import SEQUENCE
from cardtable.games.piquet.search.counts import Counts, parts
from cardtable.games.piquet.search.ending import Ending
from cardtable.games.piquet.search.keeping import Keeping
from cardtable.games.piquet.tables import worth

PACK = (1 << 32) - 1
TRIED = 12                   # discards of a hand among which one is taken
OTHERWISE, STEPS = 0.5, 0.35     # how often not the best at once, and how soon the next is passed over then
ROUNDS_OF_FIT, AVERAGED = 12, 3  # times through all deals; of the last so many the mean is taken
RATE, SLOWER, SURPRISE, HOLD = 0.04, 0.7, 60.0, 0.0005
ROWS_OF_HAND = 9                 # four suits and five ranks, which share what a deal teaches
PLACE = Path(worth.__file__)
HEAD = '''"""What elder hand, and the dealer, may make of a hand, by its suits and its ranks, in points of a deal.

Fitted to the difference of points that both then made by tables/make.py: {deals:,} deals, both exchanging by the tables
before, every third discard another than the best, all called and the play solved with open cards; {rounds} rounds.
They explain {elder:.0f} and {dealer:.0f} in 100 of the variance.  Compare sums only: the constants mean nothing.
"""
from __future__ import annotations

'''


class Table(NamedTuple):
    """What the cards of a suit are worth (a set, seven 1 to ace 128), and n of a rank (5 * (rank from the ten) + n)."""

    suit: Sequence[float]
    rank: Sequence[float]

    def of(self, hand: int) -> float:
        """A hand of any number of cards."""
        return sum([self.suit[i] for i in suits(hand)]) + sum([self.rank[i] for i in ranks(hand)])


class Dealt(NamedTuple):
    """Two hands after the exchange, and by how much elder hand made more."""

    elder: int
    dealer: int
    margin: int


def suits(hand: int) -> list[int]:
    """The places of a hand in `Table.suit`."""
    return [hand >> 8 * suit & 255 for suit in range(4)]


def ranks(hand: int) -> list[int]:
    """The places of a hand in `Table.rank`."""
    return [5 * rank + sum([hand >> 8 * suit + 3 + rank & 1 for suit in range(4)]) for rank in range(5)]


def by_hand(more: float) -> Table:
    """A table to begin with: long suits, runs, high cards, sets; `more` for each card of a suit beyond four."""
    lengths, tops = (0, 0, 0, .3, 1.5, 4, 6.5, 8, 9), (4, 2.5, 1.2, .6, .3, .1, 0, 0)
    suit = []
    for cards in range(256):
        length = cards.bit_count()
        high = sum([top * (1 if place > 7 - length else .4)
                    for place, top in zip(range(7, -1, -1), tops, strict=True) if cards >> place & 1])
        runs = sum([SEQUENCE[len(part)] for part, _ in parts(cards) if len(part) in SEQUENCE])
        suit.append(lengths[length] + high + .8 * runs + more * max(0, length - 4))
    return Table(suit, [value for rank in range(5) for value in (0, 0, .3 + .1 * rank, 1.5 + .4 * rank, 13)])


class Dealing:
    """Deals played by two tables, elder hand's and the dealer's."""

    def __init__(self, tables: tuple[Table, Table], rng: Random) -> None:
        self.rng = rng
        self.keeping = [Keeping(*table) for table in tables]
        self.counts, self.ending = Counts(), Ending(1, 1)

    def deal(self) -> Dealt:
        """One."""
        cards = list(range(32))
        self.rng.shuffle(cards)
        elder, dealer = _set(cards[:DEALT]), _set(cards[DEALT:2 * DEALT])
        elder, stock = self.exchanged(0, elder, cards[2 * DEALT:], MOST)
        dealer, _ = self.exchanged(1, dealer, stock, len(stock))
        own, his, repique = self.counts.against(elder, dealer)[3:6]
        alone = 0 if his or repique else own         # what may still grow into a pique
        return Dealt(elder, dealer, own - his + repique + self.ending.value(elder, dealer, 0, 0, alone))

    def exchanged(self, role: int, hand: int, stock: list[int], most: int) -> tuple[int, list[int]]:
        """A hand after its exchange, and what is left of the stock."""
        found = self.keeping[role].ranked(hand, PACK ^ hand, 1, most, TRIED)
        place = 0
        if self.rng.random() < OTHERWISE:
            place = min(int(self.rng.expovariate(STEPS)), len(found) - 1)
        thrown = found[place][1]
        many = thrown.bit_count()
        return hand ^ thrown | _set(stock[:many]), stock[many:]


class Fit:
    """A table fitted deal by deal to what hands came to."""

    def __init__(self, table: Table, mean: float) -> None:
        self.first, self.mean = table, mean
        self.suit, self.rank = list(table.suit), list(table.rank)

    def learn(self, hand: int, came: float, rate: float) -> None:
        """One deal; suits seldom seen are held near where they began."""
        error = max(-SURPRISE, min(SURPRISE, came - self.told(hand)))
        step = rate * error / ROWS_OF_HAND
        for place in suits(hand):
            self.suit[place] += step - HOLD * rate * (self.suit[place] - self.first.suit[place])
        for place in ranks(hand):
            self.rank[place] += step
        self.mean += step / 10

    def told(self, hand: int) -> float:
        """What the table says now."""
        return self.mean + Table(self.suit, self.rank).of(hand)


def fitted(table: Table, deals: list[tuple[int, float]], rng: Random) -> tuple[Table, float]:
    """A better table by hands and what they came to, and which share of the variance it explains."""
    deals = list(deals)
    found = Fit(table, fmean([came - table.of(hand) for hand, came in deals]))
    ends: list[Table] = []
    for turn in range(ROUNDS_OF_FIT):
        rng.shuffle(deals)
        for hand, came in deals:
            found.learn(hand, came, RATE / (1 + turn * SLOWER))
        ends = [*ends, Table(tuple(found.suit), tuple(found.rank))][-AVERAGED:]
    made = Table(*[[fmean(values) for values in zip(*rows, strict=True)] for rows in zip(*ends, strict=True)])
    left = fmean([(came - found.mean - made.of(hand)) ** 2 for hand, came in deals])
    return made, 1 - left / pvariance([came for _, came in deals])


def text(tables: tuple[Table, Table], shares: tuple[float, float], deals: int, rounds: int) -> str:
    """The module; of each row nothing held, and two of a rank, are moved to nought."""
    lines = [HEAD.format(deals=deals, rounds=rounds, elder=100 * shares[0], dealer=100 * shares[1])]
    for name, (suit, rank) in zip(("ELDER", "DEALER"), tables, strict=True):
        by_suit = [value - suit[0] for value in suit]
        by_rank = [value - rank[n - n % 5 + 2] for n, value in enumerate(rank)]
        lines += [f"{name}_SUIT = (\n", *_rows(by_suit, 16), ")\n",
                  '"""By the cards of a suit, as a set: seven 1 to ace 128."""\n',
                  f"{name}_RANK = (\n", *_rows(by_rank, 5), ")\n",
                  '"""By rank, ten to ace, and how many are held of it."""\n']
    return "".join(lines)


def _rows(values: list[float], wide: int) -> list[str]:
    numbers = [f"{value:.1f}," for value in values]
    return ["    " + " ".join(numbers[n:n + wide]) + "\n" for n in range(0, len(numbers), wide)]


def _set(cards: list[int]) -> int:
    return sum([1 << card for card in cards])


def main() -> None:
    """How many deals, and how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true", help="from tables set by hand, not from those there are")
    parser.add_argument("--write", action="store_true", help="put the tables in their place")
    given = parser.parse_args()
    rng = Random(given.seed)
    tables = (by_hand(.5), by_hand(.2)) if given.afresh else \
        (Table(worth.ELDER_SUIT, worth.ELDER_RANK), Table(worth.DEALER_SUIT, worth.DEALER_RANK))
    shares = 0.0, 0.0
    for turn in range(given.rounds):
        dealing = Dealing(tables, rng)
        dealt = [dealing.deal() for _ in range(given.deals)]
        elder, first = fitted(tables[0], [(deal.elder, deal.margin) for deal in dealt], rng)
        dealer, second = fitted(tables[1], [(deal.dealer, -deal.margin) for deal in dealt], rng)
        tables, shares = (elder, dealer), (first, second)
        print(f"Round {turn + 1} of {given.rounds}: elder hand makes {fmean([d.margin for d in dealt]):+.1f} more; "
              f"of the variance {first:.0%} and {second:.0%} are explained.", file=sys.stderr)
    if given.write:
        PLACE.write_text(text(tables, shares, given.deals, given.rounds), encoding="utf-8")


if __name__ == "__main__":
    main()
