"""How two share a screen, as one page has it: racks, the curtain, or a second window, each changed for another."""
from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.store import Settings
from cardtable.table.guarded import Guarded
from cardtable.table.items import CardItem
from cardtable.table.paint.look import Look
from cardtable.table.sheets.accuse import AccuseSheet
from cardtable.table.sitting.handover import WAY, rack_keys
from cardtable.table.sitting.host import Host
from cardtable.table.sitting.racks import Racks
from cardtable.table.sitting.second_window import Page, SecondWindow
from cardtable.table.sitting.slips import Slips
from cardtable.table.sitting.view import TableView
from cardtable.table.widgets.overlay import Overlay, Sheet
from cardtable.table.wording.keys import ACCUSE, COMPARE, HINT, SORT

FOR_THE_HAND = (HINT.name, SORT.name, ACCUSE.name, COMPARE.name)


class Shared(Page, Protocol):
    """A page as it is shared; `house` are the settings of all games."""

    view: TableView
    slips: Slips
    settings: Settings
    house: Settings


class Sharing(Guarded, QObject):
    """Of the `page`, a widget (`over`); `beside` makes one for the other player.  `second` is the other window, while
    there are two and this is the first."""

    def __init__(self, page: Shared, over: QWidget, beside: Callable[[], Shared]) -> None:
        super().__init__(over)
        self.page, self.host, self.beside = page, page.host, beside
        self.second: SecondWindow | None = None
        self._looked = [0, 0]                    # steps made when each of the two windows was taken by its player
        self.racks = page.view.racks = Racks(page.host, lambda: rack_keys(page.settings), self._free, over)
        self.racks.pointing = lambda: page.view.holds
        actions = page.actions_
        actions.laying.connect(self._laying)
        actions.hiding.connect(self.hide_hands)
        actions.hideable = lambda: self.hideable
        actions.shared.connect(self.change)
        actions.asked_for.connect(self._asked_for)
        page.view.clicked.connect(self._remind)
        page.slips.taken.connect(self._first_is_looked_at)
        page.host.put.connect(self._cover_who_waits)

    def begin(self) -> None:
        """The table is laid: a second window opens, if that is how it is shared."""
        if self.host.chair.fixed is not None and self.host.beside is None:
            self._open_second()

    def _remind(self, thing: object) -> None:
        """A card of who is to play is pressed while nobody looks: it is told by which key he can."""
        if not isinstance(thing, CardItem) or not self.racks.in_use or self.racks.looking:
            return
        deal, persons = self.host.sight.deal, self.host.croupier.persons()
        owner = deal.layout[self.host.teller.scene.lying.zone_of(thing)].owner
        if owner is not None and owner in deal.must and deal.player[owner] in persons:
            key = self.racks.keys()[persons.index(deal.player[owner])]
            self.page.actions_.forbidden.emit(f"It is played while {key} is held.", None)

    def end(self) -> None:
        """The table is left."""
        self.racks.let_go()
        self._close_second()

    def relook(self, look: Look) -> None:
        """The second window wears what the first does."""
        if self.second is not None:
            self.second.page.relook(look)

    def change(self, way: str) -> None:
        """Hands are kept from the other in this way from now on."""
        if not self.host.chair.two or self.host.beside is not None or self.host.teller.busy:
            return
        self.page.house[WAY] = way
        self.racks.let_go()
        apart = way == "windows"
        if apart != (self.second is not None):
            self._close_second()
            self.host.sit_apart(self.host.croupier.persons()[0] if apart else None)
            if apart:
                self._open_second()
            else:
                self.page.slips.uncover()
        self.host.croupier.go_on()

    def hide_hands(self) -> None:
        """Somebody comes: the racks go down, or the curtain is drawn."""
        self.racks.let_go()
        if self.hideable:
            self.host.pass_to(self.host.viewer)

    @property
    def hideable(self) -> bool:
        """Whether a hand lies open that its player may cover: none does where all cards lie open to both."""
        host = self.host
        return (host.croupier.sitting.game.deals_hands and not host.chair.alone and host.viewer >= 0
                and not host.teller.busy and self.page.slips.slip is None)

    def _free(self) -> bool:
        """Whether nothing lies over the table that all may read."""
        page, slips = self.page, self.page.slips
        return (slips.slip is None and slips.curtain.isHidden() and QApplication.activePopupWidget() is None
                and not [one for one in page.window().findChildren(Overlay) if not one.isHidden()])

    def _asked_for(self, key: str) -> None:
        """A rack is held up for its hand alone: whatever both may read puts it down."""
        if key not in FOR_THE_HAND:
            self.racks.let_go()

    def _laying(self, sheet: Sheet) -> None:
        """The same of a sheet; but who accuses may look at his hand meanwhile, of which that sheet says nothing."""
        if not isinstance(sheet, AccuseSheet):
            self.racks.let_go()

    def _open_second(self) -> None:
        page = self.beside()
        self.second = SecondWindow(page, self.page)
        self.page.actions_.elsewhere, page.actions_.elsewhere = page.actions_, self.page.actions_
        page.actions_.shared.connect(self.change)
        self.page.slips.other, page.slips.other = page.slips, self.page.slips
        page.slips.taken.connect(self._second_is_looked_at)
        page.host.put.connect(self._cover_who_waits)
        page.setFocus()                          # before it is shown, or the keyboard would be with its first tab
        for window in (self.page.window(), self.second):
            window.installEventFilter(self)
        self.second.show()
        for one, other in ((self.page, self.second), (page, self.page.window())):
            one.slips.curtain.beside = other.frameGeometry
            one.slips.curtain.lie(one.slips.curtain.geometry())

    # --- two windows on one screen are seen at once: at most one of them is open, and none whose player waits

    def on_one_screen(self) -> bool:
        """Whether both windows are on the same screen."""
        return self.second is not None and self.second.screen() is self.page.window().screen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Who comes to his window, which lies covered, finds the other covered, too."""
        if self.second is not None and event.type() == QEvent.Type.WindowActivate and self.on_one_screen():
            covered = self.page.host.viewer < 0, self.second.page.host.viewer < 0
            if watched is self.second and covered[1]:
                self._cover(self.host)
            elif watched is self.page.window() and covered[0]:
                self._cover(self.second.page.host)
        return super().eventFilter(watched, event)

    def _first_is_looked_at(self) -> None:
        self._looked[0] = len(self.host.croupier.steps)
        if self.second is not None and self.on_one_screen():
            self._cover(self.second.page.host)

    def _second_is_looked_at(self) -> None:
        self._looked[1] = len(self.host.croupier.steps)
        if self.on_one_screen():
            self._cover(self.host)

    def _cover_who_waits(self) -> None:
        if self.second is None or not self.on_one_screen():
            return
        croupier = self.host.croupier
        asked = {croupier.sitting.match.deal().by(seat) for seat in croupier.waiting_for()}
        for host, looked in zip((self.host, self.second.page.host), self._looked):
            if asked and host.viewer not in asked and looked < len(croupier.steps):
                self._cover(host)

    @staticmethod
    def _cover(host: Host) -> None:
        if host.viewer >= 0 and not host.teller.busy:
            host.pass_to(host.viewer)

    def _close_second(self) -> None:
        if self.second is not None:
            second, self.second = self.second, None
            self.page.slips.curtain.beside = QRect
            self.page.window().removeEventFilter(self)
            self.page.actions_.elsewhere = self.page.slips.other = None
            second.put_away()
