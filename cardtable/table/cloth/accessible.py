"""What a graphics scene does not do by itself: showing its items to screen readers.

Each item gets a QAccessibleInterface through a factory.  Once a client listens, Qt calls these objects from C++ at any
moment: none of their methods may raise, `isValid` must answer for items already gone, and `interface_cast` must return
a VoidPtr and nothing else, or the process dies.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QGraphicsWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from cardtable.devices.base import Device, Part
from cardtable.table.items.card import CardItem
from cardtable.table.items.passing import SpeechItem
from cardtable.table.items.plate import PlateItem
from cardtable.table.items.token import TokenItem

Interface = Any
"""A QAccessibleInterface or None; Qt's own type hints leave out the None."""

ROLES: tuple[tuple[type, QAccessible.Role], ...] = (
    (CardItem, QAccessible.Role.Button), (TokenItem, QAccessible.Role.Button), (PlateItem, QAccessible.Role.StaticText),
    (Device, QAccessible.Role.StaticText), (Part, QAccessible.Role.StaticText),
    (SpeechItem, QAccessible.Role.StaticText))
"""The items that are spoken of, and what each is to a screen reader."""


@runtime_checkable
class SpokenView(Protocol):
    """A graphics view that says which items a screen reader is told of, in reading order."""

    def spoken_items(self) -> Sequence[QGraphicsWidget]:
        """Those that can be seen now."""
        ...


def _view_of(item: QGraphicsWidget) -> QGraphicsView | None:
    scene = item.scene() if isValid(item) else None
    views = scene.views() if isinstance(scene, QGraphicsScene) and isValid(scene) else []
    return views[0] if views else None


class _Action(QAccessibleActionInterface):
    """Pressing an item, or giving it the focus, on a client's behalf."""

    def __init__(self, item: QGraphicsWidget) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        """What can be done with it."""
        if not isValid(self._item) or not hasattr(self._item, "activate"):
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Do it."""
        if not isValid(self._item):
            return
        if name == self.setFocusAction():
            self._item.setFocus(Qt.FocusReason.OtherFocusReason)
        elif name == self.pressAction() and hasattr(self._item, "activate"):
            self._item.activate()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """The number key of a token."""
        key = getattr(self._item, "key", "")
        return [key] if key and name == self.pressAction() else []


class ItemInterface(QAccessibleObject):
    """One item: its label, where it is on the screen, whether it is focused or chosen."""

    def __init__(self, item: QGraphicsWidget, role: QAccessible.Role) -> None:
        super().__init__(item)
        self._item, self._role = item, role
        self._action = _Action(item)

    def isValid(self) -> bool:
        """Whether the item is still on a table."""
        return isValid(self._item) and _view_of(self._item) is not None

    def role(self) -> QAccessible.Role:
        """Button or text."""
        return self._role

    def parent(self) -> Interface:
        """The table."""
        view = _view_of(self._item)
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        """None."""
        return 0

    def child(self, index: int) -> Interface:
        """None."""
        return None

    def childAt(self, x: int, y: int) -> Interface:
        """None."""
        return None

    def indexOfChild(self, child: Interface) -> int:
        """It has none."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """The item's label."""
        return str(getattr(self._item, "label", "")) if kind == QAccessible.Text.Name and isValid(self._item) else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        view = _view_of(self._item)
        if view is None:
            return QRect()
        seen = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def state(self) -> QAccessible.State:
        """Focusable, focused, chosen, disabled, out of sight."""
        state = QAccessible.State()
        if not isValid(self._item):
            state.invalid = True
            return state
        card = isinstance(self._item, CardItem)
        values: dict[str, bool] = {
            "focusable": self._item.focusPolicy() != Qt.FocusPolicy.NoFocus, "focused": self._item.hasFocus(),
            "selectable": card, "selected": card and bool(getattr(self._item, "selected", False)),
            "disabled": not self._item.isEnabled(), "invisible": not self._item.isVisible()}
        for name, value in values.items():
            setattr(state, name, value)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """The action interface, or a pointer to nothing; anything else than a VoidPtr crashes."""
        wanted = kind == QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._action)[0] if wanted else 0)


class ViewInterface(QAccessibleObject):
    """The table: a list of what lies on it."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view

    def _items(self) -> list[QGraphicsWidget]:
        if not isValid(self._view) or not isinstance(self._view, SpokenView):
            return []
        return [item for item in self._view.spoken_items() if isValid(item)]

    def isValid(self) -> bool:
        """Whether the view still exists."""
        return isValid(self._view)

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def parent(self) -> Interface:
        """The window."""
        holder = self._view.parentWidget() if isValid(self._view) else None
        return QAccessible.queryAccessibleInterface(holder) if holder is not None else None

    def childCount(self) -> int:
        """How many items are told of."""
        return len(self._items())

    def child(self, index: int) -> Interface:
        """One of them."""
        items = self._items()
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: Interface) -> int:
        """Which one it is."""
        about = child.object() if child is not None else None
        return next((i for i, item in enumerate(self._items()) if item is about), -1)

    def childAt(self, x: int, y: int) -> Interface:
        """The uppermost item under a point of the screen."""
        for index in reversed(range(self.childCount())):
            found = self.child(index)
            if found is not None and found.rect().contains(x, y):
                return found
        return None

    def focusChild(self) -> Interface:
        """The item with the keyboard's focus."""
        if not isValid(self._view):
            return None
        focused = self._view.scene().focusItem()
        item = next((item for item in self._items() if item is focused), None)
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        """What the view is called."""
        return self._view.accessibleName() if kind == QAccessible.Text.Name and isValid(self._view) else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size()) if isValid(self._view) else QRect()

    def state(self) -> QAccessible.State:
        """It takes the focus."""
        state = QAccessible.State()
        state.focusable = True
        return state


_kept: list[ItemInterface | ViewInterface] = []
"""Qt holds the interfaces but not their Python halves: dropping one while a client listens is fatal."""


def _factory(name: str, thing: QObject | None) -> Interface:
    made: ItemInterface | ViewInterface | None = None
    if isinstance(thing, QGraphicsView) and isinstance(thing, SpokenView):
        made = ViewInterface(thing)
    else:
        role = next((role for kind, role in ROLES if isinstance(thing, kind)), None)
        if role is not None and isinstance(thing, QGraphicsWidget):
            made = ItemInterface(thing, role)
    if made is not None:
        _kept.append(made)
    return made


def install() -> None:
    """Let Qt ask here for interfaces.  Once for the whole program; asking again changes nothing."""
    QAccessible.installFactory(_factory)
