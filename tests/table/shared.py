"""Two tables that differ in hidden cards only, played at in each of the three ways of sharing a screen.

For the suite a few decisions of every game, for `make soak` whole deals.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.forms.setup import Setup, at_once
from cardtable.table.sitting.page import TablePage
from tests.table.twins import Frame, Twins, act, alone, awaited, flight, hold, let_go, windows
from tools.waiting import spin, until

LONGEST = 200                    # decisions of a deal
ASIDE = QPoint(3, 3)
WAYS: dict[str, dict[str, object]] = {
    "racks": {"two at one screen": "racks"},
    "curtain": {"two at one screen": "curtain", "curtain at every turn": True},
    "windows": {"two at one screen": "windows"},
}


def table(name: str, way: str, seed: int) -> tuple[Setup, dict[str, object]]:
    """What a table is set up with, and its settings."""
    return at_once(game(name), {}, two=True, seed=seed), {"forced cards": "last", **WAYS[way]}


def fumble(page: TablePage) -> None:
    """What leaves traces on a hand: the ring of the keyboard, a card taken up, another under the pointer."""
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(page.window().focusWidget() or page.view, key)
    hand = page.view.hand()
    if hand:
        QTest.mouseMove(page.view.viewport(), page.view.mapFromScene(hand[0].sceneBoundingRect().center()))


def in_racks(twins: Twins, number: int, player: int, where: str) -> None:
    """One decision of a hand that lies in its rack."""
    def fumbled(page: TablePage) -> Iterator[Frame]:
        yield "down", page
        hold(page, player)
        assert page.host.chair.lifted
        fumble(page)
        let_go(page, player)
        assert not page.host.chair.lifted
        yield "just let go", page
        spin(1)
        yield "let go", page

    def played(page: TablePage) -> Iterator[Frame]:
        page.host._kept.clear()                  # what he had chosen of other cards, and how he held them
        page.arrangement.sort(page.arrangement.by)
        QTest.mouseMove(page.view.viewport(), ASIDE)
        hold(page, player)
        page.stage.motion.finish()
        yield "held up", page
        act(page, number)
        yield from flight(page, page)
        let_go(page, player)

    twins.swap(NOBODY)
    twins.run(where, fumbled)
    twins.same()
    twins.swap(player)
    twins.run(where, played)


def openly(number: int) -> Callable[[TablePage], Iterator[Frame]]:
    """An answer that needs no hand."""
    def answered(page: TablePage) -> Iterator[Frame]:
        yield "open", page
        act(page, number)
        yield from flight(page, page)
    return answered


def racks(twins: Twins, name: str, most: int) -> int:
    """So many decisions at most of a deal in racks; how many there were."""
    looked = 0
    for number in range(LONGEST):
        twins.still()
        if twins.real.slips.slip is not None or looked == most:
            break
        player = awaited(twins.real)
        if player == NOBODY:
            twins.run(f"{name} {number}", openly(number))
        else:
            in_racks(twins, number, player, f"{name} {number}")
            looked += 1
        twins.still()
        twins.same()
    return looked


def behind(page: TablePage) -> Iterator[Frame]:
    """The curtain, and what lies behind it."""
    curtain = page.slips.curtain
    until(lambda: curtain.slip is not None)
    yield "drawn", page
    curtain.hide()
    yield "behind it", page
    curtain.show()
    curtain.raise_()
    curtain.slip.raise_()


def curtain(twins: Twins, name: str, most: int) -> int:
    """The same behind the curtain, drawn at every turn."""
    drawn = 0
    for number in range(LONGEST):
        twins.still()
        if twins.real.slips.slip is not None or drawn == most:
            break
        if twins.real.slips.curtain.isVisible():
            drawn += 1
            twins.swap(NOBODY)
            twins.run(f"{name} {number}", behind)
            twins.same()
            for page in twins.both:
                QTest.keyPress(page.slips.curtain.slip.token, Qt.Key.Key_Space)
                until(lambda page=page: page.slips.curtain.slip is None and page.slips.curtain.isHidden())
        else:
            twins.swap(twins.real.host.viewer)
            twins.run(f"{name} {number}", openly(number))
        twins.still()
        twins.same()
    return drawn


def apart(twins: Twins, name: str, most: int) -> int:
    """The same in two windows, looked at from that of who does not act."""
    looked = 0
    twins.still()
    for page in twins.both:
        alone(page)
    for number in range(LONGEST):
        twins.still()
        asked = [n for n, page in enumerate(windows(twins.real)) if page.host.answering.turn]
        if not asked or looked == most:
            break

        watching, croupier = 1 - asked[0], twins.real.host.croupier
        seat = croupier.waiting_for()[0]
        move = croupier.sitting.match.decision(seat).sample(Random(number))

        def answered(page: TablePage) -> Iterator[Frame]:
            watcher = windows(page)[watching]                        # noqa: B023
            yield "before", watcher
            # handed over: at one of the two tables he who moves seems to hold other cards
            assert page.host.croupier.answer(seat, move) is None     # noqa: B023
            yield from flight(page, watcher)

        def lawful(deal: Deal) -> bool:
            return move in deal.decision(seat)                       # noqa: B023

        twins.swap(windows(twins.real)[watching].host.viewer, lawful, move)
        twins.run(f"{name} {number}", answered)
        looked += 1
        twins.still()
        twins.same()
    return looked


PLAYED = {"racks": racks, "curtain": curtain, "windows": apart}
"""By way, what plays at most so many decisions, and compares."""
