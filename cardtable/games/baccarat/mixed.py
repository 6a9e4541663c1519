"""The third cards as a game of two: the punter at five mixes, the banker answers (002:271-283).

Cards are drawn independently, as from a pack that has no end, of any composition; the banker knows his point and the
third card, the punter his point.  With equal packs, four in thirteen cards worth nothing and one in thirteen of each
other value, that is the classic model: at five a card is taken nine times in eleven, and the punters lose 0.012799 of
what they stake.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from cardtable.games.baccarat.points import EIGHT, FREE

Chances = tuple[Fraction, ...]                   # by value of a card, nought to nine
NONE = -1                                        # the third card of a punter who stands
EQUAL_PACKS: Chances = (Fraction(4, 13), *[Fraction(1, 13)] * 9)
THIRDS = (NONE, *range(10))


class Line(NamedTuple):
    """An amount that goes straight with how often the punter takes a card at five."""

    never: Fraction
    always: Fraction

    def at(self, often: Fraction) -> Fraction:
        return self.never + (self.always - self.never) * often

    def plus(self, other: Line) -> Line:
        return Line(self.never + other.never, self.always + other.always)


class Answer(NamedTuple):
    """What the banker gains with this point against this third card, by each of his two ways, weighed by how often
    that comes about."""

    draw: Line
    stand: Line

    def better(self, often: Fraction) -> Fraction:
        """By how much drawing is the better."""
        return self.draw.at(often) - self.stand.at(often)


class Mixture(NamedTuple):
    """How often the punter takes a card at five, and what he gains by it in the long run of each unit he stakes."""

    often: Fraction
    value: Fraction


def of_cards(counts: Sequence[int]) -> Chances:
    """The chances of the values, of a shoe that holds so many of each."""
    whole = sum(counts)
    return tuple([Fraction(number, whole) for number in counts])


def two_cards(chances: Chances) -> Chances:
    """The chances of the points of two cards."""
    return tuple([sum([chances[one] * chances[(point - one) % 10] for one in range(10)], Fraction(0))
                  for point in range(10)])


def sign(difference: int) -> int:
    """1, 0 or -1."""
    return (difference > 0) - (difference < 0)


@lru_cache(8)
def answers(chances: Chances = EQUAL_PACKS) -> dict[tuple[int, int], Answer]:
    """By the banker's point below eight and the third card (its value, or NONE)."""
    two = two_cards(chances)
    drawn = [[sum([chances[card] * sign((his + card) % 10 - theirs) for card in range(10)], Fraction(0))
              for theirs in range(10)] for his in range(EIGHT)]
    found = {}
    for his in range(EIGHT):
        for third in THIRDS:
            draw = stand = Line(Fraction(0), Fraction(0))
            for theirs, weight in _hands(third, two, chances):
                chance = Line(weight.never * two[his], weight.always * two[his])
                draw = draw.plus(Line(chance.never * drawn[his][theirs], chance.always * drawn[his][theirs]))
                stand = stand.plus(Line(chance.never * sign(his - theirs), chance.always * sign(his - theirs)))
            found[his, third] = Answer(draw, stand)
    return found


def _hands(third: int, two: Chances, chances: Chances) -> Iterator[tuple[int, Line]]:
    """The points that a punter may have in the end, and how often he has so drawn or stood."""
    if third == NONE:
        for point in (6, 7):
            yield point, Line(two[point], two[point])
        yield FREE, Line(two[FREE], Fraction(0))
        return
    for point in range(FREE):
        yield (point + third) % 10, Line(two[point] * chances[third], two[point] * chances[third])
    yield (FREE + third) % 10, Line(Fraction(0), two[FREE] * chances[third])


def value(often: Fraction, chances: Chances = EQUAL_PACKS) -> Fraction:
    """What a punter who takes a card at five so often gains of each unit, against the banker's best answers."""
    two = two_cards(chances)
    turned_up = sum([two[his] * two[theirs] * sign(his - theirs) for his in range(10) for theirs in range(10)
                     if his >= EIGHT or theirs >= EIGHT], Fraction(0))
    return -turned_up - sum([max(one.draw.at(often), one.stand.at(often)) for one in answers(chances).values()],
                            Fraction(0))


@lru_cache(8)
def mixture(chances: Chances = EQUAL_PACKS) -> Mixture:
    """The best for the punter: between two of the banker's changes of mind his gain is a straight line.

    >>> mixture().often, round(float(mixture().value), 6)
    (Fraction(9, 11), -0.012799)
    """
    turns = {Fraction(0), Fraction(1)}
    for one in answers(chances).values():
        at_none, at_all = one.better(Fraction(0)), one.better(Fraction(1))
        if at_none * at_all < 0:
            turns.add(at_none / (at_none - at_all))
    return max([Mixture(often, value(often, chances)) for often in turns], key=lambda one: (one.value, one.often))


class Hinge(NamedTuple):
    """Where the banker must mix so that the punter at five gains nothing by doing otherwise: his point, the third card,
    and how often he draws."""

    his: int
    third: int
    often: Fraction


@lru_cache(8)
def hinge(chances: Chances = EQUAL_PACKS) -> Hinge | None:
    """The one case in which both of the banker's ways are alike at the punter's best mixture; None where that is no
    mixture.

    >>> hinge()
    Hinge(his=6, third=-1, often=Fraction(859, 2288))
    """
    often = mixture(chances).often
    slope, found = Fraction(0), None             # of the banker's gain, with the punter's frequency
    for (his, third), one in answers(chances).items():
        better = one.better(often)
        if not better and one.better(Fraction(0)) != one.better(Fraction(1)):
            found = his, third, one
        else:
            line = one.draw if better > 0 else one.stand
            slope += line.always - line.never
    if found is None:
        return None
    his, third, one = found
    drawing, standing = (line.always - line.never for line in (one.draw, one.stand))
    return Hinge(his, third, (slope + standing) / (standing - drawing))


def draws(his: int, third: int, often: Fraction, chances: Chances = EQUAL_PACKS) -> bool:
    """Whether a banker who knows this table draws; where it is the same he stands."""
    return answers(chances)[his, third].better(often) > 0


def turns_on_five(his: int, third: int, chances: Chances = EQUAL_PACKS) -> bool:
    """Whether his answer hangs on how the punter plays at five."""
    one = answers(chances)[his, third]
    return one.better(Fraction(0)) * one.better(Fraction(1)) < 0
