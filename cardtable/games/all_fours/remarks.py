"""What companions say at All-Fours."""
from __future__ import annotations

from cardtable.games.all_fours.scoring import JACK, JACK_TURNED, OFF_SUIT, THE_GAME
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", JACK_TURNED, own=("A knave, and a point before we begin.", "He turns up when he is wanted."),
               others=("A point for turning a card over.",), often=.7),
        Moment("scored", JACK, own=("Jack comes home.", "I had been waiting for him."),
               others=("There goes Jack.", "I should have kept him covered."), often=.6),
        Moment("scored", THE_GAME, own=("The tens did it.",), others=("One ten more, and it was mine.",), often=.3),
        Moment("scored", OFF_SUIT, own=("Off suit: that is a point.",), others=("I had nothing else.",), often=.4),
        Moment("said", "beg", own=("I have nothing to speak of.",), others=("Already?",), often=.3),
        Moment("said", "run", own=("You shall not have it for the asking.",), others=("So be it.",), often=.3),
    ),
    greets={"captain-lisle": ("A sailors’ game. My men play no other.",)},
    wins={"captain-lisle": ("High, low, Jack, and the ship.",)},
    loses={},
)
