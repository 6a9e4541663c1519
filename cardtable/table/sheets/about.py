"""About the program: its version, its licence, and the parts by others with theirs."""
from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from cardtable import __version__, compiled, resources
from cardtable.parts import parts
from cardtable.table.widgets import Label, Rule
from cardtable.table.widgets.folio import Folio

PARTS = "licences.txt"                   # put there by whoever makes an installer
ABOUT = ("The card games of four old books, at a table that knows their rules and their laws. The program, its pack, "
         "its pictures and its sounds are under the MIT licence: use them, change them and pass them on as you like.")
QT = ("Qt and PySide6 are used under the GNU Lesser General Public License, version 3: they lie beside the program as "
      "libraries of their own, and you may put others in their place. The typefaces EB Garamond and Linux Libertine "
      "are under the SIL Open Font License.")


def licences() -> Path | None:
    """The file with all the licences in full, where the program was installed with one."""
    try:
        return resources.path(PARTS)
    except FileNotFoundError:
        return None


class AboutSheet(Folio):
    """One page; the licences themselves are opened beside it."""

    WIDE = 680

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("The Card Table", f"version {__version__}", parent)
        self.middle.addWidget(Label(ABOUT, wrap=True))
        self.middle.addWidget(Label(compiled.told(), "note", "ink_second", wrap=True))
        self.middle.addWidget(Rule())
        self.middle.addWidget(Label("Made with", "tile"))
        self.middle.addWidget(Label(QT, wrap=True))
        for one in parts():
            self.middle.addWidget(Label(f"{one.name} {one.version}: {one.licence}", "small", "ink_second", wrap=True))
        self.file = licences()
        if self.file is not None:
            self.middle.addWidget(Label(f"All licences in full: {self.file}", "small", "ink_third", wrap=True))
            self.button("Read the licences").clicked.connect(self.read)
        self.middle.addStretch(1)
        self.close_button("Close")

    def read(self) -> None:
        """In whatever this desktop reads texts with."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.file)))
