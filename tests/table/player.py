"""A person at a real window that is going to be killed: python -m tests.table.player FILE SEED GAME.

Plays at random as fast as it can, going on with the first unfinished game in the file, or beginning one.  The window is
asked whether its instruments stand as the deal does.  Prints how many lines of the record it found ("found 12"), and
after everything shown how many there are ("shown 13").
"""
from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.devices.counters.cards import CardCounters
from cardtable.games import game
from cardtable.rules.game import Game
from cardtable.rules.options import Number
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import at_once, saved_setup
from cardtable.table.paint.look import Look
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from tests.table.playing import Mouse, grip
from tools.waiting import spin

PAUSE = 4                    # milliseconds between answers
LAYS = .5                    # how often he names a place where he may press a token instead


def answer(page: TablePage, rng: Random) -> None:
    """Whatever is asked, somehow, by clicks; a slip is put away by its first button."""
    answering, mouse = page.host.answering, Mouse(page, rng)
    if page.slips.slip is not None:
        if page.host.croupier.sitting.over:
            QApplication.quit()
        else:
            mouse.button(next(iter(page.slips.slip.buttons.values())))
    elif page.host.teller.procession.waiting:
        page.host.teller.procession.hurry()
    elif answering.choice.prompt is not None and answering.choice.prompt.picked is not None:
        some = answering.choice.prompt.picked.some
        for card in some.cards[:max(some.least, 1)]:
            item = page.scene.lying.find(card)
            if item is not None and card not in answering.choice.chosen:
                mouse.click(grip(item))
        mouse.press(answering.row.at("chosen"))
    elif answering.cards():
        item = page.scene.lying.find(rng.choice(answering.cards()))
        if item is not None:
            mouse.click(grip(item))
    else:
        places, tokens = list(answering.spots()), len(page.scene.tokens)
        if places and (not tokens or rng.random() < LAYS):
            mouse.spot(rng.choice(places))
        elif tokens:
            mouse.press(rng.randrange(tokens))


def longest(row: Game) -> dict[str, object]:
    """The options with which it goes on longest."""
    return {option.name: option.range[-1] for option in row.options
            if isinstance(option, Number) and option.name in ("games", "rounds")}


def see_out(page: TablePage) -> None:
    """A sitting left amid a count shows it once more before its instruments stand as the deal does."""
    teller = page.host.teller
    while teller.busy:
        if teller.procession.waiting:
            teller.procession.hurry()
        spin(PAUSE)


def check(page: TablePage) -> None:
    """Scores and counters can be read from the instruments."""
    deal = page.host.sight.deal
    for one in page.scene.instruments.all:
        if one.sides:
            told = [deal.score[side] for side in one.sides]
            if isinstance(one.device, CardCounters):         # they tell four, and are put aside when the game is won
                told = [score if score < len(one.device.POSITIONS) else 0 for score in told]
            assert one.device.readings() == tuple(told), one.place.kind
        elif one.place.pots:
            names = deal.layout.pots
            assert one.device.readings() == tuple([deal.purse[-1 - names.index(pot)] for pot in one.place.pots])


def main(file: Path, seed: int, name: str) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    wear(Look())
    rng = Random(seed)
    with Store(file) as store:
        row = game(name)
        open_ones = store.sittings(finished=False)
        setup = saved_setup(open_ones[0]) if open_ones else at_once(row, longest(row), level="novice")
        page = TablePage(setup, store, Settings(store), pace=0)
        page.stage.motion.speed, page.stage.guard = 0, 0
        lines = page.host.croupier.sitting.lines
        found = len(lines)
        page.resize(1024, 700)
        page.show()
        see_out(page)
        check(page)
        print(f"found {found}", flush=True)      # only now the window is open
        page.host.shown.connect(lambda: print(f"shown {len(lines)}", flush=True))
        timer = QTimer()
        timer.timeout.connect(lambda: answer(page, rng))
        timer.start(PAUSE)
        app.exec()
        page.close_table()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
