"""A trick solver for open cards: two to six seats, any alliance, any common way of scoring tricks.

Stands alone: it knows nothing of the rest of the package. `COMPILED` says whether its search runs as machine code.
"""

from __future__ import annotations

from .budget import Cancel
from .position import MISERE, TRICKS, Duties, Position, Scoring, cards_in, mask
from .results import Question, questions, results
from .search import COMPILED
from .solver import Cancelled, OutOfNodes, Solver

__all__ = [
    "COMPILED",
    "MISERE",
    "TRICKS",
    "Cancel",
    "Cancelled",
    "Duties",
    "OutOfNodes",
    "Position",
    "Question",
    "Scoring",
    "Solver",
    "cards_in",
    "mask",
    "questions",
    "results",
]
