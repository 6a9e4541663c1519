"""A hand dealt too few that is put right at the last trick, when the long one has no card left to give."""
from __future__ import annotations

import pytest

from tests.attacks.careless import attack, codes


@pytest.mark.parametrize("seed", [1004057, 1004676])
def test_who_could_play_no_more_has_a_new_deal(seed: int) -> None:
    code = next(one for one in codes() if str(one) == "whist-whist-deschapelles-1839-strict")
    assert attack(code, seed)["void"] == 1
