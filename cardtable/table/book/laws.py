"""The laws: every article of a code in order, a line in which to look for words, and a way to any of them."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QShowEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.rules import matters
from cardtable.rules.laws import AGREED, ALWAYS, ETIQUETTE, PREVENTED, STRICT, Code, Law, Settled
from cardtable.rules.matters import MATTERS
from cardtable.showing import seeking
from cardtable.showing.phrases import number as in_words
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.writing import BOX, BOXED, PLAIN, Reading, Run, block, letters
from cardtable.table.widgets import BoneButton, Label, LineEdit

TREATED = {PREVENTED: "The table sees to it.", ALWAYS: "The table always goes by this.",
           AGREED: "The table goes by this where it was agreed on.",
           STRICT: "Applied under strict laws only.", ETIQUETTE: "A matter of manners, which the table leaves alone."}
"""How the table treats an article, as its readers are told."""


@cache
def _folded(law: Law) -> str:
    return seeking.folded(f"{law.number} {law.heading} {law.text}")


def holding(code: Code, sought: str) -> list[Law]:
    """The articles of a code with all the words sought; all of them for none."""
    wanted = seeking.sought(sought)
    return [law for law in code.laws if seeking.admits(wanted, _folded(law))]


class Articles(Reading):
    """The articles of one code, those that hold all the words looked for; or what several codes have on a matter.

    Below an article stands a link to its matter, if another of the codes treats of it; over one of a matter a link to
    its place in the code.  `matter_wanted` tells the matter that was clicked, and `article_wanted` code and number.
    """

    matter_wanted = Signal(str)
    article_wanted = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Articles", parent)
        self.setAccessibleName("Articles")
        self.code: Code | None = None
        self.codes: tuple[Code, ...] = ()
        self.sought = self.matter = ""
        self.opened = 0
        self._due = False                        # not yet written, because nobody has turned to it
        self.anchorClicked.connect(self._follow)

    def show_code(self, code: Code, codes: Iterable[Code] = ()) -> None:
        """Another code, from its beginning; `codes` are all of the game."""
        self.code, self.codes, self.opened, self.matter = code, tuple(codes), 0, ""
        self.dress()

    def show_matter(self, matter: str, codes: Iterable[Code]) -> None:
        """What these codes have on a matter."""
        self.matter, self.codes, self.sought, self.opened = matter, tuple(codes), "", 0
        self.dress()

    def look_for(self, text: str) -> None:
        """Only the articles with all these words; all articles for none."""
        self.sought = text.strip()
        if self.sought or not self.matter:
            self.matter = ""
            self.dress()

    def open_at(self, number: int) -> None:
        """Show this article first, and mark it."""
        self.sought, self.matter, self.opened = "", "", number
        self.dress()
        self.scrollToAnchor(_anchor(number))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - round((BOX[1] + 3) * self.look.furniture))      # the box begins above its words

    def found(self) -> list[Law]:
        """The articles shown."""
        if self.code is None:
            return []
        return holding(self.code, self.sought)

    def rewrite(self) -> None:
        """The articles found, the words looked for marked in them; above them what a word of the books means.  A whole
        code is a quarter of what a table costs to open: it is written when it is first seen."""
        self._due = not (self.matter or self.sought or self.opened or self.isVisible())
        if self._due:
            return
        if self.matter:
            self._on_matter()
            return
        means = self.words.means(self.sought) if self.words else ""
        if means:
            self.paragraph(block(self.look, below=14), [(f"{self.sought}: ", letters(self.look, "strong")),
                                                        (means, letters(self.look, "body"))])
        treated = Counter([matter for code in self.codes for matter in {law.matter for law in code.laws}])
        for law in self.found():
            self._article(law, self.code, treated[law.matter] if law.matter else 0)
        if self.code is not None and not means and not self.found():
            self.paragraph(block(self.look), [("No article has these words.",
                                               letters(self.look, "event", "ink_second"))])
        self._mark()
        self.to_top()

    def showEvent(self, event: QShowEvent) -> None:
        """What has waited for this is written."""
        super().showEvent(event)
        if self._due:
            self.rewrite()

    def _on_matter(self) -> None:
        for code, laws in matters.on(self.matter, self.codes):
            self.paragraph(block(self.look, below=10), [(code.title, letters(self.look, "label", "heading"))])
            for settled in matters.incidents(self.matter, code):
                self._incident(settled)
            for law in laws:
                self._article(law, code)
        self.to_top()

    def _incident(self, settled: Settled) -> None:
        """How the code settles what befell, in a box, so that two can be compared."""
        look, (left, top, right, below) = self.look, BOX
        self.paragraph(block(look, below=14 + below, above=top, left=left, right=right), [
            (settled.incident, letters(look, "law number", "oxblood")),
            ("\u2028" + settled.text, letters(look, "body")),
            (f"\u2028{settled.cited.capitalize()}, as the table plays it.", letters(look, "citation", "ink_third"))],
            BOXED)

    def _follow(self, link: QUrl) -> None:
        kind, _, rest = link.toString().partition(":")
        if kind == "matter":
            self.matter_wanted.emit(rest)
        else:
            code, _, number = rest.partition("/")
            self.article_wanted.emit(code, int(number))

    def _article(self, law: Law, code: Code | None, codes: int = 0) -> None:
        """`codes`, so many treat of its matter."""
        look = self.look
        assert code is not None
        opened = law.number == self.opened and not self.matter
        head = letters(look, "law number", "oxblood", f"law:{code.name}/{law.number}" if self.matter else "")
        head.setAnchor(True)
        head.setAnchorNames([_anchor(law.number)])
        title = f"{law.number}. " if code.numbered else ""
        left, top, right, below = BOX if opened else (0, 0, 6, 0)
        runs: list[Run] = [(title + law.heading, head)]
        if law.text:
            runs += [("\u2028" + law.text, letters(look, "body"))]
        runs += [("\u2028" + TREATED[law.treatment], letters(look, "citation", "ink_third"))]
        if codes > 1:
            runs.append((f"\u2028{MATTERS[law.matter]}, in {in_words(codes)} codes",
                         letters(look, "citation", "oxblood", f"matter:{law.matter}")))
        form = block(look, below=14 + below, above=top, left=left, right=right)
        self.paragraph(form, runs, BOXED if opened else PLAIN)

    def _mark(self) -> None:
        """The words looked for are lit wherever they stand."""
        lit = QTextCharFormat()
        lit.setBackground(QColor("#FFE14D" if self.look.palette.plain else "#66F2D48A"))
        cursor = QTextCursor(self.document())
        for start, end in seeking.marked(seeking.sought(self.sought), self.document().toRawText()):
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(lit)


class LawPage(Leaf):
    """A code, which may be changed for another of the game's, and a line to find words in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_heading("The laws")
        self.codes: dict[str, Code] = {}
        self.title = Label("", "note", "ink_second", wrap=True)
        self.other = BoneButton("Another code", small=True)
        self.other.clicked.connect(self._offer)
        self.seek = LineEdit()
        self.seek.setPlaceholderText("Find words or a number")
        self.seek.setAccessibleName("Find in the laws")
        self.seek.setClearButtonEnabled(True)
        self.articles = Articles()
        self.seek.textChanged.connect(self._look_for)
        self.articles.matter_wanted.connect(self.show_matter)
        self.articles.article_wanted.connect(lambda code, number: self.open_at(number, self.codes[code]))
        self.inside.addWidget(self.title)
        self.inside.addWidget(self.other, 0, Qt.AlignmentFlag.AlignLeft)
        self.inside.addWidget(self.seek)
        self.inside.addWidget(self.articles, 1)

    def show_code(self, code: Code, others: Mapping[str, Code] | None = None) -> None:
        """Open a code; `others`, if given, are those of the game that the reader may turn to."""
        self.codes = dict(others or {code.name: code})
        self.other.setVisible(len(self.codes) > 1)
        self._open(code)

    def open_at(self, number: int, code: Code | None = None) -> None:
        """Turn to an article; of another code, if it is given."""
        if code is not None and (code != self.articles.code or self.articles.matter):
            self.show_code(code, self.codes if code.name in self.codes else None)
        self.seek.clear()
        self.articles.open_at(number)

    def show_matter(self, matter: str) -> None:
        """What all codes of the game have on a matter, one below the other."""
        self.seek.clear()
        self.title.setText(MATTERS[matter])
        self.articles.show_matter(matter, self.codes.values())

    def _look_for(self, text: str) -> None:
        if text.strip() and self.articles.code is not None:
            self.title.setText(self.articles.code.title)
        self.articles.look_for(text)

    def menu(self) -> QMenu:
        """The codes of the game, that which is open ticked."""
        made = QMenu(self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for code in self.codes.values():
            action = made.addAction(code.title)
            action.setCheckable(True)
            action.setChecked(code == self.articles.code)
            action.triggered.connect(lambda _=False, code=code: self._open(code))
        return made

    def _offer(self) -> None:
        self.menu().popup(self.other.mapToGlobal(QPoint(0, self.other.height())))

    def _open(self, code: Code) -> None:
        self.title.setText(code.title)
        self.articles.show_code(code, self.codes.values())


def _anchor(number: int) -> str:
    return f"article-{number}"
