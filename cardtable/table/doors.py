"""The doors of the cabinet: which sheet each opens."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.table.lawsheet import LawSheet
from cardtable.table.overlay import Overlay
from cardtable.table.practising import Practice
from cardtable.table.records import RecordsSheet
from cardtable.table.settingsheet import SettingsSheet
from cardtable.table.statistics import StatisticsSheet

if TYPE_CHECKING:
    from cardtable.table.window import MainWindow


def open_door(door: str, window: MainWindow) -> Overlay:
    """Lay the sheet behind a door over the window: "records", "statistics", "settings", "laws" or "practice"."""
    match door:
        case "records":
            records = RecordsSheet(window.store, window.gallery.games)
            records.resumed.connect(window.resume)
            overlay = window.lay(records)
            overlay.closed.connect(window.refresh_gallery)
            return overlay
        case "statistics":
            return window.lay(StatisticsSheet(window.store.results()))
        case "settings":
            settings = SettingsSheet(window.settings)
            settings.changed.connect(lambda _: window.relook())
            return window.lay(settings)
        case "laws":
            return window.lay(LawSheet(window.gallery.games))
        case "practice":
            practice = Practice(window.gallery.games, window.tallies)
            overlay = window.lay(practice)
            overlay.closed.connect(practice.leave)
            return overlay
        case _:
            raise ValueError(f"there is no door {door!r}")
