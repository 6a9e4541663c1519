"""How the choices of a person's deals were judged, deal by deal, as far as they have been looked back on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cardtable.store.soundness import StoredRow
from cardtable.store.values import parsed, written

ALL = "SELECT game, best, near, costly, cost FROM grading WHERE ?1 IS NULL OR game = ?1 ORDER BY id"
ADD = """
    INSERT INTO grading (sitting, deal, game, best, near, costly, cost, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (sitting, deal) DO NOTHING"""


@dataclass(frozen=True, slots=True)
class Grading:
    """How many choices of a deal were best (or as good), near the best and costly.

    `cost` has by unit what they fell short by together, and how many are counted in it.
    """

    game: str
    best: int = 0
    near: int = 0
    costly: int = 0
    cost: Mapping[str, tuple[float, int]] = field(default_factory=dict)

    @property
    def choices(self) -> int:
        """All of them."""
        return self.best + self.near + self.costly


def summed(some: Iterable[Grading]) -> Grading:
    """Of several deals."""
    best = near = costly = 0
    cost: dict[str, tuple[float, int]] = {}
    for one in some:
        best, near, costly = best + one.best, near + one.near, costly + one.costly
        for unit, (lost, number) in one.cost.items():
            before = cost.get(unit, (0.0, 0))
            cost[unit] = (before[0] + lost, before[1] + number)
    return Grading("", best, near, costly, cost)


def to_row(sitting: int, deal: int, one: Grading, at: float) -> tuple[object, ...]:
    """As the store keeps it."""
    return sitting, deal, one.game, one.best, one.near, one.costly, written(one.cost), at


def from_row(row: StoredRow) -> Grading:
    """As it was kept."""
    cost = {unit: (float(lost), int(number)) for unit, (lost, number) in parsed(row["cost"]).items()}
    return Grading(row["game"], row["best"], row["near"], row["costly"], cost)
