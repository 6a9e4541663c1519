"""What the book would cut in two goes aside, and back with it; the words of tricks won stay on one side."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.cards import BACK
from cardtable.table.cloth import overlaps
from cardtable.table.items.card import LIFTS
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.cribbage.moments import Game as Cribbage
from tests.games.five_hundred.moments import MOMENTS as FIVE_HUNDRED
from tools.moments import Moment, company
from tools.screens import table
from tools.waiting import spin

pytestmark = pytest.mark.usefixtures("qapp")

LOW = 1093, 614
LINES = ("* cut JH KS 3D AC",
         "* shuffle QD 5H KC TC JS KH 7C 7S 5D 2S 4S QH 9C TS 8H AC 9D AS 3H 6S 2D AD 8C 7D 9S 5C TH 4H 4D KS 7H 9H JO"
         " 6C 8D JD 4C AH 6H JC QC 5S 3D QS 6D JH 2C 2H 3S 8S TD 3C KD",
         "1 double", "2 pass", "3 pass", "0 pass", "1 play AS", "2 play 4S", "3 play 6S", "0 play 3S", "1 play AD",
         "2 play 8D", "3 play 7D", "0 play 6D", "1 play 5S", "2 play 7C")


def quinto(lines: int, then: str = "") -> Moment:
    """Doubled by the left; so many lines of the record."""
    return Moment("quinto", {"form": "quinto"}, company(
        (("Miss Wren", "club"), ("Lady Carbery", "club"), ("Colonel Ashdown", "club")), 4), LINES[:lines], then=then)


def test_the_doubling_cube_is_seen_whole_beside_a_page() -> None:
    with table(quinto(8, "page advice"), LOW, {}) as page:
        scene = page.scene
        [cube] = [one.device for one in scene.instruments.all if one.place.kind == "cube"]
        assert scene.covered is not None
        assert cube.words_below.text == "doubled"
        assert cube.sceneBoundingRect().right() <= scene.covered
        assert cube.words_below.sceneBoundingRect().right() <= scene.covered
        before = cube.sceneBoundingRect()
        scene.keep_clear(None)                           # and it comes back
        assert cube.sceneBoundingRect().left() > before.left() + 10


def test_the_words_of_tricks_won_stay_on_one_side_of_them() -> None:
    sides = set()
    for lines in (10, 14):
        with table(quinto(lines), LOW, {}) as page:
            scene = page.scene
            [(zone, words)] = [(zone, words) for zone, words in scene.captions.items() if words.text.startswith("ours")]
            packets = [item.home.x for item in scene.lying.items[zone]]
            assert words.isVisible()
            assert words.text == {10: "ours, one trick", 14: "ours, two tricks"}[lines]
            sides.add(words.sceneBoundingRect().center().x() < min(packets))
    assert sides == {True}


def test_count_and_refusal_are_read_whole_beside_a_page() -> None:
    """Half the dial lay under it, and the words beside the hand broke off: "the knave wou"."""
    with table(replace(CRIBBAGE["play"](), then="page advice"), LOW, {}) as page:
        scene = page.scene
        [dial] = [one.device for one in scene.instruments.all if one.place.kind == "count dial"]
        [words] = [words for words in scene.captions.values() if words.text.endswith("would pass thirty-one")]
        assert scene.covered is not None
        assert words.isVisible()
        for thing in (dial, dial.words_below, words):
            assert thing.sceneBoundingRect().right() <= scene.covered


@pytest.mark.parametrize("size", [(1093, 594), LOW, (1280, 640)])
@pytest.mark.parametrize("then", ["", "page advice"])
def test_a_card_that_rises_leaves_the_words_of_the_dial_free(then: str, size: tuple[int, int]) -> None:
    """The card that was advised rose over half of "twenty-eight to make thirty-one"."""
    moments = [Cribbage("five-card", 0).deals("5S", "KC JC AC 2C 2D", "3C 6S QS 9H AD").lays_out(
        "2C 2D", "6S QS").plays("3C"), Cribbage(before=0).deals(
        "5S", "KC JC AC QD 2C 2D", "3C 6S QS 9H AD 8H").lays_out("2C 2D", "6S QS").plays("3C")]
    for moment in moments:
        with table(replace(moment.moment(), then=then), size, {}) as page:
            scene = page.scene
            [dial] = [one.device for one in scene.instruments.all if one.place.kind == "count dial"]
            assert dial.words_below.isVisible()
            assert dial.words_below.text == "twenty-eight to make thirty-one"
            own = [item for zone, held in scene.lying.items.items() for item in held
                   if (place := scene.lying.place(zone)) is not None and place.own_hand]
            assert len(own) > 2
            risen = [item.home_rect.translated(0, -LIFTS["hover"] * scene.stage.look.unit) for item in own]
            letters = overlaps.letters(dial.words_below.sceneBoundingRect())
            assert not any(rect.intersects(letters) for rect in risen)


def test_no_card_lies_on_the_scores_when_the_board_has_moved_up() -> None:
    """The crib lay on one of its ends, where the scores of two stand."""
    with table(CRIBBAGE["over-3"](), LOW, {}) as page:
        scene = page.scene
        [board] = [one.device for one in scene.instruments.all if one.place.kind == "pegboard"]
        assert scene.ground is not None
        assert scene.ground.raised
        assert board.lies.width() > board.sceneBoundingRect().width() + 60
        backs = [item for item in scene.lying.all() if item.card is BACK]
        assert backs
        assert not any(item.isVisible() and item.sceneBoundingRect().intersects(board.lies) for item in backs)


def test_what_went_aside_for_a_page_goes_back_with_it_where_letters_are_larger() -> None:
    with table(FIVE_HUNDRED["nobody"](), (1280, 640), {"text size": 130}) as page:
        def lie() -> list[tuple[float, float]]:
            return [(thing.home.x, thing.home.y) for thing in (*page.scene.instruments, *[
                plate for plate in page.scene.plates if not plate.label.startswith("You")])]

        before = lie()
        page.book.slide_time = 0
        page.book.open_tab("advice")
        spin(20)
        assert lie() != before
        page.book.close_page()
        spin(20)
        assert lie() == before
