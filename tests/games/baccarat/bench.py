"""What `make bench` measures at Baccarat: the turns of the event loop that follow a move, with eleven seats and with a
shoe of 312 cards."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.baccarat.moments import MOMENTS
from tests.table import turns


def measure() -> Iterator[dict[str, Any]]:
    """One line for each table."""
    yield from turns.lines({"Banque with eleven seats": MOMENTS["banque-sides-11"](),
                            "Chemin de Fer with eight and 312 cards": MOMENTS["stakes-8"]()})
