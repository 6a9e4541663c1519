"""Fixed positions of Cribbage, and the numbers that a walk of all their moves counts."""
from __future__ import annotations

from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import CRIB, HAND, START, Cribbage
from tests.walk import MoveTree


def at(form: str, phase: str, *hands: str, crib: str = "", **options: bool) -> Cribbage:
    """The last seat deals; at the play the first leads, else all lay out."""
    seats = len(hands)
    must = (0,) if phase == "play" else tuple(range(seats))
    zones: dict[int, str | int] = {HAND[seat]: hand for seat, hand in enumerate(hands)}
    return Cribbage.position({**zones, START: "6S" if phase == "play" else "", CRIB: crib}, phase, *must, start={
        "dealer": seats - 1, "player": tuple(range(seats)), "form": form, "score": (0,) * (max(FORMS[form].side) + 1),
        **options}, last=seats - 1)


CROWD = "KC QD 2H AS"                                    # a crib worth nothing

WALKS = (
    MoveTree("three cards at five-card", lambda: at("five-card", "play", "6H 7S 8D", "TH TC 5S", crib=CROWD),
         (1, 3, 9, 18, 24, 24, 24, 0), {(10, 7): 20, (13, 7): 4}),
    MoveTree("three cards at six-card", lambda: at("six-card", "play", "6H 7S 8D", "8H TC 5S", crib=CROWD),
         (1, 3, 9, 18, 28, 28, 28, 24, 24, 0),
         {(13, 6): 2, (13, 8): 3, (10, 6): 10, (10, 5): 2, (13, 5): 1, (12, 4): 1, (10, 4): 6, (13, 10): 1, (13, 7): 1,
          (12, 6): 1}),
    MoveTree("low cards", lambda: at("six-card", "play", "AH AD 2C 3S", "AC 2D 2S 4H", crib="KC QD 9H 8S"),
         (1, 4, 16, 48, 144, 288, 576, 576), {}),
    MoveTree("three hands of two", lambda: at("three-handed", "play", "TH 9D", "TS 5D", "JH 7D", crib=CROWD),
         (1, 2, 4, 8, 8, 8, 8, 6, 5, 4, 0),
         {(2, 4, 2): 3, (4, 4, 1): 1, (2, 5, 2): 1, (4, 2, 1): 1, (2, 4, 5): 1, (3, 4, 0): 1}),
    MoveTree("four hands of two", lambda: at("four-handed", "play", "TH 9D", "TS 5D", "JH 7D", "QH 6D", crib=CROWD),
         (1, 2, 4, 8, 9, 9, 9, 9, 13, 13), {(3, 9): 2}),
    MoveTree("what three may lay out", lambda: at("three-handed", "laying_out", "TH 9D 8D 2S 3S", "TS 5D 5H 4H 6C",
                                              "JH 7D 7S AC 2C", crib="KC"), (1, 15, 150), {}),
    MoveTree("counting by hand", lambda: at("six-card", "play", "TH", "9D", crib=CROWD, by_hand=True, muggins=True),
         (1, 1, 1, 30, 900, 27000), {(1, 4): 28 * 26 * 29}),           # too many each time: then nobody is asked
)
