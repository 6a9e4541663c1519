"""The list of games: rows that say what the games then keep, and cost nothing to read."""
from __future__ import annotations

import subprocess
import sys

import pytest

from cardtable.games import NAMES, game, rows
from cardtable.table.wording.phrases import seats


@pytest.mark.parametrize("name", NAMES)
def test_a_row_says_how_many_may_sit(name: str) -> None:
    assert game(name).row.seats == seats(game(name))


def test_rows_are_in_the_order_of_the_list() -> None:
    assert tuple(row.name for row in rows()) == NAMES


def test_the_list_is_read_without_the_rules() -> None:
    ran = subprocess.run([sys.executable, "-c", "import sys, cardtable.games as g; g.rows(); print(*sys.modules)"],
                         capture_output=True, text=True, check=True)
    assert {"cardtable.rules.deal", "cardtable.rules.game", "cardtable.cards"}.isdisjoint(ran.stdout.split())
