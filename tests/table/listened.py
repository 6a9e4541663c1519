"""Run under a D-Bus session with a screen: a table that changes while a screen reader listens.  Not a test itself."""
from __future__ import annotations

import gc
import sys

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cardtable.cards import card
from cardtable.table.cloth import accessible
from cardtable.table.items import CardItem, Place
from cardtable.table.wording.spoken import announce, tell_name
from tests.table.cloth.test_accessible import View

TURNS = 40


def main() -> int:
    """Add, name, focus, announce and take away; 0 if somebody listened to the end."""
    app = QApplication(sys.argv[:1])
    accessible.install()
    window = QWidget()
    layout = QVBoxLayout(window)
    view = View(window)
    layout.addWidget(view)
    window.show()
    view.setFocus()
    turns = 0

    def turn() -> None:
        nonlocal turns
        turns += 1
        item = CardItem(view.stage, card("KS"))
        item.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        item.label = "king of spades"
        view.scene().addItem(item)
        item.put(Place(300, 300, 0, 100))
        view.hand.append(item)
        item.setFocus(Qt.FocusReason.TabFocusReason)
        announce(view, f"king number {turns}")
        view.slide.show_score(turns % 5)
        tell_name(view.slide)
        view.stage.remove(view.hand.pop(turns % len(view.hand)))
        gc.collect()
        if turns == TURNS:
            app.exit(0 if QAccessible.isActive() else 3)

    timer = QTimer()
    timer.timeout.connect(turn)
    timer.start(50)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
