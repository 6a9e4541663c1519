"""Marking what may be answered: cards stand proud or lie veiled, places light, and all are called so."""
from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from cardtable.cards import BACK, Card, Cards
from cardtable.rules.moves import Tokens
from cardtable.showing.talk import Talk
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem


def mark_cards(scene: TableScene, lawful: Collection[Card], chosen: Cards, due: bool, aid: bool) -> None:
    """`lawful` cards may be answered with, those `chosen` are part of the answer; a single one is `due` to be played.

    Only zones with a lawful card in them are marked as if one were due from them, and where cards lie exposed the hand
    with them.  Cards of another's hand that lies open are called his.
    """
    lying = scene.lying
    zones = {lying.zone_of(item) for item in lying.all() if item.card in lawful and item.card is not BACK}
    if any(place.exposed for place in lying.zones.values()):
        zones |= {zone for zone, place in lying.zones.items() if place.at == 0 and (place.own_hand or place.exposed)
                  and any(lying.zones[one].at == 0 for one in zones)}
    for zone, held in lying.items.items():
        whose = _holder(scene, zone)
        for place, item in enumerate(held):
            legal = item.card in lawful if due and zone in zones else None
            selected = item.card in chosen and item.card is not BACK
            item.named = place, len(held), legal, selected, whose
            if (legal, selected, aid) != (item.legal, item.selected, item.aid):
                item.legal, item.selected, item.aid = legal, selected, aid
                item.refresh()


def mark_backs(lawful: Collection[CardItem]) -> None:
    """Any of these may be taken, though nobody sees what it is; they stay where they lie, and are called so."""
    for item in lawful:
        place, of, *_ = item.named
        item.named = place, of, True, False, ""
        item.legal, item.aid = True, False       # none stands proud before it is pointed at
        item.refresh()


def _holder(scene: TableScene, zone: int) -> str:
    """Who holds an open hand that is not one's own; "" for all other cards."""
    place, sight = scene.lying.zones.get(zone), scene.sight
    if place is None or sight is None or place.role != "dummy" or not place.at:
        return ""
    seat = sight.deal.layout[zone].owner
    return "" if seat is None else scene.talk.hand(sight.deal, seat) or sight.name(seat) or ""


def mark_spots(scene: TableScene, lawful: Mapping[str, tuple[int, Tokens]], named: Collection[object], turn: bool,
               aid: bool) -> None:
    """Places that may be named, each with what it makes of a seat's move; those `named` are part of it.  While any may
    be, the keyboard comes to all: those that may not say why."""
    talk, asked = scene.talk, bool(lawful)
    for item in scene.spots:
        makes = lawful[item.name][1] if item.name in lawful else None
        marks = makes is not None if asked and turn else None, item.name in named, aid, False
        item.words = partial(_words, talk, item.name, marks[1], makes, asked)
        item.let_focus(asked)
        if marks != (item.legal, item.selected, item.aid, item.over):
            item.legal, item.selected, item.aid, item.over = marks
            item.refresh()


def _words(talk: Talk, name: str, selected: bool, makes: Tokens | None, asked: bool) -> str:
    """What a place is called, and what may be done with it."""
    words = [talk.spot(name)]
    if selected:
        words.append("chosen")
    if makes is not None:
        words.append(f"may be chosen: {talk.begun(makes)}")
    elif asked:
        words.append("may not be chosen now")
    return ", ".join(words)
