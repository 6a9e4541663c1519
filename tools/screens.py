"""Pictures of every game at named moments, each from a record, rendered without a screen into build/screens.

python -m tools.screens [--size WxH]... [--look LOOK] [--into FOLDER] [--strict TABLES] [PART OF A NAME]...

LOOK is plain, contrast, large or both (large letters in high contrast); without it everything is shown plain, and
some of it as well in the looks LOOKS names.  With --strict nothing is shown but what comes about under every strict
code at so many careless tables each.  Ends with 2 if a part is in no name.
"""
from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.cards import card
from cardtable.croupier.people import read_players
from cardtable.games import NAMES, game
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import Setup, aids_for
from cardtable.table.lookback.page import LookBack
from cardtable.table.paint.look import growth_of
from cardtable.table.sheets.open_cards import OpenCardsView
from cardtable.table.sheets.ranked import RankSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.clock import QtClock
from cardtable.table.widgets.look_of import look_of
from tools import shots_two
from tools.moments import Moment, moments_of
from tools.moments_strict import brought_about
from tools.shots_shell import SHOTS, Dress
from tools.waiting import spin, until

FOLDER = Path("build/screens")
SIZES = ((1440, 900), (1024, 700), (1093, 614), (1280, 640), (1366, 768))
LOOKS: dict[str, dict[str, object]] = {
    "": {},
    "contrast": {"high contrast": True, "four colours": True},
    "large": {"text size": 200},
}
BOTH = {**LOOKS["contrast"], **LOOKS["large"]}           # asked for by name only
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
    kept.update({"forced cards": "off", **settings, **moment.settings})
    wear(look_of(kept), growth_of(QSizeF(*size)))
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
            law = page.host.croupier.answer(seat, move)          # handed over: anybody's, for a picture's sake
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
            page.host.answering.choice.take(item.card)
    elif verb == "raise":                                # "raise bid D": a call, by one
        for one in page.host.answering.prompts:
            for graded in one.graded:
                if list(map(str, graded.prefix)) == rest:
                    page.host.answering.grades.step(graded, 1)
    elif verb == "play":
        item = page.scene.lying.find(card(rest[0]))
        assert item is not None
        page.host.answering.play(item)
    elif verb == "point":                                # at a place
        spot = page.scene.spots.items[rest[0]]
        spot.hovered = True
        spot.refresh()
        spot.touched.emit(spot, True)
    elif verb == "menu":
        page.actions_.menu()
    elif verb == "use":                                  # a right, of which more is said on a sheet
        page.actions_.rights.use(rest[0])
    elif verb == "hint":
        page.book.slide_time = 0
        page.actions_.hint()
        until(lambda: page.book.advice.counsel is not None, seconds=60)
    elif verb == "answer":                               # handed over; what would be costly is asked about first
        page.settings["warn of costly choices"] = True
        page.host.asked()
        page.host.answering.answer(page.host.chair.own_seat(), Move.read(" ".join(rest)))
        until(lambda: page.actions_.open is not None, seconds=60)
    elif verb == "double":                               # the deal that ended, all cards seen
        page.actions_.open_cards()
        laid_open, = page.findChildren(OpenCardsView)
        until(lambda: laid_open.found is not None and laid_open.found.whole, seconds=60)
    elif verb == "compare":
        page.actions_.compare()
        _ranked(page)
    elif verb == "look":
        page.reviewed.connect(lambda review: LookBack(review, page.settings, store, page))
        page.actions_.post_mortem()
        laid, = page.findChildren(LookBack)
        laid.cloth.stage.motion.speed = 0
        until(lambda: laid.judging.done(laid.playhead.choices), seconds=60)
        spin(50)
        for word in rest[1:]:                            # "look back open": all hands laid open; "line": what follows
            {"open": laid.open_hands, "line": laid.show_line, "double": laid.lay_open}[word]()
            until(lambda: not laid.lines.busy and not laid.open_cards.view.errands.busy, seconds=60)
    elif verb == "page":
        page.book.slide_time = 0
        page.book.open_tab(rest[0])                      # type: ignore[arg-type]
        if rest[1:]:                                     # "page laws revoke": what all codes have on it
            page.book.laws.show_matter(rest[1])
    spin(20)


def _ranked(page: TablePage) -> None:
    """What was asked of a master has been answered."""
    laid = page.actions_.open
    assert laid is not None
    assert isinstance(laid.sheet, RankSheet)
    until(lambda: bool(laid.sheet.ranked.lines), seconds=60)       # type: ignore[attr-defined]


@dataclass(frozen=True)
class Camera:
    """The looks and sizes in which pictures are taken, and where they are put; `looks` is None for those of LOOKS."""

    sizes: Sequence[tuple[int, int]] = SIZES
    looks: dict[str, dict[str, object]] | None = None
    folder: Path = FOLDER
    strict: int = 0

    def dresses(self, varied: bool) -> list[tuple[str, dict[str, object]]]:
        """Each look's name and settings, for something that is `varied` or not."""
        if self.looks is not None:
            return list(self.looks.items())
        return [(name, settings) for name, settings in LOOKS.items() if varied or not name]

    def file(self, name: str, size: tuple[int, int]) -> Path:
        """Where the picture of this name lies."""
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / f"{name}-{size[0]}x{size[1]}.png"


def save(widget: QWidget, name: str, camera: Camera = Camera()) -> None:
    """The picture, under its contract's name."""
    file = camera.file(name, (widget.width(), widget.height()))
    widget.grab().save(str(file))
    print(file, flush=True)


class Wanted:
    """The pictures asked for: all, or those with one of these parts in their name.  `unmet` are the parts no name has
    had so far, `names` all there were."""

    def __init__(self, parts: list[str]) -> None:
        self.parts, self.unmet, self.names = parts, set(parts), list[str]()

    def __contains__(self, name: str) -> bool:
        self.names.append(name)
        self.unmet -= {part for part in self.parts if part in name}
        return not self.parts or any(part in name for part in self.parts)


def asked_for(words: list[str]) -> tuple[Camera, list[str]]:
    """The camera, and the parts of names; SystemExit 2 if the words mean nothing."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description="Pictures of named moments.")
    parser.add_argument("--size", action="append", type=_size, metavar="WxH")
    parser.add_argument("--look", choices=["plain", "contrast", "large", "both"])
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    parser.add_argument("--strict", type=int, default=0, metavar="TABLES")
    parser.add_argument("parts", nargs="*", metavar="PART OF A NAME")
    asked = parser.parse_args(words)
    looks = {"plain": {"": LOOKS[""]}, "both": {"both": BOTH}}
    chosen = None if asked.look is None else looks.get(asked.look) or {asked.look: LOOKS[asked.look]}
    return Camera(asked.size or SIZES, chosen, asked.into, asked.strict), asked.parts


def _size(text: str) -> tuple[int, int]:
    wide, high = text.split("x")
    return int(wide), int(high)


def main(words: list[str]) -> None:
    """Takes the pictures; SystemExit 2 if there is none of a name."""
    camera, parts = asked_for(words)
    wanted = Wanted(parts)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_FONT_DPI", "96")
    app = QApplication.instance() or QApplication([])
    if camera.strict:
        _strict(wanted, camera)
        app.quit()
        return
    for played, moment_name, make in [(name, *one) for name in NAMES for one in moments_of(name)]:
        for look, settings in camera.dresses(moment_name in VARIED):
            name = "-".join([part for part in (played, moment_name, look) if part])
            if name not in wanted:
                continue
            for size in camera.sizes:
                with table(make(), size, settings) as page:
                    save(page, name, camera)
    _two(wanted, camera)
    _shell(wanted, camera)
    app.quit()
    if wanted.unmet:
        for part in sorted(wanted.unmet):
            like = ", ".join(get_close_matches(part, wanted.names, 8, .5)) or "none; `make screens` draws all"
            print(f"no moment is called {part}; like it: {like}", file=sys.stderr)
        sys.exit(2)


def _strict(wanted: Wanted, camera: Camera) -> None:
    """What comes about under strict laws."""
    for moment_name, moment in brought_about(camera.strict):
        for look, settings in camera.dresses(varied=False):
            name = "-".join([part for part in (moment_name, look) if part])
            for size in camera.sizes if name in wanted else ():
                with table(moment, size, settings) as page:
                    save(page, name, camera)


def _two(wanted: Wanted, camera: Camera) -> None:
    """Two at one screen, at every game for two."""
    for shot_name, shot in shots_two.shots():
        for look, settings in camera.dresses(varied=True):
            name = "-".join([part for part in (shot_name, look) if part])
            if name in wanted:
                for size in camera.sizes:
                    with shot(size, settings) as widget:
                        save(widget, name, camera)


def _shell(wanted: Wanted, camera: Camera) -> None:
    """The window round the table."""
    for shot_name, shot in SHOTS.items():
        for look, settings in camera.dresses(varied=True):
            name = "-".join([part for part in (shot_name, look) if part])
            if name not in wanted:
                continue
            for size in camera.sizes:
                dress = Dress(QSize(*size), int(str(settings.get("text size", 100))), "high contrast" in settings)
                file = camera.file(name, size)
                shot(dress).save(str(file))
                print(file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
