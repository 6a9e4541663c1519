"""Why something cannot be done: beside what was tried, and in the talk, where it leads to the article."""
from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.rules.laws import Law
from cardtable.table.asking.breaking import with_card
from cardtable.table.asking.pointer import Pointer
from cardtable.table.book import Book
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, SpotItem
from cardtable.table.performing import bubbles
from cardtable.table.sitting.actions import Actions
from cardtable.table.sitting.host import Host
from cardtable.table.sounds.heard import REFUSED, Cue
from cardtable.table.wording import spoken


class Refusals:
    """Said on the cloth, written in the book, heard and announced."""

    def __init__(self, host: Host, scene: TableScene, book: Book, pointer: Pointer, actions: Actions, view: QWidget
                 ) -> None:
        self.host, self.scene, self.book, self.pointer = host, scene, book, pointer
        self.actions, self.view = actions, view
        host.answering.early.connect(self.early)

    def early(self, item: CardItem) -> None:
        """A card clicked while another is to play: at a strict table how it can be played all the same."""
        sight = self.host.sight
        found = next((one for one in with_card(sight.deal, sight.viewer, item.card) if one.move.verb == "play"), None)
        if found is not None:
            told = self.scene.talk.refusal(sight.deal, found.seat, item.card, found.law, sight.name)
            self.forbid(f"{told} A card dragged onto the table is played all the same.", found.law, item)

    def refuse(self, item: CardItem | SpotItem | None, law: Law) -> None:
        """Which duty binds is said beside the card or place."""
        sight = self.host.sight
        token = item.card if isinstance(item, CardItem) else item.name if isinstance(item, SpotItem) else None
        told = self.scene.talk.refusal(sight.deal, self.host.chair.own_seat(), token, law, sight.name)
        if isinstance(item, CardItem):
            self.pointer.back(item)
        self.forbid(told, law, item)

    def forbid(self, told: str, law: Law | None, item: CardItem | SpotItem | None = None) -> None:
        """In these words; the article behind it can be followed."""
        self.scene.stage.sounds.hear(Cue(REFUSED))
        code = self.host.setup.game.codes.get(law.code) if law is not None else None
        shared = self.host.chair.two and item is not None    # it speaks of a hand, and both read the talk
        if law is None or code is None:          # the table's own: no book has an article on it
            bubbles.say_law(self.scene, item, told)
            if not shared:
                self.book.talk.narrate(told)
        else:
            reference = f"Law {law.number}" if code.numbered else law.heading
            bubbles.say_law(self.scene, item, f"{told} {reference}" if code.numbered else told)
            if not shared:
                self.book.talk.refuse(told, law, reference)
            self.actions.article = law
        spoken.announce(self.view, told, urgent=True)
