"""What the pack and what is dealt over are called stands right by each, whatever the form and the number at table."""
from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardtable.devices.pool_bowl.bowl import PoolBowl
from cardtable.games.napoleon.rules import LAYOUT
from cardtable.rules.events import NATURE
from tests.games.napoleon.moments import FIVE, Evening
from tests.spread import crossed
from tools.moments import Moment
from tools.screens import table

OVER = {"peep": "6D", "garnet": "6D 7D 8D TD JD"}
TAKING = {"peep": ("peep", "change"), "garnet": ("take",)}
SIZES = (1280, 640), (1093, 614), (1440, 900)
WAYS = [(form, seats, taken) for form, seats, taken in product(
    ("plain", "peep", "garnet", "purchase"), range(2, 7), (False, True))
    if (form in OVER or not taken) and (form != "purchase" or seats <= 4)]


def dealt(form: str, seats: int) -> Evening:
    """Before the first call: all hold five."""
    return Evening(seats, seats - 1, 0, form=form, pool="forfeits").deals(*FIVE[:seats], over=OVER.get(form, ""))


def led(form: str, seats: int, taken: bool) -> Moment:
    """The first card has been led; what was dealt over lies there, or the caller has taken it."""
    made = dealt(form, seats)
    wanted = (*(TAKING[form] if taken else ()), "bid nap", "stand", "pass", "keep")
    while not any(made.deal.zone[zone] for zone in LAYOUT.played):
        assert made.due != NATURE
        some = [str(move) for move in made.sitting.match.decision(made.due)]
        found = next((move for one in wanted for move in some if move.startswith(one)), None)
        if found is None:
            made.randomly()                      # what is thrown of a spare hand, and what is led
        else:
            made.turn(found)
    return made.moment()


def away(rect: QRectF, at: QPointF) -> float:
    """How far from a point the nearest of it is."""
    aside = max(rect.left() - at.x(), at.x() - rect.right(), 0)
    return aside + max(rect.top() - at.y(), at.y() - rect.bottom(), 0)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("way", "size"), crossed(WAYS, SIZES), ids=str)
def test_nearest_to_each_caption_is_what_it_speaks_of(way: tuple[str, int, bool], size: tuple[int, int]) -> None:
    form, _, taken = way
    with table(led(*way), size, {}) as page:
        scene = page.scene
        told = {zone: words for zone, words in scene.captions.items() if words.text and words.isVisible()}
        spare = LAYOUT.spare if form == "peep" else LAYOUT.garnet
        there = form in OVER and bool(scene.lying.items.get(spare))
        assert (spare in told) == there
        assert there == (form in OVER and not taken)
        assert told[LAYOUT.stock].text.startswith("trumps, ")
        lying = [(zone, item.sceneBoundingRect()) for zone, held in scene.lying.items.items()
                 for item in held if item.isVisible()]
        bowls = [device.sceneBoundingRect() for device in scene.instruments if isinstance(device, PoolBowl)]
        for card in [card for zone, card in lying if zone == spare]:
            hand = [held for zone, held in lying if zone == LAYOUT.hand[0]]
            assert not any(card.intersects(other) for other in (*hand, *bowls))
        things = [thing.sceneBoundingRect() for thing in (*scene.tokens, *scene.plates) if thing.isVisible()]
        for zone, words in told.items():
            rect = words.sceneBoundingRect()
            own = [card for other, card in lying if other == zone]
            others = [card for other, card in lying if other != zone]
            assert min(away(card, rect.center()) for card in own) < min(away(card, rect.center()) for card in others)
            assert any(away(card, rect.center()) < max(rect.width(), rect.height()) for card in own), words.text
            assert not any(rect.adjusted(3, 3, -3, -3).intersects(other) for other in (*others, *things)), words.text


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("form", "seats"), [*product(OVER, (2, 4, 6))])
def test_what_is_dealt_over_is_told_while_all_call(form: str, seats: int, size: tuple[int, int]) -> None:
    with table(dealt(form, seats).moment(), size, {}) as page:
        words = page.scene.captions[LAYOUT.spare if form == "peep" else LAYOUT.garnet]
        assert words.isVisible()
        hand = page.scene.lying.items[LAYOUT.hand[0]]
        assert len(hand) == 5
        assert not any(item.home_rect.intersects(words.sceneBoundingRect().adjusted(2, 2, -2, -2)) for item in hand)
