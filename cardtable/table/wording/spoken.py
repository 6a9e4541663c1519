"""The table in words: what cards are called aloud, and telling a screen reader what happens."""
from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from cardtable.cards import BACK, Card
from cardtable.showing.phrases import number, ordinal


def name_of(card: Card, place: int, of: int, legal: bool | None = None, selected: bool = False,
            whose: str = "") -> str:
    """As in "queen of spades, third of five, may be played"; `place` counts from 0; whose hand it is of, where that is
    somebody else's who is named."""
    words = ["face down" if card is BACK else f"{whose}’s {card.name}" if whose else card.name]
    if of > 1:
        words.append(f"{ordinal(place + 1)} of {number(of)}")
    if selected:
        words.append("chosen")
    if legal is not None:
        words.append("may not be played now" if not legal else "may be drawn" if card is BACK else "may be played")
    return ", ".join(words)


def announce(about: QObject, text: str, urgent: bool = False) -> None:
    """Say `text` aloud, if anyone listens; `urgent` breaks in on what is being said."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(about, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive if urgent
                        else QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


def tell_focus(item: QObject) -> None:
    """Tell a listening client that the focus has come to this item."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def tell_name(item: QObject) -> None:
    """Tell a listening client that this item is called otherwise now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))
