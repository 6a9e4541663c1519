"""All-Fours: each shape of case, put to the rules."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Card, card, cards
from cardtable.families.match import partners
from cardtable.families.tricks.deal import TrickDeal
from cardtable.games.all_fours.game import GAME
from cardtable.games.all_fours.match import HighestCut, LowestCut
from cardtable.games.all_fours.rules import LAYOUT, MORE, PACK, SIX, AllFours
from cardtable.games.all_fours.scoring import HIGH, JACK, JACK_TURNED, LOW, THE_GAME, counted, game_to, items
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters.dealt import decide as answered
from tests.adapters.dealt import seen

Facts = dict[str, Any]
SIDES = ["elder", "dealer"]                      # of two, as they sit here: seat 0 is elder hand, seat 1 deals
ITEMS = {JACK_TURNED: "jack_turned", HIGH: "high", LOW: "low", JACK: "jack", THE_GAME: "game"}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def do(one: TrickDeal, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def dealt(hands: Sequence[Sequence[Card]], turned: Card, then: Sequence[Card] = (), scores: Sequence[int] = (0, 0),
          **options: Any) -> AllFours:
    """The last seat has dealt these hands, filled up from the rest, and turned this card; these come next."""
    seats = len(hands)
    one = AllFours(seats - 1, scores, [0] * seats, tuple(range(seats)), **options)
    used = {turned, *then, *[c for hand in hands for c in hand]}
    rest = [c for c in PACK if c not in used]
    full = [[*hand, *[rest.pop() for _ in range(SIX - len(hand))]] for hand in hands]
    order = [c for part in (slice(3), slice(3, SIX)) for hand in full for c in hand[part]]
    do(one, NATURE, Move(("shuffle", *order, turned, *then, *rest)))
    return one


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("shape")))
    if found is None or set(given) - {"shape"} != set(found[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return found[1](**{key: value for key, value in given.items() if key != "shape"})


def side(number: int) -> str | None:
    return SIDES[number] if number >= 0 else None


def item_case(trump: str, turn_up: str | None, dealt: Mapping[str, Sequence[str]],
              won: Mapping[str, Sequence[str]]) -> Facts:
    hands, taken = ([some(of[name]) for name in SIDES] for of in (dealt, won))
    found = dict(items(hands, taken, SUITS.index(trump), 0))
    return {**{name: side(found.get(what, -1)) for what, name in ITEMS.items() if what != JACK_TURNED},
            "counts": {name: counted(own) for name, own in zip(SIDES, taken, strict=True)}}


def play(hand: Sequence[str], led: str | None, trump: str) -> Facts:
    one = AllFours(1, (0, 0), (0, 0), (0, 1))
    one.trump = SUITS.index(trump)
    one.zone[LAYOUT.hand[0]] = some(hand)
    one.zone[LAYOUT.trick] = some([led] if led else [])
    one.leader = 1 if led else 0
    one.go("play", 0)
    return {"legal": sorted(map(str, one.allowed(0)))}


def trick(cards: Sequence[str], trump: str) -> Facts:
    return {"winner": AllFours.order.wins(some(cards), SUITS.index(trump))}


def count(scores: Mapping[str, int], knaves_turned: int, high: str | None, low: str | None, jack: str | None,
          game: str | None) -> Facts:
    """Marked by the rules in their order, until somebody has seven."""
    one = AllFours(1, [scores[name] for name in SIDES], (0, 0), (0, 1))
    for _ in range(knaves_turned):
        one.mark(1, 1, JACK_TURNED)
    for name in (high, low, jack, game):
        if name is not None:
            one.mark(SIDES.index(name), 1, "")
    return {"winner": SIDES[one.score.index(max(one.score))] if one.ends_game else None,
            "scores": dict(zip(SIDES, one.score, strict=True))}


def beg(scores: Mapping[str, int], answer: str) -> Facts:
    one = dealt([(), ()], card("6H"), cards("AC 2C 3C 4C 5C 6C 9S"), [scores[name] for name in SIDES])
    do(one, 0, Move(("beg",)))
    do(one, 1, Move(("give" if answer == "take_one" else "run",)))
    return {"scores": dict(zip(SIDES, one.score, strict=True)),
            "winner": SIDES[one.score.index(max(one.score))] if one.ends_game else None}


def run(players: int, turn_up: str, run_turn_ups: Sequence[str]) -> Facts:
    turned = [card(text) for text in (turn_up, *run_turn_ups)]
    filler = iter([c for c in PACK if c not in turned and c.rank != card("JC").rank])
    then = [c for up in turned[1:] for c in (*[next(filler) for _ in range(MORE * players)], up)]
    one = dealt([()] * players, turned[0], then)
    held = [SIX]
    one.tell = lambda event: grown(one, event, held)
    do(one, 0, Move(("beg",)))
    do(one, players - 1, Move(("run",)))
    return {"cards_per_hand": held, "trump": SUITS[one.trump], "pack_used": len(PACK) - len(one.zone[LAYOUT.stock]),
            "dealer_points": one.score[one.side[one.dealer]]}


def grown(one: AllFours, event: Event, held: list[int]) -> None:
    """Notes how many elder hand has, whenever he gets more."""
    if event.kind == "moved" and event.what == "dealt" and event.dst == LAYOUT.hand[one.elder]:
        held.append(len(one.zone[event.dst]))


def may_look(players: int, dealer_has_decided: bool) -> Facts:
    one = dealt([()] * players, card("6H"))
    if dealer_has_decided:
        do(one, 0, Move(("beg",)))
        do(one, players - 1, Move(("give",)))
    seats = dict(zip(["elder", "third", "fourth", "dealer"] if players == 4 else SIDES, range(players), strict=True))
    return {"may_look": sorted([name for name, seat in seats.items() if one.sees[LAYOUT.hand[seat]] >> seat & 1])}


def ranked(kind: type[HighestCut], cuts: Mapping[str, str]) -> list[str]:
    one = kind(player=tuple(range(len(cuts))))
    one.apply(NATURE, Move(("cut", *some(list(cuts.values())))))
    return [list(cuts)[seat] for seat in one.ranked]


def cut_partners(cuts: Mapping[str, str]) -> Facts:
    order = ranked(HighestCut, cuts)
    seated = [order[n] for n in partners((0, 1, 2, 3))]
    return {"sides": sorted([sorted(seated[0::2]), sorted(seated[1::2])]), "dealer": order[0]}


def structure(players: int) -> Facts:
    one = dealt([()] * players, card("6H"))
    held = len(one.zone[LAYOUT.hand[0]])
    return {"dealt_each": held, "turn_up_position": held * players + 1, "game_points": one.goal}


def playout(elder: Sequence[str], dealer: Sequence[str], turn_up: str, plays: Sequence[str]) -> Facts:
    told: list[Event] = []
    one = dealt([some(elder), some(dealer)], card(turn_up))
    turned = [["jack_turned", "dealer", 1]] * one.score[1]
    one.tell = told.append
    do(one, 0, Move(("stand",)))
    winners = []
    for n, text in enumerate(plays, 1):
        do(one, one.must[0], Move(("play", card(text))))
        if n % 2 == 0:
            winners.append(SIDES[one.leader])
    scored = [[ITEMS[event.what], SIDES[event.seat], event.points] for event in told if event.kind == "scored"]
    return {"winners": winners, "events": [*turned, *scored],
            "counts": {name: counted(one.won_by(n)) for n, name in enumerate(SIDES)},
            "points": dict(zip(SIDES, one.score, strict=True))}


SHAPES: Mapping[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("score", "game_count"): ("cards", lambda cards: {"count": counted(some(cards))}),
    ("score", "game_point"): ("counts", lambda counts: {"to": SIDES[game_to([counts[name] for name in SIDES], 0)]}),
    ("score", "items"): ("trump turn_up dealt won", item_case),
    ("legal", "play"): ("hand led trump", play),
    ("trick", None): ("cards trump", trick),
    ("sequence", "count"): ("scores knaves_turned high low jack game", count),
    ("sequence", "beg"): ("scores answer", beg),
    ("sequence", "run"): ("players turn_up run_turn_ups", run),
    ("sequence", "may_look"): ("players dealer_has_decided", may_look),
    ("sequence", "cut_partners"): ("cuts", cut_partners),
    ("sequence", "cut_for_deal"): ("cuts rule", lambda cuts, rule: {
        "dealer": ranked(LowestCut if rule == "lowest" else HighestCut, cuts)[0]}),
    ("sequence", "structure"): ("players", structure),
    ("playout", None): ("elder dealer turn_up plays", playout),
}


def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing)."""
    return answered(seen(GAME.name, given), expect, player)
