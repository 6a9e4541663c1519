"""Fixed positions of Euchre, and the numbers that a walk of all their moves counts.

Those of the play were counted as well by a program that knew the rules alone.
"""
from __future__ import annotations

from cardtable.cards import card, cards
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import Euchre
from tests.walk import MoveTree

LEFT = {0: cards("AH 7C 8C"), 1: cards("7H 8D JC"), 2: cards("JD AS QS"), 3: cards("KS TS 9D")}
PASSED = ("pass",) * 3


def calls(**options: str | bool) -> Euchre:
    """The first is asked about the suit turned up."""
    return Position(cards("JS AS KH 8C 7D"), card("9S"), phase="adopting", options=options).deal()


def three_tricks(said: str) -> Euchre:
    """The dealer has taken up the king of spades, and each side has won a trick; eldest hand leads."""
    return Position(LEFT[0], card("KS"), (*PASSED, said), hands=LEFT, taken=(1, 1)).deal()


WALKS = (
    MoveTree("calls of two", lambda: calls(form="two"), (1, 2, 8, 40), {}),
    MoveTree("calls of three", lambda: calls(form="three"), (1, 2, 8, 38), {}),
    MoveTree("calls of four", calls, (1, 3, 7, 31), {}),
    MoveTree("calls of four where the first alone stays so", lambda: calls(code="hoyle-1909"), (1, 3, 11, 52), {}),
    MoveTree("three tricks together", lambda: three_tricks("take together"),
             (1, 3, 7, 21, 63, 126, 208, 352, *(496,) * 5), {(0, 1): 308, (2, 0): 188}),
    MoveTree("three tricks alone", lambda: three_tricks("take alone"), (1, 3, 9, 27, 54, 90, *(168,) * 4),
             {(4, 0): 144, (0, 1): 24}),
)
