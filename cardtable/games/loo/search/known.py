"""A decision at Loo as the compiled trials take it: what was said and played, and where the rest may lie."""
from __future__ import annotations

from random import Random

from cardtable.cards import BACK, Cards, unmask
from cardtable.games.loo.rules import FIVE, LAYOUT, POOL, Loo
from cardtable.games.loo.search.numbers import DRAW, FOR_POOL, MISS, PASS, SEATS, STAND
from cardtable.games.loo.search.trials import Trials
from cardtable.rules.view import View

FEW = 30
TRIES = 50                                       # layouts drawn, at most, for one that agrees with what was heard
SELDOM, ODD = .02, .1                            # how often others speak, and play, otherwise than the club player
WORDS = {"pass": PASS, "stand": STAND, "miss": MISS, "miss-for-pool": FOR_POOL, "draw": DRAW}


def trials(view: View, seat: int, most: int) -> Trials:
    """All that this seat may know, ready to be searched for so many layouts."""
    deal = view.deal
    assert isinstance(deal, Loo)
    found = Trials(most=most, seldom=SELDOM, odd=ODD, seat=seat, seats=deal.seats, cards=deal.cards, dealer=deal.dealer,
                   trump=deal.trump, turned=deal.bit(deal.turned), pam=deal.order.pam, pot=deal.purse[POOL],
                   loo=deal.loo(), all_play=deal.all_play)
    if not said(deal):
        found.declared(deal.declared, (), -1, -1)
    for who, word, drew in said(deal):
        found.heard(who, word, drew)
    need, may = [0] * SEATS, [0] * SEATS
    for who in range(deal.seats):
        held = deal.playable(who)
        if who != seat and held and who not in deal.passed:
            need[who] = len(held)
            may[who] = deal.bits(unmask(view.knowledge.may[deal.held(who)]))
    fell = [[card for who, card, _ in deal.history if who == one] for one in range(SEATS)]
    found.seen([deal.bit(card) for _, card, _ in deal.history], [deal.bits(tuple(some)) for some in fell],
               deal.order.civil)
    found.places(deal.bits(deal.playable(seat)), need, may, deal.bits(unseen(view, deal, seat)),
                 bool(deal.zone[LAYOUT.miss]))
    return found


def said(deal: Loo) -> list[tuple[int, int, int]]:
    """Who has said what, and how many cards he drew, where he had the choice."""
    if deal.by_clubs or deal.all_play and deal.cards != FIVE:
        return []
    return [(who, word(deal, who), deal.drawn[who]) for who in deal.round(deal.elder)
            if who in deal.declared or who in deal.passed]


def word(deal: Loo, who: int) -> int:
    """What he has said."""
    if who in deal.passed:
        return PASS
    if who == deal.miss_by:
        return FOR_POOL if who == deal.for_pool else MISS
    return DRAW if deal.drawn[who] else STAND


def unseen(view: View, deal: Loo, seat: int) -> Cards:
    """All that may lie in a place that this seat does not see, but what it has thrown away."""
    hidden = 0
    for zone, held in enumerate(deal.zone):
        if zone != LAYOUT.discard and BACK in held:
            hidden |= view.knowledge.may[zone]
    return unmask(hidden)


def laid(found: Trials, view: View, rng: Random, most: int) -> int:
    """Lays out at most so many layouts: how many.  Where but a few agree, as nobody says or plays such things but by
    chance, they tell next to nothing alone: some that are possible are laid out beside them."""
    kept = found.lay(TRIES * most, most, rng.getrandbits(47))
    if kept >= min(most, FEW):
        return kept
    worlds = view.worlds()
    agree = [found.cards_of(n) for n in range(kept)]
    some = [view.knowledge.world(view.deal, rng, worlds) for _ in range(min(most, FEW) - kept)]
    return found.lay_out([*agree, *[layout(deal) for deal in some if isinstance(deal, Loo)]], rng.getrandbits(47))


def layout(deal: Loo) -> list[int]:
    """A whole deal: what each holds now, miss, the pack."""
    hands = [deal.bits(deal.playable(who)) if who < deal.seats else 0 for who in range(SEATS)]
    return [*hands, deal.bits(deal.zone[LAYOUT.miss]), deal.bits(deal.zone[LAYOUT.stock])]
