"""The first card of a count (002:1605-1623)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.cribbage.book.reply import of_one_rank
from cardtable.games.cribbage.book.situation import Advice, Situation, named, value
from cardtable.games.cribbage.rules.count import ORDER

LOW = 4                                  # after ace to four the second player cannot make fifteen
FIVE = 5
COUPLES = ((6, 3), (4, 7), (3, 9))       # the first led and paired, the second makes fifteen


def of_value(s: Situation, n: int) -> Card | None:
    """A card of this value, if one is held."""
    return next((c for c in s.hand if value(c) == n), None)


def alike(s: Situation, card: Card) -> int:
    """How many of the rank are held."""
    return sum(c.rank == card.rank for c in s.hand)


def low_pair(s: Situation) -> Advice | None:
    """One of two aces, deuces, threes or fours: if it is paired, the other makes a pair-royal (002:1612-1615)."""
    for card in s.hand:
        if value(card) <= LOW and alike(s, card) > 1:
            return Advice(card, "Lead {card}: fifteen cannot be made on it, and a pair can be capped.", "002:1612-1615")
    return None


def two_that_make_five(s: Situation) -> Advice | None:
    """One of a two and three, or an ace and four: after a tenth card the other makes fifteen (002:1615-1618)."""
    for small, great in ((2, 3), (1, 4)):
        card, other = of_value(s, great), of_value(s, small)
        if card and other:
            return Advice(card, f"Lead {{card}}: should a tenth card follow, {named(other)} makes fifteen.",
                          "002:1615-1618")
    return None


def safe_couple(s: Situation) -> Advice | None:
    """The six of a six and three, the four of a four and seven, the three of a three and nine (002:1618-1620)."""
    for first, second in COUPLES:
        card, other = of_value(s, first), of_value(s, second)
        if card and other:
            return Advice(card, f"Lead {{card}}: if it is paired, {named(other)} makes fifteen.", "002:1618-1620")
    return None


def low_card(s: Situation) -> Advice | None:
    """An ace, two, three or four (002:1607-1612)."""
    low = [c for c in s.hand if value(c) <= LOW]
    if not low:
        return None
    return Advice(max(low, key=value), "Lead {card}: nobody can make fifteen on it.", "002:1607-1612")


def one_of_a_pair(s: Situation) -> Advice | None:
    """A pair that is no pair of fives: paired, it becomes a pair-royal (second hand, 002:1745-1747)."""
    pairs = [c for c in s.hand if alike(s, c) > 1 and value(c) != FIVE]
    if not pairs:
        return None
    card = min(pairs, key=lambda c: ORDER[c.rank])
    return Advice(card, "Lead {card}: if it is paired, its fellow makes a pair-royal.", "002:1745-1747")


def fifteen_answered_by_a_run(s: Situation) -> Advice | None:
    """A card on which the fifteen can be answered with a run of three (first hand, 002:1714-1716)."""
    places = {ORDER[c.rank] for c in s.hand}
    for card in sorted(s.hand, key=lambda c: ORDER[c.rank]):
        place, reply = ORDER[card.rank], 15 - value(card) - 1
        if value(card) > FIVE and abs(place - reply) == 1 and {min(place, reply) - 1, max(place, reply) + 1} & places:
            return Advice(card, "Lead {card}: a fifteen made on it can be answered with a run.", "002:1714-1716")
    return None


def no_five(s: Situation) -> Advice:
    """Anything rather than a five; the highest (002:1607-1612)."""
    card = max(s.hand, key=lambda c: (value(c) != FIVE, ORDER[c.rank]))
    if value(card) == FIVE:
        return Advice(card, "Lead {card}: only fives are left.", "002:1607-1612")
    why = "never a five, which any tenth card makes fifteen" if of_value(s, FIVE) else \
        "there is neither a low card nor a pair to lead"
    return Advice(card, f"Lead {{card}}, the highest: {why}.", "002:1607-1612")


LEADS = (low_pair, two_that_make_five, safe_couple, low_card, one_of_a_pair, fifteen_answered_by_a_run)


def lead(s: Situation) -> Advice:
    """By the first maxim that has something to say."""
    advice = next((found for found in (maxim(s) for maxim in LEADS) if found), None) or no_five(s)
    if s.alone:
        return advice._replace(why="Lead {card}: nobody else has a card left to play.")
    return of_one_rank(s, advice)
