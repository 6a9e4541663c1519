"""No exception leaves a method that Qt calls.

Qt cannot pass one on.  PySide keeps it until Qt has come back to Python, and if another comes before that, two widgets
that cannot be painted or laid out for instance, the process ends with a segmentation fault.
"""
from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from types import FunctionType
from typing import Any, get_type_hints

from PySide6.QtWidgets import QWidget


class Guarded:
    """Put before a Qt class: what it and its subclasses override of Qt's never raises.

    An exception goes to `sys.excepthook`, which logs and tells it; Qt is given the answer of the class above.
    """

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for name, method in overrides(cls).items():
            setattr(cls, name, _guard(cls, name, method))


def overrides(kind: type) -> dict[str, Callable[..., Any]]:
    """The methods a class itself overrides of Qt's; a mixin is reckoned to stand before a widget."""
    above = [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")] or [QWidget]
    return {name: method for name, method in vars(kind).items()
            if isinstance(method, FunctionType) and not name.startswith("__") and any(hasattr(b, name) for b in above)}


def _guard(owner: type, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(self: Any, *given: Any) -> Any:
        try:
            return method(self, *given)
        except Exception as fault:
            sys.excepthook(type(fault), fault, fault.__traceback__)
            return _instead(owner, name, method, self, given)

    return guarded


def _instead(owner: type, name: str, method: Callable[..., Any], of: Any, given: tuple[Any, ...]) -> Any:
    """What is answered instead: as the class above would, or nothing of the kind that is wanted."""
    if method.__annotations__["return"] == "None":
        return None
    with suppress(Exception):
        return getattr(super(owner, of), name)(*given)
    with suppress(Exception):
        return get_type_hints(method)["return"]()
    return None
