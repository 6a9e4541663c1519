"""A game on paper: its score sheet and its moves in words, from a printer or in a file."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

from cardtable.cards import Card
from cardtable.croupier.chronicle import Chapter, Chronicle
from cardtable.croupier.people import Player
from cardtable.croupier.tape import Tape
from cardtable.showing.phrases import listed
from cardtable.table.paint.lettering import DISPLAY, FALLBACKS, TEXT

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "#9A2A20"
MARGIN = 18.0                            # millimetres
STYLE = f"""
body {{ font-family: {', '.join([repr(name) for name in (*TEXT, *FALLBACKS)])}; font-size: 10.5pt; color: #1d1712; }}
h1 {{ font-family: {', '.join([repr(name) for name in (*DISPLAY, *FALLBACKS)])}; font-size: 24pt; font-weight: 400; }}
h2 {{ font-family: {', '.join([repr(name) for name in (*DISPLAY, *FALLBACKS)])}; font-size: 15pt; font-weight: 400; }}
p.note {{ font-style: italic; color: #63503c; }}
td {{ padding: 1pt 10pt 1pt 0; }}
"""


def document(tape: Tape, players: Sequence[Player], when: str = "") -> QTextDocument:
    """Title, players, how it ended; then deal by deal hands, moves in words, and what was marked and paid."""
    chronicle = Chronicle(tape, [player.name for player in players])
    code = chronicle.game.codes[chronicle.game.code_of(tape.past.options)]
    subtitle = " · ".join([part for part in (code.title, when) if part])
    body = [f"<h1>{escape(chronicle.game.title)}</h1>", f"<p>{escape(listed(chronicle.names))}</p>",
            f'<p class="note">{escape(subtitle)}</p>', *[f"<p>{escape(row)}</p>" for row in chronicle.outcome()]]
    for chapter in chronicle.chapters():
        body += _chapter(chapter)
    made = QTextDocument()
    made.setDefaultStyleSheet(STYLE)
    made.setHtml(f"<body>{''.join(body)}</body>")
    return made


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"<h2>{escape(chapter.heading)}</h2>"
    if chapter.hands:
        rows = "".join([f"<tr><td>{escape(name)}</td><td>{' '.join(map(_card, cards))}</td></tr>"
                        for name, cards in chapter.hands])
        yield f"<table>{rows}</table>"
    yield f"<p>{' '.join(map(escape, chapter.told))}</p>"
    if chapter.account:
        rows = "".join([f"<tr><td>{escape(row)}</td></tr>" for row in chapter.account])
        yield f"<table>{rows}</table>"


def _card(card: Card) -> str:
    """"10♥", red where it is."""
    rank, suit = card.text[0], card.text[1]
    told = f"{'10' if rank == 'T' else rank}{SUITS.get(suit, suit)}"
    return f'<span style="color: {RED}">{told}</span>' if suit in "DH" else told


def write_pdf(made: QTextDocument, file: Path) -> None:
    """On sheets of A4; OSError when the file cannot be written."""
    file.touch()                             # Qt would say nothing of a folder there is not
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    made.print_(writer)


def send_to_printer(made: QTextDocument, over: QWidget) -> bool:
    """Asks which printer, and how; whether it was sent."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # loads the system's printing
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, over)
    if not dialog.exec():
        return False
    made.print_(printer)
    return True
