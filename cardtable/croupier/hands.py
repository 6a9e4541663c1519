"""The hands of a deal as they were held when play began, and whether they may be laid open now."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardtable.cards import BACK, Cards
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Series
from cardtable.rules.motions import PLAYED
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import ZonePlace


def open_now(match: Series, deal: Deal) -> bool:
    """Whether everybody may see now what was hidden in a deal that has ended: not where what was not shown is kept, as
    long as the match goes on; nor after it, if it is so agreed."""
    return not deal.kept or match.over and deal.laid_open_after


def as_open(match: Series, deal: Deal, events: Iterable[Event], player: int) -> tuple[Deal, list[Event]]:
    """A deal that has ended and what happened in it: faces and all if they may be seen, else as this player saw it (-1:
    an onlooker)."""
    if open_now(match, deal):
        return deal, [*events]
    eyes = deal.eyes(player)
    return deal.view(player), [event.to(eyes) for event in events]


def secret(sitting: Sitting) -> bool:
    """Whether something in it stays hidden, though it is over."""
    return sitting.over and not open_now(sitting.match, sitting.match.deal())


def hands_held(events: Iterable[Event], deal: Deal, zones: Mapping[int, ZonePlace]) -> dict[int, Cards]:
    """By seat, the cards played or thrown up, as far as they are known, and those left; `events` are all that have
    happened in the deal.  Hands are the zones in that role, and what lies exposed, and with them what was played from
    the table as one of the hand's own cards, as a turn-up taken up; and what was turned up before a seat.  Of several
    hands all are told."""
    happened, held = tuple(events), dict[int, Cards]()
    for zone, place in zones.items():
        owner = deal.layout[zone].owner
        if owner is None or place.role not in ("hand", "shown") and not place.exposed:
            continue
        gone = [card for event in happened
                if event.src == zone and (event.motion.from_hand or deal.kept and event.kind == "showed")
                or _played_from_table(event, owner, zones)
                for card in event.cards if card is not BACK]
        left = [card for card in deal.zone[zone] if card is not BACK]
        if gone or left:
            held[owner] = tuple(dict.fromkeys([*held.get(owner, ()), *gone, *left]))
    return held


def _played_from_table(event: Event, seat: int, zones: Mapping[int, ZonePlace]) -> bool:
    """Whether this seat played a card that lay on the table, in nobody's hand or melds, or exposed before him."""
    return event.motion is PLAYED and event.seat == seat and zones[event.src].role in ("table", "dummy")
