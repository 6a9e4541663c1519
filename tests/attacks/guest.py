"""A guest who stays for hours at the real window: python -m tests.attacks.guest GAME DEALS SEED.

Plays so many deals, or coups, at random in many sittings, as fast as it goes, and does whatever else can be done:
leaves in the middle and goes on, begins anew, takes back, asks for hints, comparisons and post-mortems, opens the
sheets of the house and puts them away.  At a bank, and where a small form is played, he sits with one other at the
most, and stays long.  Saves lie in $CARDTABLE_HOME.  Prints a line every fifty deals: deals, sittings, sheets, and the
memory kept in MB.  Ends with 1 where the window has told of a fault.
"""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.options import Number
from cardtable.table.app.application import application, run
from cardtable.table.app.collector import give_back
from cardtable.table.app.window import FAULT, MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.overlay import Overlay
from tests.table.player import answer
from tests.table.playing import Mouse

EVERY = 50                   # deals between two lines
DOORS = ("records", "statistics", "settings", "laws", "practice")
ONWARD = .9                  # share of the slips from which he goes on: a post-mortem takes as long as ten deals
SMALL: dict[str, dict[str, object]] = {"poker": {"form": "straight"}, "poker_patience": {"players": 1}}
"""A form of a game of which many deals are played in little time."""
BREATH = 1                   # millisecond between two of his turns: at 0 he would take the processor from who thinks
PATIENCE = 60                # turns for which a sheet lies open: some see what they asked for, some do not
DONE, MOST_LAID = Move(("done",)), 2
PAGE = os.sysconf("SC_PAGE_SIZE")


class Guest:
    """Acts on every turn of the event loop."""

    def __init__(self, name: str, deals: int, seed: int) -> None:
        self.game, self.wanted, self.rng = game(name), deals, Random(seed)
        small = self.game.row.kind == "banking" or name in SMALL
        self.options = {**quickest(self.game), **SMALL.get(name, {})} if small else {}
        self.deals = self.sittings = self.sheets = self.told = 0
        self.faults = 0
        self._page: TablePage | None = None
        self._patience = 0
        self._to_lay = 1                         # coins, before he has done

    def act(self) -> None:
        """One thing."""
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()), None)
        if window is None:
            return
        if self.deals >= self.told:
            self.tell()
        overlays = [overlay for overlay in window.findChildren(Overlay) if overlay.isVisible()]
        self.faults += any(overlay.sheet.objectName() == FAULT for overlay in overlays)
        if self.deals >= self.wanted or self.faults:
            window.close()
        elif overlays:
            self.read(overlays[-1].put_away)
        elif window.past.page is not None:
            self.read(window.past.page.close_page)
        elif window.table is None:
            self.sit_down(window)
        else:
            assert isinstance(window.table, TablePage)
            self.play(window, window.table)

    def tell(self) -> None:
        """A line."""
        print(self.deals, self.sittings, self.sheets, resident(), flush=True)
        self.told += EVERY

    def read(self, put_away: Callable[[], object]) -> None:
        """A sheet, or a post-mortem that lies over the table, is looked at for a while."""
        self._patience -= 1
        if self._patience <= 0:
            self.sheets += 1
            self._patience = self.rng.randrange(PATIENCE)
            put_away()

    def sit_down(self, window: MainWindow) -> None:
        """To a game left unfinished or a new one, perhaps after a look at the house."""
        unfinished = window.store.sittings(finished=False)
        if self.rng.random() < .3:
            window.open_door(self.rng.choice(DOORS))
        elif unfinished and self.rng.random() < .5:
            window.resume(unfinished[0].id)
        elif self.rng.random() < .2:
            window.choose_game(self.game.name, "")
        else:
            window.open_table(at_once(self.game, self.options, level="novice"))

    def play(self, window: MainWindow, page: TablePage) -> None:
        """An answer, as a rule."""
        if page is not self._page:
            self._page, self.sittings = page, self.sittings + 1
            page.stage.motion.speed = page.stage.guard = page.host.croupier.pace = 0
            page.host.moving.connect(self.count)
        slip = page.slips.slip
        if not page.host.idle or slip is None and not (page.host.answering.turn or page.host.teller.procession.waiting):
            return                               # while others think nothing is asked, however many turns that takes
        chance = self.rng.random()
        if slip is not None:
            ways = [name for name in slip.buttons if name not in ("replay", "exchange")]
            slip.choose(ways[0] if self.rng.random() < ONWARD else self.rng.choice(ways))
        elif chance < .002:
            window.show_gallery()
        elif chance < .012:
            page.actions_.do(self.rng.choice(("H", "A", "P", "L", "T", "S", "F", "B", "Esc", "Ctrl+Z")))
        elif not self.stake(page):
            answer(page, self.rng)
        if window.table is not page:
            self._page = None                    # or this guest would keep it

    def stake(self, page: TablePage) -> bool:
        """At a cloth on which coins are laid: one or two a coup by clicks, now and then of another counter, and he has
        done; answers at random lay some fifty, and no coup comes to its end.  False where nothing of that is asked."""
        rack, spots = page.scene.instruments.rack, list(page.host.answering.spots())
        done = [token for token in page.scene.tokens if token.says == DONE]
        if rack is None or page.slips.slip is not None or page.host.teller.procession.waiting or not spots:
            return False
        mouse = Mouse(page, self.rng)
        if self._to_lay <= 0 and done:
            mouse.token(done[0])
            self._to_lay = self.rng.randint(1, MOST_LAID)
            return True
        if self.rng.random() < .1:
            mouse.counter(rack, self.rng.randrange(len(rack.parts)))
        mouse.spot(self.rng.choice(spots))
        self._to_lay -= 1
        return True

    def count(self) -> None:
        """A move has been made: perhaps it ended a deal, or a coup of one."""
        assert self._page is not None
        step = self._page.host.croupier.steps[-1]
        self.deals += step.ended and not step.deal.preliminary


def quickest(row: Game) -> dict[str, object]:
    """The options with which an evening takes least time a deal or a coup: long, for two, deep purses."""
    longest = {option.name: option.range[-1] for option in row.options
               if isinstance(option, Number) and option.name in ("coups", "hands", "rounds", "francs", "squares")}
    return {**longest, "players": 2}


def resident() -> int:
    """The memory the process keeps, in MB: what nobody uses is given back first."""
    give_back()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE >> 20


def main(name: str, deals: int, seed: int) -> int:
    """Comes, and goes when it has played enough."""
    application()
    guest = Guest(name, deals, seed)
    timer = QTimer()
    act: Callable[[], None] = guest.act
    timer.timeout.connect(act)
    timer.start(BREATH)
    return run() or guest.faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
