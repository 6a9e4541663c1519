"""What companions say at Blind Hookey."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("paid", "equal", own=("Equals are mine, I believe.", "A tie; I am so sorry."),
               others=("And equals are the dealer’s.", "By a hair, and the hair is the dealer’s."), often=.6),
        Moment("paid", "won", own=("I had a feeling about that packet.", "One should always cut where it is thick."),
               others=("Luck, cut to measure.",), least=8, often=.6),
        Moment("paid", "lost", own=("Next time cut a card deeper.",),
               others=("One card deeper, and it were another story.",), least=8, often=.5),
        Moment("said", "passes", own=("All of you! Well, somebody else may have it.",),
               others=("All round! That deal is over.",), good=False, often=.8),
        Moment("said", "keeps", own=("I shall trouble you once more.",), others=("Will nobody relieve the dealer?",),
               often=.12),
    ),
    greets={"captain-lisle": ("No skill at all: at last a fair match.",),
            "mrs-battle": ("A game at which one may not even look. How restful.",),
            "the-rector": ("For counters, I trust.",)},
    wins={"mrs-battle": ("I did nothing whatever, and did it well.",)},
    loses={"captain-lisle": ("The cards were face down for me alone.",)},
)
