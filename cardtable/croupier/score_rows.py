"""The rows of the score: of a game so far, and of its last deal item by item, with what was brought forward."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.croupier.sheet import DealSheet
from cardtable.rules.events import Event
from cardtable.showing.phrases import ordinal
from cardtable.showing.sums import FORWARD, Row
from cardtable.showing.talk import Talk

Game = Sequence[DealSheet]
Sides = Sequence[int]


def of_game(talk: Talk, game: Game, sides: Sides, unseen: int = 0) -> list[list[Row]]:
    """All deals of a game, each with its rows, and before them what it was begun with; so many of the last marks are
    not shown yet.  Of a long game a row for every deal but the last, and of that one for each kind of mark."""
    if not game:
        return []
    *before, last = game
    begun = begun_with(game, sides)
    if not talk.long_game:
        made = [_by_side(talk, one, _marks(one, unseen * (one is last)), sides) for one in game]
    else:
        head = [Row(talk.deal_title(last.number))] if before else []
        made = [*[[_deal(talk, one, sides)] for one in before], [*head, *_by_kind(talk, _marks(last, unseen), sides)]]
    return [*[begun] * bool(begun), *made]


def ruled(talk: Talk, game: Game, sides: Sides, made: Sequence[Row]) -> list[Row]:
    """The same rows on a sheet that is ruled for deals still to come."""
    coming = talk.to_come(game[-1].deal) if game else 0
    if not coming:
        return list(made)
    now = game[-1].number
    head = [Row(talk.deal_title(now))] if len(game) == 1 else []
    return [*head, *made, *[Row(talk.deal_title(now + n), (None,) * len(sides)) for n in range(1, coming + 1)]]


def of_deals(talk: Talk, game: Game, sides: Sides) -> list[Row]:
    """A row for every deal of a game that is over."""
    return [_deal(talk, one, sides) for one in game]


def of_rubber(talk: Talk, games: Sequence[Game], sides: Sides) -> list[Row]:
    """The games of a rubber, each with a row for every kind of mark."""
    rows = []
    for n, game in enumerate(games, 1):
        marks = [mark for one in game for mark in _marks(one)]
        rows += [Row(f"{ordinal(n).capitalize()} game"), *_by_kind(talk, marks, sides)]
    return rows


def of_last_deal(talk: Talk, game: Game, sides: Sides) -> list[Row]:
    """What the sides had before the last deal of a game, and what they marked in it as it fell."""
    if not game:
        return []
    *before, last = game
    begun = begins(game, sides)
    had = tuple([sum([one.points(side) for one in before], start) for side, start in zip(sides, begun, strict=True)])
    marks = _marks(last)
    items = _by_kind(talk, marks, sides) if talk.long_game else [
        Row(talk.entry([mark.what]), tuple([mark.points if mark.seat == side else None for side in sides]))
        for mark in marks]
    return [*([Row(FORWARD, had)] if any(had) else []), *together(items)]


def together(rows: Sequence[Row]) -> list[Row]:
    """Rows that follow each other with the same words, and stand in different columns, are one."""
    found: list[Row] = []
    for row in rows:
        last = found[-1] if found else None
        if last is not None and last.words == row.words and all(
                one is None or other is None for one, other in zip(last.points, row.points, strict=True)):
            row = Row(row.words, tuple([other if one is None else one
                                        for one, other in zip(last.points, row.points, strict=True)]))
            found.pop()
        found.append(row)
    return found


def begins(game: Game, sides: Sides) -> tuple[int, ...]:
    """What the sides had when the game was begun: nothing, unless a deal was set up to be practised, or points are
    carried over."""
    first = game[0]
    return tuple([first.deal.score[side] - first.points(side) if first.deal.scored else 0 for side in sides])


def begun_with(game: Game, sides: Sides) -> list[Row]:
    """A row for that, if it is something."""
    had = begins(game, sides) if game else ()
    return [Row(FORWARD, had)] if any(had) else []


def _marks(one: DealSheet, unseen: int = 0) -> list[Event]:
    return [mark for mark in one.marks[:len(one.marks) - unseen] if mark.points]


def _deal(talk: Talk, one: DealSheet, sides: Sides) -> Row:
    return Row(talk.deal_title(one.number), tuple([one.points(side) for side in sides]))


def _by_side(talk: Talk, one: DealSheet, marks: Sequence[Event], sides: Sides) -> list[Row]:
    """A deal's rows: one for each side that marked anything, or for several that marked the same."""
    rows = []
    for side in sides:
        own = [mark for mark in marks if mark.seat == side]
        if own:
            points = sum([mark.points for mark in own])
            rows.append(Row(f"{one.number}. {talk.entry([mark.what for mark in own])}",
                            tuple([points if other == side else None for other in sides])))
    return together(rows)


def _by_kind(talk: Talk, marks: Sequence[Event], sides: Sides) -> list[Row]:
    """A row for each kind of mark, in the order of the game's kinds, else as they first fell; how often, where one side
    alone has made it."""
    kind, rows, order = talk.kinds, [], list(dict.fromkeys(talk.kinds.values()))
    fell = dict.fromkeys([kind.get(mark.what, mark.what) for mark in marks])
    for what in sorted(fell, key=lambda what: order.index(what) if what in order else len(order)):
        same = [mark for mark in marks if kind.get(mark.what, mark.what) == what]
        who = {mark.seat for mark in same}
        points = [sum([mark.points for mark in same if mark.seat == side]) if side in who else None for side in sides]
        rows.append(Row(talk.entry([what] * (len(same) if len(who) == 1 else 1)), tuple(points)))
    return rows
