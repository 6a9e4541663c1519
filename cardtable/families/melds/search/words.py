"""By what a course at a game of melds is better than another, in words."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.players.parts import PartWords

CERTAIN, SEQUENCES, MARRIAGES, FOURS, OTHERS, TRICKS, LATER, KEPT, SCORE = (
    "certain", "sequences", "marriages", "fours", "others", "tricks", "later", "kept", "score")
TRIED = CERTAIN, SEQUENCES, MARRIAGES, FOURS, OTHERS, TRICKS, LATER      # that trials bring


def words(certain: str) -> Mapping[str, PartWords]:
    """By part; `certain` is what the melds of certain cards are called: "Bézique"."""
    return {
        CERTAIN: PartWords(f"it makes more of {certain}", f"{certain} gains {{n}}", f"{certain} loses {{n}}"),
        SEQUENCES: PartWords("it brings the sequence oftener", "sequences gain {n}", "sequences lose {n}"),
        MARRIAGES: PartWords("it makes more of marriages", "marriages gain {n}", "marriages lose {n}"),
        FOURS: PartWords("it brings four of a rank oftener", "fours of a rank gain {n}", "fours of a rank lose {n}"),
        OTHERS: PartWords("it lets the other declare less", "the other declares {n} less",
                          "the other declares {n} more"),
        TRICKS: PartWords("it wins more in tricks", "tricks gain {n}", "tricks lose {n}"),
        LATER: PartWords("it leaves more to be declared later", "what is kept for later gains {n}",
                         "what is kept for later loses {n}"),
        KEPT: PartWords("what is kept is worth more", "what is kept is worth {n} more",
                        "what is kept is worth {n} less"),
        SCORE: PartWords("at this score it is worth more", "at this score that is worth {n} more",
                         "at this score that is worth {n} less"),
    }
