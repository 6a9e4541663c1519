"""The lead in a game, as a chart and a sentence tell it."""
from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from cardtable.croupier import score_rows
from cardtable.croupier.people import Player
from cardtable.croupier.sheet import DealSheet, ScoreSheet
from cardtable.rules.deal import Deal
from cardtable.rules.zones import Layout
from cardtable.showing.places import Places
from cardtable.table.cloth.sight import Sight
from cardtable.table.ending.game_ending import lead_of, leaders


@pytest.mark.parametrize(("carried", "made", "line", "note"), [
    ((0, 0), (96, 42), (0, 54), "Points before, score by score. The lead never changed."),
    ((30, 0), (66, 42), (30, 54),
     "Points before, score by score, beginning with the 30 carried forward. The lead never changed."),
    ((0, 30), (96, 12), (-30, 54),
     "Points before, score by score, beginning with the 30 carried forward. The lead changed once."),
])
def test_it_begins_with_what_was_carried_forward(carried: tuple[int, int], made: tuple[int, int],
                                                 line: tuple[int, ...], note: str,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    deal = cast(Deal, SimpleNamespace(player=(0, 1), side=(0, 1), layout=Layout(2), seats=2))
    one = cast(DealSheet, SimpleNamespace(had=((0, 0), carried), deal=deal, marks=(), total=made.__getitem__))
    monkeypatch.setattr(score_rows, "begins", lambda _, sides: tuple([carried[side] for side in sides]))
    sheet = cast(ScoreSheet, SimpleNamespace(game=[one], in_coins=False))
    sight = Sight(0, deal, Places(zones=(), plates=()), 0, tuple([Player(name) for name in "ABCD"]), True)
    monkeypatch.setattr(Sight, "columns", lambda _: [(0, "You"), (1, "They")])
    lead = lead_of(sheet, sight, 0)
    assert (lead.line, lead.note) == (line, note)
    assert (lead.before, lead.behind) == ("you before", "They before")
    monkeypatch.setattr(Sight, "columns", lambda _: [(0, "Ours"), (1, "Theirs")])
    assert lead_of(sheet, sight, 0).behind == "they before"
    monkeypatch.setattr(Sight, "columns", lambda _: [(0, "Ferrars"), (1, "Halloran")])
    lead = lead_of(sheet, sight, 2)                      # who waits meanwhile has no lead
    assert (lead.line, lead.before, lead.behind) == (line, "Ferrars before", "Halloran before")


@pytest.mark.parametrize(("made", "ahead"), [
    ([[0, 2, 0, 5], [0, 0, 4, 0]], [0, 1, 0]),
    ([[0, 1, 0], [0, 3, 0], [0, 0, 5]], [1, 2]),         # others pass one another
    ([[0, 3, 0], [0, 3, 0]], []),
])
def test_who_is_ahead_of_all_one_after_another(made: list[list[int]], ahead: list[int]) -> None:
    assert leaders(made) == ahead
