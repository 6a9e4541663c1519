"""Widgets of one test are gone before the next begins, and never go in the middle of it; or it is told what is left."""
from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterable, Sequence
from types import FrameType, FunctionType, MethodType, ModuleType
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.app.window import MainWindow
from cardtable.table.pressing.gate import GATE, Gate
from cardtable.table.pressing.held import Rhythm
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.second_window import SecondWindow

PATIENCE = 30.0        # seconds for a thread that has just been told to end; they are used up by a real leak alone
LONGEST = 5.0          # seconds that are given to the question who holds one
ListIterator: type = type(iter([]))


def swept(failed: bool = False) -> str:
    """What a test has left, and who holds it; nothing of it is told, nor waited for, where the test has failed.

    What is still there stays, and is not gone through again after every test.
    """
    let_go_of_failures()
    left = sweep(0 if failed else PATIENCE)
    no_key_is_down()
    who = "" if failed else told(left)
    gc.freeze()
    return who


def sweep(patience: float = PATIENCE) -> list[QWidget]:
    """Collects until no page and no window is left that was made since the last freezing, and says which are.

    A thread that ends, or an event on its way, may hold one for a moment; what is frozen meanwhile is never collected.
    """
    end = time.monotonic() + patience
    while True:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()             # what was still to be said to it holds a page as well
        gc.collect()
        left = _living(gc.get_objects())
        if not left or time.monotonic() > end:
            return left
        del left
        time.sleep(.01)


def _living(objects: Iterable[Any]) -> list[QWidget]:
    """By their type, which they cannot deny: what Qt has deleted answers nothing else."""
    return [one for one in objects if issubclass(type(one), (TablePage, MainWindow, SecondWindow))]


def let_go_of_failures() -> None:
    """The last exception that nobody caught holds whatever was named where it was raised."""
    for name in ("last_exc", "last_type", "last_value", "last_traceback"):
        if hasattr(sys, name):
            delattr(sys, name)


def no_key_is_down() -> None:
    """What one test has pressed is no part of how fast the next one presses."""
    gate = QCoreApplication.instance().property(GATE)        # type: ignore[union-attr]
    if isinstance(gate, Gate):
        gate.held.forget()
        gate.rhythm = Rhythm()


def told(left: Sequence[QWidget]) -> str:
    """What is left, and what holds it.  It is frozen by this: a fault is told once."""
    if not left:
        return ""
    gc.unfreeze()                                    # who holds it may have been there long ago
    who = "\n".join([f"left behind: {type(one).__name__}, held by {_held(one, left)}" for one in left])
    gc.freeze()
    return who


def _held(one: QWidget, left: Sequence[QWidget]) -> str:
    """The way to it from the nearest module or frame; if none leads there, whatever refers to it.

    A function that runs is none of what refers to its names.
    """
    reached: list[tuple[Any, str]] = [(one, "")]
    end = time.monotonic() + LONGEST
    seen = {id(one), id(left), id(reached), id(reached[0])}
    for thing, way in reached:
        if isinstance(thing, FrameType | ModuleType) or time.monotonic() > end:
            break
        for holder in gc.get_referrers(thing):
            if id(holder) not in seen and type(holder) is not ListIterator:
                reached.append((holder, f"{way}, of {_name(holder)}" if way else _name(holder)))
                seen |= {id(holder), id(reached[-1])}
    else:
        way = "; ".join(way for _, way in reached[1:6])
    return way or "nothing of Python’s"


def _name(holder: object) -> str:
    if isinstance(holder, FrameType):
        return f"{holder.f_code.co_qualname}() at line {holder.f_lineno}"
    if isinstance(holder, ModuleType | MethodType | FunctionType):
        return holder.__name__
    return type(holder).__qualname__
