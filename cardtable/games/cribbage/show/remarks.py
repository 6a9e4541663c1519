"""What companions say at Cribbage."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("scored", "hand", least=29, own=("Twenty-nine. I shall have it framed.",),
               others=("Twenty-nine! I have waited all my life to see it.",
                       "I believe the cards are to be burnt after that, and the board hung up.")),
        Moment("scored", "hand", least=20, own=("A hand to write home about.", "I counted it twice, for pleasure."),
               others=("That is a hand and a half.", "I do not know where you find them.",
                       "You might have left a few for other people.")),
        Moment("scored", "crib", least=14, own=("You furnished that crib handsomely.", "A crib worth dealing for."),
               others=("I gave you half of that crib.", "I never throw well to another’s crib.")),
        Moment("scored", "crib", most=2, own=("A crib one could hang one’s hat in.", "Hardly worth turning over."),
               others=("I am glad my cards did no harm there.",), often=.25, good=False),
        Moment("scored", "heels", own=("His heels, and before a card is played.",), often=.6,
               others=("A knave for a start; it would be.", "Two for his heels. You might have cut lower.")),
        Moment("scored", "missed points", own=("I never like to see good points wasted.",
                                                 "I only pick up what others drop."),
               others=("I ought to count upon my fingers.", "You have sharp eyes.")),
        Moment("scored", "double pair royal", own=("Four of them, in a row.",),
               others=("Twelve! I walked into that with my eyes open.",)),
        Moment("scored", "pair royal", own=("Three make company.",), often=.5,
               others=("I ought not to have paired you.",)),
        Moment("said", "lurched", good=False, own=("Left in the lurch. It is only counters.", "Not half way home."),
               others=("A lurch; I take no pleasure in it. Well, some.", "You were not half way round.")),
    ),
    greets={"colonel-ashdown": ("I peg early, and I peg often.",),
            "mrs-halloran": ("Mind your fives; I mind mine.",),
            "miss-amory": ("Fifteen two, and the rest won’t do; is that it?",),
            "the-rector": ("My late aunt taught me, on the back of a hymn-book.",),
            "captain-lisle": ("We played it on every station from here to Valparaiso.",),
            "mrs-battle": ("I hold it a vulgar game, and I mean to win it.",)},
    wins={"captain-lisle": ("Home, with all pegs flying.",), "mrs-battle": ("Vulgar, and quite sufficient.",)},
    loses={"miss-amory": ("I never can see the fifteens.",), "the-rector": ("My aunt would have seen it.",)},
)
