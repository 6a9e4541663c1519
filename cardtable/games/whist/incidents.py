"""The same incidents as the two codes settle them, for the law book; a test plays them at both tables."""
from __future__ import annotations

from cardtable.rules.laws import Settled

REVOKE = "A revoke, where either side wants three points of the game (seven all at ten, two all at five)"
LEAD = "A lead out of turn, to which two have played when it is noticed"
FACED = "The last card is found faced in the pack, where hands deal"
TURNED = "The trump card is laid down unturned, an adversary having touched his cards first"

ENGLISH = (
    Settled(REVOKE, "revoke",
            "Three points added go before all other scores: whoever claims it has won the game at once, a double, "
            "though the others hold four honours and have taken eight tricks.", (50, 75)),
    Settled(LEAD, "turn",
            "The card is called, or it goes back and a suit is called when that side next leads. All who followed, "
            "the partner of who led among them, take their cards back freely.", (64, 66)),
    Settled(FACED, "misdeal", "The deal goes on: that card would be turned up in any case.", (29,)),
    Settled(TURNED, "misdeal", "It is a misdeal that does not lose the deal: the same player deals again.", (37, 39)),
)
DESCHAPELLES = (
    Settled(REVOKE, "revoke",
            "Tricks and honours are counted first, those of the side that has revoked to nine at most; then three "
            "points are added, and whoever claims it has won a single.", (93, 105)),
    Settled(LEAD, "turn",
            "Whoever should have led accepts it, has it lie exposed, or calls a suit for this trick or the next. What "
            "the partner of who led has played upon it lies exposed as well.", (82, 119)),
    Settled(FACED, "misdeal", "There must be a new deal, by the same player.", (37,)),
    Settled(TURNED, "misdeal", "The deal is lost, whoever has touched cards.", (31,)),
)
