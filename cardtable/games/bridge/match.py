"""Rubbers of Bridge: who sits where, and what is agreed."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.declarer.match import DeclarerRubbers
from cardtable.families.full_table import OUT, PARTNERS, TABLE
from cardtable.families.tricks.rubber_cut import RubberCut
from cardtable.games.bridge.laws import CODE, LAW
from cardtable.games.bridge.options import BridgeOptions
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.strict import BridgeByHand, StrictBridge
from cardtable.rules.options import Value

FOR_RUBBER = 100                                 # (002:7509-7513)


class BridgeCut(RubberCut):
    """By laws 14 to 21."""

    code = CODE.name
    laws = {PARTNERS: LAW["partners"], TABLE: LAW["partners"], OUT: LAW["cutting out"]}
    equal = {2: LAW["equal"], 3: LAW["three equal"]}


class BridgeRubbers(DeclarerRubbers):
    """As the laws have them."""

    cut, deals, for_rubber = BridgeCut, Bridge, FOR_RUBBER

    def begin(self) -> None:
        super().begin()
        self.chosen = BridgeOptions.of(self.options)
        self.number, self.stake = self.chosen.rubbers, self.chosen.stake
        self.deals = BridgeByHand if self.chosen.by_hand else StrictBridge if self.chosen.laws == "strict" else Bridge

    def agreed(self) -> Mapping[str, Value | None]:
        return {"endless": self.chosen.endless, "by_hand": self.chosen.by_hand}
