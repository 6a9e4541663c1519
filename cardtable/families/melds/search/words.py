"""By what a course at a game of melds is better than another, in words."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.players.parts import PartWords

BEZIQUES, SEQUENCES, MARRIAGES, FOURS, OTHERS, TRICKS, LATER, SCORE = (
    "beziques", "sequences", "marriages", "fours", "others", "tricks", "later", "score")
PARTS: Mapping[str, PartWords] = {
    BEZIQUES: PartWords("it makes more of Bézique", "Bézique gains {n}", "Bézique loses {n}"),
    SEQUENCES: PartWords("it brings the sequence oftener", "sequences gain {n}", "sequences lose {n}"),
    MARRIAGES: PartWords("it makes more of marriages", "marriages gain {n}", "marriages lose {n}"),
    FOURS: PartWords("it brings four of a rank oftener", "fours of a rank gain {n}", "fours of a rank lose {n}"),
    OTHERS: PartWords("it lets the other declare less", "the other declares {n} less", "the other declares {n} more"),
    TRICKS: PartWords("it wins more in tricks", "tricks gain {n}", "tricks lose {n}"),
    LATER: PartWords("it leaves more to be declared later", "what is kept for later gains {n}",
                     "what is kept for later loses {n}"),
}
AT_THE_SCORE = PartWords("at this score it is worth more", "at this score that is worth {n} more",
                         "at this score that is worth {n} less")
