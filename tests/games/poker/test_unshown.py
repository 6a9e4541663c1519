"""A hand thrown up or not called is exchanged for another, and nobody else can tell."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.attacks import unshown, unshown_told
from tests.attacks.unshown import attack, kept_forms
from tests.suite import Form

EACH = 2                                         # one after the deal, one in its midst


@pytest.mark.parametrize("form", kept_forms(), ids=str)
def test_nobody_can_tell_what_was_thrown_up(form: Form) -> None:
    found = Counter[str]()
    for seed in range(EACH):
        found += attack(form, seed)
    assert found["exchanged"], found


def all_open(match: object, deal: Any, events: Any, player: int) -> Any:
    return deal, [*events]


def by_the_cards(name: str, moves: Any, player: int) -> Any:
    return [deal.zone for deal, _ in moves]


@pytest.mark.parametrize(("room", "name", "leaks"), [
    (unshown_told, "as_open", all_open), (unshown_told, "figures_for", by_the_cards),
    (unshown, "as_open", all_open)])
def test_the_attack_finds_what_leaks(room: ModuleType, name: str, leaks: Callable[..., Any],
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, name, leaks)
    with pytest.raises(AssertionError):
        attack(kept_forms()[0], 0)
