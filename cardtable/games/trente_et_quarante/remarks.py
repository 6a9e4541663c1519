"""What companions say at Trente et Quarante."""
from __future__ import annotations

from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.showing.remarks import Moment, Remarks

REMARKS = Remarks(
    moments=(
        Moment("paid", "won", own=("One has only to run with the colours.", "That is what comes of patience."),
               others=("Now it will all be staked again.", "The bank has paid larger."), least=200 * FRANC),
        Moment("paid", "won", own=("Even money, and honestly come by.",), others=("The rake gives, now and then.",),
               least=60 * FRANC, often=.12),
        Moment("paid", "freed", own=("Out again, and no richer than I went in.",),
               others=("Acquitted, and nothing for the trouble.",), often=.6),
        Moment("paid", "half", own=("Half at once, and no suspense.", "I have never liked waiting at a gate."),
               others=("Half comes home, half goes to the bank.",), good=False, often=.5),
        Moment("said", "safe", own=("Insured! One sleeps the better for it.",),
               others=("There is one who pays the premiums.",), often=.7),
        Moment("said", "passes", others=("Six packs gone, and nobody the wiser.", "They shuffle. Time to stretch one’s "
                                         "legs."), often=.6),
    ),
    greets={"captain-lisle": ("Rouge et Noir. A quieter ruin than the wheel.",),
            "mrs-battle": ("At least here there are cards.",),
            "dr-thorne": ("I have pricked this table all week. It owes me a run.",)},
    wins={"captain-lisle": ("The card said so. I merely obeyed the card.",)},
    loses={"captain-lisle": ("It broke at sixteen. It always breaks at sixteen.",),
           "mrs-battle": ("I have lost more at Whist, and enjoyed it less.",)},
)
