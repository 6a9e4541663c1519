"""What companions say at Vingt-un."""
from __future__ import annotations

from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("said", "natural", own=("I am sorry to trouble you all.",), others=("He has it, of course.",
               "Twice what I staked, and not a card drawn."), often=.6),
        Moment("paid", "natural", own=("An ace and a picture: one need not think.",), others=("That ends the dealer’s reign.",),
               often=.5),
        Moment("paid", "twenty-one", own=("Exactly, and not a pip to spare.",), others=("To the very point.",), often=.4),
        Moment("said", "over", own=("One card too many.", "It always comes."), others=("And he was so near.",), good=False,
               often=.3),
        Moment("said", "both", own=("Two chances to be wrong.",), others=("A bold division.",), often=.5),
        Moment("said", "double", own=("Since you are all so brave.",), others=("He has an ace.", "Or he wishes us to think so."),
               often=.3),
        Moment("paid", "dealer over", own=("I merely sat still.",), others=("The bank has drawn once too often.",), often=.12),
    ),
    greets={"captain-lisle": ("Vingt-un! I was never known to stand on fifteen.",),
            "mr-pettifer": ("The least, I think, until I know the cards.",)},
    wins={"mr-pettifer": ("Ties, gentlemen. It is all in the ties.",)},
    loses={"captain-lisle": ("One more card, and I should have had you.",)},
)
