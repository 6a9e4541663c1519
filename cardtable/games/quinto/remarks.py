"""What companions say at Quinto."""
from __future__ import annotations

from cardtable.games.quinto.quints import ROYAL
from cardtable.rules.events import GAME_WON
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", ROYAL, own=("Five crowns, and just where I wanted them.", "Thank you, partner."),
               others=("There goes the Royal.", "We should have kept that trick."), often=.4),
        Moment("scored", "five of hearts", own=("Twenty, for a five.",), others=("A dear little card.",), often=.25),
        Moment("said", "cachette", own=("Let us see what the dealer hid.",), others=("The last trick is two.",),
               often=.2),
        Moment("said", "redouble", own=("I thought you might say that.",), others=("Somebody is mistaken.",), often=.6),
        Moment("said", GAME_WON, own=("Two hundred and fifty, partner.",), others=("There is another to come.",),
               often=.3),
    ),
    greets={"madame-duval": ("A suit of trumps for everybody. How generous.",)},
    wins={},
    loses={},
)
