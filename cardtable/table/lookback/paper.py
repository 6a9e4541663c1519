"""A game on paper: its score sheet and its moves in words, from a printer or in a file."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from cardtable.cards import Card
from cardtable.croupier.chronicle import Chapter, Chronicle
from cardtable.croupier.people import Player
from cardtable.croupier.tape import Tape
from cardtable.showing.laid import Laid
from cardtable.showing.phrases import listed
from cardtable.showing.standing import Standing
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.paint.lettering import DISPLAY, FALLBACKS, TEXT

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "#9A2A20"
MARGIN = 20.0                            # millimetres
FOOT = 10.0                              # points: the letters of the line below each page
KEPT = 28.0                              # points: of what was told, so much stays with the hands and the heading
STYLE = f"""
body {{ font-family: {', '.join([repr(name) for name in (*TEXT, *FALLBACKS)])}; font-size: 10.5pt; color: #1d1712; }}
h1 {{ font-family: {', '.join([repr(name) for name in (*DISPLAY, *FALLBACKS)])}; font-size: 24pt; font-weight: 400; }}
h2 {{ font-family: {', '.join([repr(name) for name in (*DISPLAY, *FALLBACKS)])}; font-size: 15pt; font-weight: 400;
      margin-top: 18px; margin-bottom: 4px; }}
p {{ margin-top: 6px; margin-bottom: 6px; }}
p.note, td.note {{ font-style: italic; color: #63503c; }}
table {{ margin-bottom: 7px; }}
td {{ padding-right: 16px; padding-bottom: 1px; }}
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
    letters = QFont(list(TEXT))
    letters.setFeature(QFont.Tag("liga"), 0)     # so that words copied out of a file have all their letters
    made.setDefaultFont(letters)
    made.setDefaultStyleSheet(STYLE)
    made.setHtml(f"<body>{''.join(body)}</body>")
    made.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle,
                            f"{chronicle.game.title}: {listed(chronicle.names)}")
    return made


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"<h2>{escape(chapter.heading)}</h2>"
    if chapter.laid:
        yield f"<table cellspacing='0'>{''.join([_laid(one, chapter.standing) for one in chapter.laid])}</table>"
    yield f"<p>{' '.join(map(escape, chapter.told))}</p>"
    if chapter.account:
        yield f"<p>{'<br>'.join(map(escape, chapter.account))}</p>"


def _laid(one: Laid, standing: Standing) -> str:
    """Whose, which cards, his part in it, and what they counted."""
    cards = " ".join(map(_card, sorted_hand(one.cards, "suit", standing)))
    return (f"<tr><td>{escape(one.whose)}</td><td>{cards}</td><td class='note'>{escape(one.note)}</td>"
            f"<td>{escape(one.worth)}</td></tr>")


def _card(card: Card) -> str:
    """"10♥", red where it is."""
    rank, suit = card.text[0], card.text[1]
    told = f"{'10' if rank == 'T' else rank}{SUITS.get(suit, suit)}"
    return f'<span style="color: {RED}">{told}</span>' if suit in "DH" else told


def write_pdf(made: QTextDocument, file: Path) -> None:
    """On sheets of A4; OSError when the file cannot be written."""
    file.open("ab").close()                  # Qt would not say why it cannot
    writer = QPdfWriter(str(file))
    writer.setTitle(made.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    _draw(made, writer)


def send_to_printer(made: QTextDocument, over: QWidget) -> bool:
    """Asks which printer, and how; whether it was sent."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # loads the system's printing
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(made.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    printer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    dialog = QPrintDialog(printer, over)
    if not dialog.exec():
        return False
    _draw(made, printer)
    return True


# --- pages

def _draw(made: QTextDocument, device: QPagedPaintDevice) -> None:
    """Page by page within the margins, each with its number; always dark on light, whatever the window wears.  OSError
    when the device cannot be drawn on."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError("nothing can be written there")
    point = device.logicalDpiY() / 72
    page = QSizeF(device.width(), device.height() - 3 * FOOT * point)
    _lay_out(made, device, page)
    letters = QFont([*TEXT, *FALLBACKS])
    letters.setPointSizeF(FOOT)
    title = made.metaInformation(QTextDocument.MetaInformation.DocumentTitle)
    seen = QAbstractTextDocumentLayout.PaintContext()
    seen.palette = QPalette(QColor("#1d1712"), QColor("#ffffff"))
    for number in range(made.pageCount()):
        if number:
            device.newPage()
        top = number * page.height()
        painter.save()
        painter.translate(0, -top)
        painter.setClipRect(QRectF(0, top, page.width(), page.height()))
        seen.clip = QRectF(0, top, page.width(), page.height())
        made.documentLayout().draw(painter, seen)
        painter.restore()
        painter.setFont(letters)
        painter.setPen(QColor("#63503c"))
        foot = QRectF(0, device.height() - 2 * FOOT * point, page.width(), 2 * FOOT * point)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, title)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
                         f"{number + 1} of {made.pageCount()}")
    painter.end()


def _lay_out(made: QTextDocument, device: QPagedPaintDevice, page: QSizeF) -> None:
    """In pages of this size; no heading stands alone at the foot of one."""
    layout = made.documentLayout()
    layout.setPaintDevice(device)
    made.setDocumentMargin(0)
    made.setPageSize(page)
    kept = KEPT * device.logicalDpiY() / 72
    block = made.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == 2 and _parted(layout, block, kept, page.height()):
            apart = QTextBlockFormat()
            apart.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).mergeBlockFormat(apart)
            made.setPageSize(page * 2)       # anew from the first line: of what Qt lays out by halves, lines are lost
            made.setPageSize(page)
        block = block.next()


def _parted(layout: QAbstractTextDocumentLayout, heading: QTextBlock, kept: float, high: float) -> bool:
    """Whether a page ends between a heading and the first lines told below it and its table."""
    last = heading
    while last.next().isValid() and QTextCursor(last.next()).currentTable() is not None:
        last = last.next()
    top, bottom = layout.blockBoundingRect(heading).y(), layout.blockBoundingRect(last).bottom() + kept
    return int(top // high) != int(bottom // high)
