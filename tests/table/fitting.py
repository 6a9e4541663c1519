"""Whether every word of a widget is shown whole."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QWidget

from cardtable.table.cabinet.exhibit import Exhibit
from cardtable.table.paint import words
from cardtable.table.widgets import BookTab, SideTab, Words
from cardtable.table.widgets.labels import headroom

SLACK = 2


def misfits(top: QWidget) -> list[str]:
    """What is cut off in `top`: words wider or higher than their widget, and widgets that lie outside what holds them.

    What a scrolling area hides for the moment may be scrolled to, but must fit into its width.
    """
    seen = [widget for widget in top.findChildren(QWidget) if widget.isVisible()]
    return [*(complaint for widget in seen for complaint in _complaints(widget)), *_strays(top)]


def _complaints(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, Words | QLabel):
        yield from _label(widget)
    elif isinstance(widget, Exhibit):
        yield from _exhibit(widget)
    elif isinstance(widget, BookTab | SideTab):
        long = widget.height() if isinstance(widget, SideTab) else widget.width()
        if widget.look.metrics("tab").horizontalAdvance(widget.text()) > long:
            yield f"tab {widget.text()!r}"
    elif isinstance(widget, QAbstractButton | QComboBox):
        hint = widget.sizeHint()
        if widget.hasHeightForWidth():              # words that may be broken: as high as so wide a one must be
            hint = QSize(widget.minimumSizeHint().width(), widget.heightForWidth(widget.width()))
        if widget.width() < hint.width() - SLACK or widget.height() < hint.height() - SLACK:
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            yield f"{type(widget).__name__} {text!r}: {widget.size().toTuple()}, needs {hint.toTuple()}"


def _exhibit(exhibit: Exhibit) -> Iterator[str]:
    ticket, words_ = exhibit.ticket(), exhibit.words()
    if ticket.height() < words_.high - SLACK:
        yield f"ticket {exhibit.text()!r}: {ticket.height():.0f} high, needs {words_.high:.0f}"
    for role, px, _, line in words_.lines:
        wide = exhibit.look.metrics(role, px).horizontalAdvance(line)
        if wide > ticket.width():
            yield f"ticket {exhibit.text()!r}: {ticket.width():.0f} wide, needs {wide:.0f} for {line!r}"


def _label(label: QLabel) -> Iterator[str]:
    inside, measure = label.contentsRect(), QFontMetricsF(label.font())
    if not label.text():
        return
    if not label.wordWrap():
        lines, wide = 1, measure.horizontalAdvance(label.text())
    else:
        broken = words.wrapped(label.font(), label.text(), inside.width() + 1)
        lines, wide = len(broken), max(measure.horizontalAdvance(line) for line in broken)
    if wide > inside.width() + SLACK:
        yield f"label {label.text()!r}: {inside.width()} wide, needs {wide:.0f}"
    high = measure.ascent() + measure.descent() + (lines - 1) * measure.lineSpacing()
    if high > inside.height() + SLACK + headroom("title", label.font().pixelSize()):
        yield f"label {label.text()!r}: {inside.height()} high, needs {high:.0f}"


def _strays(top: QWidget) -> Iterator[str]:
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QAbstractButton | QLabel | QComboBox):
            continue
        rect = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
        scrolled = False
        holder = widget.parentWidget()
        while holder is not None and holder is not top:
            if isinstance(holder.parentWidget(), QAbstractScrollArea):
                scrolled = True
                port = QRect(holder.mapTo(top, QPoint(0, 0)), holder.size())
                if holder is holder.parentWidget().viewport() and (
                        rect.left() < port.left() - SLACK or rect.right() > port.right() + SLACK):
                    yield f"{_name(widget)} reaches beyond the sides of what scrolls"
            holder = holder.parentWidget()
        if not scrolled and not top.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
            yield f"{_name(widget)} at {rect.getRect()} lies outside {top.rect().getRect()}"


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"
