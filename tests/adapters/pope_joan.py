"""Pope Joan: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import BACKS, SUITS, Card, card, cards, pack
from cardtable.games.pope_joan.match import Facing
from cardtable.games.pope_joan.position import Position
from cardtable.games.pope_joan.rules import EXTRA, HAND, RUN, TURN_UP, LastRound, PopeJoan
from cardtable.games.pope_joan.tray import (
    COMPARTMENTS,
    DIAMONDS,
    DRESS,
    LOW_TO_HIGH,
    PACK,
    POPE_CARD,
    stops,
    unreachable,
)
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Facts = dict[str, Any]
Tray = Mapping[str, int]
EMPTY = dict.fromkeys(COMPARTMENTS, 0)
FILLER = card("KC")                              # a card that takes nothing, and that none follows


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


class InAnyOrder(list[str]):
    """Texts of cards as a set: equal to a list of the same in any order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self) == sorted(other)


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def purse(seats: int, board: Tray = EMPTY) -> list[int]:
    """Nobody has counters, and these lie in the tray."""
    return [0] * seats + [board[name] for name in reversed(COMPARTMENTS)]


def tray(deal: Deal) -> Facts:
    return {name: deal.purse[-1 - n] for n, name in enumerate(COMPARTMENTS)}


def gains(deal: Deal, players: Sequence[str], *only: str) -> Facts:
    return {name: deal.purse[seat] for seat, name in enumerate(players) if not only or name in only}


def table(seats: int, hands: Mapping[int, Sequence[Card]], board: Tray = EMPTY, trump: int = -1, first: int = 0,
          dealer: int = 0) -> PopeJoan:
    """A moment at which this seat is to lead."""
    deal = PopeJoan.position({}, "lead", first, start={
        "dealer": dealer, "player": tuple(range(seats)), "purse": purse(seats, board)}, trump=trump)
    for seat, held in hands.items():
        deal.zone[HAND[seat]] = tuple(held)
    return deal


def shuffled(kind: type[Deal], seats: int, board: Tray, order: Sequence[Card], dealer: int = 0) -> Deal:
    """A deal from its pack in this order."""
    deal = kind(dealer, purse=purse(seats, board), player=tuple(range(seats)))
    do(deal, NATURE, Move((next(iter(deal.decision(NATURE).choices)).verb, *order)))
    return deal


def do(deal: Deal, seat: int, move: Move) -> None:
    assert deal.refusal(seat, move) is None, f"{seat} may not {move}"
    deal.apply(seat, move)


def ending(last: Card) -> list[Card]:
    """The pack with this card turned up."""
    return [*[c for c in PACK if c is not last], last]


# Cases with one answer: kind, what it asks, and all further keys of the shape

def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get((kind, given.get("what")))
    if shape is None or set(given) - {"what"} != set(shape[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return shape[1](**{key: value for key, value in given.items() if key != "what"})


def playout(players: list[str], dealer: str, hands: dict[str, list[str]], surplus: list[str], turn_up: str,
            board: Tray, leads: list[str]) -> Facts:
    seats = {name: n for n, name in enumerate(players)}
    deal = table(len(players), {seats[name]: some(held) for name, held in hands.items()}, board,
                 dealer=seats[dealer])
    deal.zone[EXTRA], deal.zone[TURN_UP] = some(surplus), (card(turn_up),)
    plays: list[list[str]] = []
    out: list[str] = []
    deal.tell = lambda event: (plays.append([players[event.seat], str(event.cards[0])]) if event.what == "played" else
                               out.append(players[event.seat]) if event.what == "out" and event.kind == "said"
                               else None)
    deal.open()
    for led in leads:
        do(deal, deal.pending().must[0], Move(("play", card(led))))
    assert deal.over, "the leads do not reach the end"
    left = {name: len(deal.zone[HAND[n]]) for name, n in seats.items() if name not in out}
    return {"plays": plays, "out": out[0], "cards_left": left, "gains": gains(deal, players),
            "board_after": tray(deal)}


def dress(dealer: str, board_before: Tray) -> Facts:
    deal = shuffled(PopeJoan, 3, board_before, ending(card("2C")))
    return {"board_after": tray(deal), "dealer_pays": -deal.purse[0]}


def whole_pack() -> Facts:
    return {"cards": len(PopeJoan.pack),
            "missing": [str(c) for c in pack(LOW_TO_HIGH) if c not in PopeJoan.pack]}


def gone(surplus: list[str], turn_up: str | None, played: list[str]) -> set[Card]:
    return {*some(surplus), *some(played), *([card(turn_up)] if turn_up else [])}


def all_stops(**given: Any) -> Facts:
    return {"stops": InAnyOrder(map(str, stops(gone(**given))))}


def cannot_be_led_to(**given: Any) -> Facts:
    return {"cards": InAnyOrder(map(str, unreachable(gone(**given))))}


def run(lead: str, holders: dict[str, str]) -> Facts:
    """Everybody holds one card more, that does not follow, so that nobody goes out."""
    names = sorted(set(holders.values()))
    hands = {n: [card(text) for text, name in holders.items() if name == who] for n, who in enumerate(names)}
    spare = [c for c in PACK if str(c) not in holders and c.suit != card(lead).suit]
    deal = table(max(3, len(names)), {n: [*held, spare[n]] for n, held in hands.items()},
                 first=names.index(holders[lead]))
    do(deal, deal.must[0], Move(("play", card(lead))))
    return {"plays": [[names[seat], str(c)] for seat, c in deal.by_run], "next_lead": names[deal.must[0]]}


def first_dealer(players: list[str], start: str, cards: list[str]) -> Facts:
    order = [*some(cards), *[c for c in PACK if str(c) not in cards]]
    deal = shuffled(Facing, len(players), EMPTY, order, players.index(start))
    return {"first_dealer": players[deal.dealer]}


def dealing(players: int) -> Facts:
    deal = shuffled(PopeJoan, players, EMPTY, PACK)
    sizes = [len(deal.zone[z]) for z in (*HAND[:players], EXTRA)]
    return {"hands_including_surplus": len(sizes), "cards_dealt": sum(sizes), "cards_each_at_least": min(sizes),
            "hands_with_one_more": sum(n > min(sizes) for n in sizes)}


def legal(hand: list[str], last_played: str | None) -> Facts:
    """On lead what may be led; to a card played what follows it."""
    if last_played is None:
        deal = table(3, {0: some(hand)})
        return {"legal": InAnyOrder([str(move[1]) for move in deal.decision(0)])}
    spare = next(c for c in PACK if str(c) not in hand and c.suit != card(last_played).suit)
    deal = table(3, {0: (card(last_played), spare), 1: some(hand)})
    do(deal, 0, Move(("play", card(last_played))))
    return {"legal": InAnyOrder([str(c) for c in deal.zone[RUN][1:2]])}


def turn_up(dealer: str, turn_up: str, board: Tray) -> Facts:
    before = {name: board[name] - DRESS[-1 - n] for n, name in enumerate(COMPARTMENTS)}
    deal = shuffled(PopeJoan, 3, before, ending(card(turn_up)))
    return {"gains": {dealer: deal.purse[0] + sum(DRESS.values())}, "board_after": tray(deal)}


def claims(trump: str, board: Tray, events: list[list[str]]) -> Facts:
    names = list(dict.fromkeys(name for name, _ in events))
    hands = {n: [card(text) for name, text in events if name == who] for n, who in enumerate(names)}
    deal = table(max(3, len(names)), hands, board, SUITS.index(trump))
    for name, text in events:
        deal.fall(names.index(name), card(text))
    return {"gains": gains(deal, names), "board_after": tray(deal)}


def going_out(out: str, board: Tray, cards_left: dict[str, int], pope_in_hand_of: str | None) -> Facts:
    names = [out, *cards_left]
    hands: dict[int, Sequence[Card]] = {0: (FILLER,)}
    for n, (name, left) in enumerate(cards_left.items(), 1):
        hands[n] = ((POPE_CARD,) if name == pope_in_hand_of else BACKS[1])[:left] + BACKS[max(0, left - 1)]
    deal = table(len(names), hands, board, DIAMONDS)
    do(deal, 0, Move(("play", FILLER)))
    assert deal.over
    return {"gains": gains(deal, names), "board_after": tray(deal)}


def final_round(board: Tray, holders: dict[str, str]) -> Facts:
    """So many sit as hold one of these cards; they are dealt first, the others as it comes."""
    names = sorted(set(holders.values()))
    names += ["?"] * (3 - len(names))
    rest = [c for c in PACK if str(c) not in holders]
    to_come = {name: [card(text) for text, who in holders.items() if who == name] for name in names}
    order: list[Card] = []
    while len(order) < len(PACK):
        waiting = to_come[names[(len(order) + 1) % len(names)]]
        order.append(waiting.pop() if waiting else rest.pop())
    deal = shuffled(LastRound, len(names), board, order)
    return {"gains": gains(deal, names, *holders.values()), "board_after": tray(deal)}


SHAPES: dict[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("playout", None): ("players dealer hands surplus turn_up board leads", playout),
    ("legal", None): ("hand last_played", legal),
    ("sequence", "dress"): ("dealer board_before", dress),
    ("sequence", "pack"): ("", whole_pack),
    ("sequence", "stops"): ("surplus turn_up played", all_stops),
    ("sequence", "cannot_be_led_to"): ("surplus turn_up played", cannot_be_led_to),
    ("sequence", "run"): ("lead holders", run),
    ("sequence", "first_dealer"): ("players start cards", first_dealer),
    ("sequence", "deal"): ("players", dealing),
    ("settle", "turn_up"): ("dealer turn_up board", turn_up),
    ("settle", "claims"): ("trump board events", claims),
    ("settle", "out"): ("out board cards_left pope_in_hand_of", going_out),
    ("settle", "final_round"): ("board holders", final_round),
}


# Decisions

def position(given: Facts) -> Position:
    """The moment of the case as the rules have it."""
    if set(given) != {"hand", "turn_up", "played"}:
        raise UnknownShape(f"decision with {sorted(given)}")
    return Position(some(given["hand"]), card(given["turn_up"]), some(given["played"]))


def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player leads, and what is wrong with it: nothing where it agrees with the book."""
    thought = player(position(given).view())
    return thought, "" if str(thought.move[1]) == expect["lead"] else f"he would {thought.move}"
