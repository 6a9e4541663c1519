"""What may be agreed before an evening of Vingt-un."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

ORDINARY, FRENCH = "ordinary", "french"
NATURAL, HOLDER, ROUNDS, ONE_PACK, TWO_PACKS = "natural", "holder", "rounds", "pack", "two-packs"
USUAL = {"form": (ORDINARY,)}


@dataclass(frozen=True, slots=True)
class VingtUnOptions(Chosen):
    """002:5050-5262; 18114-18142."""

    form: str = option(OneOf("form", "The form", "French Vingt-un has eight rounds in every deal, each another game",
                             choices={ORDINARY: "Vingt-un", FRENCH: "French Vingt-un"}, default=ORDINARY))
    players: int = option(Number("players", "Players", "a dealer, and one to seven punters", range=range(2, 9),
                                 default=5))
    rounds: int = option(Number("rounds", "Deals", "how often each deals", range=range(1, 7), default=1))
    least: int = option(Number("least", "Smallest stake", "in counters", range=(1, 2, 5, 10), default=1))
    most: int = option(Number("most", "Largest stake", "so many times the smallest", range=(2, 3, 5, 10, 20),
                              default=5))
    first: str = option(OneOf("first", "First dealer", "cards go round face up until this comes",
                              choices={"ace": "The first ace", "knave": "The first knave"}, default="ace"))
    length: str = option(OneOf("length", "A deal lasts", "and the pack is made up again when it runs out", USUAL,
        choices={NATURAL: "until a punter has a natural", HOLDER: "until a natural, whose holder deals",
        ROUNDS: "so many rounds", ONE_PACK: "until the pack runs out", TWO_PACKS: "until two packs run out"},
        default=NATURAL))
    lasts: int = option(Number("lasts", "Rounds of a deal", "of all alike", {**USUAL, "length": (ROUNDS,)},
                               range=(3, 5, 8, 12, 20), default=8))
    fourfold: bool = option(Switch("fourfold", "Naturals fourfold",
                                   "a natural is paid twice what any other twenty-one is"))
    brulet: bool = option(Switch("brulet", "Brûlet", "the bottom card and the top card may be the dealer’s natural",
                                 USUAL))
    colours: int = option(Number("colours", "Rouge et Noir", "cards to each; of three, two decide",
                                 {"form": (FRENCH,)}, range=(1, 3), default=1, titles={1: "One card",
                                                                                         3: "Three cards"}))


OPTIONS = declared(VingtUnOptions)
