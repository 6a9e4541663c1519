"""Orders that have not been obeyed, as far as the others can tell by the cards that they have seen."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.demands import CARD, Demand, Given


def not_obeyed(deal: StrictTricks, seat: int) -> tuple[Given, ...]:
    """The orders that adversaries of this seat could have obeyed, and have not.  While cards are held that is told of a
    card alone that was called and lay there; when all is played, of every order."""
    return tuple([one for one in deal.given
                  if deal.party[one.demand.seat] != deal.party[seat] and _refused(deal, one)])


def trick_of(deal: StrictTricks, given: Given) -> int:
    """The trick, from 1, to which the card was played."""
    return given.card // deal.playing() + 1


def _refused(deal: StrictTricks, given: Given) -> bool:
    demand, number = given.demand, given.card
    trick = tuple([card for _, card, _ in deal.history[number - number % deal.playing():number]])
    held, played = _held(deal, given), deal.history[number][1]
    lawful = deal.order.allowed(held, trick, deal.trump, deal.binding())
    if played not in lawful or not deal.binds(demand, held, trick[:1]):
        return False                             # that is a revoke, or was no order to him
    before = _before(deal, given)
    suits = {deal.order.suit(card, deal.trump) for card in (*demand.cards, *trick[:1])}
    lay = demand.kind == CARD and (len(suits) == 1 or not trick or not deal.calls_spare)
    lay = lay and all(one.kind == CARD for one in before)
    if any(map(deal.playable, range(deal.seats))) and not lay:
        return False
    for one in before:
        if deal.binds(one, held, trick[:1]):
            lawful = one.of(lawful, deal.order, deal.trump, trick)
    return played not in demand.of(lawful, deal.order, deal.trump, trick)


def _before(deal: StrictTricks, given: Given) -> tuple[Demand, ...]:
    """What he had been told before this of the same card: of what that leaves him he is to obey it."""
    said = [one.demand for one in deal.given if one.card == given.card]
    return tuple(said[:said.index(given.demand)])


def _held(deal: StrictTricks, given: Given) -> Cards:
    """What is known to have been in the hand from which the card was played."""
    seat = given.demand.seat
    later = [card for one, card, _ in deal.history[given.card:] if one == seat]
    lay = given.demand.cards if given.demand.kind == CARD else ()
    return tuple(dict.fromkeys([*later, *lay]))
