"""What lay on the table is shown again: the last trick, where the code allows it, and the hands counted last."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.rules.laws import Law
from cardtable.showing.looking_again import Again, Counted
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import sight_of
from cardtable.table.sheets.counted import CountedSheet
from cardtable.table.sitting.host import Host
from cardtable.table.widgets.overlay import Sheet

Refuse = Callable[[str, "Law | None"], object]


class LookingAgain:
    """`lay` lays a sheet over the page, `refuse` says why something cannot be seen, by which law if by any."""

    def __init__(self, host: Host, scene: TableScene, lay: Callable[[Sheet], object], refuse: Refuse) -> None:
        self.host, self.scene, self.lay, self.refuse = host, scene, lay, refuse

    def last(self) -> None:
        """The trick last taken in this deal, or the hands counted last."""
        zone = self.host.teller.last_taken()
        if (zone is None or not self.zone(zone)) and not self.count():
            self.refuse("Nothing has been put away that could be looked at again.", None)

    def zone(self, zone: int) -> bool:
        """What came last to a zone, or why it may not be seen; False where the game says nothing of that."""
        deal = self.host.sight.deal
        again = self.scene.talk.looking_again(deal, zone)
        if again is not None and again.may:
            self.host.teller.show_again(zone)
        elif again is not None:
            self.refuse(again.why, self._law(again))
        return again is not None

    def _law(self, again: Again) -> Law | None:
        deal = self.host.sight.deal
        code = self.host.setup.game.codes.get(deal.code)
        return next((law for law in code.laws if law.number == again.law), None) if code is not None else None

    def count(self) -> bool:
        """The hands counted last, on a sheet; False where none were."""
        counted = self.counted()
        if counted:
            self.lay(CountedSheet(counted))
        return bool(counted)

    def counted(self) -> tuple[Counted, ...]:
        """Those of the deal in which any were counted last."""
        host, deal = self.host, None
        for step in reversed(host.croupier.steps):
            if step.deal is not deal:
                deal = step.deal
                sight = sight_of(host.croupier, host.viewer, deal, host.sight.places)
                if found := self.scene.talk.counts(sight.deal, sight.name):
                    return found
        return ()
