"""The jeux de règle beside our odds: python -m cardtable.games.ecarte.tables.ruled [HANDS OF EACH].

Deals hands to the elder hand at love-all, and prints a line for each class, and for hands that want one step of one:
how many, how much playing gains on proposing in games of 100, and of how many the figures say the contrary of the book.
"""
from __future__ import annotations

import sys
from random import Random
from statistics import mean

from cardtable.games.ecarte.book.jeux import classify
from cardtable.games.ecarte.rules.rules import HAND, TURN_UP, Ecarte
from cardtable.games.ecarte.show.exercise import OWN, RULED, problem
from cardtable.players.compared import compare
from cardtable.rules.options import Value

TERMS: dict[str, Value] = {"part": "elder", "hands": RULED, "own": 0, "other": 0}
NEARLY, KING = "wants one step", ", king"        # with the king of trumps the book mostly asks for cards


def gains(wanted: int, rng: Random) -> dict[str, list[tuple[float, bool]]]:
    """By class, for so many hands of the commonest: what playing gains on proposing, and whether that is sure."""
    found: dict[str, list[tuple[float, bool]]] = {}
    while max([len(some) for some in found.values()], default=0) < wanted:
        posed = problem(TERMS, rng)
        deal = posed.view.deal
        assert isinstance(deal, Ecarte)
        ruling = classify(deal.zone[HAND[OWN]], deal.zone[TURN_UP][0].suit)
        told = compare(posed.view, OWN, posed.names)
        if told is None:
            continue
        worth = {row.move.verb: row.value for row in told.rows}
        name = NEARLY if ruling.jeu is None else ruling.jeu.number + ("" if ruling.stands else KING)
        sure = sum([row.equal for row in told.rows]) == 1
        found.setdefault(name, []).append((worth["stand"] - worth["propose"], sure))
    return found


def main() -> None:
    """A line for each class."""
    print(f"{'class':16} {'hands':>5} {'playing gains':>14} {'contrary':>9}")
    for name, some in sorted(gains(int(sys.argv[1]) if len(sys.argv) > 1 else 100, Random(1)).items()):
        plays = name != NEARLY and not name.endswith(KING)
        contrary = sum([sure and (gain < 0) == plays for gain, sure in some])
        print(f"{name:16} {len(some):5} {mean([gain for gain, _ in some]):14.1f} {contrary:9}")


if __name__ == "__main__":
    main()
