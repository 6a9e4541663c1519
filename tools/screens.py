"""Pictures of every game at named moments, each from a record, rendered without a screen into build/screens.

python -m tools.screens [PART OF A NAME]...     ends with 2 if a part is in no name
"""
from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.cards import card
from cardtable.croupier.people import read_players
from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import Setup, aids_for
from cardtable.table.lookback.page import LookBack
from cardtable.table.sheets.ranked import RankSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.clock import QtClock
from cardtable.table.widgets.look_of import look_of
from tools.moments import Moment, every_moment
from tools.shots_shell import SHOTS, Dress
from tools.waiting import spin, until

FOLDER = Path("build/screens")
SIZES = ((1440, 900), (1024, 700))
LOOKS: dict[str, dict[str, object]] = {
    "": {},
    "contrast": {"high contrast": True, "four colours": True},
    "large": {"text size": 200},
}
VARIED = ("propose", "exchange", "trick", "slip", "menu", "lead-5", "slip-5", "throws",
          "post-mortem", "play", "count", "play-4")        # also shown in the other looks
NEVER = 1e6                                              # seconds before a computer player answers


class Halted:
    """A clock that lets so many acts go by, and then stands still."""

    def __init__(self, clock: QtClock, acts: int) -> None:
        self.clock, self.left = clock, acts
        self.later = clock.later

    def post(self, act: Callable[[], None]) -> None:
        """Act, if there is an act left."""
        self.left -= 1
        if self.left >= 0:
            self.clock.post(act)


@contextmanager
def table(moment: Moment, size: tuple[int, int], settings: dict[str, object]) -> Iterator[TablePage]:
    """The page at this moment, all motion done."""
    store = Store(None)
    kept = Settings(store)
    kept.update({"forced cards": "off", **settings})
    wear(look_of(kept))
    row = game(moment.game)
    sitting = Sitting(row, moment.options, moment.players)
    number = store.begin(sitting.record().to_dict())
    before = len(moment.lines) - moment.live
    store.add_many(number, moment.lines[:before]).result()
    players = read_players(moment.players, row.levels)
    page = TablePage(Setup(row, sitting.options, players, aids_for(row), number), store, kept, pace=NEVER)
    page.stage.motion.speed, page.stage.guard = 0, 0
    page.resize(*size)
    try:
        page.host.croupier.hold()
        page.show()
        page.view.setFocus()
        for line in moment.lines[before:]:
            until(lambda: not page.host.teller.busy)
            seat, move = parse_line(line)
            assert isinstance(move, Move)
            law = page.host.croupier.answer(seat, move)
            assert law is None, (line, law)
        if moment.then != "wait":
            page.host.croupier.release()
        if moment.acts:
            halted = page.host.teller.procession.clock = Halted(page.host.clock, moment.acts)
            until(lambda: halted.left < 0 or not page.host.teller.busy)
        else:
            until(lambda: not page.host.teller.busy)
        spin(20)
        _then(page, moment.then, store)
        yield page
    finally:
        page.close_table()
        page.hide()
        page.deleteLater()
        store.close()


def _then(page: TablePage, what: str, store: Store) -> None:
    """What the person does next."""
    verb, *rest = what.split() or [""]
    if verb == "choose":
        for text in rest:
            item = page.scene.lying.find(card(text))
            assert item is not None, text
            page.host.answering.choose(item)
    elif verb == "play":
        item = page.scene.lying.find(card(rest[0]))
        assert item is not None
        page.host.answering.play(item)
    elif verb == "menu":
        page.actions_.menu()
    elif verb == "hint":
        page.book.slide_time = 0
        page.actions_.hint()
        until(lambda: page.book.advice.counsel is not None, seconds=60)
    elif verb == "answer":                               # what would be costly is asked about first
        page.settings["warn of costly choices"] = True
        page.host.asked()
        page.host.answering.answer(page.host.chair.own_seat(), Move.read(" ".join(rest)))
        until(lambda: page.actions_.open is not None, seconds=60)
    elif verb == "compare":
        page.actions_.compare()
        _ranked(page)
    elif verb == "look":
        page.reviewed.connect(lambda review: LookBack(review, page.settings, store, page))
        page.actions_.post_mortem()
        laid, = page.findChildren(LookBack)
        laid.cloth.stage.motion.speed = 0
        until(lambda: laid.judging.done(laid.walk.choices), seconds=60)
        spin(50)
        for word in rest[1:]:                            # "look back open": all hands laid open; "line": what follows
            {"open": laid.open_hands, "line": laid.show_line}[word]()
            until(lambda: not laid.lines.busy, seconds=60)
    elif verb == "page":
        page.book.slide_time = 0
        page.book.open_tab(rest[0])                      # type: ignore[arg-type]
    spin(20)


def _ranked(page: TablePage) -> None:
    """What was asked of a master has been answered."""
    laid = page.actions_.open
    assert laid is not None
    assert isinstance(laid.sheet, RankSheet)
    until(lambda: bool(laid.sheet.ranked.lines), seconds=60)       # type: ignore[attr-defined]


def save(widget: QWidget, name: str) -> None:
    """The picture, under its contract's name."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}-{widget.width()}x{widget.height()}.png"
    widget.grab().save(str(file))
    print(file)


class Wanted:
    """The pictures asked for: all, or those with one of these parts in their name.  `unmet` are the parts no name has
    had so far, `names` all there were."""

    def __init__(self, parts: list[str]) -> None:
        self.parts, self.unmet, self.names = parts, set(parts), list[str]()

    def __contains__(self, name: str) -> bool:
        self.names.append(name)
        self.unmet -= {part for part in self.parts if part in name}
        return not self.parts or any(part in name for part in self.parts)


def main(parts: list[str]) -> None:
    """Takes the pictures; SystemExit 2 if there is none of a name."""
    wanted = Wanted(parts)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_FONT_DPI", "96")
    app = QApplication.instance() or QApplication([])
    for moment_name, make in every_moment():
        moment = make()
        for look, settings in LOOKS.items():
            if look and moment_name not in VARIED:
                continue
            name = "-".join([part for part in (moment.game, moment_name, look) if part])
            if name not in wanted:
                continue
            for size in SIZES:
                with table(moment, size, settings) as page:
                    save(page, name)
    _shell(wanted)
    app.quit()
    if wanted.unmet:
        print(f"no moment is called {', '.join(sorted(wanted.unmet))}; there are: {', '.join(wanted.names)}",
              file=sys.stderr)
        sys.exit(2)


def _shell(wanted: Wanted) -> None:
    """The window round the table."""
    for shot_name, shot in SHOTS.items():
        for look, settings in LOOKS.items():
            name = "-".join([part for part in (shot_name, look) if part])
            if name not in wanted:
                continue
            for wide, high in SIZES:
                dress = Dress(QSize(wide, high), int(str(settings.get("text size", 100))), "high contrast" in settings)
                FOLDER.mkdir(parents=True, exist_ok=True)
                file = FOLDER / f"{name}-{wide}x{high}.png"
                shot(dress).save(str(file))
                print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
