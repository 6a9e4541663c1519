"""All the law books of the house at once: which codes there are, and what each has on the words looked for."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QWidget

from cardtable.rules.game import Game
from cardtable.rules.laws import Code, Law
from cardtable.showing.glossary import glossary
from cardtable.showing.phrases import count, counted
from cardtable.table.book.laws import holding
from cardtable.table.book.writing import Reading, Run, block, letters

SHOWN = 4                    # articles of a code that are named; the rest are found in it
NONE = "No article of any game has these words."


class LawShelf(Reading):
    """`wanted` tells the game, the code, and the number of an article that was clicked, 0 for the whole code."""

    wanted = Signal(str, str, int)

    def __init__(self, house: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__("All laws", parent)
        self.setAccessibleName("All laws")
        self.house, self.sought = dict(house), ""
        self.anchorClicked.connect(self._follow)

    def look_for(self, text: str) -> None:
        """What each code has with all these words; all codes for none."""
        self.sought = text.strip()
        self.dress()

    def found(self) -> list[tuple[Game, Code, list[Law]]]:
        """The codes that have any such article, by game, with those they have."""
        return [(row, code, laws) for row in self.house.values() for code in row.codes.values()
                if (laws := holding(code, self.sought))]

    def rewrite(self) -> None:
        """A game, its codes, and of each the first articles found, every one a way to where it stands."""
        found, before = self.found(), ""
        for row, code, laws in found:
            if row.title != before:
                before = row.title
                self.paragraph(block(self.look, below=4, above=8),
                               [(row.title, letters(self.look, "label", "heading"))])
                means = glossary(row.name).means(self.sought) if self.sought else ""
                if means:
                    self.paragraph(block(self.look, below=6), [(f"{self.sought}: ", letters(self.look, "strong")),
                                                               (means, letters(self.look, "body"))])
            self._code(row, code, laws)
        if not found:
            self.paragraph(block(self.look), [(NONE, letters(self.look, "event", "ink_second"))])
        self.to_top()

    def _code(self, row: Game, code: Code, laws: list[Law]) -> None:
        look, at = self.look, f"{row.name}/{code.name}"
        runs: list[Run] = [(f"{code.title}, {count(len(laws), 'article')}",
                            letters(look, "law number", "oxblood", f"book:{at}/0"))]
        for law in laws[:SHOWN] if self.sought else ():
            title = f"{law.number}. {law.heading}" if code.numbered else law.heading
            runs += [("\u2028", letters(look, "body")),
                     (title, letters(look, "body", "ink", f"book:{at}/{law.number}"))]
        if self.sought and len(laws) > SHOWN:
            runs += [("\u2028", letters(look, "body")),
                     (f"and {counted(len(laws) - SHOWN)} more",
                      letters(look, "citation", "oxblood", f"book:{at}/0"))]
        self.paragraph(block(look, below=8), runs)

    def _follow(self, link: QUrl) -> None:
        game, code, number = link.toString().partition(":")[2].split("/")
        self.wanted.emit(game, code, int(number))
