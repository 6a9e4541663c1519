"""The doors of the cabinet: which sheet each opens."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.croupier.verdict import judge_again
from cardtable.games import games
from cardtable.rules.game import Game
from cardtable.table.forms.settings import SettingsSheet
from cardtable.table.sheets.laws import LawSheet
from cardtable.table.sheets.practice import Practice
from cardtable.table.sheets.records import RecordsSheet
from cardtable.table.sheets.statistics import StatisticsSheet
from cardtable.table.widgets.overlay import Overlay

if TYPE_CHECKING:
    from cardtable.table.app.window import MainWindow


def house() -> dict[str, Game]:
    """Every game with its rules, by name."""
    return {game.name: game for game in games()}


def open_door(door: str, window: MainWindow) -> Overlay:
    """Lay the sheet behind a door over the window: "records", "statistics", "settings", "laws" or "practice"."""
    match door:
        case "records":
            records = RecordsSheet(window.store, house())
            records.resumed.connect(window.resume)
            overlay = window.lay(records)
            overlay.closed.connect(window.refresh_gallery)
            return overlay
        case "statistics":
            judge_again(window.store)
            return window.lay(StatisticsSheet(window.store.results()))
        case "settings":
            settings = SettingsSheet(window.settings)
            settings.changed.connect(lambda _: window.relook())
            return window.lay(settings)
        case "laws":
            return window.lay(LawSheet(house()))
        case "practice":
            practice = Practice(house(), window.tallies)
            overlay = window.lay(practice)
            overlay.closed.connect(practice.leave)
            return overlay
        case _:
            raise ValueError(f"there is no door {door!r}")
