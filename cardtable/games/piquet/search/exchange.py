"""What to throw: each discard tried with the same stocks and the same hands of the other, called and played out."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.games.piquet.rules.exchange import DEALT, HAND
from cardtable.games.piquet.rules.reckoning import LIMIT
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.equity import Equity
from cardtable.games.piquet.search.on_points import OnPoints
from cardtable.games.piquet.search.play_points import shared
from cardtable.games.piquet.search.sets import ALL, bits, cards
from cardtable.games.piquet.search.solving import whole
from cardtable.games.piquet.search.unseen import counts, keeping
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, PartWords
from cardtable.rules.moves import Move
from cardtable.rules.view import View

PLANS = 14                               # discards tried, by what the tables make of them
SAMPLES = 160                            # stocks, at budget 1
STOCK = 8
HIGH = 0b11000000                        # ace and king of a suit
PARTS: Mapping[str, PartWords] = {
    "point": PartWords("it keeps more for the point", "the point gains {n}", "the point loses {n}"),
    "sequences": PartWords("it makes more of sequences", "sequences gain {n}", "sequences lose {n}"),
    "sets": PartWords("it makes more of quatorzes and trios", "quatorzes and trios gain {n}",
                      "quatorzes and trios lose {n}"),
    "repique": PartWords("it makes more of repique and pique",
                         "repique and pique gain {n}", "repique and pique lose {n}"),
    "tricks": PartWords("it makes more points in the play", "tricks gain {n}", "tricks lose {n}"),
    "cards": PartWords("it wins the cards oftener", "the cards gain {n}", "the cards lose {n}"),
    "score": PartWords("at this score it is worth more", "the state of the score gains {n}",
                       "the state of the score loses {n}"),
}

REPIQUE = [*PARTS].index("repique")


class Layout(NamedTuple):
    """The other's hand, complete for elder hand's and before the exchange for the dealer's, and the stock in order."""

    other: int
    stock: tuple[int, ...]
    answers: dict[int, int]              # what the dealer throws, by how many he may take


class Exchange(OnPoints):
    """Discards of one who has seen his twelve cards."""

    samples = SAMPLES
    part_words = PARTS

    def __init__(self, view: View, seat: int, book: Move) -> None:
        deal = view.deal
        assert isinstance(deal, Piquet)
        self.deal, self.elder = deal, seat == deal.elder
        self.hand = bits(deal.zone[HAND[seat]])
        self.most = deal.most(seat)
        self.equity = Equity(deal, seat)
        self.blanche = 0 if deal.blanche < 0 else 10 if deal.blanche == deal.elder else -10
        found = keeping(self.elder).ranked(self.hand, ALL & ~self.hand, 1, self.most, PLANS)
        moves = [Move(("discard", *cards(thrown))) for _, thrown in found]
        for move in (book, *self.whole_suits()):
            if not any(set(move) == set(one) for one in moves):
                moves.append(move)
        self.plans: Sequence[Plan] = [(book if set(move) == set(book) else move,) for move in moves]
        self._came: dict[Plan, list[tuple[float, ...]]] = {}
        self._steady: dict[Plan, float] = {}

    def whole_suits(self) -> list[Move]:
        """All that may be thrown, in whole suits without an ace or king: what a person would think of first."""
        suits = [some for n in range(4) if (some := self.hand & 0xFF << 8 * n) and not some >> 8 * n & HIGH]
        found = [sum(some) for size in range(1, len(suits) + 1) for some in combinations(suits, size)]
        return [Move(("discard", *cards(thrown))) for thrown in found if thrown.bit_count() == self.most]

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        """The unseen cards at random; elder hand has thrown what the tables have him throw."""
        unseen = [1 << n for n in range(32) if not self.hand >> n & 1]
        while True:
            rng.shuffle(unseen)
            other, stock = sum(unseen[:DEALT]), tuple(unseen[DEALT:])
            if not self.elder:
                taken = STOCK - self.most
                (_, thrown), = keeping(True).ranked(other, ALL & ~other, taken, taken, 1)
                other, stock = other & ~thrown | sum(stock[:taken]), stock[taken:]
            yield Layout(other, stock, {}), 1.0

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        """What each discard comes to."""
        return [self.came(world, plan) for plan in plans]

    def came(self, world: Layout, plan: Plan) -> float:
        """What a discard comes to, by its parts, which are kept; made steadier by what the tables say of the hand."""
        thrown = bits([card for card in plan[0][1:] if isinstance(card, Card)])
        size = thrown.bit_count()
        own = self.hand & ~thrown | sum(world.stock[:size])
        other = self.answered(world, size) if self.elder else world.other
        parts = self.made(own, other) if self.elder else self.made(other, own)
        sign = 1 if self.elder else -1
        mine, his = (parts[6], parts[7]) if self.elder else (parts[7], parts[6])
        value = self.equity.points(mine, his)
        self._came.setdefault(plan, []).append((*[sign * part for part in parts[:6]], value))
        return value - self.luck(plan, thrown, own)

    def luck(self, plan: Plan, thrown: int, own: int) -> float:
        """By how much the draw was better than usual: nothing on the average, and so no part of the value.

        Only where nothing is known of the stock; the dealer's is what elder hand's draw has left.
        """
        if not self.elder:
            return 0.0
        table = keeping(self.elder)
        if plan not in self._steady:
            self._steady[plan] = table.after(self.hand, ALL & ~self.hand, thrown)
        return table.worth(own) - self._steady[plan]

    def answered(self, world: Layout, size: int) -> int:
        """The dealer's hand after his exchange, when elder hand has taken so many."""
        thrown = world.answers.get(size)
        most = STOCK - size
        if thrown is None:
            (_, thrown), = keeping(False).ranked(world.other, ALL & ~world.other, max(1, most - 1), most, 1)
            world.answers[size] = thrown
        return world.other & ~thrown | sum(world.stock[size:size + thrown.bit_count()])

    def made(self, elder: int, dealer: int) -> tuple[float, ...]:
        """The parts of a whole deal for elder hand, then what each marks."""
        point, runs, sets, first, second, repique = counts().against(elder, dealer, self.blanche)
        in_hand = first if not second and first < LIMIT else 0
        came = shared(whole(elder, dealer, in_hand), in_hand)
        tricks = came.elder - came.dealer - came.cards - came.pique
        return (point, runs, sets, repique + came.pique, tricks, came.cards,
                first + max(repique, 0) + came.elder, second + max(-repique, 0) + came.dealer)

    def afresh(self) -> None:
        """Nothing has come of any plan yet."""
        self._came = {}

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """Means over the layouts looked at, and what the score makes of them."""
        came = self._came.get(plan, [])[:len(self._came.get(like or plan, ()))]
        if not came:
            return {}
        means = [sum(each) / len(came) for each in zip(*came)]
        names = list(PARTS)
        found = dict(zip(names, means[:6]))
        return {**found, "score": means[6] - sum(means[:6])}

    def of_repiques(self, plan: Plan, other: Plan) -> str:
        """Whether a plan makes repique and pique oftener than another or suffers them less, where one of the two is
        most of it.  Only elder hand makes a pique."""
        (made, lost), (less, more) = self._repiques(plan), self._repiques(other)
        oftener, fewer = made - less, more - lost
        own, his = ("repique or pique", "repique") if self.elder else ("repique", "repique or pique")
        makes, suffers = f"makes {own} oftener", f"suffers {his} less"
        return f"it {makes}" if oftener > 2 * fewer else f"it {suffers}" if fewer > 2 * oftener else \
            f"it {makes}, and {suffers}"

    def _repiques(self, plan: Plan) -> tuple[float, float]:
        """What they bring, and what the other's cost, on the average."""
        came = [parts[REPIQUE] for parts in self._came.get(plan, [])]
        many = max(1, len(came))
        return sum([max(0.0, one) for one in came]) / many, sum([max(0.0, -one) for one in came]) / many


class ByTables(Exchange):
    """The same by the tables alone, where there is no compiled search: a thousand plays would take minutes."""

    ways = samples = 1
    at_once = True

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        """None is needed."""
        yield Layout(0, (), {}), 1.0

    def came(self, world: Layout, plan: Plan) -> float:
        """What the hand is then worth on the average."""
        thrown = bits([card for card in plan[0][1:] if isinstance(card, Card)])
        return keeping(self.elder).after(self.hand, ALL & ~self.hand, thrown)

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """The tables know none."""
        return {}
