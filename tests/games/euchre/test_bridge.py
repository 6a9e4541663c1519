"""At the bridge the club player orders up, and nobody's words name it: the law forbids the hint (001:850-852)."""
from __future__ import annotations

import inspect
from itertools import product

import pytest

from cardtable.cards import card, cards
from cardtable.games.euchre import remarks, talk, words
from cardtable.games.euchre.position import Position
from cardtable.players.think import think

WEAK = cards("7H 8H 7D 8D 7C")


@pytest.mark.parametrize(("score", "code"), list(product(product(range(5), repeat=2), ("euchre-1862", "hoyle-1909"))))
def test_it_is_played_and_not_named(score: tuple[int, int], code: str) -> None:
    """A wretched hand is ordered up at four to one, by the book of 1862 at four to two as well, and where both want one
    point it is not."""
    thought = think(Position(WEAK, card("9S"), phase="adopting", score=score, options={"code": code}).view(), "club", 1)
    bridge = score == (4, 1) or (score == (4, 2) and code == "euchre-1862")
    assert (str(thought.move) == "order together") == bridge
    assert "bridge" not in thought.why.lower()


@pytest.mark.parametrize("module", [words, talk, remarks])
def test_no_word_of_the_table_names_it(module: object) -> None:
    assert "bridge" not in inspect.getsource(module).lower()              # type: ignore[arg-type]
