"""Stand-ins for the few names of the `cython` package that the search uses, for an install without it."""

from __future__ import annotations

from typing import Any

compiled = False
int = bint = uint = ulonglong = longlong = p_int = p_ulonglong = object


def _same(thing: Any) -> Any:
    return thing


class _Nogil:
    def __call__(self, thing: Any) -> Any:
        return thing

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exception: object) -> None:
        pass


cclass = final = cfunc = inline = pointer = _same
nogil = _Nogil()


def cast(kind: Any, value: Any) -> Any:
    """The value itself."""
    return value


def exceptval(check: bool = True) -> Any:
    """The decorator that says a function raises nothing: here it does nothing."""
    return _same
