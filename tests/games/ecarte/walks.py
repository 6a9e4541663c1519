"""Fixed positions of Écarté and La Triomphe, and the numbers that a walk of all their moves counts."""
from __future__ import annotations

from cardtable.games.ecarte.rules.rules import HAND, STOCK, TURN_UP, Ecarte
from cardtable.games.ecarte.rules.strict import StrictEcarte
from tests.walk import MoveTree

FIVE = "KS 8S QH 9D 7C", "QS JS KH TD 8C"                # elder hand's, then dealer's; spades are trumps
PLAIN = "KH QH 8D 7D AC", "JH TH KD 9D QC"
SMALL = "AS 8S QH 9D 7C", "QS JS KH TD 8C"


def at(kind: type[Ecarte], phase: str, hands: tuple[str, str], stock: str = "", proposals: int = 0) -> Ecarte:
    return kind.position({HAND[1]: hands[0], HAND[0]: hands[1], STOCK: stock, TURN_UP: "9S"}, phase, 1, trump=3,
                         proposals=proposals)


WALKS = (
    MoveTree("a hand with the king of trumps", lambda: at(Ecarte, "play", FIVE),
         (1, 6, 13, 37, 64, 120, 192, 276, 384, 384, 384, 216), {(1, 0): 168, (1, 1): 216}),
    MoveTree("a hand without trumps", lambda: at(Ecarte, "play", PLAIN),
         (1, 5, 9, 36, 56, 168, 216, 432, 480, 480, 480), {(1, 0): 480}),
    MoveTree("a short stock", lambda: at(Ecarte, "proposal", SMALL, "KC 7H 8D", 2),
         (1, 2, 8, 88, 1485, 5632, 9746, 34057), {}),
    MoveTree("a stock of twelve", lambda: at(Ecarte, "proposal", SMALL, "KC 7H 8D 9H TH JH QD JD AC TC 7D 8H"),
         (1, 2, 7, 43, 1027, 2046), {}),
    MoveTree("two cards and a short stock", lambda: at(Ecarte, "proposal", ("AS 8S", "QS JS"), "KC 7H 8D", 2),
         (1, 2, 5, 16, 43, 66, 141, 311, 560, 768), {(2, 0): 76, (1, 0): 12, (0, 2): 24}),
    MoveTree("two cards under strict laws", lambda: at(StrictEcarte, "play", ("8S QH", "JS KH")),
         (1, 8, 30, 120, 432, 1586, 5162, 17408, 53574), {(1, 0): 328, (2, 0): 640, (0, 0): 32}, faults=True),
    MoveTree("three cards under strict laws", lambda: at(StrictEcarte, "play", ("8S QH 9D", "JS KH 8C")),
         (1, 10, 45, 231, 1098, 5039, 22016, 94506, 385224, 1552107),
         {(1, 0): 566, (2, 0): 260, (0, 1): 416, (0, 0): 44}, faults=True, long=True),
    MoveTree("a short stock, farther", lambda: at(Ecarte, "proposal", SMALL, "KC 7H 8D", 2),
         (1, 2, 8, 88, 1485, 5632, 9746, 34057, 61222, 181146, 256530), {}, long=True),
)
