"""A hand is counted out at the real window: call by call, until a person goes on."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import cards
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.games.rubicon_bezique.rules import LAYOUT
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.table.performing import recitation
from cardtable.table.sitting.page import TablePage
from tests.games.bezique.moments import theirs
from tests.games.cribbage.moments import BY_HAND, Game, shown
from tests.games.rubicon_bezique.moments import rubicon
from tests.table.playing import Keys, settled
from tests.table.seating import Seat
from tools.screens import table
from tools.waiting import spin, until

NEVER = 1e6
Key = Qt.Key


def counting(seat: Seat, monkeypatch: object = None, **options: object) -> TablePage:
    """The first hand is being counted; nothing goes on by itself for long."""
    page = seat(shown(**options).moment(live=1), speed=.1, pace=NEVER)
    until(lambda: page.scene.reciting.now is not None)
    spin(50)                     # until the beat after the first call has begun
    return page


def press(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.view, key)
    spin(30)


def board(page: TablePage) -> CribbageBoard:
    return next(device for device in page.scene.instruments if isinstance(device, CribbageBoard))


def test_a_hand_lies_until_somebody_goes_on(seat: Seat) -> None:
    page = counting(seat)
    shown = page.host.teller.procession
    until(lambda: shown.waiting)
    spin(300)
    assert shown.waiting, "nothing goes on by itself"
    first = page.scene.reciting.recital
    marked = next((row for row in page.book._talk.sheet.rows if row[0] == "Hand"), ())
    assert str(sum([item.points for item in first.items])) in marked, "the book has marked what the pegs have"
    press(page, Key.Key_L)
    assert shown.waiting, "the law book may be opened meanwhile"
    press(page, Key.Key_Space)
    until(lambda: shown.waiting and page.scene.reciting.recital is not first)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    until(lambda: (now := page.scene.reciting.recital) is not None and now.doing == "counting the crib")
    assert page.slips.slip is None


def test_after_the_last_count_the_slip_comes_and_waits(seat: Seat, monkeypatch) -> None:
    monkeypatch.setattr(recitation, "LIES", 300)
    page = counting(seat)
    shown, doing = page.host.teller.procession, []
    for _ in range(2):
        until(lambda: shown.waiting)
        doing.append(page.scene.reciting.recital.doing)
        press(page, Key.Key_Space)
    until(lambda: page.slips.slip is not None)
    assert not shown.waiting
    assert "counting the crib" not in doing
    spin(100)
    assert page.slips.slip is not None


@pytest.mark.parametrize("answer", ["content", "missed 1"])
def test_while_a_count_is_told_nobody_is_waited_for(seat: Seat, answer: str) -> None:
    """After "Accept" the plate said "“I accept it” · to claim or accept · dealer" until the count had been told."""
    page = seat(shown(**BY_HAND).does("count 3").moment(), settings={"table in words": True}, speed=.1, pace=NEVER)
    settled(page)
    Keys(page, Random(1)).make(Move.read(answer))
    until(lambda: page.scene.reciting.now is not None)
    until(lambda: page.host.teller.procession.waiting)
    plates = [plate.label for plate in page.scene.plates.all.values()]
    assert any(words in plates[0] for words in ("I accept it", "One missed"))
    assert not [words for words in (*plates, page.book.words.toPlainText()) if "to claim" in words]
    assert "You: dealer." in page.book.words.toPlainText()


def test_cards_words_pegs_and_coin_go_on_together(seat: Seat, monkeypatch) -> None:
    monkeypatch.setattr(recitation, "BEAT", 10 ** 7)
    page = counting(seat)
    reciting, score = page.scene.reciting, []
    recital = reciting.recital
    assert recital is not None
    stood = [have - recital.items[0].points * side for side, have in enumerate(board(page).numbers)]
    for number, item in enumerate(recital.items):
        assert reciting.now == item
        assert {one.card for one in page.scene.lying.all() if one.spoken} == set(item.cards)
        assert all(one.lift > 0 for one in page.scene.lying.all() if one.spoken)
        assert reciting.bracket.label == item.label
        assert [call.words for call in reciting.told.calls] == [one.words for one in recital.items[:number + 1]]
        score.append(board(page).numbers[1] - stood[1])
        assert score[-1] == sum([one.points for one in recital.items[:number + 1]])
        lane = board(page).lanes[1]
        assert (lane.hinder, lane.marks[-1]) == (stood[1], stood[1] + score[-1]), "one count, one leap"
        press(page, Key.Key_Space)


def test_return_says_all_that_is_still_to_be_said_of_one_hand(seat: Seat, monkeypatch) -> None:
    monkeypatch.setattr(recitation, "BEAT", 10 ** 7)
    page = counting(seat)
    recital = page.scene.reciting.recital
    assert recital is not None
    assert len(recital.items) > 1
    press(page, Key.Key_Return)
    until(lambda: page.host.teller.procession.waiting)
    assert page.scene.reciting.recital is recital
    assert page.scene.reciting.now == recital.items[-1]


def test_scores_are_what_they_would_be_without_any_showing(seat: Seat) -> None:
    page = counting(seat)
    settled(page)
    assert board(page).readings() == tuple(page.host.sight.deal.score)
    assert not any(item.spoken is not None for item in page.scene.lying.all())


def test_it_goes_on_by_itself_where_that_is_wished(seat: Seat, monkeypatch) -> None:
    monkeypatch.setattr(recitation, "LIES", 50)
    page = seat(shown().moment(live=0), speed=.1, pace=NEVER)
    page.host.teller.going_on = "by itself"
    until(lambda: page.slips.slip is not None)


def test_a_sitting_broken_off_between_deals_comes_back_to_the_count(seat: Seat) -> None:
    made = shown()
    page = seat(made.moment(live=0), speed=.1, pace=NEVER)
    until(lambda: page.host.teller.procession.waiting)
    first = page.scene.reciting.recital
    assert first.seat == 1, "from the first hand on"
    ended = list(page.host.sight.deal.score)
    assert sum(board(page).readings()) < sum(ended), "what is still to be counted is not marked"
    for size in ((1180, 800), (1024, 700)):
        until(lambda: not page.stage.motion.busy)
        stood = board(page).readings()
        page.resize(*size)                       # as somebody does who looks at it
        page.lay()
        assert board(page).readings() == stood
    settled(page)
    assert page.slips.slip is not None
    assert list(page.host.sight.deal.score) == list(board(page).readings())
    assert page.book.talk.toPlainText().count(first.text) == 1, "told once"


def test_twenty_nine_is_told_with_all_its_cards(seat: Seat) -> None:
    made = Game().deals("5D", "5C 5H 5S JD 2C 3S", "KS 9C TD 8H QC 7D").lays_out("2C 3S", "QC KS").until("shuffle")
    page = seat(made.moment(live=1), speed=.1, pace=NEVER)
    labels: set[str] = set()

    def seen() -> bool:
        now = page.scene.reciting.now
        if now is not None:
            labels.add(now.label)
            if now.label == "twenty-nine":
                assert set(now.cards) == set(cards("5C 5H 5S JD 5D"))
        if page.host.teller.procession.waiting:
            page.host.teller.procession.hurry()
        return page.slips.slip is not None

    until(seen)
    assert "twenty-nine" in labels


def test_a_meld_at_the_far_edge_and_what_names_it_lie_on_no_plate(seat: Seat) -> None:
    """The plate stands above the row: the name stands below the cards."""
    made = theirs().moment(live=0)
    page = seat(replace(made, lines=made.lines[:-1]), speed=.1, pace=NEVER)
    until(lambda: not page.host.teller.busy)
    said, move = parse_line(made.lines[-1])
    page.host.croupier.answer(said, move)                # handed over: it is the adversary's, and how is not asked here
    until(lambda: page.scene.reciting.now is not None)
    tag = page.scene.reciting.bracket
    plates = [plate.sceneBoundingRect() for plate in page.scene.plates]
    assert tag.isVisible()
    assert not any(tag.sceneBoundingRect().intersects(plate) for plate in plates)
    spoken = [item for item in page.scene.lying.all() if item.spoken]
    assert spoken
    for item in spoken:
        assert not tag.sceneBoundingRect().intersects(item.sceneBoundingRect())
        assert not any(item.home_rect.translated(0, -item.lift).intersects(plate) for plate in plates)


@pytest.mark.usefixtures("qapp")
def test_in_larger_letters_cards_spoken_of_rise_no_further_than_to_the_plate() -> None:
    """Rubicon Bézique: their indices went beneath it."""
    found = rubicon(1).until(
        lambda deal: deal.must == (1,) and deal.phase == "declaring" and not deal.zone[LAYOUT.declared[1]]
        and any(choice.verb == "declare" for choice in deal.decision(1).choices))
    before = found.moment(live=0)
    found.move()
    with table(before, (1366, 768), {"text size": 130}) as page:
        said, move = parse_line(found.moment().lines[-1])
        assert isinstance(move, Move)
        page.host.croupier.answer(said, move)
        until(lambda: page.scene.reciting.now is not None)
        plates = [plate.sceneBoundingRect() for plate in page.scene.plates]
        spoken = [item for item in page.scene.lying.all() if item.spoken]
        assert spoken
        for item in spoken:
            assert not any(item.home_rect.translated(0, -item.lift).intersects(plate) for plate in plates)
