"""Two at one screen, whoever fumbles: no input brings both hands to sight, nor leaves one open that nobody holds up.

Keys held and let go in any order, both at once, plates, drags, windows left, sizes, sheets and all the other keys.
"""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from cardtable.store import Settings, Store
from tools.trials import Part

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from cardtable.cards import Card
    from cardtable.table.sitting.page import TablePage

TABLES, INPUTS = 20, 1000            # of each game, and at each table
SIZES = [(1024, 700), (1100, 900), (1440, 900)]
OFTEN = {"press": 12, "release": 10, "plate": 4, "mouse_up": 5, "drag": 6, "answer": 12, "key": 6, "escape": 2,
         "leave": 1, "other_window": .5, "resize": 1, "sheet": 1, "wait": 6, "tidy": 6}
LETTERS = "ABCFHLPSTX123"


def parts() -> Iterator[Part]:
    """A part for each game for two."""
    from tests.table.twins import pairs
    for name in pairs():
        yield Part(f"hands at {name}", TABLES, partial(attack, name))


def attack(name: str, seed: int, inputs: int = INPUTS) -> Counter[str]:
    """One table, of which every input is followed by a look at what lies open."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.table.app.application import application
    from cardtable.table.sitting.page import TablePage
    from cardtable.table.widgets import wear
    from cardtable.table.widgets.look_of import look_of
    from tests.table.shared import table
    application()
    setup, wanted = table(name, "racks", seed)
    with Store(None) as store:
        settings = Settings(store)
        settings.update(wanted)
        wear(look_of(settings))
        page = TablePage(setup, store, settings, pace=0)
        page.stage.motion.speed, page.stage.guard, page.slips.curtain.hold = .1, 0, 0
        page.resize(*SIZES[0])
        page.show()
        page.activateWindow()
        page.view.setFocus()
        try:
            return Fumbler(page, Random(seed)).play(inputs)
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()


class Fumbler:
    """`down` are the players whose key is down now, `pointed` is he whose plate the pointer holds."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng
        self.down: set[int] = set()
        self.pointed: int | None = None
        self.done = Counter[str]()
        self._known_at = -1
        self._now: set[Card] = set()
        self._shown: set[Card] = set()

    def play(self, inputs: int) -> Counter[str]:
        """So many inputs; AssertionError as soon as a face shows to whom it should not."""
        from tools.waiting import spin, until
        until(self.page.isActiveWindow)
        for number in range(inputs):
            what, = self.rng.choices(list(OFTEN), OFTEN.values())
            getattr(self, what)()
            self.done[what] += 1
            self.look(f"{number}: {what}, before the next frame")
            if not self.rng.randrange(3):
                spin(1)
                self.look(f"{number}: {what}")
        hands = any(place.role == "hand" for place in self.page.scene.lying.zones.values())      # else there is no look
        assert self.done["looks"] > inputs / 100 or not hands, ("hardly anybody saw a card", self.done)
        return self.done

    def look(self, where: str) -> None:
        """Who is seen holds his key or his plate, and is alone."""
        seen = {player for player, cards in self.faces().items() if cards}
        assert len(seen) <= 1, (where, seen, self.done)
        assert seen <= self.down | {self.pointed}, (where, seen, self.down, self.pointed, self.done)
        self.done["looks"] += bool(seen)

    def faces(self) -> dict[int, set[Card]]:
        """By player what lies open of his hand, save what has been shown to both."""
        from cardtable.cards import BACK
        lying, shown = self.page.scene.lying, self.shown()
        found: dict[int, set[Card]] = {}
        for zone, place in lying.zones.items():
            owner = self.page.host.sight.deal.layout[zone].owner
            if place.role == "hand" and owner is not None:
                cards = {item.card for item in lying.items.get(zone, ())} - {BACK} - shown
                found.setdefault(self.page.host.sight.deal.by(owner), set()).update(cards)
        return found

    def shown(self) -> set[Card]:
        """What both know to lie where it lies: it lies open, or has been shown."""
        from tests.table.twins import onlooker
        sitting = self.page.host.croupier.sitting
        if len(sitting.moves) != self._known_at:
            self._known_at, known = len(sitting.moves), onlooker(self.page)
            before, self._now = self._now, {
                card for zone, held in enumerate(sitting.match.deal().zone) for card in held
                if not any(may & card.bit for other, may in enumerate(known.may) if other != zone)}
            self._shown = before | self._now     # while a move is on its way what was shown before still lies there
        return self._shown

    # --- inputs

    def press(self) -> None:
        from tests.table.twins import hold
        player = self.rng.choice(self.page.host.croupier.persons())
        hold(self.page, player)
        self.down.add(player)

    def release(self) -> None:
        from tests.table.twins import let_go
        if self.down:
            if self.page.view.holds:             # who presses anything sees what he presses until that is done
                self.mouse_up()
            player = self.rng.choice(sorted(self.down))
            let_go(self.page, player)
            self.down.discard(player)

    def plate(self) -> None:
        from tests.table.playing import LEFT, NONE, QTest
        player = self.rng.choice(self.page.host.croupier.persons())
        plate = self.page.scene.plates.of(player)
        if self.pointed is None and plate.isVisible():
            self.pointed = player
            QTest.mousePress(self.page.view.viewport(), LEFT, NONE,
                             self.page.view.mapFromScene(plate.sceneBoundingRect().center()))

    def mouse_up(self) -> None:
        from tests.table.playing import LEFT, NONE, QTest
        QTest.mouseRelease(self.page.view.viewport(), LEFT, NONE, self.anywhere())
        self.pointed = None

    def drag(self) -> None:
        """Begun on a card of a hand, and ended by another input."""
        from tests.table.playing import LEFT, NONE, QTest, grip
        hand = self.page.view.hand()
        if hand and self.pointed is None:
            view = self.page.view
            QTest.mousePress(view.viewport(), LEFT, NONE, view.mapFromScene(grip(self.rng.choice(hand))))
            QTest.mouseMove(view.viewport(), self.anywhere())

    def answer(self) -> None:
        from tests.table.playing import Mouse
        page = self.page
        if page.host.answering.prompts and page.actions_.open is None and (
                page.scene.tokens or page.host.answering.cards()):
            move = page.host.croupier.waiting_for()
            made = page.host.croupier.sitting.match.decision(move[0]).sample(self.rng) if move else None
            if made is not None and self.rng.randrange(3):
                # handed over, of either player: a move that comes while anybody holds anything, as from another window
                page.host.croupier.answer(move[0], made)
            elif self.pointed is not None:       # his first click would let the plate go
                self.mouse_up()
            elif page.host.answering.setting.amount is None:
                Mouse(page, self.rng).act()
        elif page.slips.slip is not None:
            next(iter(page.slips.slip.buttons.values())).click()

    def key(self) -> None:
        from tests.table.playing import Key, QTest
        names = [*(f"F{n}" for n in range(1, 12)), *LETTERS, "Tab", "Up", "Left", "Right", "Return", "Space"]
        QTest.keyClick(self.focused(), getattr(Key, f"Key_{self.rng.choice(names)}"))

    def escape(self) -> None:
        from tests.table.playing import Key, QTest
        QTest.keyClick(self.focused(), Key.Key_Escape)

    def tidy(self) -> None:
        """What lies over the table is put away, and what moves arrives: nothing else lets anybody look."""
        from tests.table.twins import hurried
        if self.page.actions_.open is not None:
            self.page.actions_.open.put_away()
        hurried(self.page)

    def leave(self) -> None:
        """The news that the window is left; that a key goes up may come to another."""
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication
        kind = self.rng.choice((QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange))
        QApplication.sendEvent(self.page.window(), QEvent(kind))
        self.down.clear()
        self.pointed = None

    def other_window(self) -> None:
        from PySide6.QtWidgets import QWidget
        other = QWidget()
        other.show()
        other.activateWindow()
        self.down.clear()
        self.pointed = None
        self.look("another window came forward")
        other.deleteLater()
        self.page.activateWindow()
        self.page.view.setFocus()

    def resize(self) -> None:
        self.page.resize(*self.rng.choice(SIZES))

    def sheet(self) -> None:
        """One that all may read."""
        self.rng.choice((self.page.actions_.menu, self.page.actions_.rights.take_back, self.page.actions_.hint))()

    def wait(self) -> None:
        from tools.waiting import spin
        spin(self.rng.choice((0, 5, 20)))

    # --- where

    def focused(self) -> QWidget:
        return self.page.window().focusWidget() or self.page.view

    def anywhere(self) -> QPoint:
        from PySide6.QtCore import QPoint
        view = self.page.view.viewport()
        return QPoint(self.rng.randrange(view.width()), self.rng.randrange(view.height()))
