"""What every instrument on the cloth has in common."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.table.guarded import Guarded
from cardtable.table.items.passing import CaptionItem, Shown
from cardtable.table.items.stage import Place, Stage, Thing
from cardtable.table.paint import tags
from cardtable.table.paint.cache import Kept
from cardtable.table.wording import spoken

Done = Callable[[], None] | None

Z_TAG = 5000.0
TAG_RISE = 22               # from the tip of the pointer, or what it is on, to the middle of the tag, in pixels


class Device(Thing):
    """An instrument that shows some numbers, by eye and in words.

    `put` lays it down: the place's width, if any, overrides its measure scaled by the unit.  Below it hangs its
    caption.  `owners` are the names of those whose numbers it shows, from whoever looks onwards; what belongs to a
    player across the table is `mirrored`: its parts lie as he would lay them, while the light still falls from above.
    `goal` is the number at which the game is won, if there is one.
    """

    SIZE = QSizeF(100, 100)
    """Its size at unit 1."""

    DROP = 18
    """From its foot to the middle of its caption, at unit 1."""

    whose = ""
    """As its caption may begin: "ours", "theirs"."""

    TELLS_SCORES = False
    """Whether the scores of all sides can be read off it, though it is told more than numbers."""

    CLOSES = 0
    """So long, in milliseconds, it moves before nothing more may be staked on what it comes to show; 0: it does not."""

    OVER_CARDS = False
    """Whether it may lie on cards, as on a pack."""

    UNDER_CARDS = False
    """Whether cards lie in it, so that it stays where they are."""

    GIVES = False
    """Whether what lies in it is taken by players (`taken_at`)."""

    STAYS = False
    """Whether it is needed to play: with large letters all else parts from it."""

    def __init__(self, stage: Stage, owners: str | Sequence[str] = (), mirrored: bool = False,
                 goal: int | None = None) -> None:
        super().__init__(stage)
        self.owners = (owners,) if isinstance(owners, str) else tuple(owners)
        self.mirrored, self.goal = mirrored, goal
        self.aside: Place | None = None          # where it lies when it is out of the way, if it ever is
        self.numbers = self.at_first()
        self._margins: tuple[float, float] | None = None
        self.words_below = CaptionItem(stage)
        self.words_below.setParentItem(self)
        self.tag = Tag(stage)
        self.tag.setParentItem(self)
        self.build()
        self.dress()
        self.show_numbers(self.numbers, moving=False)

    @property
    def written(self) -> QRectF | None:
        """Where in the scene lies what is read of it, if it is written beside cards and stays there."""
        return None

    @property
    def taken(self) -> QRectF | None:
        """Where in the scene lies the label of what has been taken from a pool, if it is shown here."""
        return None

    @property
    def taken_at(self) -> QPointF | None:
        """Where what is taken comes to it."""
        return None

    @property
    def made(self) -> tuple[tuple[str, ...], bool, int | None]:
        """What it was made of: another made of the same is the same."""
        return self.owners, self.mirrored, self.goal

    def at_first(self) -> tuple[int, ...]:
        """What it shows before it is told anything."""
        return (0,) * max(1, len(self.owners))

    def build(self) -> None:
        """Make the parts, once, before they are dressed for the first time."""

    @property
    def measure(self) -> QSizeF:
        """Its size at unit 1."""
        return self.SIZE

    @property
    def scale_wanted(self) -> float:
        """How large it should be, in logical pixels to a pixel of the drawing."""
        return self.home.width / self.measure.width() if self.home.width else self.stage.look.unit

    @property
    def covers(self) -> bool:
        """Whether it lies over the cards just now, and what is pressed there is meant for it."""
        return False

    def pressed(self) -> None:
        """One of its parts has been pressed."""

    @property
    def scale_now(self) -> float:
        """Logical pixels to a pixel of the drawing, as it lies."""
        return self.size().width() / self.measure.width()

    def put(self, place: Place) -> None:
        """Lie at `place`, drawn for its width."""
        self.home = place
        self.dress()
        super().put(place)

    def dress(self) -> None:
        """Size and pictures in the stage's look; subclasses draw after this."""
        scale = self.scale_wanted
        self.resize(self.measure * scale)
        self.words_below.dress()
        self._hang_words(scale)

    def _hang_words(self, scale: float) -> None:
        drop = max(self.DROP * scale, self.words_below.size().height() * .5 + 2)
        self.words_below.put(Place(self.size().width() / 2, self.feet + drop))

    @property
    def feet(self) -> float:
        """How low it reaches, from its upper edge, in pixels: there its caption hangs."""
        return self.size().height()

    @property
    def lies(self) -> QRectF:
        """What it takes of the scene, down to its feet."""
        rect = self.sceneBoundingRect()
        rect.setHeight(min(rect.height(), self.feet))
        return rect

    @property
    def bands(self) -> list[QRectF]:
        """The same as rectangles that leave out what of its corners is cloth."""
        return [self.sceneBoundingRect()]

    def keep_words(self, left: float, right: float) -> None:
        """The caption is moved aside as far as it must be to lie between two lines of the scene."""
        self._margins = left, right
        half, middle = self.words_below.size().width() / 2, self.x() + self.size().width() / 2
        x = max(left + half, min(middle, right - half))
        self.words_below.put(self.words_below.home._replace(x=x - self.x()))

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Show these; the parts move there unless `moving` is False.  Ends in the caption."""
        self.numbers = tuple(numbers)
        self.words_below.text = f"{self.whose}: {self.caption()}" if self.whose else self.caption()
        self._hang_words(self.scale_wanted)      # how low it reaches may hang on its numbers
        if self._margins is not None:
            self.keep_words(*self._margins)
        spoken.tell_name(self)

    def hear(self, number: int, done: Done = None) -> None:
        """A number that was said aloud; `done` is called when it is shown."""
        self.show_numbers((number,))
        if done is not None:
            done()

    def climb(self, which: int, points: int, begins: bool) -> None:
        """So much more of one number, as part of a score that begins with it or goes on."""
        self.show_numbers([have + points * (n == which) for n, have in enumerate(self.numbers)])

    def climbed(self) -> None:
        """That score has been shown: what told of its way may go."""

    def recall(self, before: Sequence[int]) -> None:
        """What each number was before it last changed, for an instrument that shows that, too."""

    def put_in(self, coins: Sequence[int], source: QPointF | None = None, done: Done = None) -> None:
        """So much more of each number, come from a point of the scene; `done` is called when it has arrived."""
        self.show_numbers([have + more for have, more in zip(self.numbers, coins, strict=True)])
        if done is not None:
            done()

    def take(self, which: int, target: QPointF | None = None, coins: int | None = None, done: Done = None) -> None:
        """So much less of one number, or all of it, gone to a point of the scene."""
        less = self.numbers[which] if coins is None else coins
        self.show_numbers([have - less * (n == which) for n, have in enumerate(self.numbers)])
        if done is not None:
            done()

    def coin_at(self, which: int) -> QPointF:
        """Where a coin tells, in the scene, that one number has grown."""
        return self.mapToScene(QPointF(self.size().width() / 2, -4 * self.stage.look.unit))

    def readings(self) -> tuple[int, ...]:
        """The numbers as a person would read them off the instrument when it is at rest."""
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

    @property
    def parts(self) -> tuple[Part, ...]:
        """Those to which the keyboard comes one by one, in their order."""
        return ()

    def part_label(self, number: int) -> str:
        """What a screen reader says of a part."""
        raise NotImplementedError

    def part_focused(self, number: int | None) -> None:
        """The keyboard has come to a part, or gone from all."""


class Marker(Device):
    """An instrument that shows one side's score."""

    @property
    def owner(self) -> str:
        """Whose score it is."""
        return self.owners[0]

    @property
    def score(self) -> int:
        """What it was last told to show."""
        return self.numbers[0]

    def show_score(self, score: int, moving: bool = True) -> None:
        """Show this many points."""
        self.show_numbers((score,), moving)

    def reading(self) -> int:
        """The score as it may be read."""
        return self.readings()[0]


class Part(Guarded, QGraphicsWidget):
    """One of several parts of an instrument that the keyboard goes through and a screen reader tells of."""

    def __init__(self, device: Device, number: int) -> None:
        super().__init__(device)
        self.device, self.number = device, number
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return self.device.part_label(self.number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be shown as the one that has the focus."""
        super().focusInEvent(event)
        self.device.part_focused(self.number)
        spoken.tell_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Be so no more."""
        super().focusOutEvent(event)
        self.device.part_focused(None)


class Pressed(Part):
    """A part that can be pressed."""

    def activate(self) -> None:
        """Press it."""
        self.device.pressed()


class Tag(Shown):
    """A scrap of paper over what the pointer is on."""

    def __init__(self, stage: Stage) -> None:
        self._text = ""
        super().__init__(stage)
        self.setZValue(Z_TAG)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; nothing when it is not to be seen."""
        return self._text if self.isVisible() else ""

    def say(self, text: str, over: QPointF) -> None:
        """Hang over a point of the instrument; an empty text takes it away."""
        self.setVisible(bool(text))
        if text:
            self._text = text
            self.dress()
            self.put(Place(over.x(), over.y() - TAG_RISE, z=Z_TAG))

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(tags.tag, self.stage.look, self._text)
