"""What companions say at Pope Joan."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("paid", "pope", own=("The lady herself.", "I have been keeping her warm."),
               others=("Pope, and all she was sitting on.", "I knew somebody had her.",
                       "I never see that card but in other hands.")),
        Moment("paid", "matrimony", own=("Happily married.", "King and queen: I wish them joy."),
               others=("I always cry at weddings.", "A good match, for some.")),
        Moment("paid", "intrigue", own=("A queen and a knave; say nothing.",),
               others=("Intrigue! At this table?", "That knave will come to no good.")),
        Moment("paid", "game", own=("Out, and thank you all.",), often=.3,
               others=("I had so little left to play.", "I was just about to begin.")),
        Moment("paid", "cards left", least=8, own=("All those cards! You should have spent them.",), often=.5,
               others=("I shall be paying for these cards all night.", "I held on to too much.")),
    ),
    greets={"lady-carbery": ("Counters, not coppers, I hope; the dish is so pretty.",),
            "the-rector": ("A game with a Pope in it. I shall not tell the bishop.",),
            "miss-wren": ("I only play for Matrimony.",),
            "captain-lisle": ("Intrigue for me, and no questions.",),
            "mrs-battle": ("A round game. Well, one must be sociable.",)},
    wins={"lady-carbery": ("Do help me carry these counters.",), "miss-wren": ("And never once Matrimony.",)},
    loses={"the-rector": ("The Pope has had the better of me.",), "miss-wren": ("Nobody left me a king.",)},
)
