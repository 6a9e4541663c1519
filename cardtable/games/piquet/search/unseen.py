"""The hands that the other may hold, by all that was seen and said, and how likely he would have kept them."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb, exp
from random import Random
from threading import local

from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.exchange import DISCARD, HAND
from cardtable.games.piquet.rules.holdings import LEAST_RUN, LEAST_SET, LOWEST_SET
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.counts import Counts, parts
from cardtable.games.piquet.search.keeping import Keeping
from cardtable.games.piquet.search.sets import ALL, bits, of_mask
from cardtable.games.piquet.tables.worth import DEALER_RANK, DEALER_SUIT, ELDER_RANK, ELDER_SUIT
from cardtable.rules.knowledge import Statement
from cardtable.rules.view import View

SEVEN = 5                                # its rank; the strengths of the sets count from there
ALL_COUNTED = 7_000                      # hands looked through; of more so many are drawn
REGRET = 6.0                             # points a discard may be behind for each e-fold in which it is less likely
LEAST_LIKELY = 0.02                      # nothing is impossible


class _OfThread(local):
    """What one thread works with: a hint and a player may think at the same time."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.keeping = Keeping(DEALER_SUIT, DEALER_RANK), Keeping(ELDER_SUIT, ELDER_RANK)


_OWN = _OfThread()


def counts() -> Counts:
    """What hands count."""
    return _OWN.counts


def keeping(elder: bool) -> Keeping:
    """What elder hand, or the dealer, may expect of a hand."""
    return _OWN.keeping[elder]


class Unseen:
    """What the other may hold in the play."""

    def __init__(self, view: View, seat: int) -> None:
        deal = view.deal
        assert isinstance(deal, Piquet)
        self.deal, self.seat, self.other = deal, seat, 1 - seat
        may, zone = view.knowledge.may, HAND[self.other]
        elsewhere = 0
        for n, some in enumerate(may):
            elsewhere |= some if n != zone else 0
        possible = of_mask(may[zone])
        self.sure = possible & ~of_mask(elsewhere)
        self.doubtful = [1 << n for n in range(32) if (possible & ~self.sure) >> n & 1]
        self.size = len(deal.zone[zone]) - self.sure.bit_count()
        self.said = [one for one in view.knowledge.statements if one.zones == (zone,)]
        self.played = bits([card for who, card, _ in deal.history if who == self.other])
        self.hidden = of_mask(may[DISCARD[self.other]]) | possible
        self.thrown = len(deal.zone[DISCARD[self.other]])
        self.drawn = self.thrown

    def hands(self, rng: Random) -> list[int]:
        """All that agree with what was said, in any order; of very many those among a sample."""
        if not 0 <= self.size <= len(self.doubtful):
            return []
        if comb(len(self.doubtful), self.size) <= ALL_COUNTED:
            some = [self.sure | sum(one) for one in combinations(self.doubtful, self.size)]
        else:
            some = [self.sure | sum(rng.sample(self.doubtful, self.size)) for _ in range(ALL_COUNTED)]
        found = [hand for hand in some if all(holds(hand, one) for one in self.said)]
        rng.shuffle(found)
        return found

    def weighed(self, hands: list[int], rng: Random) -> Iterator[tuple[int, float]]:
        """Each hand, and how likely he would have come to it by what he threw."""
        elder = self.other == self.deal.elder
        table = keeping(elder)
        for hand in hands:
            final = hand | self.played
            free = [1 << n for n in range(32) if (self.hidden & ~final) >> n & 1]
            if len(free) < self.thrown or final.bit_count() < self.drawn:
                yield hand, 1.0
                continue
            thrown = sum(rng.sample(free, self.thrown))
            drawn = sum(rng.sample([1 << n for n in range(32) if final >> n & 1], self.drawn))
            dealt = final & ~drawn | thrown
            best = table.ranked(dealt, ALL & ~dealt, self.thrown, self.thrown, 1)[0][0]
            regret = best - table.after(dealt, ALL & ~dealt, thrown)
            yield hand, max(LEAST_LIKELY, exp(-regret / REGRET))


def holds(hand: int, said: Statement) -> bool:
    """Whether a hand agrees with what was said of it, as the rules have it (`Dialogue.holds`, `has_told`)."""
    for cards in said.left.values():
        hand |= bits(cards)
    item = said.args[0]
    assert isinstance(item, str)
    if said.name == "has_told":
        return held(hand, item) == sorted([strength(item, one) for one in said.args[1:]], reverse=True)
    _, sign, size, rank = said.args
    called = strength(item, (size, rank))
    if sign == "has":
        return called in held(hand, item)
    own = counts().best(hand)[ITEMS.index(item)]
    if item == "point" and not rank:
        own = own // 100 * 100
    return own > called if sign == ">" else own < called if sign == "<" else own == called if sign == "=" else \
        own >= called if sign == ">=" else own <= called


def strength(item: str, called: object) -> int:
    """What was called, in the numbers of `Counts.best`."""
    assert isinstance(called, tuple)
    size, rank = called
    return int(100 * size + rank if item == "point" else 10 * size + rank - SEVEN if size else 0)


def held(hand: int, item: str) -> list[int]:
    """All that a hand has of sequences or sets, its best point alone; in the same numbers, the best first."""
    if item == "point":
        return [counts().best(hand)[0]]
    if item == "sequence":
        return sorted([run for suit in range(4) for run in runs(hand >> 8 * suit & 255)], reverse=True)
    alike = [((hand >> rank & 0x01010101).bit_count(), rank) for rank in range(LOWEST_SET, 8)]
    return sorted([10 * size + rank for size, rank in alike if size >= LEAST_SET], reverse=True)


@cache
def runs(suit: int) -> tuple[int, ...]:
    """The sequences among a suit's cards."""
    return tuple([10 * len(part) + end for part, end in parts(suit) if len(part) >= LEAST_RUN])
