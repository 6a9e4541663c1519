"""Where the book is folded, what went aside beside a page goes back when the page has gone."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem

from cardtable.table.sitting.page import TablePage
from tests.games.euchre.moments import MOMENTS as EUCHRE
from tests.games.five_hundred.moments import MOMENTS as FIVE_HUNDRED
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.solo_whist.moments import MOMENTS as SOLO_WHIST
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

NEVER = 1e6
LOW = (1280, 640), (1093, 614)
STAYS = 40                       # pixels from where it would lie anew: what has gone aside stays as long as it can
Lies = dict[str, tuple[int, int]]


def _things(page: TablePage) -> Iterator[tuple[str, QGraphicsItem]]:
    scene = page.scene
    yield from ((f"plate of {plate.name}", plate) for plate in scene.plates)
    for one in scene.instruments.all:
        yield f"{one.place.kind} {one.sides}", one.device
        yield f"words of {one.place.kind} {one.sides}", one.device.words_below
    yield from ((f"words of {zone}", words) for zone, words in scene.captions.items() if words.text)
    yield from ((f"pot {n}", pot) for n, pot in enumerate(scene.payments.lying()))
    yield from ((f"token {n}", token) for n, token in enumerate(scene.tokens))
    yield "dealer's button", scene.button
    for zone, held in scene.lying.items.items():
        yield from ((f"card {n} of {zone}", item) for n, item in enumerate(held))


def lies(page: TablePage) -> Lies:
    """Where all that is seen on the cloth lies."""
    found = {what: thing for what, thing in _things(page) if thing.isVisible() and thing.opacity()}
    return {what: (round(thing.sceneBoundingRect().center().x()), round(thing.sceneBoundingRect().center().y()))
            for what, thing in found.items()}


def gone(before: Lies, after: Lies, most: int) -> list[str]:
    """What lies further than that from where it lay, or is seen no more, or only now."""
    far = [(what, before.get(what), after.get(what)) for what in {**before, **after}]
    return [f"{what}: {one} {other}" for what, one, other in far
            if one is None or other is None or max(abs(one[0] - other[0]), abs(one[1] - other[1])) > most]


def seated(seat: Seat, moment: Moment, size: tuple[int, int], text: int = 130) -> TablePage:
    """Somebody is asked, nobody else ever answers, and the book is folded."""
    page = seat(replace(moment, lines=moment.lines[:len(moment.lines) - moment.live]), pace=NEVER, size=size,
                settings={"text size": text})
    until(lambda: not page.host.teller.busy and page.host.answering.turn and not page.stage.motion.busy)
    assert page.book.folded
    page.book.slide_time = 0
    page.lay()
    return page


def press(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.window().windowHandle(), key)


def hinted(page: TablePage) -> None:
    press(page, Qt.Key.Key_H)
    until(lambda: page.book.advice.counsel is not None and not page.book.covers.isNull(), 60)
    until(lambda: not page.stage.motion.busy)


def still(page: TablePage) -> None:
    until(lambda: page.book.covers.isNull() and not page.host.teller.busy and not page.stage.motion.busy)


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize("moment", [
    FIVE_HUNDRED["naming"], FIVE_HUNDRED["nobody"], SOLO_WHIST["calling"], SOLO_WHIST["naming"], SOLO_WHIST["ouverte"],
    EUCHRE["superseding"]])
def test_what_went_aside_beside_a_page_goes_back(seat: Seat, moment: Callable[[], Moment],
                                                 size: tuple[int, int]) -> None:
    page = seated(seat, moment(), size)
    before = lies(page)
    hinted(page)
    assert gone(before, lies(page), 20), "nothing has made way for the page"
    press(page, Qt.Key.Key_Escape)
    still(page)
    assert not gone(before, lies(page), 1)


@pytest.mark.parametrize("moment", [FIVE_HUNDRED["naming"], FIVE_HUNDRED["nobody"]])
def test_it_goes_back_with_the_move_that_was_advised(seat: Seat, moment: Callable[[], Moment]) -> None:
    page = seated(seat, moment(), LOW[0])
    hinted(page)
    press(page, Qt.Key.Key_Return)
    still(page)
    after = lies(page)
    page.lay()                                   # as it lies where no page has ever slid over it
    assert not gone(after, lies(page), STAYS)


@pytest.mark.parametrize(("moment", "size"), [
    (NAPOLEON["peep"], (1093, 614)), (NAPOLEON["peep"], (1024, 700)),
    (lambda: replace(NAPOLEON["spare-hand"](), live=0), (1093, 614))])
def test_what_is_dealt_over_is_seen_whole_beside_a_page(seat: Seat, moment: Callable[[], Moment],
                                                        size: tuple[int, int]) -> None:
    """It lay half under it, and a call was about it."""
    page = seated(seat, moment(), size, 100)
    lying = page.scene.lying
    [spare] = [zone for zone, place in lying.zones.items() if place.zone.startswith("spare") and lying.items.get(zone)]
    before = lies(page)
    hinted(page)
    assert page.scene.ground is not None
    cards = [item.sceneBoundingRect() for item in lying.items[spare]]
    others = [item.sceneBoundingRect() for item in lying.all() if item.isVisible() and item not in lying.items[spare]]
    assert all(page.scene.ground.free.contains(card) for card in cards)
    assert not any(card.intersects(other) for card in cards for other in others)
    press(page, Qt.Key.Key_Escape)
    still(page)
    assert not gone(before, lies(page), 1)
