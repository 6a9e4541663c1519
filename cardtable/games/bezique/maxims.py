"""The club player at Bézique: the book's hints for play (002:537-599)."""
from __future__ import annotations

from random import Random

from cardtable.cards import Card
from cardtable.families.melds import maxims as common
from cardtable.families.melds import words
from cardtable.families.melds.reserve import Reserve
from cardtable.families.tricks.maxims import Advice
from cardtable.games.bezique.rules import A_BRISQUE, A_SEVEN, LAYOUT, SEVEN, Bezique
from cardtable.games.bezique.talk import TALK
from cardtable.players.thought import Thought
from cardtable.rules.cutting import Cut
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RESERVES = {"sequence": Reserve(16, duplicates=True), "bezique": Reserve(45), "double-bezique": Reserve(45)}
"""What is held back (002:554-557, 577-585), in points: ours."""
KEPT = 2.5                       # times its ten a seven is kept for: what is certain goes before what may be declared
TASTE = common.Taste(A_BRISQUE, {
    "first": "002:539-545", "late": "002:586-590", "score": "002:539-545", "brisque": "002:558-562",
    "win": "002:564-565", "late win": "002:592-595", "risk": "002:569-570", "throw": "002:564-567",
    "last": "002:597-599"}, RESERVES)
NAMES = {**TALK.names, **words.IN_ADVICE}


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    if isinstance(deal, Cut):
        return Thought(seat, *common.FIRST_DEAL)
    assert isinstance(deal, Bezique)
    return Thought(seat, *advise(deal, seat))


def advise(deal: Bezique, seat: int) -> Advice:
    """A seven is worth its ten at once; then what can be declared, or the card."""
    if deal.phase == "play":
        return common.play(deal, seat, TASTE, NAMES, sevens_due(deal, seat))
    verbs = [choice.verb for choice in deal.decision(seat).choices]
    for verb in ("exchange", "show"):
        if verb in verbs:
            return Advice(Move((verb,)), "The seven is worth ten, and costs nothing.", "002:417-420")
    if deal.phase == "drawing":
        return Advice(Move(("draw",)), "It has been scored.")
    return common.declare(deal, seat, TASTE, NAMES)


def sevens_due(deal: Bezique, seat: int) -> dict[Card, float]:
    """For what the sevens of trumps in hand are kept while one is wanting: ten each for certain (002:433-439), which is
    more than as much that may be declared."""
    hand = deal.zone[LAYOUT.hand[seat]] if deal.sevens < 2 else ()
    return {card: A_SEVEN * KEPT for card in hand if card.suit == deal.trump and card.rank == SEVEN}
