"""What is tried in the laboratory of Roulette: systems on Rouge, or on Rouge and Noir."""
from __future__ import annotations

from random import Random

from cardtable.families.staking.laboratory import Bench, Run
from cardtable.games.roulette.chances import CHANCES, FRANC, NUMBERS, RED
from cardtable.games.roulette.odds import edge, prison_edge

POCKETS = len(NUMBERS)


def drawn(rng: Random) -> bool | None:
    """Whether red has come; None for zero."""
    number = rng.randrange(POCKETS)
    return None if not number else number in RED


RUN = Run("labouchere", tuple([one == "w" for one in "wllwlwlllllwwllwlllwllwlllwll"]), 20, "002:16945-17081")
LABORATORY = Bench(lambda: drawn, "Rouge", "Noir", CHANCES["rouge"].most // FRANC, CHANCES["rouge"].least // FRANC,
                   {"half": float(edge({"rouge": 1})), "prison": prison_edge()}, "002:16755-17147", run=RUN)
