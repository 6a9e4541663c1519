"""Euchre's cases that are put to the players: what they answer, and from where they see it."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardtable.cards import SUITS, Cards, card
from cardtable.games.euchre import hands
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import PACK
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters.euchre_words import BARE, SEATS, UnknownShape, accepting, said, some

Facts = dict[str, Any]


def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing)."""
    shape = given["shape"]
    if shape in TOLD:
        return TOLD[shape](given, expect, think)
    thought = think(position(given).view())
    move = thought.move
    if shape == "bid":
        return thought, bid_wrong(given, expect, move)
    if shape == "discard":
        return thought, "" if str(move[1]) in (expect["discard"], *unchosen(given)) else f"{move}"
    wanted = expect.get("lead_any_of", expect.get("play_any_of"))
    if str(move[1]) not in wanted:
        return thought, f"{move} instead of {wanted}"
    if "call_any_of" in expect:
        led, before = some([str(move[1])]), position(given)
        left = tuple([card for card in before.hand if card not in led])
        thought = think(replace(before, hand=left, phase="naming", lies=led).view())
        return thought, "" if str(thought.move[1]) in expect["call_any_of"] else f"{thought.move}"
    return thought, ""


def unchosen(given: Facts) -> list[str]:
    """Cards that the case does not judge."""
    among = given.get("candidates")
    return [] if among is None else [text for text in given["hand"] if text not in among]


def bid_wrong(given: Facts, expect: Facts, move: Move) -> str:
    if "action_not" in expect:
        unwise = [said(word) for word in expect["action_not"] if word in BARE]
        return f"{move}" if move in unwise or move[-1] == expect["action_not"][0].rsplit("_", 1)[-1] else ""
    wanted = said(expect["action"], expect.get("suit", ""))
    if move != wanted:
        return f"{move} instead of {wanted}"
    if "discard" in expect:
        up = card(given["turn_up"])
        thrown = hands.discard((*some(given["hand"]), up), up.suit)
        return "" if str(thrown) == expect["discard"] else f"{thrown} thrown"
    return ""


def position(given: Facts) -> Position:
    """The moment of a case that is put to a player.

    The shapes of the book: `bid`, `discard`, `lead` and `play`.  The blunders have `name`, too: who has led
    `trick_so_far` against the `open_hand`.
    """
    shape, options = given["shape"], code(given)
    seat, score = SEATS[4].index(given.get("seat", "dealer")), tuple(given.get("score", {"us": 0, "them": 0}).values())
    score = score if seat % 2 == 0 else score[::-1]
    held = some(given["hand"])
    if shape in ("bid", "discard"):
        actions = given.get("actions", [*PASSES, ["dealer", "take_up"]])
        spoken = tuple([str(said(word, suit)) for _, word, *suit in actions])
        accepted = any("together" in word for word in spoken)
        phase = "discarding" if shape == "discard" else "superseding" if accepted else \
            "making" if "turn-down" in spoken else "adopting"
        return Position(held, card(given["turn_up"]), spoken, seat, phase, score=score, options=options)
    if shape not in ("lead", "play", "name"):
        raise UnknownShape(f"decision with {given}")
    trump, lone = given["trump"], given["contract"] != "together"
    shown = {SEATS[4].index(given["maker"]): some(given["open_hand"])} if "open_hand" in given else {}
    up = given.get("turned_down") or given.get("turn_up") or likely(trump, seat, held, shown)
    known = {3: (card(up),)} if given.get("dealer_holds_turn_up") else {}
    return Position(
        held, card(up), adopted(given["maker"], given["contract"], trump, given.get("turned_down")), seat,
        "naming" if shape == "name" else "play", {**known, **shown}, tuple(given["tricks"].values()),
        some(given.get("spent", ())), frozenset(map(SUITS.index, given.get("lone_trumped_suits", ()) if lone else ())),
        some(given.get("trick_so_far", ())), score, options)


PASSES = [["eldest", "pass"], ["second", "pass"], ["third", "pass"]]


def code(given: Facts) -> Facts:
    """The options of a match by the rules that the case names."""
    return {"code": "hoyle-1909"} if given["rules"] == "hoyle" else {"jambone": True, "jamboree": True}


def adopted(maker: str, contract: str, trump: str, turned_down: str | None) -> tuple[str, ...]:
    """All that was said, when this seat made the trump."""
    seat = SEATS[4].index(maker)
    if turned_down:
        return (*("pass",) * 3, "turn-down", *("pass",) * seat, f"make {trump} {contract}")
    return (*("pass",) * seat, f"{accepting(maker)} {contract}")


def likely(trump: str, seat: int, held: Cards, shown: dict[int, Cards]) -> str:
    """The card turned up, where the book does not tell it: the lowest trump that can have been."""
    own = [c for c in shown.get(3, held if seat == 3 else ()) if str(c)[1] == trump]
    named = {*held, *[c for cs in shown.values() for c in cs]}
    return str((own or [c for c in PACK if str(c)[1] == trump and c not in named])[0 if not own else -1])


def lead_order(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """One lead after the other; all are won."""
    left, led = [*given["hand"]], []
    while left:
        now = {**given, "shape": "lead", "hand": left, "spent": led, "tricks": {"us": len(led), "them": 0}}
        thought = think(position(now).view())
        led.append(str(thought.move[1]))
        left.remove(led[-1])
    return thought, "" if led == expect["order"] else f"{led}"


def keep(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Eldest hand plays alone, and leads his trumps; the next throws."""
    left, thrown = [*given["hand"]], []
    for lead in (f"J{given['trump']}", f"A{given['trump']}", f"K{given['trump']}"):
        now = {**given, "shape": "play", "hand": left, "seat": "second", "maker": "eldest", "contract": "alone",
               "spent": thrown, "tricks": {"us": 0, "them": len(thrown)}, "trick_so_far": [lead]}
        thought = think(position(now).view())
        thrown.append(str(thought.move[1]))
        left.remove(thrown[-1])
    return thought, "" if sorted(left) == sorted(expect["keep"]) else f"{left} kept"


def compare(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Which of two hands is played alone, by eldest hand who makes it after the turn-up was turned down."""
    up, aside = "7H" if given["trump"] in "SC" else "7S", [*PASSES, ["dealer", "turn_down"]]
    thoughts = [think(position({"shape": "bid", "rules": given["rules"], "seat": "eldest", "turn_up": up,
                                "hand": option, "actions": aside}).view()) for option in given["options"]]
    alone = [thought.move == Move(("make", given["trump"], "alone")) for thought in thoughts]
    return thoughts[0], "" if alone == [n == expect["better"] for n in range(len(alone))] else f"{thoughts}"


def bridge_test(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Eldest hand with nothing at all orders up at the bridge alone."""
    now = {**given, "shape": "bid", "seat": "eldest" if given["dealers"] == "them" else "second", "turn_up": "9S",
           "hand": ["7H", "8H", "7D", "8D", "7C"], "score": {"us": given["us"], "them": given["them"]}, "actions": []}
    thought = think(position(now).view())
    return thought, "" if (thought.move == Move(("order", "together"))) == expect["is_bridge"] else f"{thought.move}"


TOLD: dict[str, Callable[[Facts, Facts, Callable[[View], Thought]], tuple[Thought, str]]] = {
    "lead_order": lead_order, "keep": keep, "compare": compare, "bridge_test": bridge_test}
