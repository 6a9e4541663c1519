"""What a course brings or costs, as a player would say it: halves and quarters of points, whole games in a hundred."""
from __future__ import annotations

from collections.abc import Sequence
from math import floor

from cardtable.showing.phrases import number

GAMES = "games in 100"
SINGULAR = {"points": "point", "counters": "counter", "stakes": "stake", "pence": "penny", "francs": "franc"}
QUARTERS = {1: "a quarter of a {one}", 2: "half a {one}", 3: "three quarters of a {one}"}
LEAST = 1 / 8                    # of a point: what is less is not told
OF_A_STAKE = .06                 # the same of a stake, which is a whole game: three games in a hundred


def least(unit: str) -> float:
    """What is less, of this unit, is next to nothing."""
    return OF_A_STAKE if unit == "stakes" else LEAST


def amount(value: float, unit: str) -> str:
    """"four points", "7½ counters", "half a point", "five games in 100"; "next to nothing" where it is less."""
    if unit == GAMES:
        games = round(value)
        return f"{number(games)} {'game' if games == 1 else 'games'} in 100" if games else "less than one game in 100"
    one = SINGULAR.get(unit, unit)
    if value < least(unit):
        return "next to nothing"
    if value < LEAST:
        return f"a tenth of a {one}"
    if value < 1 - LEAST:
        return QUARTERS[max(1, round(4 * value))].format(one=one)
    return f"{_halves(value)} {one if round(2 * value) == 2 else unit}"


def worth(value: float, unit: str, certain: bool = False) -> str:
    """What a course comes to: "brings about 7½ counters", "costs about half a point"; "brings 81 points" for
    certain."""
    if not value:
        return "neither brings nor costs anything"
    about = "about " if abs(value) >= least(unit) and not certain else ""
    return f"{'brings' if value > 0 else 'costs'} {about}{amount(abs(value), unit)}"


def ahead(value: float, unit: str) -> str:
    """The same of what one makes above the other: "about fifteen points behind", "level"."""
    if abs(value) < least(unit):
        return "level"
    return f"about {amount(abs(value), unit)} {'ahead' if value > 0 else 'behind'}"


def ahead_of(value: float, unit: str) -> str:
    """The same before whom it is compared with: "about two points ahead of", "level with", "about one point behind"."""
    told = ahead(value, unit)
    return told + {"level": " with", "ahead": " of", "behind": ""}[told.split()[-1]]


def bare(value: float, unit: str) -> str:
    """The same within a sentence that has named the unit: "7½", but "half a point"."""
    return amount(value, unit) if value < 1 - LEAST or unit == GAMES else _halves(value)


def _halves(value: float) -> str:
    whole, half = divmod(round(2 * value), 2)
    return f"{whole}½" if half else number(whole)


def as_told(value: float, unit: str) -> float:
    """The figure that `amount` and `bare` say of it: in quarters where it is less than one, else in halves."""
    size = abs(value)
    told = .0 if size < least(unit) else .1 if size < LEAST else max(1, round(4 * size)) / 4 if size < 1 - LEAST else \
        round(2 * size) / 2
    return told if value > 0 else -told


def tenths(parts: Sequence[float]) -> tuple[float, ...]:
    """Each to a tenth, up or down, so that those shown add up to their sum as it is shown: what is nearest to the next
    tenth goes up to it first."""
    down = [floor(10 * part) for part in parts]
    short = round(10 * sum(parts)) - sum(down)
    up = sorted(range(len(parts)), key=lambda n: down[n] - 10 * parts[n])[:short]
    return tuple([(part + (n in up)) / 10 for n, part in enumerate(down)])
