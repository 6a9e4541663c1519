"""Tokens lie above the hand and on nothing that is read, beside the book too."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from cardtable.table.cloth import overlaps
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items.card import LIFTS
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.piquet.moments import MOMENTS as PIQUET
from tests.spread import crossed
from tests.table.cloth.test_words_keep_their_place import playing
from tests.table.playing import Mouse, settled
from tools.screens import table
from tools.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")

HARDLY = 6                       # pixels by which things may meet, whose shadows and tabs stand out


def meet(one: QRectF, other: QRectF) -> bool:
    """Whether one lies on the other, and not only its edge."""
    both = one & other
    return min(both.width(), both.height()) > HARDLY


def read(scene: TableScene) -> dict[str, QRectF]:
    """Cards, plates, instruments, and what lies beyond the rim."""
    assert scene.ground is not None
    cards = [item for item in scene.lying.all() if item.isVisible()]
    found = {f"{item.card} {n}": item.sceneBoundingRect() for n, item in enumerate(cards)}
    found |= {plate.label: plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()}
    found |= {str(n): device.sceneBoundingRect() for n, device in enumerate(scene.instruments) if device.isVisible()}
    return found | {f"rim {n}": rect for n, rect in enumerate(overlaps.beyond_rim(scene.ground))}


@pytest.mark.parametrize("then", ["", "page advice"])
@pytest.mark.parametrize("size", [(1093, 614), (1280, 640), (1366, 768), (1440, 900)])
def test_five_calls_lie_between_the_spare_card_and_the_hand(size: tuple[int, int], then: str) -> None:
    with table(replace(NAPOLEON["peep-five"](), then=then), size, {}) as page:
        scene = page.scene
        assert [token.text for token in scene.tokens] == ["Pass", "Misery", "Four", "Nap", "Look at the card"]
        spare = next(words for words in scene.captions.values() if words.text == "spare card")
        assert spare.isVisible()
        for token in scene.tokens:
            rect = token.sceneBoundingRect()
            met = [name for name, other in read(scene).items() if meet(rect, other)]
            assert not met, token.text
            assert not meet(rect, spare.sceneBoundingRect())
            assert scene.ground is not None
            assert 0 < scene.ground.own_hand_top() - rect.bottom() < 2 * rect.height(), token.text


@pytest.mark.parametrize(("name", "size"), crossed(["sinking", "sinking-first"], [
    (1093, 614), (1280, 618), (1280, 640), (1366, 768)]))
def test_named_rows_end_above_the_own_hand(name: str, size: tuple[int, int]) -> None:
    with table(replace(PIQUET[name](), then="page advice"), size, {}) as page:
        scene = page.scene
        assert len({token.row for token in scene.tokens}) > 1
        held = [item.sceneBoundingRect() for zone, held in scene.lying.items.items() for item in held
                if (place := scene.lying.place(zone)) is not None and place.own_hand]
        assert len(held) == 12
        assert max([token.sceneBoundingRect().bottom() for token in scene.tokens]) < min([rect.top() for rect in held])


@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1440, 878)])
def test_the_token_lies_on_no_card_that_has_been_raised(qapp: QApplication, size: tuple[int, int]) -> None:
    with playing("piquet", 1501, size=size) as page:
        mouse, scene = Mouse(page, Random(1)), page.scene
        settled(page)
        mouse.press(1)                           # the other deals, and one is elder hand
        until(lambda: len(scene.lying.in_hand()) == 12)
        settled(page)
        for card in [item.card for item in sorted(scene.lying.in_hand(), key=lambda one: one.x())[3:8]]:
            mouse.card(card)
            settled(page)
            assert scene.ground is not None
            room = scene.ground.own_hand_top() - scene.tokens[0].sceneBoundingRect().bottom()
            assert room > LIFTS["selected"] * scene.ground.unit - HARDLY
