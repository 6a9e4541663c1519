"""Where the stock lies at Piquet, and where the ladder of counting."""
from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.layout import STOCK, places
from cardtable.games.piquet.rules.exchange import LEFT, SEEN
from cardtable.games.piquet.rules.rules import HAND, Piquet
from cardtable.showing.recital import Item, Recital
from cardtable.table.cloth.overlaps import letters
from tests.games.piquet.moments import MOMENTS, Partie
from tools.screens import table


def test_a_carte_blanche_told_has_the_ladder_in_the_middle_and_the_stock_beside_it() -> None:
    match = GAME.match({}, 2)
    deal = Piquet(2)
    deal.phase, deal.blanche = "exchange", -1
    assert STOCK in places(match, deal).zones
    deal.blanche = 0
    stock, = [place for place in places(match, deal).zones if place.zone == "stock"]
    assert stock.y < .2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "size"), [("sinking-first", (1440, 900)), ("sinking-first", (1280, 640)),
                                            ("sinking", (1440, 900)), ("sinking", (1024, 700)),
                                            ("sinking", (1366, 768)), ("sinking", (1280, 800))])
def test_the_ladder_stays_in_sight_where_calls_may_be_sunk(name: str, size: tuple[int, int]) -> None:
    with table(MOMENTS[name](), size, {}) as page:
        ladder = next(one.device for one in page.scene.instruments.all if one.place.kind == "ladder")
        assert ladder.isVisible()
        assert ladder.opacity()
        seen = ladder.sceneBoundingRect().adjusted(2, 2, -2, -2)         # they may touch
        assert not any(token.sceneBoundingRect().intersects(seen) for token in page.scene.tokens)
        assert {token.row for token in page.scene.tokens} >= {"sink, and go on to"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_what_the_other_left_lies_clear_of_his_hand_held_up(size: tuple[int, int]) -> None:
    """Two at one screen: it lay on king and eight of the hand."""
    with table(Partie(0).deals().exchange("9S 7S 9H").moment(), size, {}) as page:
        scene = page.scene
        left = [item.sceneBoundingRect() for item in scene.lying.items[LEFT[1]]]
        assert len(left) == 2
        assert left[0].left() != left[1].left(), "both can be seen"
        held = reduce(or_, [item.sceneBoundingRect() for item in scene.lying.items[HAND[1]]])
        grown = held.adjusted(-held.width() / 2, 0, held.width() / 2, held.height() * .7)
        assert not any(one.intersects(grown) for one in left)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1093, 614), (1280, 640), (1440, 900)])
def test_what_the_others_dials_show_is_read_above_the_ladder(size: tuple[int, int]) -> None:
    with table(MOMENTS["lead"](), size, {}) as page:
        words, ladder = [next(one.device for one in page.scene.instruments.all if one.place.kind == kind
                              and one.place.at in (None, 1)) for kind in ("dials", "ladder")]
        assert words.words_below.isVisible()
        assert letters(words.words_below.sceneBoundingRect()).bottom() <= ladder.sceneBoundingRect().top()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("size", "told"), [((1093, 614), False), ((1440, 900), True)])
def test_what_one_counts_does_not_lie_on_the_ladder(size: tuple[int, int], told: bool) -> None:
    """Where there is no room for it, the bracket over the cards names what is counted."""
    with table(MOMENTS["calling"](), size, {}) as page:
        scene = page.scene
        ladder = next(one.device for one in scene.instruments.all if one.place.kind == "ladder")
        own = next(zone for zone in HAND if (place := scene.lying.place(zone)) is not None and place.own_hand)
        held = [item.card for item in scene.lying.items[own]]
        scene.reciting.begin(Recital(1, own, [Item("A tierce to the knave.", "a tierce", tuple(held[:3]), 3)]), "",
                             own=True)
        scene.reciting.say(0)
        shown = scene.reciting.told
        assert shown.isVisible() is told
        seen = ladder.sceneBoundingRect()
        assert not told or (shown.sceneBoundingRect() & seen).height() < .1 * seen.height()
        assert scene.reciting.bracket.isVisible()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1440, 900)])
def test_what_the_dealer_has_left_lies_clear_of_the_ladder(size: tuple[int, int]) -> None:
    with table(Partie(1).deals().exchange("9S", "TS").turn("look").call().moment(), size, {}) as page:
        ladder = next(one.device for one in page.scene.instruments.all if one.place.kind == "ladder")
        assert page.scene.lying.items[LEFT[page.scene.sight.deal.dealer]]
        assert not [one for some in page.scene.lying.items.values() for one in some
                    if ladder.isVisible() and one.sceneBoundingRect().intersects(ladder.sceneBoundingRect())]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1440, 900)])
def test_what_both_have_left_lies_in_two_places(size: tuple[int, int]) -> None:
    """The dealer has taken one of the four that elder hand left, and looked at the three he leaves himself."""
    with table(Partie(0).deals().exchange("9S", "TS").turn("look").moment(), size, {}) as page:
        scene = page.scene
        deal = scene.sight.deal
        both, own = (reduce(or_, [item.sceneBoundingRect() for item in scene.lying.items[zone]])
                     for zone in (SEEN, LEFT[deal.dealer]))
        assert len(deal.zone[SEEN]) == len(deal.zone[LEFT[deal.dealer]]) == 3
        assert not both.intersects(own)
        for other in scene.lying.items.values():
            for item in other:
                rect = item.sceneBoundingRect()
                assert rect.intersected(both).isEmpty() or item in scene.lying.items[SEEN]
