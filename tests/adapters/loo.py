"""Loo: each shape of case, put to the rules."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import RANKS, SUITS, Card, card, cards
from cardtable.games.loo.match import Facing, LooEvening
from cardtable.games.loo.options import OPTIONS
from cardtable.games.loo.order import PACK, PAM, flush
from cardtable.games.loo.rules import FIVE, LAYOUT, POOL, THREE, Loo
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.view import View
from tests.adapters import loo_strict as strict
from tests.adapters.dealt import decide as answered
from tests.games.loo.moments import Evening

Facts = dict[str, Any]
CARDS = {"three_card": THREE, "five_card": FIVE}
VERBS = {"play": "stand", "miss": "miss", "miss_for_pool": "miss-for-pool", "pass": "pass"}
WORDS = {verb: word for word, verb in VERBS.items()}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


def do(one: Deal, seat: int, *move: Any) -> None:
    law = one.refusal(seat, Move(move))
    assert law is None, f"{seat} may not {move}: {law}"
    one.apply(seat, Move(move))


def fresh(seats: int, pool: int = 0, **options: Any) -> Loo:
    """Nothing is dealt yet; the last seat deals, and the first is elder hand."""
    return Loo(seats - 1, (), [0] * seats + [pool], tuple(range(seats)), **options)


def dealt(hands: Sequence[Sequence[Card]], turned: Card, miss: Sequence[Card] = (), pool: int = 0,
          **options: Any) -> Loo:
    """Dealt so that these are the hands, filled up from what makes no flush."""
    one = fresh(len(hands), pool, **options)
    used = {turned, *miss, *[c for hand in hands for c in hand]}
    rest = [PACK[n * 17 % len(PACK)] for n in range(len(PACK)) if PACK[n * 17 % len(PACK)] not in used]
    rows = [*hands, miss] if one.cards == THREE and not one.all_play else list(hands)
    full = [[*row, *[rest.pop() for _ in range(one.cards - len(row))]] for row in rows]
    order = [row[n] for n in range(one.cards) for row in full]
    do(one, NATURE, "shuffle", *order, turned, *rest)
    return one


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    found = SHAPES.get((kind, given.get("shape")))
    if found is None or set(given) - {"shape"} != set(found[0].split()):
        raise UnknownShape(f"{kind} with {given}")
    return found[1](**{key: value for key, value in given.items() if key != "shape"})


def playing(hand: Sequence[str], variant: str, pam: bool, trump: str, players: int) -> Loo:
    """Seat 0 is to play, among so many."""
    one = fresh(players, cards=CARDS[variant], pam=pam)
    one.trump, one.declared, one.leader = SUITS.index(trump), tuple(range(players)), 0
    one.zone[LAYOUT.hand[0]] = some(hand)
    one.go("play", 0)
    return one


def legal(one: Loo) -> Facts:
    return {"legal": sorted(map(str, one.allowed(0)))}


def to_lead(variant: str, pam: bool, hand: Sequence[str], trump: str, turn_up: str, declared_players: int,
            after_trick: bool, played: Sequence[str]) -> Facts:
    one = playing(hand, variant, pam, trump, declared_players)
    one.zone[LAYOUT.turn_up] = (card(turn_up),)
    one.history = tuple([(0, c, LAYOUT.hand[0]) for c in some(played)])
    one.taken = (int(after_trick), *one.taken[1:])
    return legal(one)


def to_follow(variant: str, pam: bool, hand: Sequence[str], cards: Sequence[str], trump: str,
              pam_be_civil: bool) -> Facts:
    """The civil ace is led with the words by who sits before him."""
    one = playing(hand, variant, pam, trump, len(cards) + 1)
    one.zone[LAYOUT.trick], one.leader = some(cards), 1
    if pam_be_civil:
        one.zone[LAYOUT.trick], one.zone[LAYOUT.hand[1]] = (), some(cards)
        one.zone[LAYOUT.turn_up] = (next(c for c in PACK if c.suit == one.trump and c is not PAM
                                         and str(c) not in (*hand, *cards)),)
        one.go("play", 1)
        do(one, 1, "civil")
    return legal(one)


def declare(variant: str, order: Sequence[str], declared: Sequence[Sequence[str]], must: bool, club_law: bool,
            trump: str) -> Facts:
    turned = card(f"{'8' if trump == 'C' else '9'}{trump}")
    one = dealt([()] * len(order), turned, cards=CARDS[variant], must=must, club_law=club_law)
    if one.phase == "play":                      # nobody is asked: all play
        return {"legal": ["play"], "may_draw": False}
    for name, word in declared:
        do(one, order.index(name), VERBS[word])
    verbs = [choice.verb for choice in one.decision(one.must[0]).choices]
    return {"legal": sorted([WORDS[verb] for verb in verbs if verb in WORDS]), "may_draw": "draw" in verbs}


def trick(cards: Sequence[str], trump: str, pam: bool) -> Facts:
    one = fresh(3, cards=FIVE, pam=pam)
    return {"winner": one.order.wins(some(cards), SUITS.index(trump))}


def next_pool(one: Loo, must_option: bool = True) -> LooEvening:
    """The evening, gone on to the deal after this one."""
    form = "three" if one.cards == THREE else "five"
    options = complete(OPTIONS, {"form": form, "players": max(3, one.seats), "must": must_option,
                                 "single": one.single // one.cards})
    evening = LooEvening(options, players=max(3, one.seats))
    evening.inner = evening.dealt(0, [0] * evening.deal().players + [one.purse[POOL]])
    return evening


def breach(single: int, pool: int, tricks: Mapping[str, int], offender: int, must_option: bool) -> Facts:
    """One of them has broken a duty."""
    names = list(tricks)
    one, told = strict.settled(single, pool, list(tricks.values()), offender)
    paid = {name: sum([e.points for e in told if e.what == "tricks" and e.dst == n]) for n, name in enumerate(names)}
    loos = [e for e in told if e.what == "loo"]
    following = next_pool(one, must_option).deal()
    assert isinstance(following, Loo)
    return {"paid": paid, "looed": [names[e.src] for e in loos], "loo_each": loos[0].points,
            "penalty": sum([e.points for e in told if e.what == "duty broken"]),
            "left_in_pool": pool - sum(paid.values()), "next_pool": one.purse[POOL] + single,
            "next_single": not one.purse[POOL], "next_must": following.all_play}


def penalty(offence: str, single: int, pool: int) -> Facts:
    if offence == "misdeal":
        return strict.misdeal(single, pool)
    one, seat = strict.penalty(offence, single, pool)
    return {"penalty": -one.purse[seat], "pool": one.purse[POOL], "redeal_by_same_dealer": one.void == "same",
            "offender_out": strict.out(one, seat)}


def settle(variant: str, loo: str, cap: int | None, single: int, pool: int, tricks: Mapping[str, int],
           for_pool: str | None, offender: str | None, must_option: bool) -> Facts:
    names = list(tricks)
    if offender is not None:
        assert (variant, loo, for_pool) == ("three_card", "limited", None)
        return breach(single, pool, tricks, names.index(offender), must_option)
    seats = max(3, len(names))
    one = Loo(seats - 1, (), [0] * seats + [pool], tuple(range(seats)), cards=CARDS[variant], single=single,
              unlimited=loo == "unlimited", maximum=cap or 0)
    one.declared = tuple(range(len(names)))
    one.taken = (*tricks.values(), *[0] * (seats - len(names)))
    one.for_pool = names.index(for_pool) if for_pool else -1
    each = one.loo()
    told: list[Event] = []
    one.tell = told.append
    one.reckon()
    paid = {name: sum([e.points for e in told if e.what == "tricks" and e.dst == n]) for n, name in enumerate(names)}
    looed = [names[e.src] for e in told if e.what == "loo"]
    left = pool - sum(paid.values())
    following = next_pool(one, must_option).deal()
    assert isinstance(following, Loo)
    add = one.single
    return {"paid": paid, "looed": looed, "loo_each": each, "penalty": 0, "left_in_pool": left,
            "next_pool": one.purse[POOL] + add, "next_single": not one.purse[POOL], "next_must": following.all_play}


def flush_settled(variant: str, loo: str, cap: int | None, single: int, pool: int, players: Sequence[str], winner: str,
                  losing_flushes: Sequence[str], pam_holder: str | None) -> Facts:
    """A flush of hearts, with Pam if he has him; beaten ones of diamonds."""
    rows: dict[str, Sequence[Card]] = dict.fromkeys(players, cards("2C 3S 4D 5S"))
    used = iter([c for c in PACK if c.suit in (0, 3) and c.rank != RANKS.index("J")])
    low = iter(cards("2D 3D 4D 5D 6D"))
    for name in players:
        rows[name] = [next(low) for _ in range(FIVE)] if name in losing_flushes else [next(used) for _ in range(4)]
    rows[winner] = cards("AH KH QH 9H 8H")
    if pam_holder:
        rows[pam_holder] = [*rows[pam_holder][:4], PAM]
    told: list[Event] = []
    one = fresh(len(players), pool, cards=CARDS[variant], single=single, unlimited=loo == "unlimited",
                maximum=cap or 0)
    for seat, name in enumerate(players):
        one.zone[LAYOUT.hand[seat]] = tuple(rows[name])
    one.trump = SUITS.index("S")
    each, one.tell = one.loo(), told.append
    one.loo_the_board([players.index(name) for name in [winner, *losing_flushes]], one.round(0))
    return {"paid": {players[e.dst]: e.points for e in told if e.what == "flush" and e.kind == "paid"},
            "looed": [players[e.src] for e in told if e.what == "loo"],
            "exempt": [players[e.seat] for e in told if e.what in ("flush beaten", "pam")], "loo_each": each,
            "next_pool": one.purse[POOL] + one.single}


def compare_flushes(trump: str, pam: bool, hands: Mapping[str, Sequence[str]]) -> Facts:
    one, names = fresh(3, cards=FIVE, pam=pam), list(hands)
    one.trump = SUITS.index(trump)
    best = one.best_flush({n: some(hands[name]) for n, name in enumerate(names)})
    return {"winner": names[best], "exempt": [name for n, name in enumerate(names) if n != best]}


def unplayed(variant: str, order: Sequence[str], declared: Sequence[Sequence[str]], pool: int) -> Facts:
    one = dealt([()] * len(order), card("9H"), pool=pool - CARDS[variant], cards=CARDS[variant], single=CARDS[variant])
    told: list[Event] = []
    one.tell = told.append
    for name, word in declared:
        do(one, order.index(name), VERBS[word])
    paid, = [e for e in told if e.kind == "paid"]
    return {"pool_to": order[paid.dst], "paid": paid.points}


def first_dealer(turned: Sequence[Sequence[str]]) -> Facts:
    names = [name for name, _ in turned]
    one = Facing(player=tuple(range(len(names))))
    shown = some([text for _, text in turned])
    do(one, NATURE, "face", *shown, *[c for c in PACK if c not in shown])
    return {"dealer": names[one.ranked[0]]}


def playout(variant: str, pam: bool, order: Sequence[str], hands: Mapping[str, Sequence[str]], miss: Sequence[str],
            turn_up: str, single: int, pool: int, declared: Sequence[Sequence[str]],
            plays: Sequence[Sequence[str]]) -> Facts:
    one = dealt([some(hands[name]) for name in order], card(turn_up), some(miss), pool - single, cards=CARDS[variant],
                single=single, pam=pam)
    told: list[Event] = []
    one.tell = told.append
    for name, word in declared:
        do(one, order.index(name), VERBS[word])
    for name, text in plays:
        do(one, order.index(name), "play", card(text))
    names = [order[seat] for seat in one.declared]
    return {"winners": [order[e.seat] for e in told if e.what == "took"],
            "tricks": {name: one.taken[order.index(name)] for name in names},
            "paid": {name: sum([e.points for e in told if e.what == "tricks" and e.dst == order.index(name)])
                     for name in names},
            "looed": [order[e.src] for e in told if e.what == "loo"], "next_pool": one.purse[POOL] + single}


SHAPES: Mapping[tuple[str, str | None], tuple[str, Callable[..., Facts]]] = {
    ("legal", "lead"): ("variant pam hand trump turn_up declared_players after_trick played", to_lead),
    ("legal", "follow"): ("variant pam hand cards trump pam_be_civil", to_follow),
    ("legal", "declare"): ("variant order declared must club_law trump", declare),
    ("trick", None): ("cards trump pam", trick),
    ("score", "is_flush"): ("hand pam", lambda hand, pam: {"flush": flush(some(hand), pam) >= 0}),
    ("score", "compare_flushes"): ("trump pam hands", compare_flushes),
    ("settle", "hand"): ("variant loo cap single pool tricks for_pool offender must_option", settle),
    ("legal", "cut"): ("pack lifted", strict.cut),
    ("sequence", "penalty"): ("offence single pool", penalty),
    ("settle", "flush"): ("variant loo cap single pool players winner losing_flushes pam_holder", flush_settled),
    ("sequence", "unplayed"): ("variant order declared pool", unplayed),
    ("sequence", "first_dealer"): ("turned", first_dealer),
    ("playout", None): ("variant pam order hands miss turn_up single pool declared plays", playout),
}


def position(given: Facts) -> Evening:
    """The moment of a case that is put to a player: who is to speak or to play, after what was said and played.

    `before` deals have gone before, so that the pool has grown; seat 0 is elder hand.
    """
    made = Evening(given["players"], given["before"], form=given["form"])
    made.deals(given["turned"], *given["hands"], miss=given.get("miss", ""))
    return made.say(given["said"]).plays(given["played"])


def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing)."""
    return answered(position(given).view(), expect, player)
