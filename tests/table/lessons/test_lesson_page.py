"""Lessons through the real window; all there are, in every step, walk in `make soak` (tests/attacks/lessons.py)."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards import Card
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.newgame import NewGame
from cardtable.table.items import CardItem
from cardtable.table.lessons.light import Light
from cardtable.table.lessons.lying import Lying
from cardtable.table.lessons.page import CLICK, PRESS, RISEN, SHOWN, LessonPage
from cardtable.table.lessons.targets import outlines
from cardtable.table.sheets.lessons import LessonsSheet
from cardtable.table.wording.keys import BACK_A_PAGE
from cardtable.tutor.arranged import named
from cardtable.tutor.lesson import Target
from cardtable.tutor.library import lesson, names, taught
from tests.spread import sampled
from tests.table.lessons.walking import Learning, arrive, begin
from tests.table.opened_window import opened_window
from tests.table.pressed import press, window_of
from tools.waiting import spin, until

ALL = [name for game in taught() for name in names(game)]
FIRST = "ecarte/first"
PLAYED_OUT = (FIRST, "cribbage/first", "all_fours/first")
"""Of which the deal is played out in the suite, too: one that is in its midst, one newly dealt, one nearly over."""
WALKED = [*PLAYED_OUT, *sampled([name for name in ALL if name not in PLAYED_OUT], 3)]
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with opened_window(qtbot, tmp_path / "saves.sqlite", motion="instant") as window:
        yield window


@pytest.mark.heavy(12)
@pytest.mark.parametrize(("number", "name"), list(enumerate(WALKED)), ids=WALKED)
def test_a_hand_can_finish_it(window: MainWindow, number: int, name: str) -> None:
    """By mouse or by keys, and rightly; in the soak each by both, wrongly, and back."""
    learning = Learning(window, name, ("mouse", "keys")[number % 2], speed=0)
    counts = learning.through(play_out=name in PLAYED_OUT)
    assert counts["pages"] + (name not in PLAYED_OUT and lesson(name).pages[-1].play) == len(lesson(name).pages)
    assert counts["slips read"] == (name in PLAYED_OUT)


def test_the_slip_of_a_game_lies_whole_on_a_low_screen_where_the_page_had_been(window: MainWindow) -> None:
    """The lesson's page had slid out, and all had yielded to it; it goes back for the slip."""
    window.resize(1093, 614)
    assert Learning(window, "whist/revoke", "mouse", speed=0).through()["pages"]


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_wrongly_and_back(window: MainWindow, hand: str) -> None:
    counts = Learning(window, "ecarte/hand_two", hand, speed=0).all()
    assert counts["wrong"] > 0 < counts["moves"]


def at_move(window: MainWindow, name: str, verb: str) -> Learning:
    """The lesson walked by mouse to the first page that wants such a move."""
    learning = Learning(window, name, "mouse", speed=0)
    while learning.page.course.page.do is None or learning.page.course.page.do.verb != verb:
        learning.rightly()
        learning.on()
    until(lambda: learning.page.light.isVisible() and bool(learning.page.host.answering.prompts))
    return learning


def lit(page: LessonPage, item: QGraphicsWidget) -> bool:
    """Whether the middle of a thing stands in the light where it is seen now."""
    return page.light.lights(page.view.mapFromScene(item.sceneBoundingRect().center()) + page.view.pos())


def test_it_is_left_and_gone_on_with(window: MainWindow) -> None:
    learning = Learning(window, FIRST, "mouse")
    learning.rightly()
    learning.on()
    QTest.keyClick(learning.page.view, Key.Key_Escape)
    assert window.table is None
    sheet = window.findChildren(LessonsSheet)[-1]
    assert sheet.buttons[FIRST].text() == "Go on"
    sheet.buttons[FIRST].click()
    assert isinstance(window.table, LessonPage)
    assert window.table.course.number == 1


def test_the_lessons_lie_open_at_the_game_of_the_one_that_was_left(window: MainWindow) -> None:
    """Euchre's lay folded out of sight, and Écarté's open, when a lesson of Euchre had ended."""
    learning = Learning(window, "euchre/first", "mouse")
    QTest.keyClick(learning.page.view, Key.Key_Escape)
    sheet = window.findChildren(LessonsSheet)[-1]
    assert [game for game, shelf in sheet.shelves.items() if shelf.unfolded] == ["euchre"]
    assert sheet.next == "euchre/first"


def test_a_new_games_sheet_leads_to_its_lessons_alone(window: MainWindow) -> None:
    window.choose_game("ecarte", "")
    window.findChildren(NewGame)[-1].lessons.click()
    sheet = window.findChildren(LessonsSheet)[-1]
    assert {name.partition("/")[0] for name in sheet.buttons} == {"ecarte"}
    sheet.buttons[FIRST].click()
    assert isinstance(window.table, LessonPage)


def test_the_light_is_out_while_anything_moves(window: MainWindow) -> None:
    page = at_move(window, FIRST, "propose").page
    page.host.moving.emit()
    assert not page.light.isVisible()


def test_the_light_goes_with_a_card_and_comes_to_the_token(window: MainWindow) -> None:
    learning = at_move(window, FIRST, "discard")
    page = learning.page
    chosen = [card for card in page.course.page.do or () if isinstance(card, Card)]
    items = [learning.learner.item(card) for card in chosen]                # type: ignore[union-attr]
    before = [item.riser.sceneBoundingRect().top() for item in items]
    for card in chosen:
        learning.learner.choose(card)
    spin(100)
    lights = [path.boundingRect().translated(-page.view.x(), -page.view.y()) for path in page.light.about]
    for item, top in zip(items, before, strict=True):
        assert item.riser.sceneBoundingRect().top() < top
        assert any(abs(one.top() - item.riser.sceneBoundingRect().top()) < 6 for one in lights), "it rose into the dark"
    assert lit(page, page.scene.tokens[page.host.answering.row.at("chosen")]), "the token to be pressed"


def test_back_a_step_lets_go_of_what_was_chosen(window: MainWindow) -> None:
    learning = at_move(window, FIRST, "discard")
    page = learning.page
    learning.learner.choose(next(card for card in page.course.page.do or () if isinstance(card, Card)))
    assert page.scene.tokens
    learning.learner.on_paper(page.header.pills[BACK_A_PAGE.name], Key.Key_Backspace)
    arrive(page)
    spin(150)
    assert not page.scene.tokens
    assert not any(item.selected or item.riser.y() for item in page.scene.lying.all())


def test_back_from_the_next_deal_to_the_end_of_one_its_cards_lie_there(window: MainWindow) -> None:
    """The lesson speaks of a hand that was seen: it is seen when one comes back to it, too."""
    learning = Learning(window, "poker/first", "keys", speed=0)
    page = learning.page
    while not page.course.page.exam:
        learning.rightly()
        learning.on()
    assert not page.host.sight.deal.over
    QTest.keyClick(window.windowHandle(), Key.Key_Backspace)
    arrive(page)
    assert page.course.page.head == "Not called, not shown"
    assert page.host.sight.deal.over
    assert page.host.sight.deal.shown == (0, 3)                              # type: ignore[attr-defined]
    moves = page.course.moves
    assert page.host.croupier.sitting.lines[-2:] == [f"back {moves - 1}", "0 see"], "its end is shown once more"


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Left])
def test_keys_go_back_where_nothing_is_to_be_played(window: MainWindow, key: Qt.Key) -> None:
    learning = Learning(window, FIRST, "keys", speed=0)
    learning.rightly()
    learning.on()
    assert not learning.page.host.answering.prompts
    learning.page.view.setFocus()                    # as after a click on the cloth
    QTest.keyClick(window.windowHandle(), key)
    arrive(learning.page)
    assert learning.page.course.number == 0
    QTest.keyClick(window.windowHandle(), Key.Key_Return)
    arrive(learning.page)
    assert learning.page.course.number == 1


def test_the_left_arrow_goes_along_the_hand_and_backspace_back(window: MainWindow) -> None:
    page = at_move(window, FIRST, "discard").page
    number = page.course.number
    QTest.keyClick(window.windowHandle(), Key.Key_Left)
    assert page.course.number == number
    assert isinstance(page.keyboard.focused, CardItem)
    QTest.keyClick(window.windowHandle(), Key.Key_Backspace)
    arrive(page)
    assert page.course.number == number - 1


def test_a_click_on_what_is_lit_does_what_it_speaks_of(window: MainWindow) -> None:
    """The seven of trumps and the turn-up stand in the light: neither is an answer, but the token is."""
    learning = at_move(window, "bezique/first", "exchange")
    page = learning.page
    turned = page.scene.lying.items[named(page.host.sight.deal)["turn-up"]][-1]
    learning.learner.click(turned.sceneBoundingRect().center())             # type: ignore[union-attr]
    until(lambda: page.course.done)


def test_a_click_on_what_is_only_shown_says_so(window: MainWindow) -> None:
    learning = at_move(window, "piquet/first", "discard")
    page = learning.page
    page.light.show_about(lambda: [path.translated(QPointF(page.view.pos())) for path in outlines(
        page.scene, Target("plate", "1"))], "", QRectF(page.cloth), Lying([], []))
    plate = page.scene.plates.of(1)
    learning.learner.click(plate.sceneBoundingRect().center())              # type: ignore[union-attr]
    until(lambda: page.leaf.said.words.text() == SHOWN)
    assert not page.course.done


def test_what_is_told_waits_until_it_is_seen(window: MainWindow) -> None:
    """She accepts: the page that tells so says nothing before it."""
    learning = at_move(window, FIRST, "propose")
    learning.rightly()
    page = learning.page
    page.tutored.pace = .3
    learning.learner.on_paper(page.leaf.go_on, Key.Key_Return)
    assert page.leaf.heading.title.text() == "She accepts"
    assert page.leaf.text.text() == ""
    assert not page.leaf.go_on.isEnabled()
    arrive(page)
    assert page.leaf.text.text().startswith("Had she refused")


def test_the_exams_result_is_in_sight(window: MainWindow) -> None:
    learning = Learning(window, "piquet/first", "keys", speed=0)
    course = learning.page.course
    course.first = {number: True for number, page in enumerate(course.lesson.pages) if page.exam}
    course._done = {number for number, page in enumerate(course.lesson.pages) if page.task and not page.play}
    course._turn(max(course.first))
    course._done.discard(course.number)
    learning.page._turned()
    arrive(learning.page)
    learning.rightly()
    spin(5)
    leaf = learning.page.leaf
    assert leaf.task.text().startswith("Of the exam’s")
    port = leaf.roll.viewport()
    assert port.rect().contains(leaf.task.geometry().translated(leaf.roll.inside.pos())), "it lies below"


@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("number", [0, 1])
def test_what_is_said_to_an_answer_is_read_whole(qtbot: QtBot, step: int, number: int) -> None:
    """Right or wrong: its last line lay under what fades at the foot of the page, with the mark for more upon it."""
    with opened_window(qtbot, size=(1366, 748), motion="instant") as window:
        learning = Learning(window, "quinto/first", "mouse", speed=0)
        for _ in range(step):
            learning.rightly()
            learning.on()
        leaf = learning.page.leaf
        learning.learner.button(leaf.lines[number])
        spin(20)
        assert leaf.said.words.text() == learning.page.course.page.answers[number].why
        port = leaf.roll.viewport().rect()
        if leaf.roll.more.isVisible():
            port.setBottom(leaf.roll.more.geometry().top() - 1)
        assert port.contains(leaf.said.geometry().translated(leaf.roll.inside.pos())), "it is cut off"


def test_it_is_in_sight_when_the_deal_has_been_played_out(qtbot: QtBot) -> None:
    with opened_window(qtbot, size=(1093, 614), motion="instant", text_size=200) as window:
        page = Learning(window, "piquet/first", "keys", speed=0).page
        course, leaf = page.course, page.leaf
        course.first = {number: True for number, one in enumerate(course.lesson.pages) if one.exam}
        course._done = set(range(len(course.lesson.pages)))
        course._turn(len(course.lesson.pages) - 1)
        assert course.page.play
        leaf.show_course(course)
        spin(5)
        assert leaf.task.text().startswith("Of the exam’s")
        port = leaf.roll.viewport()
        foot = leaf.task.geometry().translated(leaf.roll.inside.pos()).bottom()
        assert foot <= port.rect().bottom(), "it ends below"


def test_return_pressed_twice_at_once_turns_one_page(window: MainWindow) -> None:
    learning = Learning(window, FIRST, "keys", speed=0)
    learning.rightly()
    page, at = learning.page, learning.page.course.number
    page.stage.guard = 5000
    for _ in range(3):
        press(window_of(page), "Return")
        press(window_of(page), "Return", up=True)
        arrive(page)
    assert page.course.number == at + 1
    press(window_of(page), "Backspace")          # who goes back has read it
    press(window_of(page), "Backspace", up=True)
    assert page.course.number == at


def test_the_note_says_how_by_the_hand_that_is_used(window: MainWindow) -> None:
    learning = Learning(window, "cribbage/first", "keys", speed=0)
    while learning.page.course.page.do is None:
        learning.rightly()
        learning.on()
    page = learning.page
    page._point()
    assert page.light.note.endswith(PRESS)
    assert page.keyboard.focused in page.keyboard.hand()
    page.keyboard.in_use = False
    page._point()
    assert page.light.note.endswith(CLICK)
    press(window_of(page), "Right")
    press(window_of(page), "Right", up=True)
    until(lambda: page.light.note.endswith(PRESS))


def test_no_answer_has_the_keyboard_before_it_is_chosen(window: MainWindow) -> None:
    page = Learning(window, FIRST, "keys", speed=0).page
    assert page.leaf.lines
    QTest.keyClick(window.windowHandle(), Key.Key_Return)
    assert page.course.given is None or page.course.given < 0
    assert page.course.reply is None
    QTest.keyClick(window.windowHandle(), Key.Key_Down)
    assert page.leaf.lines[0].hasFocus()
    QTest.keyClick(window.windowHandle(), Key.Key_Return)
    assert page.course.reply is not None


@pytest.mark.parametrize("head", ["At four", "Let her lead"])
def test_the_keys_begin_on_what_stands_in_the_light(window: MainWindow, head: str) -> None:
    """The token first, or the card: who presses Return twice does what is shown to him."""
    learning = Learning(window, "ecarte/hand_three", "mouse", speed=0)
    while learning.page.course.page.head != head:
        learning.rightly()
        learning.on()
    page = learning.page
    until(lambda: page.light.isVisible() and bool(page.host.answering.prompts))
    for _ in range(2):
        assert not page.course.done
        press(window_of(page), "Return")
        press(window_of(page), "Return", up=True)
        spin(20)
    assert page.course.done
    assert page.course.reply is None or page.course.reply.right


def test_where_something_was_said_no_hole_stays_in_the_dark(window: MainWindow) -> None:
    """A bright patch lay on a hand's cards when its “Pass” had gone."""
    page = at_move(window, FIRST, "propose").page
    speech, light = page.scene.speeches[1], page.light
    spin(2 * RISEN)                              # nothing is pointed at anew by itself any more
    speech.setVisible(True)
    speech.resize(80, 30)
    spin(100)
    at = page.view.pos() + page.view.mapFromScene(speech.sceneBoundingRect().center())
    assert not dark(light, at), "what is said there is to be read"
    speech.setVisible(False)
    spin(100)
    assert dark(light, at)


def dark(light: Light, at: QPoint) -> bool:
    """Whether it dims this place."""
    picture = QImage(light.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    light.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture.pixelColor(at).alpha() > 0


def test_all_that_is_seen_of_a_raised_card_is_in_the_light(window: MainWindow) -> None:
    """Its upper right corner, which stands over the next of the hand, stayed dark."""
    scene = at_move(window, FIRST, "discard").page.scene
    held = scene.lying.items[next(zone for zone, place in scene.lying.zones.items() if place.own_hand)]
    item, after = held[:2]
    assert item.card is not None
    assert item.seen < 1
    for one in held:
        one.selected, one.legal = one is item, None
        one.refresh(still=True)
    ring, = outlines(scene, Target("card", item.card.text))
    corner = QPointF(item.width - 2, 2)
    assert ring.contains(item.riser.mapToScene(corner))
    assert not ring.contains(after.riser.sceneBoundingRect().center())
    assert ring.contains(item.riser.mapToScene(QPointF(2, item.size().height() - 2)))


def test_nothing_of_a_ring_looks_out_beyond_the_card_that_lies_over_it(window: MainWindow) -> None:
    """About the second card of a fan lay a bracket, with a stub along the top and the bottom of the third."""
    scene = at_move(window, FIRST, "discard").page.scene
    held = scene.lying.items[next(zone for zone, place in scene.lying.zones.items() if place.own_hand)]
    for item, after in pairwise(held):
        assert item.card is not None
        ring, = outlines(scene, Target("card", item.card.text))
        assert ring.contains(item.riser.mapToScene(QPointF(3, item.size().height() / 2)))
        for height in (-2, after.size().height() + 2):
            assert not ring.contains(after.riser.mapToScene(QPointF(after.size().width() / 3, height))), item.card


@pytest.mark.parametrize("risen", [{0}, {1}, {0, 1}, {0, 2}, {0, 1, 2}], ids=str)
def test_a_ring_about_a_card_of_a_fan_is_one_whichever_cards_have_risen(qtbot: QtBot, risen: set[int]) -> None:
    """A scrap of light lay beyond the next card when one was chosen, and a speck when the next one was."""
    with opened_window(qtbot, None, (1440, 900), motion="instant", welcomed=True) as window:
        scene = begin(window, "piquet/first", 3).scene
        held = scene.lying.items[next(zone for zone, place in scene.lying.zones.items() if place.own_hand)]
        for number, item in enumerate(held[:-1]):
            assert item.card is not None
            for other, one in enumerate(held):
                one.selected = other - number in risen
                one.refresh(still=True)
            ring, = outlines(scene, Target("card", item.card.text))
            assert len(ring.toSubpathPolygons()) == 1, item.card


def test_a_page_opens_at_its_head(qtbot: QtBot) -> None:
    """It lay scrolled down as the answer of the page before had been brought, and what a quint is was out of sight."""
    with opened_window(qtbot, size=(1280, 620), motion="instant", text_size=115) as window:
        learning = Learning(window, "quinto/first", "mouse", speed=0)
        leaf = learning.page.leaf
        learning.rightly()
        spin(20)
        assert leaf.roll.verticalScrollBar().value(), "the reply lies below"
        learning.on()
        spin(20)
        assert leaf.text.isVisible()
        assert not leaf.roll.verticalScrollBar().value()


def test_the_exam_shows_its_answer_only_when_it_has_been_tried(window: MainWindow) -> None:
    """“Pass” alone stood in the light, and under the keys, before anything was tried."""
    learning = Learning(window, "euchre/first", "keys", speed=0)
    page = learning.page
    while page.course.page.head != "Speak":
        learning.rightly()
        learning.on()
    until(lambda: bool(page.host.answering.prompts))
    spin(2 * RISEN)
    assert not page.light.isVisible() or not any(lit(page, token) for token in page.scene.tokens)
    press(window_of(page), "1")
    press(window_of(page), "1", up=True)
    until(lambda: page.course.reply is not None)
    assert page.course.reply is not None
    assert not page.course.reply.right
    until(lambda: page.light.isVisible())
    assert [token.label for token in page.scene.tokens if lit(page, token)] == ["Pass"]


def test_a_token_that_is_pointed_at_is_alone_in_the_light(window: MainWindow) -> None:
    """“Take up, alone” was ringed with “Take it up”, which the page advises."""
    page = at_move(window, "euchre/first", "take").page
    tokens = {token.label: lit(page, token) for token in page.scene.tokens}
    assert [label for label, shone in tokens.items() if shone] == ["Take it up"], tokens


def test_after_the_slip_of_a_game_the_table_is_as_it_was_left(window: MainWindow) -> None:
    """No deal follows in a lesson that would bring back what lay under the paper."""
    learning = Learning(window, "ecarte/hand_three", "keys", speed=0)
    learning.through()
    page = learning.page
    if page.slips.slip is not None:
        learning.learner.slip()
    until(lambda: page.slips.slip is None)
    assert all(held[-1].isVisible() for held in page.scene.lying.items.values() if held)


def test_an_exam_does_not_show_the_answer(window: MainWindow) -> None:
    """The token of the move that was asked stood ringed in the light, under the keys, before anything was tried."""
    learning = Learning(window, "euchre/first", "keys", speed=0)
    page = learning.page
    while not page.course.page.exam:
        learning.rightly()
        learning.on()
    arrive(page)
    assert page.course.page.do is not None
    assert page.scene.tokens
    assert not any(lit(page, token) for token in page.scene.tokens)


def test_how_far_one_is_stands_in_one_place_whatever_it_says(window: MainWindow) -> None:
    learning, found = Learning(window, FIRST, "keys", speed=0), set[int]()
    for _ in range(4):
        found.add(learning.page.leaf.step.geometry().right())
        learning.rightly()
        learning.on()
        arrive(learning.page)
    assert len(found) == 1
