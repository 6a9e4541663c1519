"""Where one looks: which deal, after how many of its moves; from choice to choice, move to move, deal to deal."""
from __future__ import annotations

from bisect import bisect_left, bisect_right

from cardtable.croupier.tape import Tape
from cardtable.rules.events import NATURE


class Playhead:
    """Over the deals of a tape that have ended.  `player` is whose choices are stepped to.

    `deal` is a deal's number on the tape, `made` how many of its moves have been made.
    One at least must have ended.
    """

    def __init__(self, tape: Tape, player: int, whole: bool) -> None:
        self.tape, self.player = tape, player
        self.deals = tape.ended
        self._choices: dict[tuple[int, int], list[int]] = {}
        self._broken: dict[tuple[int, int], int] = {}
        self.go_to(self.deals[0] if whole else self._last_played())

    def _last_played(self) -> int:
        """The last deal in which anybody did anything: a last round that only pays shows nothing."""
        played = [deal for deal in self.deals if self._acted(deal)]
        return (played or self.deals)[-1]

    def _acted(self, deal: int) -> bool:
        stretch = self.tape.deals[deal]
        return any(step.seat != NATURE for step in self.tape.steps[stretch.first:stretch.first + stretch.moves])

    # --- where one stands

    @property
    def number(self) -> int:
        """How many moves of the match have been made."""
        return self.tape.deals[self.deal].first + self.made

    @property
    def choices(self) -> list[int]:
        """The numbers of the moves at which there was a choice in this deal."""
        return self._of(self.deal)

    def _of(self, deal: int) -> list[int]:
        key = deal, self.player
        if key not in self._choices:
            self._choices[key] = self.tape.choices(deal, self.player)
        return self._choices[key]

    @property
    def broken(self) -> int:
        """By how many moves of this deal the player broke a law."""
        key = self.deal, self.player
        if key not in self._broken:
            self._broken[key] = len(self.tape.broken(*key))
        return self._broken[key]

    @property
    def choice(self) -> int | None:
        """Which of them is about to be made; None between two."""
        return self.choices.index(self.number) if self.number in self.choices else None

    @property
    def place(self) -> float:
        """Where that is among the choices: 1.5 is between the second and the third."""
        if self.choice is not None:
            return float(self.choice)
        return bisect_left(self.choices, self.number) - .5

    @property
    def least(self) -> int:
        """The moves by which the cards are dealt: before them nothing is to be seen."""
        stretch = self.tape.deals[self.deal]
        steps = self.tape.steps[stretch.first:stretch.first + stretch.moves]
        return next((n for n, step in enumerate(steps) if step.seat != NATURE), 0)

    @property
    def most(self) -> int:
        """All moves of the deal."""
        return self.tape.deals[self.deal].moves

    # --- going elsewhere

    def go_to(self, deal: int, made: int | None = None) -> None:
        """To a deal: its first choice, or where so many moves have been made."""
        self.deal, self.made = deal, 0
        first = self.choices[0] - self.tape.deals[deal].first if self.choices else self.least
        self.made = first if made is None else min(max(made, self.least), self.most)

    def to_choice(self, choice: int) -> None:
        """To where this one of the deal was about to be made."""
        self.made = self.choices[choice] - self.tape.deals[self.deal].first

    def step_choice(self, step: int) -> bool:
        """To the next choice or the one before, in another deal if need be; was there one?"""
        at = bisect_right(self.choices, self.number) if step > 0 else bisect_left(self.choices, self.number) - 1
        if 0 <= at < len(self.choices):
            self.to_choice(at)
            return True
        for deal in self._beyond(step):
            if self._of(deal):
                self.go_to(deal)
                self.to_choice(0 if step > 0 else -1)
                return True
        return False

    def step_move(self, step: int) -> bool:
        """One move on or back, into another deal if need be; was there one?"""
        made = self.made + step
        if self.least <= made <= self.most:
            self.made = made
            return True
        return self.step_deal(step, at_end=step < 0)

    def step_deal(self, step: int, at_end: bool = False) -> bool:
        """To the beginning, or the end, of the next deal or the one before; was there one?"""
        beyond = self._beyond(step)
        if beyond:
            self.go_to(beyond[0])
            self.made = self.most if at_end else self.least
        return bool(beyond)

    def _beyond(self, step: int) -> list[int]:
        here = self.deals.index(self.deal)
        return self.deals[here + 1:] if step > 0 else self.deals[:here][::-1]
