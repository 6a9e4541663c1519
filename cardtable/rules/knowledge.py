"""What one player can infer, kept up to date by events, and whole deals in agreement with it."""
from __future__ import annotations

from random import Random
from typing import Self

from cardtable.cards import BACK, Cards, mask
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.worlds import Worlds


class Statement:
    """A public statement about what zones held when it was made, e.g. ("sequence_worse_than", 4, 11)."""

    __slots__ = ("zones", "name", "args", "left")

    def __init__(self, name: str, zones: tuple[int, ...], *args: object) -> None:
        self.zones, self.name, self.args = zones, name, args
        self.left: dict[int, Cards] = dict.fromkeys(zones, ())       # cards since seen leaving

    def holds(self, world: Deal) -> bool:
        return bool(getattr(world, self.name)(*[world.zone[z] + self.left[z] for z in self.zones], *self.args))

    def copy(self) -> Statement:
        new = Statement(self.name, self.zones, *self.args)
        new.left = dict(self.left)
        return new


class Knowledge:
    """Per zone a mask of the cards that may lie there, as far as a player with these eyes (a seat mask) can tell."""

    TRIES = 5000

    def __init__(self, eyes: int, pack: Cards, zones: int) -> None:
        self.eyes, self.pack, self.all = eyes, pack, mask(pack)
        self.noticed: tuple[tuple[int, Cards], ...] = ()     # (zone, cards) that belief said could not be there
        self.may, self.size, self.given_up = [0] * zones, [0] * zones, 0
        self.statements: list[Statement] = []

    def note(self, event: Event) -> None:
        """Takes in what has happened."""
        kind, may = event.kind, self.may
        if kind == "moved":
            self._moved(event)
        elif kind == "lacks":
            may[event.src] &= ~mask(event.cards)
        elif kind == "showed":
            if event.sees & self.eyes and event.cards[:1] != (BACK,):
                self._only_in(event.dst, mask(event.cards))
        elif kind == "claims":
            zones, *args = event.args
            assert isinstance(zones, tuple)
            self.statements.append(Statement(event.what, zones, *args))
        elif kind == "shuffled":
            self._only_in(event.dst, mask(event.cards))
            self.size[event.dst] = len(event.cards)

    def _moved(self, event: Event) -> None:
        may, src, dst = self.may, event.src, event.dst
        seen = event.cards
        self.size[src] -= len(seen)
        self.size[dst] += len(seen)
        if seen and event.sees & self.eyes and seen[0] is not BACK:
            out = mask(seen)
            if out & ~may[src]:
                self.noticed += ((src, tuple([c for c in seen if not c.bit & may[src]])),)
                self.doubt()
            self._only_in(dst, out)
            for statement in self.statements:
                if src in statement.left:
                    statement.left[src] += seen
        else:
            may[dst] |= may[src]
        if not self.size[src]:
            may[src] = 0
            if self.statements:                  # of a zone that is empty they tell nothing: others may come there
                self.statements = [one for one in self.statements if any(self.size[z] for z in one.zones)]

    def _only_in(self, zone: int, these: int) -> None:
        elsewhere = ~these
        self.may[:] = [m & elsewhere for m in self.may]
        self.may[zone] |= these

    def doubt(self) -> None:
        """Belief was wrong (an offence): every hidden card may again be in every zone that can hold one."""
        some = 0
        for m in self.may:
            some |= m if m.bit_count() > 1 else 0
        self.may[:] = [m | some if n and m.bit_count() > n else m for m, n in zip(self.may, self.size)]

    def worlds(self, view: Deal) -> Worlds:
        """All layouts that agree with the view and the masks (statements apart).  Belief without any is dropped."""
        worlds = Worlds(view, self.pack, self.may)
        if not worlds.total:
            self._drop(view)
            worlds = Worlds(view, self.pack, self.may)
        return worlds

    def world(self, view: Deal, rng: Random, worlds: Worlds | None = None) -> Deal:
        """A whole deal that agrees with the view and with everything noted; a thinker passes the worlds it keeps."""
        for _ in range(2):
            worlds = worlds or self.worlds(view)
            if not worlds.total:
                break
            for _ in range(self.TRIES if self.statements else 1):
                new = worlds.sample(rng)
                if all(s.holds(new) for s in self.statements):
                    return new
            self._drop(view)
            worlds = None
        raise RuntimeError("no layout agrees with the view")

    def _drop(self, view: Deal) -> None:
        self.given_up += 1
        hidden = {z for z, held in enumerate(view.zone) if held and held[0] is BACK}
        self.may[:] = [self.all if z in hidden else m for z, m in enumerate(self.may)]
        self.statements = []

    def copy(self) -> Self:
        new = self.__class__(self.eyes, self.pack, 0)
        new.noticed, new.given_up = self.noticed, self.given_up
        new.may, new.size = self.may.copy(), self.size.copy()
        new.statements = [s.copy() for s in self.statements]
        return new
