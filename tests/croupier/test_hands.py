"""The hands on the slip of a deal are whole, whatever became of one that was turned up."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from cardtable.cards import Card
from cardtable.croupier.hands import hands_held
from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.motions import DISCARDED, LAID_OUT, PLAYED, TURNED
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import ZonePlace, numbers
from tests.spread import far
from tests.suite import Form, drawn, forms, step

DEALS, MOST = far(4, 8), far(600, 1_200)                   # of a form; moves after which fewer deals are enough


def kept(deal: Deal, events: list[Event], zones: Mapping[int, ZonePlace]) -> dict[int, set[Card]]:
    """By seat, the cards that have come to its hand, but for those that it laid aside before the play."""
    hands: dict[int, set[Card]] = {owner: set() for zone, place in zones.items()
                                   if place.role == "hand" and (owner := deal.layout[zone].owner) is not None}
    for event in events:
        if event.kind == "moved":
            src, dst = [deal.layout[zone].owner if zone in zones and zones[zone].role == "hand" else None
                        for zone in (event.src, event.dst)]
            if dst is not None:
                hands[dst].update(event.cards)
            elif src is None and event.motion is PLAYED and event.seat in hands:
                hands[event.seat].update(event.cards)            # a turn-up, as one of his own
            if src is not None and event.motion in (DISCARDED, LAID_OUT):
                hands[src].difference_update(event.cards)
    return hands


@pytest.mark.parametrize("form", forms(), ids=str)
def test_every_hand_on_the_slip_is_whole(form: Form) -> None:
    rng = Random(str(form))
    options, seats = drawn(form, rng)
    sitting, ended, events = Sitting(form.game, options, [{} for _ in range(seats)]), 0, list[Event]()
    sitting.listeners.append(events.append)
    deal = sitting.match.deal()
    while ended < DEALS and len(sitting.lines) < MOST and not sitting.over:
        sitting.submit(*step(sitting, rng))
        if deal.over:
            if any(event.kind == "moved" and event.motion == TURNED for event in events):
                places = part(form.game.name, "layout").places(sitting.match, deal)
                zones = numbers(places.zones, deal, 0)
                whole = kept(deal, events, zones)
                for seat, cards in hands_held(events, deal, zones).items():
                    assert set(cards) == whole[seat], f"dealt by {deal.dealer}"
                    assert len(cards) == len(whole[seat])
            ended += 1
            events.clear()
        deal = sitting.match.deal()
