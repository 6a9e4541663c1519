"""What companions say at Roulette."""
from __future__ import annotations

from cardtable.showing.remarks import ANYBODY, Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("paid", "won", own=("En plein! I felt it coming.", "That pays for the cab."),
               others=("One always knows somebody it has happened to.", "Now watch it all go back."), least=300),
        Moment("paid", "won", own=("A little is better than nothing.",), others=("The bank smiles, and pays.",),
               least=80, often=.12),
        Moment("paid", "freed", own=("Out of prison, and none the richer.",),
               others=("Released without a stain, and without a gain.",), often=.6),
        Moment("paid", "half", own=("Half a loaf.", "I never leave a coin in prison."),
               others=("Half for you, half for the house.",), good=False, often=.5),
        Moment("said", "number", of=(0,), often=.8, others=(
            "There is the bank’s own number.", "They will say it was thrown.",
            "Nobody throws to order, whatever they say.")),
        Moment("said", "calls", own=("I trust your reach more than mine.",),
               others=("That is a great deal of cloth for one gentleman.",), often=.15),
    ),
    greets={"captain-lisle": ("I have a system. Do not ask how it ends.",),
            "mrs-battle": ("One does not play against a wheel; one pays it.",),
            "the-rector": ("For my age, and nothing more.",)},
    wins={"captain-lisle": ("Tell nobody: they would raise the limit.",),
          ANYBODY: ("I rise while I am before; that is the whole system.", "The bank has been civil this evening.",
                    "I shall not ask how. It is in my pocket.")},
    loses={ANYBODY: ("The bank is obliged to me, I believe.", "Zero takes its time, but it takes.",
                     "I leave a little lighter. One walks the better."),
           "captain-lisle": ("It would have come right with three more coups.",),
           "mrs-battle": ("I was entertained; that is what one pays for.",)},
)
