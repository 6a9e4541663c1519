"""Lines that are about as long as each other, and notes that break where one thing ends."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from cardtable.cards import cards
from cardtable.showing.laid import Laid
from cardtable.table.paint.look import Look
from cardtable.table.sheets.slip_hands import BESIDE, Hands
from cardtable.table.widgets import Balanced, Label, wear
from cardtable.table.widgets.labels import WRAPPED

pytestmark = pytest.mark.usefixtures("qapp")

SAID = "Nobody makes the trump, and the cards are thrown up."


def test_no_word_is_left_to_a_line_of_its_own() -> None:
    label = Balanced(SAID, "event", wrap=True)
    measure = label.fontMetrics()
    wide = measure.horizontalAdvance(SAID) - 4                   # one word too long
    narrow = label.narrowest(wide)
    assert narrow < .65 * wide
    lines = [measure.boundingRect(QRect(0, 0, room, 9999), WRAPPED, SAID).height() for room in (wide, narrow)]
    assert lines[0] == lines[1] > measure.boundingRect(QRect(0, 0, 9999, 9999), WRAPPED, SAID).height()
    assert label.narrowest(wide + 20) <= wide + 8                # in one line as long as it is


def test_a_note_breaks_between_what_it_says() -> None:
    """It said "dealer · no" and, below, "trick"."""
    laid = [Laid("You", "dealer · no trick", cards("KS QS JS TS 9S")),
            Laid("Carbery", "dealer", cards("KH QH JH TH 9H"))]
    hands = Hands((), laid)
    hands.lay(2)
    notes = [label.text() for label in hands.findChildren(Label)]
    assert "dealer\nno trick" in notes
    assert "dealer" in notes
    for label in hands.findChildren(Label):
        for line in label.text().split("\n"):
            assert label.fontMetrics().horizontalAdvance(line) <= BESIDE


@pytest.mark.parametrize("text", [1.0, 1.15])
def test_a_name_longer_than_its_room_is_not_cut_off_by_the_cards_beside_it(text: float) -> None:
    """"Your dumm", "The cachett": letters a little larger than usual, which is not yet large."""
    wear(replace(Look(), text=text))
    try:
        held = cards("KS TS 5S QC 9C 8C 4C 2C 9D 7H 4H 3H")
        laid = [Laid(whose, "", held) for whose in ("Your dummy", "The cachette")]
        hands = Hands((), laid)
        hands.lay(2)
        for label in hands.findChildren(Label):
            longest = max(label.text().split() if label.wordWrap() else [label.text()], key=len)
            parent = label.parentWidget()
            assert parent is not None
            assert label.fontMetrics().horizontalAdvance(longest) <= parent.maximumWidth()
    finally:
        wear(Look())
