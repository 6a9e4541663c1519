"""A window at which nobody looks."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


@contextmanager
def unseen(widget: QWidget, painted: bool = False) -> Iterator[None]:
    """What stands there at the end is painted once, as is all that comes before it where it is to be `painted`: that is
    two fifths of what playing costs."""
    widget.setUpdatesEnabled(painted)
    yield
    if isValid(widget):
        widget.setUpdatesEnabled(True)
        widget.grab()
