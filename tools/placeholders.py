"""A cabinet with more games than there are: placeholders that borrow the objects of the real ones."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

from cardtable.games import rows
from cardtable.rules.row import Row
from cardtable.table.cabinet import gallery, vignette
from cardtable.table.cabinet.vignette import object_of

TITLES = ("Piquet", "Bézique", "Rubicon Bézique", "Loo", "Five Hundred", "Poker", "Vingt-Un", "Roulette", "Baccarat",
          "Trente et Quarante", "Blind Hookey", "Poker Patience", "Whist", "Euchre", "Bridge", "Auction Bridge",
          "Solo Whist", "All Fours", "Quinto", "Whist of 1839")
KINDS = ("tricks", "melds", "round", "banking", "patience")


def placeholders(number: int) -> tuple[Row, ...]:
    """So many rows, those of the real games first."""
    real = rows()
    more = [replace(real[n % len(real)], name=f"placeholder-{n}", kind=KINDS[n % len(KINDS)],
                    title=TITLES[n] if n < len(TITLES) else f"Game {n}") for n in range(max(0, number - len(real)))]
    return (*real, *more)[:number]


@contextmanager
def house_of(number: int) -> Iterator[None]:
    """Any cabinet made meanwhile has so many games."""
    real = rows()
    with (patch.object(gallery, "rows", lambda: placeholders(number)),
          patch.object(vignette, "object_of", lambda name: object_of(
              real[int(name.rpartition("-")[2]) % len(real)].name if name.startswith("placeholder-") else name))):
        yield
