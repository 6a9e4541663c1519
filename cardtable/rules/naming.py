"""What a deal calls by name is there: looked at once, when the class is made, so that a slip of the pen is not met in
mid-game.

Phases, reckonings and tests are given as words to a few methods of Deal, verbs to Choice and calls; each must be a
method of the class.  They are found in the code of its methods, its bases' included.  A class without a layout is part
of a game and may leave them to the game.
"""
from __future__ import annotations

import dis
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

NAMED = {"go": "phase", "interrupt": "phase", "resume_at": "phase", "close": "reckoning", "claims": "test"}
"""Methods of Deal, and what their first argument is."""
VERBS = ("Choice", "calls")                                          # whose first argument is a verb
TELLING = frozenset([*NAMED, *VERBS, "phase"])


class Misnamed(TypeError):
    """A class of deals that speaks of a method it does not have."""


def check(cls: type[Any], root: type[Any]) -> None:
    """Raises Misnamed if a phase, reckoning, test or verb named in the class, or in its bases below `root`, is not a
    method of it."""
    if not hasattr(cls, "layout"):
        return
    known = {name for name in dir(cls) if callable(getattr(cls, name))}
    verbs = {name[3:].replace("_", "-") for name in known if name.startswith("do_")}
    jointly = cls.together is not root.together                      # then answers are judged there, and need no method
    for base in cls.__mro__[:cls.__mro__.index(root)]:
        for function in vars(base).values():
            if isinstance(function, FunctionType) and _suspect(function.__code__, known | verbs):
                for what, word in named(function.__code__):
                    if word not in (verbs if what == "verb" else known) and not (what == "verb" and jointly):
                        raise Misnamed(f"{cls.__qualname__}: {function.__name__} (of {base.__name__}) names the {what} "
                                       f"{word!r}, but {cls.__qualname__} has no method of that name")
    for what in ("open_phases", "public_phases"):
        for phase in sorted(getattr(cls, what) - known):
            raise Misnamed(f"{cls.__qualname__}: {what} names {phase!r}, but there is no such phase")


def _suspect(code: CodeType, known: set[str]) -> bool:
    """Whether it is worth being read: reading takes long, and most functions name nothing but what is there."""
    return not TELLING.isdisjoint(code.co_names) and any(
        isinstance(word, str) and word not in known and " " not in word for word in code.co_consts)


@cache
def named(code: CodeType) -> tuple[tuple[str, str], ...]:
    """What a function's code names: a kind and a word.  Read once, and not again for every class below."""
    return tuple(_named(code))


def _named(code: CodeType) -> Iterator[tuple[str, str]]:
    before: list[dis.Instruction] = []
    for now in dis.get_instructions(code):
        if now.opname in ("CACHE", "PRECALL", "PUSH_NULL"):
            continue
        last = before[-1] if before else None
        if now.opname == "LOAD_CONST" and isinstance(now.argval, str) and last is not None:
            if last.opname in ("LOAD_METHOD", "LOAD_ATTR") and last.argval in NAMED and _of_self(before):
                yield NAMED[last.argval], now.argval
            if last.opname == "LOAD_GLOBAL" and last.argval in VERBS:
                yield "verb", now.argval
        if now.opname == "STORE_ATTR" and now.argval == "phase" and len(before) > 1 \
                and before[-2].opname == "LOAD_CONST" and isinstance(before[-2].argval, str):
            yield "phase", before[-2].argval
        before.append(now)


def _of_self(before: list[dis.Instruction]) -> bool:
    return len(before) > 1 and before[-2].opname.startswith("LOAD_FAST") and before[-2].argval == "self"
