"""What every instrument that shows a score has in common."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.table.items.passing import CaptionItem
from cardtable.table.items.stage import Place, Stage, Thing


class Device(Thing):
    """An instrument on the cloth that shows one side's score, by eye and in words.

    `put` lays it down: the place's width, if any, overrides SIZE scaled by the unit.  Below it hangs its caption.  A
    device that belongs to a player across the table is `mirrored`: its parts lie as he would lay them, while the light
    still falls from above.
    """

    SIZE = QSizeF(100, 100)
    """Its size at unit 1."""

    DROP = 18
    """From its foot to the middle of its caption, at unit 1."""

    def __init__(self, stage: Stage, owner: str, mirrored: bool = False) -> None:
        super().__init__(stage)
        self.owner, self.mirrored = owner, mirrored
        self.score = 0
        self.words_below = CaptionItem(stage)
        self.words_below.setParentItem(self)
        self.build()
        self.dress()
        self.show_score(0, moving=False)

    def build(self) -> None:
        """Make the parts, once, before they are dressed for the first time."""

    def put(self, place: Place) -> None:
        """Lie at `place`, drawn for its width."""
        self.home = place
        self.dress()
        super().put(place)

    def dress(self) -> None:
        """Size and pictures in the stage's look; subclasses draw after this."""
        scale = self.home.width / self.SIZE.width() if self.home.width else self.stage.look.unit
        self.resize(self.SIZE * scale)
        self.words_below.dress()
        drop = max(self.DROP * scale, self.words_below.size().height() * .5 + 2)
        self.words_below.put(Place(self.size().width() / 2, self.size().height() + drop))

    def show_score(self, score: int, moving: bool = True) -> None:
        """Show this many points; the parts move there unless `moving` is False.  Ends in the caption."""
        self.score = score
        self.words_below.text = self.caption()

    def reading(self) -> int:
        """The score as a person would read it off the instrument when it is at rest."""
        raise NotImplementedError

    def caption(self) -> str:
        """A few words below the instrument."""
        raise NotImplementedError

    def sentence(self) -> str:
        """What a screen reader says."""
        raise NotImplementedError

    @property
    def label(self) -> str:
        """The same, as every item on the table has it."""
        return self.sentence()
