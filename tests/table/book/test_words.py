"""Words of the books open their meanings wherever they are written, and are found from the keyboard."""
from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.showing.glossary import glossary
from cardtable.table.book.laws import Articles
from cardtable.table.book.talk import Talk
from cardtable.table.lessons.parts import Explained

WORDS = glossary("piquet")
MEANS = WORDS.means("quatorze")


def test_in_the_talk_and_after_another_look(qtbot: QtBot) -> None:
    talk = Talk()
    qtbot.addWidget(talk)
    talk.words = WORDS
    talk.narrate("The elder hand counts a quatorze.")
    for _ in range(2):
        assert MEANS in talk.document().find("quatorze").charFormat().toolTip()
        assert not talk.document().find("counts").charFormat().toolTip()
        talk.dress()


def test_looked_for_in_the_laws(qtbot: QtBot) -> None:
    articles = Articles()
    qtbot.addWidget(articles)
    articles.words = WORDS
    articles.show_code(next(iter(game("piquet").codes.values())))
    articles.look_for("quatorze")
    assert articles.toPlainText().startswith(f"quatorze: {MEANS}")
    articles.look_for("ace")
    assert MEANS not in articles.toPlainText()


def test_on_a_page_of_a_lesson(qtbot: QtBot) -> None:
    label = Explained(WORDS)
    qtbot.addWidget(label)
    label.say("A quatorze < a capot.")
    assert MEANS in label.text()
    assert label.accessibleName() == "A quatorze < a capot."


def test_each_line_of_the_talk_stands_there_once_however_wide_it_is(qtbot: QtBot) -> None:
    """The page becomes narrower when its scroll bar comes, in the middle of a line, and may then be set otherwise."""
    talk, lines = Talk(), [f"Line {n} turns up the two of spades." for n in range(9)]
    qtbot.addWidget(talk)
    talk.show()
    for wide in range(225, 275, 3):
        talk.resize(wide, 160)
        talk.clear()
        for line in lines:
            talk.narrate(line)
        assert talk.toPlainText().split("\n") == lines, wide
