"""The second and every later card of a count (002:1620-1686)."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.book.situation import TENTH, Advice, Situation, value
from cardtable.games.cribbage.rules.count import FULL, ORDER, pegs, total
from cardtable.games.cribbage.rules.rules import PACK

LOW = 4
CLOSE = 2                                # points that a close card may cost
EVERY_RANK = PACK[:13]


def alike(s: Situation, card: Card) -> int:
    """How many of the rank are held."""
    return sum(c.rank == card.rank for c in s.hand)


def capped(s: Situation, card: Card) -> bool:
    """Whether a third of the rank could be played after this pair."""
    return s.reached + 2 * value(card) <= FULL


# What to play

def most_points(s: Situation) -> Advice | None:
    """Fifteen, thirty-one, a run, a pair-royal: the card that brings most (002:1625-1626, 1754-1756)."""
    best = max(s.able, key=s.scored)
    if s.scored(best) and not only_pairs_first(s, best) and not risky_pair(s, best):
        return Advice(best, f"Play {{card}}: it scores {s.scored(best)}.", "002:1625-1626")
    return None


def only_pairs_first(s: Situation, card: Card) -> bool:
    """Whether the card does no more than pair the first card led."""
    return len(s.row) == 1 and [peg.what for peg in pegs((*s.row, card))] == ["pair"]


def risky_pair(s: Situation, card: Card) -> bool:
    """Any pair that may be made a pair-royal, for who is home and plays off (002:1666-1672)."""
    pairs = [peg.what for peg in pegs((*s.row, card))] == ["pair"]
    return s.home and pairs and capped(s, card) and alike(s, card) == 1


def safe_pair(s: Situation) -> Advice | None:
    """Pairing the card led, where no third can follow, or with one more of them in hand (002:1620-1623, 1653-1659)."""
    for card in s.able:
        if only_pairs_first(s, card) and (not capped(s, card) or alike(s, card) > 1):
            return Advice(card, "Play {card}: the pair is safe, or can be capped in its turn.", "002:1653-1659")
    return None


def pair_with_discretion(s: Situation) -> Advice | None:
    """A single pair of the card led: behind, gladly; home, never; else unless he led low, as from two
    (002:1653-1675)."""
    for card in s.able:
        if only_pairs_first(s, card) and (s.behind or not s.home and value(card) > LOW):
            return Advice(card, "Play {card}: it makes a pair, and the risk may be run.", "002:1653-1675")
    return None


def two_deuces_or_aces(s: Situation) -> Advice | None:
    """With two deuces make twenty-nine, with two aces thirty, to play the second oneself (002:1647-1651)."""
    for n, count in ((2, FULL - 2), (1, FULL - 1)):
        held = [c for c in s.able if value(c) == n]
        if len(held) > 1 and s.reached + n == count:
            return Advice(held[0], "Play {card}: the other makes thirty-one, unless it is paired first.",
                          "002:1647-1651")
    return None


def eleven_left(s: Situation) -> Advice | None:
    """On a tenth card led, without tenths, the larger of two that make eleven (002:1679-1684)."""
    if [value(c) for c in s.row] != [TENTH] or any(value(c) == TENTH for c in s.hand):
        return None
    for card in sorted(s.able, key=value, reverse=True):
        if any(value(card) + value(other) == TENTH + 1 for other in s.rest(card)) and value(card) > TENTH // 2:
            return Advice(card, "Play {card}: should a tenth card follow, its fellow makes thirty-one.",
                          "002:1679-1684")
    return None


def beyond_fifteen(s: Situation) -> Advice | None:
    """Who cannot make fifteen goes beyond it, by a close card if need be: that risk is taken
    (002:1716-1718, 1747-1752)."""
    most = 0 if s.home else CLOSE
    able = [c for c in s.able if s.reached < 15 < s.reached + value(c) and harm(s, c) <= most]
    if not able:
        return None
    card = min(able, key=lambda c: (harm(s, c), -value(c), ORDER[c.rank]))
    return Advice(card, "Play {card}: it goes beyond fifteen.", "002:1716-1718, 1747-1752")


# What to avoid: each with the points it may cost

def gives_run_and_fifteen(s: Situation, card: Card) -> bool:
    """A five or six on a four: the like gives him fifteen with a sequence (002:1629-1634)."""
    return _next_best(s, card, "run") and s.reached + value(card) < 15


def gives_pair_and_fifteen(s: Situation, card: Card) -> bool:
    """A six on a three, a four on a seven, a three on a nine, a seven on an ace (002:1634-1637); and fourteen with an
    ace, twenty-nine with a two, and so on (002:1643-1649)."""
    return s.reached + 2 * value(card) in (15, FULL)


def leaves_a_tenth(s: Situation, card: Card) -> bool:
    """Five or twenty-one (002:1641-1643)."""
    return s.reached + value(card) in (5, 21)


def close_card(s: Situation, card: Card) -> bool:
    """Next or next but one to the card before, so that he may make a run, unless it can be carried on within the count
    (002:1637-1641); who is home plays wide cards in any case, and who is behind runs the risk (002:1666-1676)."""
    row = (*s.row, card)
    runs = [(*row, his) for his in EVERY_RANK if makes_run((*row, his))]
    if not runs or s.behind:
        return False
    return s.home or not any(makes_run((*run, own)) for run in runs for own in s.rest(card))


def makes_run(row: Cards) -> bool:
    """Whether the last card of these may be played, and ends a run."""
    return total(row) <= FULL and any(peg.what == "run" for peg in pegs(row))


def leaves_fifteen(s: Situation, card: Card) -> bool:
    """Any count from which one card makes fifteen (002:1626-1629)."""
    return 5 <= s.reached + value(card) < 15


def pairs_in_vain(s: Situation, card: Card) -> bool:
    """The pair that discretion has refused (002:1653-1659)."""
    return risky_pair(s, card) or only_pairs_first(s, card) and capped(s, card)


AVOIDED: tuple[tuple[Callable[[Situation, Card], bool], float], ...] = (
    (gives_run_and_fifteen, 5), (gives_pair_and_fifteen, 4), (pairs_in_vain, 2.5), (leaves_a_tenth, 2.5),
    (close_card, CLOSE))


def harm(s: Situation, card: Card) -> float:
    """What a card may cost by the maxims."""
    return sum([points for avoided, points in AVOIDED if avoided(s, card)])


def least_harm(s: Situation) -> Advice:
    """The card against which least can be said; of such the highest, which leaves fewest chances (002:1718-1721)."""
    def blame(card: Card) -> tuple[float, int]:
        return harm(s, card) + leaves_fifteen(s, card), -ORDER[card.rank]
    card = min(s.able, key=blame)
    return Advice(card, "Play {card}: it gives the fewest openings.", "002:1605-1607, 1718-1721")


def _next_best(s: Situation, card: Card, what: str) -> bool:
    """Whether one card could answer this one with fifteen and with `what` besides."""
    row = (*s.row, card)
    return any(sum(map(value, row)) + value(c) == 15 and any(peg.what == what for peg in pegs((*row, c)))
               for c in EVERY_RANK if total(row) + value(c) <= FULL)


REPLIES = (most_points, safe_pair, pair_with_discretion, two_deuces_or_aces, eleven_left, beyond_fifteen)


def reply(s: Situation) -> Advice:
    """By the first maxim that has something to say."""
    for maxim in REPLIES:
        advice = maxim(s)
        if advice:
            return advice
    return least_harm(s)
