"""What a throw brings: the hand over all turn-ups exactly, crib and play by tables, and the game at the score."""
from __future__ import annotations

from array import array
from functools import cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.games.cribbage.rules.count import KNAVE, ORDER, fifteens, flush, pairs, runs
from cardtable.games.cribbage.rules.forms import FORMS, crib_weight
from cardtable.games.cribbage.rules.rules import PACK
from cardtable.games.cribbage.search.likely import Ranks
from cardtable.games.cribbage.search.pegging import Pegging
from cardtable.games.cribbage.tables.computed import Pegs, crib_mean, pegs, shares, tables, worth

RARE = 0.0005                    # chances below are left out
BY_PLACE = PACK[:13]             # one card of each rank, ace to king
STEEP = 5.0                      # a chance is tilted by no more than this to the power of each point


class Throw(NamedTuple):
    """One way to lay out, and what it may be expected to bring, in points for the side that throws."""

    thrown: Cards
    hand: float                  # exact
    crib: float                  # the crib's worth, counted against when it is another side's
    pegs: Pegs                   # points pegged, and pegged by the others, of several on the average

    @property
    def pegging(self) -> float:
        """Points pegged less points the others peg."""
        return self.pegs.own - self.pegs.others

    @property
    def total(self) -> float:
        return self.hand + self.crib + self.pegging


def ranks(some: Cards) -> Ranks:
    """Cards as places in order: ace 0 to king 12."""
    return tuple(sorted([ORDER[c.rank] for c in some]))


def throws(held: Cards, form: str, part: str) -> list[Throw]:
    """Every throw from these cards, most points first; `part` as forms.role() has it."""
    weight, rivals = crib_weight(FORMS[form], part), max(FORMS[form].side)
    found = []
    for thrown in combinations(sorted(held), FORMS[form].laid_out):
        kept = tuple([c for c in held if c not in thrown])
        played = pegs(form, part, ranks(kept))
        found.append(Throw(thrown, hand_mean(kept, held), weight * crib_mean(thrown, form, part),
                           Pegs(played.own, played.others / rivals)))
    found.sort(key=lambda throw: -throw.total)
    return found


def hand_counts(kept: Cards, seen: Cards) -> list[int]:
    """How many of the turn-ups that have not been seen make the hand worth 0, 1, 2 .. points."""
    held, suited, known = ranks(kept), len({c.suit for c in kept}) == 1, frozenset(seen)
    left = [start for start in PACK if start not in known]
    by_rank = {place: rank_points(tuple(sorted((*held, place)))) for place in {ORDER[start.rank] for start in left}}
    nobs = {c.suit for c in kept if c.rank == KNAVE}
    found = [0] * 50
    for start in left:                           # each suit of a rank counts the same, but for a knave and a flush
        points = by_rank[ORDER[start.rank]] + (start.suit in nobs)
        found[points + (flush(kept, start, crib=False) if suited else 0)] += 1
    return found


def hand_mean(kept: Cards, seen: Cards) -> float:
    """What a hand is worth on the average."""
    counts = hand_counts(kept, seen)
    return sum([points * n for points, n in enumerate(counts)]) / sum(counts)


@cache
def rank_points(held: Ranks) -> int:
    """Fifteens, pairs and runs of these ranks."""
    some = tuple([BY_PLACE[r] for r in held])
    return fifteens(some) + pairs(some) + runs(some)


# At the score

def game_worth(throw: Throw, held: Cards, form: str, part: str, score: tuple[int, int], goal: int,
               lurch: float) -> float:
    """The game's worth to one of two players who throws so, from -lurch to lurch; `score` is his and the other's."""
    table = tables(form)
    kept = tuple([c for c in held if c not in throw.thrown])
    own = array("d", shares(hand_counts(kept, held)))
    his = array("d", shares(table["hands"]["dealer" if part == "pone" else "pone"]))
    pegging = Pegging((0, 1), 1)
    pegging.race(goal, worth(form, lurch), cribs(form, round(abs(throw.crib), 1)), lurch)
    if part == "pone":
        pegging.at(score, goal)
        return pegging.prospect(joint(form, throw.pegs.own, throw.pegs.others), own, his)
    pegging.at((score[1], score[0]), goal)
    return -pegging.prospect(joint(form, throw.pegs.others, throw.pegs.own), his, own)


@cache
def cribs(form: str, mean: float) -> array[float]:
    """The chances of what a crib with this mean counts."""
    return array("d", tilted(shares(tables(form)["crib"]), mean))


@cache
def joint(form: str, pone: float, dealer: float) -> array[float]:
    """The chances of what both peg in the play, as triples, with these means."""
    flat = tables(form)["joint"]
    triples = list(zip(flat[::3], flat[1::3], flat[2::3]))
    by_pone, by_dealer = [0] * (max(flat[::3]) + 1), [0] * (max(flat[1::3]) + 1)
    for a, b, n in triples:
        by_pone[a] += n
        by_dealer[b] += n
    first = [new / old if old else 0.0 for new, old in zip(tilted(shares(by_pone), pone), shares(by_pone))]
    second = [new / old if old else 0.0 for new, old in zip(tilted(shares(by_dealer), dealer), shares(by_dealer))]
    total = sum([n for _, _, n in triples])
    chances = [(a, b, n / total * first[a] * second[b]) for a, b, n in triples]
    chances = [one for one in chances if one[2] >= RARE]
    whole = sum([chance for _, _, chance in chances])
    return array("d", [x for a, b, chance in chances for x in (a, b, chance / whole)])


def tilted(chances: list[float], mean: float) -> list[float]:
    """The chances nearest to these that have this mean: each times the same number to the power of its points."""
    low, high = -STEEP, STEEP
    for _ in range(40):
        middle = (low + high) / 2
        found = [p * exp(middle * n) for n, p in enumerate(chances)]
        total = sum(found)
        if sum([n * p for n, p in enumerate(found)]) < mean * total:
            low = middle
        else:
            high = middle
    return [p / total for p in found]
