"""How the case is filled: what stands on which shelf, how high shelves are, where each thing has its place."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

FEW = 6                 # games up to which they stand on one shelf with a sentence each
MOST, FEWEST = 9, 4     # places on a shelf among many
LEAST_PLACE = 148       # wide, in a case no larger than usual
POST = 14               # between two kinds on a shelf
LEAST_OPENING = 92      # below it shelves are not all seen at once, and the case scrolls
ROOMY = 132             # the opening below which there is no room for sentences
BOX = (150, 140)        # in which every object is drawn
SIDES = 5               # left free of a place's width
FILLED = .93            # of an opening's height
TITLE, TALLEST = 24, 124        # how far down the titles reach; and the tallest object from where it stands
SEEN, BARE, UNLIKE = 1.25, .5, .25       # powers: for many things seen, against bare baize, and very unlike shelves
RAGGED, SPLIT = 1.0, 3.0
"""What speaks against a shelf with places left over (all of them), and against a kind that goes on on the next."""


class Group(NamedTuple):
    """Things that stand together under a title in gilt."""

    title: str
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """One shelf: how far from the top it begins, how high its opening and the board with the tickets are.

    Every thing on it has a place of the same width; objects are drawn at `scale` times their box.
    """

    groups: tuple[Group, ...]
    y: float
    opening: float
    board: float
    place: float
    scale: float
    sentences: bool = False

    @property
    def number(self) -> int:
        """How many things stand on it."""
        return sum(len(group.things) for group in self.groups)

    @property
    def high(self) -> float:
        """Opening and board."""
        return self.opening + self.board


@dataclass(frozen=True, slots=True)
class Plan:
    """The shelves; together they may be higher than what is seen of them."""

    shelves: tuple[Shelf, ...]
    seen: int                    # so many of them at a time

    @property
    def high(self) -> float:
        """All of them."""
        return sum(shelf.high for shelf in self.shelves)


class Line(NamedTuple):
    """Groups on one shelf, and what share of the height it would have."""

    groups: tuple[Group, ...]
    share: float
    sentences: bool = False


Board = Callable[[tuple[str, ...], float, bool], float]
"""How high the board below these things must be for their tickets, at this width of a place, with sentences or not."""


def plan(games: Sequence[Group], house: Sequence[Group], size: tuple[float, float], unit: float, widest: float,
         board: Board, letters: float = 1.0) -> Plan:
    """Fill a case of this size (of its opening); `unit` is its scale, `widest` what the longest name needs, `letters`
    by how much an opening must be higher for the titles in it."""
    width, height = size
    most = max(1, int(width // max(LEAST_PLACE * max(1.0, unit), widest)))
    if sum(len(group.things) for group in games) > FEW:
        return _largest([*games, *house], min(most, MOST), size, unit, board, letters)
    lines = _few(games, house, most)
    shelves = _heights(lines, width, height, unit, board, letters)
    if len(shelves) > shelves_seen(shelves, height) or any(
            shelf.sentences and shelf.opening < ROOMY * unit for shelf in shelves):
        lines = [line._replace(sentences=False) for line in lines]
        shelves = _heights(lines, width, height, unit, board, letters)
    return Plan(tuple(shelves), shelves_seen(shelves, height))


def _largest(groups: Sequence[Group], most: int, size: tuple[float, float], unit: float, board: Board,
             letters: float) -> Plan:
    """Of all ways to fill shelves with at most so many things the one that pleases most."""
    width, height = size
    found = []
    for each in range(most, min(most, FEWEST) - 1, -1):
        shelves = _heights([Line(row, 1) for row in broken(groups, each)], width, height, unit, board, letters)
        found.append(Plan(tuple(shelves), shelves_seen(shelves, height)))
    return max(found, key=_pleases)


def _pleases(one: Plan) -> float:
    """How well a case is filled: much is seen at once, and large; little baize is bare; shelves are alike."""
    seen = one.shelves[:one.seen]
    filled = min(shelf.scale * BOX[1] / shelf.opening for shelf in seen)
    numbers = [shelf.number for shelf in seen]
    alike = min(numbers) / max(numbers)
    return sum(numbers) ** SEEN * min(shelf.scale for shelf in seen) * filled ** BARE * alike ** UNLIKE


def shelves_seen(shelves: Sequence[Shelf], height: float) -> int:
    """How many of them fit into this height."""
    return max(1, sum(shelf.y + shelf.high <= height + 1 for shelf in shelves))


def _few(games: Sequence[Group], house: Sequence[Group], most: int) -> list[Line]:
    """Games with their sentences on higher shelves."""
    own = 1.42 if sum(len(group.things) for group in games) > 3 else 1.97
    return [*[Line(groups, own, True) for groups in broken(games, most)],
            *[Line(groups, 1) for groups in broken(house, most)]]


def broken(groups: Sequence[Group], most: int) -> list[tuple[Group, ...]]:
    """Groups in shelves of at most so many things: as few as can be, as even as can be, kinds kept together."""
    flat = [(number, thing) for number, group in enumerate(groups) for thing in group.things]
    best: list[tuple[float, int]] = [(0, 0)]
    for end in range(1, len(flat) + 1):
        found = []
        for start in range(max(0, end - most), end):
            split = start > 0 and flat[start - 1][0] == flat[start][0]
            left_over = ((most - (end - start)) / most) ** 2
            found.append((best[start][0] + 1000 + SPLIT * split + RAGGED * 10 * left_over, start))
        best.append(min(found))
    shelves: list[tuple[Group, ...]] = []
    end = len(flat)
    while end:
        start = best[end][1]
        shelves.append(_grouped(groups, flat[start:end]))
        end = start
    return shelves[::-1]


def _grouped(groups: Sequence[Group], flat: Sequence[tuple[int, str]]) -> tuple[Group, ...]:
    numbers = sorted({number for number, _ in flat})
    return tuple([Group(groups[n].title, tuple([thing for number, thing in flat if number == n])) for n in numbers])


def _heights(lines: Sequence[Line], width: float, height: float, unit: float, board: Board,
             letters: float) -> list[Shelf]:
    """All shelves seen at once if that can be, else so many of one height as fit."""
    places = [_place(line.groups, width, unit) for line in lines]
    boards = [board(tuple([thing for group in line.groups for thing in group.things]), place, line.sentences)
              for line, place in zip(lines, places, strict=True)]
    left = height - sum(boards)
    shares = sum(line.share for line in lines)
    openings = [left * line.share / shares for line in lines]
    least = LEAST_OPENING * unit * letters
    if lines and min(openings) < least:
        seen = max(1, min(len(lines) - 1, int(height // (max(boards) + least))))
        openings = [max(least / 2, height / seen - one) for one in boards]       # of a case not yet laid out, too
    shelves: list[Shelf] = []
    y = 0.0
    for line, place, high, opening in zip(lines, places, boards, openings, strict=True):
        free = opening - TITLE * unit ** .5 * letters            # below the titles
        scale = min(FILLED * opening / BOX[1], free / TALLEST, (place - SIDES * unit) / BOX[0])
        shelves.append(Shelf(line.groups, y, opening, high, place, max(.1, scale), line.sentences))
        y += opening + high
    return shelves


def _place(groups: Sequence[Group], width: float, unit: float) -> float:
    number = sum(len(group.things) for group in groups)
    return (width - POST * unit * (len(groups) - 1)) / max(1, number)
