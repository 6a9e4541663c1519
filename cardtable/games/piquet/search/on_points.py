"""What all questions of Piquet share."""
from __future__ import annotations

from cardtable.players.question import Question, Scale

SCALE = Scale(0.3, 2.0)                  # of points, in a partie that goes to hundreds


class OnPoints(Question):
    """Told in points, as the state of the partie values them."""

    unit, scale = "points", SCALE
