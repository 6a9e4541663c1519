"""By what a course at a game of melds is better than another, in words."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.players.question import PartWords

CERTAIN, SEQUENCES, SMALLER, OTHERS, TRICKS, HOPES, SCORE = (
    "certain", "sequences", "smaller", "others", "tricks", "hopes", "score")


def words(certain: str) -> Mapping[str, PartWords]:
    """By part; `certain` is what the melds of certain cards are called: "Bézique"."""
    return {
        CERTAIN: PartWords(f"it makes more of {certain}", f"{certain} gains {{n}}", f"{certain} loses {{n}}"),
        SEQUENCES: PartWords("it brings the sequence oftener", "sequences gain {n}", "sequences lose {n}"),
        SMALLER: PartWords("it makes more of marriages and fours of a rank", "marriages and fours gain {n}",
                           "marriages and fours lose {n}"),
        OTHERS: PartWords("it lets the other declare less", "the other declares {n} less",
                          "the other declares {n} more"),
        TRICKS: PartWords("it wins more in tricks", "tricks gain {n}", "tricks lose {n}"),
        HOPES: PartWords("what is kept is worth more later", "what is kept is worth {n} more",
                         "what is kept is worth {n} less"),
        SCORE: PartWords("at this score it is worth more", "the state of the score gains {n}",
                         "the state of the score loses {n}"),
    }
