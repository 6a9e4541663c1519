"""What strict laws let be done against them by hand: a card out of turn, one let fall, a word; nothing by a slip."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import cards
from cardtable.games.ecarte.rules.rules import HAND
from cardtable.games.whist.laws.deschapelles import DESCHAPELLES
from cardtable.rules.moves import Choice, Move
from cardtable.table.asking.breaking import told_apart
from cardtable.table.sheets.accident import AccidentSheet
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Sheet
from tests.games.ecarte.moments import Writer
from tests.games.euchre import moments as euchre
from tests.games.whist.moments import strictly
from tests.table.playing import Mouse, grip
from tests.table.seating import Seat
from tools.waiting import spin, until

Key = Qt.Key
NEVER = 1e6


def strict(seat: Seat, played: int) -> TablePage:
    """Deschapelles' laws; so many cards lie, and somebody else thinks."""
    page = seat(strictly(played).moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    return page


def made(page: TablePage) -> list[str]:
    return [str(step.move) for step in page.host.croupier.steps]


def own(page: TablePage) -> int:
    return page.host.sight.deal.player.index(0)


def chosen(page: TablePage, text: str) -> Sheet | None:
    """What lies there after an entry of the menu."""
    page.actions_.menu()
    assert page.actions_.open is not None
    menu = page.actions_.open.sheet
    assert isinstance(menu, MenuSheet)
    number = next(n for n, entry in enumerate(menu.entries) if entry.text == text)
    QTest.mouseClick(menu.buttons[number], Qt.MouseButton.LeftButton)
    return page.actions_.open.sheet if page.actions_.open is not None else None


def test_a_click_out_of_turn_says_how_it_is_done_and_dragging_does_it(seat: Seat) -> None:
    page = strict(seat, 5)
    deal = page.host.sight.deal
    assert own(page) not in deal.must
    person, card = Mouse(page, Random(1)), deal.playable(own(page))[0]
    item = page.scene.lying.find(card)
    assert item is not None
    before = made(page)
    person.click(grip(item))
    assert "A card dragged onto the table is played all the same." in page.scene.law.label
    assert made(page) == before
    assert page.scene.ground is not None
    person.drag(grip(item), page.scene.ground.drop_area().center())
    assert made(page)[-1] == f"play {card}"


def test_who_has_named_a_suit_he_lacks_is_told_how_another_is_led(seat: Seat) -> None:
    """Écarté, law 41: nothing can be led rightly, and yet a card that is led stays."""
    writer = Writer({"laws": "strict"}).cut("9H", "KD").deal("JC 8C KD QD 8D", "AH TH 7S 9S TC", "9H")
    page = seat(writer.do("0 stand", "0 name hearts").moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    person, item = Mouse(page, Random(1)), page.scene.lying.find(cards("JC")[0])
    assert item is not None
    tokens = page.scene.tokens
    named = [token.meaning.partition(". ")[0] for token in tokens if token.text.startswith("Name ")]
    assert named == ["You have none of the suit that you named"] * 2
    person.click(grip(item))
    assert "A card dragged onto the table is played all the same." in page.scene.law.label
    assert made(page)[-1] == "name hearts"
    assert page.scene.ground is not None
    person.drag(grip(item), page.scene.ground.drop_area().center())
    assert made(page)[-1] == "play JC"


@pytest.mark.parametrize("by", ["the card", "the token", "keys", "its menu"])
@pytest.mark.parametrize("let_lie", [False, True])
def test_a_card_led_out_of_turn_is_taken_up_where_it_lies(seat: Seat, by: str, let_lie: bool) -> None:
    """Écarté, law 40: until it is played to; and Return takes nothing up by itself."""
    writer = Writer({"laws": "strict"}).cut("KD", "9H").deal("7C 8C 9C TC 7D", "JS QD 9D KH 7H", "9S")
    writer.do("1 stand", "0 play QD", *(["1 exact answer-the-card"] if let_lie else []))
    page = seat(writer.moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and bool(page.scene.tokens))
    card, = cards("QD")
    item, token = page.scene.lying.find(card), page.scene.tokens[0]
    assert item is not None
    assert (page.host.answering.serves(item), token.text) == (True, "Take it back")
    QTest.keyClick(page.view, Key.Key_Return)
    assert made(page)[-1] != "take-up QD"
    until(lambda: page.host.answering.ready)
    person = Mouse(page, Random(1))
    if by == "the card":
        person.click(grip(item))
    elif by == "the token":
        person.click(token.sceneBoundingRect().center())
    elif by == "keys":
        QTest.keyClick(page.view, Key.Key_1)
    else:
        act = next(one.act for one in page.actions_.offering.of(item) if one.words == "Take it back")
        assert act is not None
        act()
    until(lambda: made(page)[-1] == "take-up QD")
    assert card in page.host.sight.deal.zone[HAND[0]]


def test_a_card_is_played_out_of_turn_or_let_fall_by_its_menu(seat: Seat) -> None:
    page = strict(seat, 5)
    card = page.host.sight.deal.zone[page.host.sight.deal.layout.hand[own(page)]][0]
    offered = {one.words.partition(":")[0]: one for one in page.actions_.offering.of(page.scene.lying.find(card))}
    assert {"Play it", "Let it fall", "Draw it half out"} <= set(offered)
    act = offered["Let it fall"].act
    assert act is not None
    act()
    assert made(page)[-1] == f"drop {card}"


def test_a_card_slips_under_a_trick_by_its_menu_and_is_in_the_hand_no_more(seat: Seat) -> None:
    """While the trick just taken lies unturned (Deschapelles 45); its owner sees that it lies elsewhere."""
    page = strict(seat, 4)
    deal = page.host.sight.deal
    hand = deal.layout.hand[own(page)]
    card = next(one for one in deal.zone[hand] if page.scene.lying.find(one) is not None)
    offered = {one.words.partition(":")[0]: one for one in page.actions_.offering.of(page.scene.lying.find(card))}
    act = offered["Let it slip under the trick"].act
    assert act is not None
    act()
    assert made(page)[-1] == f"slip {card}"
    until(lambda: not page.host.teller.busy)
    spin(50)
    seen = page.host.sight.deal
    assert card not in seen.zone[hand]
    assert card not in [item.card for item in page.scene.lying.items[hand]]


def test_by_keys_a_word_is_said_that_is_out_of_order_and_stands_on_no_token(seat: Seat) -> None:
    page = strict(seat, 13)
    texts = [token.text for token in page.scene.tokens]
    assert not {"Name the turn-up", "Claim the rest"} & set(texts)
    sheet = chosen(page, "Do what is out of order")
    assert isinstance(sheet, AccidentSheet)
    names = [line.text() for line in sheet.lines]
    assert len(set(names)) == len(names) >= 5, "each says what it would be"
    assert {"Drop cards: what an exposed card is", "Drop cards: more than half shown"} <= set(names)
    line = sheet.lines[names.index("Draw a card half out")]
    assert line.key == "Law 74"
    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Key.Key_Return)
    assert page.actions_.open is not None
    which = page.actions_.open.sheet
    assert isinstance(which, ClaimSheet)
    suits = [button.text().rpartition(" ")[2] for button in which.choices]
    assert suits == sorted(suits, key=["spades", "hearts", "diamonds", "clubs"].index), "as a hand is held"
    QTest.keyClick(which.choices[1], Key.Key_Return)
    spin(20)
    assert made(page)[-1].startswith("half-draw ")


def test_a_code_without_numbers_is_cited_by_headings(seat: Seat) -> None:
    """Euchre's laws have numbers of their own; how the house counts its articles is nothing to the reader."""
    page = seat(euchre.four(laws="strict").turn("order together", "leave", "discard TH").moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    sheet = chosen(page, "Do what is out of order")
    assert isinstance(sheet, AccidentSheet)
    cited = {line.text(): line.key for line in sheet.lines}
    assert cited["Drop a card"] == "Law 29. Cards exposed"
    assert cited["Throw down the cards"] == "Law 34. Cards thrown down"


def test_a_second_card_is_no_play_out_of_turn_and_numbers_of_one_law_are_one_line() -> None:
    law = {number: DESCHAPELLES.law(number) for number in (31, 32, 79, 82)}
    again, early = Choice("play", law=law[79]), Choice("play", law=law[82])
    seen, two = Choice("let-see", law=law[32]), Choice("let-see", law=law[31])
    assert told_apart((again, early, seen, two), ["Play a card"] * 2 + ["Let cards be seen"] * 2) == [
        "Play a card: two cards played", "Play a card: a lead out of turn", "Let cards be seen: one card seen",
        "Let cards be seen: lost deals"]
    assert told_apart((seen,), ["Let cards be seen"]) == ["Let cards be seen"]
    apart, = told_apart((seen,), ["Cut"], {seen.verb})
    assert apart.startswith("Cut: "), "there is a lawful one, too"


def test_a_hand_is_not_thrown_up_by_one_press(seat: Seat) -> None:
    page = strict(seat, 5)
    question = chosen(page, "Throw up the hand")
    assert isinstance(question, Confirmation)
    assert "both hands of your side lie down" in question.accessibleDescription()
    before = made(page)
    QTest.keyClick(question, Key.Key_Return)
    assert page.actions_.open is None
    assert made(page) == before
    question = chosen(page, "Throw up the hand")
    assert isinstance(question, Confirmation)
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert made(page)[-1] == "throw-up"


@pytest.mark.parametrize("late", [False, True])
def test_who_accuses_falsely_hears_when_it_is_looked_into_and_that_nothing_was_proved(seat: Seat, late: bool) -> None:
    page = strict(seat, 13)
    me = own(page)
    law = 89 if late else 82
    move = Move(("accuse", law, (me + 1) % 4, 1)) if late else Move(("accuse", law, (me + 1) % 4))
    assert page.host.decisions.use(move, own(page)) is None
    until(lambda: not page.host.teller.busy)
    told = page.book.talk.toPlainText()
    if late:
        assert "The tricks are searched when all is played." in told
    else:
        assert "Nothing is proved against" in told
        assert "the claim costs nothing" in told
