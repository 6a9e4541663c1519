"""A match for reading on paper: deal by deal the hands, all that was done and said, and what it came to."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.croupier.account import Account
from cardtable.croupier.hands import as_open, hands_held
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.tape import Stretch, Tape
from cardtable.games import part
from cardtable.showing.laid import Laid
from cardtable.showing.places import Places, numbers
from cardtable.showing.sorting import Sorting
from cardtable.showing.talk import talk_of

NOTHING = "Nothing is marked, and nothing paid."     # of a deal thrown up
ONLOOKER = -1
VOID = "The deal is void: what was marked does not count, and what was paid stands with the next."


class Chapter(NamedTuple):
    """A deal: its heading, what the slip lays open of it, what was told and said, and its marks and payments.

    `sorting` is how its cards stood to each other, by which hands are sorted.
    """

    heading: str
    laid: list[Laid]
    told: list[str]
    account: list[str]
    sorting: Sorting


class Chronicle:
    """Of the deals that have ended; `names` are what the players are called."""

    def __init__(self, tape: Tape, names: Sequence[str]) -> None:
        self.tape, self.game = tape, tape.past.game
        self.sheet = ScoreSheet()
        for step in tape.steps:
            self.sheet.take(step)
        self.account = Account(self.game, tape.match, self.sheet, names)
        self.talk = talk_of(self.game)

    @property
    def names(self) -> list[str]:
        """What the players are called, fit to be printed."""
        return self.account.names

    def chapters(self) -> Iterator[Chapter]:
        """Deal by deal."""
        for number in self.tape.ended:
            stretch = self.tape.deals[number]
            rows = [VOID]
            if not stretch.deal.void:
                sheet = self.sheet.games[stretch.game - 1][stretch.number - 1]
                rows = [*self.account.marks(sheet), *self.account.payments(sheet)] or [NOTHING]
            places: Places = part(self.game.name, "layout").places(self.tape.at(number, stretch.moves).match,
                                                                   stretch.deal)
            yield Chapter(self.tape.heading(number), self._laid(stretch, places), list(self._told(stretch)), rows,
                          places.sorting(stretch.deal))

    def _laid(self, stretch: Stretch, places: Places) -> list[Laid]:
        """Trumps, the start and the like; every hand by seat; and what is nobody's hand."""
        deal, events = as_open(self.tape.match, stretch.deal, [
            event for step in self.tape.steps[stretch.first:stretch.first + stretch.moves] for event in step.events],
            ONLOOKER)
        held = hands_held(events, deal, numbers(places.zones, deal, 0))

        def name(seat: int) -> str:
            return self._name(stretch, seat)

        return [*self.talk.shared(deal, name), *self.talk.laid(deal, dict(sorted(held.items())), events, name)]

    def _told(self, stretch: Stretch) -> Iterator[str]:
        for step in self.tape.stood(stretch.first, stretch.first + stretch.moves):
            deal, events = as_open(self.tape.match, step.deal, step.events, ONLOOKER)
            for line in self.talk.lines(deal, events, lambda seat: self._name(stretch, seat)):
                if line.kind == "told" and line.text:
                    yield line.text
                elif line.kind == "said" and line.text:
                    yield f"{self._name(stretch, line.seat)}: “{line.text}”"

    def _name(self, stretch: Stretch, seat: int) -> str:
        """What a seat's player is called; "" for nobody's."""
        deal = stretch.deal
        if not 0 <= seat < deal.seats:
            return ""
        return self.talk.hand(deal, seat) or self.names[deal.player[seat]]

    def outcome(self) -> list[str]:
        """How the match has ended, and what everybody has."""
        told = self.talk.outcome(self.tape.match, lambda player: self.names[player]) if self.tape.match.over else ""
        return [*([told] if told else []), *self.account.end()]
