"""An evening of Blind Hookey: the lowest cut deals, and goes on until he has lost to everybody in one hand."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.match import Evening
from cardtable.games.blind_hookey.laws import CODE, LAW
from cardtable.games.blind_hookey.options import LOW, HookeyOptions
from cardtable.games.blind_hookey.rules import PACK, STRENGTH, Hookey
from cardtable.games.blind_hookey.ways import OWN, THREE, WAYS
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level


class OwnCut(Cut):
    """The lowest deals, the ace being lowest; equals for it cut again (002:1132-1133)."""

    layout, pack, spread, shown, strength, code = OWN, PACK, OWN.stock, OWN.cut, STRENGTH[LOW], CODE.name
    lowest_first, law = True, LAW["cutting"]


class ThreeCut(OwnCut):
    """The same, on the other table."""

    layout, spread, shown = THREE, THREE.stock, THREE.cut


class HookeyEvening(Evening):
    """So many hands, whoever deals.  `came` has of each, by player, whether his stakes together won (1), lost (-1), or
    neither (0); of the dealer 0."""

    def begin(self) -> None:
        super().begin()
        self.chosen = HookeyOptions.of(self.options)
        self.came: tuple[tuple[int, ...], ...] = ()

    def next_after(self, last: Level) -> Level | None:
        if isinstance(last, Hookey):
            self.came += (tuple([last.gained(seat) for seat in range(len(self.player))]),)
        return super().next_after(last)

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        cut = OwnCut if WAYS[self.chosen.form].layout is OWN else ThreeCut
        return cut(player=self.player, purse=purse)

    def deals(self) -> int:
        return self.chosen.hands

    def dealt(self, dealer: int, purse: list[int]) -> Hookey:
        last = self.inner if hasattr(self, "inner") else None
        before = last.before if isinstance(last, Hookey) else ()
        return WAYS[self.chosen.form](dealer, (), purse, self.player, ace=self.chosen.ace, limit=self.chosen.limit,
                                      before=before)

    def dealer_after(self, last: Deal) -> int:
        """The deal stays until he has lost to everybody."""
        return last.left(last.dealer) if isinstance(last, Hookey) and last.passes else last.dealer
