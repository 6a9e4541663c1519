"""A sample of the storm of keys that `python -m tools.soak keys` lets fall on every game."""
from __future__ import annotations

import pytest

from tests.attacks.keys import attack


@pytest.mark.parametrize("name", ["ecarte", "whist"])
def test_no_held_key_answers(name: str) -> None:
    done = attack(name, 1, events=400)
    assert done["events"] >= 400
    assert done["repeats"] > 100
    assert done["answers"] > 0
