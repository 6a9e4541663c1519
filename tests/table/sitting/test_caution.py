"""The warning before a costly choice, which is off until switched on; and what a hint does with the book."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.cards import BACK, Card
from cardtable.players.advice import Warning
from cardtable.players.compared import compare
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import WARNINGS
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.folio import Confirmation
from tests.games.cribbage import moments_advice
from tests.games.ecarte.moments import mid_trick
from tests.table.playing import Keys, Mouse
from tests.table.seating import Seat
from tools.waiting import spin, until

NEVER = 1e6


@pytest.fixture
def page(seat: Seat) -> TablePage:
    """A throw is to be chosen, and costly ones are warned of."""
    found = seat(moments_advice.MOMENTS["throws"](), pace=NEVER, settings={"warn of costly choices": True})
    until(lambda: not found.host.teller.busy and found.host.answering.turn)
    return found


def ranked(page: TablePage) -> list[Move]:
    """All throws, the best first."""
    found = compare(page.host.croupier.view(0), page.host.chair.own_seat(), page.host.chair.names())
    assert found is not None
    return [row.move for row in found.rows]


def made(page: TablePage) -> list[Move]:
    return [move for _, move in page.host.croupier.played() if move.verb == "lay-out"]


def asked(page: TablePage) -> Confirmation:
    until(lambda: page.actions_.open is not None, 60)
    question = page.actions_.open.sheet
    assert isinstance(question, Confirmation)
    return question


def test_a_costly_choice_is_made_only_when_it_is_insisted_on(page: TablePage) -> None:
    worst, before = ranked(page)[-1], len(made(page))
    hand = Mouse(page, Random(1))
    hand.make(worst)
    question = asked(page)
    assert len(made(page)) == before
    assert question.accessibleName().startswith("That would cost about ")
    assert "points" in question.accessibleName()
    assert question.accessibleDescription().startswith("Lay out the ")
    assert question.no is not None
    hand.button(question.no)
    until(lambda: page.actions_.open is None and page.host.answering.turn)
    assert len(made(page)) == before
    assert WARNINGS in page.host.croupier.ledger.aids
    hand.make(worst)
    hand.button(asked(page).yes)
    until(lambda: len(made(page)) == before + 1)
    assert made(page)[-1] == worst


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_the_cards_are_seen_while_it_asks(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(mid_trick().moment(), size=size, pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    page.actions_.insist(Warning("two tricks", "Play the ace of spades."), lambda meant: None)
    question = asked(page)
    paper = QRectF(question.mapTo(page.window(), QPoint(question.edge, question.edge)),
                   QSizeF(question.size() - QSize(2 * question.edge, 2 * question.edge)))
    at = QPointF(page.view.viewport().mapTo(page.window(), QPoint()))
    cards = [item for item in page.scene.lying.all() if item.isVisible() and item.card is not BACK]
    assert len(cards) > len(page.view.hand())
    assert not [item.card for item in cards if item.home_rect.translated(at).intersects(paper)]


def test_the_warning_has_a_default_keys_and_the_ring(page: TablePage) -> None:
    worst, before = ranked(page)[-1], len(made(page))
    hand = Keys(page, Random(1))
    hand.make(worst)
    question = asked(page)
    assert question.no is not None
    assert (question.no.key, question.yes.key) == ("↵", "Y")
    assert (question.no.KIND, question.yes.KIND) == ("oxblood", "bone"), "red is what Return does"
    assert QApplication.focusWidget() is question.no, "whoever came by mouse, too"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    until(lambda: page.actions_.open is None and page.host.answering.turn)
    assert len(made(page)) == before
    hand.make(worst)
    asked(page)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Y)
    until(lambda: len(made(page)) == before + 1)


def test_a_good_choice_goes_through_without_a_word(page: TablePage) -> None:
    best, before = ranked(page)[0], len(made(page))
    Mouse(page, Random(1)).make(best)
    until(lambda: len(made(page)) == before + 1, 60)
    assert page.actions_.open is None
    assert WARNINGS in page.host.croupier.ledger.aids, "to be let go on is an answer, too"


def test_nothing_is_weighed_unless_it_is_wanted(seat: Seat) -> None:
    page = seat(moments_advice.MOMENTS["throws"](), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    worst, before = ranked(page)[-1], len(made(page))
    Mouse(page, Random(1)).make(worst)
    assert len(made(page)) == before + 1
    assert WARNINGS not in page.host.croupier.ledger.aids


def test_what_the_laws_refuse_is_refused_before_it_is_weighed(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, settings={"warn of costly choices": True})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    own = page.host.chair.own_seat()
    deal = page.host.croupier.sitting.match.deal()
    wrong = next(move for choice in deal.faults(own) for move in choice if move not in deal.decision(own))
    refused = list[Law]()
    page.host.answering.refused.connect(lambda item, law: refused.append(law))
    card, = [token for token in wrong if isinstance(token, Card)]
    Mouse(page, Random(1)).card(card)
    assert refused
    assert page.host.answering.turn
    assert page.actions_.open is None


def test_after_the_move_the_book_lies_open_where_it_did(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    assert page.book.tab == "talk"
    before = page.book.talk.toPlainText()
    page.actions_.do("H")
    assert page.book.tab == "advice"
    until(lambda: page.book.advice.counsel is not None, 60)
    assert page.book.talk.toPlainText() == before, "that a master was asked is not kept in the talk"
    item = next(item for item in page.keyboard.hand() if item.card in page.host.answering.cards())
    page.host.answering.play(item)
    spin(10)
    assert page.book.tab == "talk"


def test_the_article_behind_a_refusal_is_a_key_or_a_click_away(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    wrong = next(item for item in page.keyboard.hand() if item.card not in page.host.answering.cards())
    page.host.answering.play(wrong)
    entry = page.book.talk.entries[-1]
    assert entry.law.text not in page.book.talk.toPlainText()
    QTest.keyClick(page.view, Qt.Key.Key_L)
    assert page.book.tab == "laws"
    assert page.book.laws.articles.opened == entry.law.number
    page.book.open_tab("talk")
    middle = page.view.mapFromScene(page.scene.law.sceneBoundingRect().center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert page.book.tab == "laws"
