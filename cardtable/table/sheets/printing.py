"""What is read on paper: a document in the letters of the house, by a printer or in a file, with its pages numbered."""
from __future__ import annotations

from collections.abc import Callable
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
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.table.paint.lettering import DISPLAY, FALLBACKS, TEXT
from cardtable.table.sheets.files import near
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Overlay, lay

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



def made_of(body: str, title: str) -> QTextDocument:
    """A document of this HTML, which stands below no other title on its pages."""
    made = QTextDocument()
    letters = QFont(list(TEXT))
    letters.setFeature(QFont.Tag("liga"), 0)     # so that words copied out of a file have all their letters
    made.setDefaultFont(letters)
    made.setDefaultStyleSheet(STYLE)
    made.setHtml(f"<body>{body}</body>")
    made.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
    return made


def offer(over: QWidget, note: str, make: Callable[[], QTextDocument], stem: str) -> Overlay:
    """On a printer, or into a file whose name begins so: whichever is chosen, `make` gives what is printed."""
    entries = [Entry("Print", lambda: print_it(over, make)), Entry("Save as PDF", lambda: save(over, make, stem)),
               Entry("Not now", lambda: None)]
    return lay(MenuSheet("On paper", entries, note), over)


def print_it(over: QWidget, make: Callable[[], QTextDocument]) -> None:
    """On a printer."""
    send_to_printer(make(), over)


def save(over: QWidget, make: Callable[[], QTextDocument], stem: str) -> None:
    """Into a file that is asked for."""
    name, _ = QFileDialog.getSaveFileName(over, "Save as PDF", str(near() / f"{stem}.pdf"), "PDF (*.pdf)")
    if name:
        write(over, make(), Path(name))


def write(over: QWidget, made: QTextDocument, file: Path) -> None:
    """Into this file; where that cannot be it is told."""
    try:
        write_pdf(made, file)
    except OSError as error:
        lay(Confirmation("It cannot be written", f"{file}: {error.strerror or error}", "Very well"), over)


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
    lay_out(made, device, page)
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


def lay_out(made: QTextDocument, device: QPagedPaintDevice, page: QSizeF) -> None:
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
