"""The accuracy of choices in figures: how many were how good, what one cost, and how that has changed."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.amounts import GAMES
from cardtable.store.gradings import Grading, summed

DEALS = 10                       # looked back on, of which a share is told over time
MOST = 5                         # of those shares


def lines(gradings: Sequence[Grading], costs: bool = True, deal: str = "deal") -> list[tuple[str, str]]:
    """For the list of figures, in the order of looking back; `costs` where all are of one game, which
    calls a `deal` so."""
    whole = summed(gradings)
    if not whole.choices:
        return []
    found = [("Choices judged", f"{whole.choices:,}"), ("Best, or as good", share(whole.best, whole.choices)),
             ("Near the best", share(whole.near, whole.choices)), ("Costly", share(whole.costly, whole.choices))]
    if costs:
        found += [(f"Lost by a choice, {said(unit)}", f"{lost / number:.2f}")
                  for unit, (lost, number) in whole.cost.items() if number]
    over = in_time(gradings)
    if len(over) > 1:
        found.append((f"Best, by {DEALS} {deal}s", ", ".join(over)))
    return found


def in_time(gradings: Sequence[Grading]) -> list[str]:
    """The share of choices that were best in so many deals each, the last ones last."""
    last = gradings[-DEALS * MOST:]
    parts = [summed(last[n:n + DEALS]) for n in range(len(last) % DEALS, len(last), DEALS)]
    return [share(part.best, part.choices) for part in parts if part.choices]


def share(some: int, of: int) -> str:
    """"78%"."""
    return f"{100 * some / of:.0f}%"


def said(unit: str) -> str:
    """"of 100 games" for chances; else the unit."""
    return "games of 100" if unit == GAMES else unit
