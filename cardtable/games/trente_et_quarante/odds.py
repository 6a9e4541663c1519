"""What stakes are worth, exactly, at the first coup from a fresh shoe (002:17500-17538).

The figures are those of `counting`, which takes some seconds; a test counts them again.
"""
from __future__ import annotations

from cardtable.games.trente_et_quarante.coup import BEST
from cardtable.games.trente_et_quarante.rules import premium

POINTS = {31: 0.14805777707565693, 32: 0.13782622415614246, 33: 0.12757665184734612, 34: 0.11686505175164753,
          35: 0.10615166777573984, 36: 0.0949924475357865, 37: 0.08385899614779187, 38: 0.07230245516476297,
          39: 0.060800855924206545, 40: 0.05156787262091923}
"""How often a row comes to each point."""
EQUAL = {31: 0.02189137048657089, 32: 0.018976056320586607, 33: 0.016262244436359194, 34: 0.013647235041458894,
         35: 0.011259025688397086, 36: 0.009013711322695215, 37: 0.007020594118795504, 38: 0.005213742654112238,
         39: 0.0036805450778163353, 40: 0.002634388015348407}
"""How often both come to it."""

REFAIT = EQUAL[BEST]
NULL = sum(EQUAL.values()) - REFAIT
WIN = (1 - NULL - REFAIT) / 2                    # of each of the four chances: suits are red and black alike
HALVED = .5


def prisoner(win: float, null: float, refait: float) -> float:
    """What a unit in prison is worth: it is freed by a win, stays at a null coup, and has to win twice after another
    refait, so that V = win + null V + refait V²."""
    stays = 1 - null
    return float((stays - (stays ** 2 - 4 * refait * win) ** .5) / (2 * refait))


PRISONER = prisoner(WIN, NULL, REFAIT)


def edge(at_refait: float = HALVED, refait: float = REFAIT) -> float:
    """The bank’s share of a stake that is not insured, for each coup dealt; `at_refait` is what is left of it then."""
    return refait * (1 - at_refait)


def insured_edge(coins: int) -> float:
    """The same of one that is: the premium, which saves all of it."""
    return premium(coins) / coins


def decided_edge(at_refait: float = HALVED) -> float:
    """The bank’s share for each coup that is not null."""
    return edge(at_refait) / (1 - NULL)
