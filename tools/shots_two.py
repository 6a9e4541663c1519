"""Pictures of two at one screen, at every game for two: hands down, held up near and far, the curtain, and the second
of two windows."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from random import Random

from PySide6.QtWidgets import QWidget

from cardtable.games import games
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import at_once, for_two
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tools.waiting import spin, until

MOVES = 6                                # made at random in the deal before the picture is taken
TRIES = 20                               # of a move, where some would end it
WAYS = {"down": "racks", "near": "racks", "far": "racks", "curtain": "curtain", "window": "windows"}


def shots() -> Iterator[tuple[str, Callable[[tuple[int, int], Mapping[str, object]],
                                             AbstractContextManager[QWidget]]]]:
    """By name, what gives the widget to be taken, in a size and with settings."""
    for row in games():
        if row.players(for_two(row, {}))[0] == 2:
            for what in WAYS:
                yield f"{row.name}-two-{what}", lambda size, settings, name=row.name, what=what: table(  # type: ignore[misc]
                    name, what, size, settings)


@contextmanager
def table(name: str, what: str, size: tuple[int, int], settings: Mapping[str, object]) -> Iterator[QWidget]:
    """The window of a game in mid-deal, shared in this way."""
    store = Store(None)
    kept = Settings(store)
    kept.update({"forced cards": "off", "two at one screen": WAYS[what], **settings})
    wear(look_of(kept))
    row = next(row for row in games() if row.name == name)
    page = TablePage(at_once(row, {}, two=True, seed=4), store, kept)
    page.stage.motion.speed, page.stage.guard = 0, 0
    page.resize(*size)
    page.show()
    page.activateWindow()
    page.view.setFocus()
    try:
        _play(page)
        second = page.sharing.second
        if what in ("near", "far"):
            page.host.lift(page.host.croupier.persons()[what == "far"])
        elif what == "curtain":
            until(lambda: page.slips.curtain.isVisible() or bool(page.host.answering.prompts))
            page.sharing.hide_hands()
            if not page.slips.curtain.isVisible():
                page.host.pass_to(page.host.chair.speaker)
            until(lambda: page.slips.curtain.slip is not None)
        elif second is not None:
            second.resize(*size)
            until(lambda: not second.page.host.teller.busy)
        spin(400)
        yield page if second is None else second
    finally:
        page.close_table()
        page.hide()
        page.deleteLater()
        store.close()


def _play(page: TablePage) -> None:
    """Some moves at random, of which the table shows each."""
    croupier, rng, made = page.host.croupier, Random(4), 0
    while True:
        until(lambda: not page.host.teller.busy)
        deal = croupier.sitting.match.deal()
        seat = next((seat for seat in croupier.waiting_for()), NATURE)
        move = None if seat == NATURE or made == MOVES else _going_on(deal, seat, rng)
        if move is None:
            return
        # handed over, of either player in turn: only the picture matters
        assert croupier.answer(seat, move) is None
        made += not deal.preliminary


def _going_on(deal: Deal, seat: int, rng: Random) -> Move | None:
    """A move at random after which the deal goes on; none if, so often tried, each ends it."""
    for _ in range(TRIES):
        move, after = deal.decision(seat).sample(rng), deal.copy()
        after.apply(seat, move)
        if not after.over or deal.preliminary:
            return move
    return None
