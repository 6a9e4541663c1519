"""The score sheet of a sitting, kept from events: what each side marked in each deal, and coins paid."""
from __future__ import annotations

from dataclasses import dataclass, field, replace

from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import VOID_DEAL, Event
from cardtable.showing.laid import Paid


@dataclass(slots=True)
class DealSheet:
    """One deal, or one coup of it: every mark, in order, and every payment."""

    number: int                                      # 1 for the first deal of its game
    deal: Deal                                       # as it now stands, or ended
    had: tuple[tuple[int, ...], tuple[int, ...]]     # by side what had been marked before, on the line and beside it
    marks: list[Event] = field(default_factory=list)
    payments: list[Event] = field(default_factory=list)
    carried: int = 0                                 # so many of the marks are from void deals before it
    ended: bool = False                              # else stakes may still lie
    _told: dict[int, list[Paid]] = field(default_factory=dict)      # by player what has been made of `_paid` payments
    _paid: int = 0

    def of(self, side: int) -> list[Event]:
        return [mark for mark in self.marks if mark.seat == side]

    def points(self, side: int, beside: bool = False) -> int:
        """What a side has marked on the line, or beside it."""
        return sum([mark.points for mark in self.of(side) if mark.beside == beside])

    def total(self, side: int) -> int:
        """All that a side has marked."""
        return sum([mark.points for mark in self.of(side)])

    def dealings(self, player: int) -> list[Paid]:
        """In order what a player took, and less than nothing where he paid; and nothing at all where what had gone from
        him to a place of the cloth goes on from there: a stake that is lost, or is put into prison."""
        if self._paid != len(self.payments):
            self._told, self._paid = {}, len(self.payments)
        if player not in self._told:
            self._told[player] = [
                Paid(one.what, one.points if one.dst == player else -one.points if one.src == player else 0)
                for one in self.payments if player in (one.src, one.dst) or
                one.spot and one.seat >= 0 and self.deal.player[one.seat] == player]
        return self._told[player]

    def balance(self, player: int) -> int:
        """What all that comes to: less than nothing if he paid more than he took."""
        return sum([one.coins for one in self.dealings(player)])


class ScoreSheet:
    """All deals of a sitting, by the games of the match to which they belong."""

    def __init__(self) -> None:
        self.games: list[list[DealSheet]] = []
        self.staked: list[Event] = []                    # paid for the last game before its first deal
        self._laid: list[Event] = []                     # and for the next, which has not begun
        self._last: Step | None = None                   # that was no cut's
        self._game = 0

    def take(self, step: Step) -> None:
        """Takes in one move."""
        if not step.deal.preliminary and (self._last is None or not step.follows(self._last)):
            if step.game != self._game:
                self._game = step.game
                self.games.append([])
                self.staked, self._laid = self._laid, []
            game = self.games[-1]
            void = game.pop() if game and game[-1].deal.void else None
            new = DealSheet(len(game) + 1, step.deal, step.deal.had)
            if void is not None:                         # what was paid remains, and marked for a deal before
                new = replace(new, had=void.had if void.marks else new.had, marks=void.marks, payments=void.payments,
                              carried=len(void.marks))
            game.append(new)
        self._last = self._last if step.deal.preliminary else step
        for event in step.events:
            if event.what == VOID_DEAL and self.games:
                del self.games[-1][-1].marks[self.games[-1][-1].carried:]
            elif event.kind == "scored" and self.games:
                self.games[-1][-1].marks.append(event)
            elif event.kind == "paid" and step.deal.preliminary:
                self._laid.append(event)
            elif event.kind == "paid" and self.games:
                self.games[-1][-1].payments.append(event)
        if step.ended and not step.deal.preliminary and self.games:
            self.games[-1][-1].ended = True

    @property
    def game(self) -> list[DealSheet]:
        """The deals of the game being played."""
        return self.games[-1] if self.games else []

    def gained(self, player: int) -> int:
        """What the last game has come to for a player, all that he staked before it and in it counted."""
        staked = sum([one.points * ((one.dst == player) - (one.src == player)) for one in self.staked])
        return staked + sum([one.balance(player) for one in self.game])

    @property
    def in_coins(self) -> bool:
        """Whether nothing is scored in this game, and everything paid."""
        return any(one.payments or not one.deal.preliminary for one in self.game) and not any(
            one.deal.scored for one in self.game)
