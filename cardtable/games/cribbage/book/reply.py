"""The second and every later card of a count (002:1620-1686)."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardtable.cards import SUITS, Card, Cards
from cardtable.games.cribbage.book.situation import TENTH, Advice, Situation, named, several, value
from cardtable.games.cribbage.rules.count import FULL, ORDER, pegs, total
from cardtable.games.cribbage.rules.rules import PACK

LOW = 4
CLOSE = 2                                # points that a close card may cost
ROYAL = 2.5                              # and a pair that may be made a pair-royal
EVERY_RANK = PACK[:13]


def alike(s: Situation, card: Card) -> int:
    """How many of the rank are held."""
    return sum(c.rank == card.rank for c in s.hand)


def capped(s: Situation, card: Card) -> bool:
    """Whether a third of the rank could be played after this pair."""
    return s.reached + 2 * value(card) <= FULL


# What to play

def most_points(s: Situation) -> Advice | None:
    """Fifteen, thirty-one, a run, a pair-royal: the card that brings most (002:1625-1626, 1754-1756); of such that
    which leaves nothing to be scored upon it."""
    sound = [c for c in s.able if s.scored(c) and not only_pairs_first(s, c) and not risky_pair(s, c)]
    best = max(sound, key=lambda c: (s.scored(c), full(s, c), -harm(s, c) - ROYAL * open_pair(s, c)), default=None)
    if best is None:
        return None
    ends = full(s, best) and any(s.scored(c) == s.scored(best) and not full(s, c) for c in sound)
    shut = not open_pair(s, best) and any(s.scored(c) == s.scored(best) and open_pair(s, c) for c in sound)
    more = ", and nothing can follow" if ends else ", and no pair-royal can be made of it" if shut else ""
    why = f"Play {{card}}: it scores {s.scored(best)}{more}."
    return Advice(best, why, "002:1625-1626")


def open_pair(s: Situation, card: Card) -> bool:
    """Whether it makes a pair that a third may make a pair-royal, and none of ours the better of that."""
    return any(peg.what == "pair" for peg in pegs((*s.row, card))) and capped(s, card) and alike(s, card) == 1


def full(s: Situation, card: Card) -> bool:
    """Whether the card makes thirty-one, upon which nothing is played."""
    return s.reached + value(card) == FULL


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
            return Advice(card, f"Play {{card}}: {why_safe(s, card)}.", "002:1653-1659")
    return None


def why_safe(s: Situation, card: Card) -> str:
    """What may become of a pair, of which we hold another: over seven no fourth can follow within thirty-one."""
    if alike(s, card) > 2:
        return "the pair is safe, for you hold the rest of the rank"
    caps = ", and yours would cap that" if 4 * value(card) <= FULL else ""
    return f"at most one card can make the pair a pair-royal{caps}"


def pair_with_discretion(s: Situation) -> Advice | None:
    """A single pair of the card led: behind, gladly; home, never; else unless he led low, as from two
    (002:1653-1675)."""
    for card in s.able:
        if only_pairs_first(s, card) and (s.behind or not s.home and value(card) > LOW):
            return Advice(card, "Play {card}: it makes a pair, and the risk of a pair-royal may be run.",
                          "002:1653-1675")
    return None


def two_deuces_or_aces(s: Situation) -> Advice | None:
    """With two deuces make twenty-nine, with two aces thirty, to play the second oneself (002:1647-1651)."""
    for n, count in ((2, FULL - 2), (1, FULL - 1)):
        held = [c for c in s.able if value(c) == n]
        if len(held) > 1 and s.reached + n == count:
            return Advice(held[0], "Play {card}: the other makes thirty-one, if nobody can play before it.",
                          "002:1647-1651")
    return None


def eleven_left(s: Situation) -> Advice | None:
    """On a tenth card led, without tenths, the larger of two that make eleven (002:1679-1684)."""
    if [value(c) for c in s.row] != [TENTH] or any(value(c) == TENTH for c in s.hand):
        return None
    for card in sorted(s.able, key=value, reverse=True):
        other = next((c for c in s.rest(card) if value(card) + value(c) == TENTH + 1), None)
        if other and value(card) > value(other):
            return Advice(card, f"Play {{card}}: should a tenth card follow, {named(other)} makes thirty-one.",
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
    return Advice(card, "Play {card}: you cannot make fifteen, and beyond it nobody can.", "002:1716-1718, 1747-1752")


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
    runs = [(*row, his) for his in to_follow(row) if makes_run((*row, his))]
    if not runs or s.behind:
        return False
    return s.home or not any(makes_run((*run, own)) for run in runs for own in s.rest(card))


def to_follow(row: Cards) -> Cards:
    """A card of each rank of which not all four lie in this count."""
    return tuple([c for c in EVERY_RANK if sum([one.rank == c.rank for one in row]) < len(SUITS)])


def makes_run(row: Cards) -> bool:
    """Whether the last card of these may be played, and ends a run."""
    return total(row) <= FULL and any(peg.what == "run" for peg in pegs(row))


def leaves_fifteen(s: Situation, card: Card) -> bool:
    """Any count from which one card makes fifteen (002:1626-1629)."""
    return 5 <= s.reached + value(card) < 15


def pairs_in_vain(s: Situation, card: Card) -> bool:
    """The pair that discretion has refused (002:1653-1659)."""
    return risky_pair(s, card) or only_pairs_first(s, card) and capped(s, card)


class Avoided(NamedTuple):
    """What may be said against a card, how many points it may cost, and in what words."""

    fits: Callable[[Situation, Card], bool]
    points: float
    words: str


AVOIDED = (
    Avoided(gives_run_and_fifteen, 5, "could be answered with fifteen and a run"),
    Avoided(gives_pair_and_fifteen, 4, "could be paired, and make {count} besides"),
    Avoided(pairs_in_vain, ROYAL, "makes a pair that may become a pair-royal"),
    Avoided(leaves_a_tenth, 2.5, "leaves a count that any tenth card makes {count}"),
    Avoided(close_card, CLOSE, "could be answered with a run"))
LEAVES_FIFTEEN = Avoided(leaves_fifteen, 1, "leaves a count from which fifteen can be made")


def harm(s: Situation, card: Card) -> float:
    """What a card may cost by the maxims."""
    return sum([one.points for one in AVOIDED if one.fits(s, card)])


def least_harm(s: Situation) -> Advice:
    """The card against which least can be said; of such the highest, which leaves fewest chances (002:1718-1721)."""
    def blame(card: Card) -> float:
        return harm(s, card) + leaves_fifteen(s, card)

    card = min(s.able, key=lambda c: (blame(c), -ORDER[c.rank]))
    worst = max(s.able, key=blame)
    source = "002:1605-1607, 1718-1721"
    if blame(worst) == blame(card):
        return Advice(card, "Play {card}, the highest: the nearer to thirty-one, the less can follow.", source)
    fault = next(one.words for one in (*AVOIDED, LEAVES_FIFTEEN) if one.fits(s, worst) and not one.fits(s, card))
    count = "fifteen" if s.reached + value(worst) < 15 else "thirty-one"
    less = "less can be said against it; " if blame(card) else ""
    return Advice(card, f"Play {{card}}: {less}{named(worst)} {fault.format(count=count)}.", source)


def _next_best(s: Situation, card: Card, what: str) -> bool:
    """Whether one card could answer this one with fifteen and with `what` besides."""
    row = (*s.row, card)
    return any(sum(map(value, row)) + value(c) == 15 and any(peg.what == what for peg in pegs((*row, c)))
               for c in to_follow(row) if total(row) + value(c) <= FULL)


REPLIES = (most_points, safe_pair, pair_with_discretion, two_deuces_or_aces, eleven_left, beyond_fifteen)


def reply(s: Situation) -> Advice:
    """By the first maxim that has something to say."""
    advice = next((found for found in (maxim(s) for maxim in REPLIES) if found), None) or least_harm(s)
    if s.scored(advice.card):
        return advice
    if s.alone:
        return advice._replace(why="Play {card}: nobody else can play to this count.")
    return of_one_rank(s, advice)


def of_one_rank(s: Situation, advice: Advice) -> Advice:
    """Nothing speaks for one of several cards that are alike."""
    if len(s.able) < 2 or len({c.rank for c in s.able}) > 1:
        return advice
    cards = "both cards" if len(s.able) == 2 else "all cards"
    can = "" if len(s.able) == len(s.hand) else "that you can play "
    return advice._replace(why=f"Play {{card}}: {cards} {can}are {several(advice.card)}, and do the same.")
