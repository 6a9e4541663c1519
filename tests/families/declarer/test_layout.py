"""Where things lie while two hands are played by one."""
from __future__ import annotations

from cardtable.families.declarer.layout import places
from tests.games.bridge.moments import Rubber
from tools.rubbers import SIX


def test_ones_own_hand_laid_open_is_no_wider_than_it_was_held() -> None:
    """Beside it are the plates of those who wait."""
    found = places(Rubber(*SIX).as_they_come().sitting.match.deal())
    most = {place.zone: place.most for place in found.zones if place.at == 0}
    assert most["hand shown"] == most["hand"] < .55
