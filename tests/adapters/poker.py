"""Poker: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardtable.cards import Cards, cards
from cardtable.families.betting.interval import Limits
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.odds import DEALT, HANDS
from cardtable.games.poker.options import DRAW, STRAIGHT, STUD, WHISKEY
from cardtable.games.poker.position import Position
from cardtable.games.poker.rules.draw import Draw, most_ante, straddled
from cardtable.games.poker.rules.forms import form
from cardtable.games.poker.rules.jack_pot import JackPot, openers, opening_pair
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.terms import ranked
from cardtable.games.poker.rules.zones import HAND, LAYOUT, OPEN, POOL, TABLE
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Facts = dict[str, Any]
NAMES = {Kind.STRAIGHT_FLUSH: "straight_flush", Kind.FOURS: "fours", Kind.FULL: "full", Kind.FLUSH: "flush",
         Kind.STRAIGHT: "straight", Kind.THREES: "threes", Kind.TWO_PAIRS: "two_pairs", Kind.PAIR: "pair",
         Kind.HIGHEST_CARD: "highest_card"}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def do(deal: Poker, seat: int, text: str) -> None:
    assert deal.refusal(seat, Move.read(text)) is None, (seat, text, deal.phase, deal.must)
    deal.apply(seat, Move.read(text))


def table(seats: int, name: str = DRAW, dealer: int = -1, pool: int = 0, **terms: Any) -> Poker:
    """A deal about to be shuffled; the last seat deals unless said. What lies in the pool was the dealer's, who owes
    it."""
    purse = [0] * (seats + len(LAYOUT.pots))
    purse[POOL], purse[seats - 1] = pool, -pool
    deal = form(name, terms.get("attempt", 0))(dealer % seats, (), purse, tuple(range(seats)), **terms)
    return deal


def shuffled(deal: Poker, hands: dict[int, Cards] | None = None, then: Cards = ()) -> Poker:
    """These seats are dealt these hands, and after all hands come these cards."""
    given = {seat: list(held) for seat, held in (hands or {}).items()}
    taken = {one for held in given.values() for one in held} | set(then)
    spare = iter([one for one in deal.pack if one not in taken])
    rows = {seat: given.get(seat) or [next(spare) for _ in range(5)] for seat in deal.in_order}
    order = [rows[seat][n] for n in range(5) for seat in deal.in_order]
    do(deal, NATURE, f"shuffle {' '.join(map(str, (*order, *then, *spare)))}")
    return deal


def spoken(deal: Poker, seat: int, word: str, better: int) -> int:
    """What he says; and how many counters he pays with it."""
    before = deal.purse[POOL]
    due = deal.interval.due(seat) if deal.interval else 0
    text = {"pass": "out", "hold": "hold"}.get(word) or (f"better {better}" if better else "see")
    if word == "in" and better and not due and isinstance(deal, JackPot) and deal.opener < 0:
        text = f"open {better}"
    do(deal, seat, text)
    return deal.purse[POOL] - before


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    if kind == "playout":
        return playout(given)
    shape = given["shape"]
    made: Callable[[Facts], Facts] | None = globals().get(f"of_{shape}")
    if made is None:
        raise UnknownShape(f"{kind} with {given}")
    return made(given)


def of_class(given: Facts) -> Facts:
    kind = ranked(False, given["tiger"]).of(some(given["hand"])).kind
    return {"class": NAMES[kind], "order": 1 + list(NAMES).index(kind)}


def of_compare(given: Facts) -> Facts:
    names = list(given["hands"])
    found = ranked(False, given["tiger"]).winners([some(held) for held in given["hands"].values()])
    return {"winners": [names[n] for n in found]}


def of_ante(given: Facts) -> Facts:
    deal = table(5, limit=given["limit"])
    shuffled(deal)
    able = [int(move[1]) for move in deal.decision(deal.elder)]
    assert max(able) == most_ante(Limits(given["limit"]), 1000)
    assert not any(deal.zone[HAND[seat]] for seat in range(5)), "before the cards are seen"
    return {"min": min(able), "max": max(able)}


def of_straddle(given: Facts) -> Facts:
    """So many have straddled, from the left of the Age on; then, if it is so told, one has omitted it."""
    seats = given["straddles"] + 4
    deal = shuffled(table(seats, limit=given["limit"], before="straddles"))
    do(deal, 0, f"ante {given['ante']}")
    for seat in range(1, given["straddles"] + 1):
        do(deal, seat, "straddle")
    seat = given["straddles"] + 1
    if given["declined"]:
        do(deal, seat, "see")
        seat += 1
    able = Move(("straddle",)) in deal.decision(seat)
    assert deal.interval is not None
    return {"may_straddle": able, "pays": straddled(deal.interval.level, given["limit"]) if able else None}


def of_open_jack_pot(given: Facts) -> Facts:
    deal = table(5, pool=5, attempt=given["attempt"], rising=given["rising_openers"])
    shuffled(deal, {0: some(given["hand"])})
    verbs = {move.verb for move in deal.decision(0)}
    assert bool(openers(deal.ranking, some(given["hand"]), opening_pair(given["attempt"], given["rising_openers"]))) \
        == ("open" in verbs)
    return {"may_open": "open" in verbs, "must_open": "pass" not in verbs}


def of_come_in_again(given: Facts) -> Facts:
    """Three at table: the first has passed, the others have staked and perhaps gone better."""
    straight = given["variant"] == STRAIGHT
    deal = shuffled(table(4, given["variant"]))
    if not straight:
        do(deal, 0, "ante 1")
        do(deal, 1, "out")
        do(deal, 2, "better 1" if given["raised_meanwhile"] else "see")
        return {"may_come_in": 1 in deal.standing}
    do(deal, 0, "pass" if given["passed"] else "better 1")
    do(deal, 1, "better 2")
    do(deal, 2, "better 1" if given["raised_meanwhile"] else "see")
    do(deal, 3, "see")
    return {"may_come_in": deal.must == (0,) and Move(("see",)) in deal.decision(0)}


def of_first_stakes(given: Facts) -> Facts:
    order = given["order"]
    deal = shuffled(table(len(order), limit=given["limit"]))
    do(deal, 0, f"ante {given['ante']}")
    payments = [[order[0], given["ante"]]]
    payments += [[name, spoken(deal, order.index(name), word, better)] for name, word, better in given["actions"]]
    return {"payments": payments, "paid": dict(zip(order, deal.paid, strict=True)), "pool": deal.purse[POOL],
            "standing": [order[seat] for seat in deal.standing], "over": deal.phase == "drawing"}


def second(given: Facts) -> tuple[Draw, list[str]]:
    """All who stand have gone in alike, and drawn nothing; the Age sits first, and has gone in last or passed."""
    names = list(dict.fromkeys([given["age"], *given["standing"], "A"]))
    each, over = divmod(given.get("pool", 0) or 2 * len(given["standing"]), len(given["standing"]))
    assert not over
    deal = table(len(names), limit=given.get("limit", 12))
    assert isinstance(deal, Draw)
    shuffled(deal)
    do(deal, 0, "ante 1")
    first = True
    while deal.phase == "going_in":
        seat = deal.must[0]
        if names[seat] not in given["standing"]:
            do(deal, seat, "out")
        else:
            do(deal, seat, f"better {each - 2}" if first and each > 2 else "see")
            first = False
    while deal.phase == "drawing":
        do(deal, deal.must[0], "stand")
    return deal, names


def of_second_stakes(given: Facts) -> Facts:
    deal, names = second(given)
    shown, payments = list[str](), []
    assert deal.purse[POOL] == given["pool"]
    for name, word, better in given["actions"]:
        before = list(deal.paid)
        spoken(deal, names.index(name), word, better)
        payments.append([name, deal.paid[names.index(name)] - before[names.index(name)]])
    shown = [names[seat] for seat in deal.shown]
    pool = given["pool"] + sum([coins for _, coins in payments])
    assert not deal.over or max(deal.purse) > 0
    return {"payments": payments, "pool": pool, "standing": [names[seat] for seat in deal.standing], "over": deal.over,
            "shows": shown}


def of_second_stakes_order(given: Facts) -> Facts:
    deal, names = second(given)
    first = deal.must[0]
    return {"first_to_speak": names[first], "may_hold": Move(("hold",)) in deal.decision(first)}


def of_all_decline(given: Facts) -> Facts:
    deal = shuffled(table(given["players"], jack_pots=given["jack_pots"]))
    assert isinstance(deal, Draw)
    do(deal, 0, f"ante {given['age_ante']}")
    while not deal.over:
        do(deal, deal.must[0], "out")
    following = form(DRAW, deal.next_attempt)
    back = given["age_ante"] + deal.purse[deal.player[0]]
    assert deal.after(deal.dealer) == deal.elder
    return {"age_gets_back": back, "pool": deal.purse[POOL], "next_dealer": "age",
            "age_next_deal": not issubclass(following, JackPot)}


def of_jack_pot_unopened(given: Facts) -> Facts:
    deal = shuffled(table(given["players"], pool=given["pool"], attempt=1))
    assert isinstance(deal, JackPot)
    while not deal.over:
        do(deal, deal.must[0], "pass")
    assert given["chip"] == 1
    return {"pool": deal.purse[POOL], "same_dealer": deal.after(deal.dealer) == deal.dealer}


def of_jack_pot_opener_alone(given: Facts) -> Facts:
    deal = table(5, pool=given["pool"], attempt=1)
    shuffled(deal, {1: some(given["hand"])})
    do(deal, 0, "pass")
    do(deal, 1, f"open {given['opening_stake']}")
    held = deal.purse[POOL]
    while not deal.over:
        do(deal, deal.must[0], "out")
    return {"winner": given["opener"], "pool": held, "must_show": deal.shown == deal.winners == (1,)}


def of_next_dealer(given: Facts) -> Facts:
    """Five at table, A dealing; who takes the pool stakes, and all others go out."""
    names = [given["left_of_dealer"], *[one for one in "BCDE" if one != given["left_of_dealer"]], given["dealer"]]
    deal = shuffled(table(5, given["variant"]))
    if isinstance(deal, Draw):
        do(deal, 0, "ante 1")
        return {"next_dealer": names[deal.after(deal.dealer)]}
    while not deal.over:
        seat = deal.must[0]
        staked = deal.interval is not None and deal.interval.staked
        do(deal, seat, "out" if staked else
           "better 1" if not given["all_passed"] and names[seat] == given["pool_winner"] else "pass")
    return {"next_dealer": names[deal.next_dealer]}                      # type: ignore[attr-defined]


def of_double_header(given: Facts) -> Facts:
    """Misdeals cannot happen here; what follows one is what follows if all pass."""
    first = shuffled(table(given["players"], STRAIGHT, ante=given["ante"]))
    assert first.purse[POOL] == given["pool"]
    while not first.over:
        do(first, first.must[0], "pass")
    following = shuffled(form(STRAIGHT, 0)(0, (), first.purse, first.player, ante=given["ante"]))
    return {"pool": following.purse[POOL]}


def of_stud_deal(given: Facts) -> Facts:
    deal = shuffled(table(4, STUD))
    return {"face_down": len(deal.zone[HAND[0]]), "face_up": len(deal.zone[OPEN[0]])}


def whiskey(seats: int, hands: dict[int, Cards] | None = None, widow: Cards = ()) -> Poker:
    return shuffled(table(seats, WHISKEY), hands, widow)


def of_whiskey_exchange(given: Facts) -> Facts:
    deal = whiskey(4, {0: some(given["hand"])}, some(given["table"]))
    for seat in range(4):
        do(deal, seat, "keep")
    do(deal, 0, f"exchange {given['take']} {given['give']}")
    return {"hand": texts(deal.zone[HAND[0]]), "table": texts(deal.zone[TABLE])}


def texts(held: Iterable[object]) -> list[str]:
    return sorted(map(str, held))


def of_whiskey_end(given: Facts) -> Facts:
    order = given["order"]
    deal = whiskey(len(order))
    knocker, turns = order.index(given["knocker"]), list[str]()
    if given["widow_taken"]:
        do(deal, 0, "take")
        while deal.must[0] != knocker:
            do(deal, deal.must[0], "leave")
    else:
        while deal.must[0] != knocker:
            do(deal, deal.must[0], "keep")
    before = bool(deal.zone[TABLE])
    do(deal, knocker, "knock")
    turned_up = bool(deal.zone[TABLE]) and not before
    while not deal.over:
        turns.append(order[deal.must[0]])
        do(deal, deal.must[0], "leave")
    return {"last_turns": turns, "widow_turned_up": turned_up}


def of_dealt(given: Facts) -> Facts:
    """What the book prints is kept beside what is counted."""
    kind = next(kind for kind, name in NAMES.items() if name == given["event"])
    assert (given["cards"], given["pack"]) == (5, 52)
    one = DEALT[kind]
    return {"book_against": list(one.book), "exact": one.exact, "favourable": one.hands, "total": HANDS,
            "against_to_one": round(one.against, 2)}


def playout(given: Facts) -> Facts:
    order = given["order"]
    deal = table(len(order), given["variant"], order.index(given["dealer"]), limit=given["limit"])
    assert isinstance(deal, Draw)
    hands = {order.index(name): some(held) for name, held in given["hands"].items()}
    then = [one for name in order if name in given["drawn"] for one in given["drawn"][name]]
    shuffled(deal, hands, some(then))
    do(deal, 0, f"ante {given['ante']}")
    for name, word, better in given["first_stakes"]:
        spoken(deal, order.index(name), word, better)
    after_first = deal.purse[POOL]
    while deal.phase == "drawing":
        seat = deal.must[0]
        away = given["discards"].get(order[seat], [])
        do(deal, seat, f"draw {' '.join(away)}" if away else "stand")
    held = {name: texts(deal.zone[HAND[order.index(name)]]) for name in given["hands"]}
    classes = {name: NAMES[deal.strength(order.index(name)).kind] for name in given["hands"]}
    for name, word, better in given["second_stakes"]:
        spoken(deal, order.index(name), word, better)
    assert deal.over
    paid = dict(zip(order, deal.paid, strict=True))
    return {"pool_after_first_stakes": after_first, "final_hands": held,
            "classes": classes, "paid": paid, "pool": sum(deal.paid), "winner": order[deal.winners[0]],
            "shows": [order[seat] for seat in deal.shown], "net": dict(zip(order, deal.purse, strict=False)),
            "next_dealer": order[deal.after(deal.dealer)]}


# Decisions

def decide(given: Facts, expect: Facts, ask: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What the player answers, and what is wrong with it."""
    if given["shape"] == "discard":
        thought = ask(Position(some(given["hand"]), "drawing").view())
        away = {str(one) for one in thought.move[1:]}
        right = len(away) == expect["discard_count"] and not away & set(expect["keep"])
        return thought, "" if right else f"{thought.move} and not {expect['discard_count']} besides {expect['keep']}"
    if given["shape"] == "go_in":
        position = Position(some(given["hand"]), "going_in", given["players"], given["ante"], given["limit"],
                            given["raises_before"])
        thought = ask(position.view())
        return thought, "" if (thought.move.verb in ("see", "better")) == expect["go_in"] else f"{thought.move}"
    raise UnknownShape(str(given))

