"""Typed choices of a game (form, code, goal, stakes), declared once for dialog, record and command line."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Self, Union

Value = Union[str, int, bool]


class BadOption(ValueError):
    """An option that does not exist or a value it cannot have; the message says which and what is allowed."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option.  `when` names the values of other options with which it counts: {"form": ("pool",)}."""

    name: str
    title: str                                   # "The form"
    help: str = ""                               # one short sentence
    when: Mapping[str, tuple[Value, ...]] | None = None

    default: Any = None

    def read(self, text: str) -> Value:
        """The value a text stands for; BadOption if none."""
        raise NotImplementedError                # abstract

    def fits(self, value: object) -> bool:
        raise NotImplementedError                # abstract

    def allowed(self) -> str:
        """What is allowed, for messages."""
        raise NotImplementedError                # abstract

    def counts(self, chosen: Mapping[str, Value]) -> bool:
        """Whether it means anything beside these other choices."""
        return not self.wanting(chosen)

    def wanting(self, chosen: Mapping[str, Value]) -> str:
        """What of these other choices would have to be otherwise for it to mean anything: "form=whist or dummy"."""
        return _named({name: values for name, values in (self.when or {}).items() if chosen.get(name) not in values})

    @property
    def condition(self) -> str:
        """All that it goes with, "" where it always means something."""
        return _named(self.when or {})

    def _bad(self, value: object) -> BadOption:
        return BadOption(f"option {self.name} cannot be {value!r}: it takes {self.allowed()}")


@dataclass(frozen=True, slots=True)
class OneOf(Option):
    """One of some names, each with the title shown."""

    choices: Mapping[str, str] | None = None
    default: str = ""

    def read(self, text: str) -> Value:
        if text not in self._names():
            raise self._bad(text)
        return text

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and value in self._names()

    def allowed(self) -> str:
        return ", ".join(self._names())

    def _names(self) -> Mapping[str, str]:
        return self.choices or {}


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number in a range, or one of a few."""

    range: range | tuple[int, ...] = ()
    default: int = 0
    titles: Mapping[int, str] | None = None      # how some are called: {1: "One", 3: "Best of 3"}

    def read(self, text: str) -> Value:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and int(text) in self.range):
            raise self._bad(text)
        return int(text)

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in self.range

    def allowed(self) -> str:
        numbers = self.range
        if isinstance(numbers, range):
            return f"a number from {numbers[0]} to {numbers[-1]}"
        return ", ".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class Switch(Option):
    """Yes or no."""

    default: bool = False

    def read(self, text: str) -> Value:
        if text not in ("yes", "no", "true", "false"):
            raise self._bad(text)
        return text in ("yes", "true")

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def allowed(self) -> str:
        return "yes or no"


def complete(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every declared option with the given value or its default, in declared order; BadOption names what is wrong."""
    names = {option.name for option in declared}
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {name!r}: this game has {', '.join(sorted(names))}")
    chosen: dict[str, Value] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if not option.fits(value):
            raise BadOption(f"option {option.name} cannot be {value!r}: it takes {option.allowed()}")
        chosen[option.name] = value                                      # type: ignore[assignment]
    return chosen


def read(declared: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Value]:
    """The same from texts."""
    by_name = {option.name: option for option in declared}
    return complete(declared, {k: by_name[k].read(v) if k in by_name else v for k, v in texts.items()})


def agreed(declared: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Value]:
    """The same as a person asks for them on a command line: what means nothing beside the others is refused, too."""
    chosen = read(declared, texts)
    for option in declared:
        if option.name in texts and (wanting := option.wanting(chosen)):
            raise BadOption(f"option {option.name} means nothing here: it goes with {wanting}")
    return chosen


def _named(choices: Mapping[str, tuple[Value, ...]]) -> str:
    """Choices as a command line would have them: "form=whist or dummy, laws=strict"."""
    return ", ".join([f"{name}={' or '.join(map(written, values))}" for name, values in choices.items()])


def written(value: Value) -> str:
    """A value as a command line has it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options of a game with what was chosen of each, read once from what dialog, record and command line give.

    A game's own subclass has a field for every option, made by option(); the field is called as the option, with
    underscores for hyphens.
    """

    @classmethod
    def of(cls, chosen: Mapping[str, Value]) -> Self:
        """From complete options by name."""
        return cls._of(tuple(chosen.items()))

    @classmethod
    @lru_cache(64)
    def _of(cls, chosen: tuple[tuple[str, Value], ...]) -> Self:
        return cls(**{name.replace("-", "_"): value for name, value in chosen})


def option(declared: Option) -> Any:
    """A field of Chosen for this option."""
    return field(default=declared.default, metadata={"option": declared})


def declared(kind: type[Chosen]) -> tuple[Option, ...]:
    """The options of such a class, in their order."""
    found: tuple[Option, ...] = tuple([one.metadata["option"] for one in fields(kind)])
    for one, declares in zip(fields(kind), found, strict=True):
        if declares.name.replace("-", "_") != one.name:
            raise ValueError(f"{kind.__name__}: the field {one.name} declares the option {declares.name}")
    return found
