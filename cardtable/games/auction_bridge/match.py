"""Rubbers of Auction Bridge: who sits where, and what is agreed."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.declarer.match import DeclarerGame, DeclarerRubbers
from cardtable.families.full_table import OUT, PARTNERS, TABLE
from cardtable.families.tricks.rubber_cut import RubberCut
from cardtable.games.auction_bridge.laws import CODE, LAW
from cardtable.games.auction_bridge.options import AuctionOptions
from cardtable.games.auction_bridge.rules import AuctionBridge
from cardtable.games.auction_bridge.strict import AuctionByHand, StrictAuction
from cardtable.rules.options import Value

FOR_RUBBER = 250                                 # (002:8218-8222)
MOST_DEALS = 24                                  # of a game; ours


class AuctionCut(RubberCut):
    """By laws 14 to 21."""

    code = CODE.name
    laws = {PARTNERS: LAW["partners"], TABLE: LAW["partners"], OUT: LAW["cutting out"]}
    equal = {2: LAW["equal"], 3: LAW["three equal"]}


class AuctionGame(DeclarerGame):
    """Who has more towards it has won a game that will not end; a house rule, since contracts may fail for ever."""

    deals = MOST_DEALS


class AuctionRubbers(DeclarerRubbers):
    """As the laws have them."""

    cut, deals, each, for_rubber = AuctionCut, AuctionBridge, AuctionGame, FOR_RUBBER

    def begin(self) -> None:
        super().begin()
        self.chosen = AuctionOptions.of(self.options)
        self.number, self.stake = self.chosen.rubbers, self.chosen.stake
        strict = AuctionByHand if self.chosen.by_hand else StrictAuction
        self.deals = strict if self.chosen.laws == "strict" else AuctionBridge

    def agreed(self) -> Mapping[str, Value | None]:
        return {"convention": self.chosen.convention, "by_hand": self.chosen.by_hand}
