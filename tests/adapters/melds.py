"""Games of melds: what their cases have in common, put to the rules.

A card of a case without a copy gets one; what a case leaves open is filled with sevens, eights and nines.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Card, Cards, card
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Meld
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.rules.moves import Move

Facts = dict[str, Any]
LOW = "789"


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def copied(texts: Sequence[str]) -> Cards:
    """Cards from their letters; of several without a copy the first is the first, and so on."""
    seen: dict[str, int] = {}
    for text in texts:
        seen[text] = seen.get(text, 0) + 1
    count = dict.fromkeys(seen, 0)
    found = []
    for text in texts:
        count[text] += 1
        found.append(card(text if len(text) == 3 else f"{text}{count[text]}"))
    return tuple(found)


def suit(text: str | None) -> int:
    return SUITS.index(text) if text else NO_TRUMP


def low(deal: MeldDeal, number: int, but: Sequence[Card], without: Sequence[int] = ()) -> Cards:
    """Cards that score nothing, none of them these, nor of these suits."""
    found = [one for one in deal.pack if one.text[0] in LOW and one not in but and one.suit not in without
             and all(one not in zone for zone in deal.zone)]
    return tuple(found[:number])


def at_table(kind: type[MeldDeal], trump: int, hand: Cards, other: Cards = (), stock: int = 20,
             **start: Any) -> MeldDeal:
    """Seat 0, which does not deal, holds these cards, and so many can be drawn by both together."""
    deal = kind(1, [0, 0], [0, 0], (0, 1), **start)
    deal.trump, deal.leader = trump, 0
    deal.zone[deal.layout.hand[0]], deal.zone[deal.layout.hand[1]] = hand, other
    deal.zone[deal.layout.stock] = low(deal, stock, hand + other)
    return deal


# One trick

def trick_points(kind: type[MeldDeal], trick_cards: Sequence[str], trick_number: int, tricks: int, drawn: int) -> Facts:
    """What the winner of this trick marks with it: the first so many are followed by a draw."""
    lead, reply = copied(trick_cards)
    absent = next(n for n in range(4) if n not in (lead.suit, reply.suit))
    deal = at_table(kind, NO_TRUMP, (lead,), (reply,), 20 if trick_number <= drawn else 0)
    if trick_number < tricks:
        more = low(deal, 2, (lead, reply), [n for n in range(4) if n != absent])
        for seat, one in enumerate(more):
            deal.zone[deal.layout.hand[seat]] += (one,)
    play_trick(deal, lead, reply)
    return {"points_to_winner": deal.score[deal.leader]}


def play_trick(deal: MeldDeal, lead: Card, reply: Card) -> None:
    """Led by the seat that leads."""
    deal.go("play", deal.leader)
    for one in (lead, reply):
        seat = deal.must[0]
        assert deal.refusal(seat, Move(("play", one))) is None, f"{seat} may not play {one}"
        deal.apply(seat, Move(("play", one)), None)


def winner(kind: type[MeldDeal], cards: Sequence[str], trump: str | None) -> Facts:
    return {"winner": kind.order.wins(copied(cards), suit(trump))}


def may_play(kind: type[MeldDeal], hand: Sequence[str], led: str, trump: str | None, stock: int) -> Facts:
    held = copied(hand)
    deal = at_table(kind, suit(trump), held, (), stock)
    deal.leader = 1
    deal.zone[deal.layout.trick] = (next(one for one in deal.pack if one.text[:2] == led and one not in held),)
    deal.go("play", 0)
    cards = [move[1] for move in deal.decision(0) if move.verb == "play"]
    return {"legal": sorted([one.text[:2] for one in cards if isinstance(one, Card)])}


# Melds

def scored(deal: MeldDeal, kind: str, some: Cards) -> int:
    """Seat 0 has won a trick and scores this: the points, 0 if he may not."""
    deal.go("declaring", 0)
    move = Move(("declare", kind, *some))
    lawful = deal.stocked and kind in deal.kind and deal.refusal(0, move) is None
    assert lawful is may_declare(deal, kind, some), "the choice offered and the rule behind it"
    if not lawful:
        return 0
    before = deal.score[0]
    deal.apply(0, move, None)
    return deal.score[0] - before


def may_declare(deal: MeldDeal, kind: str, some: Cards) -> bool:
    """Whether the winner of a trick may, by the rule behind what is offered."""
    return deal.phase == "declaring" and deal.stocked and kind in deal.kind and deal.may_score(0, kind, *some)


def before(deal: MeldDeal, history: Sequence[Mapping[str, Any]], played: Sequence[str]) -> None:
    """So much has been scored by seat 0, and these cards have been played since."""
    melds = [Meld(one["declaration"], copied(one["cards"])) for one in history]
    deal.melds = (tuple([meld for meld in melds if meld.kind in deal.kind]), ())
    gone = copied(played)
    shown = dict.fromkeys([one for meld in melds for one in meld.cards])
    deal.zone[deal.layout.declared[0]] = tuple([one for one in shown if one not in gone])


def reserved(deal: MeldDeal) -> list[Facts]:
    """What seat 0 has announced and may still score."""
    return [{"declaration": meld.kind, "cards": [one.text for one in meld.cards], "points": deal.worth(meld)}
            for meld in deal.announced[0]]


def step(deal: MeldDeal, one: Mapping[str, Any]) -> int | None:
    """Seat 0 does this; the points of a score, None where none is asked."""
    if one["do"] == "score":
        return scored(deal, one["declaration"], copied(one["cards"]))
    if one["do"] == "reserve":
        deal.go("declaring", 0)
        if may_declare(deal, one["declaration"], copied(one["cards"])):
            deal.apply(0, Move(("announce", one["declaration"], *copied(one["cards"]))), None)
        return None
    if one["do"] == "play":
        reply = low(deal, 1, ())
        deal.zone[deal.layout.hand[1]] += reply
        deal.leader = 0
        play_trick(deal, copied([one["card"]])[0], *reply)
        return None
    raise UnknownShape(one)


# Moments

def blunder(kind: type[Any], given: Facts) -> Any:
    """A moment in the shape of tests/blunders, as a position of this kind: seat 0 holds `hand`, and so many cards are
    to be drawn; a card was `led`, or he may declare (`can_declare`), or he leads."""
    led = card(given["led"]) if "led" in given else None
    return kind(copied(given["hand"]), suit(given["trump"]), given["stock"], led, bool(given.get("can_declare")),
                copied(given.get("shown", [])), copied(given.get("gone", [])))
