"""Where games, settings and results are kept: one SQLite file, written by one thread.

with Store(saves_file()) as store:
sitting = store.begin(header)
store.add(sitting, "0 play KS").result()    # on the disk when this returns
store.load(sitting)["moves"]
"""

from __future__ import annotations

from cardtable.store.exercises import KeptChoice
from cardtable.store.faults import Notice, StoreBusy, StoreFault
from cardtable.store.folders import saves_file
from cardtable.store.results import Result, Tally, tally
from cardtable.store.saves import Store
from cardtable.store.settings import SETTINGS, Setting, Settings
from cardtable.store.sittings import Saved

__all__ = [
    "SETTINGS",
    "KeptChoice",
    "Notice",
    "Result",
    "Saved",
    "Setting",
    "Settings",
    "Store",
    "StoreBusy",
    "StoreFault",
    "Tally",
    "saves_file",
    "tally",
]
