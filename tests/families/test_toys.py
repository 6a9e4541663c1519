"""Small games made of the family's parts, watched as the games of the list are."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.rules.game import Game
from tests import suite
from tests.families.toys import BRIDGE, MENDED, SOLO, STRICT_WHIST, WHIST, Plain
from tests.spread import far
from tests.suite import Form, Trial

MATCHES = far(5, 12)


@pytest.mark.parametrize("game", [WHIST, BRIDGE, SOLO, STRICT_WHIST, MENDED], ids=lambda game: game.name)
def test_random_matches(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "talk_of", lambda _: Plain())
    counts = Counter[str]()
    for seed in range(MATCHES):
        counts += Trial(Form(game, {}), seed, looks=0.05).play().counts
    assert min(counts["pasts"], counts["worlds"]) > MATCHES, f"too few to prove anything: {counts}"
    assert counts["resumed"] >= MATCHES
