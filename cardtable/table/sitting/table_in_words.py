"""Keeps the table in words in step: what is asked, what is in the ring, what has been told since the last answer."""
from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from shiboken6 import isValid

from cardtable.cards import BACK, Card
from cardtable.showing.phrases import listed
from cardtable.store import Settings
from cardtable.table.asking.in_words import (
    NOTHING,
    OF_NOBODY,
    ON_SLIP,
    SLIP,
    WAITS,
    asked_in_words,
    in_the_ring,
)
from cardtable.table.asking.keyboard import Keyboard
from cardtable.table.book import Book
from cardtable.table.book.in_words import HEADS
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.sitting.host import Host

SETTING = "table in words"
MOST_TOLD = 16               # lines since the last answer
NEW = "New in your hand: {cards}."
TOLD_LAST = "Told last"      # which of two answered last is no matter to the other


class TableInWords(QObject):
    """`turn` opens the page, and goes back to the talk."""

    def __init__(self, host: Host, scene: TableScene, keyboard: Keyboard, book: Book, settings: Settings,
                 parent: QObject) -> None:
        super().__init__(parent)
        self.host, self.scene, self.keyboard, self.book = host, scene, keyboard, book
        self._since: list[str] = []
        self._held: tuple[Card, ...] = ()        # by the reader when he was last asked
        self._ended = False          # a slip lies there until somebody goes on
        host.answering.changed.connect(self._asked)
        host.shown.connect(self._asked)
        host.quieted.connect(self._quieted)
        host.awaiting.connect(self._asked)
        host.passing.connect(lambda _: self._asked(curtain=True))
        host.ended.connect(lambda _: self._slip(True))
        host.moving.connect(lambda: self._slip(False))
        host.covered.connect(self._asked)        # what was asked of a hand that was held up names its cards
        host.teller.told, scene.stage.taken = self._told, self._asked
        host.teller.answered, host.teller.retold = self._answered, self._retold
        scene.focusItemChanged.connect(self._ring)
        book.words_opened.connect(partial(settings.__setitem__, SETTING))
        if settings[SETTING]:
            book.open_tab("score")

    def turn(self) -> None:
        """Open it, or where it lies open go back to the talk."""
        opened = not self.book.words.isVisible()
        self.book.turn_words(opened)
        self.book.open_tab("score" if opened else "talk")

    def waits(self) -> None:
        """What is counted lies there until somebody goes on."""
        self.book.words.tell("asked", WAITS)

    def _answered(self) -> None:
        """What is told from now on is new to the reader; where two read one page, to neither of them alone."""
        if not self._shared:
            self._since.clear()
            self.book.words.tell("since", "")

    def _retold(self) -> None:
        """What has been taken back nobody has said."""
        self._since.clear()
        self._held = ()
        self.book.words.tell("since", "")

    @property
    def _shared(self) -> bool:
        """Whether two read this page."""
        return not self.host.chair.alone and self.host.chair.fixed is None

    def _told(self, words: str) -> None:
        """A line of the talk."""
        self._since[:] = [*self._since, words][-MOST_TOLD:]
        self.book.words.heads["since"] = TOLD_LAST if self._shared else HEADS["since"]
        self.book.words.tell("since", "\n".join(self._since))

    @property
    def _at_slip(self) -> bool:
        """Whether a slip lies there, and nothing is asked at the table."""
        return self._ended and not self.host.answering.prompts

    def _news(self) -> None:
        """Which cards have come to the reader's hand since he was last asked; of a hand just dealt none is new."""
        lying, zones = self.scene.lying, self.host.sight.deal.zone
        held = tuple([card for zone in lying.items if (place := lying.place(zone)) is not None and place.own_hand
                      for card in zones[zone] if card != BACK])
        new = [card for card in held if card not in self._held]
        if self._held and 0 < len(new) < len(held):
            self._told(NEW.format(cards=listed([f"the {card.name}" for card in new])))
        self._held = held

    def _slip(self, lies: bool) -> None:
        self._held = () if lies else self._held
        self._ended = lies
        self._asked()

    def _asked(self, curtain: bool = False) -> None:
        if self.host.answering.prompts and not self._shared:
            self._news()
        self.book.words.tell("asked", SLIP if self._at_slip else asked_in_words(
            self.scene, self.host.sight, self.host.answering, self.keyboard, curtain))
        self._ring()

    def _quieted(self) -> None:
        """A move is about to be shown: who is in turn is told when it has been."""
        self.book.words.tell("asked", OF_NOBODY if self.host.viewer == NOBODY else NOTHING)
        self._ring()

    def _ring(self) -> None:
        """A scene tells of its focus even while it is taken apart, when nobody may ask it any more."""
        if not isValid(self.scene):
            return
        at_slip = self._at_slip and self.scene.focusItem() is None
        self.book.words.tell("ring", ON_SLIP if at_slip else in_the_ring(self.keyboard))
