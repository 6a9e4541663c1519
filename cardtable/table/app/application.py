"""Opens the window: the application, the store with whatever may be wrong with it, and one window for each store."""
from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from cardtable import __version__, resources
from cardtable.store import Settings, Store, StoreBusy, StoreFault, saves_file
from cardtable.table.app.collector import Collector
from cardtable.table.app.fault_log import Faults, open_log
from cardtable.table.app.keeper import Keeper
from cardtable.table.app.opening import open_store
from cardtable.table.app.platform import open_application
from cardtable.table.app.signals import Interrupt
from cardtable.table.app.window import MainWindow
from cardtable.table.sounds.speaker import Speaker
from cardtable.table.widgets import wear
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.look_of import look_of

if TYPE_CHECKING:
    from cardtable.table.forms.setup import Setup

FAULT = 2               # what the process ends with when it could not open
LATER = 400             # milliseconds after the first paint
SCREENLESS = ("offscreen", "minimal")            # platforms at which nobody sits: nothing is heard there


def run(setup: Setup | None = None, look: Path | None = None) -> int:
    """Show the gallery, the table of `setup` or the record in the file `look`, until it is closed; the exit code.

    Ctrl-C closes the window too.  A second start on the same file of saved games raises the first window, which then
    shows the record, and gives 0.
    """
    app = application()
    fault = None
    try:
        store = open_store(app, saves_file())
    except StoreBusy as busy:
        return _second(saves_file(), busy, look)
    except StoreFault as met:
        store, fault = Store(None), met
    settings = Settings(store)
    wear(look_of(settings))
    window = MainWindow(store, settings)
    faults = Faults()
    faults.found.connect(window.tell_fault)
    faults.install()
    window.log_file = open_log()
    speaker = Speaker(lambda: settings["volume"] / 100 if settings["sound"] else 0.0)
    if app.platformName() not in SCREENLESS:
        window.sounds = speaker
    if setup is not None:
        from cardtable.table.forms.setup import named
        window.open_table(named(setup, str(settings["name"])))
    window.show()
    if fault is not None:
        window.tell_unkept(str(fault))
    keeper = Keeper(store, settings, window.tell, window)
    welcome = not keeper.look() and setup is None and look is None and fault is None
    later(window, 0, lambda: _afterwards(app, window, welcome))
    if look is not None:
        later(window, 0, lambda: window.past.open_file(look))
    collector, interrupt = Collector(), Interrupt(window)
    try:
        return app.exec()
    finally:
        keeper.stop()
        interrupt.stop()
        collector.stop()
        faults.remove()
        speaker.close()
        _close(store)


def application() -> QApplication:
    """The one application, with its names."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else open_application(sys.argv[:1])
    app.setApplicationName("cardtable")
    app.setApplicationDisplayName("Card Table")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cardtable")
    _bring_typefaces()
    return app


def _bring_typefaces() -> None:
    """Those that an installer has put beside the pictures; a checkout and a wheel make do with the system's."""
    with suppress(FileNotFoundError):
        for file in sorted(resources.path("typefaces").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(file))


def _second(file: Path, busy: StoreBusy, look: Path | None) -> int:
    """There is a window already."""
    from cardtable.table.app.one_instance import ring
    if ring(file, look):
        return 0
    print(f"cardtable: {busy}", file=sys.stderr)
    return FAULT


def _afterwards(app: QApplication, window: MainWindow, welcome: bool) -> None:
    """What can wait until the window is seen."""
    if welcome and window.isVisible():
        window.welcome()
    app.setWindowIcon(QIcon(str(resources.path("icons", "cardtable.svg"))))
    if window.store.file is not None:
        from cardtable.table.app.one_instance import Doorbell
        bell = Doorbell(window.store.file, window)
        bell.rung.connect(lambda look: _called(window, look))
    later(window, LATER, _warm)


def _called(window: MainWindow, look: str) -> None:
    """By a second start."""
    window.come_forward()
    if look and not window.isHidden():
        window.past.open_file(Path(look))


def _warm() -> None:
    """Read in what the first click is likely to need."""
    import cardtable.table.app.open_sheet
    import cardtable.table.forms.newgame  # noqa: F401


def _close(store: Store) -> None:
    try:
        store.close()
    except StoreFault as fault:
        print(f"cardtable: {fault}", file=sys.stderr)
