"""The rows of the score: of a game so far, and of its last deal item by item, with what was brought forward.

Every side has a column, and where points are marked beside the line, a second after it.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.croupier.sheet import DealSheet
from cardtable.rules.events import Event
from cardtable.showing.phrases import ordinal
from cardtable.showing.sums import FORWARD, SumLine, total
from cardtable.showing.talk import Talk

TOGETHER = "Together"
Game = Sequence[DealSheet]
Sides = Sequence[int]


class Column(NamedTuple):
    """A side's points on the line, or beside it."""

    side: int
    beside: bool

    def holds(self, mark: Event) -> bool:
        return (mark.seat, mark.beside) == self


def columns(game: Game, sides: Sides) -> list[Column]:
    """Those of these sides."""
    lined = any(one.deal.lined for one in game)
    return [Column(side, beside) for side in sides for beside in ((False, True) if lined else (False,))]


def heads(talk: Talk, game: Game, sides: Sequence[tuple[int, str]]) -> list[str]:
    """What stands above the columns, of sides with what they are called."""
    called = dict(sides)
    return [talk.beside if column.beside else called[column.side] for column in columns(game, [*called])]


def added(game: Game, sides: Sides, rows: Sequence[SumLine]) -> SumLine:
    """What the rows come to at the end of a game: both columns of a side together."""
    made = columns(game, sides)
    sums = total("", rows, len(made)).points
    return SumLine(TOGETHER, tuple([
        None if column.beside else sum([n or 0 for n, one in zip(sums, made, strict=True) if one.side == column.side])
        for column in made]))


def of_game(talk: Talk, game: Game, sides: Sides, unseen: int = 0) -> list[list[SumLine]]:
    """All deals of a game, each with its rows, and before them what it was begun with; so many of the last marks are
    not shown yet.  Of a long game a row for every deal but the last, and of that one for each kind of mark."""
    if not game:
        return []
    *before, last = game
    begun, across = begun_with(game, sides), columns(game, sides)
    if not talk.long_game:
        made = [_by_side(talk, one, _marks(one, unseen * (one is last)), across) for one in game]
    else:
        head = [SumLine(talk.deal_title(last.number))] if before else []
        made = [*[[_deal(talk, one, across)] for one in before], [*head, *_by_kind(talk, _marks(last, unseen), across)]]
    return [*[begun] * bool(begun), *made]


def ruled(talk: Talk, game: Game, sides: Sides, made: Sequence[SumLine]) -> list[SumLine]:
    """The same rows on a sheet that is ruled for deals still to come."""
    coming = talk.to_come(game[-1].deal) if game else 0
    if not coming:
        return list(made)
    now = game[-1].number
    head = [SumLine(talk.deal_title(now))] if len(game) == 1 else []
    empty = (None,) * len(columns(game, sides))
    return [*head, *made, *[SumLine(talk.deal_title(now + n), empty) for n in range(1, coming + 1)]]


def of_deals(talk: Talk, game: Game, sides: Sides) -> list[SumLine]:
    """A row for every deal of a game that is over."""
    across = columns(game, sides)
    return [_deal(talk, one, across) for one in game]


def of_rubber(talk: Talk, games: Sequence[Game], sides: Sides) -> list[SumLine]:
    """The games of a rubber, each with a row for every kind of mark."""
    rows = []
    for n, game in enumerate(games, 1):
        marks = [mark for one in game for mark in _marks(one)]
        rows += [SumLine(f"{ordinal(n).capitalize()} game"), *_by_kind(talk, marks, columns(game, sides))]
    return rows


def of_last_deal(talk: Talk, game: Game, sides: Sides) -> list[SumLine]:
    """What the sides had before the last deal of a game, and what they marked in it as it fell."""
    if not game:
        return []
    *before, last = game
    begun, across = begins(game, sides), columns(game, sides)
    had = tuple([sum([one.points(*column) for one in before], start)
                 for column, start in zip(across, begun, strict=True)])
    marks = _marks(last)
    items = _by_kind(talk, marks, across) if talk.long_game or talk.sums_kinds and len(across) > 1 else [
        SumLine(talk.item(mark), tuple([mark.points if column.holds(mark) else None for column in across]))
        for mark in marks]
    return [*([SumLine(FORWARD, had)] if any(had) else []), *merged(items)]


def merged(rows: Sequence[SumLine]) -> list[SumLine]:
    """Rows that follow each other with the same words, and stand in different columns, are one."""
    found: list[SumLine] = []
    for row in rows:
        last = found[-1] if found else None
        if last is not None and last.words == row.words and all(
                one is None or other is None for one, other in zip(last.points, row.points, strict=True)):
            row = SumLine(row.words, tuple([other if one is None else one
                                        for one, other in zip(last.points, row.points, strict=True)]))
            found.pop()
        found.append(row)
    return found


def begins(game: Game, sides: Sides) -> tuple[int, ...]:
    """What stood in the columns when the game was begun: nothing, unless a deal was set up to be practised, or points
    are carried over."""
    return tuple([game[0].had[beside][side] if game[0].deal.scored else 0 for side, beside in columns(game, sides)])


def begun_with(game: Game, sides: Sides) -> list[SumLine]:
    """A row for that, if it is something."""
    had = begins(game, sides) if game else ()
    return [SumLine(FORWARD, had)] if any(had) else []


def _marks(one: DealSheet, unseen: int = 0) -> list[Event]:
    return [mark for mark in one.marks[:len(one.marks) - unseen] if mark.points]


def _deal(talk: Talk, one: DealSheet, across: Sequence[Column]) -> SumLine:
    return SumLine(talk.deal_title(one.number), tuple([one.points(*column) for column in across]))


def _by_side(talk: Talk, one: DealSheet, marks: Sequence[Event], across: Sequence[Column]) -> list[SumLine]:
    """A deal's rows: one for each column in which anything was marked, or for several in which the same was."""
    rows = []
    for column in across:
        own = [mark for mark in marks if column.holds(mark)]
        if own:
            points = sum([mark.points for mark in own])
            rows.append(SumLine(f"{one.number}. {talk.entry([mark.what for mark in own])}",
                            tuple([points if other == column else None for other in across])))
    return merged(rows)


def _by_kind(talk: Talk, marks: Sequence[Event], across: Sequence[Column]) -> list[SumLine]:
    """A row for each kind of mark, in the order of the game's kinds, else as they first fell; how often, where all who
    have made it did so alike."""
    kind, rows, order = talk.kinds, [], list(dict.fromkeys(talk.kinds.values()))
    fell = dict.fromkeys([kind.get(mark.what, mark.what) for mark in marks])
    for what in sorted(fell, key=lambda what: order.index(what) if what in order else len(order)):
        same = [mark for mark in marks if kind.get(mark.what, mark.what) == what]
        who = {Column(mark.seat, mark.beside) for mark in same}
        points = [sum([mark.points for mark in same if column.holds(mark)]) if column in who else None
                  for column in across]
        often = {sum([column.holds(mark) for mark in same]) for column in who}
        rows.append(SumLine(talk.entry([what] * (often.pop() if len(often) == 1 else 1)), tuple(points)))
    return rows
