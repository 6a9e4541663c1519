"""Moments of Euchre posed from little: they are what was told, and what was not told is open."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import BACK, card, cards
from cardtable.games.euchre.position import NoPosition, Position
from cardtable.games.euchre.rules import LAYOUT

HAND, UP = cards("JS AS KH 8C 7D"), card("9S")
POSED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"phase": "adopting"}, "order together, order alone, pass"),
    ({"phase": "adopting", "seat": 1, "said": ("pass",)}, "assist together, assist alone, pass"),
    ({"phase": "making", "seat": 2, "said": ("pass", "pass", "pass", "turn-down", "pass", "pass"),
      "options": {"code": "hoyle-1909"}},
     "make C together, make C alone, make D together, make D alone, make H together, make H alone, pass"),
    ({"phase": "superseding", "seat": 2, "said": ("order together",)}, "leave, supersede alone"),
    ({"phase": "discarding", "seat": 3, "said": ("pass", "assist together")},
     "discard JS, discard AS, discard KH, discard 8C, discard 7D, discard 9S"),
    ({"said": ("order together",), "lies": cards("KC 9C"), "seat": 2}, "play 8C"),
    ({"phase": "adopting", "options": {"form": "two"}}, "order together, pass"),
    ({"phase": "adopting", "seat": 2, "said": ("pass", "pass"), "options": {"form": "three"}},
     "take together, turn-down"),
)


@pytest.mark.parametrize(("told", "may"), POSED)
def test_what_may_be_done(told: dict[str, Any], may: str) -> None:
    position = Position(HAND, UP, **told)
    view = position.view()
    assert sorted(map(str, view.decision(position.seat))) == sorted(may.split(", "))
    assert view.deal.zone[LAYOUT.hand[(position.seat + 1) % view.deal.seats]][:1] == (BACK,)
    assert view.worlds().total > 1000


def test_tricks_played_before() -> None:
    """Second hand has the lead; the dealer, who took it up, still holds the turned card and has won one of three."""
    position = Position(cards("TS AD"), UP, ("pass", "pass", "pass", "take together"), 1, hands={3: (UP,)},
                        taken=(1, 2), score=(4, 3))
    deal = position.deal()
    assert (deal.tricks(1), deal.tricks(0), deal.score, deal.must) == (1, 2, [4, 3], (1,))
    assert [len(deal.playable(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert UP in deal.playable(3)
    assert len(deal.history) == 12


def test_a_called_card() -> None:
    shown = cards("JS JC AS QS 9S")
    position = Position(cards("8S 7H 8C 9C"), UP, ("pass", "pass", "pass", "take jambone"), 0, "naming", {3: shown},
                        lies=cards("8S"), options={"jambone": True})
    assert sorted(map(str, position.view().decision(0))) == [
        "call 9S", "call AS", "call JC", "call JS", "call QS", "forgo"]


@pytest.mark.parametrize("told", [
    {"said": ("assist together",)}, {"said": ("order together",), "lies": HAND[:1]},
    {"said": ("pass", "pass"), "phase": "making"}, {"said": ("order together",), "taken": (0, 5)}])
def test_what_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(NoPosition):
        Position(HAND, UP, **told).view()
