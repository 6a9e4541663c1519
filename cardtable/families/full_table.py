"""A full table: more may sit down to rubbers than play at once; who waits comes in when a rubber is over.

Cards decide who begins, and who makes room among those who have played equally long (002:5312-5355; 003:277-320).
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.families.rubbers import Rubbers
from cardtable.rules.cutting import Cut, CutTerms
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level

PARTNERS, TABLE, OUT = "partners", "table", "out"        # what a cut decides
MANY = "each with a fresh cut; with five or six players two at least"    # rubbers, as the option says
ADMITTED = 2                                             # so many come in after a rubber, and never more (003:316-320)


@dataclass(frozen=True)
class TableCutTerms(CutTerms):
    """What is cut for."""

    purpose: str = PARTNERS      # or TABLE, or OUT
    places: int = 0              # how many of the order begin, or stay


class TableCut(Cut):
    """A cut for partners, for who begins, or for who makes room; the low cards begin, and the high ones go.

    `laws` are by purpose.
    """

    lowest_first = True
    laws: ClassVar[dict[str, int]] = {}

    agrees_on = TableCutTerms
    terms: TableCutTerms

    def begin(self) -> None:
        super().begin()
        self.purpose, self.places = self.terms.purpose, self.terms.places
        if self.purpose != PARTNERS:
            self.parts = (self.places,)

    def told(self) -> None:
        """Of a cut for the table it is told who waits, and of one for going out who goes."""
        if self.purpose == PARTNERS:
            super().told()
            return
        word = "waits" if self.purpose == TABLE else "makes room"
        for n, seat in enumerate(self.ranked[self.places:]):
            self.say(seat, word, law=0 if n else self.law)


def admitted(waiting: int) -> int:
    """How many of those who wait come in after a rubber."""
    return min(waiting, ADMITTED)


def making_room(rubbers: Sequence[int], number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of players who have played so many rubbers in succession: those who go for certain, when so many are to go, and
    those among whom cards decide about the places left.

    >>> making_room((2, 2, 1, 1), 2), making_room((1, 1, 1, 1), 2), making_room((2, 2, 2, 1), 1)
    (((0, 1), ()), ((), (0, 1, 2, 3)), ((), (0, 1, 2)))
    """
    least = sorted(rubbers, reverse=True)[number - 1]
    above = tuple([n for n, played in enumerate(rubbers) if played > least])
    equal = tuple([n for n, played in enumerate(rubbers) if played == least])
    return (above + equal, ()) if len(above + equal) == number else (above, equal)


class FullTable(Rubbers):
    """Rubbers for four, to which two more may sit down.

    `table` are the players of this rubber, by number, `waiting` the others in the order in which they come in, and
    `running` how many rubbers each has played in succession.
    """

    at_once: ClassVar[int] = 4

    def begin(self) -> None:
        super().begin()
        players: int = self.start["players"]
        self.table: tuple[int, ...] = tuple(range(players))
        self.waiting: tuple[int, ...] = ()
        self.going: tuple[int, ...] = ()                 # who makes room, while cards decide who else does
        self.running = (0,) * players
        self.goes_out = 0                                # the article that says who makes room

    def table_cut(self, player: Sequence[int], purpose: str, places: int, purse: Sequence[int]) -> Cut:
        """Those who cut, and for what."""
        raise NotImplementedError                        # abstract

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        return self.table_cut(self.table, PARTNERS, 0, purse)

    def first(self) -> Level:
        if len(self.table) <= self.at_once:
            return self.cutting()
        return self.table_cut(self.table, TABLE, self.at_once, (0,) * len(self.table))

    def following(self) -> Level | None:
        last = self.inner
        if not isinstance(last, TableCut) or last.purpose == PARTNERS:
            return super().following()
        ranked = tuple([last.player[seat] for seat in last.ranked])
        if last.purpose == TABLE:
            self.table, self.waiting = tuple(sorted(ranked[:self.at_once])), ranked[self.at_once:]
        else:
            self.change(self.going + ranked[last.places:])
        return self.cutting(last.purse)

    def next_rubber(self, last: Deal) -> Level:
        if not self.waiting:
            return super().next_rubber(last)
        self.running = tuple([n + 1 if player in self.table else 0 for player, n in enumerate(self.running)])
        number = admitted(len(self.waiting))
        certain, equal = making_room([self.running[player] for player in self.table], number)
        self.going = tuple([self.table[n] for n in certain])
        for n, player in enumerate(self.going):
            last.say(last.player.index(player), "makes room", law=0 if n else self.goes_out)
        if equal:
            those = tuple([self.table[n] for n in equal])
            return self.table_cut(those, OUT, len(equal) - (number - len(certain)), last.purse)
        self.change(self.going)
        return self.cutting(last.purse)

    def change(self, going: tuple[int, ...]) -> None:
        """These make room for as many who wait, and wait behind the others."""
        coming = self.waiting[:len(going)]
        self.table = tuple(sorted([*[player for player in self.table if player not in going], *coming]))
        self.waiting = (*self.waiting[len(going):], *going)
        self.running = tuple([0 if player in going else n for player, n in enumerate(self.running)])
        self.going = ()
