"""What is laid on the cloth between deals: the slip that ends a deal, the one that ends the game, the curtain."""
from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from cardtable.croupier.steps import Step
from cardtable.players.compared import offers
from cardtable.table.cloth.scene import TableScene
from cardtable.table.sheets.curtain import Curtain
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.sheets.postmortem import look_back
from cardtable.table.sheets.slip import Choice, Slip
from cardtable.table.sitting.host import Host
from cardtable.table.widgets.overlay import lay
from cardtable.table.wording.spoken import announce


class Slips(QObject):
    """Lays slips on the page's cloth when the host says so, and does what is chosen on them."""

    left = Signal()
    again = Signal(object)
    opened = Signal()
    """The curtain is open: who sits there may be asked."""

    def __init__(self, host: Host, scene: TableScene, page: QWidget) -> None:
        super().__init__(page)
        self.host, self.scene, self.page = host, scene, page
        self.slip: Slip | None = None
        self.curtain = Curtain(scene.stage, page)
        self.curtain.taken.connect(self._taken)
        self.curtain.opened.connect(self.opened)
        self._player = -1
        self._cloth = QRect()
        host.ended.connect(self._ended)
        host.passing.connect(self._pass)
        host.moving.connect(self._put_away)

    def lay(self, cloth: QRect, private: QRect) -> None:
        """The cloth lies here now, and this is what the curtain covers."""
        self._cloth = cloth
        if self.slip is not None:
            self.slip.lie(cloth)
        self.curtain.lie(private)

    # --- the curtain

    def _pass(self, player: int) -> None:
        """The chair passes; the hands are covered already."""
        if self.curtain.drawn and self._player == player:
            return
        self._player = player
        self.curtain.draw(self.host.sight.players[player].name, self.host.chair.missed(player))

    def _taken(self) -> None:
        """His cards are laid open behind the curtain, which then parts."""
        self.host.see(self._player)
        self.curtain.open()

    # --- slips

    def _ended(self, step: Step) -> None:
        """A deal is over: what it came to."""
        host = self.host
        over = host.croupier.sitting.over
        choices = [Choice("Play again", "again", confirms=True), Choice("Change level", "level"),
                   Choice("Gallery", "leave")] if over else [Choice("Next deal", "next", confirms=True)]
        if over and not any(player.computer for player in host.croupier.players):
            del choices[1]
        choices.append(Choice("Replay", "replay", "R"))
        if len(host.croupier.players) == 2 and host.chair.alone:
            choices.append(Choice("Other seat", "exchange", "O"))
        if offers(host.setup.game.name):
            choices.append(Choice("Post-mortem", "look back", "P"))
        ending = host.teller.ending(step)
        self.slip = Slip(ending.title, ending.lines, ending.hands, ending.columns, ending.rows, ending.total, choices,
                         self.scene.stage.guard, self.page, ending.accounts)
        self.slip.chosen.connect(self._chosen)
        self.slip.lie(self._cloth)
        self.slip.show()
        self._keep_keys(True)
        self.slip.take_focus()
        announce(self.slip, " ".join([ending.title, *ending.lines]))

    def _put_away(self) -> None:
        if self.slip is not None:
            slip, self.slip = self.slip, None
            slip.hide()
            slip.deleteLater()
            self._keep_keys(False)
            self.page.setFocus()

    def _keep_keys(self, keep: bool) -> None:
        """While a slip lies there, a click on the table beside it does not take the keyboard away from it."""
        for view in self.scene.views():
            view.setFocusProxy(self.slip if keep else None)          # type: ignore[arg-type]

    def _chosen(self, name: str) -> None:
        {"next": self._next, "again": self._again, "level": self._level, "leave": self.left.emit,
         "replay": lambda: self._replay(False), "exchange": lambda: self._replay(True),
         "look back": self._look_back}[name]()

    def _next(self) -> None:
        self._put_away()
        self.host.go_on()

    def _replay(self, exchanged: bool) -> None:
        self._put_away()
        self.host.replay(exchanged)

    def _look_back(self) -> None:
        assert self.slip is not None
        look_back(self.host.croupier, self.host.errands(), self.page, self.slip.accessibleName())

    def _again(self) -> None:
        self.again.emit(self.host.setup.afresh())

    def _level(self) -> None:
        """The same table against others."""
        levels = self.host.setup.game.levels
        entries = [Entry(level.capitalize(), partial(self._against, level), str(n + 1))
                   for n, level in enumerate(levels)]
        lay(MenuSheet("Against whom?", entries), self.page)

    def _against(self, level: str) -> None:
        setup = self.host.setup.afresh()
        players = tuple([replace(player, level=level, persona="") if player.computer else player
                         for player in setup.players])
        self.again.emit(replace(setup, players=players))
