"""Écarté dealt, exchanged and marked by hand at the real table: by mouse, by keys, and from the sheets."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from cardtable.cards import BACK, Cards
from cardtable.games.ecarte.rules.rules import DISCARD, HAND
from cardtable.rules.moves import Move
from cardtable.table.asking.in_words import asked_in_words
from cardtable.table.performing.queue import Act
from cardtable.table.sheets.accident import AccidentSheet
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from tests.games.ecarte.moments import Writer, drawing, marking, shuffled
from tests.table.playing import Keys, Mouse, Person
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6


def asked(page: TablePage) -> None:
    """What is asked lies there."""
    until(lambda: not page.host.teller.busy and bool(page.scene.tokens))


def made(page: TablePage) -> list[str]:
    return [str(step.move) for step in page.host.croupier.steps]


def sits(seat: Seat, writer: Writer) -> TablePage:
    page = seat(writer.moment(), pace=NEVER)
    asked(page)
    return page


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_surplus_is_claimed_and_thrown_out(seat: Seat, hand: type[Person]) -> None:
    """Law 15, from the sheet on which one accuses to the card that goes."""
    page = sits(seat, shuffled("9H", "KD").do("0 cut", "1 deal-numbers 6-5", "1 turn-trump", "1 take-up-hand"))
    person = hand(page, Random(1))
    assert [token.text for token in page.scene.tokens] == ["Take up the hand"]
    person.make(Move(("take-up-hand",)))
    until(lambda: page.host.sight.deal.phase == "proposal")
    asked(page)
    person.make(Move(("accuse", 15, 1)))
    until(lambda: page.host.sight.deal.phase == "remedy")
    asked(page)
    assert {token.text for token in page.scene.tokens} == {"Throw one out", "A fresh deal"}
    person.make(Move(("exact", "throw-surplus")))
    until(lambda: page.host.sight.deal.phase == "throwing")
    until(lambda: not page.host.teller.busy)
    card = page.host.sight.deal.zone[3][2]
    person.make(Move(("throw-out", card)))
    until(lambda: page.host.sight.deal.phase == "proposal")
    assert made(page)[-1] == f"throw-out {card}"


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("way", ["one click", "two clicks"])
def test_a_card_is_drawn_by_its_back(seat: Seat, hand: type[Person], way: str) -> None:
    """Law 17: of the other's cards, lying face down, one is pointed at; that one goes, and is seen."""
    page = seat(drawing().moment(), pace=NEVER)
    page.pointer.play_by = way
    until(lambda: bool(page.host.answering.backs()) and not page.host.teller.busy)
    backs = list(page.host.answering.backs())
    assert [item.label for item in backs][1] == "face down, second of six, may be drawn"
    assert "Left and Right go along the six cards that lie there face down" in asked_in_words(
        page.scene, page.host.sight, page.host.answering, page.keyboard)
    wanted = page.host.croupier.sitting.match.deal().zone[HAND[1]][1]
    person = hand(page, Random(1))
    person.back(backs[1])
    if way == "two clicks" and hand is Mouse:
        assert made(page)[-1:] != ["draw 2"]
        assert backs[1].selected
        person.back(backs[1])
    until(lambda: made(page)[-1:] == ["draw 2"])
    until(lambda: not page.host.teller.busy)
    assert page.scene.lying.zone_of(backs[1]) == DISCARD[0], "it is the one that was pointed at"
    assert page.host.sight.deal.zone[DISCARD[0]] == (wanted,)
    assert not page.host.answering.backs()
    assert not any(item.legal for item in backs)


def test_the_dealer_errs_by_the_sheet_of_what_is_out_of_order(seat: Seat) -> None:
    """Only what is lawful lies on a token; each line says what it would be, and its law."""
    page = sits(seat, shuffled("KD", "9H").do("1 cut"))
    assert [token.text for token in page.scene.tokens] == ["Deal"]
    lines = out_of_order(page)
    assert {"Deal a wrong number", "Deal the other’s pack", "Deal a card faced"} <= set(lines)
    QTest.mouseClick(lines["Deal a wrong number"], Qt.MouseButton.LeftButton)
    which = page.actions_.open.sheet
    assert isinstance(which, ClaimSheet)
    assert which.choices[0].text() == "five to the other, six to yourself"
    QTest.mouseClick(which.choices[0], Qt.MouseButton.LeftButton)
    until(lambda: made(page)[-1].startswith("deal-numbers "))


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_card_shown_in_giving_is_left(seat: Seat, hand: type[Person]) -> None:
    """Law 36: it lies in the middle, to be taken or left."""
    writer = shuffled("9H", "KD").do("0 cut", "1 deal", "1 turn-trump", "0 take-up-hand", "1 take-up-hand", "0 propose",
                                     "1 accept")
    writer.do(f"0 discard {writer.sitting.match.deal().zone[3][0]}", "1 give-showing")
    page = sits(seat, writer)
    assert page.scene.lying.find(page.host.sight.deal.zone[2][0]) is not None
    hand(page, Random(1)).make(Move(("leave-card",)))
    until(lambda: made(page)[-1] == "leave-card")


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_what_was_won_is_marked(seat: Seat, hand: type[Person]) -> None:
    """Law 50: all numbers are offered alike."""
    page = sits(seat, marking())
    person = hand(page, Random(1))
    assert [token.text for token in page.scene.tokens] == [
        "No more to mark", "Mark one", "Mark two", "Mark three", "Mark four", "Mark five"]
    person.make(Move(("mark", 2)))
    until(lambda: made(page)[-1] == "mark 2")
    asked(page)
    person.make(Move(("marked",)))
    until(lambda: made(page)[-1] == "marked")


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("cut", [("9H", "KD"), ("KD", "9H")], ids=["elder hand", "dealer"])
def test_after_the_last_trick_it_is_said_on_the_sheet_which_law_was_broken(
        seat: Seat, hand: type[Person], cut: tuple[str, str]) -> None:
    """One token, and one answer: of laws that are too late by their own words (15 to 18) none is offered."""
    elder = cut == ("KD", "9H")
    writer = shuffled(*cut).do(f"{elder:d} cut", f"{not elder:d} deal", f"{not elder:d} turn-trump",
                               f"{elder:d} take-up-hand", f"{not elder:d} take-up-hand", f"{elder:d} stand")
    while (deal := writer.sitting.match.deal()).phase == "play":
        at = deal.must[0]
        card = next(move for choice in deal.decision(at).choices if choice.verb == "play" for move in choice)
        writer.do(f"{at} {card}")
    page = sits(seat, writer)
    assert [token.text for token in page.scene.tokens] == ["Let it stand", "Accuse"]
    person = hand(page, Random(1))
    person.token(page.scene.tokens[1])
    sheet = person.sheet
    assert sheet is not None
    assert list(sheet.found) == ([20, 43] if elder else [20, 21, 43])
    person.accuse(sheet, Move(("accuse", 43, 1)))
    until(lambda: made(page)[-1] == "accuse 43 1")


def out_of_order(page: TablePage) -> dict[str, QAbstractButton]:
    """The lines of its sheet, by way of the menu."""
    page.actions_.menu()
    assert page.actions_.open is not None
    menu = page.actions_.open.sheet
    assert isinstance(menu, MenuSheet)
    number = next(n for n, entry in enumerate(menu.entries) if entry.text == "Do what is out of order")
    QTest.mouseClick(menu.buttons[number], Qt.MouseButton.LeftButton)
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, AccidentSheet)
    return {line.text(): line for line in sheet.lines}


def test_what_can_be_done_in_one_way_alone_is_named_and_asks_no_more(seat: Seat) -> None:
    """Law 13: one card can be let be seen."""
    page = sits(seat, shuffled("KD", "9H").do("1 cut"))
    QTest.mouseClick(out_of_order(page)["Let a card be seen"], Qt.MouseButton.LeftButton)
    assert page.actions_.open is None
    until(lambda: made(page)[-1] == "let-see 1")


def test_who_looks_at_his_discards_sees_them(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 28: turned over where they lie, told him by name, and then turned back."""
    writer = shuffled("9H", "KD").do("0 cut", "1 deal", "1 turn-trump", "0 take-up-hand", "1 take-up-hand", "0 propose",
                                     "1 accept")
    thrown = writer.sitting.match.deal().zone[HAND[0]][:2]
    page = sits(seat, writer.do(f"0 discard {thrown[0]} {thrown[1]}", "1 give", "1 discard"))
    heap = page.scene.lying.items[DISCARD[0]]
    assert [item.card for item in heap] == [BACK, BACK]
    turned = list[tuple[int, Cards]]()
    show = page.host.teller.performance.show

    def showing(zone: int, some: Cards) -> list[Act]:
        turned.append((zone, some))
        return show(zone, some)

    monkeypatch.setattr(page.host.teller.performance, "show", showing)
    QTest.mouseClick(out_of_order(page)["Look at your discards"], Qt.MouseButton.LeftButton)
    until(lambda: bool(turned) and not page.host.teller.busy)
    assert turned == [(DISCARD[0], thrown)]
    assert [item.card for item in heap] == [BACK, BACK]
    told = page.book.talk.toPlainText()
    assert all(card.name in told for card in thrown)
