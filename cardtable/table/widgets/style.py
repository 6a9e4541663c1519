"""Dresses the application: palette, font, and the style sheet for what Qt draws by itself."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardtable.table import pressing
from cardtable.table.paint.look import Look
from cardtable.table.widgets import dressed, ring

_SHEET = """
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {edge}; padding: 4px 7px; }}
QMenu {{ background: {raised}; color: {ink}; border: 1px solid {edge}; border-radius: 6px; padding: 6px 0; }}
QMenu::item {{ padding: 6px 26px 6px 20px; background: transparent; }}
QMenu::item:selected {{ background: {lit}; color: {lit_ink}; }}
QMenu::item:disabled {{ color: {third}; }}
QMenu::separator {{ height: 1px; background: {rule}; margin: 5px 14px; }}
QComboBox QAbstractItemView {{ background: {raised}; color: {ink}; border: 1px solid {edge}; outline: 0; padding: 4px 0;
    selection-background-color: {lit}; selection-color: {lit_ink}; }}
QComboBox QAbstractItemView::item {{ min-height: {row}px; padding: 0 11px; }}
QLineEdit[dressed="true"], QAbstractSpinBox[dressed="true"] QLineEdit, QAbstractSpinBox[dressed="true"] {{
    background: transparent; border: 0; color: {ink};
    selection-background-color: {oxblood}; selection-color: #FFFFFF; }}
QLineEdit[dressed="true"] {{ padding: 0 11px; }}
QLineEdit[dressed="dark"] {{ background: transparent; border: 0; color: {title};
    selection-background-color: {oxblood}; selection-color: #FFFFFF; }}
QTextBrowser, QScrollArea, QScrollArea > QWidget > QWidget[ground="none"] {{ background: transparent; border: 0; }}
QTextBrowser {{ color: {ink}; selection-background-color: {lit}; selection-color: {lit_ink}; }}
QFileDialog QLabel {{ color: {title}; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {handle}; border-radius: {bar_round}px; margin: 2px;
    min-height: 36px; min-width: 36px; }}
QScrollBar::handle:hover {{ background: {edge}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: transparent; border: 0; width: 0; height: 0; }}
"""

def sheet(look: Look) -> str:
    """The style sheet for what Qt draws by itself."""
    colours = look.palette
    plain = colours.plain
    return _SHEET.format(
        raised=colours.paper_raised, ink=colours.ink, third=colours.ink_third, edge=colours.field_edge,
        rule=colours.rule, oxblood=colours.oxblood, title=colours.title, lit="#000000" if plain else "#E6D6AE",
        lit_ink="#FFFFFF" if plain else colours.ink, row=round(30 * look.text), bar=round(13 * look.text),
        bar_round=round(4 * look.text), handle="#000000" if plain else "#66A88D58")


def wear(look: Look, growth: float = 1.0) -> None:
    """Dress the whole application, words on paper grown by so much: every widget of this package follows at once.  In
    the look that is worn nobody is dressed again."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("There is no application to dress yet")
    look = replace(look.at_rest(), text=look.text * growth, growth=growth)
    if look == dressed.current() and app.styleSheet() == sheet(look):
        return
    dressed.put_on(look)
    app.setFont(look.font("body"))
    colours = QPalette()
    for role, colour in (
            (QPalette.ColorRole.Window, look.palette.room), (QPalette.ColorRole.WindowText, look.palette.ink),
            (QPalette.ColorRole.Base, look.palette.paper_raised), (QPalette.ColorRole.Text, look.palette.ink),
            (QPalette.ColorRole.Button, look.palette.paper), (QPalette.ColorRole.ButtonText, look.palette.ink),
            (QPalette.ColorRole.Link, look.palette.oxblood)):
        colours.setColor(role, QColor(colour))
    app.setPalette(colours)
    app.setStyleSheet(sheet(look))
    ring.install(app)
    pressing.install(app)
