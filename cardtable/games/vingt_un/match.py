"""An evening of Vingt-un: the first ace or knave deals, everybody deals as often, and purses go on."""
from __future__ import annotations

from cardtable.families.match import Evening
from cardtable.games.vingt_un.laws import CODE, LAW
from cardtable.games.vingt_un.options import FRENCH, HOLDER, VingtUnOptions
from cardtable.games.vingt_un.rules import PACK, VingtUn
from cardtable.games.vingt_un.zones import LAYOUT, SHOWN, STOCK
from cardtable.rules.cutting import Cut, FirstKnave
from cardtable.rules.deal import Deal


class FirstKnaveDeals(FirstKnave):
    """002:18114-18116."""

    layout, pack, code, spread, faced, law = LAYOUT, PACK, CODE.name, STOCK, SHOWN[0], LAW["first dealer"]


class FirstAceDeals(FirstKnaveDeals):
    """The same with the first ace."""

    rank = "A"


class VingtUnEvening(Evening):
    """All purses together come to nothing."""

    def begin(self) -> None:
        super().begin()
        self.chosen = VingtUnOptions.of(self.options)

    def cutting(self, purse: object = ()) -> Cut:
        return (FirstAceDeals if self.chosen.first == "ace" else FirstKnaveDeals)(player=self.player)

    def rounds(self) -> int:
        return self.chosen.rounds

    def dealt(self, dealer: int, purse: list[int]) -> VingtUn:
        one = self.chosen
        return VingtUn(dealer, (), purse, self.player, french=one.form == FRENCH, least=one.least,
                       most=one.least * one.most, length=one.length, lasts=one.lasts,
                       natural=4 if one.fourfold else 2, brulet=one.brulet, colours=one.colours)

    def dealer_after(self, last: Deal) -> int:
        """In rotation; or, if so agreed, who has had a natural, of several the elder (002:5195-5199)."""
        assert isinstance(last, VingtUn)
        takes = not last.terms.french and last.terms.length == HOLDER and last.naturals
        return last.elder_natural if takes else super().dealer_after(last)
