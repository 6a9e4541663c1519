"""What may be agreed before an evening of Napoleon."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.agreements import dealt_by, laws_kept
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

WITHOUT_FEES = {"form": ("plain", "garnet")}      # where no pool is made by peeping or buying (002:3217-3222)
POOLED = {**WITHOUT_FEES, "pool": ("dealer", "all", "forfeits")}


@dataclass(frozen=True, slots=True)
class NapoleonOptions(Chosen):
    """002:3143-3222."""

    form: str = option(OneOf(
        "form", "The form", "what lies on the table besides, and may be had",
        choices={"plain": "The orthodox game", "peep": "Peep Nap", "purchase": "Purchase Nap",
                 "garnet": "Sir Garnet"}, default="plain"))
    players: int = option(Number("players", "Players", "four best; at most four buy cards", range=range(2, 7),
                                 default=4))
    laws: str = option(laws_kept())
    dealing: str = option(dealt_by({"laws": ("strict",)}))
    rounds: int = option(Number("rounds", "Rounds", "how often each deals", range=range(1, 11), default=2))
    misery: bool = option(Switch("misery", "Misery", "to lose every trick, between three and four"))
    misery_trumps: bool = option(Switch("misery-trumps", "Trumps at Misery", "made by the first lead, as ever",
                                        {"misery": (True,)}))
    wellington: bool = option(Switch("wellington", "Wellington", "over a Nap, at double its stakes"))
    raised: bool = option(Switch("raised", "Raised stakes", "Nap twelve and six, instead of ten and five"))
    held_to_one: bool = option(Switch("held-to-one", "The dealer held to one", "if nobody calls", default=True))
    pool: str = option(OneOf(
        "pool", "The pool", "taken by a Nap that is made", WITHOUT_FEES,
        choices={"none": "None", "dealer": "One from each dealer", "all": "Three from the dealer, one from all",
                 "forfeits": "One for a knave or a five"}, default="none"))
    pool_doubled: bool = option(Switch("pool-doubled", "A Nap lost doubles the pool", "", POOLED))
    stops: bool = option(Switch("stops", "Stop when settled", "else all five tricks are played", default=True))
    price: int = option(Number("price", "The price", "of a peep, or of a card bought",
                               {"form": ("peep", "purchase")}, range=range(1, 7), default=1))

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.laws == "strict" and self.dealing == "hands"


OPTIONS = declared(NapoleonOptions)
