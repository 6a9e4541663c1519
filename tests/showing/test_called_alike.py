"""What is pressed and what is advised have one name."""
from __future__ import annotations

from importlib import import_module

import pytest

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.showing.talk import talk_of


@pytest.mark.parametrize(("name", "module", "said"), [
    ("all_fours", "evaluate", "give"), ("all_fours", "evaluate", "run"), ("all_fours", "evaluate", "stand"),
    ("euchre", "search.evaluate", "leave"), ("euchre", "search.evaluate", "turn-down"),
    ("napoleon", "evaluate", "peep"), ("napoleon", "evaluate", "keep"), ("napoleon", "evaluate", "change"),
    ("napoleon", "evaluate", "stand"), ("ecarte", "search.evaluate", "play"), ("ecarte", "search.evaluate", "refuse")])
def test_a_call_is_called_alike_on_its_token_and_where_courses_are_weighed(name: str, module: str, said: str) -> None:
    """"Take one" was pressed, "Give one" advised (All-Fours)."""
    phrase = import_module(f"cardtable.games.{name}.{module}").phrase
    assert talk_of(game(name)).token(Move((said,))) == phrase[said][0]
