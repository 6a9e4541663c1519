"""The talk: what was told, what was said, and the laws that were cited, in the order it came."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt, QUrl, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import QWidget

from cardtable.rules.laws import Law
from cardtable.table.book.writing import BOX, BOXED, RULED, Reading, Run, block, letters

SPEAKERS, GAP = 72, 11
"""The column in which the speakers stand, and its distance from what they say, at the usual text size."""

LAW = "law:"
SHORT = 170
"""Letters of an article that stand in its box."""
APART = 6               # lines between two laws of which the text is given
NEAR = 4                # pixels from the foot, within which the end is being read


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the narrator."""

    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody said."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something could not be done, in a sentence, and the law that is behind it, as it is referred to."""

    text: str
    law: Law
    reference: str


@dataclass(frozen=True, slots=True)
class Cited:
    """A law, and the title of its code; its text, unless that stands on this page already, or it gives no right and
    another has just been given in full: a page of laws would hide what is said and done."""

    law: Law
    title: str
    numbered: bool
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Ruled:
    """A line drawn under what went before."""


Entry = Told | Said | Refused | Cited | Ruled


def _cites(entry: Entry, law: Law) -> bool:
    return isinstance(entry, Cited) and entry.law == law


class Talk(Reading):
    """Grows at its foot, and stays there unless the reader has scrolled back."""

    law_wanted = Signal(str, int)
    """A law has been followed: the name of its code, and its number."""

    grown = Signal()
    """Something was added that is seen nowhere else: of what is said and done the cloth tells, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Talk", parent)
        self.setAccessibleName("Talk")
        self.entries: list[Entry] = []
        self._beside = True
        self._at_end = True
        self.anchorClicked.connect(self._followed)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._stay)
        bar.valueChanged.connect(self._scrolled)

    def narrate(self, text: str) -> None:
        """A line of the narrator, in italics."""
        self._add(Told(text))

    def say(self, name: str, text: str) -> None:
        """What somebody says, his name beside it."""
        self._add(Said(name, text))

    def refuse(self, text: str, law: Law, reference: str) -> None:
        """Why something cannot be done; not twice running."""
        entry = Refused(text, law, reference)
        if self.entries[-1:] != [entry]:
            self._add(entry)

    def cite(self, law: Law, title: str, numbered: bool = True) -> None:
        """A law in its box, with the title of its code: once, and then no more, unless it gives somebody a right, of
        which he makes use again; then its name."""
        again = any(_cites(entry, law) for entry in self.entries)
        if not again or law.remedies and not _cites(self.entries[-1], law):
            crowded = any(isinstance(entry, Cited) and not entry.brief for entry in self.entries[-APART:])
            self._add(Cited(law, title, numbered, again or crowded and not law.remedies))

    def rule(self) -> None:
        """A line across the page; never two together, nor one at the top."""
        if self.entries and not isinstance(self.entries[-1], Ruled):
            self._add(Ruled())

    def clear(self) -> None:
        """A fresh page."""
        self.entries.clear()
        self.begin_afresh()

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._write(entry)
        if isinstance(entry, Refused) or isinstance(entry, Cited) and not entry.brief:
            self.grown.emit()

    def _stay(self, least: int, most: int) -> None:
        """The page has grown, or the words on it: whoever read its end still does."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - NEAR

    def paintEvent(self, event: QPaintEvent) -> None:
        """At its end no line is shown by half at the upper edge."""
        top = self._first_whole_line() if self._at_end else 0
        super().paintEvent(QPaintEvent(event.rect().intersected(self.viewport().rect().adjusted(0, top, 0, 0))))

    def _first_whole_line(self) -> int:
        """How far below the upper edge the first line begins that is seen whole."""
        scrolled = self.verticalScrollBar().value()
        if not scrolled:
            return 0
        found = self.document().documentLayout().hitTest(QPointF(1, scrolled), Qt.HitTestAccuracy.FuzzyHit)
        block = self.document().findBlock(max(0, found))
        while block.isValid():
            layout = block.layout()
            for number in range(layout.lineCount()):
                line = layout.lineAt(number).rect().translated(layout.position())
                if line.top() >= scrolled - 1:
                    head = BOX[1] * self.look.furniture if not number and block.userState() == BOXED else 0
                    return max(0, round(line.top() - scrolled - head))
            block = block.next()
        return 0

    def rewrite(self) -> None:
        """All entries again."""
        self._beside = self._fits_beside()
        for entry in self.entries:
            self._write(entry)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _fits_beside(self) -> bool:
        """Whether speakers have a column of their own: not where letters are large and the page is narrow.  The page
        is taken to be as wide as beside its scroll bar, so that its coming in the middle of a line changes nothing."""
        wide = self.width() - self.viewportMargins().right() - self.verticalScrollBar().sizeHint().width()
        return (SPEAKERS + GAP) * self.look.text < .36 * max(1, wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A page that has become narrow is set otherwise."""
        super().resizeEvent(event)
        if self._fits_beside() != self._beside:
            self.dress()

    def _write(self, entry: Entry) -> None:
        look = self.look
        match entry:
            case Told(text):
                self.paragraph(block(look, below=11), [(text, letters(look, "event", "ink_second"))])
            case Said():
                self._speech(entry)
            case Refused():
                self._refusal(entry)
            case Cited():
                self._citation(entry)
            case Ruled():
                self.paragraph(block(look, "small", below=9, leading=.5), [], RULED)

    def _speech(self, said: Said) -> None:
        look = self.look
        speaker, words = letters(look, "speaker", "heading"), letters(look, "body")
        form = block(look, below=9)
        if self._beside and look.metrics("speaker").horizontalAdvance(said.name) <= SPEAKERS * look.text:
            form.setLeftMargin((SPEAKERS + GAP) * look.text)
            form.setTextIndent(-(SPEAKERS + GAP) * look.text)
            column, start = QTextOption.Tab(), QTextOption.Tab()
            column.position, column.type = SPEAKERS * look.text, QTextOption.TabType.RightTab
            start.position, start.type = (SPEAKERS + GAP) * look.text, QTextOption.TabType.LeftTab
            form.setTabPositions([column, start])
            runs: list[Run] = [("\t", words), (said.name, speaker), ("\t", words), (said.text, words)]
        else:
            runs = [(said.name, speaker), ("  ", words), (said.text, words)]
        self.paragraph(form, runs)

    def _refusal(self, refused: Refused) -> None:
        look = self.look
        self.paragraph(block(look, below=11), [
            (f"{refused.text} ", letters(look, "event", "ink_second")),
            (refused.reference, letters(look, "citation", "oxblood", _link(refused.law)))])

    def _citation(self, cited: Cited) -> None:
        """All of it leads to the article; without its text it needs no box."""
        look, law, link = self.look, cited.law, _link(cited.law)
        if cited.brief:
            told = f"Law {law.number}. {law.heading}" if cited.numbered else law.heading
            self.paragraph(block(look, below=11), [(f"{told}. ", letters(look, "citation", "oxblood", link)),
                                                   (law.of(cited.title), letters(look, "citation", "oxblood", link))])
            return
        left, top, right, below = BOX
        form = block(look, "law", below=below + 11, above=top + 2, left=left, right=right)
        head = f"Law {law.number}." if cited.numbered else f"{law.heading}."
        runs = [(head, letters(look, "law number", "oxblood", link)),
                (f" {opening(law.text)} ", letters(look, "law", link=link)),
                (law.of(cited.title), letters(look, "citation", "oxblood", link))]
        self.paragraph(form, runs, BOXED)

    def _followed(self, link: QUrl) -> None:
        what, _, rest = link.toString().partition(":")
        code, _, number = rest.rpartition(":")
        if f"{what}:" == LAW:
            self.law_wanted.emit(code, int(number))


def _link(law: Law) -> str:
    return f"{LAW}{law.code}:{law.number}"


def opening(text: str) -> str:
    """As many whole sentences of an article as are short together, at least one; the rest is in the law book."""
    first, *more = text.split(". ")
    for sentence in more:
        if len(first) + len(sentence) > SHORT:
            return f"{first}. …"
        first = f"{first}. {sentence}"
    return first
