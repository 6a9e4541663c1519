"""A card is pressed wherever it is seen, though the shadow of the next falls there."""
from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.table.items import CardItem
from tests.games.bridge import moments as bridge
from tests.table.seating import Seat
from tools.waiting import until

EDGE = 2                     # pixels: what is as near to another's edge may be either's


def lies_over(item: CardItem, at: QPointF) -> bool:
    """Whether the card, where it is seen, has this point, or one hardly beside it."""
    return item.riser.rect().adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(item.riser.mapFromScene(at))


def test_each_card_of_a_dummy_by_all_that_is_seen_of_it(seat: Seat) -> None:
    """He lies in columns, where a narrow strip is seen of most; he is to play, so that his cards stand proud."""
    page = seat(bridge.hearts().first(1).moment(), pace=1e6)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    scene, view = page.scene, page.view
    (zone,) = [zone for zone, place in scene.lying.zones.items() if place.role == "dummy" and scene.lying.items[zone]]
    cards = sorted(scene.lying.items[zone], key=lambda item: item.zValue())
    strips = 0
    for n, item in enumerate(cards):
        for down in range(EDGE, int(item.size().height()), 3):
            at = item.riser.mapToScene(QPointF(item.size().width() / 2, down))
            if not any(lies_over(other, at) for other in cards[n + 1:]):
                assert view.card_at(view.mapFromScene(at)) is item, f"{item.card}, {down} pixels down"
                strips += 1
    assert strips > 5 * len(cards)
    upper = next(item for item in cards if item.card in page.host.answering.cards() and item is not cards[-1])
    strip = max(down for down in range(EDGE, 40) if not any(
        lies_over(other, upper.riser.mapToScene(QPointF(20, down))) for other in cards[cards.index(upper) + 1:]))
    at = view.mapFromScene(upper.riser.mapToScene(QPointF(20, strip)))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert page.host.croupier.steps[-1].move[-1] == upper.card
