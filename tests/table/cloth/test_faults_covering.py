"""At tables of strict laws nothing lies on what is to be read: hands laid down, exposed cards, what is asked."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF

from cardtable.table.cloth.overlaps import AT_END, TOUCHING
from cardtable.table.cloth.proofs import LEAST
from cardtable.table.paint import deck, remedies
from tests.games.bridge import moments as bridge
from tests.games.ecarte import moments as ecarte
from tests.games.euchre import moments as euchre
from tests.games.napoleon import moments as napoleon
from tests.games.rubicon_bezique import moments as rubicon
from tests.games.solo_whist import moments as solo
from tests.games.whist import moments as whist
from tests.spread import crossed
from tests.table.playing import Mouse
from tests.table.seating import Seat
from tools.covered import found
from tools.waiting import until

WHIST = ("laid-down", "naming-suit", "orders", "all-played", "remedies", "exposed-and-open", "thrown-across",
         "dummy-orders")
MOMENTS = {**{f"whist {name}": whist.MOMENTS[name] for name in WHIST},
           **{f"bridge {name}": bridge.MOMENTS[name] for name in ("exposed-by-the-slate", "left-of-the-pack")},
           **{f"solo whist {name}": solo.MOMENTS[name] for name in ("orders", "exposed-by-the-button")},
           "napoleon remedy": napoleon.MOMENTS["remedy"], "napoleon spare-hand": napoleon.MOMENTS["spare-hand"],
           "rubicon marking": rubicon.MOMENTS["marking"], "ecarte kings": ecarte.MOMENTS["kings"],
           **{f"euchre {name}": euchre.MOMENTS[name] for name in ("exposed", "partner-exposed")}}


BRIEF = 6                        # pixels from a trick's title to its cards, where there is no room for names
RAIL = 4                         # pixels of the cloth that are seen between a token and the rail
SMALL, LOW, LARGE = (1024, 700), (1093, 614), (1440, 900)
SIZES = SMALL, LOW, LARGE
WAS_COVERED = [*[(name, SMALL) for name in (
    "whist dummy-orders", "solo whist orders", "solo whist exposed-by-the-button", "bridge left-of-the-pack",
    "napoleon spare-hand", "ecarte kings")],
               ("whist remedies", LOW), ("whist orders", LOW), ("bridge exposed-by-the-slate", LOW)]
"""Where something has been."""


@pytest.mark.parametrize(("name", "size"), dict.fromkeys([*crossed(list(MOMENTS), SIZES), *WAS_COVERED]))
def test_nothing_is_covered(seat: Seat, name: str, size: tuple[int, int]) -> None:
    moment = MOMENTS[name]()
    page = seat(moment, pace=1e6, size=size)
    until(lambda: not page.host.teller.busy)
    assert list(found(moment.game, page.scene)) == []
    labels = [token.label for token in page.scene.tokens]
    assert len(set(labels)) == len(labels), "each token says something else"


@pytest.mark.parametrize("size", SIZES)
def test_no_token_hangs_over_an_ovals_rim(seat: Seat, size: tuple[int, int]) -> None:
    scene = seat(napoleon.MOMENTS["remedy"](), pace=1e6, size=size).scene
    until(lambda: bool(scene.tokens))
    assert scene.ground is not None
    for token in scene.tokens:
        lies = token.sceneBoundingRect()
        left, right = scene.ground.reach(lies.center().y(), lies.height() / 2)
        assert left <= lies.left()
        assert lies.right() <= right


@pytest.mark.parametrize("size", SIZES)
def test_no_token_touches_the_rail(seat: Seat, size: tuple[int, int]) -> None:
    scene = seat(rubicon.MOMENTS["marking"](), pace=1e6, size=size).scene
    until(lambda: bool(scene.tokens))
    assert all(scene.cloth.adjusted(RAIL, 0, -RAIL, 0).contains(token.sceneBoundingRect()) for token in scene.tokens)


@pytest.mark.parametrize("size", SIZES)
def test_no_plate_lies_on_words(seat: Seat, size: tuple[int, int]) -> None:
    """Who is to take up his hand has many words on his plate, beside the card turned up."""
    scene = seat(whist.MOMENTS["by-hand"](), pace=1e6, size=size).scene
    until(lambda: bool(scene.tokens))
    words = [words.sceneBoundingRect() for words in scene.captions.values() if words.isVisible() and words.text]
    assert words
    for plate in scene.plates:
        lies = plate.sceneBoundingRect().adjusted(AT_END, TOUCHING, -AT_END, -TOUCHING)
        assert not any(lies.intersects(one) for one in words)


@pytest.mark.parametrize("wide", range(LEAST, 42, 3))
def test_a_ring_about_a_small_card_is_clear_of_the_words_about_it(wide: int) -> None:
    card = QRectF(0, 0, wide, deck.height(wide))
    drawn = remedies.ring(card).boundingRect()
    assert -BRIEF <= drawn.top() < 0
    assert card.height() < drawn.bottom() <= card.height() + BRIEF + 1


def test_a_page_of_explanations_stands_in_the_talk(seat: Seat) -> None:
    """More than five lines above the tokens are not read at a glance."""
    page = seat(whist.MOMENTS["orders"](), pace=1e6, size=(1093, 614), settings={"explain calls": "always"})
    until(lambda: bool(page.scene.tokens))
    assert len({token.meaning for token in page.scene.tokens}) >= 5
    assert not page.scene.question.isVisible() or page.scene.question.text.count("\n") < 6


def test_whose_dummy_is_accused_is_said(seat: Seat) -> None:
    """Who plays two hands has not two segments of one name."""
    page = seat(whist.accused_dummy().moment(), pace=1e6)
    until(lambda: not page.host.teller.busy)
    person = Mouse(page, Random(1))
    person.ask_to_accuse()
    assert person.sheet is not None
    row = person.sheet.whom.side_by_side
    assert row is not None
    names = [row.segment(number).text() for number in range(2)]
    assert "Dummy" in names
    assert len(set(names)) == 2
