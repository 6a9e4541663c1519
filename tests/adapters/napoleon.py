"""Napoleon: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Card, card, cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.napoleon.match import NapoleonCut
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import LAYOUT, PACK, POOL, Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY, WELLINGTON, made
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import napoleon_strict as strict

Facts = dict[str, Any]
SCHEMES = {"dealer_1": "dealer", "dealer_3_players_1": "all", "knave_or_five": "forfeits"}
NAMES = "ABCDEF"
BOOK_AGAINST = {3: [3, 1]}                       # "nearly three to one" with three players (002:3325-3328)


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def suit(text: str | None) -> int:
    return SUITS.index(text) if text else NO_TRUMP


def deal(seats: int, dealer: int = -1, purse: Sequence[int] = (), **fields: Any) -> Napoleon:
    """A fresh deal, the last seat dealing unless said."""
    return Napoleon(dealer % seats, (), purse or [0] * (seats + 1), tuple(range(seats)), **fields)


def shuffled(seats: int, hands: Mapping[int, Sequence[Card]] | None = None, over: Sequence[Card] = (),
             **fields: Any) -> Napoleon:
    """Dealt so that these seats hold these cards, and these come after the hands."""
    one = deal(seats, **fields)
    given = dict(hands or {})
    used = {c for held in given.values() for c in held} | set(over)
    rest = iter([c for c in PACK if c not in used])
    full = {s: [*given.get(s, ()), *rest_of(rest, ALL - len(given.get(s, ())))] for s in range(seats)}
    order = [full[s][n] for n in range(ALL) for s in one.round(one.left(one.dealer))]
    do(one, NATURE, Move(("shuffle", *order, *over, *rest)))
    return one


def rest_of(rest: Any, n: int) -> list[Card]:
    return [next(rest) for _ in range(n)]


def do(one: Napoleon | NapoleonCut, seat: int, move: Move) -> None:
    law = one.refusal(seat, move)
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, move)


def said(call: object) -> Move:
    return Move(("pass",)) if call == "pass" else Move(("bid", call))


def having(options: Sequence[str]) -> Facts:
    return dict.fromkeys(options, True)


# Cases with one answer: kind and shape, and all further keys

def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("shape")))
    if found is None or set(given) - {"shape"} != set(found[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return found[1](**{key: value for key, value in given.items() if key != "shape"})


def settle_call(players: int, call: int | str, tricks: int, nap_stakes: str) -> Facts:
    one = bought(players, call, raised=nap_stakes == "raised")
    one.taken = (tricks, ALL - tricks, *[0] * (players - 2))
    one.reckon()
    assert set(one.purse[1:players]) == {one.purse[1]}
    return {"made": made(one.bid, tricks), "each_opponent_pays_caller": -one.purse[1], "caller_net": one.purse[0]}


def revoke(players: Sequence[str], caller: str, call: int | str, offender: str, made_after_replay: bool,
           nap_stakes: str) -> Facts:
    one = StrictNapoleon(len(players) - 1, (), [0] * (len(players) + 1), tuple(range(len(players))),
                         raised=nap_stakes == "raised")
    one.bid, one.bidder = call, players.index(caller)
    one.bought(one.bidder, call)
    one.offenders = (players.index(offender),)
    tricks = one.stakes[call].tricks if made_after_replay else 0
    one.taken = tuple([tricks * (seat == one.bidder) for seat in range(len(players))])
    one.reckon()
    return {"net": {name: one.purse[seat] for seat, name in enumerate(players)}}


def bought(players: int, call: int | str, **fields: Any) -> Napoleon:
    """Seat 0 has bought this call, and is about to lead."""
    one = deal(players, **fields)
    one.bid, one.bidder = call, 0
    one.bought(0, call)
    return one


def auction(order: Sequence[str], calls: Sequence[tuple[str, Any]], options: Sequence[str],
            dealer_must_make_one: bool) -> Facts:
    one = shuffled(len(order), held_to_one=dealer_must_make_one, **having(options))
    for name, call in calls:
        do(one, order.index(name), said(call))
    over = one.phase != "calling" or one.over
    return {"over": over, "highest": one.bid or None, "caller": order[one.bidder] if one.bidder >= 0 else None}


def legal_call(highest: int | str | None, options: Sequence[str]) -> Facts:
    one = shuffled(3, **having(options))
    if highest is not None:
        one.bid, one.bidder = highest, one.must[0]
        one.go("calling", one.left(one.must[0]))
    return {"legal": [move[1] if len(move) > 1 else move[0] for move in one.decision(one.must[0])]}


def legal_play(hand: Sequence[str], led: str | None, trump: str | None) -> Facts:
    one = bought(2, 1)
    one.trump, one.leader = suit(trump), 1 if led else 0
    one.zone[LAYOUT.hand[0]] = some(hand)
    if led:
        one.zone[LAYOUT.played[1]] = (card(led),)
    one.go("play", 0)
    return {"legal": InAnyOrder([str(move[1]) for move in one.decision(0)])}


class InAnyOrder(list[str]):
    """Texts of cards as a set: equal to a list of the same in any order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(self) == sorted(other)


def peep_exchange(calls: Sequence[tuple[str, Any, bool]]) -> Facts:
    names = [name for name, *_ in calls]
    one = shuffled(len(calls), variant="peep", misery=True, wellington=True)
    for name, call, peeped in calls:
        seat = names.index(name)
        if peeped:
            do(one, seat, Move(("peep",)))
        do(one, seat, said(call))
    return {"caller": names[one.bidder], "may_exchange": one.phase == "changing"}


def purchase(already_decided: bool, cards: int) -> Facts:
    one = shuffled(4, variant="purchase")
    seat = one.must[0]
    if already_decided:
        do(one, seat, Move(("stand",)))
    held = one.zone[LAYOUT.hand[seat]]
    more = [*held, *one.zone[LAYOUT.stock]][:cards]
    return {"allowed": one.refusal(seat, Move(("buy", *more)) if cards else Move(("stand",))) is None}


def purchase_order(order: Sequence[str]) -> Facts:
    one, buys = shuffled(len(order), variant="purchase"), []
    while one.phase == "buying":
        buys.append(order[one.must[0]])
        do(one, one.must[0], Move(("stand",)))
    return {"buys": buys, "calls_first": order[one.must[0]]}


def sir_garnet(highest: int | str | None, already_taken: bool) -> Facts:
    one = shuffled(4, variant="garnet", wellington=True)
    if highest is not None:
        one.bid, one.bidder = highest, one.must[0]
        one.go("calling", one.left(one.must[0]))
    one.garnet_by = one.bidder if already_taken else -1
    return {"may_take": Move(("take",)) in one.decision(one.must[0])}


def sir_garnet_take(hand: Sequence[str], table_hand: Sequence[str], rejected: Sequence[str]) -> Facts:
    one = shuffled(3, {0: some(hand)}, some(table_hand), variant="garnet")
    do(one, 0, Move(("take",)))
    do(one, 0, Move(("reject", *some(rejected))))
    return {"hand": sorted(map(str, one.zone[LAYOUT.hand[0]])), "call": one.bid}


def must_show(trumped_or_renounced: bool, tricks_played: int, call_decided: bool) -> Facts:
    one = bought(3, 3)
    one.taken = (min(tricks_played, 3 if call_decided else 2), 0, 0)
    one.taken = (one.taken[0], tricks_played - one.taken[0], 0)
    one.renounced = (1,) if trumped_or_renounced else ()
    one.zone[LAYOUT.hand[1]] = some(["2C", "3C", "4C", "5C", "6C"][tricks_played:])
    if one.decided():
        one.reckon()
    return {"must_show": bool(one.zone[LAYOUT.shown[1]])}


def trick(cards: Sequence[str], trump: str | None) -> Facts:
    return {"winner": Napoleon.order.wins(some(cards), suit(trump))}


def trump(call: int | str, caller_leads: str, misery_trumps: bool) -> Facts:
    one = bought(4, call, misery_trumps=misery_trumps)
    one.zone[LAYOUT.hand[0]] = (card(caller_leads),)
    do(one, 0, Move(("play", card(caller_leads))))
    return {"trump": SUITS[one.trump] if one.trump != NO_TRUMP else None}


def first_dealer(turned: Mapping[str, str]) -> Facts:
    cut = NapoleonCut(player=tuple(range(len(turned))))
    do(cut, NATURE, Move(("cut", *some(list(turned.values())))))
    return {"dealer": list(turned)[cut.ranked[0]] if cut.over else None}


def pool_in(scheme: str, players: int, deals: int, trump: str | None, cards_played: Sequence[str],
            peepers: Sequence[str], cards_bought: Mapping[str, int]) -> Facts:
    total = 0
    for n in range(deals):
        if scheme in SCHEMES:
            one = shuffled(players, dealer=n, pool=SCHEMES[scheme])
            one.bid, one.bidder, one.trump = 1, 0, suit(trump)
            one.taken = (0,) * players if trump else (1, *[0] * (players - 1))
            total += one.purse[POOL] + sum([one.forfeits(c) for c in some(cards_played)])
            continue
        one = shuffled(players, variant=scheme)
        while one.phase in ("buying", "calling"):
            seat = one.must[0]
            if NAMES[seat] in peepers:
                do(one, seat, Move(("peep",)))
            count = cards_bought.get(NAMES[seat], 0) if one.phase == "buying" else 0
            stand = Move(("stand",)) if one.phase == "buying" else Move(("pass",))
            do(one, seat, Move(("buy", *one.zone[LAYOUT.hand[seat]][:count])) if count else stand)
        total += one.purse[POOL]
    return {"pool": total}


def pool_out(pool: int, call: int | str, made: bool, failed_nap_matches: bool) -> Facts:
    one = bought(4, call, purse=[0, 0, 0, 0, pool], pool_doubled=failed_nap_matches)
    tricks = (0 if call == MISERY else ALL) if made else (1 if call == MISERY else 0)
    one.taken = (tricks, ALL - tricks, 0, 0)
    taken: list[int] = []
    one.tell = lambda event: taken.append(event.points) if event.what == "the pool" else None
    one.reckon()
    return {"caller_takes": sum(taken), "pool_after": one.purse[POOL]}


def card_out(players: int, hand_size: int, pack: int) -> Facts:
    """Against a given card's being in play: of all hands, and seen from one hand."""
    out, rest = players * hand_size, pack - players * hand_size
    book = BOOK_AGAINST[players]
    return {"book_against": book, "exact": rest * book[1] == out * book[0], "against_all_hands": [rest, out],
            "against_seen_from_one_hand": [rest, out - hand_size]}


def playout(order: Sequence[str], hands: Mapping[str, Sequence[str]], calls: Sequence[tuple[str, Any]],
            options: Sequence[str], nap_stakes: str, plays: Sequence[tuple[str, str]]) -> Facts:
    one = shuffled(len(order), {order.index(name): some(held) for name, held in hands.items()}, stops=False,
                   raised=nap_stakes == "raised", **having(options))
    winners: list[str] = []
    good: list[bool] = []

    def heard(event: Event) -> None:
        if event.what == "turned down":
            winners.append(order[event.seat])
        if event.kind == "said" and event.what in ("made", "lost"):
            good.append(event.what == "made")

    one.tell = heard
    for name, call in calls:
        do(one, order.index(name), said(call))
    for name, played in plays:
        do(one, order.index(name), Move(("play", card(played))))
    return {"caller": order[one.bidder], "call": one.bid, "trump": SUITS[one.trump] if one.trump >= 0 else None,
            "winners": winners, "made": good[0], "net": {name: one.purse[s] for s, name in enumerate(order)}}


SHAPES: dict[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("settle", "call"): ("players call tricks nap_stakes", settle_call),
    ("settle", "revoke"): ("players caller call offender made_after_replay nap_stakes", revoke),
    ("settle", "wrong_number"): ("players call caller_number_correct made", strict.wrong_number),
    ("legal", "wrong_number_redeal"): ("all_have_called nap_called", strict.wrong_number_redeal),
    ("legal", "fresh_deal"): ("fault hands_looked_at", strict.fresh_deal),
    ("sequence", "auction"): ("order calls options dealer_must_make_one", auction),
    ("legal", "call"): ("highest options", legal_call),
    ("legal", "play"): ("hand led trump", legal_play),
    ("legal", "peep_exchange"): ("calls", peep_exchange),
    ("legal", "purchase"): ("already_decided cards", purchase),
    ("legal", "sir_garnet"): ("highest already_taken", sir_garnet),
    ("legal", "must_show"): ("trumped_or_renounced tricks_played call_decided", must_show),
    ("trick", None): ("cards trump", trick),
    ("sequence", "trump"): ("call caller_leads misery_trumps", trump),
    ("sequence", "first_dealer"): ("turned", first_dealer),
    ("sequence", "purchase_order"): ("order", purchase_order),
    ("sequence", "sir_garnet_take"): ("hand table_hand rejected", sir_garnet_take),
    ("settle", "pool_in"): ("scheme players deals trump cards_played peepers cards_bought", pool_in),
    ("settle", "pool_out"): ("pool call made failed_nap_matches", pool_out),
    ("odds", "card_out"): ("players hand_size pack", card_out),
    ("playout", None): ("order hands calls options nap_stakes plays", playout),
}


# Cases that are put to the players

def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing)."""
    view = position(given).view()
    thought = think(view)
    move = thought.move
    answered = move[1] if len(move) > 1 else move[0]
    answered = str(answered) if isinstance(answered, Card) else answered
    wanted = expect.get("call_any", expect.get("play_any", []))
    if wanted and answered not in wanted:
        return thought, f"{answered} instead of {wanted}"
    return thought, f"{answered}, which never" if answered in expect["never"] else ""


BEFORE = {"call": "calling", "buy": "buying", "reject": "rejecting", "change": "changing"}
FORM = {"buy": "purchase", "reject": "garnet", "change": "peep"}


def position(given: Facts) -> Position:
    """The moment of a case that is put to a player: he sits in seat 0.

    The shapes of the book: `call`, `lead` and `discard`.  The blunders have `follow` (not void), `buy`,
    `reject` (of ten cards) and `change` (for the `spare` card), too.
    """
    shape, hand, bid = given.get("shape"), some(given["hand"]), given.get("call", 1)
    options = having([*given.get("options", []), *([bid] if bid in (MISERY, WELLINGTON) else [])])
    if shape in BEFORE:
        return Position(hand, BEFORE[shape], given["players"], tuple([call for _, call in given.get("calls", [])]),
                        {**options, "form": FORM.get(shape, "plain")},
                        card(given["spare"]) if "spare" in given else None, bid)
    if shape not in ("lead", "follow", "discard"):
        raise UnknownShape(f"decision with {given}")
    return Position(hand, "play", given.get("players", 4), bid=bid, caller=given["role"] == "caller", options=options,
                    tricks=given.get("caller_tricks", 0), played=given.get("tricks_played", ALL - len(hand)),
                    trump=suit(given["trump"]), led=card(given["led"]) if given.get("led") else None)
