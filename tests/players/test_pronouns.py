"""Words agree with who sits there."""
from __future__ import annotations

from cardtable.players.comparison import Comparison, Course
from cardtable.players.personas import PERSONAS
from cardtable.players.pronouns import agreeing
from cardtable.rules.moves import Move

SAID = "Lead the trump: it draws his, and he may be put to a card; what is known of his hand forces him."


def test_a_lady_is_she_and_a_gentleman_he() -> None:
    assert agreeing(SAID, ["", "Mrs. Halloran"]) == \
        "Lead the trump: it draws hers, and she may be put to a card; what is known of her hand forces her."
    assert agreeing(SAID, ["Colonel Ashdown", ""]) == SAID
    assert agreeing(SAID, ["", "Ruth"]) == SAID, "of whom nothing is known"
    assert agreeing(SAID, ["", "Mrs. Battle", "Miss Wren"]) == SAID, "it might be either"


def test_the_knave_keeps_his_nob() -> None:
    assert agreeing("A knave scores one for his nob, and two for his heels.", ["", "Lady Carbery"]) == \
        "A knave scores one for his nob, and two for his heels."


def test_who_is_a_lady() -> None:
    assert {one.name for one in PERSONAS.values() if one.lady} == \
        {"Mrs. Halloran", "Miss Wren", "Lady Carbery", "Miss Amory", "Madame Duval", "Mrs. Battle"}


def test_all_that_a_comparison_tells_agrees() -> None:
    row = Course(Move(("refuse",)), "Refuse", "Refuse", (), 0, 0, True, "He holds the king.", 0, {})
    said = Comparison("", (), (row,), "", 0, "He is at four.", "By the book, refuse: he has little.", ("He may win.",),
                      "Refuse: his hand is weak.")
    told = said.agreeing(["", "Miss Wren"])
    assert (told.rows[0].why, told.about, told.book, told.notes, told.reason) == (
        "She holds the king.", "She is at four.", "By the book, refuse: she has little.", ("She may win.",),
        "Refuse: her hand is weak.")
    assert said.agreeing(["", "Mr. Pettifer"]) == said
