"""A match as it was played, to be looked at at any moment of it."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardtable.croupier.steps import Step
from cardtable.players.review import Past, is_choice
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.showing.talk import talk_of

SPACING = 8                      # moves between two places kept: to look at any moment performs fewer than these again


class Moment(NamedTuple):
    """How it stood, faces and all, and what had happened in the deal until then."""

    match: Series
    deal: Deal
    events: tuple[Event, ...]


@dataclass(slots=True)
class Stretch:
    """The moves of one deal, or of one coup of it: the number of the first, and how many they are."""

    first: int
    deal: Deal                   # as it ended, or stands
    number: int                  # of its game, from 1; 0 for a cut and the like; of a void deal that of the next
    game: int                    # of the match, from 1
    coup: int = 0
    moves: int = 0

    @property
    def ended(self) -> bool:
        """Whether it is a deal, and was played to its end."""
        return (self.deal.over or self.deal.coup > self.coup) and not self.deal.preliminary


class Tape:
    """All moves of a match that stand, deal by deal; cuts and the like are deals here, too."""

    def __init__(self, past: Past) -> None:
        self.past = past
        self.steps: list[Step] = []
        self.deals: list[Stretch] = []
        self._kept: list[Series] = []
        match = _begun(past)
        for number, (seat, move) in enumerate(past.moves):
            if number % SPACING == 0:
                self._kept.append(match.copy())
            deal, game = match.deal(), match.game
            coup = deal.coup
            if not self.steps or self.steps[-1].deal is not deal or self.steps[-1].coup != coup:
                before = [one for one in self.deals if one.number and one.game == game and not one.deal.void]
                self.deals.append(Stretch(number, deal, 0 if deal.preliminary else len(before) + 1, game, coup))
            self.deals[-1].moves += 1
            events: list[Event] = []
            deal.tell = events.append
            by = deal.by(seat)
            match.apply(seat, move)
            if deal.coup != coup:
                self.deals[-1].deal = deal.copy()            # as the coup ended
            self.steps.append(Step(number, seat, move, by, tuple(events), deal, game, coup))
        self.match = match                       # as it was left

    def heading(self, deal: int) -> str:
        """What the deal of this number is called, with its game where there may be several."""
        stretch = self.deals[deal]
        return talk_of(self.past.game).heading(stretch.deal, stretch.number, self.match.told(stretch.game))

    @property
    def ended(self) -> list[int]:
        """The numbers of the deals that can be looked back on."""
        return [number for number, stretch in enumerate(self.deals) if stretch.ended]

    def at(self, deal: int, made: int) -> Moment:
        """The deal of this number when so many of its moves had been made."""
        stretch = self.deals[deal]
        until = stretch.first + made
        match, begun = self._near(until - bool(made))
        stood = match.deal()
        for seat, move in self.past.moves[begun:until]:
            stood = match.deal()
            match.apply(seat, move)
        if not made:
            stood = match.deal()
        events = [event for step in self.steps[stretch.first:until] for event in step.events]
        return Moment(match, stood, tuple(events))

    def stood(self, first: int, end: int) -> Iterator[Step]:
        """The moves from one number up to another, each with the deal as it stood just after it: to be looked at before
        the next is asked for.
        """
        match, begun = self._near(first)
        for step in self.steps[begun:end]:
            deal = match.deal()
            match.apply(step.seat, step.move)
            if step.number >= first:
                yield replace(step, deal=deal)

    def choices(self, deal: int, player: int) -> list[int]:
        """The numbers of the moves of a deal at which a player could choose."""
        return [step.number for step, before in self._made(deal, player) if is_choice(before, step.seat, step.move)]

    def broken(self, deal: int, player: int) -> dict[int, Law]:
        """The numbers of the moves of a deal by which a player broke a law, and which: nothing lawful can be set beside
        them."""
        return {step.number: law for step, before in self._made(deal, player)
                if before.strict and (law := before.refusal(step.seat, step.move)) is not None}

    def _made(self, deal: int, player: int) -> Iterator[tuple[Step, Deal]]:
        """The moves of a player in a deal, each with the deal as it stood before it: to be looked at before the next is
        asked for.
        """
        stretch = self.deals[deal]
        match, begun = self._near(stretch.first)
        for step in self.steps[begun:stretch.first + stretch.moves]:
            if step.number >= stretch.first and step.seat >= 0 and step.by == player:
                yield step, match.deal()
            match.apply(step.seat, step.move)

    def _near(self, number: int) -> tuple[Series, int]:
        """How it stood at the nearest place kept before a move, and how many moves had been made there."""
        place = min(max(number, 0) // SPACING, len(self._kept) - 1)
        return self._kept[place].copy(), place * SPACING


def _begun(past: Past) -> Series:
    return past.start.copy() if past.start else past.game.match(past.options, len(past.players))
