"""The codes of law of this game, and what the injured side may exact under them."""
from __future__ import annotations

from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.description import DESCRIPTION
from cardtable.games.ecarte.laws.forms import ENGLISH, FRENCH, POOL, TRIOMPHE
from cardtable.games.ecarte.laws.hoyle import HOYLE
from cardtable.rules.laws import Code

CODES: dict[str, Code] = {
    code.name: code for code in (CAVENDISH, HOYLE, DESCRIPTION, POOL, FRENCH, ENGLISH, TRIOMPHE)}

# Names in Law.remedies, each with what happens when it is exacted.
REMEDIES: dict[str, str] = {
    "replay": "The hands are played again from the first lead, even if the injured player has thrown up his own, "
              "and a king wrongly marked is taken down.",
    "reduce-score": "The hands stand as played; the offender marks nothing for the point, one for the vole, and one "
                    "for a point that would have brought two, and a king wrongly marked is taken down.",
    "answer-the-card": "The card stands as led, and the injured player plays to it.",
    "take-back-the-lead": "The card led out of turn goes back to its owner’s hand without penalty, "
                          "and the right player leads.",
    "call-the-suit": "The leader takes back his card and leads the suit he named; if he holds none of it, "
                     "the card stays led.",
    "rectify": "The dealer puts his error right, and the deal goes on.",
    "new-deal": "The cards are dealt afresh, by the same dealer.",
    "keep-card": "The deal stands as it is.",
    "first-turned": "Of two cards turned, the first makes trumps; the other is thrown aside.",
    "second-turned": "Of two cards turned, the second makes trumps; the other is thrown aside.",
    "throw-surplus": "Elder hand throws out what is more than five, unseen by the dealer.",
    "complete-his": "Elder hand’s cards are made up to five out of the stock.",
    "draw-surplus": "Elder hand draws what is more than five from the dealer’s hand, and may look at it.",
    "draw-his-surplus": "The dealer draws what is too much from elder hand’s cards, and may look at it.",
    "complete-own": "The dealer’s cards are made up to five out of the stock.",
    "mark-the-vole": "The hand was thrown up before its owner had won a trick, and the adversary marks two.",
    "mark-the-point": "The hand was thrown up by a player with one trick or two, and the adversary marks the point.",
}
