"""Blind Hookey: each shape of case, played through the rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.cards import Card, Cards
from cardtable.cards import cards as read_cards
from cardtable.games.blind_hookey.match import OwnCut
from cardtable.games.blind_hookey.rules import LEAST, PACK, Hookey
from cardtable.games.blind_hookey.ways import NAMES, PLACES, WAYS
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
LIMIT = 50


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    facts = dict(given)
    shape = SHAPES.get((kind, facts.pop("shape", "")))
    if shape is None:
        raise UnknownShape(f"{kind} with {given}")
    return shape(**facts)                        # type: ignore[no-any-return, operator]


def do(deal: Hookey, seat: int, *words: Any) -> None:
    move = Move(words)
    assert deal.refusal(seat, move) is None, f"{seat} {move}"
    deal.apply(seat, move)


def table(form: str, people: int, bottoms: Sequence[Card] = (), sizes: Sequence[int] = ()) -> Hookey:
    """The pack lies so that packets of these sizes, the last of what is left, have these cards at the bottom; the
    dealer is seat 0."""
    deal = WAYS[form](0, (), [0] * (people + 1), tuple(range(people)), limit=LIMIT)
    rest, order = [card for card in PACK if card not in bottoms], list[Card]()
    for card, size in zip(bottoms, (*sizes, len(PACK) - sum(sizes))):
        order += [*[rest.pop() for _ in range(size - 1)], card]
    do(deal, NATURE, "shuffle", *(order or PACK))
    for size in sizes:
        do(deal, deal.must[0], "cut", size)
    return deal


def packets(dealer_bottom: str, players: Sequence[Mapping[str, Any]]) -> Facts:
    bottoms: Cards = read_cards(" ".join([*[str(one["bottom"]) for one in players], dealer_bottom]))
    deal = table("own", len(players) + 1, bottoms, [LEAST] * len(players))
    for seat, one in enumerate(players, 1):
        do(deal, seat, "place", PLACES[seat], one["stake"])
        do(deal, seat, "done")
    dealer, *net, cloth = deal.purse
    assert not cloth
    return {"players_net": net, "dealer_net": dealer, "deal_passes": deal.passes}


def three_packets(stakes: Sequence[Mapping[str, Any]], bottoms: Mapping[str, str]) -> Facts:
    players = sorted({str(one["player"]) for one in stakes})
    shown = read_cards(" ".join([bottoms[packet] for packet in sorted(bottoms)]))
    deal = table("three", len(players) + 1, shown, (17, 17))
    for one in stakes:
        do(deal, 1 + players.index(one["player"]), "place", NAMES[int(one["packet"]) - 1], one["stake"])
    for seat in deal.must:
        do(deal, seat, "done")
    dealer, *net, cloth = deal.purse
    assert not cloth
    return {"dealer_packet": str(1 + NAMES.index(deal.mine)), "net": dict(zip(players, net, strict=True)),
            "dealer_net": dealer}


def packet_size(people: int, pack: int) -> Facts:
    assert pack == len(PACK)
    sizes = table("own", people).sizes()
    return {"min": sizes[0], "max": sizes[-1]}


def three_packets_open(staked: Sequence[str]) -> Facts:
    deal = table("three", 3, sizes=(17, 17))
    for packet in staked:
        do(deal, 1, "place", NAMES[int(packet) - 1], 1)
    return {"open": [str(1 + NAMES.index(name)) for name in deal.free(2)]}


def cut_for_deal(cuts: Mapping[str, str]) -> Facts:
    players = list(cuts)
    deal = OwnCut(player=tuple(range(len(players))))
    deal.apply(NATURE, Move(("cut", *read_cards(" ".join(cuts.values())))))
    assert deal.over
    return {"dealer": players[deal.ranked[0]]}


def packet_order(seats_from_dealers_left: Sequence[str], dealer: str) -> Facts:
    """By the hands in which the pack is, and who has what is left."""
    people, order = [dealer, *seats_from_dealers_left], list[str]()
    deal = table("own", len(people))
    while deal.phase == "packet":
        seat, = deal.must
        order.append(people[seat])
        do(deal, seat, "cut", LEAST)
    has = {spot: len(deal.zone[zone]) for spot, zone, _ in deal.packets()}
    assert has[PLACES[0]] == len(PACK) - LEAST * len(order)
    return {"order": [*order, dealer]}


def remainder(people: int, packets: Sequence[int]) -> Facts:
    deal = table("own", people, sizes=packets)
    return {"dealer_cards": next(len(deal.zone[zone]) for spot, zone, _ in deal.packets() if spot == PLACES[0])}


SHAPES: dict[tuple[str, str], object] = {
    ("settle", "packets"): packets, ("settle", "three_packets"): three_packets, ("legal", "packet_size"): packet_size,
    ("legal", "three_packets_open"): three_packets_open, ("sequence", "cut_for_deal"): cut_for_deal,
    ("sequence", "packet_order"): packet_order, ("sequence", "remainder"): remainder}
"""By kind and shape."""
