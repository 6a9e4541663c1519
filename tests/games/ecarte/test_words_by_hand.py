"""What is written at strict Écarté: what he has in mind, a king that was not marked, and rows that say a thing once."""
from __future__ import annotations

import pytest

from cardtable.families.tricks.strict.late_marks import STRUCK_OFF
from cardtable.families.tricks.strict.marking import BY_HAND, TAKEN_DOWN
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.moves import Move
from tests.games.ecarte.test_given import DEALER, ELDER, exchange


@pytest.mark.parametrize(("moves", "told"), [
    ((f"29: {ELDER} ask-more",), "You will ask for one more than you throw out."),
    ((f"30: {ELDER} ask-fewer",), "You will ask for one fewer than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"33: {DEALER} take-more"),
     "You will take one more than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"34: {DEALER} take-fewer"),
     "You will take one fewer than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"36: {DEALER} take-showing"),
     "You will show the first card that you take."),
    ((f"{ELDER} discard 8C", f"{DEALER} give"), ""), ((), "")])
def test_what_he_has_in_mind_stands_above_the_tokens(moves: tuple[str, ...], told: str) -> None:
    """Who has said that he will ask for one too many sees so, until he has."""
    assert TALK.asked(exchange(*moves)) == told


def test_nothing_is_said_of_a_point_that_was_not_marked() -> None:
    """Where hands mark, a king announced has not been marked yet."""
    for verb in ("king", "withdraw"):
        assert "mark" not in TALK.meaning(Move((verb,)))
    assert TALK.token(Move(("withdraw",))) == "Own that you have it not"


def test_a_row_says_the_same_once() -> None:
    assert TALK.entry([BY_HAND, BY_HAND]) == "Marked"
    assert TALK.entry([BY_HAND, TAKEN_DOWN, BY_HAND, STRUCK_OFF]) == "Marked, taken down and put right"
    assert TALK.entry(["king", "point"]) == "King and point"
