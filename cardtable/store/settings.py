"""The settings of the program: their names, what each may be, and what it is until someone changes it."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from copy import deepcopy
from dataclasses import dataclass

from cardtable.store.saves import Store
from cardtable.store.values import Json


@dataclass(frozen=True, slots=True)
class Setting:
    """A value until changed, what it is for, and what it may be: one of `choices`, a number `least`..`most`, or a text
    of so many characters."""

    default: Json
    meaning: str
    choices: tuple[Json, ...] = ()
    least: int | None = None
    most: int | None = None

    def allows(self, value: Json) -> bool:
        """Whether the setting may have this value; bool and int are kept apart, as JSON does."""
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        if type(value) is not type(self.default):
            return False
        size = len(value) if isinstance(value, str) else value
        return self.least is None or self.most is None or self.least <= size <= self.most


def _either(default: bool, meaning: str) -> Setting:
    return Setting(default, meaning, (True, False))


RACK_KEYS: tuple[str, ...] = tuple("DEGIJKMNQUVWYZ")
"""The letters that do nothing else at the table."""

SETTINGS: dict[str, Setting] = {
    "name": Setting("", "what the person at the table is called", least=0, most=40),
    "welcomed": _either(False, "the house has asked for a name, on the first evening"),
    "motion": Setting("usual", "how fast cards move", ("instant", "quick", "usual", "slow")),
    "reduced motion": _either(False, "what moves fades instead"),
    "play by": Setting("one click", "how a card is played", ("one click", "two clicks", "drag")),
    "sort by": Setting("usual", "how a hand is sorted", ("usual", "suit", "rank", "as dealt")),
    "forced cards": Setting("always", "when what allows no choice plays itself", ("off", "last", "always")),
    "confirm cards": _either(False, "cards chosen are confirmed by a second press"),
    "counts": Setting("when told", "how it goes on when a hand has been counted", ("when told", "by itself")),
    "cite laws": _either(True, "the talk says which law was applied"),
    "raise legal cards": _either(True, "cards that may be played stand proud"),
    "warn of costly choices": _either(False, "before a choice that would cost much the table asks whether it is meant"),
    "look back unasked": _either(False, "after each deal its post-mortem opens by itself, once the slip has been read"),
    "careless companions": Setting(0, "at how many of a hundred decisions companions break strict laws",
                                   least=0, most=50),
    "explain calls": Setting("first games", "when what a call does stands above its token, and only a pass says itself",
                             ("first games", "always", "never")),
    "show charts": _either(True, "a game's chart of cards, if it has one, stands in the book"),
    "four colours": _either(False, "blue diamonds and green clubs"),
    "large indices": _either(False, "corner indices half the width of the card"),
    "deck folder": Setting("", "a folder of SVG cards used instead of ours"),
    "card back": Setting("red", "what the backs of the cards look like", ("red", "blue", "green", "lattice", "fans")),
    "cloth": Setting("green", "the colour of the cloth", ("green", "blue", "red")),
    "high contrast": _either(False, "no textures, heavy outlines"),
    "text size": Setting(100, "in hundredths of the usual size", least=75, most=200),
    "sound": _either(True, "what is done at the table is heard"),
    "remarks": _either(True, "companions speak of what happens at the table"),
    "volume": Setting(50, "how loud they are, in hundredths", least=0, most=100),
    "two at one screen": Setting("racks", "how two who share the screen keep their hands from each other",
                                 ("racks", "curtain", "windows")),
    "curtain at every turn": _either(False, "the curtain is drawn whenever the other is to look at his hand"),
    "first rack key": Setting("D", "held down, it shows the hand of the first of two at this screen", RACK_KEYS),
    "second rack key": Setting("K", "held down, it shows the hand of the second of two at this screen", RACK_KEYS),
    "book open": _either(True, "the book lies beside the table"),
    "table in words": _either(False, "the table in words stands below the score"),
    "window": Setting([], "left, top, width and height of the window, in pixels"),
    "window state": Setting("normal", "how the window was left", ("normal", "maximised", "full screen")),
    "told": Setting([], "notices that are true at every start, and have been told once"),
    "lessons": Setting({}, "by lesson, the page at which it was left and how its exam went"),
    "last game": Setting("", "the game chosen last"),
    "last level": Setting("club", "the opponents chosen last", ("novice", "club", "master")),
    "last options": Setting({}, "the options chosen last"),
    "last players": Setting([], "who sat down last, as a record names them"),
}


class Settings(MutableMapping[str, Json]):
    """The settings as a mapping that is kept in the store; a name outside SETTINGS is a KeyError.

    `of(game)` is the same for one game: what it has not been given there, it takes from the general settings.
    A value is written soon after it was set, and held while it cannot be; one the setting does not allow is a
    ValueError. A value in the file that is no longer allowed counts as not given. Deleting goes back to the default.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = store.settings()
        self._scope = ""

    def of(self, game: str) -> Settings:
        """The settings of one game ("four colours" at a game where suits are hard to tell)."""
        scoped = Settings.__new__(Settings)
        scoped._store, scoped._kept, scoped._scope = self._store, self._kept, f"{game}/"
        return scoped

    def __getitem__(self, name: str) -> Json:
        setting = SETTINGS[name]
        for key in (self._scope + name, name):
            if key in self._kept and setting.allows(self._kept[key]):
                return deepcopy(self._kept[key])
        return deepcopy(setting.default)

    def chosen(self, name: str) -> bool:
        """Whether somebody has set it, here or in general: until then it may go by another setting."""
        return any(key in self._kept and SETTINGS[name].allows(self._kept[key]) for key in (self._scope + name, name))

    def __setitem__(self, name: str, value: Json) -> None:
        if not SETTINGS[name].allows(value):
            raise ValueError(f"The setting {name!r} cannot be {value!r}.")
        self._store.set(self._scope + name, value)
        self._kept[self._scope + name] = value

    def everywhere(self, name: str, value: Json) -> None:
        """Set it in general and for every game: what single games had been given is forgotten."""
        self[name] = value
        for key in [key for key in self._kept if key.partition("/")[2] == name and key != self._scope + name]:
            self._store.unset(key)
            del self._kept[key]

    def __delitem__(self, name: str) -> None:
        SETTINGS[name]  # an unknown name is a KeyError here too
        self._store.unset(self._scope + name)
        self._kept.pop(self._scope + name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(SETTINGS)

    def __len__(self) -> int:
        return len(SETTINGS)
