"""The laws: every article of a code in order, a line in which to look for words, and a way to any of them."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED, STRICT, Code, Law
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.writing import BOX, BOXED, PLAIN, Reading, Run, block, letters
from cardtable.table.widgets import BoneButton, Label, LineEdit

TREATED = {PREVENTED: "The table does not allow this fault.", ALWAYS: "The table always goes by this.",
           STRICT: "Applied under strict laws only.", ETIQUETTE: "A matter of manners, which the table leaves alone."}
"""How the table treats an article, as its readers are told."""


class Articles(Reading):
    """The articles of one code, those that hold all the words looked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Articles", parent)
        self.setAccessibleName("Articles")
        self.code: Code | None = None
        self.sought = ""
        self.opened = 0

    def show_code(self, code: Code) -> None:
        """Another code, from its beginning."""
        self.code, self.opened = code, 0
        self.dress()

    def look_for(self, text: str) -> None:
        """Only the articles with all these words; all articles for none."""
        self.sought = text.strip()
        self.dress()

    def open_at(self, number: int) -> None:
        """Show this article first, and mark it."""
        self.sought, self.opened = "", number
        self.dress()
        self.scrollToAnchor(_anchor(number))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - round((BOX[1] + 3) * self.look.furniture))      # the box begins above its words

    def found(self) -> list[Law]:
        """The articles shown."""
        if self.code is None:
            return []
        wanted = self.sought.casefold().split()
        return [law for law in self.code.laws
                if all(word in f"{law.number} {law.heading} {law.text}".casefold() for word in wanted)]

    def rewrite(self) -> None:
        """The articles found, the words looked for marked in them."""
        for law in self.found():
            self._article(law)
        if self.code is not None and not self.found():
            self.paragraph(block(self.look), [("No article has these words.",
                                               letters(self.look, "event", "ink_second"))])
        for word in self.sought.split():
            self._mark(word)
        self.to_top()

    def _article(self, law: Law) -> None:
        look, code = self.look, self.code
        assert code is not None
        opened = law.number == self.opened
        head = letters(look, "law number", "oxblood")
        head.setAnchor(True)
        head.setAnchorNames([_anchor(law.number)])
        title = f"{law.number}. " if code.numbered else ""
        left, top, right, below = BOX if opened else (0, 0, 6, 0)
        runs: list[Run] = [(title + law.heading, head)]
        if law.text:
            runs += [("\u2028" + law.text, letters(look, "body"))]
        runs += [("\u2028" + TREATED[law.treatment], letters(look, "citation", "ink_third"))]
        form = block(look, below=14 + below, above=top, left=left, right=right)
        self.paragraph(form, runs, BOXED if opened else PLAIN)

    def _mark(self, word: str) -> None:
        lit = QTextCharFormat()
        lit.setBackground(QColor("#FFE14D" if self.look.palette.plain else "#66F2D48A"))
        cursor = QTextCursor(self.document())
        while not (cursor := self.document().find(word, cursor)).isNull():
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
        self.seek.textChanged.connect(self.articles.look_for)
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
        if code is not None and code != self.articles.code:
            self.show_code(code, self.codes if code.name in self.codes else None)
        self.seek.clear()
        self.articles.open_at(number)

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
        self.articles.show_code(code)


def _anchor(number: int) -> str:
    return f"article-{number}"
