"""What a course is worth, taken apart: by which part one course is better than another, and in what words."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import copysign

from cardtable.players.amounts import GAMES, LEAST, amount, as_told, bare, capital, least
from cardtable.players.comparison import AS_GOOD
from cardtable.players.question import Parts, PartWords

TOLD = 3                         # differences told of a course, the heaviest: nobody weighs more measures at once
QUARTER = 1 / 4                  # the least step of what is told of points, beside halves
ALIKE = 6                        # decimals beyond which two gains do not differ
REST = PartWords("", "the rest gains {n}", "the rest loses {n}")         # what all others come to together


def deciding(parts: Parts, against: Parts) -> str:
    """The part in which one course gains most on another, the first of those alike; "" where it gains in none."""
    gained = {name: round(value - against[name], ALIKE) for name, value in parts.items()}
    best = max(gained, key=lambda name: gained[name], default="")
    return best if best and gained[best] > 0 else ""


def falls_short(behind: float, unit: str, parts: Parts, best: Parts, words: Mapping[str, PartWords]) -> str:
    """By how much a course is worse than the best, and where, the heaviest part first.

    "Four points worse: the hand loses 7½, and the crib gains 3½."  Games in a hundred have one figure, for theirs would
    not add up: "Three games in 100 worse: the point brings less, and the vole brings less."  `best` are the parts of
    the course from which `behind` is taken.
    """
    whole = f"{capital(amount(behind, unit))} worse"
    told = differences(unit, parts, best, words, behind)
    return f"{whole}: {in_turn(told)}." if told else f"{whole}."


def as_good(apart: float, unit: str, parts: Parts, best: Parts, words: Mapping[str, PartWords]) -> str:
    """How what is as good as the best comes to the same: "As good as the best: the hand loses 2, and the crib gains 2."

    `apart` is by how much their values differ: where it comes to the same only for all the layouts can tell, they
    cannot tell where it gains and loses either.
    """
    if unit != GAMES and abs(apart) >= least(unit):
        return f"{AS_GOOD[:-1]}, for all the layouts can tell."
    told = differences(unit, parts, best, words, 0.0)
    return f"{AS_GOOD[:-1]}: {in_turn(told)}." if told else AS_GOOD


def in_turn(told: Sequence[str]) -> str:
    """What is told of several parts, each a sentence of its own, as one: "the hand loses 7½, and the crib gains 3½"."""
    *others, last = told
    return ", ".join([*others, last if not others or last.startswith("and ") else f"and {last}"])


def differences(unit: str, parts: Parts, best: Parts, words: Mapping[str, PartWords], behind: float) -> Sequence[str]:
    """What is worth telling of how two courses differ, of which one is so far behind the other: the heaviest parts, and
    what the rest comes to, so that what is told adds up."""
    gained = {name: value - best[name] for name, value in parts.items()}
    if unit == GAMES:
        lost = sorted([name for name in gained if gained[name] <= -LEAST], key=lambda name: gained[name])
        return [" ".join(words[name].less.format(n="").split()) for name in lost]
    some = sorted([name for name in gained if abs(gained[name]) >= least(unit)], key=lambda name: -abs(gained[name]))
    told = some if len(some) <= TOLD + 1 else some[:TOLD]        # a single one that is left has a name of its own
    whole, figures = -as_told(behind, unit), {name: as_told(gained[name], unit) for name in told}
    rest = -behind - sum([gained[name] for name in told])
    shown = whole - sum(figures.values())
    if told and min(abs(rest), abs(shown)) >= least(unit) and (rest > 0) == (shown > 0):
        return [*[_said(words[name], figures[name], unit) for name in told], f"and {_said(REST, shown, unit)}"]
    return [_said(words[name], figure, unit) for name, figure in adding_up(figures, gained, whole).items()]


def adding_up(figures: Parts, gained: Parts, whole: float) -> Parts:
    """The figures that are told, some rounded the other way, so that they make the whole as it is told: first what is
    nearest to its next figure.  Quarters go by quarters, what is more by halves."""
    found = dict(figures)
    while short := round(whole - sum(found.values()), ALIKE):
        other = {name: figure + copysign(QUARTER if abs(figure) < 1 or abs(figure) == 1 and figure * short < 0
                                         else 2 * QUARTER, short) for name, figure in found.items()}
        able = [name for name, figure in other.items()
                if abs(figure - found[name]) <= abs(short) and abs(figure - gained[name]) < abs(figure - found[name])
                and min(figure * gained[name], abs(figure) - QUARTER, abs(found[name]) - QUARTER) >= 0]
        if not able:
            break
        nearest = min(able, key=lambda name: abs(other[name] - gained[name]))
        found[nearest] = other[nearest]
    return found


def _said(part: PartWords, gained: float, unit: str) -> str:
    return (part.more if gained > 0 else part.less).format(n=bare(abs(gained), unit))
