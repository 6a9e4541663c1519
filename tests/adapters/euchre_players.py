"""Euchre's cases that are put to the players: what they answer, and from where they see it."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardtable.cards import SUITS, Card, Cards, card
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
    now = position(given)
    if shape == "bid":
        return bid(given, expect, now, think)
    thought = think(now.view())
    played = str(thought.move[1])
    if shape == "discard":
        return thought, "" if played in (expect["discard"], *unchosen(given)) else f"{thought.move}"
    wanted = expect.get("lead_any_of", expect.get("play_any_of"))
    unwise = expect.get("lead_none_of", expect.get("play_none_of", ()))
    if played in unwise or wanted is not None and played not in wanted:
        return thought, f"{thought.move} instead of {wanted or f'none of {unwise}'}"
    if "call_any_of" in expect:
        led = some([played])
        left = tuple([card for card in now.hand if card not in led])
        thought = think(replace(now, hand=left, phase="naming", lies=led).view())
        return thought, "" if str(thought.move[1]) in expect["call_any_of"] else f"{thought.move}"
    return thought, ""


def unchosen(given: Facts) -> list[str]:
    """Cards that the case does not judge."""
    among = given.get("candidates")
    return [] if among is None else [text for text in given["hand"] if text not in among]


def bid(given: Facts, expect: Facts, now: Position, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """A word, and what the dealer throws after it."""
    thought = think(now.view())
    move = thought.move
    if "action_not" in expect:
        return thought, f"{move}" if any(meant(word, move) for word in expect["action_not"]) else ""
    wanted = said(expect["action"], expect.get("suit", ""))
    if move != wanted:
        return thought, f"{move} instead of {wanted}"
    if "discard" not in expect:
        return thought, ""
    up = card(given["turn_up"])
    if move[-1] == "jamboree":                           # the five are shown, and nothing is thrown
        thrown = hands.discard((*now.hand, up), up.suit)
    else:
        thought = think(replace(now, said=(*now.said, str(move)), phase="discarding").view())
        thrown = next(token for token in thought.move if isinstance(token, Card))
    return thought, "" if str(thrown) == expect["discard"] else f"{thrown} thrown"


def meant(word: str, move: Move) -> bool:
    """Whether a move is what this word of a case says: "make" however it is played, "make_alone" only so."""
    if word in BARE:
        return move == said(word)
    verb, *_, contract = said(word)
    return move.verb == verb and contract in ("together", move[-1])


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
        some(given.get("trick_so_far", ())), score, options, **earlier(given, seat))


def earlier(given: Facts, seat: int) -> Facts:
    """What is told of earlier tricks: `earlier`, each a list of seats with cards; `partner_threw`; `partner_trumped`.

    Of a lead of the assisted dealer's the book speaks only where his partner has played a trump (001:1037): it is taken
    to be so unless the case says otherwise.
    """
    tricks = tuple([tuple([(SEATS[4].index(name), card(text)) for name, text in trick])
                    for trick in given.get("earlier", ())])
    spares = given["shape"] == "lead" and given["maker"] == "second" and seat == 3 and given["tricks"]["us"] > 0
    partner, threw = (seat + 2) % 4, given.get("partner_threw", ())
    return {"earlier": tricks, "threw": {partner: some(threw)} if threw else {},
            "trumped": frozenset({partner} if given.get("partner_trumped", spares and not tricks) else ()),
            "led_all": given.get("led_all", False)}


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
    """One lead after the other, from whatever seat; all are won, and of the last there is no choice."""
    left, spent = [*given["hand"]], [*given.get("spent", ())]
    led: list[str] = []
    while True:
        now = {**given, "shape": "lead", "hand": left, "spent": spent, "led_all": True,
               "tricks": {"us": len(spent), "them": 0}}
        thought = think(position(now).view())
        led.append(str(thought.move[1]))
        if led != expect["order"][:len(led)]:
            return thought, f"{led}"
        left.remove(led[-1])
        spent.append(led[-1])
        if len(left) < 2:
            return thought, ""


def keep(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Somebody plays alone, eldest hand unless it is told, and leads his trumps; the next throws."""
    left, thrown, trump = [*given["hand"]], [], given["trump"]
    lone = given.get("maker", "eldest")
    seat = given.get("seat", SEATS[4][(SEATS[4].index(lone) + 1) % 4])
    leads = [text for text in (f"{rank}{trump}" for rank in "JAKQT") if text not in left]
    for lead in leads[:len(left) - len(expect["keep"])]:
        now = {**given, "shape": "play", "hand": left, "seat": seat, "maker": lone, "contract": "alone",
               "spent": thrown, "tricks": {"us": 0, "them": len(thrown)}, "trick_so_far": [lead]}
        thought = think(position(now).view())
        thrown.append(str(thought.move[1]))
        left.remove(thrown[-1])
    return thought, "" if sorted(left) == sorted(expect["keep"]) else f"{left} kept"


def compare(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Which of two hands is played alone, by eldest hand who makes it after a card that none of them has was turned
    down."""
    named = {text for option in given["options"] for text in option}
    up = next(text for text in (f"{rank}{suit}" for suit in "HSDC" for rank in "789TQK")
              if text[1] != given["trump"] and text not in named)
    thoughts = [think(position({"shape": "bid", "rules": given["rules"], "seat": "eldest", "turn_up": up,
                                "hand": option, "actions": [*PASSES, ["dealer", "turn_down"]]}).view())
                for option in given["options"]]
    alone = [thought.move == Move(("make", given["trump"], "alone")) for thought in thoughts]
    return thoughts[0], "" if alone == [n == expect["better"] for n in range(len(alone))] else f"{thoughts}"


def bridge_test(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """Eldest hand with nothing at all orders up at the bridge alone; of the dealer's side nobody does."""
    theirs = given["dealers"] == "them"
    now = {**given, "shape": "bid", "seat": "eldest" if theirs else "second", "turn_up": "9S",
           "hand": ["7H", "8H", "7D", "8D", "7C"], "score": {"us": given["us"], "them": given["them"]},
           "actions": [] if theirs else [["eldest", "pass"]]}
    thought = think(position(now).view())
    return thought, "" if (thought.move == Move(("order", "together"))) == expect["is_bridge"] else f"{thought.move}"


TOLD: dict[str, Callable[[Facts, Facts, Callable[[View], Thought]], tuple[Thought, str]]] = {
    "lead_order": lead_order, "keep": keep, "compare": compare, "bridge_test": bridge_test}
