"""A decision as the compiled players of these games take it, and the cards judged: every one of them tried in the same
layouts."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable.cards import Card
from cardtable.families.declarer import standing, strength
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.standing import Chances
from cardtable.families.declarer.values import ALL
from cardtable.families.partnership import rounds, signals
from cardtable.families.partnership.advice import of_these
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks.habitual.asked import Asked
from cardtable.families.tricks.habitual.known import drawn
from cardtable.families.tricks.habitual.trials import Trials
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.players.estimate import Plan
from cardtable.players.question import Scale
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ODD = .06                                        # how often another plays otherwise than by habit
NO_SUIT = 4                                      # without trumps, as they have it
ROWS = 32                                        # of what the score is worth, for each side
KEPT, SPOKEN = 120, 320                          # layouts at budget 1, for a card and for a word
DRAWN, STEPS = 4, 8                              # so many are drawn for one, and each is stirred so often
FOR_BOOK, FOR_WORD = .5, 2.0                     # points by which another card, or word, must be better than the book's
UNIT = "points"
HABIT = "The others are supposed to call and play by habit, as the club player does."


def rules(deal: DeclarerDeal, seat: int, most: int, chances: Chances) -> dict[str, Any]:
    """What a deal's compiled class is made of, but for the calls."""
    rise = standing.after(deal, seat, chances)
    playing = deal.declarer >= 0
    worth = standing.worth_of_tricks(deal, seat, rise) if playing else [0.0] * (ALL + 1)
    goals = [deal.wanted(side) + deal.tricks(side) if playing else ALL for side in range(2)]
    others = sum([1 << other for other in range(deal.seats) if deal.by(other) != deal.by(seat)])
    return {"rule": strength.RULE, "score": deal.score, "goal": deal.goal,
            "rise": [points for row in rise for points in (*row, *[0.0] * (ROWS - len(row)))],
            "declarer": deal.declarer, "goal_for": goals, "worth": worth, "seat": seat, "most": most,
            "others": others, "odd": ODD, "trump": NO_SUIT if deal.trump == NO_TRUMP else deal.trump,
            "dealer": deal.dealer, "turned": -1, "open_seats": 1 << deal.dummy if playing else 0,
            "party": deal.side, "full": deal.bits(deal.pack)}


class Judged(Asked):
    """A decision tried in layouts, in points of the rubber."""

    unit, scale, slack = UNIT, Scale(1.0, 8.0), FOR_BOOK
    deal: DeclarerDeal

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__()
        deal = view.deal
        assert isinstance(deal, DeclarerDeal)
        self.view, self.deal, self.seat = view, deal, seat
        self.preferred = book
        self.plans: Sequence[Plan] = self.offered()

    def offered(self) -> Sequence[Plan]:
        """What is tried."""
        return [(move,) for move in self.view.decision(self.seat)]

    def trials(self, most: int) -> Trials:
        """A game's own."""
        raise NotImplementedError                        # abstract

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        found = self.trials(most)
        drawn(found, self.view, rng, most, DRAWN, STEPS)
        return self.judged(found)

    def judged(self, found: Trials) -> list[list[float]]:
        """Plan by plan what it comes to in each layout."""
        raise NotImplementedError                        # abstract


class Worded(Judged):
    """Which word: the best on the average, even where layouts cannot tell for certain, unless the book's is hardly
    worse."""

    samples, slack, on_average = SPOKEN, FOR_WORD, True


class AtPlay(Judged):
    """Which card."""

    samples = KEPT

    def offered(self) -> Sequence[Plan]:
        return [(move,) for move in self.view.decision(self.seat) if move.verb == "play"]

    def judged(self, found: Trials) -> list[list[float]]:
        return found.cards([self.deal.bit(card) for (move,) in self.plans if isinstance(card := move[1], Card)])

    def is_read(self) -> bool:
        return signals.is_read(self.deal, self.seat)

    def readable(self, move: Move, near: Sequence[Move]) -> Move:
        """What follows suit and loses is the lowest that will do."""
        return signals.unspoken(self.deal, super().readable(move, near), near, self.preferred)

    def instead(self, near: Sequence[Move]) -> Thought | None:
        found = of_these(self.deal, self.seat, [card for one in near if isinstance(card := one[1], Card)])
        return Thought(self.seat, *found) if found is not None else None

    def told(self, card: Card) -> Card:
        """The table's (002:6209-6322)."""
        return rounds.told(Reading(self.deal, self.seat), self.deal, card)
