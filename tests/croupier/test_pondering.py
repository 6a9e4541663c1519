"""Whose thoughts are begun, and which are forgotten."""
from __future__ import annotations

from types import SimpleNamespace as Some
from typing import Any

import pytest

from cardtable.croupier import pondering
from cardtable.croupier.pondering import Pondering


def croupier(deal: Any, must: tuple[int, ...] = (), may: tuple[int, ...] = ()) -> Any:
    """Of a match that stands at this deal, all of whose players are computers."""
    match = Some(deal=lambda: deal, pending=lambda: (must, may, ()))
    return Some(sitting=Some(match=match, game=Some(name="whist")), player=lambda seat: Some(computer=True, manner=""),
                audience=Some(thinking=lambda seat, on: None))


def test_in_an_open_phase_a_thought_of_another_deal_or_phase_is_forgotten() -> None:
    deal, before = Some(phase="staking", open_phases={"staking", "closing"}, sealed=()), object()
    dropped = list[int]()
    found = Pondering(croupier(deal))
    found.thoughts = {seat: Some(deal=of, phase=phase, cancel=lambda seat=seat: dropped.append(seat))     # type: ignore
                      for seat, (of, phase) in enumerate([(deal, "staking"), (before, "staking"), (deal, "closing")])}
    found.forget_stale()
    assert (list(found.thoughts), dropped) == ([0], [1, 2])


def test_who_has_a_right_that_says_who_and_what_is_asked_though_he_is_not_in_turn(
        monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()
    monkeypatch.setattr(pondering, "manner", lambda manner: Some(level="club"))
    monkeypatch.setattr(pondering, "asides", lambda name, level: object())
    monkeypatch.setattr(pondering, "Aside", lambda croupier, seat: Some(begin=lambda: asked.append(seat)))
    rights = {0: [Some(fields=())], 1: [Some(fields=("whom",))], 2: [], 3: []}
    Pondering(croupier(Some(seats=4, over=False, rights=rights.__getitem__), may=(2,))).begin()
    assert asked == [2, 1]
    asked.clear()
    Pondering(croupier(Some(seats=4, over=True, rights=rights.__getitem__), may=(2,))).begin()
    assert asked == [2], "nothing is claimed when all is over"
