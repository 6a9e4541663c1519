"""What is said item by item of cards that are counted or declared, and the great moments of a game.

A game's talk makes a `Recital` of an event; how its cards are lit and its points marked is the table's business.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.cards import Cards


class Item(NamedTuple):
    """One thing said of some cards, and what it brings; no points where it is only said."""

    words: str                       # as it is spoken, with its stops: "fifteen four,"
    label: str                       # over its cards: "fifteen"
    cards: Cards = ()
    points: int = 0


class Recital(NamedTuple):
    """What the player of a seat says of the cards of a zone, one item after the other.

    The points of the items are those of the next score of his side in the same move, or fewer if that is less: the
    score is marked item by item.
    """

    seat: int
    zone: int                        # by its number in the rules
    items: Sequence[Item]
    doing: str = ""                  # on his plate meanwhile: "counting the crib"
    done: str = ""                   # and afterwards: "counted ten"

    @property
    def text(self) -> str:
        """All that is said."""
        return " ".join([item.words for item in self.items])


class Moment(NamedTuple):
    """Something so rare or so final that the table stops for it: what stands on the brass, and a line below."""

    title: str
    line: str = ""


def spoken(items: Sequence[Item], total: str, opening: str = "") -> list[Item]:
    """The items with the stops and joints of one sentence, "Fifteen two, fifteen four and a pair: six.", from bare
    words; `total` is said last where there are several, `opening` ("in the crib,") first."""
    words = [item.words for item in items]
    for number in range(len(words) - 2):
        words[number] += ","
    if len(words) > 1:
        words[-1] = f"and {words[-1]}: {total}"
    words[-1] += "."
    first = f"{opening} {words[0]}" if opening else words[0]
    words[0] = first[:1].upper() + first[1:]
    return [item._replace(words=text) for item, text in zip(items, words, strict=True)]
