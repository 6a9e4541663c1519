"""What search needs to know of Loo: which courses are worth trying, how others speak, and what comes of a hand."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.games.loo.maxims import advise
from cardtable.games.loo.order import KING, PAM
from cardtable.games.loo.rules import FIVE, LAYOUT, POOL, THREE, Loo
from cardtable.games.loo.strength import kept, others_then, stake
from cardtable.players.search import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES, MANY, FEWER = 120, 6, 70                 # layouts at budget 1; with more players than so many, fewer
SELDOM = .02                                     # as likely to have spoken, or drawn, against one's cards
UNIT = "counters"

phrase = {"stand": ("Play", "playing"), "pass": ("Pass", "passing"), "miss": ("Take miss", "taking miss"),
          "miss-for-pool": ("Miss for the pool", "taking miss for the pool"), "draw": ("Throw", "throwing"),
          "play": ("Play", "playing"), "civil": ("Ask Pam to be civil", "asking Pam to be civil")}
HABIT = "The others are supposed to play by habit, as the club player does."
caveats = dict.fromkeys(("declaring", "play"), HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every course in turn."""
    deal = view.deal
    if not isinstance(deal, Loo) or deal.phase not in caveats:
        return None
    found = declarations(deal, seat, book) if deal.phase == "declaring" else view.decision(seat)
    return Weighed(view, seat, [(move,) for move in found], policy, SAMPLES if deal.seats <= MANY else FEWER,
                   UNIT, Heard(seat).likely)


def declarations(deal: Loo, seat: int, book: Move) -> list[Move]:
    """All there are; of what may be thrown away what is most likely to be right."""
    moves = [Move((choice.verb,)) for choice in deal.decision(seat).choices if choice.verb != "draw"]
    held = deal.zone[LAYOUT.hand[seat]]
    if deal.cards == FIVE:
        most = len(deal.zone[LAYOUT.stock])
        thrown = {tuple(sorted(set(held) - set(some))) for some in keeping(deal, held)}
        moves += [Move(("draw", *some)) for some in sorted(thrown) if 0 < len(some) <= most]
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


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, Loo)
    return advise(deal, seat).move


class Heard:
    """How well a layout agrees with who has played, who has passed, and with how many each has drawn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, Loo)
        if world.by_clubs or world.all_play and world.cards != FIVE:
            return 1.0
        found = 1.0
        for seat in world.declared:
            if seat not in (self.seat, world.miss_by) and not self.plays(world, seat, world.dealt_hand(seat)):
                found *= SELDOM
        if world.cards == FIVE or world.miss_by == self.seat:
            return found
        heap = world.zone[LAYOUT.discard]        # as it was thrown in, three after three
        for n, seat in enumerate([s for s in world.round(world.elder) if s in (*world.passed, world.miss_by)]):
            if found >= SELDOM and seat in world.passed and self.plays(world, seat, heap[THREE * n:THREE * n + THREE]):
                found *= SELDOM
        return found

    def plays(self, world: Loo, seat: int, hand: Cards) -> bool:
        """Whether he would have played these cards, when he was to speak; of five, after drawing as he did."""
        if world.cards == FIVE:
            return len(kept(world, hand)) >= FIVE - world.drawn[seat]
        return stake(world, hand, others_then(world, seat)) > 0


class Weighed(PlayingOn):
    """Worth is what he has won or paid, and his part of what is left for the next hand."""

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        left = deal.purse[POOL] - before.purse[POOL]
        return super().worth(deal, before) + left / deal.seats
