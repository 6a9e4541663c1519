"""Words agree with who sits there."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path

import cardtable.games
from cardtable.games import game, rows
from cardtable.players.comparison import Comparison, Course
from cardtable.players.personas import PERSONAS
from cardtable.players.pronouns import agreeing, who_play
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

SAID = "Lead the trump: it draws his, and he may be put to a card; what is known of his hand forces him."


def test_a_lady_is_she_and_a_gentleman_he() -> None:
    assert agreeing(SAID, ["", "Mrs. Halloran"]) == \
        "Lead the trump: it draws hers, and she may be put to a card; what is known of her hand forces her."
    assert agreeing(SAID, ["Colonel Ashdown", ""]) == SAID
    assert agreeing(SAID, ["", "Ruth"]) == SAID, "of whom nothing is known"
    assert agreeing(SAID, ["", "Mrs. Battle", "Miss Wren"]) == SAID, "it might be either"


def test_a_lady_who_plays_is_she_though_others_bet() -> None:
    names = ["", "Mrs. Halloran", "Colonel Ashdown", "Miss Wren"]
    players = [{"name": "You", "kind": "person"},
               *[{"name": name, "kind": "computer", "level": "club"} for name in names[1:]]]
    sitting = Sitting(game("ecarte"), {"form": "french"}, players)
    deal = sitting.match.deal()
    assert deal.seats == len(names)
    assert agreeing(SAID, who_play(names, deal)) != SAID, "who backs a player is nobody's adversary"


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


def test_of_several_nobody_is_he() -> None:
    """Where more than one sits opposite no words are made to agree, and any of them may be a lady; what companions
    remark is of anybody, the reader too."""
    wrong = [f"{module}: {text}" for row in rows() for module, text in _said(row.name)
             if PRONOUN.search(reduce(lambda said, kept: said.replace(kept, ""), NOBODYS, text))
             and (module.endswith("remarks.py") or max(row.seats) > 2 and row.name not in TWO_PLAY)]
    assert not wrong, "\n".join(wrong)


PRONOUN = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
NOBODYS = {
    "his nob": "the knave’s", "his heels": "the knave’s", "His heels": "the knave’s",
    "He turns up when he is wanted.": "Jack", "I had been waiting for him.": "Jack",
    "I should have kept him covered.": "Jack", "The joker is what I say he is.": "the joker",
    "He may be what he likes.": "the joker", "I was brought up to beat him; I play him now.": "Napoleon",
    "His majesty, and unasked.": "the king", "she was poor.": "the widow", "what she has for me.": "the widow",
    "unless he stands": "Pam", "The lady herself.": "Pope", "I have been keeping her warm.": "Pope",
    "Pope, and all she was sitting on.": "Pope", "I knew somebody had her.": "Pope",
    "The lady and her gentleman.": "a marriage", "to-his-account": "a move’s own word",
}
"""Of whom or what these are said: of no player."""
TWO_PLAY = ("ecarte",)
"""More may sit down, but it is advised against the one who plays, and made to agree with him."""
TOLD = ("remarks", "words", "talk", "maxims", "judgement", "situations", "adviser", "evaluate")


def _said(game: str) -> Iterator[tuple[str, str]]:
    """The sentences that a game's modules say of what happens, each with its module."""
    folder = Path(cardtable.games.__file__).parent / game
    for file in sorted(folder.rglob("*.py")):
        if file.stem in TOLD or "book" in file.parts or "talk" in file.stem:
            tree = ast.parse(file.read_text("utf-8"))
            docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                    yield f"{game}/{file.name}", node.value
