"""Baccarat: each shape of case, put to the rules: a moment of either form is set up and played on."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import BY_TEXT, Card, Cards
from cardtable.games.baccarat.game import GAME
from cardtable.games.baccarat.money import may_go_bank
from cardtable.games.baccarat.options import OPTIONS
from cardtable.games.baccarat.points import is_natural, outcome, point
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.games.baccarat.rules.table import BANK, HAND, LEFT, RIGHT, SHOE, SHOWN, TABLE
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

Facts = dict[str, Any]
PURSE = 10_000
ALONE, OF_TWO = ({"banker": ("2S AH", "3S 4H"), "punters": ("3S 4H", "2S 2H"), "tie": ("3D 4D", "3S 4H")},
                 {"banker": ("2S AH", "JS 4H"), "punters": ("3S 2H", "JS 4H"), "tie": ("3D AD", "JS 4H")})
"""Two cards of the punters and of the banker that end so if all stand; of two sides the banker’s are the same."""
WORDS = {"take-over": True, "leave": False}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get(given["shape"])
    if shape is None:
        raise UnknownShape(f"{kind} with {given}")
    return shape(**{key: value for key, value in given.items() if key != "shape"})    # type: ignore[no-any-return]


def cards(some: Sequence[str], copy: int = 1) -> Cards:
    """Of mixed packs; each card of another pack, so that one may come twice."""
    return tuple([BY_TEXT[f"{text}{copy + n}"] for n, text in enumerate(some)])


def table(form: str, punters: int, bank: int = 0, **terms: Any) -> Banked:
    """A table whose banker is seat 0; at his right sits the highest seat, at his left seat 1."""
    kind: type[Banked] = CheminDeFer if form == "chemin_de_fer" else Banque
    deal = kind(purse=[PURSE] * (punters + 1) + [0, bank, 0], player=tuple(range(punters + 1)), **terms)
    deal.takes_place(0)
    deal.zone[SHOE] = tuple(sorted(deal.pack, key=lambda card: card.rank))       # the twos first, no natural
    return deal


def do(deal: Banked, seat: int, text: str) -> None:
    assert deal.refusal(seat, Move.read(text)) is None, text
    deal.apply(seat, Move.read(text))


def staked(deal: Banked, seat: int, spot: str, coins: int) -> None:
    deal.put(seat, spot, coins)


def played(deal: Banked, results: Mapping[str, str]) -> None:
    """The hand is dealt and ends so: by the place of the stakes, who wins."""
    deal.do_deal(deal.dealer)
    deal.phase = "option"
    hands = ALONE if len(results) == 1 else OF_TWO
    for spot, result in results.items():
        holder = deal.holders[deal.spots.index(spot)]
        if holder >= 0:
            lies(deal, holder, hands[result][0])
        lies(deal, deal.dealer, hands[result][1])
    deal.thirds = ("stand",) * len(deal.spots)
    deal.must = (deal.dealer,)
    do(deal, deal.dealer, "stand")


def lies(deal: Banked, seat: int, two: str) -> None:
    deal.zone[SHOWN[seat]] = ()
    deal.zone[HAND[seat]] = cards(two.split())


def nets(deal: Banked, before: Sequence[int], seats: Sequence[int]) -> list[int]:
    """What each has gained, what lies on the table still his."""
    lying = {seat: sum([one.coins for one in deal.stakes if one.seat == seat]) for seat in seats}
    return [deal.purse[seat] + lying[seat] - before[seat] for seat in seats]


# The shapes

def of_point(cards: Sequence[str]) -> Facts:
    found = point([BY_TEXT[text] for text in cards])
    return {"point": found, "baccarat": not found}


TWO = ("TS JH", "AS TH", "2S TH", "3S TH", "4S TH", "5S TH", "6S TH", "7S TH", "8S TH", "9S TH")
"""Two cards of each point."""


def third_card(role: str, two_card_point: int, punter_third_card: str | None) -> Facts:
    """Asked of the rules where the false draw is not possible, and of those where it is."""
    deals = [table("chemin_de_fer", 1, 100, false_draw=rule) for rule in ("prevented", "fined")]
    for deal in deals:
        staked(deal, 1, TABLE, 100)
        deal.zone[SHOE] = order(TWO[two_card_point] if role == "punter" else "2S 2H",
                                TWO[two_card_point] if role == "banker" else "2D 2C")
        deal.go("dealing", 0)
        heard = list[Event]()
        deal.tell = heard.append
        do(deal, 0, "deal")
        if any(event.what == "natural" for event in heard):
            return {"legal": ["turn_up"], "false_draw": []}
        if role == "banker":
            do(deal, 1, "draw")
    seat = 1 if role == "punter" else 0
    lawful, possible = [[move.verb for move in deal.decision(seat)] for deal in deals]
    return {"legal": lawful, "false_draw": [verb for verb in possible if verb not in lawful]}


def order(punters: str, banker: str, *after: str) -> Cards:
    """A shoe from which these hands are dealt."""
    one, two = punters.split()
    his, other = banker.split()
    first = cards([one, his, two, other, *after])
    return (*first, *[card for card in CheminDeFer().pack if card not in first])


def cards_in_hand(form: str, cards: int) -> Facts:
    deal = table(form, 2)
    deal.zone[SHOE] = deal.pack[:cards]
    return {"may_deal": deal.supplied()}


def banco_again(form: str, lost_in_a_row: int) -> Facts:
    """Of the rule, and of who is asked."""
    banque = form == "banque"
    deal = table(form, 2, 100)
    deal.lost = (0, lost_in_a_row, 0)
    deal.open_hand()
    allowed = 1 in deal.asked
    assert allowed is may_go_bank(banque, lost_in_a_row)
    return {"allowed": allowed}


def unlimited_bank(form: str, stakes_accepted_before: bool, stakes: int, bank: int) -> Facts:
    deal = table(form, 2, bank)
    assert isinstance(deal, Banque)
    deal.unlimited = stakes_accepted_before
    deal.take_stakes()
    right, other = deal.in_order()
    do(deal, right, f"place right {stakes}")
    do(deal, right, "done")
    do(deal, other, "done")
    named = {"accept": "accept_all", "decline": "play_to_amount_of_bank", "hold-all": "hold_all",
             "give-up": "give_up_bank"}
    return {"banker_may": sorted([named[move.verb] for move in deal.decision(0)])}


def compare(punter_cards: Sequence[str], banker_cards: Sequence[str]) -> Facts:
    theirs, his = [BY_TEXT[text] for text in punter_cards], [BY_TEXT[text] for text in banker_cards]
    return {"punter_point": point(theirs), "banker_point": point(his), "natural": is_natural(theirs) or is_natural(his),
            "result": outcome(theirs, his)}


def cover(bank: int, stakes_from_bankers_right: Sequence[int]) -> Facts:
    deal = table("chemin_de_fer", len(stakes_from_bankers_right), bank)
    deal.take_stakes()                           # type: ignore[attr-defined]
    order = deal.in_order()
    for seat, coins in zip(order, stakes_from_bankers_right):
        do(deal, seat, f"place table {coins}")
    for seat in order[::-1]:
        do(deal, seat, "done")
    stands = {one.seat: one.coins for one in deal.stakes}
    accepted = [stands.get(seat, 0) for seat in order]
    return {"accepted": accepted, "bystanders_may_stake": bank - sum(accepted)}


def coup(form: str, bank: int, accepted: Sequence[int], result: str) -> Facts:
    deal = table(form, len(accepted), bank)
    order, before = deal.in_order(), list(deal.purse)
    for seat, coins in zip(order, accepted):
        staked(deal, seat, TABLE, coins)
    if len(accepted) == 1 and accepted[0] == bank:
        deal.bancos = tuple(order)
    had = deal.purse[0]
    played(deal, {TABLE: result})
    stand = bool(deal.standing)
    return {"bank_after": deal.purse[BANK] + deal.purse[0] - had, "punters_net": nets(deal, before, order),
            "next_banker": "same" if deal.dealer == 0 else "next", "stakes_stand_over": stand}


def seat_called(deal: Banque, name: str) -> int:
    return deal.rows["RL".index(name[0])][int(name[1:]) - 1]


def named(deal: Banque, seat: int) -> str:
    side = deal.side_at(seat)
    return f"{'RL'[side]}{deal.rows[side].index(seat) + 1}"


def go_bank(form: str, bank: int, claims: Sequence[str]) -> Facts:
    deal = table(form, 10, bank)
    assert isinstance(deal, Banque)
    claimants = {seat_called(deal, name) for name in claims}
    deal.open_hand()
    while deal.phase == "going_bank":
        do(deal, deal.must[0], "banco" if deal.must[0] in claimants else "let-by")
    return {"stakes": {named(deal, one.seat): one.coins for one in deal.stakes}}


SIDES = {"win": "punters", "lose": "banker", "tie": "tie"}


def a_cheval(form: str, bank: int, right: str, left: str) -> Facts:
    deal = table(form, 2, bank)
    before = list(deal.purse)
    deal.open_hand()
    seat = deal.must[0]
    do(deal, seat, "cheval")
    played(deal, {RIGHT: SIDES[right], LEFT: SIDES[left]})
    return {"net_to_player": nets(deal, before, [seat])[0]}


def banque_coup(form: str, bank: int, right: Sequence[int], left: Sequence[int], result_right: str,
                result_left: str) -> Facts:
    deal = table(form, 10, bank)
    assert isinstance(deal, Banque)
    before = list(deal.purse)
    rows = [[row[n] for n in range(len(some))] for row, some in zip(deal.rows, (right, left))]
    for row, some, spot in zip(rows, (right, left), (RIGHT, LEFT)):
        for seat, coins in zip(row, some):
            staked(deal, seat, spot, coins)
    had = deal.purse[0]
    played(deal, {spot: result for spot, some, result in ((RIGHT, right, result_right), (LEFT, left, result_left))
                  if some})
    return {"right_net": nets(deal, before, rows[0]), "left_net": nets(deal, before, rows[1]),
            "bank_after": deal.purse[BANK] + deal.purse[0] - had}


def card_holder(form: str, stakes_from_bankers_right: Sequence[int]) -> Facts:
    deal = table(form, len(stakes_from_bankers_right), 1000)
    order = deal.in_order()
    for seat, coins in zip(order, stakes_from_bankers_right):
        staked(deal, seat, TABLE, coins)
    return {"holder": order.index(deal.who_holds()[0])}


def deal_order(form: str) -> Facts:
    deal = table(form, 2, 100)
    staked(deal, deal.in_order()[0], TABLE, 100)
    heard = list[Event]()
    deal.tell = heard.append
    deal.go("dealing", 0)
    do(deal, 0, "deal")
    return {"order": ["banker" if event.dst == HAND[0] else "punters" for event in heard
                      if event.kind == "moved" and event.dst in HAND]}


def claim_order(form: str) -> Facts:
    deal = table(form, 5 if form == "chemin_de_fer" else 10, 100)
    deal.open_hand()
    asked = list[int]()
    while deal.phase == "going_bank":
        asked.append(deal.must[0])
        do(deal, deal.must[0], "let-by")
    if isinstance(deal, Banque):
        return {"order": [named(deal, seat) for seat in asked]}
    return {"order": [f"R{deal.in_order().index(seat) + 1}" for seat in asked]}


def pass_the_deal(form: str, bank: int, others_in_rotation: Sequence[bool]) -> Facts:
    deal = table(form, len(others_in_rotation), bank)
    order = deal.in_order()
    would = dict(zip(order, others_in_rotation))
    deal.go("holding", 0)
    do(deal, 0, "retire")
    while deal.phase == "succession":
        seat = deal.must[0]
        do(deal, seat, next(word for word, taken in WORDS.items() if taken is would[seat]))
    return {"new_banker": order.index(deal.dealer), "bank_fixed_at": deal.purse[BANK] or None}


def banque_holder(side: str, holder: str, result: str) -> Facts:
    deal = table("banque", 10, 1000)
    assert isinstance(deal, Banque)
    at, spot = int(holder[1:]) - 1, {"right": RIGHT, "left": LEFT}[side]
    deal.turn_of = (at, at)
    staked(deal, seat_called(deal, holder), spot, 50)
    assert named(deal, max(deal.who_holds())) == holder
    played(deal, {spot: result})
    which = deal.spots.index(spot)
    return {"next_holder": named(deal, deal.rows[which][deal.turn_of[which]])}


def packs(form: str) -> Facts:
    option = next(one for one in OPTIONS if one.name == "packs")
    chosen = "chemin" if form == "chemin_de_fer" else "banque"
    match = GAME.match({"form": chosen})
    match.apply(NATURE, Move(("lot", 0)))
    deal = match.deal()
    mixed = len(deal.pack) // 52
    offered = option.range if option.counts({"form": chosen}) else ()      # type: ignore[attr-defined]
    return {"packs": mixed, "options": [number for number in offered if number != mixed]}


SHAPES: dict[str, Any] = {
    "point": of_point, "third_card": third_card, "cards_in_hand": cards_in_hand, "banco_again": banco_again,
    "unlimited_bank": unlimited_bank, "compare": compare, "cover": cover, "coup": coup, "go_bank": go_bank,
    "a_cheval": a_cheval, "banque_coup": banque_coup, "card_holder": card_holder, "deal_order": deal_order,
    "claim_order": claim_order, "pass_the_deal": pass_the_deal, "banque_holder": banque_holder, "packs": packs}


# Decisions: what the player at the table does

def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing).  Of the banker's decisions the punter has taken
    the card named as `third`, or none; `fives` are those that have been seen of him: cards taken, cards refused."""
    banker, third = given["role"] == "banker", given["third"]
    punters = ("AS 2D" if third else "TD 7C") if banker else given["two"]
    sitting = Sitting(GAME, {"form": "chemin", "players": 2})
    sitting.submit(NATURE, Move(("lot", 0)))
    his = given["two"] if banker else "TC 7D"
    one, two = punters.split()
    sitting.submit(NATURE, Move(("shuffle", *of_faces(sitting.match.deal().pack, [
        one, his.split()[0], two, his.split()[1], *([third] if third else [])]))))
    for seat, text in ((0, "place bank 100"), (0, "done"), (1, "banco"), (0, "deal")):
        sitting.submit(seat, Move.read(text))
    if banker:
        sitting.submit(1, Move.read("draw" if third else "stand"))
    deal = sitting.match.deal()
    assert isinstance(deal, Banked)
    deal.fives = ((0, 0), tuple(given.get("fives", (0, 0))))
    thought = player(sitting.view(deal.player[deal.must[0]]))
    wanted = expect["any_of"]
    return thought, "" if thought.move.verb in wanted else f"{thought.move}, not {' or '.join(wanted)}"


def of_faces(pack: Cards, texts: Sequence[str]) -> Cards:
    """The pack with these on top, each of whichever pack has it."""
    left, first = list(pack), list[Card]()
    for text in texts:
        first.append(next(card for card in left if card.face is BY_TEXT[text]))
        left.remove(first[-1])
    return (*first, *left)
