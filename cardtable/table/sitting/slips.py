"""What is laid on the cloth between deals: the slip that ends a deal, the one that ends the game, the curtain."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.croupier.steps import Step
from cardtable.players.compared import offers
from cardtable.players.review import Past, choices
from cardtable.table.cloth.scene import TableScene
from cardtable.table.ending.game_ending import is_over
from cardtable.table.ending.open_cards import opened, sheet_of
from cardtable.table.ending.paper import Paper
from cardtable.table.ending.review import at_table
from cardtable.table.ending.ways import LOOK_BACK, onward, ways_on
from cardtable.table.sheets.curtain import Curtain
from cardtable.table.sheets.game_slip import GameSlip
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.sheets.slip import SLIDE, DealSlip, Slip
from cardtable.table.sitting.host import Host
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import lay
from cardtable.table.wording.spoken import announce

WAITING = "Waiting for {name}"


class Slips(QObject):
    """Lays slips on the page's cloth when the host says so, and does what is chosen on them."""

    left = Signal()
    again = Signal(object)
    reviewed = Signal(object)            # a Review is wanted
    door = Signal(str)
    """What lies behind a door of the cabinet is wanted."""
    taken = Signal()
    """The player for whom the curtain is drawn is there, and alone: his hand is about to be laid open."""
    opened = Signal()
    """The curtain is open: who sits there may be asked."""
    covering = Signal(int)
    """So many pixels at the foot of the book's page lie under a folded drawer."""

    def __init__(self, host: Host, scene: TableScene, view: QWidget, page: QWidget,
                 besides: Callable[[Step], Sequence[str]] = lambda step: ()) -> None:
        """`besides` is what the slip of a deal tells more."""
        super().__init__(page)
        self.besides = besides
        self.host, self.scene, self.page = host, scene, page
        self.slip: Slip | None = None
        self.curtain = Curtain(scene.stage, page)
        self.curtain.taken.connect(self._taken)
        self.curtain.opened.connect(self.opened)
        self.unasked = False             # whether the post-mortem opens by itself when a slip has been read
        self.other: Slips | None = None  # in the other of two windows
        self.waits = False               # this slip has been read, and the other's not yet
        self._looked = False             # at the deal that has ended, already
        self._player = -1
        self.paper = Paper(scene, view)
        host.ended.connect(self._ended)
        host.passing.connect(self._pass)
        host.moving.connect(self.put_away)

    def lay(self, cloth: QRect, private: QRect, drawer: QRect | None) -> None:
        """The cloth lies here now; so much the curtain covers; a drawer goes there, if the book lies open."""
        self.paper.cloth, self.paper.drawer = cloth, drawer
        if self.slip is not None:
            self.paper.lie(self.slip)
            self.slip.raise_()               # the book may just have come out beside the cloth
        self.curtain.lie(private)

    # --- the curtain

    def _pass(self, player: int) -> None:
        """The chair passes; the hands are covered already."""
        if self.curtain.drawn and self._player == player:
            return
        self._player = player
        chair = self.host.chair
        hands = self.host.croupier.sitting.game.deals_hands
        self.curtain.draw(self.host.sight.players[player].name, chair.missed(player), chair.fixed is not None, hands)

    def _taken(self) -> None:
        """His cards are laid open behind the curtain, which then parts."""
        self.taken.emit()
        self.host.see(self._player)
        self.curtain.open()

    def uncover(self) -> None:
        """Hands are kept in another way: no curtain is wanted."""
        if self.curtain.drawn:
            self.curtain.open()

    # --- slips

    def _ended(self, step: Step) -> None:
        """A deal is over: what it came to."""
        host, self._looked = self.host, False
        over, guard = host.croupier.sitting.over, self.scene.stage.guard
        game = is_over(step, host.chair)
        ways = ways_on(host.setup, host.croupier, host.chair, lambda: self._onward(over, game))
        if game:
            self.slip = GameSlip(host.teller.game_ending(step, host.farewells), ways, guard, self.page,
                                 self.scene.talk.slip_aside)
        else:
            ending = host.teller.ending(step)
            ending = ending._replace(lines=(*ending.lines, *self.besides(step)))
            self.slip = DealSlip(ending, ways, guard, self.page)
        self.curtain.stand_aside(True)
        self.slip.chosen.connect(self._chosen)
        self.slip.lies_folded.connect(self.covering)
        self.paper.lie(self.slip)
        self.slip.show()
        self.slip.raise_()
        motion = self.scene.stage.motion
        self.slip.slide_out(0 if motion.reduced else round(SLIDE * motion.speed))
        self._keep_keys(True)
        self.slip.take_focus()
        announce(self.slip, f"{self.slip.accessibleName()}. {self.slip.accessibleDescription()}")

    def _onward(self, over: bool, game: bool) -> str:
        return onward(over, game, self._looks_back(), self.scene.talk.deal_called)

    def _looks_back(self) -> bool:
        """Whether the post-mortem comes first: somebody wishes it after each deal, has not had it, and had a choice."""
        return self.unasked and not self._looked and offers(self.host.setup.game.name) and self._has_chosen()

    def key(self, event: QKeyEvent) -> bool:
        """A key that nobody else wanted, while a curtain is drawn or a slip lies there; was it one of theirs?"""
        return self.curtain.key(event) or self.slip is not None and self.slip.ways.key(event)

    def fold(self) -> None:
        """A page of the book is turned to, on which the drawer lay."""
        if self.slip is not None:
            self.slip.fold(True)

    def put_away(self) -> None:
        """The slip is gone, if one lay there."""
        if self.slip is not None:
            slip, self.slip, self.waits = self.slip, None, False
            if self.host.croupier.teaching:
                self.paper.bring_back()
            self.paper.uncover()
            self.covering.emit(0)
            slip.put_away()
            self.curtain.stand_aside(False)
            self._keep_keys(False)
            self.page.setFocus()

    def _keep_keys(self, keep: bool) -> None:
        """While a slip lies there, a click on the table beside it does not take the keyboard away from it."""
        for view in self.scene.views():
            view.setFocusProxy(self.slip if keep else None)          # type: ignore[arg-type]

    def _chosen(self, name: str) -> None:
        {"next": self._next, "again": self._again, "level": self._level, "leave": self.left.emit,
         "practise": lambda: self.door.emit("deal"),
         "replay": lambda: self._replay(False), "exchange": lambda: self._replay(True),
         "open cards": self._open_cards, "look back": self._look_back,
         "look through": lambda: self._look_back(whole=True)}[name]()

    def _next(self) -> None:
        """The slip goes; in one of two windows not before the other's player has read his, who is waited for."""
        other = self.other
        if self.slip is not None and other is not None and other.slip is not None and not other.waits:
            self.waits = True
            self.slip.ways.first.setText(WAITING.format(name=self.host.sight.players[other.host.chair.stands].name))
            announce(self.slip, self.slip.ways.first.text())
        else:
            self.put_away()
        self._after_looking(self.host.go_on)

    def _after_looking(self, then: Callable[[], None]) -> None:
        """At once; or when the post-mortem that comes first has been closed."""
        if self._looks_back():
            self._looked = True
            self.reviewed.emit(at_table(self.host.croupier, self.host.setup.after, then))
        else:
            then()

    def _has_chosen(self) -> bool:
        """Whether a person here had any choice in the deal that has ended."""
        past = Past.of(self.host.croupier.sitting)
        return any(choices(past, person) for person in self.host.croupier.persons())

    def _replay(self, exchanged: bool) -> None:
        """The deal once more; a game that still counts is asked about first, since it counts no longer then.  One that
        is over stays as it is, whatever is played again."""
        croupier = self.host.croupier
        if croupier.practice or croupier.sitting.over:
            self._played_again(exchanged)
            return
        question = Confirmation("Play this deal again?", "From here the game is practice, and is not counted.",
                                "Play it again", "Leave it")
        lay(question, self.page).closed.connect(
            lambda: self._played_again(exchanged) if question.answer else None)

    def _played_again(self, exchanged: bool) -> None:
        self.put_away()
        self.host.replay(exchanged)

    def _look_back(self, whole: bool = False) -> None:
        """On the last deal, or on the `whole` game from its beginning, as it opens from the records."""
        self._looked = True
        if self.slip is not None and self.slip.ways.first.text() == LOOK_BACK:
            over = self.host.croupier.sitting.over
            self.slip.ways.first.setText(self._onward(over, isinstance(self.slip, GameSlip)))
        self.reviewed.emit(replace(at_table(self.host.croupier, self.host.setup.after), whole=whole))

    def _open_cards(self) -> None:
        """The deal that has ended with all cards seen, on a sheet over its slip."""
        found = opened(at_table(self.host.croupier, self.host.setup.after))
        if found is not None:
            sheet = sheet_of(found, self.host.sight, self.host.errands())
            lay(sheet, self.page).closed.connect(sheet.view.leave)

    def _again(self) -> None:
        self._after_looking(lambda: self.again.emit(self.host.setup.afresh()))

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
