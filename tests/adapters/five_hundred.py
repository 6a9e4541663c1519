"""Five Hundred: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Any

from cardtable.cards import JOKER, SUITS, Card, cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.five_hundred.game import GAME
from cardtable.games.five_hundred.match import FiveHundredCut, FiveHundredMatch
from cardtable.games.five_hundred.rules import LAYOUT, PACK, WIDOW, FiveHundred
from cardtable.games.five_hundred.schedule import ALL, NO_TRUMPS, TRICK, value
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import five_hundred_strict as strict

Facts = dict[str, Any]
SEATS = ["eldest", "second", "dealer"]


class AnyOrder(list[str]):
    """Cards that a case names in whatever order."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self) == sorted(other)

    __hash__ = None                                      # type: ignore[assignment]


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def do(one: FiveHundred, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def dealt(hand: Sequence[Card] = (), widow: Sequence[Card] = (), scores: Sequence[int] = (0, 0, 0), seat: int = 0,
          tell: Any = None) -> FiveHundred:
    """The third seat has dealt; one seat holds this hand, and these three are the widow."""
    one = FiveHundred(2, scores, (0,) * 3, (0, 1, 2))
    one.tell = tell
    rest = [c for c in PACK if c not in hand and c not in widow]
    rows = [list(hand) if n == seat and hand else [rest.pop() for _ in range(ALL)] for n in range(3)]
    order, at = [], 0
    for n in FiveHundred.packets:
        order += [c for row in rows for c in row[at:at + n]]
        at += n
    do(one, NATURE, Move(("shuffle", *order, *widow, *rest)))
    return one


def bidding(text: str) -> Move:
    """A bid as cases write it: "7S", "6NT", "pass"."""
    if text == "pass":
        return Move(("pass",))
    tricks, suit = (text[:-2], NO_TRUMPS) if text.endswith("NT") else (text[:-1], text[-1])
    return Move(("bid", int(tricks), suit))


def key(text: str) -> str:
    return text.removesuffix("T") if text.endswith("NT") else text


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("shape")))
    if found is None or set(given) - {"shape"} != set(found[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return found[1](**{key: value for key, value in given.items() if key != "shape"})


def reckoned(bid: str | None, bidder: str | None, tricks: Mapping[str, int], before: Sequence[int] = (0, 0, 0),
             takers: Sequence[str] | None = None) -> FiveHundred:
    one = FiveHundred(2, before, (0,) * 3, (0, 1, 2))
    if bid is not None and bidder is not None:
        one.bid, one.bidder = key(bid), SEATS.index(bidder)
        one.alone(one.bidder)
    one.taken = tuple([tricks[seat] for seat in SEATS])
    one.takers = tuple([SEATS.index(seat) for seat in takers or [s for s in SEATS for _ in range(tricks[s])]])
    one.reckon()
    return one


def deal(bid: str | None, bidder: str | None, tricks: Mapping[str, int]) -> Facts:
    return {"points": dict(zip(SEATS, reckoned(bid, bidder, tricks).score, strict=True))}


def game(before: Mapping[str, int], bid: str | None, bidder: str | None, tricks: Mapping[str, int],
         trick_winners: Sequence[str] | None) -> Facts:
    one = reckoned(bid, bidder, tricks, [before[seat] for seat in SEATS], trick_winners)
    return {"scores": dict(zip(SEATS, one.score, strict=True)),
            "winner": SEATS[one.victor] if one.victor >= 0 else None}


def columns(entries: Sequence[int]) -> Facts:
    one = FiveHundred(2, (0,) * 3, (0,) * 3, (0, 1, 2))
    for points in entries:
        one.mark(0, points, "")
    won, lost = sum([n for n in entries if n > 0]), -sum([n for n in entries if n < 0])
    return {"won": won, "lost": lost, "net": one.score[0]}


def trick(trump: str | None, cards: Sequence[str], joker_named: str | None, joker_renounced: Sequence[str]) -> Facts:
    order = replace(FiveHundred.order, joker_suit=SUITS.index(joker_named) if joker_named else NO_TRUMP,
                    renounced=tuple([SUITS.index(suit) for suit in joker_renounced]))
    return {"winner": order.wins(some(cards), SUITS.index(trump) if trump else NO_TRUMP)}


def follow(trump: str | None, hand: Sequence[str], led: str, joker_named: str | None) -> Facts:
    one = FiveHundred(2, (0,) * 3, (0,) * 3, (0, 1, 2))
    one.trump = SUITS.index(trump) if trump else NO_TRUMP
    one.order = replace(one.order, joker_suit=SUITS.index(joker_named) if joker_named else NO_TRUMP)
    one.zone[LAYOUT.hand[0]], one.zone[LAYOUT.trick] = some(hand), some([led])
    one.leader = 2
    one.go("play", 0)
    return {"legal": AnyOrder(map(str, one.allowed(0)))}


def name_joker(hand: Sequence[str], renounced: Sequence[str]) -> Facts:
    one = FiveHundred(2, (0,) * 3, (0,) * 3, (0, 1, 2))
    one.zone[LAYOUT.hand[0]] = some(hand)
    one.renounced = tuple([(0, SUITS.index(suit)) for suit in renounced])
    one.lead_off(0)
    do(one, 0, Move(("play", JOKER)))
    return {"may_name": sorted([str(move[1]) for move in one.decision(0)])}


def deal_case(players: int) -> Facts:
    one = dealt()
    assert players == len(SEATS)
    return {"packets": list(one.packets), "cards_each": len(one.zone[LAYOUT.hand[0]]),
            "widow": len(one.zone[LAYOUT.widow]), "pack": len(one.pack)}


def auction(bids: Sequence[tuple[str, str]]) -> Facts:
    one = dealt()
    for who, text in bids:
        do(one, SEATS.index(who), bidding(text))
    if one.phase == "calling":
        return {"over": False, "next_to_speak": SEATS[one.must[0]]}
    trump = SUITS[one.trump] if one.trump != NO_TRUMP else None
    if one.bidder < 0:
        return {"over": True, "bidder": None, "contract": None, "trump": trump, "leader": SEATS[one.must[0]],
                "widow_to": None, "points_per_trick": TRICK, "next_to_speak": None}
    do(one, one.bidder, Move(("discard", *sorted(one.zone[LAYOUT.hand[one.bidder]])[:WIDOW])))
    bid = str(one.bid)
    return {"over": True, "bidder": SEATS[one.bidder], "contract": bid + "T" * bid.endswith("N"), "value": value(bid),
            "trump": trump, "leader": SEATS[one.must[0]], "widow_to": SEATS[one.bidder], "next_to_speak": None}


def overbid(highest: str, candidates: Sequence[str]) -> Facts:
    one = dealt()
    do(one, 0, bidding(highest))
    return {"legal": [text for text in candidates if bidding(text) in one.decision(1)]}


def cut_order(cards: Sequence[str]) -> Facts:
    strength = FiveHundredCut.strength
    return {"low_to_high": [str(c) for c in sorted(some(cards), key=lambda c: strength[c.rank])]}


def widow(trump: str | None, hand: Sequence[str], widow: Sequence[str], discard: Sequence[str]) -> Facts:
    one = dealt(some(hand), some(widow))
    do(one, 0, Move(("bid", 6, trump or NO_TRUMPS)))
    one.do_pass(1)
    one.do_pass(2)
    move = Move(("discard", *sorted(some(discard))))
    if one.refusal(0, move) is not None:
        return {"allowed": False}
    do(one, 0, move)
    seen = [seat for n, seat in enumerate(SEATS) if one.sees[LAYOUT.discard[0]] >> n & 1]
    return {"allowed": True, "hand_after": sorted(map(str, one.zone[LAYOUT.hand[0]])), "discard_visible_to": seen}


def count_case(pack: int) -> Facts:
    assert pack == len(PACK)
    of = [sum([FiveHundred.order.suit(c, 0) == suit for c in PACK]) for suit in range(4)]
    return {"trump_suit": of[0], "same_colour_suit": of[3], "other_suits": of[1]}


def widow_odds(trumps_in_hand: int, unseen: int, widow: int) -> Facts:
    """The book's odds stand in its own figures (002:8659-8665)."""
    left = ALL - trumps_in_hand
    found = 1 - Fraction(comb(unseen - left, widow), comb(unseen, widow))
    book = {4: [8, 5], 5: [7, 6], 6: [5, 6]}[trumps_in_hand]
    return {"probability": [found.numerator, found.denominator], "book_odds_for": book,
            "exact": Fraction(book[0], sum(book)) == found}


def revoke(rule: str, offender: str, bidder: str, bid: str, tricks: Mapping[str, int],
           restored: Mapping[str, int]) -> Facts:
    if restored:
        raise UnknownShape("what a trick would have been no table can tell")
    return {"points": strict.points(rule, offender, bidder, bid, tricks)}


SHAPES: Mapping[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("score", "bid_value"): ("bid", lambda bid: {"value": value(key(bid))}),
    ("score", "deal"): ("bid bidder tricks", deal),
    ("settle", "game"): ("before bid bidder tricks trick_winners", game),
    ("settle", "columns"): ("entries", columns),
    ("trick", None): ("trump cards joker_named joker_renounced", trick),
    ("legal", "follow"): ("trump hand led joker_named", follow),
    ("legal", "name_joker"): ("hand renounced", name_joker),
    ("sequence", "deal"): ("players", deal_case),
    ("sequence", "revoke"): ("rule offender bidder bid tricks restored", revoke),
    ("sequence", "auction"): ("bids", auction),
    ("sequence", "overbid"): ("highest candidates", overbid),
    ("sequence", "cut_order"): ("cards", cut_order),
    ("sequence", "widow"): ("trump hand widow discard", widow),
    ("odds", "count"): ("pack", count_case),
    ("odds", "widow"): ("trumps_in_hand unseen widow", widow_odds),
}


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player bids, and what is wrong with it ("" if nothing)."""
    seat = SEATS.index(given["seat"])
    match = GAME.match({})
    assert isinstance(match, FiveHundredMatch)
    fresh = FiveHundred(2, (0,) * 3, (0,) * 3, (0, 1, 2))
    knowledge = Knowledge(fresh.eyes(seat), PACK, len(LAYOUT))
    one = dealt(some(given["hand"]), (), [given["scores"][name] for name in SEATS], seat, knowledge.note)
    for who, text in given["bids"]:
        do(one, SEATS.index(who), bidding(text))
    match.inner = one
    thought = think(View(GAME.name, seat, match.view(seat), knowledge))
    if thought.move.verb != "bid":
        return thought, f"{thought.move} instead of a bid in {expect['bid_suit']}"
    _, tricks, suit = thought.move
    good = suit == expect["bid_suit"] and int(tricks) >= expect["min_tricks"]
    return thought, "" if good else f"{thought.move} instead of {expect['min_tricks']} {expect['bid_suit']}"
