"""Instruments that show what a game's talk tells of the deal, rather than numbers."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.cards import SUIT_NAMES, SUITS
from cardtable.devices.base import Device
from cardtable.devices.signs import cube_drawn, disc_drawn
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.talk import NO_TRUMPS, Names, Talk
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint.cache import Kept


class Told(Device):
    """Out of sight while there is nothing to tell.  `read` asks the talk; `forget` is for the time before a deal."""

    SERVES = False
    """Whether it is that of whoever is asked, not of a seat."""

    def at_first(self) -> tuple[int, ...]:
        """No numbers."""
        return ()

    def readings(self) -> tuple[int, ...]:
        """No numbers."""
        return ()

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """Show what the talk tells of the deal, as one reader sees it; `seat` is whose instrument it is, if any's."""
        raise NotImplementedError

    def forget(self) -> None:
        """Nothing is told yet."""
        raise NotImplementedError

    def hear_of(self, talk: Talk, deal: Deal, event: Event) -> None:
        """Something has been said aloud."""


class Sign(Told):
    """A small disc that bears a text; with "" the disc itself may lie there, with None it does not."""

    SIZE = QSizeF(disc_drawn.ACROSS, disc_drawn.ACROSS)
    OVER_CARDS = True
    LEAST = 48 / disc_drawn.ACROSS

    text: str | None = None

    def build(self) -> None:
        """One picture."""
        self._face = picture(self)
        self.hide()

    @property
    def scale_wanted(self) -> float:
        """It does not shrink as far as the table does, and grows with the reader's words."""
        return max(super().scale_wanted, self.LEAST) * (1 + self.stage.look.text) / 2

    def dress(self) -> None:
        """The disc with what it bears."""
        super().dress()
        if self.text is not None:
            wear(self._face, self._drawn(self.text))

    def bear(self, text: str | None) -> None:
        """Bear this."""
        if text != self.text:
            self.text = text
            self.setVisible(text is not None)
            self.dress()
            self.show_numbers(())

    def forget(self) -> None:
        """Nothing is told yet."""
        self.bear(None)

    def _drawn(self, text: str) -> Kept:
        raise NotImplementedError


class TrumpToken(Sign):
    """The suit that is trumps, where no turned card shows it: on the undealt pack, or at its own place."""

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """The suit, as the talk knows it."""
        self.bear(talk.trump(deal) or None)

    def _drawn(self, text: str) -> Kept:
        return self.stage.pixmaps.get(disc_drawn.trump, self.stage.look, self.size().width(), text)

    def caption(self) -> str:
        """As in "trumps, hearts"."""
        if self.text in (None, NO_TRUMPS):
            return "no trumps" if self.text else ""
        return f"trumps, {SUIT_NAMES[SUITS.index(self.text)]}"

    def sentence(self) -> str:
        """As in "Trumps, hearts"."""
        return self.caption().capitalize()


class PartDisc(Sign):
    """Of ivory: lies at the hand of who has a part in the deal that passes on, and says which."""

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """The part of the seat whose place it is."""
        self.bear(talk.disc(deal, seat))

    def _drawn(self, text: str) -> Kept:
        return self.stage.pixmaps.get(disc_drawn.trump, self.stage.look, self.size().width(), text)

    def caption(self) -> str:
        """Nothing: the disc says it."""
        return ""

    def sentence(self) -> str:
        """As in "The disc of Mr. Penrose: age"."""
        return f"The disc of {self.owners[0] if self.owners else 'nobody'}: {(self.text or '').lower()}"


class DoublingCube(Sign):
    """Lies on the cloth once the stakes are doubled, and shows what they are multiplied by."""

    SIZE = QSizeF(cube_drawn.ACROSS, cube_drawn.HIGH)
    LEAST = 42 / cube_drawn.ACROSS
    OVER_CARDS = False

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """The figure that the talk knows."""
        self.bear(talk.cube(deal))

    def _drawn(self, text: str) -> Kept:
        return self.stage.pixmaps.get(cube_drawn.cube, self.stage.look, self.size().width(), text)

    def caption(self) -> str:
        """As in "doubled"."""
        return {None: "", "2": "doubled", "4": "redoubled"}.get(self.text, f"times {self.text}")

    def sentence(self) -> str:
        """As in "The doubling cube: redoubled"."""
        return f"The doubling cube: {self.caption()}" if self.text else ""


class CallerDisc(Sign):
    """Lies at the hand of who plays what he has called, and bears its figure."""

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What lies at the hand of the seat whose place it is."""
        self.bear(talk.disc(deal, seat))

    def _drawn(self, text: str) -> Kept:
        return self.stage.pixmaps.get(disc_drawn.caller, self.stage.look, self.size().width(), text)

    def caption(self) -> str:
        """Nothing: the disc says it."""
        return ""

    def sentence(self) -> str:
        """As in "The caller's disc is Mr. Penrose's: 4"."""
        owner = self.owners[0] if self.owners else ""
        return ": ".join([part for part in (f"The caller's disc is with {owner}", self.text)
                          if part])
