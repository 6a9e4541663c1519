"""The book at the right of the table: beside it in a wide window, sliding over it in a small one."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardtable.showing.charts import Chart
from cardtable.showing.places import Cloth
from cardtable.showing.scales import Scale
from cardtable.table.book.advice import AdvicePage
from cardtable.table.book.in_words import InWords
from cardtable.table.book.laws import LawPage
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.measures import Measures, folds_below
from cardtable.table.book.panel import Panel
from cardtable.table.book.score import ScorePage
from cardtable.table.book.sheet import ScoreLine
from cardtable.table.book.tabs import SIDE, Tabs
from cardtable.table.book.talk import Talk
from cardtable.table.book.talk_page import WHOLE, TalkPage
from cardtable.table.paint.canvas import horizontal
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.keys import LAWS, TALK

Tab = Literal["score", "talk", "laws", "advice"]
TABS: tuple[Tab, ...] = ("score", "talk", "laws", "advice")

SHADE = 18              # how far the slid book darkens the table
SLIDE = 220             # milliseconds
DRAWN = 9               # a drawer begins so far left of the page, below its upper edge and above its lower
ROW_LEFT, ROW_TOP, PAGE_TOP = 14, 4, 38


class Book(Dressed, QWidget):
    """Four pages: the score, `talk`, `laws`, `advice`; and `words`, the table in words, at the foot of the score.

    The page that holds it calls `place` whenever its size changes, and gives the table the rectangle that is left.
    """

    moved = Signal()
    """It has been folded or unfolded: `place` must be called again."""

    slid = Signal()              # it slides over the table, or back: it `covers` something else
    opened = Signal(str)         # a page has been turned to
    left = Signal()              # Escape has closed a page, or ended a search: the keyboard is the table's again
    compare_wanted = Signal()
    review_wanted = Signal()
    words_opened = Signal(bool)
    """The reader has opened the table in words, or folded it."""

    def __init__(self, parent: QWidget | None = None, names: Sequence[str] = ("Score", "Talk", "Laws", "Advice"),
                 first: Tab = "score") -> None:
        """`names` stand on the tabs, of which `first` stands before the others."""
        super().__init__(parent)
        self._panel = Panel(self)
        held = self._panel.pages         # by this from the first: Qt dresses all anew that is given to another widget
        self._score, self._talk = ScorePage(held), TalkPage(held)
        self.laws, self.advice = LawPage(held), AdvicePage(held)
        self.show_race, self.open_words = self._score.show_race, self._score.open_words
        self.show_wagers = self._score.show_wagers
        self.show_block = self._score.block.show_block
        self.turn_words = self._score.words_opened.emit
        self.keep_free = self._panel.keep_free
        self._area, self._kept_folded = QRect(), False
        self.measures = Measures()
        self._cloth: Cloth = "rectangle"
        self.scale: Scale | None = None
        self._chart: Chart | None = None
        self._known: Sequence[ScoreLine] | None = None     # the rows of the score shown last
        self._out = 0.0
        self._before: tuple[Tab, bool] | None = None     # the page from which it was turned for a while, and if seen
        self.covers = QRect()                    # what it covers of the table
        for page in (self._score, self._talk, self.laws, self.advice):
            self._panel.pages.addWidget(page)
        before = TABS.index(first)
        self._row, self._edge = Tabs(names, "row", self._panel, before), Tabs(names, "edge", self, before)
        for tabs in (self._row, self._edge):
            for tab, keys in ((1, TALK), (2, LAWS)):
                tabs.tabs[tab].setToolTip(keys.told)
        self._row.pressed.connect(lambda number: self.open_tab(TABS[number]))
        self._edge.pressed.connect(self._edge_pressed)
        self._slide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slid)
        self.talk.grown.connect(lambda: self._news("talk"))
        self.talk.law_wanted.connect(self.open_law)
        self.advice.compare.clicked.connect(self.compare_wanted)
        self._score.review.clicked.connect(self.review_wanted)
        self._score.words_opened.connect(self.words_opened)
        self._turn_to(TABS.index("talk"))

    # What the pages show

    @property
    def talk(self) -> Talk:
        """narrate, say, cite, rule, clear."""
        return self._talk.talk

    @property
    def words(self) -> InWords:
        """The table in words: `show_text`."""
        return self._score.words

    def head(self, title: str, note: str = "") -> None:
        """What is being played ("Deal 4") and how it stands ("three all"), above the talk."""
        self._talk.set_heading(title, note)

    def show_score(self, title: str, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = (),
                   foot: Sequence[ScoreLine] | None = None, note: str = "", news: bool = True) -> None:
        """The score sheet: each row its words and a text for each column, the total likewise; words alone make a head.
        `foot` stands below the talk, with that total and a note.  What plates tell as well is no `news`."""
        known, self._known = self._known, rows
        self._score.show_sheet(title, columns, rows, total)
        if foot is not None:
            self._talk.show_foot(title, columns, foot, total, note=note)
        shown = foot is not None and self.seen and self._talk.foot.isVisible()
        if news and rows and known is not None and rows != known and not shown:
            self._news("score")

    def show_aside(self, rows: Sequence[ScoreLine]) -> None:
        """What stands below the score sheet, lines as there."""
        self._score.show_aside(rows)

    def show_scale(self, scale: Scale | None) -> None:
        """A table to which the talk refers, below it; none, where the score does not stand there."""
        self.scale, scale = scale, scale or Scale("", (), ())
        self._talk.show_foot(scale.title, scale.heads, scale.rows, (), scale.marked, scale.note, WHOLE)

    def show_chart(self, chart: Chart | None) -> None:
        """A game's chart of cards: above the talk, or where there is too little room under advice."""
        self._chart = chart
        self.advice.chart.show_chart(None if self._talk.show_chart(chart) else chart)

    def lay_in(self, tab: Tab, leaf: Leaf) -> None:
        """Another page instead of one of these."""
        number, pages = TABS.index(tab), self._panel.pages
        pages.insertWidget(number, leaf)
        pages.removeWidget((self._score, self._talk, self.laws, self.advice)[number])

    def allow(self, compare: bool, review: bool) -> None:
        """Whether courses can be compared now, and a deal be looked back on."""
        self.advice.compare.setVisible(compare)
        self._score.review.setVisible(review)

    # Pages and tabs

    @property
    def tab(self) -> Tab:
        """The page turned to."""
        return TABS[self._panel.pages.currentIndex()]

    @property
    def seen(self) -> bool:
        """Whether a page can be read now: a folded book that has not slid out shows none."""
        return not self.folded or self._out > 0

    def open_tab(self, tab: Tab) -> None:
        """Turn to a page; a folded book slides out."""
        self._before = None
        if self.folded and (self._out < 1 or self.covers.isNull()):          # or is just going back
            self._turn_out(True)
        self._turn_to(TABS.index(tab))
        self.opened.emit(tab)

    def open_meanwhile(self, tab: Tab) -> None:
        """Turn to a page until `go_back`, unless the reader turns to another himself."""
        before = self._before or (self.tab, self.seen)
        self.open_tab(tab)
        self._before = before

    def go_back(self) -> None:
        """Where the book lay open before it was turned for a while."""
        if self._before is None:
            return
        (tab, seen), self._before = self._before, None
        self._turn_to(TABS.index(tab))
        if not seen:
            self.close_page()

    def _turn_to(self, number: int) -> None:
        self._panel.pages.setCurrentIndex(number)
        self._row.mark(number)
        self._edge.mark(number if self._out else None)
        self._read()

    def keep_public(self, public: bool) -> None:
        """Only what all may read, while a chair passes: advice is shut, and a book that has slid out goes back."""
        if public and self.tab == "advice":
            self._turn_to(TABS.index("talk"))
        if public:
            self.close_page()
        for tabs in (self._row, self._edge):
            tabs.tabs[TABS.index("advice")].setEnabled(not public)

    def close_page(self) -> None:
        """A book that has slid out goes back to its tabs."""
        if self.folded and self._out:
            self._turn_out(False)
            self._edge.mark(None)

    def _edge_pressed(self, number: int) -> None:
        if self._out and self.tab == TABS[number]:
            self.close_page()
        else:
            self.open_tab(TABS[number])

    def _news(self, tab: Tab) -> None:
        if not self.seen or self.tab != tab:
            self._dot(tab, True)

    def _read(self) -> None:
        """Nothing is news on a page that lies open."""
        if self.seen:
            self._dot(self.tab, False)

    def _dot(self, tab: Tab, news: bool) -> None:
        for tabs in (self._row, self._edge):
            tabs.tabs[TABS.index(tab)].news = news

    def open_law(self, code: str, number: int) -> None:
        """Turn to an article of one of the game's codes."""
        self.laws.open_at(number, self.laws.codes.get(code))
        self.open_tab("laws")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes a page that lies over the table, and ends a search."""
        seeking = isinstance(QApplication.focusWidget(), QLineEdit)
        if event.key() == Qt.Key.Key_Escape and (seeking or self.folded and self._out):
            self.close_page()
            self.left.emit()
        else:
            event.ignore()

    # Where it lies

    @property
    def folded(self) -> bool:
        """Whether only the side tabs stand beside the table."""
        return self._kept_folded or self._area.width() < self.folds_below(self._area.height())

    def folds_below(self, high: float) -> float:
        """The width of a window, so high below its header, in which it has no room beside the table."""
        return folds_below(self._cloth, self.look.text, high)

    def keep_folded(self, folded: bool) -> None:
        """Fold it in a wide window too, or let it lie open again."""
        if folded != self._kept_folded:
            self._kept_folded, self._out = folded, 0.0
            self.moved.emit()

    def place(self, area: QRect, cloth: Cloth = "rectangle") -> QRect:
        """Lie at the right of `area`, the page below its header; the rectangle left for the table with this cloth."""
        self._slide.stop()
        self._cloth = cloth
        self._area = QRect(area)
        self.raise_()
        self._row.setVisible(not self.folded)
        self._edge.setVisible(self.folded)
        self.covers = self._slid_out() if self.folded and self._out else QRect()
        if self.folded:
            self._out = 1.0 if self._out else 0.0
            self._lay_folded()
            self._edge.mark(self._panel.pages.currentIndex() if self._out else None)
            return area.adjusted(10, 0, -(self._edge_width() + 10), -10)
        wide = self.measures.beside(area.width(), self.look.text)
        self.setGeometry(area.right() + 1 - 12 - wide, area.y(), wide, area.height() - 12)
        self._panel.setGeometry(self.rect())
        self._panel.lay(round(PAGE_TOP * self.look.furniture))
        self._panel.show()
        high = round(38 * self.look.furniture)
        self._row.arrange(QRect(ROW_LEFT, ROW_TOP, wide - ROW_LEFT - 8, high))
        self._row.raise_()
        self.show_chart(self._chart)
        self._read()
        return area.adjusted(12, 0, -(wide + 28), -12)

    def drawer(self) -> QRect | None:
        """Where paper can slide over the page, below the tabs and out to the window's edge, in the coordinates of what
        holds the book; None where the book is folded."""
        if self.folded:
            return None
        page = self._panel.geometry().translated(self.pos()).adjusted(-DRAWN, 0, 0, 0)
        page.setTop(page.top() + round(PAGE_TOP * self.look.furniture) + DRAWN)
        page.setRight(self._area.right())
        page.setBottom(page.bottom() - DRAWN)
        return page

    def _edge_width(self) -> int:
        return round(SIDE * min(1.4, self.look.furniture))

    def _slid_width(self) -> int:
        return self.measures.slid(self._area.width() - self._edge_width(), self.look.text)

    def _slid_out(self) -> QRect:
        """Where it lies when it has slid out."""
        wide, right = self._slid_width(), self._area.right() + 1 - self._edge_width()
        return QRect(right - wide, self._area.y(), wide, self._area.height() - 10)

    def _lay_folded(self) -> None:
        edge, wide = self._edge_width(), self._slid_width()
        out = wide + SHADE if self._out else 0
        self.setGeometry(self._area.right() + 1 - edge - out, self._area.y(), edge + out, self._area.height() - 10)
        self._panel.setVisible(bool(out))
        self._panel.setGeometry(round(SHADE + (1 - self._out) * wide), 0, wide, self.height())
        self._panel.lay(0)
        top = round(14 * min(1.0, self.height() / 640))
        self._edge.arrange(QRect(self.width() - edge, top, edge, self.height() - 2 * top))
        self._edge.raise_()
        if self._out == 1:
            self.show_chart(self._chart)

    def _turn_out(self, out: bool) -> None:
        self._slide.stop()
        end = 1.0 if out else 0.0
        self.covers = self._slid_out() if out else QRect()
        self.slid.emit()
        if not self.isVisible() or self.slide_time == 0:
            self._slid(end)
            return
        self._out = self._out or .001
        self._lay_folded()                       # it can have the keyboard at once
        self._slide.setDuration(self.slide_time)
        self._slide.setStartValue(self._out)
        self._slide.setEndValue(end)
        self._slide.start()

    slide_time = SLIDE
    """Milliseconds the book needs to slide out; 0 where motion is reduced."""

    def _slid(self, out: float) -> None:
        self._out = out
        self._lay_folded()
        self.raise_()
        self.update()

    def dress(self) -> None:
        """Lie again as the new size of letters demands."""
        super().dress()
        if not self._area.isNull():
            self.moved.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shade a slid book throws on the table."""
        if self.folded and self._out and not self.look.palette.plain:
            shade = QRectF(self._panel.x() - SHADE, 8, SHADE, self.height() - 8)
            QPainter(self).fillRect(shade, horizontal(shade, ((0, "#00000000"), (1, "#80000000"))))
