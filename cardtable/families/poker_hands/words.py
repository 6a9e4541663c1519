"""Hands by name, as players say them."""
from __future__ import annotations

from cardtable.cards import RANK_NAMES
from cardtable.families.poker_hands.kinds import Kind, Strength

PLURALS = tuple([f"{name}es" if name == "six" else f"{name}s" for name in RANK_NAMES])


def called(strength: Strength) -> str:
    """The hand in few words: "a full, nines on fours", "two pairs, knaves and threes", "a straight to the eight"."""
    first, *others = strength.ranks
    match strength.kind:
        case Kind.STRAIGHT_FLUSH:
            return f"a straight flush to the {RANK_NAMES[first]}"
        case Kind.FOURS:
            return f"four {PLURALS[first]}"
        case Kind.FULL:
            return f"a full, {PLURALS[first]} on {PLURALS[others[0]]}"
        case Kind.FLUSH:
            return f"a flush, {RANK_NAMES[first]} high"
        case Kind.STRAIGHT:
            return "the tiger" if strength.tiger else f"a straight to the {RANK_NAMES[first]}"
        case Kind.THREES:
            return f"three {PLURALS[first]}"
        case Kind.TWO_PAIRS:
            return f"two pairs, {PLURALS[first]} and {PLURALS[others[0]]}"
        case Kind.PAIR:
            return f"a pair of {PLURALS[first]}"
    return f"{RANK_NAMES[first]} high"


def exactly(strength: Strength) -> str:
    """The hand with all that decides it, for two that are nearly alike: "a pair of queens, then ace, knave, nine"."""
    told = {Kind.FULL: 2, Kind.TWO_PAIRS: 2}.get(strength.kind, 1)
    rest = [RANK_NAMES[rank] for rank in strength.ranks[told:]]
    return called(strength) + (f", then {', '.join(rest)}" if rest else "")


def briefly(told: str) -> str:
    """The same where there is little room: "two pairs", "a full", "a straight"."""
    return told.partition(",")[0].partition(" to the ")[0]


def closely(told: str) -> str:
    """The same where there is more: "tens and sevens", "nines on fours", "a straight to the eight".

    >>> closely("two pairs, tens and sevens")
    'tens and sevens'
    """
    kind, _, rest = told.partition(", ")
    return rest if kind in ("two pairs", "a full") else briefly(told) if kind.startswith("a straight flush") else told
