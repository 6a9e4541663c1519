"""A sample of the storm of keys that `python -m tools.soak keys` lets fall on every game."""
from __future__ import annotations

import pytest

from tests.attacks.keys import attack
from tests.spread import far

EVENTS = far(160, 400)


@pytest.mark.parametrize("name", ["ecarte", "whist"])
def test_no_held_key_answers(name: str) -> None:
    done = attack(name, 1, events=EVENTS)
    assert done["events"] >= EVENTS
    assert done["repeats"] > EVENTS / 4
    assert done["answers"] > 0
