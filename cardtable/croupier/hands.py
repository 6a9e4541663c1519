"""The hands of a deal as they were held when play began."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardtable.cards import BACK, Cards
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.motions import PLAYED
from cardtable.showing.places import ZonePlace


def hands_held(events: Iterable[Event], deal: Deal, zones: Mapping[int, ZonePlace]) -> dict[int, Cards]:
    """By seat, the cards played or thrown up, as far as they are known, and those left; `events` are all that have
    happened in the deal.  Hands are the zones in that role, and with them what was played from the table as one of the
    hand's own cards, as a turn-up taken up."""
    happened, held = tuple(events), dict[int, Cards]()
    for zone, place in zones.items():
        owner = deal.layout[zone].owner
        if place.role != "hand" or owner is None:
            continue
        gone = [card for event in happened
                if event.src == zone and event.motion.from_hand or _played_from_table(event, owner, zones)
                for card in event.cards if card is not BACK]
        if gone or deal.zone[zone]:
            held[owner] = tuple(dict.fromkeys([*gone, *deal.zone[zone]]))
    return held


def _played_from_table(event: Event, seat: int, zones: Mapping[int, ZonePlace]) -> bool:
    """Whether this seat played a card that lay on the table and in nobody's hand or melds."""
    return event.motion is PLAYED and event.seat == seat and zones[event.src].role == "table"
