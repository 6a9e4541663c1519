"""What may be agreed before an evening of Roulette."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.staking.prison import EITHER, HALF, PRISON
from cardtable.rules.options import Chosen, Number, OneOf, declared, option


@dataclass(frozen=True, slots=True)
class RouletteOptions(Chosen):
    """How many sit, for how many coups, with how much, and what zero does to the even chances."""

    players: int = option(Number("players", "Punters", "each for himself against the bank", range=range(1, 6),
                                default=4))
    coups: int = option(Number("coups", "Coups", "spins of the wheel; prisoners are played out after the last",
                               range=(5, 10, 20, 40), default=20))
    francs: int = option(Number("francs", "Francs", "that each brings to the table",
                                range=(500, 1000, 2000, 5000, 20000), default=1000,
                                titles={n: f"{n:,}" for n in (500, 1000, 2000, 5000, 20000)}))
    zero: str = option(OneOf("zero", "Zero", "what becomes of stakes on the even chances",
                             choices={EITHER: "Prison or half, as each likes", HALF: "Half back",
                                      PRISON: "Prison"}, default=EITHER))


OPTIONS = declared(RouletteOptions)
