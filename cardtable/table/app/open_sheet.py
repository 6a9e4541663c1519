"""The doors of the cabinet: which sheet each opens."""
from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QWidget

from cardtable.croupier.figures import read_records
from cardtable.croupier.verdict import judge_again
from cardtable.games import games, part
from cardtable.rules.game import Game
from cardtable.store import Settings, Store
from cardtable.store.values import Json
from cardtable.table.app.looking_back import LookingBack
from cardtable.table.app.teaching import Teaching
from cardtable.table.ending.open_cards import opens
from cardtable.table.forms.settings import SettingsSheet
from cardtable.table.forms.setup import Setup, aids_for
from cardtable.table.lessons.page import LessonPage
from cardtable.table.sheets.about import AboutSheet
from cardtable.table.sheets.boards import BoardsSheet
from cardtable.table.sheets.companion import CompanionSheet
from cardtable.table.sheets.companions import CompanionsSheet
from cardtable.table.sheets.key_card import KeyCard
from cardtable.table.sheets.laws import LawSheet
from cardtable.table.sheets.practice import Practice
from cardtable.table.sheets.practice_deal import PracticeDealSheet
from cardtable.table.sheets.practice_score import Tally
from cardtable.table.sheets.records import RecordsSheet
from cardtable.table.sheets.statistics import StatisticsSheet
from cardtable.table.sheets.todays_deal import TodaysDeal
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds import speaker
from cardtable.table.sounds.heard import Cue, Hearable
from cardtable.table.widgets.overlay import Overlay, Sheet
from cardtable.table.wording import keys
from cardtable.table.wording.keys import Line

AUDIBLE = ("sound", "volume")            # settings whose change is at once to be heard


class House(Protocol):
    """A window that lays sheets over its page."""

    store: Store
    settings: Settings
    tallies: dict[str, Tally]
    sounds: Hearable
    past: LookingBack
    teaching: Teaching

    @property
    def table(self) -> QWidget | None: ...

    def lay(self, sheet: Sheet) -> Overlay: ...
    def resume(self, number: int) -> object: ...
    def open_table(self, setup: Setup) -> object: ...
    def refresh_gallery(self) -> object: ...
    def relook(self) -> object: ...


def house() -> dict[str, Game]:
    """Every game with its rules, by name."""
    return {game.name: game for game in games()}


def open_door(door: str, window: House) -> Overlay:
    """Lay the sheet behind a door over the window: one of `cabinet.gallery.DOORS`, or "help"."""
    match door:
        case "records":
            records = RecordsSheet(window.store, house())
            records.resumed.connect(window.resume)
            records.opened.connect(window.past.open_record)
            records.printed.connect(window.past.print_record)
            records.brought.connect(window.past.open_file)
            records.elsewhere.connect(lambda game: _boards(window, game))
            overlay = window.lay(records)
            overlay.closed.connect(window.refresh_gallery)
            return overlay
        case "statistics":
            judge_again(window.store)
            read_records(window.store)
            return window.lay(StatisticsSheet(window.store.results(), window.store.gradings()))
        case "settings":
            settings = SettingsSheet(window.settings, audible=speaker.installed(), cards=_cards(window),
                                     worn=_worn(window))
            settings.changed.connect(partial(_take, window))
            settings.changed.connect(lambda _: window.relook())
            settings.changed.connect(lambda name: window.sounds.hear(Cue("card")) if name in AUDIBLE else None)
            settings.about.connect(lambda: window.lay(AboutSheet()))
            return window.lay(settings)
        case "laws":
            return window.lay(LawSheet(house()))
        case "companions":
            companions = CompanionsSheet(window.store.met())
            companions.opened.connect(partial(_companion, window))
            return window.lay(companions)
        case "today":
            todays = TodaysDeal(window.store, house(), str(window.settings["name"]))
            todays.dealt.connect(window.open_table)
            todays.resumed.connect(window.resume)
            return window.lay(todays)
        case "practice":
            store = window.store
            practice = Practice(house(), window.tallies, kept=store.kept_choices(), forget=store.forget_choice,
                                game=_practised(window))
            practice.again.connect(window.open_table)
            practice.whole.connect(lambda: _whole_deal(window, practice.row.name))
            overlay = window.lay(practice)
            overlay.closed.connect(practice.leave)
            return overlay
        case "deal":
            return _whole_deal(window, _game_of(window))
        case "lessons":
            return window.teaching.offer()
        case "help":
            return window.lay(KeyCard("looking back" if window.past.page is not None else
                                      "cabinet" if window.table is None else
                                      "lesson" if isinstance(window.table, LessonPage) else "table", _cards(window),
                                      without=_idle(window)))
        case _:
            raise ValueError(f"there is no door {door!r}")


def _before(window: House) -> Game | None:
    """The game that is before the reader, at the table or looked back on; None in the cabinet."""
    past, table = window.past.page, window.table
    return past.game if past is not None else table.setup.game if isinstance(table, TablePage) else None


def _cards(window: House) -> bool:
    """Whether cards are played at what is before the reader: from the cabinet they may be."""
    game = _before(window)
    return game is None or game.has_cards


def _idle(window: House) -> set[Line]:
    """The keys that do nothing at what is before the reader."""
    game, table = _before(window), window.table
    found: set[Line] = set()
    if game is not None and part(game.name, "laboratory") is None:
        found.add(keys.LABORATORY)
    if game is not None and not opens(game.name):
        found.add(keys.OPEN_CARDS)
    if isinstance(table, TablePage) and not table.setup.strict:
        found.add(keys.ACCUSE)
    if isinstance(table, TablePage) and table.host.chair.alone:
        found.add(keys.HIDE)
    return found


def _worn(window: House) -> Mapping[str, Json]:
    """The settings that what is before the reader goes by: the table's own, without the aids that it has not."""
    table = window.table
    if not isinstance(table, TablePage):
        return window.settings
    setup = table.setup
    return ChainMap({aid: False for aid in aids_for(setup.game) if aid not in setup.aids}, table.settings)


def _take(window: House, name: str) -> None:
    """An aid that was not agreed on for this table, and is wished for now, it has from here on; that is noted."""
    table = window.table
    if isinstance(table, TablePage) and name in aids_for(table.setup.game) and table.settings[name]:
        table.setup = table.setup.aided(name)
        if table.host.croupier.ledger is not None:
            table.host.croupier.ledger.note_aid(name)


def _game_of(window: House) -> str:
    """The game at the table, or the one played last; "" before any has been played."""
    table = window.table
    return table.setup.game.name if isinstance(table, TablePage) else next(iter(window.store.played()), "")


def _practised(window: House) -> str:
    """The game at the table, else what was practised last."""
    return _game_of(window) if isinstance(window.table, TablePage) else next(reversed(window.tallies), _game_of(window))


def _companion(window: House, key: str) -> Overlay:
    titles = {name: row.title for name, row in house().items()}
    return window.lay(CompanionSheet(key, window.store.met(), titles))


def _whole_deal(window: House, game: str = "") -> Overlay:
    """A deal to practise is set up, of this game if one is named."""
    dealt = {name: row for name, row in house().items() if row.deals_hands}
    chosen = PracticeDealSheet(dealt, game, str(window.settings["name"]) or "You")
    chosen.dealt.connect(window.open_table)
    chosen.elsewhere.connect(lambda: _boards(window, chosen.row.name))
    return window.lay(chosen)


def _boards(window: House, game: str) -> Overlay:
    """Deals of other programs."""
    sheet = BoardsSheet(house(), game, str(window.settings["name"]) or "You")
    sheet.dealt.connect(window.open_table)
    overlay = window.lay(sheet)
    overlay.closed.connect(sheet.leave)
    return overlay
