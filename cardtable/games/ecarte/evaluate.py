"""What search needs to know of Écarté: the sensible moves, how the others play, how likely a layout is, what an end is
worth.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, exp
from random import Random

from cardtable.cards import Cards
from cardtable.games.ecarte import habits
from cardtable.games.ecarte.equity import Worth, worth
from cardtable.games.ecarte.rules import DISCARD, HAND, KINGS, ORDER, STOCK, TRICK, WON, Ecarte, reckon
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.tricks import wins
from cardtable.rules.view import View

Plan = tuple[Move, ...]                  # a move, and how its player means to go on

KING = Move(("king",))
SILENT = 0.05                            # how likely who holds the king keeps silent
SURPRISE = 0.08                          # how likely a proposal, refusal or discard is quite against habit
WAVER = 0.06                             # of a game: within so much, habit may go either way


def guided(deal: Deal) -> Ecarte:
    """The deal under guided laws, whatever those of the table: search commits no faults."""
    if type(deal) is Ecarte:
        return deal
    new = Ecarte.__new__(Ecarte)
    new.__dict__.update(deal.__dict__)
    return new


# How the others play

def habit(deal: Ecarte, seat: int, value: Worth) -> Move:
    """What a sound player does, without search."""
    phase = deal.phase
    if phase == "play":
        if seat in deal.may() and deal.has_king(seat):
            return KING
        return Move(("play", habits.card(deal, seat)))
    if phase == "exchange":
        return Move(("discard", *habits.discards(deal, seat)))
    hand = deal.zone[HAND[seat]]
    if phase == "proposal":
        stand = not deal.zone[STOCK] or habits.gain(deal, seat, hand, value, deal.proposals > 0) > 0
        return Move(("stand",)) if stand else Move(("propose",))
    if phase == "answer":
        return Move(("refuse",)) if habits.gain(deal, seat, hand, value, deal.proposals > 1) > 0 else Move(("accept",))
    return next(iter(deal.decision(seat)))


# What a deal comes to

def solved(deal: Ecarte) -> bool:
    """Whether the rest can be reckoned: it is over, or the first card is on the table."""
    return deal.over or deal.phase == "play" and deal.first[deal.elder] is not None


def final_score(deal: Ecarte) -> tuple[int, int]:
    """The score at the end of a solved deal when all cards lie open from now on."""
    score = deal.score.copy()
    if deal.over:
        return score[0], score[1]
    assert deal.target is not None
    for seat in (0, 1):
        if deal.in_time(seat) and deal.has_king(seat):
            score[seat] += 1
            if score[seat] >= deal.target:
                return score[0], score[1]
    made = [len(deal.zone[WON[0]]) // 2, len(deal.zone[WON[1]]) // 2]
    trick, leader = deal.zone[TRICK], deal.leader
    own, other = deal.zone[HAND[leader]], deal.zone[HAND[1 - leader]]
    if trick:
        more, of = habits.ROWS.tricks_after(own, trick[0], other, deal.trump), len(own) + 1
    else:
        more, of = habits.ROWS.tricks(own, other, deal.trump), len(own)
    made[leader] += more
    made[1 - leader] += of - more
    winner, points, _, _ = reckon((made[0], made[1]), deal.pays_two)
    score[winner] = min(score[winner] + points, deal.target)
    return score[0], score[1]


# How likely a layout is

def likelihood(deal: Ecarte, me: int, value: Worth) -> float:
    """How well what the other has done agrees with the cards he has in this layout; 1 where it tells nothing."""
    other = 1 - me
    hand = deal.zone[HAND[other]] + played(deal, other)
    total = 1.0
    thrown = len(deal.zone[DISCARD[other]])
    if thrown:
        total *= _drawn(deal, other, hand, min(5, thrown))
    willing = _willing(deal, other)
    if willing:
        x = willing * habits.gain(deal, other, hand, value, later=thrown > 0) / WAVER
        total *= SURPRISE + (1 - SURPRISE) / (1 + exp(-max(-50.0, min(50.0, x))))
    king = KINGS[deal.trump]
    if deal.phase == "play" and not deal.announced and king in hand and not deal.in_time(other):
        total *= SILENT
    return total


def _willing(deal: Ecarte, other: int) -> int:
    """1 if the other has last shown that he likes his hand, -1 if that he does not, 0 if he has not said."""
    if deal.phase == "answer":
        return -1 if other == deal.elder else 0
    if deal.phase == "exchange":
        return -1 if other == deal.dealer and deal.proposals == 1 else 0
    if deal.phase == "play":
        refused = deal.pays_two == deal.dealer
        if other == deal.elder:
            return -1 if refused else 1
        return 1 if refused else 0
    return 0


def _drawn(deal: Ecarte, other: int, hand: Cards, thrown: int) -> float:
    """How likely this hand is after throwing so many: kept were trumps and kings, thrown everything else."""
    def keeps(some: Cards) -> int:
        return sum(c.suit == deal.trump or c.rank == habits.KING for c in some)
    away = deal.zone[DISCARD[other]] + deal.zone[STOCK]
    kept, rest, loose = 5 - thrown, len(away), len(away) - keeps(away)
    by_habit = comb(keeps(hand), kept) * comb(loose, thrown) / (comb(5, kept) * comb(rest, thrown))
    return SURPRISE * 0.1 + by_habit


def played(deal: Ecarte, seat: int) -> Cards:
    """The cards this seat has played: of every trick the first card is the winner's if it has won, else the other's."""
    found: Cards = ()
    for winner in (0, 1):
        won = deal.zone[WON[winner]]
        for n in range(0, len(won), 2):
            pair = won[n:n + 2]
            leader = winner ^ wins(pair, deal.trump, ORDER)
            found += (pair[leader ^ seat],)
    if deal.zone[TRICK] and deal.leader == seat:
        found += deal.zone[TRICK]
    return found


# The question of one decision

class Question:
    """A decision of Écarté, ready to be searched."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        deal = guided(view.deal)
        self.seat = seat
        self.silent = KING in view.decision(seat)        # for the book does not announce it now
        options = view.match.options
        multiplied = bool(options["multiplier"]) and bool(options["stake"]) and options["form"] == "ecarte"
        self.value = worth(int(options["points"]), multiplied)
        self.unit = "stakes" if multiplied else "games in 100"
        self.worlds = view.knowledge.worlds(deal)
        self.plans: Sequence[Plan] = self._plans(deal, [m for m in view.decision(seat) if m.verb != "king"])

    def _plans(self, deal: Ecarte, moves: list[Move]) -> list[Plan]:
        if deal.phase == "proposal":
            leads = [Move(("play", c)) for c in deal.zone[HAND[self.seat]]]
            return [(move, lead) for move in moves if move.verb == "stand" for lead in leads] + [
                (move,) for move in moves if move.verb != "stand"]
        if deal.phase == "exchange":
            return [(move,) for move in sensible_discards(deal, self.seat)]
        return [(move,) for move in moves]

    def world(self, rng: Random) -> tuple[Ecarte, float]:
        """A layout and its weight."""
        world = self.worlds.sample(rng)
        assert isinstance(world, Ecarte)
        if world.sealed:
            world.sealed = tuple([(s, m or habit(world, s, self.value)) for s, m in world.sealed])
        return world, likelihood(world, self.seat, self.value)

    def try_out(self, world: Ecarte, plan: Plan) -> float:
        """What the plan comes to in this layout: habit plays to the first card, then all play as if cards lay open."""
        deal, seat, step = world.copy(), self.seat, 0
        while not solved(deal) or step < len(plan):
            if deal.over:
                break
            who = deal.must[0]
            move = habit(deal, who, self.value)
            if who == seat and step < len(plan) and (move is not KING or self.silent):
                move = plan[step]
                step += 1
            deal.apply(who, move)
        score = final_score(deal)
        found = self.value.value(score[0], score[1], deal.elder)
        found = found if seat == 0 else -found
        return found if self.unit == "stakes" else 50 + 50 * found


def sensible_discards(deal: Ecarte, seat: int) -> list[Move]:
    """Any of the cards that are neither trumps nor kings; one of those where there is nothing else."""
    hand = deal.zone[HAND[seat]]
    loose = [c for c in hand if c.suit != deal.trump and c.rank != habits.KING] or list(hand)
    most = min(len(loose) if len(loose) < 5 or loose != list(hand) else 5, len(deal.zone[STOCK]))
    least = 1 if seat == deal.elder else 0
    return [Move(("discard", *sorted(some))) for n in range(least, most + 1) for some in combinations(loose, n)]


def question(view: View, seat: int, book: Move) -> Question | None:
    """The decision as a question for search, None where there is nothing to search: the book's word stands."""
    if book == KING or not isinstance(view.deal, Ecarte) or view.deal.phase not in SEARCHED:
        return None
    return Question(view, seat, book)


SEARCHED = ("proposal", "answer", "exchange", "play")
phrase = {"propose": ("Propose", "proposing"), "stand": ("Play", "playing without a proposal"),
          "accept": ("Give cards", "giving cards"), "refuse": ("Refuse", "refusing"),
          "accept-if-enough": ("Accept if there are cards enough", "accepting if there are cards enough"),
          "discard": ("Discard", "discarding"), "play": ("Play", "playing")}
