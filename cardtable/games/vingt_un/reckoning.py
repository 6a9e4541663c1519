"""What the courses of a decision are worth, in stakes or counters, from the cards that are out.

Of a punter who draws or stands it is exact, against a dealer who doubles and stands as the book has it.  What is still
far, the worth of a first card or of a pair gone on, is reckoned with the dealer's chances as they are after the next
card.  A dealer's own are reckoned with every punter's hidden cards taken by themselves, as likely as his stake and
what he has drawn make them.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from cardtable.games.vingt_un.odds import (
    ANY,
    BANKER_STANDS,
    DOUBLED,
    NATURAL,
    OVER,
    Pack,
    dealers,
    endings,
    paid,
    without,
)
from cardtable.games.vingt_un.scoring import ACE, GOAL, TEN

PUNTER_STANDS = 16                               # 002:5116-5118
Chances = tuple[tuple[int, float], ...]
Standing = Callable[[int], float]                # by total, what it is worth to stand


class Against(NamedTuple):
    """Whom a punter plays against: on what the dealer stands, with which first cards, and what is added to all hands;
    how often the stake a natural is paid."""

    first: frozenset[int] = ANY
    added: int = 0
    natural: int = 2
    stands: int = BANKER_STANDS

    def chances(self, pack: Pack) -> Chances:
        """How he may end, who has no natural."""
        return dealers(pack, self.stands, self.first, self.added)


def best_of(low: int, ace: bool) -> int:
    """What a hand comes to."""
    return low + TEN if ace and low + TEN <= GOAL else low


def stood(total: int, chances: Chances) -> float:
    """What it is worth to stand, in stakes."""
    return sum([chance * paid(total, dealer) for dealer, chance in chances])


@lru_cache(50_000)
def hand(low: int, ace: bool, pack: Pack, against: Against, frozen: Chances | None = None) -> float:
    """What a hand is worth that goes on as is best; with the dealer's chances `frozen`, if they are given."""
    if low > GOAL:
        return -1.0
    stands = stood(best_of(low, ace), frozen or against.chances(pack))
    return max(stands, drawn(low, ace, pack, against, frozen)) if low < GOAL else stands


def drawn(low: int, ace: bool, pack: Pack, against: Against, frozen: Chances | None = None, far: bool = False) -> float:
    """The same after a card, whatever it is; where the end is `far` with the dealer's chances frozen after that."""
    left, worth = sum(pack), 0.0
    for one in range(1, TEN + 1):
        if pack[one]:
            after = without(pack, one)
            then = against.chances(after) if far else frozen
            worth += pack[one] / left * hand(low + one, ace or one == ACE, after, against, then)
    return worth


def begun(first: int, pack: Pack, against: Against) -> float:
    """What a hand is worth that has one card and is to have another, where the dealer has no natural: one of a pair."""
    left, worth = sum(pack), 0.0
    for one in range(1, TEN + 1):
        if pack[one]:
            after = without(pack, one)
            natural = {first, one} == {ACE, TEN}
            worth += pack[one] / left * (against.natural if natural else hand(
                first + one, ACE in (first, one), after, against, against.chances(after)))
    return worth


def staked(first: int, pack: Pack, natural: int, least_first: frozenset[int] = DOUBLED) -> float:
    """What a stake is worth with this first card: the dealer doubles with these first cards of his."""
    left, worth = sum(pack), 0.0
    for one in range(1, TEN + 1):
        if pack[one]:
            worth += pack[one] / left * second(first, one, without(pack, one), natural, least_first)
    return worth


def second(first: int, one: int, pack: Pack, natural: int, doubled: frozenset[int]) -> float:
    """The same with a second card."""
    worth, own = 0.0, {first, one} == {ACE, TEN}
    for cards, times in ((doubled, 2), (ANY - doubled, 1)):
        ends = endings(pack, BANKER_STANDS, cards)
        whole, banker = sum(ends.values()), ends.get(NATURAL, 0.0)
        if not whole:
            continue
        against = Against(cards, 0, natural)
        free = whole - banker
        plays = 0.0 if own or not free else \
            hand(first + one, ACE in (first, one), pack, against, against.chances(pack))
        worth += times * (free * natural if own else free * plays - banker * natural)
    return worth


# The dealer's own

class Punter(NamedTuple):
    """A hand that is still in: its stake, what has been drawn to it face up, and what its first card may be."""

    coins: int
    drawn: tuple[int, ...] = ()
    first: frozenset[int] = ANY

    def totals(self, pack: Pack) -> dict[int, float]:
        """How likely each total is, for who has drawn below sixteen and stands on that; all that is possible where
        nothing agrees."""
        usual, any_way = dict[int, float](), dict[int, float]()
        for one in sorted(self.first):
            for other in range(1, TEN + 1):
                weight = pack[one] * (pack[other] - (one == other))
                if weight > 0:
                    self._weigh(one, other, weight, usual, any_way)
        found = usual or any_way
        whole = sum(found.values())
        return {total: weight / whole for total, weight in found.items()}

    def _weigh(self, one: int, other: int, weight: float, usual: dict[int, float], any_way: dict[int, float]) -> None:
        low, ace, so = one + other, ACE in (one, other), True
        if {one, other} == {ACE, TEN} and not self.drawn:
            return                               # would have been turned up
        for card in self.drawn:
            so = so and best_of(low, ace) < PUNTER_STANDS
            low, ace = low + card, ace or card == ACE
        total = best_of(low, ace)
        if total > GOAL:
            return
        any_way[total] = any_way.get(total, 0.0) + weight
        if so and total >= PUNTER_STANDS:
            usual[total] = usual.get(total, 0.0) + weight


def against_punters(punters: tuple[Punter, ...], pack: Pack) -> Standing:
    """What it is worth to the dealer to end with a total, in counters."""
    totals = [(one.coins, one.totals(pack)) for one in punters]

    def worth(total: int) -> float:
        ends = min(total, OVER)
        return -sum([coins * chance * paid(punter, ends) for coins, some in totals for punter, chance in some.items()])
    return worth


def banked(low: int, ace: bool, pack: Pack, stands: Standing) -> float:
    """What the dealer's hand is worth that goes on as is best."""
    seen = dict[tuple[int, bool, Pack], float]()

    def best(low: int, ace: bool, pack: Pack) -> float:
        key = low, ace, pack
        if key not in seen:
            now = stands(best_of(low, ace))
            seen[key] = max(now, card(low, ace, pack)) if low < GOAL else now
        return seen[key]

    def card(low: int, ace: bool, pack: Pack) -> float:
        left = sum(pack)
        return sum([pack[one] / left * best(low + one, ace or one == ACE, without(pack, one))
                    for one in range(1, TEN + 1) if pack[one]])
    return card(low, ace, pack)


def round_to_come(first: int, punters: tuple[Punter, ...], pack: Pack, natural: int) -> float:
    """What the round is worth to a dealer who has this first card, before it is doubled: all play by the book."""
    own = tuple([n + (one == first) for one, n in enumerate(pack)])
    dealer = endings(own, BANKER_STANDS, frozenset({first}))
    whole = sum(dealer.values())
    worth = 0.0
    for punter in punters:
        ends = endings(pack, PUNTER_STANDS, punter.first)
        share = sum(ends.values())
        for total, chance in ends.items() if share else ():
            worth -= punter.coins * chance / share * sum([
                part / whole * _paid(total, end, natural) for end, part in dealer.items()])
    return worth


def _paid(punter: int, dealer: int, natural: int) -> int:
    if dealer == NATURAL:
        return 0 if punter == NATURAL else -natural
    if punter == NATURAL:
        return natural
    return -1 if punter == OVER else paid(punter, dealer)
