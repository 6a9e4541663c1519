"""What a graphics scene does not do by itself: showing its items to screen readers.

Each item gets a QAccessibleInterface through a factory.  Once a client listens, Qt calls these objects from C++ at any
moment: none of their methods may raise, `isValid` must answer for items already gone, and `interface_cast` must return
a VoidPtr and nothing else, or the process dies.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QGraphicsWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from cardtable.devices.base import Device, Part
from cardtable.table.cloth.button_and_pots import PotItem
from cardtable.table.guarded import Guarded
from cardtable.table.items.card import CardItem
from cardtable.table.items.passing import CaptionItem, SpeechItem
from cardtable.table.items.plate import PlateItem
from cardtable.table.items.spot import SpotItem
from cardtable.table.items.token import TokenItem

Interface = Any
"""A QAccessibleInterface or None; Qt's own type hints leave out the None."""

ROLES: tuple[tuple[type, QAccessible.Role], ...] = (
    (CardItem, QAccessible.Role.Button), (TokenItem, QAccessible.Role.Button), (PlateItem, QAccessible.Role.StaticText),
    (Device, QAccessible.Role.StaticText), (PotItem, QAccessible.Role.StaticText), (Part, QAccessible.Role.StaticText),
    (SpeechItem, QAccessible.Role.StaticText), (SpotItem, QAccessible.Role.Button),
    (CaptionItem, QAccessible.Role.StaticText))
"""The items that are spoken of, and what each is to a screen reader."""


@runtime_checkable
class SpokenView(Protocol):
    """A graphics view that says which items a screen reader is told of, in reading order."""

    def spoken_items(self) -> Sequence[QGraphicsWidget]:
        """Those that can be seen now."""
        ...


Thing = TypeVar("Thing", bound=QObject)


def _there(about: ref[Thing]) -> Thing | None:
    """What an interface speaks of, unless it is gone: interfaces outlive their things, and must not keep them."""
    thing = about()
    return thing if thing is not None and isValid(thing) else None


def _view_of(item: QGraphicsWidget | None) -> QGraphicsView | None:
    scene = item.scene() if item is not None else None
    views = scene.views() if isinstance(scene, QGraphicsScene) and isValid(scene) else []
    return views[0] if views else None


class _Action(Guarded, QAccessibleActionInterface):
    """Pressing an item, or giving it the focus, on a client's behalf."""

    def __init__(self, item: QGraphicsWidget) -> None:
        super().__init__()
        self._about = ref(item)

    def actionNames(self) -> list[str]:
        """What can be done with it."""
        return [self.pressAction(), self.setFocusAction()] if hasattr(_there(self._about), "activate") else []

    def doAction(self, name: str) -> None:
        """Do it."""
        item = _there(self._about)
        if item is None:
            return
        if name == self.setFocusAction():
            item.setFocus(Qt.FocusReason.OtherFocusReason)
        elif name == self.pressAction() and hasattr(item, "activate"):
            item.activate()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """The number key of a token."""
        key = getattr(_there(self._about), "key", "")
        return [key] if key and name == self.pressAction() else []


class ItemInterface(Guarded, QAccessibleObject):
    """One item: its label, where it is on the screen, whether it is focused or chosen."""

    def __init__(self, item: QGraphicsWidget, role: QAccessible.Role) -> None:
        super().__init__(item)
        self._about, self._role = ref(item), role
        self._action = _Action(item)

    @property
    def _item(self) -> QGraphicsWidget | None:
        return _there(self._about)

    def isValid(self) -> bool:
        """Whether the item is still on a table."""
        return _view_of(self._item) is not None

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
        """The item's label, and what a call means."""
        told = {QAccessible.Text.Name: "label", QAccessible.Text.Description: "meaning"}.get(kind)
        return str(getattr(self._item, told, "")) if told else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        item = self._item
        view = _view_of(item)
        if item is None or view is None:
            return QRect()
        seen = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def state(self) -> QAccessible.State:
        """Focusable, focused, chosen, disabled, out of sight."""
        state = QAccessible.State()
        item = self._item
        if item is None:
            state.invalid = True
            return state
        chosen = isinstance(item, CardItem | SpotItem)
        values: dict[str, bool] = {
            "focusable": item.focusPolicy() != Qt.FocusPolicy.NoFocus, "focused": item.hasFocus(),
            "selectable": chosen, "selected": chosen and bool(getattr(item, "selected", False)),
            "disabled": not item.isEnabled(), "invisible": not item.isVisible()}
        for name, value in values.items():
            setattr(state, name, value)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """The action interface, or a pointer to nothing; anything else than a VoidPtr crashes."""
        wanted = kind == QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._action)[0] if wanted else 0)


class ViewInterface(Guarded, QAccessibleObject):
    """The table: a list of what lies on it."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._about = ref(view)

    @property
    def _view(self) -> QGraphicsView | None:
        return _there(self._about)

    def _items(self) -> list[QGraphicsWidget]:
        view: object = self._view
        return [item for item in view.spoken_items() if isValid(item)] if isinstance(view, SpokenView) else []

    def isValid(self) -> bool:
        """Whether the view still exists."""
        return self._view is not None

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def parent(self) -> Interface:
        """The window."""
        view = self._view
        holder = view.parentWidget() if view is not None else None
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
        view = self._view
        if view is None:
            return None
        focused = view.scene().focusItem()
        item = next((item for item in self._items() if item is focused), None)
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        """What the view is called."""
        view = self._view
        return view.accessibleName() if kind == QAccessible.Text.Name and view is not None else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        view = self._view
        return QRect(view.mapToGlobal(QPoint(0, 0)), view.size()) if view is not None else QRect()

    def state(self) -> QAccessible.State:
        """It takes the focus."""
        state = QAccessible.State()
        state.focusable = True
        return state


OFTEN = 8
_kept: list[ItemInterface | ViewInterface] = []
"""Qt holds the interfaces but not their Python halves: dropping one before it has let go is fatal."""


def _keep(made: ItemInterface | ViewInterface) -> None:
    """Qt lets go of an interface when its thing is gone: such are swept out now and then."""
    if len(_kept) % OFTEN == 0:
        _kept[:] = [one for one in _kept if isValid(one)]
    _kept.append(made)


def _factory(name: str, thing: QObject | None) -> Interface:
    made: ItemInterface | ViewInterface | None = None
    if isinstance(thing, QGraphicsView) and isinstance(thing, SpokenView):
        made = ViewInterface(thing)
    else:
        role = next((role for kind, role in ROLES if isinstance(thing, kind)), None)
        if role is not None and isinstance(thing, QGraphicsWidget):
            made = ItemInterface(thing, role)
    if made is not None:
        _keep(made)
    return made


def install() -> None:
    """Let Qt ask here for interfaces.  Once for the whole program; asking again changes nothing."""
    QAccessible.installFactory(_factory)
