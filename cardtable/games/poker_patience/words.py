"""What is said at Poker Patience, told in the talk, and written on tokens and beside the square."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.families.poker_hands.kinds import Kind
from cardtable.rules.moves import Move
from cardtable.showing.phrases import Voices, listed, number, ordinal, teller

TOKENS = {"place": "Lay it", "take-up": "Take one up", "count": "Count it", "leave": "Leave it unfinished",
          "resign": "Give up"}
MEANINGS = {
    "take-up": "The card laid last comes back, and may go elsewhere.",
    "count": "The square counts as it lies, and the deal is over.",
    "leave": "The square stays unfinished, and counts nothing.",
}
AWAITED = {"placing": "to lay a card", "complete": "to count"}
GUIDANCE = {
    "placing": "Press the place where the card is to lie, or drag it there; it touches another at an edge or a corner. "
               "Each row and each column is a hand at poker, and counts when all twenty-five cards lie.",
    "serpent": "Press a place beside the card laid last, edge to edge. All cards to come lie open, in their order; a "
               "way that runs into a corner may be taken up again.",
    "complete": "All twenty-five lie. The square may be counted, or taken up again card by card.",
}
NAMES = {Kind.STRAIGHT_FLUSH: "straight flush", Kind.FOURS: "fours", Kind.STRAIGHT: "straight", Kind.FULL: "full",
         Kind.THREES: "threes", Kind.FLUSH: "flush", Kind.TWO_PAIRS: "two pairs", Kind.PAIR: "a pair",
         Kind.HIGHEST_CARD: "nothing"}
MADE = {Kind.STRAIGHT_FLUSH: "a straight flush", Kind.FOURS: "fours", Kind.STRAIGHT: "a straight", Kind.FULL: "a full",
        Kind.THREES: "threes", Kind.FLUSH: "a flush", Kind.TWO_PAIRS: "two pairs", Kind.PAIR: "a pair"}
TABLE_NAMES = {**NAMES, Kind.FULL: "full, three and a pair"}
TIMES = {1: "once", 2: "twice"}
KINDS = {kind.name.lower().replace("_", " "): kind.name.lower().replace("_", " ") for kind in (
    Kind.STRAIGHT_FLUSH, Kind.FOURS, Kind.STRAIGHT, Kind.FULL, Kind.THREES, Kind.FLUSH, Kind.TWO_PAIRS, Kind.PAIR)}
"""In the order of what they count by the book."""
MARKS = {kind.name.lower().replace("_", " "): made for kind, made in MADE.items()}


def counted(what: str, where: Sequence[object]) -> str:
    """"Row 5: a straight flush"."""
    return f"{str(where[0]).capitalize()} {where[1]}: {MARKS[what]}"


def in_all(what: Sequence[str]) -> str:
    """"A pair, twice threes and fours"."""
    often = Counter(what)
    told = listed([f"{TIMES.get(n, f'{number(n)} times')} {MARKS[one]}" if n > 1 else MARKS[one]
                   for one, n in often.items()])
    return told[:1].upper() + told[1:]


TOLD: dict[str, Voices] = {
    "lays": ("You lay the {card} at {place}.", "{name} lays the {card} at {place}."),
    "takes up": ("You take up the {card}.", "{name} takes up the {card}."),
    "counts": ("{hand}, {points}.",) * 2,
    "total": ("Your square comes to {points}.", "{name}’s square comes to {points}."),
    "whole": ("A whole way, which comes to {points}.",) * 2,
    "leaves": ("You leave the square unfinished; it counts nothing.",
               "{name} leaves the square unfinished; it counts nothing."),
    "difference": ("{name} pays you {coins} for the difference.", "{payer} pays {name} {coins} for the difference."),
    "pays": ("You pay {other} {coins} for the difference.",) * 2,
    "resign": ("You give up; squares that are not full count nothing.",
               "{name} gives up; squares that are not full count nothing."),
}
tell = teller(TOLD)


def nth(n: int) -> str:
    """"eighteenth", "twenty-first": of twenty-five cards each in words."""
    if n < 13 or n > 29:
        return ordinal(n)
    if n < 20:
        return f"{number(n)}th"
    return f"twenty-{ordinal(n - 20)}" if n > 20 else "twentieth"


def course(move: Move) -> str:
    """"At e5", "Take one up"."""
    return f"At {move[1]}" if move.verb == "place" else TOKENS[move.verb]
