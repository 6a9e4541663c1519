"""Whose picture stands on the sheet that ends a game: of somebody who has won this game, whoever leads the match."""
from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from cardtable.rules.deal import Deal
from cardtable.table.ending.game_ending import _winners
from cardtable.table.reading.chair import Chair


def test_who_has_won_the_game_counts_until_the_match_is_over() -> None:
    match = SimpleNamespace(result=lambda: SimpleNamespace(winners=(0, 2)))
    deal = cast(Deal, SimpleNamespace(scored=True, score=[0, 5], seats=4, player=(2, 3, 0, 1), side=(0, 1, 0, 1)))

    def chair(over: bool) -> Chair:
        return cast(Chair, SimpleNamespace(croupier=SimpleNamespace(sitting=SimpleNamespace(over=over, match=match))))

    assert _winners(chair(over=False), deal) == {1, 3}
    assert _winners(chair(over=True), deal) == {0, 2}
