"""What to lay out for the crib (002:1409-1419, 1563-1603, 1781-1788)."""
from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.games.cribbage.book.situation import Situation, value
from cardtable.games.cribbage.book.throws import hand_mean, rank_points, ranks
from cardtable.games.cribbage.rules.count import KNAVE, ORDER

FIVE_CARD_CRIB = 1.25                    # at five-card the crib counts five cards to the hand's four
LEVEL = 1.0
NEARLY = 0.75                            # points by which a throw may be worth less, so as not to be of one suit
ACE, KING, FIVE = 0, 12, 4               # places in order


class Help(NamedTuple):
    """How much some quality of the cards thrown helps the crib, in points."""

    quality: Callable[[Cards], bool]
    points: float
    why: str


def gap(some: Cards) -> int:
    """How many places two cards stand apart."""
    a, b = [ORDER[c.rank] for c in some]
    return abs(a - b)


def a_pair(some: Cards) -> bool:
    """Nothing helps the crib more than a pair (002:1563-1581)."""
    return len(some) == 2 and gap(some) == 0


def fifteen_in_sequence(some: Cards) -> bool:
    """A seven and eight are both (002:1583-1587)."""
    return a_fifteen(some) and in_sequence(some)


def a_fifteen(some: Cards) -> bool:
    """Two cards that make fifteen (002:1583-1587)."""
    return len(some) == 2 and value(some[0]) + value(some[1]) == 15


def in_sequence(some: Cards) -> bool:
    """Two neighbours (002:1583-1587)."""
    return len(some) == 2 and gap(some) == 1


def near(some: Cards) -> bool:
    """Two cards with room for one between; a queen and nine are far enough apart to baulk (002:1587-1598)."""
    return len(some) == 2 and gap(some) == 2


def a_five(some: Cards) -> bool:
    """Sixteen tenth cards go with it (002:1589-1592)."""
    return any(ORDER[c.rank] == FIVE for c in some)


def of_one_suit(some: Cards) -> bool:
    """Two of a suit (002:1604-1606)."""
    return len(some) == 2 and some[0].suit == some[1].suit


def knaves(some: Cards) -> int:
    """How many there are (002:1602-1604)."""
    return sum([c.rank == KNAVE for c in some])


LADDER = (                               # strongest first: the first that fits counts
    Help(a_pair, 3.0, "a pair helps the crib most"),
    Help(fifteen_in_sequence, 3.0, "they make fifteen and stand in sequence"),
    Help(a_fifteen, 2.0, "they make fifteen"),
    Help(in_sequence, 2.0, "they stand in sequence"),
    Help(near, 1.0, "they stand near one another"),
    Help(a_five, 0.8, "a five goes with every tenth card"),
)
BAULKING = Help(lambda some: any(ORDER[c.rank] in (ACE, KING) for c in some), -0.4, "kings and aces help least")
BESIDES = (
    BAULKING,                                                                            # 002:1592-1600
    Help(lambda some: knaves(some) > 0, 0.3, "a knave may score for his nob"),           # 002:1600-1601
    Help(of_one_suit, 0.2, "a flush may come"),                                          # 002:1601-1603
)


FAR = "they stand far apart"


def help_to_crib(some: Cards) -> tuple[float, str]:
    """How much cards help a crib by the book's ladder, and why; no words where one card neither helps nor baulks."""
    step = next((help_ for help_ in LADDER if help_.quality(some)), None)
    besides = [help_ for help_ in BESIDES if help_.quality(some)]
    points = (step.points if step else 0.0) + sum([help_.points for help_ in besides])
    if step:
        return points, step.why
    reasons = [help_.why for help_ in besides if (help_.points > 0) == (points > 0)]
    return points, reasons[0] if reasons else FAR if len(some) == 2 else ""


def rung(some: Cards) -> float:
    """How much cards help a crib by the ladder alone."""
    return next((step.points for step in LADDER if step.quality(some)), 0.0)


def lay_out(s: Situation) -> tuple[Cards, str, str]:
    """What to throw, why, and the source: hand and crib together, the crib weighing more at five-card."""
    weight = FIVE_CARD_CRIB if s.form.hand < 4 else LEVEL
    sign = weight if s.crib_is_ours else -weight

    means = {some: hand_mean(tuple([c for c in s.hand if c not in some]), s.hand) for some in throws(s)}
    worths = {some: mean + sign * help_to_crib(some)[0] for some, mean in means.items()}
    most = max(worths, key=lambda some: worths[some])
    level = [some for some in worths if worths[some] >= worths[most] - NEARLY and as_good(s, some, most)]
    if s.crib_is_ours or not of_one_suit(most) or not level:
        why = _because(s, most, means[most] == max(means.values()))
        return most, f"Lay out {_named(most)}: {why}.", "002:1409-1419, 1563-1603"
    thrown = max(level, key=lambda some: worths[some])
    return thrown, f"Lay out {_named(thrown)}: no fewer points are kept than with two of a suit, which might make a " \
        "flush in the dealer’s crib.", "002:1604-1606"


def throws(s: Situation) -> list[Cards]:
    """All that may be laid out."""
    return list(combinations(sorted(s.hand), s.form.laid_out))


def as_good(s: Situation, some: Cards, most: Cards) -> bool:
    """Whether a throw that is not of one suit leaves as many points in the hand as it lies, and gives neither a
    stronger pair of cards nor more knaves."""
    kept, other = [tuple([c for c in s.hand if c not in thrown]) for thrown in (some, most)]
    return not of_one_suit(some) and as_it_lies(kept) >= as_it_lies(other) and rung(some) <= rung(most) \
        and knaves(some) <= knaves(most)


def as_it_lies(kept: Cards) -> int:
    """What a hand counts before a card is turned up."""
    return rank_points(ranks(kept)) + len(kept) * (len({c.suit for c in kept}) == 1)


def _named(thrown: Cards) -> str:
    return " and ".join([f"the {c.name}" for c in thrown])


def _because(s: Situation, thrown: Cards, best: bool) -> str:
    """Why it is thrown; `best`: no other leaves a better hand."""
    points, why = help_to_crib(thrown)
    if s.crib_is_ours:
        if points > 0:
            return f"for our own crib {why}"
        return "it leaves the best hand" if best else "it leaves all but the best hand, and helps our own crib more"
    if points > 0:
        return f"the hand that is left is worth it, though {why}"
    if best:
        return "it leaves the best hand" + (f", and helps the crib little, for {why}" if why else "")
    return "of what the hand can spare it helps the crib least" + (f", for {why}" if why else "")
