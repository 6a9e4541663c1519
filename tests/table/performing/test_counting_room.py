"""While hands are counted nothing lies over what is counted."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from cardtable.games.cribbage.rules.rules import SHOWN, Cribbage
from cardtable.games.cribbage.show import words
from cardtable.games.cribbage.show.talk import TALK, recital
from cardtable.rules.events import Event
from cardtable.table.paint import deck
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import BY_HAND, MOMENTS, Game, shown
from tests.spread import sampled
from tools.moments import Moment
from tools.screens import table
from tools.waiting import until

SIZES = (1024, 700), (1180, 760), (1440, 900), (2560, 1440)
SPOKEN = ("theirs", "show", "crib")
ASKED = ("count-own", "count-crib", "missed", "count-3", "count-crib-3", "count-4", "count-crib-4")
SLIGHT = 1.0                     # pixels that are lost in rounding


def seventeen() -> Moment:
    """So much is said of a hand that it fills more than a row."""
    made = Game().deals("QC", "AH 2D 9S TD KD KH", "5C 5H JC JH 2S 3C").lays_out("KD KH", "2S 3C").until("shuffle")
    return made.moment(acts=14)


def lying(page: TablePage) -> Iterator[tuple[str, QRectF]]:
    """The cards in the row as one, the own hand that is not counted, what is said, the tokens as one, the own plate."""
    scene, row = page.scene, QRectF()
    hand = QRectF()
    for zone, held in scene.lying.items.items():
        place = scene.lying.place(zone)
        for item in held:
            high, home = deck.height(item.home.width), item.home
            card = QRectF(home.x - home.width / 2, home.y - high / 2, home.width, high)
            if zone == scene.lying.recited:
                row |= card
            elif place is not None and place.at == 0:
                hand |= card
    tokens = QRectF()
    for token in scene.tokens:
        tokens |= token.sceneBoundingRect()
    told = scene.reciting.told
    yield "row", row
    yield "hand", hand
    yield "bubble", told.sceneBoundingRect() if told.isVisible() else QRectF()
    yield "tokens", tokens
    yield "question", scene.question.sceneBoundingRect() if scene.question.isVisible() else QRectF()


@pytest.mark.parametrize(("name", "size"), [
    *sampled([(name, size) for name in SPOKEN for size in SIZES], 3),
    *sampled([(name, SIZES[0]) for name in (*ASKED, "seventeen")], 3)])
def test_nothing_lies_over_what_is_counted(qapp: QApplication, name: str, size: tuple[int, int]) -> None:
    with table(seventeen() if name == "seventeen" else MOMENTS[name](), size, {}) as page:
        if name in ASKED:
            assert page.scene.tokens
            page.scene.ask(words.NAME_IT)
            centre = sum([token.sceneBoundingRect().center().x() for token in page.scene.tokens])
            assert abs(centre / len(page.scene.tokens) - page.scene.cloth.center().x()) < 40, "in the middle"
        else:
            recital = page.scene.reciting.recital
            assert recital is not None
            page.scene.reciting.say(len(recital.items) - 1)
        apart(page)
        asked = page.scene.question.isVisible() and [
            text.text for text in page.scene.captions.values()
            if text.isVisible() and text.sceneBoundingRect().intersects(page.scene.question.sceneBoundingRect())]
        assert not asked


def apart(page: TablePage) -> None:
    for (one, first), (other, second) in combinations(lying(page), 2):
        over = first.adjusted(SLIGHT, SLIGHT, -SLIGHT, -SLIGHT) & second
        assert over.isEmpty(), (one, other, over)


def test_what_was_claimed_is_said_and_what_was_missed() -> None:
    made = shown(**BY_HAND).does("count 4").does("content").does("count 5").does("content")
    deal = made.sitting.match.deal()
    assert isinstance(deal, Cribbage)
    assert deal.named == (4, 5)
    assert TALK.caption(deal, SHOWN[0], lambda seat: None) == "your hand, five", "of a hand of nine"
    said = recital(deal, Event("said", 0, what="worth", args=("hand", 5)))
    assert [item.words for item in said.items][::len(said.items) - 1] == ["Counted as five.", "Four missed."]
    assert [item.points for item in said.items] == [5] + [0] * (len(said.items) - 1)


def test_the_question_goes_when_it_is_answered(qapp: QApplication) -> None:
    made = shown(**BY_HAND).does("count 4").does("content").does("count 5").does("content")
    with table(made.moment(live=1, acts=12), SIZES[0], {}) as page:
        assert page.scene.reciting.recital is not None
        assert page.scene.reciting.recital.items[0].words == "Counted as five."
        assert words.HOW_MUCH not in [text.text for text in page.scene.captions.values() if text.isVisible()]


LARGE: dict[str, object] = {"text size": 200}


@pytest.mark.parametrize("name", ["count", "count-own", "missed"])
def test_with_large_letters_neither_words_nor_tokens_lie_over_cards(qapp: QApplication, name: str) -> None:
    with table(MOMENTS[name](), SIZES[0], LARGE) as page:
        scene = page.scene
        assert scene.lying.recited is not None
        until(lambda: all(not bubble.isVisible() or bubble.opacity() == 1 for bubble in scene.speeches.values()))
        row = [item.sceneBoundingRect() for zone in (scene.lying.recited, *scene.lying.row.beside)
               for item in scene.lying.items[zone]]
        for bubble in scene.speeches.values():
            assert not bubble.isVisible() or not any(bubble.sceneBoundingRect().intersects(card) for card in row)
        seen = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible() and item.opacity() > 0]
        for token in scene.tokens:
            assert not any(token.sceneBoundingRect().intersects(card) for card in seen), token.label


@pytest.mark.parametrize("name", sampled(["slip", "slip-3", "slip-4"], 2))
def test_with_large_letters_all_of_a_slip_is_seen_without_scrolling(qapp: QApplication, name: str) -> None:
    with table(MOMENTS[name](), SIZES[0], LARGE) as page:
        slip = page.findChild(DealSlip)
        assert slip is not None
        for roll in (slip.roll, slip.side):
            assert roll.verticalScrollBar().maximum() == 0, roll.accessibleName()


def test_a_card_left_unplayed_lies_beside_what_is_told(qapp: QApplication) -> None:
    """One's own, while the other counts: it lay upon the beginning of his words."""
    made = Game("five-card", 0).deals("TC", "QS 5S 6S 2C 3D", "5C TD QH KD KC").lays_out("2C 3D", "KD KC")
    with table(made.plays("TD", "5S", "QH", "6S").moment(acts=17), (1366, 768), {}) as page:
        told, unplayed = page.scene.reciting.told, page.scene.lying.in_hand()
        assert told.isVisible()
        assert [str(item.card) for item in unplayed] == ["QS"]
        assert not told.sceneBoundingRect().intersects(unplayed[0].home_rect)
