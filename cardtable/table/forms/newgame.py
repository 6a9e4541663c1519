"""The dialog for a new game, made from the options the game declares."""
from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.rules.game import Game
from cardtable.rules.options import BadOption, complete
from cardtable.showing.phrases import counted
from cardtable.showing.talk import talk_of
from cardtable.showing.vignettes import Vignette
from cardtable.store.settings import Settings
from cardtable.table.cabinet.vignette import extent, lay, panel_of
from cardtable.table.forms import rows
from cardtable.table.forms.chairs import Seats
from cardtable.table.forms.options import OptionForm
from cardtable.table.forms.rows import FormRow, Note
from cardtable.table.forms.settings import LOOKING_BACK
from cardtable.table.forms.setup import Setup, aids_for
from cardtable.table.forms.sharing import Sharing
from cardtable.table.paint import panels, shadow, textures, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, Picture, blank, elliptical, painting, rounded
from cardtable.table.paint.look import Look
from cardtable.table.widgets import BoneButton, Ornament, OxbloodButton, Rule
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import BAR, Roll
from cardtable.table.widgets.heading import Heading
from cardtable.table.widgets.links import QuietLink
from cardtable.table.widgets.overlay import Sheet
from cardtable.table.widgets.segmented import Segmented
from cardtable.table.wording import phrases
from cardtable.tutor.library import names

PAPER = QSize(1060, 752)
CLOTH = 318             # how wide the baize at the left is
AID_TITLES = {"cite laws": "Cite the laws", "raise legal cards": "Lift legal cards", "show charts": "Chart of {chart}"}
NARROW = .26            # of the paper, where that is narrower than in the drawings
PAD = 30
TIGHT, LOOSE = 6, 12    # between the rows
CARELESS = ("Careful", 0), ("Seldom careless", 3), ("At times", 10), ("Often", 25)
"""What companions may be under strict laws, and at how many of a hundred decisions they break one."""
ROWS = 15               # about so many share what height is spare


class NewGame(Sheet):
    """What shall be played, by whom, and with which aids."""

    dealt = Signal(object)
    """The Setup agreed on."""
    taught = Signal(str)
    """The game whose lessons are wanted first."""

    def __init__(self, row: Game, settings: Settings, form: str = "", parent: QWidget | None = None) -> None:
        super().__init__(padding=0, parent=parent)
        self.setAccessibleName(f"A new game of {row.title}")
        self.game, self.house, self.settings = row, settings, settings.of(row.name)
        self.cloth = Cloth(row, self)
        self.options = OptionForm(row, self._kept(form), seated=lambda chosen: row.players(chosen)[0])
        self.options.changed.connect(self._changed)
        self.seats = Seats(row.name, row.levels, self.settings["last players"], str(settings["name"]),
                           str(self.settings["last level"]))
        self.number, self._baize = 0, CLOTH
        self.sharing = Sharing(settings)
        self.seats.changed.connect(lambda: self.sharing.setVisible(self.seats.two and row.has_cards))
        self._number_row = QWidget()
        self._numbers = QVBoxLayout(self._number_row)
        self._numbers.setContentsMargins(0, 0, 0, 0)
        chart = talk_of(row).chart_title.lower()
        self.aids = {name: rows.switch(AID_TITLES[name].format(chart=chart), bool(self.settings[name]),
                                       lambda _: None) for name in aids_for(row)}
        self.warning = rows.switch("Warn of costly choices", bool(self.settings["warn of costly choices"]),
                                   lambda _: None)
        self.looking_back = rows.switch("Post-mortem after each deal" if row.has_cards else LOOKING_BACK,
                                        bool(self.settings["look back unasked"]), lambda _: None)
        kept = int(self.settings["careless companions"])
        self.careless = Segmented([title for title, _ in CARELESS], max(n for n, (_, rate) in enumerate(CARELESS)
                                                                        if rate <= kept), "Careless companions")
        self.careless_row = FormRow("Companions", self.careless,
                                    Note("whether they break a law now and then, to be noticed"))
        self._build()
        self._changed("")

    def _kept(self, form: str) -> dict[str, object]:
        """The options chosen last, as far as they are still possible, with the form asked for."""
        kept = dict(self.settings["last options"])
        if form:
            kept["form"] = form
        try:
            return dict(complete(self.game.options, kept))
        except BadOption:
            return {"form": form} if form else {}

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        head = QVBoxLayout()
        head.setContentsMargins(0, 0, BAR, 0)
        head.addWidget(Heading("A new game", role="sheet"))
        head.addWidget(Ornament())
        self._column.addLayout(head)
        self.roll = Roll("A new game")
        self._rows = body = self.roll.column(spacing=TIGHT)
        body.addWidget(self.options)
        body.addWidget(Rule())
        body.addWidget(self._number_row)
        body.addWidget(self.seats)
        body.addWidget(self.careless_row)
        body.addWidget(self.sharing)
        body.addWidget(Rule())
        body.addWidget(FormRow("At the table", *self.aids.values(), self.warning, self.looking_back))
        body.addStretch(1)
        self._column.addWidget(self.roll, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, BAR, 0)
        foot.setSpacing(4)
        self.lessons = QuietLink("Lessons")
        self.lessons.setAccessibleDescription(f"What there is to learn about {self.game.title}, at the table.")
        self.lessons.clicked.connect(self._learn)
        if not names(self.game.name):            # one that is told to be seen before it lies on a sheet is a window
            self.lessons.hide()
        foot.addWidget(Note("These are kept for next time."), 1)
        foot.addWidget(self.lessons)
        foot.addSpacing(10)
        self.not_now = BoneButton("Not now")
        self.not_now.clicked.connect(self.done)
        self.deal = OxbloodButton("Deal the cards" if self.game.has_cards else "Sit down", "↵")
        self.deal.clicked.connect(self._deal)
        foot.addWidget(self.not_now)
        foot.addWidget(self.deal)
        self._column.addLayout(foot)

    def _changed(self, name: str) -> None:
        """Another form may seat another number; where laws are strict companions may be careless."""
        self.careless_row.setVisible(self.options.chosen.get("laws") == "strict")
        possible = self.game.players(self.options.chosen)
        if self.number not in possible:
            self.number = possible[0]
        rows.emptied(self._numbers)
        if len(possible) > 1:
            control = rows.choice([str(n) for n in possible], possible.index(self.number), "Players",
                                  lambda n: self._seat(possible[n]))
            self._numbers.addWidget(FormRow("Players", control))
        self._number_row.setVisible(len(possible) > 1)
        self._seat(self.number)

    def _seat(self, number: int) -> None:
        self.number = number
        self.seats.sit(number)
        self.cloth.say(f"{counted(number)} player{'s' * (number > 1)}, {phrases.how_long(self.game.row.minutes)}")

    def setup(self) -> Setup:
        """What has been agreed on."""
        aids = tuple([name for name, box in self.aids.items() if box.isChecked()])
        strict = self.options.chosen.get("laws") == "strict"
        players = [one.careless(self.rate) if strict else one for one in self.seats.players()]
        return Setup(self.game, self.options.chosen, tuple(players), aids)

    @property
    def rate(self) -> int:
        """At how many of a hundred decisions companions are careless."""
        return CARELESS[self.careless.choice][1]

    def _deal(self) -> None:
        agreed = self.setup()
        self.settings["last options"] = dict(agreed.options)
        first = self.seats.chairs[0]
        if not first.computer:
            self.house["name"] = first.name.line.text().strip()
        self.settings["last players"] = [player.to_dict() for player in agreed.players]
        for name, box in self.aids.items():
            self.settings[name] = box.isChecked()
        self.settings["careless companions"] = self.rate
        self.settings["warn of costly choices"] = self.warning.isChecked()
        self.settings["look back unasked"] = self.looking_back.isChecked()
        if self.seats.two:
            self.house["two at one screen"] = self.sharing.way
        self.done.emit()
        self.dealt.emit(agreed)

    def _learn(self) -> None:
        self.done.emit()
        self.taught.emit(self.game.name)

    # As a sheet

    def first(self) -> QWidget:
        """The first choice of all."""
        control = next(iter(self.options.controls.values()), self.deal)
        return control

    def wanted(self, window: QRect) -> QRect:
        """As in the drawings, larger with the letters, within the window."""
        inside = window.adjusted(16, 12, -16, -12)
        wide = min(round(PAPER.width() * (.4 + .6 * self.look.text)), inside.width())
        self._divide(wide, inside.height())
        self._space(TIGHT)
        high = self.heightForWidth(wide + 2 * self.edge) - 2 * self.edge
        more = max(0, min(LOOSE - TIGHT, (inside.height() - high) // ROWS))
        self._space(TIGHT + more)
        paper = QRect(0, 0, wide, min(max(PAPER.height(), high + ROWS * more), inside.height()))
        paper.moveCenter(window.center())
        return paper

    def _space(self, between: int) -> None:
        """So much between the rows."""
        for part, column in ((self.options, self.options.column), (self.seats, self.seats.column),
                             (self.roll.inside, self._rows)):
            column.setSpacing(between)
            part.updateGeometry()
        self.roll.updateGeometry()

    def _divide(self, wide: int, high: int) -> None:
        """Baize at the left, unless the words need its room; margins as the paper allows."""
        narrow = round(NARROW * wide) if wide < PAPER.width() else CLOTH
        self._baize = min(CLOTH, narrow) if wide > 860 * (.4 + .6 * self.look.text) else 0
        side, above, below = (PAD, 28, 20) if wide > 1000 and high > 740 else (26, 16, 10)
        edge = self.edge
        self.setContentsMargins(edge + self._baize + side, edge + above, edge + side - BAR, edge + below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The baize is as high as the paper."""
        super().resizeEvent(event)
        self.cloth.setGeometry(self.body.x(), self.body.y(), self._baize, self.body.height())
        self.cloth.setVisible(bool(self._baize))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return deals, unless another button has the keyboard."""
        other = self.not_now.hasFocus() or self.lessons.hasFocus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not other:
            self._deal()
        else:
            event.ignore()

HUNG, PANEL_WIDE, GAP = .40, 199, 22     # of its height, where the picture hangs; its width; above the words
BESIDE = 22          # of the words: from either edge of the cloth
NAME, NAME_TOP = 54, .05                 # the height of the game's name, where there is room; where it begins
LINES = 1.12         # from line to line, in heights of the letters
FOOT = .71           # of the cloth's height: below it the picture has ended


class Cloth(Dressed, QWidget):
    """The baize beside the dialog: the game's name, its cards and instruments, and what it is about."""

    def __init__(self, row: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.about = row, ""

    def say(self, about: str) -> None:
        """How many play, and for how long."""
        self.about = about
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture, and the words."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        drawn = PIXMAPS.get(cloth, self.look, self.game.name, self.game.row.blurb, self.width(), self.height())
        painter.drawPixmap(0, 0, drawn.pixmap)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        y = self.height() * NAME_TOP
        called = name_px(self.look, self.game, self.width(), self.height())
        for text, role, px, colour in ((self.game.title, "name", called, "title"),
                                       (self.about, "subtitle", 18, "chalk")):
            y = self._lines(painter, y, text, role, px, colour, middle)
        y = blurb_top(self.look, self.game.row.blurb, self.width(), self.height())
        if y < self.height():
            self._lines(painter, y, self.game.row.blurb, "event", 17, "chalk", middle)

    def _lines(self, painter: QPainter, y: float, text: str, role: str, px: int, colour: str,
               align: Qt.AlignmentFlag) -> float:
        font = self.look.font(role, px)
        high = self.look.metrics(role, px).lineSpacing() * LINES
        for line in words.wrapped(font, text, self.width() - 2 * BESIDE):
            words.light_in(painter, QRectF(0, y, self.width(), high), align, font, line,
                           getattr(self.look.palette, colour))
            y += high
        return y


def name_px(look: Look, game: Game, width: float, height: float) -> int:
    """How high the name is written, so that no word of it is cut off by the edges of a cloth of this size; and rather
    in smaller letters than in so many lines that what hangs below comes to lie on the words under it."""
    title = game.title
    fits = [px for px in range(NAME, 1, -1)
            if max(map(look.metrics("name", px).horizontalAdvance, title.split())) <= width - 2 * BESIDE]
    shown = panel_of(game.name)
    hung = height * HUNG + extent(look, shown).top() * hung_scale(look, shown, game.row.blurb, width, height)
    room = hung - height * NAME_TOP - look.metrics("subtitle", 18).lineSpacing() * LINES

    def high(px: int) -> float:
        lines = words.wrapped(look.font("name", px), title, width - 2 * BESIDE)
        return look.metrics("name", px).lineSpacing() * LINES * len(lines)

    return next((px for px in fits if high(px) <= room), fits[0] if fits else 1)


def blurb_top(look: Look, blurb: str, width: float, height: float) -> float:
    """Where what a game is about begins, at the foot; the height itself where large words leave no room for it."""
    lines = words.wrapped(look.font("event"), blurb, width - 52)
    y = height - 34 - look.metrics("event").lineSpacing() * 1.12 * len(lines)
    return y if y >= height * FOOT else height


def hung_scale(look: Look, shown: Vignette, blurb: str, width: float, height: float) -> float:
    """How large the picture is drawn: as wide as the cloth, or as there is room above the words at its foot."""
    room = blurb_top(look, blurb, width, height) - GAP - height * HUNG
    return min(width / PANEL_WIDE, room / extent(look, shown).bottom())


def cloth(look: Look, game: str, blurb: str, width: float, height: float) -> Picture:
    """A board of baize with the game's cards and instruments on it, rounded where the sheet is; they are no larger than
    there is room for above the words."""
    image = blank(width, height, look.ratio)
    rect = QRectF(0, 0, width, height)
    with painting(image) as painter:
        shape = rounded(QRectF(0, 0, width + 20, height), panels.SHEET_RADIUS)
        painter.setClipPath(shape)
        painter.fillRect(rect, elliptical(rect, (.5, .34), (.8, .52), look.palette.felt))
        if not look.palette.plain:
            textures.lay(painter, rect, "baize")
            shadow.inner(painter, rect, 0, (-6, 0), 9, .35)
        panels.brass_edge(painter, look, QRectF(width - 3, 0, 3, height))
        shown = panel_of(game)
        scale = hung_scale(look, shown, blurb, width, height)
        painter.translate((width - PANEL_WIDE * scale) / 2, height * HUNG)
        lay(painter, look, shown, scale)
    return Picture(image, 0)
