"""The twenty results of random deals beside Bo Haglund's solver."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from endplay.dds import calc_dd_table
from endplay.types import Deal as Other
from endplay.types import Denom, Player

from cardtable.cards import RANKS, pack
from cardtable.pbn.board import Board
from cardtable.pbn.writing import deal_of
from cardtable.players.double_dummy import DoubleDummy, LaidOpen
from tools.trials import Part

DEALS = 1_000
DENOMINATIONS = {"S": 3, "C": 0, "D": 1, "H": 2, "NT": None}
THEIRS = {"S": Denom.spades, "C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "NT": Denom.nt}
PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def alike(seed: int) -> Counter[str]:
    """A deal by chance."""
    chance, some = Random(seed), list(pack(RANKS))
    chance.shuffle(some)
    hands = tuple([tuple(sorted(some[13 * n:13 * n + 13])) for n in range(4)])
    made = DoubleDummy(LaidOpen(hands, DENOMINATIONS, 0, -1, ""))
    while not made.whole:
        made.step()
    table = calc_dd_table(Other(deal_of(Board(hands, 0))))
    for (seat, named), tricks in made.tricks.items():
        assert tricks == table[THEIRS[named], PLAYERS[seat]], (seed, seat, named)
    return Counter(results=len(made.tricks))


def parts() -> Iterator[Part]:
    """One."""
    yield Part("double dummy", DEALS, alike)
