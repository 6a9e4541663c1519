"""What search needs to know of Loo: which courses are worth trying, how others speak, and what comes of a hand."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.games.loo.maxims import advise
from cardtable.games.loo.order import KING, PAM
from cardtable.games.loo.rules import FIVE, LAYOUT, POOL, Loo
from cardtable.games.loo.strength import kept, stake
from cardtable.players.search import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 120                                    # layouts at budget 1
SELDOM = .12                                     # as likely to have played, or drawn, against one's cards
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
    return Weighed(view, seat, [(move,) for move in found], policy, SAMPLES, UNIT, likely)


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


def likely(world: TrickDeal) -> float:
    """How well a layout agrees with who has played his own cards, and with how many each has drawn: 0 to 1."""
    assert isinstance(world, Loo)
    found = 1.0
    if world.by_clubs or world.all_play and world.cards != FIVE:
        return found
    for seat in world.declared:
        if seat == world.miss_by:
            continue
        hand = world.dealt_hand(seat)
        if world.cards == FIVE:
            fits = len(kept(world, hand)) >= FIVE - world.drawn[seat]
        else:
            fits = stake(world, seat, hand) > 0
        found *= 1.0 if fits else SELDOM
    return found


class Weighed(PlayingOn):
    """Worth is what he has won or paid, and his part of what is left for the next hand."""

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        left = deal.purse[POOL] - before.purse[POOL]
        return super().worth(deal, before) + left / deal.seats
