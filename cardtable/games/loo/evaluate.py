"""What search needs to know of Loo: which courses are worth trying, and what they come to in counters.

Everybody is taken to speak and play by habit, the club player's; layouts are as likely as that makes what was said and
what fell.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.tricks.habitual.asked import Asked
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.games.loo.order import KING, PAM
from cardtable.games.loo.rules import FIVE, LAYOUT, THREE, Loo
from cardtable.games.loo.search.known import WORDS, laid, trials
from cardtable.games.loo.strength import kept
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KEPT = {THREE: {"declaring": 3000, "play": 1000}, FIVE: {"declaring": 1500, "play": 500}}      # layouts at budget 1
FOR_BOOK = .02                                   # counters by which another course must be better than the book's
UNIT = "counters"
PASS = Move(("pass",))

phrase = {"stand": ("Play", "playing"), "pass": ("Pass", "passing"), "miss": ("Take miss", "taking miss"),
          "miss-for-pool": ("Miss for the pool", "taking miss for the pool"), "draw": ("Throw", "throwing"),
          "play": ("Play", "playing"), "civil": ("Ask Pam to be civil", "asking Pam to be civil")}
BESIDE_PASSING = "Figures are set beside passing, which neither wins nor pays."
COUNTED = "Figures count what you win or pay, and your part of what the pool gains or loses by it."
HABIT = "The others are supposed to play by habit, as the club player does."
caveats = dict.fromkeys(KEPT[THREE], HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every course in turn; once a hand has been thrown up in the midst of the play the book's word stands."""
    deal = view.deal
    if not isinstance(deal, Loo) or deal.phase not in caveats or deal.phase == "play" and not orderly(deal):
        return None
    return Habitual(view, deal, seat, book)


class Habitual(Asked):
    """Every course of a decision, played on by habit."""

    unit, on_average = UNIT, True
    deal: Loo

    def __init__(self, view: View, deal: Loo, seat: int, book: Move) -> None:
        super().__init__()
        self.view, self.deal, self.seat, self.samples = view, deal, seat, KEPT[deal.cards][deal.phase]
        found = declarations(deal, seat, book) if deal.phase == "declaring" else view.decision(seat)
        self.plans: Sequence[Plan] = [(move,) for move in found]
        self.zero = PASS if (PASS,) in self.plans else None
        self.counted = BESIDE_PASSING if self.zero else COUNTED
        self.preferred, self.slack, self.by_average = book, FOR_BOOK, True

    def because(self, best: Move, worse: Sequence[Move], fair: Sequence[Move] = ()) -> str:
        """Of four cards of a plain suit, which by themselves are worth little, for what they are kept."""
        stays = tuple([card for card in self.deal.zone[LAYOUT.hand[self.seat]] if card not in thrown(best)])
        suits = {card.suit for card in stays if not (self.deal.order.pam and card is PAM)}
        if best.verb != "draw" or len(stays) != FIVE - 1 or len(suits) != 1 or self.deal.trump in suits:
            return ""
        return f"another {SUIT_NAMES[suits.pop()][:-1]} would make a flush"

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        found = trials(self.view, self.seat, most)
        laid(found, self.view, rng, most)
        came = []
        for (move,) in self.plans:
            if self.deal.phase == "declaring":
                came.append(found.says(WORDS[move.verb], self.deal.bits(thrown(move))))
            else:
                card = self.deal.ace if move.verb == "civil" else move[1]
                assert isinstance(card, Card)
                came.append(found.plays(self.deal.bit(card), move.verb == "civil"))
        return came


def declarations(deal: Loo, seat: int, book: Move) -> list[Move]:
    """All there are; of what may be thrown away what is most likely to be right."""
    moves = [Move((choice.verb,)) for choice in deal.decision(seat).choices if choice.verb != "draw"]
    held = deal.zone[LAYOUT.hand[seat]]
    if deal.cards == FIVE:
        most = len(deal.zone[LAYOUT.stock])
        found = {tuple(sorted(set(held) - set(some))) for some in keeping(deal, held)}
        moves += [Move(("draw", *some)) for some in sorted(found) if 0 < len(some) <= most]
    return moves if book in moves else [*moves, book]


def keeping(deal: Loo, held: Cards) -> Iterator[Cards]:
    """What may be kept: what the club player keeps, kings with it, trumps alone, and what makes a flush."""
    trumps = tuple([c for c in held if deal.order.suit(c, deal.trump) == deal.trump])
    yield kept(deal, held)
    yield trumps
    yield (*kept(deal, held), *[c for c in held if c.rank == KING and c not in trumps])
    for _, some in groupby(sorted([c for c in held if not (deal.order.pam and c is PAM)]), key=lambda c: c.suit):
        suited = (*some, *[c for c in held if deal.order.pam and c is PAM])
        if len(suited) == FIVE - 1:
            yield suited


def thrown(move: Move) -> Cards:
    """The cards of a draw."""
    return tuple([card for card in move[1:] if isinstance(card, Card)])
