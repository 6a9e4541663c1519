"""Run under a D-Bus session with a screen: a game at the real page while a screen reader listens.  Not a test."""
from __future__ import annotations

import sys
from random import Random
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.cloth import accessible
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import Look
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from tests.table.player import answer

MOVES, LATEST = 60, 20       # how many are played once a client listens; seconds until it must


def main() -> int:
    """Plays; 0 if somebody listened to the end."""
    app = QApplication(sys.argv[:1])
    accessible.install()
    wear(Look())
    rng, end = Random(1), monotonic() + LATEST
    with Store(None) as store:
        page = TablePage(at_once(game("ecarte"), {"games": 11}, level="novice", seed=1), store, Settings(store), pace=0)
        page.stage.motion.speed, page.stage.guard = 0, 0
        page.resize(1024, 700)
        page.show()
        page.view.setFocus()
        heard = [0]

        def turn() -> None:
            if not QAccessible.isActive():
                if monotonic() > end:
                    app.exit(3)
                return
            heard[0] = heard[0] or len(page.host.croupier.steps)
            view = QAccessible.queryAccessibleInterface(page.view)
            for n in range(view.childCount()):
                view.child(n).text(QAccessible.Text.Name)
            for item in page.keyboard.hand()[:1]:
                item.setFocus()
            answer(page, rng)
            if len(page.host.croupier.steps) >= heard[0] + MOVES:
                app.exit(0)

        timer = QTimer()
        timer.timeout.connect(turn)
        timer.start(15)
        code = app.exec()
        page.close_table()
        page.hide()
    return code


if __name__ == "__main__":
    sys.exit(main())
