"""How well a layout agrees with what the others have played: whoever plays by the book would have played just that."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.games.whist.maxims import play
from cardtable.games.whist.rules import LAYOUT, Whist

OFF = .3                                         # how much less likely each card is that the book would not have played


def likely(world: TrickDeal, seat: int) -> float:
    """0 to 1, by the cards that all but this seat have played where they could choose."""
    assert isinstance(world, Whist)
    deal = begun(world)
    found = 1.0
    for who, card, _ in world.history:
        if who != seat and len(deal.allowed(who)) > 1 and play(deal, who).move[1] is not card:
            found *= OFF
        deal.do_play(who, card)
    return found


def begun(world: Whist) -> Whist:
    """The same deal before the first lead, all hands known; who is dummy lies open."""
    deal = Whist(world.dealer, list(world.score), list(world.purse), world.player, scheme=world.scheme,
                 games=world.games)
    for seat in range(deal.seats):
        hand = world.dealt_hand(seat)
        open_ = seat in world.open_seats
        deal.zone[(LAYOUT.shown if open_ else LAYOUT.hand)[seat]] = tuple([card for card in hand
                                                                           if open_ or card not in world.turned])
    deal.zone[deal.turn_up] = tuple([card for card in world.turned if card in deal.pack])
    if any(card in deal.zone[deal.held(deal.dealer)] for card in world.turned):
        deal.zone[deal.turn_up] = ()                     # the dealer is dummy, and it lies among his open cards
    deal.open_seats, deal.turned, deal.trump = world.open_seats, world.turned, world.trump
    deal.lead_off(world.history[0][0] if world.history else world.must[0])
    return deal
