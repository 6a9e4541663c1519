"""Who sits down: persons at this screen and computer players, as the record names them."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardtable.players.levels import manner
from cardtable.players.manners import CARELESS, STEPS, careful
from cardtable.players.personas import BY_NAME, PERSONAS

PERSON, COMPUTER = "person", "computer"
MOST_NAME = 40


class BadPlayers(ValueError):
    """A list of players that cannot be; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Player:
    """One at the sitting.  `level` counts for computer players only, and `persona` (a companion's key, a step between
    the levels, or nothing) says how he plays at it."""

    name: str
    kind: str = PERSON
    level: str = "club"
    persona: str = ""

    @property
    def computer(self) -> bool:
        return self.kind == COMPUTER

    def to_dict(self) -> dict[str, Any]:
        """As the record has it."""
        found = {"name": self.name, "kind": self.kind}
        if self.computer:
            found |= {"level": self.level} | ({"persona": self.persona} if self.persona else {})
        return found

    @property
    def likeness(self) -> str:
        """The key of the companion who he is, or whose name he bears; "" for anybody else."""
        one = PERSONAS.get(careful(self.persona)[0]) or BY_NAME.get(self.name)
        return one.key if one is not None and self.computer else ""

    def careless(self, rate: int) -> Player:
        """The same, who breaks strict laws at so many of a hundred decisions; a person as he is."""
        sound = careful(self.persona)[0]
        if not self.computer:
            return self
        if not rate:
            return replace(self, persona="" if sound == self.level else sound)
        return replace(self, persona=f"{sound or self.level}{CARELESS}{rate}")

    @property
    def manner(self) -> str:
        """What think() is asked for."""
        return self.persona or self.level


def as_known(name: str, levels: Sequence[str], otherwise: str) -> Player:
    """A computer player of this name: the companion who bears it, as he is known to play, if he plays at one of these
    levels; else one of another level."""
    known = BY_NAME.get(name)
    if known is not None and known.manner.level in levels:
        return Player(name, COMPUTER, known.manner.level, known.key)
    return Player(name, COMPUTER, otherwise)


def opponents(level: str, names: Sequence[str]) -> list[Player]:
    """Computer players under these names, all of one level or step; or a companion and the others at his level.

    Raises NoSuchLevel.
    """
    plain = manner(level).level
    if level in PERSONAS:
        known = PERSONAS[level]
        return [Player(known.name, COMPUTER, plain, level),
                *[Player(name, COMPUTER, plain) for name in names if name != known.name]]
    return [Player(name, COMPUTER, plain, "" if level == plain else level) for name in names]


def read_players(found: Sequence[Mapping[str, Any]], levels: Sequence[str]) -> tuple[Player, ...]:
    """The players of a record; one that says nothing of them has persons."""
    players = []
    for n, one in enumerate(found):
        if not isinstance(one, Mapping):
            raise BadPlayers(f"player {n + 1} is not described")
        name, kind, level = one.get("name", f"Player {n + 1}"), one.get("kind", PERSON), one.get("level", "club")
        if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME:
            raise BadPlayers(f"the name of player {n + 1} is not a text of 1 to {MOST_NAME} characters")
        if kind not in (PERSON, COMPUTER):
            raise BadPlayers(f"player {n + 1} ({name}) is {kind!r}, neither {PERSON} nor {COMPUTER}")
        if kind == COMPUTER and level not in levels:
            raise BadPlayers(f"player {n + 1} ({name}) plays at level {level!r}; there is {', '.join(levels)}")
        persona = one.get("persona", "") if kind == COMPUTER else ""
        sound, rate = careful(persona) if isinstance(persona, str) else ("", -1)
        known = rate >= 0 and (sound in PERSONAS or sound in STEPS)
        if persona and not (known and manner(persona).level == level):
            raise BadPlayers(f"player {n + 1} ({name}) is {persona!r}, whom nobody knows at level {level!r}")
        players.append(Player(name, kind, level, persona))
    return tuple(players)
