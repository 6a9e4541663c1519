"""What `make bench` measures at Trente et Quarante: the turns of the event loop that follow a move."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.trente_et_quarante.moments import MOMENTS
from tests.table import turns


def measure() -> Iterator[dict[str, Any]]:
    """One line."""
    yield from turns.lines({"Trente et Quarante with five and 312 cards": MOMENTS["open-5"]()})
