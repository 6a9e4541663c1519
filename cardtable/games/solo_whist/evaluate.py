"""What search needs to know of Solo Whist: what calls, trumps and cards come to in pence.

Everybody is taken to call and play by habit, the club player's; layouts are as likely as that makes what was said and
what fell.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.families.tricks.habitual.asked import Asked
from cardtable.families.tricks.habitual.known import drawn
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.families.tricks.readable import highest_sure
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.search.heard import BEST, comes, habits, settled, suit, undertake
from cardtable.games.solo_whist.search.laid_open import LOOKED_AT, made
from cardtable.games.solo_whist.stakes import DECLAREE, MISERE, OUVERTE
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.games.solo_whist.words import CALLS
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KEPT = {"calling": 1500, "naming": 1000, "play": 300}      # layouts at budget 1
DRAWN, STEPS = 4, 12                             # so many are drawn for one, and stirred so often
MISERE_CALLED = Move(("bid", MISERE))
OPEN, SEEN = Move(("bid", OUVERTE)), .6          # how much of an open misère goes by cards that all lie open
FOR_BOOK = .2                                    # pence by which another course must be better than the book's
UNIT = "pence"
ERROR, NEAR = 1 / 24, 2 / 3                      # of the stake of a solo: a farthing and fourpence of sixpence

phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "propose": ("Propose", "proposing"),
          "accept": ("Accept", "accepting"),
          **{f"name {letter}": (f"Name {suit}", f"naming {suit}")
             for letter, suit in zip(SUITS, SUIT_NAMES, strict=True)},
          **{f"bid {call}": (f"Call {name}", f"calling {name}") for call, name in CALLS.items()}}
HABIT = "The others are supposed to call and play by habit, as the club player does."
caveats = dict.fromkeys(KEPT, HABIT)
HOPEFUL = f"{HABIT} Better players find more against a misère than habit does."


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every call, suit and card."""
    deal = view.deal
    if not isinstance(deal, SoloWhist) or deal.phase not in KEPT:
        return None
    if isinstance(deal, StrictSolo) and deal.unusual or deal.phase == "play" and not orderly(deal):
        return None
    return {"calling": Called, "naming": Named, "play": Played}[deal.phase](view, seat, book)


class Habitual(Asked):
    """Every course of a decision, played on by habit."""

    unit, on_average = UNIT, True
    deal: SoloWhist

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__()
        deal = view.deal
        assert isinstance(deal, SoloWhist)
        self.view, self.deal, self.seat = view, deal, seat
        # beside a card a trick that lies open may be turned: that changes nothing of what the cards are worth
        self.plans: Sequence[Plan] = [(move,) for move in view.decision(seat) if move.verb != "turn"]
        self.samples, stake = KEPT[deal.phase], deal.stakes.solo
        self.scale = Scale(ERROR * stake, NEAR * stake)
        self.preferred, self.slack = book, FOR_BOOK

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        self.habits = habits(self.view, self.seat, most)
        kept = drawn(self.habits, self.view, rng, most, DRAWN, STEPS)
        return self.judged(kept)

    def judged(self, kept: int) -> list[list[float]]:
        """By plan and layout."""
        raise NotImplementedError                        # abstract


class Played(Habitual):
    """Which card; the book's is told first where layouts cannot tell it from the best."""

    by_average = True

    def judged(self, kept: int) -> list[list[float]]:
        return self.habits.cards([self.deal.bit(card) for (move,) in self.plans if isinstance(card := move[1], Card)])

    def told(self, card: Card) -> Card:
        """Of cards that are sure alike the highest, which an ally can tell."""
        return highest_sure(self.deal, self.seat, card, self.deal.playable(self.seat))


class Named(Habitual):
    """Which trumps."""

    def judged(self, kept: int) -> list[list[float]]:
        found = []
        for (move,) in self.plans:
            deal = self.deal.copy()
            deal.apply(self.seat, move)
            undertake(self.habits, deal, self.seat)
            found.append([self.habits.played_out(n, SUITS.index(str(move[1]))) for n in range(kept)])
        return found


class Called(Habitual):
    """What to say; the others answer by what their hands promise, and where they are able to say the same they say the
    same."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat, book)
        if (MISERE_CALLED,) in self.plans:
            self.caveat = HOPEFUL

    def judged(self, kept: int) -> list[list[float]]:
        able = [tuple(self.habits.promising(n)) for n in range(kept)]
        alike: dict[tuple[int, ...], list[int]] = {}
        for n, words in enumerate(able):
            alike.setdefault(words, []).append(n)
        found = [[0.0] * kept for _ in self.plans]
        for came, (move,) in zip(found, self.plans, strict=True):
            for words, some in alike.items():
                deal = settled(self.deal, self.seat, move, words)
                if deal.over:                            # thrown up
                    continue
                leads = deal.bidder if deal.bid == DECLAREE else deal.eldest
                undertake(self.habits, deal, self.seat, leads)
                for n in some:
                    came[n] = self.habits.played_out(n, BEST if deal.phase == "naming" else suit(deal))
        self.look_open(found, kept)
        return found

    def look_open(self, found: list[list[float]], kept: int) -> None:
        """An open misère that habit holds for the best is judged by who sees the hand, too: habit plays against it as
        if it were held."""
        at = self.plans.index((OPEN,)) if (OPEN,) in self.plans else -1
        if at < 0 or sum(found[at]) < max([sum(came) for came in found]):
            return
        deal = settled(self.deal, self.seat, OPEN, (0,) * self.deal.seats)
        share = made([self.habits.hands(n) for n in range(min(kept, LOOKED_AT))], self.seat, deal.eldest)
        won = comes(deal, self.seat)[0]
        found[at] = [SEEN * (2 * share - 1) * won + (1 - SEEN) * came for came in found[at]]
