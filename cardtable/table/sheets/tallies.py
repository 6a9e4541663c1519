"""What finished games came to, by form and level: a table, or where there is no room for columns, in words."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.games import NAMES, game
from cardtable.showing.coins import Coins
from cardtable.showing.sums import figure
from cardtable.showing.talk import talk_of
from cardtable.store.results import Tally
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Breaking
from cardtable.table.wording import phrases

HEADS = ("Played", "Won", "Lost", "Drawn", "Points")
MIXED, IN_A_ROW = "Coins", "In a row"            # of games with counters and games with money, each as it tells them
NOTHING, ALONE = "–", "alone"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def coins_of(name: str) -> Coins:
    """What a game is played for; the house may have it no more."""
    return talk_of(game(name)).coins if name in NAMES else Coins()


def one_kind(names: Iterable[str]) -> Coins | None:
    """What all of these are played for; None where one has counters and another money, of which there is no sum."""
    kinds = [coins_of(name) for name in names]
    return kinds[0] if kinds and len({(one.many, one.worth) for one in kinds}) == 1 else None


def cells(found: Tally, coins: Coins, alone: bool = False) -> tuple[str, ...]:
    """A tally in figures, one for each of HEADS, what was won or paid, and the games in a row; who plays `alone` has
    points of his own only."""
    share = f"{found.won} ({round(100 * found.won / found.played)}%)" if found.played else "0"
    row = f"{found.run} of {found.longest}" if found.longest else "0"
    both = found.points_for, found.points_against
    points = NOTHING if not any(both) else figure(both[0]) if alone else " : ".join(map(figure, both))
    return (figure(found.played), share, figure(found.lost), figure(found.drawn), points,
            coins.signed(found.coins), row)


def title(name: str, form: str, among: bool = False) -> str:
    """What a form of a game is called, `among` those of other games with the game; its own name where the house has it
    no more."""
    if name not in NAMES:
        return form or name
    if among and form in phrases.forms(game(name)):
        return phrases.called(game(name), {"form": form})
    return phrases.forms(game(name)).get(form, form) or game(name).title


def is_patience(name: str) -> bool:
    """Whether it may be played against nobody."""
    return name in NAMES and game(name).row.kind == "patience"


def _against(key: tuple[str, str, str]) -> str:
    """Of a game, a form and a level: the level, or that nobody played against him."""
    name, _, level = key
    return level or (ALONE if is_patience(name) else "")


class Line(NamedTuple):
    """A line of the page: its words and how they are set, and the figures at its end."""

    text: str
    role: str
    figures: tuple[str, ...] = ()
    figures_role: str = "figure"


class Tallies(Breaking):
    """A line for each level under a heading for each form, its figures in columns; where there is no room for columns,
    in words below it.
    """

    LEAST = 200
    UPWARDS = QSizePolicy.Policy.Minimum

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tallies: dict[tuple[str, str, str], Tally] = {}

    def show_tallies(self, found: Mapping[tuple[str, str, str], Tally]) -> None:
        """These, in the order of games and forms."""
        self.tallies = dict(sorted(found.items(), key=lambda item: item[0][:2]))
        self.setAccessibleName(self.in_words())
        self.dress()

    def title(self, name: str, form: str) -> str:
        """What a form is called here."""
        return title(name, form, among=len({name for name, _, _ in self.tallies}) > 1)

    def in_words(self) -> str:
        """All of it, as a reader aloud has it."""
        return "; ".join([f"{self.title(*key[:2])}, {_against(key)}: {self._sentence(key)}" for key in self.tallies])

    def _heads(self, *names: str) -> tuple[str, ...]:
        """Over the columns, with what is played for at these games."""
        coins = one_kind(names)
        return *HEADS, coins.many if coins is not None else MIXED, IN_A_ROW

    def _cells(self, key: tuple[str, str, str]) -> tuple[str, ...]:
        return cells(self.tallies[key], coins_of(key[0]), _against(key) == ALONE)

    def _sentence(self, key: tuple[str, str, str]) -> str:
        told = zip(self._heads(key[0]), self._cells(key), strict=True)
        return ", ".join([f"{head.lower()} {cell}" for head, cell in told if cell != NOTHING])

    def lines(self, width: float) -> list[Line]:
        """What stands in each line of a page of this width."""
        room = width >= self.need()
        lines = [Line("", "body", self._heads(*[name for name, _, _ in self.tallies]), "column head")] if room else []
        last = None
        for key in self.tallies:
            name, form, _ = key
            if (name, form) != last:
                lines.append(Line(self.title(name, form), "strong"))
                last = (name, form)
            lines.append(Line(self._level(key), "body", self._cells(key) if room else ()))
            if not room:
                small = self.look.font("citation")
                lines += [Line(f"   {text}", "citation") for text in words.wrapped(
                    small, self._sentence(key), width - 2 * small.pixelSize())]
        return lines

    def _level(self, key: tuple[str, str, str]) -> str:
        return f"   {_against(key).capitalize()}"

    def need(self) -> float:
        """The width at which columns can stand beside the longest level, and the longest title in a line of its own."""
        strong, body = self.look.metrics("strong"), self.look.metrics("body")
        titles = [strong.horizontalAdvance(self.title(name, form)) for name, form, _ in self.tallies]
        levels = [body.horizontalAdvance(self._level(key)) for key in self.tallies]
        return max(max(titles, default=100), max(levels, default=100) + 20 + sum(self._columns()))

    def _columns(self) -> list[float]:
        heads, figures = self.look.metrics("column head"), self.look.metrics("figure")
        table = [self._cells(key) for key in self.tallies]
        return [max([heads.horizontalAdvance(head)] + [figures.horizontalAdvance(row[n]) for row in table])
                + 20 for n, head in enumerate(self._heads(*[name for name, _, _ in self.tallies]))]

    def _row_height(self) -> float:
        return round(self.look.font("body").pixelSize() * 1.8)

    def heightForWidth(self, width: int) -> int:
        """All lines."""
        return round(self._row_height() * len(self.lines(width)))

    def sizeHint(self) -> QSize:
        """With columns."""
        return QSize(round(self.need()), self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines with their figures, a rule above each that has any."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, high, wide, y = self.look, self._row_height(), self._columns(), 0.0
        for line in self.lines(self.width()):
            place = QRectF(0, y, self.width(), high)
            colour = look.palette.heading if line.figures_role == "column head" else look.palette.ink
            words.engraved(painter, place, look.font(line.role), line.text, look.palette.ink, align=LEFT)
            x = self.width() - sum(wide)
            for text, width in zip(line.figures, wide, strict=False):
                words.engraved(painter, QRectF(x, y, width, high), look.font(line.figures_role), text, colour,
                               align=RIGHT)
                x += width
            if y and line.role != "citation":
                painter.fillRect(QRectF(0, y, self.width(), 1), QColor(look.palette.rule))
            y += high

