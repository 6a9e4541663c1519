"""An evening of Solo Whist: everybody deals as often, purses go on; of five one stands out of each deal."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import ranking
from cardtable.families.match import Evening
from cardtable.families.tricks.deal import Cloth
from cardtable.games.solo_whist.dealt import SoloByHand
from cardtable.games.solo_whist.laws import CODE, LAW
from cardtable.games.solo_whist.options import SoloWhistOptions
from cardtable.games.solo_whist.rules import PACK, SEATS, SoloWhist, ThreeHanded, ThreeSuits
from cardtable.games.solo_whist.stakes import GENERAL
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal

CUTTING = Cloth(5)                               # for all who may sit down


class SoloWhistCut(Cut):
    """Lowest deals, the ace counting lowest, as at Whist: a ruling (002:5302-5343)."""

    layout, pack, spread, shown, code = CUTTING, PACK, CUTTING.stock, CUTTING.trick, CODE.name
    strength, lowest_first, law = ranking("A23456789TJQK"), True, LAW["cut"]


class ThreeCut(SoloWhistCut):
    """From the forty cards that three play with."""

    pack = ThreeHanded.pack


class SuitsCut(SoloWhistCut):
    """From the three suits that are left."""

    pack = ThreeSuits.pack


FORMS: dict[str, tuple[type[SoloWhist], type[Cut]]] = {
    "three": (ThreeHanded, ThreeCut), "suits": (ThreeSuits, SuitsCut)}
USUAL = SoloWhist, SoloWhistCut


class SoloWhistEvening(Evening):
    """Who gives up pays as for a call lost: a ruling."""

    cut = SoloWhistCut

    def begin(self) -> None:
        super().begin()
        self.chosen = SoloWhistOptions.of(self.options)
        self.played, own_cut = FORMS.get(self.chosen.form, USUAL)
        self.own_cut = SoloWhistCut if self.start.get("whole", False) else own_cut

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        """From the pack that is played with."""
        return self.own_cut(player=self.player, purse=purse)

    def rounds(self) -> int:
        return self.chosen.rounds

    def dealt(self, dealer: int, purse: list[int]) -> SoloWhist:
        """Of five the player on the dealer's right has no seat (002:5025-5031)."""
        dealing, playing = self.player[dealer], self.player
        if len(playing) > SEATS:
            playing = tuple([player for player in playing if player != self.player[dealer - 1]])
        one = self.chosen
        kind = SoloByHand if one.by_hand else StrictSolo if one.strict else self.played
        return kind(playing.index(dealing), (), purse, playing, stakes=one.settled, general=one.nobody == "misere",
                    by_hand=one.by_hand)

    def settle(self, last: Deal) -> None:
        """Who has given up pays what the call is worth: a caller to every adversary, who plays against callers to each
        of them for all his allies, of a general misère to everybody."""
        assert isinstance(last, SoloWhist)
        if last.resigned is None:
            return
        seat = last.side.index(last.resigned)
        for other, coins in to_give_up(last, seat):
            last.pay(coins, last.player[seat], last.player[other], "given up", LAW["giving up"])


def to_give_up(deal: SoloWhist, seat: int) -> list[tuple[int, int]]:
    """What a seat that gives up now pays, and to whom: nothing before somebody plays, or all play against all."""
    if not (deal.callers or deal.bid == GENERAL):
        return []
    times = len(deal.who_settle()) // len(deal.callers) if deal.callers and seat not in deal.callers else 1
    return [(other, deal.stakes.stake(str(deal.bid)) * times) for other in deal.against(seat)]
