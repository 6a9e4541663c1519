"""The book: what is written in it, where it lies, and that no word of it is cut off."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards import cards
from cardtable.games import game, games
from cardtable.showing.bars import Bar
from cardtable.table.book import Book, Counsel, Course
from cardtable.table.book.laws import LawPage
from cardtable.table.book.talk import opening
from cardtable.table.book.writing import BOXED
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST
from cardtable.table.ranked import Shown
from cardtable.table.widgets import wear
from tests.spread import sampled
from tests.table.fitting import misfits

GAME = games()[0]
CODE = next(iter(GAME.codes.values()))
SIZES = ((1024, 700), (1179, 760), (1180, 800), (1440, 900), (2560, 1440))

LONG = "Accept, if there are cards enough"


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    wear(Look())
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1440, 900)
    return made


def opened(page: QWidget) -> Book:
    book = Book(page)
    book.slide_time = 0
    book.moved.connect(lambda: book.place(page.rect()))
    book.place(page.rect())
    page.show()
    return book


def fill(book: Book) -> None:
    book.head("Deal 16", "three all")
    book.talk.narrate("Colonel Ashdown deals, two and three, and turns up the king of hearts.")
    for name, text in (("Ashdown", "I mark the king."), ("Halloran", "I propose, and I hope for better cards.")):
        book.talk.say(name, text)
    book.talk.cite(CODE.laws[0], CODE.title)
    book.show_score("This game", ("You", "Ashdown"), [("1. The point, cards refused", "2", ""), ("2. Vole", "", "2")],
                    ("Marked, of five", "2", "2"))
    book.words.tell("table", "You are to speak.\nTrumps are hearts.")
    book.laws.show_code(CODE, GAME.codes)
    book.advice.show_counsel(Counsel("Accept", "It wants two trumps beside it.", "By the book, accept.",
                                     "Cavendish, 1886", (
        Course(LONG, Shown(LONG), 62, "best", Bar(0, .62, 0, 0)),
        Course("Refuse", Shown("Refuse", cards("7H 8C")), 53, "costly", Bar(0, .53, .02, 1))), "games in 100",
        ("320 layouts of the unseen cards were looked at.",)))
    book.allow(compare=True, review=True)


@pytest.mark.parametrize(("size", "text"), sampled([*product(SIZES, (1.0, 1.5, 2.0))], 7))
def test_every_word_fits(page: QWidget, size: tuple[int, int], text: float, qtbot: QtBot) -> None:
    wear(Look(text=text))
    page.resize(*size)
    book = opened(page)
    fill(book)
    book.open_words(True)
    for tab in ("score", "talk", "laws", "advice"):
        book.open_tab(tab)
        qtbot.wait(1)
        assert misfits(book) == [], tab
        assert not book.talk.horizontalScrollBar().maximum()


@pytest.mark.parametrize("size", SIZES)
def test_it_folds_only_where_there_is_no_room(page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    book = opened(page)
    left = book.place(page.rect())
    assert book.folded == (size[0] < 1180)
    assert left.right() < book.x()
    assert left.width() > .68 * size[0]


def test_beside_an_oval_cloth_it_folds_earlier(page: QWidget) -> None:
    page.resize(1280, 800)
    book = opened(page)
    assert not book.folded
    book.place(page.rect(), "oval")
    assert book.folded
    page.resize(1440, 900)
    book.place(page.rect(), "oval")
    assert not book.folded


def test_slid_out_in_the_smallest_window_it_leaves_hand_and_trick_free(page: QWidget) -> None:
    page.resize(1024, 700)
    book = opened(page)
    book.open_tab("talk")
    assert book._panel.mapTo(page, QPoint(0, 0)).x() >= 660 - 18


def test_a_folded_book_begins_closed_and_escape_closes_it(page: QWidget, qtbot: QtBot) -> None:
    page.resize(1024, 700)
    book = opened(page)
    assert not book.seen
    book.open_tab("score")
    assert book.seen
    qtbot.keyClick(book._score.fold, Qt.Key.Key_Escape)
    assert not book.seen


def test_news_is_marked_until_it_is_read(page: QWidget) -> None:
    book = opened(page)
    book.open_tab("laws")
    tab = book._row.tabs[1]
    book.talk.narrate("Something happens.")
    assert not tab.news, "it is seen on the cloth"
    book.talk.cite(CODE.laws[0], CODE.title)
    assert tab.news
    assert tab.accessibleDescription()
    book.open_tab("talk")
    assert not tab.news
    book.talk.cite(CODE.laws[1], CODE.title)
    assert not tab.news


def test_the_talk_can_be_set_again_in_another_size(page: QWidget) -> None:
    book = opened(page)
    fill(book)
    before = book.talk.toPlainText().replace("\t", " ").split()
    wear(Look(text=2.0, palette=HIGH_CONTRAST))
    book.place(QRect(0, 0, 1440, 900))
    assert book.talk.toPlainText().replace("\t", " ").split() == before
    assert book.talk.document().begin().charFormat().font().pixelSize() == 34


def test_no_two_rules_follow_each_other(page: QWidget) -> None:
    book = opened(page)
    for _ in range(3):
        book.talk.rule()
    assert book.talk.entries == []
    book.talk.narrate("A")
    book.talk.rule()
    book.talk.rule()
    assert len(book.talk.entries) == 2


def test_a_citation_leads_to_its_article(page: QWidget, qtbot: QtBot) -> None:
    book = opened(page)
    fill(book)
    law = CODE.laws[-1]
    with qtbot.waitSignal(book.talk.law_wanted):
        book.talk.anchorClicked.emit(f"law:{law.code}:{law.number}")
    assert book.tab == "laws"
    assert book.laws.articles.opened == law.number
    assert book.laws.articles.verticalScrollBar().value() > 0


@pytest.mark.parametrize("row", sampled(games(), 10), ids=lambda row: row.name)
def test_every_article_of_every_code_can_be_found(page: QWidget, row) -> None:
    book = opened(page)
    book.open_tab("laws")
    for code in row.codes.values():
        book.laws.show_code(code, row.codes)
        shown = book.laws.articles.toPlainText()
        assert all(law.heading in shown for law in code.laws)
        last = code.laws[-1]
        book.laws.seek.setText(last.heading)
        assert last in book.laws.articles.found()
        book.laws.seek.setText("no such words at all")
        assert book.laws.articles.found() == []
        book.laws.seek.clear()


def test_the_sheet_is_told_in_words(page: QWidget) -> None:
    book = opened(page)
    fill(book)
    assert "Marked, of five: You 2, Ashdown 2" in book._score.sheet.accessibleDescription()


def test_a_law_is_cited_once_and_again_only_where_it_gives_a_right_that_is_used(page: QWidget) -> None:
    talk = opened(page).talk
    plain, right = CODE.law(48), CODE.law(40)
    for law in (plain, right) * 3:
        talk.cite(law, CODE.title)
        talk.say("Ashdown", "I mark the point.")
    words = talk.toPlainText()
    assert words.count("Law 48.") == 1
    assert words.count("Law 40.") == 3
    assert words.count(opening(right.text)) == 1


def test_laws_cited_one_after_the_other_are_given_in_full_but_once(page: QWidget) -> None:
    """The page is for what is said and done; the others tell their headings, and open at a click."""
    talk = opened(page).talk
    first, second, third = [law for law in CODE.laws if not law.remedies][:3]
    for law in (first, second):
        talk.cite(law, CODE.title)
    for _ in range(7):
        talk.narrate("A card is played.")
    talk.cite(third, CODE.title)
    words = talk.toPlainText()
    assert opening(first.text) in words
    assert opening(third.text) in words
    assert opening(second.text) not in words
    assert f"Law {second.number}. {second.heading}." in words
    named = talk.document().find(second.heading).block()
    assert named.userState() != BOXED                    # a heading alone needs no box
    assert talk.document().find(opening(first.text)).block().userState() == BOXED


def test_a_house_rule_is_not_given_the_books_name(page: QWidget) -> None:
    talk = opened(page).talk
    talk.cite(CODE.laws[0], CODE.title)
    assert talk.toPlainText().rstrip().endswith(CODE.title)
    talk.cite(CODE.laws[1]._replace(source=""), CODE.title)
    assert talk.toPlainText().rstrip().endswith("House rule")


def test_of_a_long_article_only_the_beginning_stands_in_the_talk() -> None:
    law = CODE.law(43)
    told = opening(law.text)
    assert law.text.startswith(told.removesuffix(" …"))
    assert told.endswith(". …")
    assert len(told) < len(law.text) / 2
    assert opening(CODE.law(22).text) == CODE.law(22).text


def test_a_refusal_leads_to_its_article(page: QWidget) -> None:
    book = opened(page)
    fill(book)
    law = CODE.law(43)
    for _ in range(2):
        book.talk.refuse("You hold diamonds: follow suit.", law, "Law 43")
    assert book.talk.toPlainText().count("You hold diamonds: follow suit. Law 43") == 1
    assert law.text not in book.talk.toPlainText()
    book.talk.anchorClicked.emit(f"law:{law.code}:{law.number}")
    assert book.laws.articles.opened == 43


def test_a_page_turned_to_for_a_while_goes_back_unless_the_reader_turns(page: QWidget) -> None:
    book = opened(page)
    book.open_tab("talk")
    book.open_meanwhile("advice")
    book.open_meanwhile("advice")
    assert book.tab == "advice"
    book.go_back()
    assert book.tab == "talk"
    book.open_meanwhile("advice")
    book.open_tab("score")
    book.go_back()
    assert book.tab == "score"


def test_the_law_book_names_no_file_and_no_line(page: QWidget) -> None:
    book = opened(page)
    fill(book)
    assert book.laws.articles.toPlainText() == "", "what nobody has turned to is not written"
    book.open_tab("laws")
    shown = book.laws.articles.toPlainText() + book.laws.title.text()
    assert not re.search(r"[0-9]{3}:[0-9]", shown)
    assert CODE.title in shown
    assert "The table sees to it." in shown


def test_a_dot_is_shown_for_what_is_new_on_a_page_that_is_not_open(page: QWidget) -> None:
    """Not on the page that is open, and of the score not before anything is marked, nor where it stands in sight."""
    page.resize(1024, 700)
    book = opened(page)
    score, talk = book._edge.tabs[0], book._edge.tabs[1]
    book.talk.cite(CODE.laws[0], CODE.title)
    book.show_score("This game", ("You", "Ashdown"), [], ("Marked, of five", "0", "0"))
    assert (score.news, talk.news) == (False, True)
    page.resize(1440, 900)
    book.place(page.rect())
    assert not talk.news, "the talk lies open beside the table now"
    rows = [("1. The point", "1", "")]
    book.show_score("This game", ("You", "Ashdown"), rows, ("Marked, of five", "1", "0"), rows)
    assert not score.news, "its end stands below the talk"
    book.open_tab("laws")
    book.show_score("This game", ("You", "Ashdown"), rows, ("Marked, of five", "1", "0"))
    assert not score.news, "nothing is new in it"
    book.show_score("This game", ("You", "Ashdown"), [*rows, ("2. Vole", "", "2")], ("Marked, of five", "1", "2"))
    assert score.news


def test_the_talk_begins_with_a_whole_line_where_its_end_is_seen(page: QWidget) -> None:
    book = opened(page)
    for number in range(40):
        book.talk.narrate(f"Something happens for the {number}th time, and it takes more than a line to tell.")
    begun = book.talk._first_whole_line()
    assert 0 < begun < 40
    shown = book.talk.viewport().grab().toImage()
    above = shown.copy(0, 0, shown.width(), begun)
    assert len({above.pixel(x, y) for x in range(above.width()) for y in range(above.height())}) == 1


def test_the_talk_is_at_its_end_after_its_size_has_changed(page: QWidget, qtbot: QtBot) -> None:
    book = opened(page)
    fill(book)
    bar = book.talk.verticalScrollBar()
    for number in range(40):
        book.talk.say("Ashdown", f"I have said {number} things, and each of them at some length.")
    qtbot.wait(1)
    assert bar.value() == bar.maximum() > 0
    for size in ((1180, 760), (1024, 700), (2560, 1440), (1180, 700), (1440, 900)):
        page.resize(*size)
        book.place(page.rect())
        book.open_tab("talk")
        qtbot.wait(1)
        assert bar.value() == bar.maximum() > 0, size
    bar.setValue(10)
    book.talk.say("Ashdown", "One more.")
    page.resize(1180, 760)
    book.place(page.rect())
    qtbot.wait(1)
    assert bar.value() < bar.maximum(), "who reads what was said before is left there"


def test_the_table_in_words_is_folded_until_it_is_wanted(page: QWidget, qtbot: QtBot) -> None:
    book = opened(page)
    fill(book)
    book.open_tab("score")
    assert not book.words.isVisible()
    with qtbot.waitSignal(book.words_opened) as asked:
        book._score.fold.click()
    assert asked.args == [True]
    assert book.words.isVisible()
    book.open_words(False)
    assert not book.words.isVisible()


def test_from_an_article_one_turns_to_what_both_codes_have_on_its_matter(qtbot: QtBot) -> None:
    page, codes = LawPage(), game("whist").codes
    qtbot.addWidget(page)
    page.show()
    page.show_code(codes["hoyle-1909"], codes)
    assert "The revoke, in two codes" in page.articles.toPlainText()
    page.articles.anchorClicked.emit(QUrl("matter:revoke"))
    shown = page.articles.toPlainText()
    assert page.title.text() == "The revoke"
    assert shown.index("What a revoke costs") < shown.index("Deschapelles, 1839") < shown.index("stops at nine")
    assert "Honours" not in shown.split("\n")
    page.articles.anchorClicked.emit(QUrl("law:deschapelles-1839/106"))
    assert page.articles.code == codes["deschapelles-1839"]
    assert page.articles.opened == 106
    page.articles.anchorClicked.emit(QUrl("matter:honours"))
    page.seek.setText("slam")
    assert page.title.text() == "Deschapelles, 1839"
