"""The window on which a storm of keys falls: python -m tests.attacks.keys_window GAME SEED EVENTS.

Keys go down, repeat in each of the four ways in which window systems and remote desktops let them, go up, or go up
unheard because the window is left; by Latin and other layouts; several at once; on the table and every sheet they open.
An answer must come of a fresh press of a key, and its question must have been shown before that.  Prints what was done,
a count a line; whatever is wrong is said to stderr.
"""
from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games import game
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.table.app import application
from cardtable.table.app.window import MainWindow
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.overlay import Overlay
from cardtable.table.wording.keys import code_of
from tests.table.entering import Yes
from tests.table.pressed import HELD, NONE, Qt, send, window_of
from tools.patience import end_after, watch

HANG = 60                            # seconds of the processor, of one event
PAUSE = 1                            # milliseconds between two events
AT_ONCE = 30                         # events before what was begun must have come to an end
SPEED, GUARD = .02, 4                # of what is shown: questions change while keys are held
NAMES = {**dict.fromkeys(("Return", "Space", *"123"), 9), **dict.fromkeys(("Left", "Right", "Up", "Down", *"456"), 4),
         **dict.fromkeys(("Esc", "Tab", "Backtab", "Home", "End", "Backspace", "Enter"), 1),
         **dict.fromkeys("HACFSTLBWPXYDKJQGO+-0789", 1),
         **dict.fromkeys(("Ctrl+Z", "Ctrl+Y", "PgUp", "PgDown", "Shift+Left", "Shift+Right"), 1)}
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
PLACES = {letter: first + n for first, row in zip((24, 38, 52), ROWS) for n, letter in enumerate(row)} \
    | {digit: 10 + n for n, digit in enumerate("1234567890")}
RUSSIAN = dict(zip("".join(ROWS), "йцукенгшщзфывапролдячсмить"))
FRENCH = dict(zip("1234567890", "&é\"'(-è_çà"))
WAYS = ("X11", "Wayland", "unreleased", "together")


class Storm:
    """So many events, then the window is closed.  `fresh` is the press that is being delivered, if it is one."""

    def __init__(self, name: str, seed: int, events: int) -> None:
        self.name, self.rng, self.left, self.seed = name, Random(seed), events, seed
        self.done = Counter[str]()
        self.fresh = False
        self.answered = 0            # by the press that is being delivered
        self.time = 1000             # of the window system
        self.escape = (Qt.Key.Key_Escape.value, "", NONE, 9, 0xFF1B)
        self.asked = ""              # what is shown as asked, and since which event
        self.since = 0
        self.page: TablePage | None = None
        self.coming: Iterator[Callable[[QWidget], None]] = iter(())
        self.timer = QTimer(interval=PAUSE)
        self.timer.timeout.connect(self.act)
        self.timer.start()

    @property
    def window(self) -> MainWindow | None:
        return next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)

    def act(self) -> None:
        """One event."""
        window = self.window
        if window is None or not window.isVisible() or window.windowHandle() is None:
            return
        end_after(HANG)
        self.sit(window)
        if self.left <= 0:
            self.timer.stop()
            QTimer.singleShot(0, lambda: self.end(window))
            return
        found = next(self.coming, None)
        if found is None:
            self.coming = self.gesture()
            found = next(self.coming)
        self.done["events"] += 1         # before it is sent: what is shown between two events was shown before the next
        self.left -= 1
        found(window)

    def sit(self, window: MainWindow) -> None:
        """There is a table, and what is answered at it is watched."""
        if window.table is None and window.past.page is None and not self.rng.randrange(20):
            unfinished = window.store.sittings(finished=False)
            if unfinished and self.rng.randrange(2):
                window.resume(unfinished[0].id)
            else:
                window.open_table(at_once(game(self.name), {}, "novice", seed=self.left))
        page = window.table
        if isinstance(page, TablePage) and page is not self.page:
            self.page = page
            page.host.croupier.pace, page.stage.motion.speed, page.stage.guard = 0, SPEED, GUARD
            page.slips.curtain.hold = 20
            page.host.answering.changed.connect(self.question)
            answer: Any = page.host.answering.answer
            page.host.answering.answer = lambda seat, move: self.answer(page, answer, seat, move)
            page.view.setFocus()
            self.question()
            self.done["tables"] += 1

    def question(self) -> None:
        if self.page is not None:
            asked = f"{id(self.page)} {self.page.host.answering.prompts}"
            if asked != self.asked:
                self.asked, self.since = asked, self.done["events"]

    def answer(self, page: TablePage, answer: Callable[[int, Move], Law | None], seat: int, move: Move) -> Law | None:
        """Whoever answers has pressed a key, once, and has seen what is asked."""
        self.answered += 1
        self.done["answers"] += 1
        assert self.fresh, f"event {self.done['events']}: {move} answered by no fresh press"
        assert self.answered == 1, f"event {self.done['events']}: {move} is a second answer of one press"
        assert self.since < self.done["events"], f"event {self.done['events']}: {move} answers what was not yet shown"
        return answer(seat, move)

    # --- what hands do

    def gesture(self) -> Iterator[Callable[[QWidget], None]]:
        """A few events that belong together."""
        name, = self.rng.choices(list(NAMES), NAMES.values())
        kind, = self.rng.choices(("tap", "hold", "left", "both", "home"), (30, 8, 1, 2, 6))
        self.done[kind] += 1
        key = self.key(name)
        if kind == "home":
            for _ in range(self.rng.randint(1, 4)):
                yield self.home
                yield lambda w: self.up(w, self.escape)
        elif kind == "tap":
            yield lambda w: self.down(w, key)
            yield lambda w: self.up(w, key)
        elif kind == "hold":
            yield from self.hold(key)
            yield lambda w: self.up(w, key)
        elif kind == "left":
            yield from self.hold(key)
            yield self.leave                     # it goes up elsewhere
            yield lambda w: self.repeat(w, key, "Wayland")
            yield lambda w: self.up(w, key)
        else:
            other = self.key(self.rng.choice(("Return", "Space", "1", "2")))
            yield lambda w: self.down(w, key)
            yield from self.hold(other)
            yield lambda w: self.repeat(w, key, "Wayland")
            for one in (key, other):
                yield lambda w, one=one: self.up(w, one)

    def home(self, window: QWidget) -> None:
        """Back to the table: what lies over it is put away."""
        assert isinstance(window, MainWindow)
        if self.lies_over(window):
            self.down(window, self.escape)
        elif isinstance(window.table, TablePage) and window.table.slips.slip is None:
            window.table.view.setFocus()         # as by a click on the cloth

    @staticmethod
    def lies_over(window: MainWindow) -> bool:
        """Whether any sheet lies over the page, or a deal is looked back on."""
        return window.past.page is not None or any(not laid.isHidden() for laid in window.findChildren(Overlay))

    def hold(self, key: tuple[Any, ...]) -> Iterator[Callable[[QWidget], None]]:
        way = self.rng.choice(WAYS)
        self.done[way] += 1
        yield lambda w: self.down(w, key)
        for _ in range(self.rng.randint(2, 20)):
            yield lambda w: self.repeat(w, key, way)

    def key(self, name: str) -> tuple[int, str, Qt.KeyboardModifier, int, int]:
        """Key, text, what is held with it, place, and the keysym; by one of three layouts."""
        code = code_of(name)
        held, key = Qt.KeyboardModifier(code & HELD), code & ~HELD
        letter = name.lower() if len(name) == 1 else ""
        layout = self.rng.choice(("us", "us", "ru", "fr")) if held == NONE else "us"
        other = {"ru": RUSSIAN, "fr": FRENCH}.get(layout, {}).get(letter, letter)
        if other != letter:
            keysym = ord(other) + 0x1000000 * (layout == "ru")
            return ord(other.upper()), other, held, PLACES[letter], keysym
        scan = PLACES.get(letter, 200 + list(NAMES).index(name))
        return key, letter or (" " if name == "Space" else ""), held, scan, ord(letter) if letter else 0xFF00

    # --- events

    def send(self, window: QWidget, key: tuple[Any, ...], fresh: bool = False, up: bool = False, repeat: bool = False
             ) -> None:
        code, text, held, scan, virtual = key
        self.fresh, self.answered = fresh, 0
        try:
            active = QApplication.activeWindow() or window
            send(window_of(active), code, text, held, scan=scan, virtual=virtual, up=up, repeat=repeat, time=self.time)
        finally:
            self.fresh = False

    def down(self, window: QWidget, key: tuple[Any, ...]) -> None:
        self.time += 80
        self.send(window, key, fresh=True)

    def up(self, window: QWidget, key: tuple[Any, ...]) -> None:
        self.time += 40
        self.send(window, key, up=True)

    def repeat(self, window: QWidget, key: tuple[Any, ...], way: str) -> None:
        self.time += 33
        self.done["repeats"] += 1
        if way in ("X11", "together"):
            self.send(window, key, up=True, repeat=way == "X11")
        self.send(window, key, repeat=way in ("X11", "Wayland"))

    def leave(self, window: QWidget) -> None:
        """Another window comes forward, and goes."""
        other = QWidget()
        other.show()
        other.activateWindow()
        QApplication.processEvents()
        other.close()
        window.activateWindow()

    # --- the end

    def end(self, window: MainWindow) -> None:
        """What lies over the table is put away, and whoever presses Enter goes on."""
        try:
            self.goes_on(window)
        finally:
            window.close()

    def goes_on(self, window: MainWindow) -> None:
        """AssertionError if anything has been left hanging."""
        from tests.table.playing import settled
        from tools.waiting import spin
        for _ in range(AT_ONCE):
            if not self.lies_over(window):
                break
            self.down(window, self.escape)
            self.up(window, self.escape)
            spin(5)
        page = window.table
        if not isinstance(page, TablePage) or page.host.croupier.sitting.over:
            return
        page.view.setFocus()
        page.scene.clearFocus()                  # the ring may have been left on an instrument, which Enter opens
        assert page.sharing.racks.holder == NOBODY
        person, before = Yes(page, Random(1)), len(page.host.croupier.steps)
        for _ in range(12):
            settled(page)
            if page.slips.slip is not None or len(page.host.croupier.steps) > before:
                break
            spin(2 * GUARD + 300)
            self.fresh, self.answered = True, 0
            self.done["events"] += 1
            person.act()
        else:
            raise AssertionError(f"the game does not go on: {page.host.answering.prompts}; "
                                 f"{QApplication.focusWidget()}, {page.keyboard.focused}, "
                                 f"{page.actions_.open}, {page.host.croupier.waiting_for()}")
        self.done["went on"] += 1


def main(name: str, seed: int, events: int) -> int:
    watch()
    logging.getLogger("cardtable").addHandler(logging.StreamHandler())
    application.application()
    storm = Storm(name, seed, events)
    start: Callable[..., int] = application.run
    code = start(at_once(game(name), {}, "novice", seed=seed))
    end_after(0)
    assert storm.left <= 0, "the window closed before all was done"
    print(*[f"{what.replace(' ', '_')}={number}" for what, number in storm.done.items()], sep="\n")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
