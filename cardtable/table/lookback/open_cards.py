"""Double dummy on the page of the book that looks back: asked for deal by deal, and left when another is looked at."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from cardtable.croupier.background import Errands
from cardtable.table.cloth.sight import Sight
from cardtable.table.ending.open_cards import opened, opens, show_in
from cardtable.table.ending.review import Review
from cardtable.table.lookback.leaf import ReviewLeaf
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.sheets.open_cards import OpenCardsView
from cardtable.table.widgets import BoneButton
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.heading import Heading
from cardtable.table.wording import keys

ASK = "Double dummy"


class OpenedDeal:
    """The button at the foot of the choices, and the table that comes in its place."""

    def __init__(self, review: Review, leaf: ReviewLeaf, errands: Errands, look_at: Callable[[int], None]) -> None:
        """`look_at` goes to so many moves of the deal."""
        self.review, self.leaf, self.look_at = review, leaf, look_at
        self.deal: int | None = None             # that is laid open
        self.heading, self.view = Heading(ASK, "", "tile"), OpenCardsView(errands)
        self.button = BoneButton(ASK, " ".join(keys.OPEN_CARDS.caps), small=True)
        self.parts: tuple[QWidget, ...] = (self.button, self.heading, self.view)
        for part in self.parts:
            leaf.add_below(part)
            part.hide()
        self.view.wanted.connect(self._look_at)
        self.view.grown.connect(leaf.roll.updateGeometry)

    def tell(self, playhead: Playhead, may: bool) -> None:
        """Where one stands; another deal is asked for anew.  `may`: whether its hands may be seen."""
        if playhead.deal != self.deal:
            self.leave()
        offered = may and opens(self.review.past.game.name)
        self.button.setVisible(offered and self.deal is None)
        for part in (self.heading, self.view):
            part.setVisible(offered and self.deal is not None)

    def ask(self, playhead: Playhead, sight: Sight) -> None:
        """The deal at which one stands, worked out."""
        found = opened(self.review, playhead.deal) if self.deal != playhead.deal else None
        if found is not None:
            self.deal = playhead.deal
            show_in(self.view, found, sight, shows=True)
            self.tell(playhead, may=True)
        if self.deal is not None:
            later(self.view, 0, self._see)

    def leave(self) -> None:
        """It is wanted no more."""
        self.view.leave()
        self.deal = None

    def _see(self) -> None:
        """It is scrolled to."""
        bar = self.leaf.roll.verticalScrollBar()
        bar.setValue(min(bar.maximum(), self.heading.y()))

    def _look_at(self, number: int) -> None:
        """To where this card of the play was about to be played."""
        assert self.deal is not None
        stretch = self.review.tape.deals[self.deal]
        steps = self.review.tape.steps[stretch.first:stretch.first + stretch.moves]
        plays = [n for n, step in enumerate(steps) if step.move[0] == "play"]
        self.look_at(plays[number])
