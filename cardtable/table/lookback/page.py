"""The page that looks back: the position on the cloth, its choices on the rail, the open one explained in the book."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from cardtable.croupier.background import Errands
from cardtable.croupier.reckoning import headline
from cardtable.croupier.thinkers import Thinkers
from cardtable.players.line import line
from cardtable.players.review import Past
from cardtable.store import Settings, Store
from cardtable.table.cloth import accessible
from cardtable.table.ending.review import Review
from cardtable.table.items import CardItem
from cardtable.table.lookback import following
from cardtable.table.lookback.actions import PastActions
from cardtable.table.lookback.judging import Judging
from cardtable.table.lookback.open_cards import OpenedDeal
from cardtable.table.lookback.past_book import PastBook
from cardtable.table.lookback.past_cloth import PastCloth
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.lookback.rail import Rail
from cardtable.table.lookback.reasons import Reasons
from cardtable.table.lookback.room import Room
from cardtable.table.sitting.header import Header
from cardtable.table.widgets.clock import QtClock
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.look_of import look_of
from cardtable.table.widgets.uppermost import KeepsKeyboard
from cardtable.table.wording import keys
from cardtable.table.wording.spoken import announce

AGAIN, LINE = "Play it again from here", "Show the line"
COMPARE, KEEP = "Compare all", "Keep as an exercise"
OTHER = "Other seat"
BACK = "Back to the game"
PILLS = (("Open all hands", keys.ALL_HANDS), ("Print", keys.PRINT), ("Previous", keys.CHOICE_BEFORE),
         ("Next", keys.NEXT_CHOICE), ("Close", keys.GO_BACK))
STAYING = keys.bound((keys.CHOICE_BEFORE, keys.NEXT_CHOICE, keys.MOVE_BY_MOVE, keys.TO_ENDS, keys.BY_DEALS))
"""Keys that go elsewhere and leave the keyboard on the rail."""


class LookBack(Dressed, QWidget):
    """Fills its window until it is closed.  `again` asks for a table: a Setup."""

    closed = Signal()
    again = Signal(object)

    def __init__(self, review: Review, settings: Settings, store: Store, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.SubWindow)        # so that Qt itself keeps Tab within it
        self.review, self.game = review, review.past.game
        self.settings = settings.of(self.game.name)
        self.setAccessibleName("Looking back")
        self.tape = review.tape
        self.playhead = Playhead(self.tape, review.judged[0], review.whole)
        self.line: Playhead | None = None                        # what might have followed, while that is looked at
        self.thinkers, self.clock = Thinkers(), QtClock(self)
        self.lines = Errands(self.thinkers, self.clock)
        self.judging = Judging(review.past, [player.name for player in review.players],
                               Errands(self.thinkers, self.clock), self._judged)
        self.cloth = PastCloth(review, self.settings, self)
        self.reasons = Reasons(review, self.cloth)
        self.doing = PastActions(review, store, self.playhead, self.judging, self)
        actions = {AGAIN: self.doing.play_again, LINE: self.show_line, OTHER: self.doing.other_seat,
                   COMPARE: self.doing.compare, KEEP: self.doing.keep}
        self.book = PastBook(review, self.cloth.scene.talk, actions, self)
        self.open_cards = OpenedDeal(review, self.book.leaf, Errands(self.thinkers, self.clock), self._look_at)
        self.rail = Rail(self, self.cloth.scene.talk.deal_called)
        self.header = Header(self.game.title, (), self, PILLS if self.game.deals_hands else PILLS[1:])
        self.room = Room(self.header, self.cloth, self.rail, self.book)
        self._touched = review.whole             # whether one has looked about: else the costliest choice is shown
        self._begun = False
        self._over, self._keyboard = window, KeepsKeyboard(self)
        self._wire()
        accessible.install()
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show()
        self.raise_()
        self._take_focus()

    def _wire(self) -> None:
        self.rail.chosen.connect(lambda bead: self.go(lambda: self.playhead.to_choice(bead)))
        self.rail.stepped.connect(self._step)
        self.book.leaf.wanted.connect(lambda choice: self.go(lambda: self.playhead.to_choice(choice)))
        self.book.leaf.other.connect(self._look_as)
        self.book.leaf.card.courses.opened.connect(lambda _: self.doing.compare())
        self.open_cards.button.clicked.connect(self.lay_open)
        self.cloth.view.clicked.connect(self._ask_of)
        self.doing.again.connect(self.again)
        self.doing.done.connect(self._judged)
        self.header.pressed.connect(lambda name: self._acts()[name]())
        self.book.moved.connect(self.lay)
        self.book.slid.connect(self._slid)

    def _slid(self) -> None:
        if self.room.slid():
            self.lay()

    def _parts(self) -> list[str]:
        """What stands beside the title: where the book is folded, how good the choice was."""
        code = self.game.codes[self.game.code_of(self.review.past.options)]
        what = "the best line" if self.line is not None else "looking back" if self.review.whole else "the post-mortem"
        chosen = self.doing.chosen if self._begun and self.book.folded else None
        return [headline(chosen).rstrip(".") if chosen is not None else what, code.title]

    # --- going elsewhere

    def go(self, how: Callable[[], object]) -> None:
        """Somewhere else in the game; a line that was looked at, or is being played out, is left."""
        self._touched = True
        self.lines.stop()
        self.book.leaf.card.explain()
        self.line, deal = None, self.playhead.deal
        how()
        self._show(glide=deal == self.playhead.deal)

    def _step(self, what: str, step: int) -> None:
        """By a move or a deal; of a line, by its moves."""
        if self.line is not None and what == "move":
            self.line.step_move(step)
            self._show()
        elif what == "move":
            self.go(lambda: self.playhead.step_move(step))
            if self.playhead.made:
                self.reasons.tell(self.tape.steps[self.playhead.number - 1])
        else:
            self.go(lambda: self.playhead.step_deal(step))

    def _ask_of(self, item: CardItem | None) -> None:
        """A card is clicked: why it was played; or to the choice, if it was one's own."""
        choice = self.reasons.asked(self.playhead, item) if item is not None and self.line is None else None
        if choice is not None:
            self.go(lambda: self.playhead.to_choice(choice))
        self._keep_focus()

    def step_choice(self, step: int) -> None:
        """To the next choice or the one before; along a line by its moves."""
        if self.line is not None:
            self._step("move", step)
        else:
            self.go(lambda: self.playhead.step_choice(step))

    def _look_as(self, person: int) -> None:
        """The choices of another person, or of a partner."""
        self.playhead.player = self.review.judged[person]
        self.cloth.look_as(self.playhead.player)
        self.go(lambda: self.playhead.go_to(self.playhead.deal))

    def open_hands(self) -> None:
        """All hands are laid open, or are again as they were seen."""
        if not self.game.has_cards:
            return
        self.cloth.open = not self.cloth.open and self.doing.may_open()
        self.header.pills["O"].setText("Hands as seen" if self.cloth.open else "Open all hands")
        self.header.arrange(self.header.geometry())
        self._show()

    def lay_open(self) -> None:
        """What the deal was worth with all cards seen, in the book."""
        if self.cloth.sight is not None and self.doing.may_open():
            self.book.open_tab("advice")
            self.open_cards.ask(self.playhead, self.cloth.sight)

    def _look_at(self, made: int) -> None:
        """To where so many moves of the deal had been made."""
        self.go(lambda: self.playhead.go_to(self.playhead.deal, made))

    # --- what is shown

    def _show(self, glide: bool = True) -> None:
        """The moment at which one stands."""
        playhead = self.line or self.playhead
        sight = self.cloth.show(playhead.tape, playhead.deal, playhead.made, glide and self._begun)
        self.book.tell(playhead, sight)
        self.open_cards.tell(self.playhead, self.review.open_now(self.playhead.deal))
        self.judging.ask(self.playhead.player, self.playhead.deal, self.playhead.choices)
        self._judged()

    def _judged(self) -> None:
        """Beads, rows and the open card as far as is known."""
        playhead = self.playhead
        if not self._touched and self.judging.done(playhead.choices):
            self._to_costliest()
            return
        self.doing.counting.take(playhead, self.judging)
        self.rail.show_beads(self.book.show_choices(playhead, self.judging), playhead.place)
        card, found = self.book.leaf.card, self.doing.chosen
        card.buttons[LINE].setText(BACK if self.line is not None else LINE)
        for action in (LINE, COMPARE):
            card.allow(action, found is not None)
        card.allow(KEEP, self.doing.keeps)
        self.header.below = False
        self.header.say(self._parts())
        self.header.lie_below(self.book.folded and (self.look.large or self.header.cut))
        if self._begun and self.header.height_for(self.width()) != self.header.height():
            self.lay()                           # letters are large, and how good a choice was is told in full
            return
        if playhead.choice is not None and self.line is None:
            self.cloth.mark(self.tape.steps[playhead.number].move[1:], found.best.move[1:] if found is not None else ())

    def _to_costliest(self) -> None:
        """What matters most is looked at first."""
        self._touched = True
        judged = self.judging.of(self.playhead.choices)
        worst = max(judged, key=lambda one: one.cost, default=None)
        if worst is not None and worst.grade != "best":
            self.playhead.to_choice(self.playhead.choices.index(worst.choice.number))
        self._show()

    # --- what might have followed

    def show_line(self) -> None:
        """How it might have gone on after the best course; or back to the game."""
        if self.line is not None:
            self.go(lambda: None)
        elif self.doing.chosen is not None and self.doing.may_open():
            self.book.leaf.card.tell("The line is being played out…")
            self.lines.send(self._line_found, line, self.review.past, self.playhead.number, self.doing.chosen.best.move,
                            self.playhead.number)

    def _line_found(self, found: Past | None) -> None:
        if found is None:
            self.book.leaf.card.tell("The line could not be played out.")
            return
        assert self.cloth.sight is not None
        self.line = following.beside(self.playhead, found)
        self._show()
        told = following.in_words(self.line, self.playhead.number, self.cloth.scene.talk, self.cloth.sight.name)
        self.book.leaf.card.tell(told)
        announce(self, told)

    # --- keyboard

    def _acts(self) -> dict[str, Callable[[], object]]:
        """What is done, by the name of the key."""
        return {"Left": lambda: self.step_choice(-1), "Right": lambda: self.step_choice(1),
                "Shift+Left": lambda: self._step("move", -1), "Shift+Right": lambda: self._step("move", 1),
                "PgUp": lambda: self._step("deal", -1), "PgDown": lambda: self._step("deal", 1),
                "Home": lambda: self.go(lambda: self.playhead.go_to(self.playhead.deal, 0)),
                "End": lambda: self.go(lambda: self.playhead.go_to(self.playhead.deal, self.playhead.most)),
                "Return": self.open_card, "Enter": self.open_card, "O": self.open_hands, "D": self.lay_open,
                "Ctrl+P": self.doing.print,
                "Esc": self.go_back}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the beads, with Shift the moves; Page keys the deals; Return opens, Escape goes back."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        code = QKeyCombination(held, Qt.Key(event.key())).toCombined()
        act = next((act for name, act in self._acts().items() if keys.code_of(name) == code), None)
        if act is not None:
            act()
        if code in STAYING:
            self._keep_focus()
        event.accept()

    def _take_focus(self) -> None:
        """The bead at which one stands has the keyboard; where nothing was to choose the page itself, never what lies
        beneath it."""
        if self.rail.beads:
            self.rail.take_focus()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_focus(self) -> None:
        """The bead at which one stands has the keyboard, unless the book has."""
        focus: QWidget | None = QApplication.focusWidget()
        if focus is None or not self.book.isAncestorOf(focus):
            self._take_focus()

    def open_card(self) -> None:
        """The keyboard goes to the card of the choice; a folded book slides out."""
        focus: QWidget | None = QApplication.focusWidget()
        if focus is not None and self.book.leaf.card.isAncestorOf(focus) and hasattr(focus, "click"):
            focus.click()
            return
        self.book.open_tab("advice")
        if self.playhead.choice is not None:
            self.book.leaf.card.take_focus()

    def go_back(self) -> None:
        """Out of the line, out of the book, out of the page."""
        focus: QWidget | None = QApplication.focusWidget()
        if self.line is not None:
            self.go(lambda: None)
        elif focus is not None and self.book.isAncestorOf(focus) or self.book.folded and self.book.seen:
            self.book.close_page()
            self._take_focus()
        else:
            self.close_page()

    # --- where things lie

    def lay(self) -> None:
        """Everything anew for this size and look."""
        if self.width() < 50 or self.height() < 50:
            return
        self.cloth.stage.motion.finish()
        look = replace(look_of(self.settings), ratio=self.devicePixelRatioF())
        playhead = self.line or self.playhead
        sight = self.cloth.sight or self.cloth.look(playhead.tape, playhead.deal, playhead.made)
        self.room.lay(self.size(), look, sight, first=not self._begun)
        self._show(glide=False)
        self._begun = True
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """At once: nothing here moves by itself."""
        self.lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the window's size."""
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
        return False

    def dress(self) -> None:
        """The window's look has changed."""
        super().dress()
        if self._begun:
            self.lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and the table in it."""
        self.room.paint(QPainter(self))

    # --- the end

    def close_page(self) -> None:
        """Nothing more is thought or shown; the keyboard goes back to where it was."""
        if not isValid(self) or self.isHidden():
            return
        self.judging.errands.stop()
        self.lines.stop()
        self.open_cards.leave()
        self.clock.stop()
        self.thinkers.close()
        self._over.removeEventFilter(self)
        self.hide()
        self._keyboard.give_back()
        self.review.done()
        self.closed.emit()
        self.deleteLater()
