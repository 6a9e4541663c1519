"""Bézique: each shape of case, put to the rules and the players."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Card, Cards
from cardtable.families.melds.deal import brisques

from cardtable.families.melds.kinds import Meld
from cardtable.games.bezique.position import Position
from cardtable.games.bezique.rules import A_BRISQUE, LAYOUT, PACK, PACKETS, Bezique
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import melds
from tests.adapters.melds import Facts, UnknownShape, at_table, copied, suit

DRAWN, TRICKS = 24, 32
DECOY = "KC"
SEVENS = (Move(("exchange",)), Move(("show",)))


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = (kind, *sorted(set(given) - {"turn_up", "ask_hand", "ask"}), *[given.get("ask", "")] * ("ask" in given))
    found = SHAPES.get(shape) or (of_turn_up if kind == "score" and set(given) == {"turn_up"} else None)
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key != "ask"})


def declaration(trump: str, cards: Sequence[str], declaration: str) -> Facts:
    held = copied(cards)
    deal = laid(trump, held)
    points = seven(deal) if declaration == "seven" else melds.scored(deal, declaration, held)
    return {"legal": points > 0, "points": points}


def laid(trump: str, hand: Cards, turn_up: str = "", stock: int = 20) -> Bezique:
    """Seat 0 holds these cards; the card turned up is of the trump suit, if nothing else is said."""
    deal = at_table(Bezique, suit(trump), hand, (), stock)
    assert isinstance(deal, Bezique)
    if stock:
        wanted = turn_up[:2] or f"8{trump}"
        turned = next(one for one in PACK if one.text[:2] == wanted and one not in hand)
        deal.zone[LAYOUT.stock] = tuple([one for one in deal.zone[LAYOUT.stock] if one is not turned])
        deal.zone[LAYOUT.turn_up] = (turned,)
        deal.sevens = int(turned.text[0] == "7")
    return deal


def seven(deal: Bezique) -> int:
    """Seat 0 has won a trick, and shows or exchanges a seven of trumps: the points."""
    deal.go("declaring", 0)
    before = deal.score[0]
    for move in SEVENS:
        if deal.refusal(0, move) is None:
            deal.apply(0, move, None)
            break
    return deal.score[0] - before


def of_turn_up(turn_up: str) -> Facts:
    return {"dealer_points": shuffled(turn_up).score[1]}


def shuffled(turn_up: str = "8H") -> Bezique:
    """Dealt by seat 1, with this card turned up."""
    deal = Bezique(1, [0, 0], [0, 0], (0, 1))
    turned, = copied([turn_up])
    rest = [one for one in PACK if one is not turned]
    deal.apply(NATURE, Move(("shuffle", *rest[:16], turned, *rest[16:])), None)
    return deal


def trick_points(trick_cards: Sequence[str], trick_number: int) -> Facts:
    return melds.trick_points(Bezique, trick_cards, trick_number, TRICKS, DRAWN)


def allowed(trump: str, stock: int, won_trick: bool, history: Sequence[Mapping[str, Any]], played: Sequence[str],
            proposed: Sequence[Mapping[str, Any]]) -> Facts:
    return {"allowed": [_allowed(trump, stock, won_trick, history, played, one) for one in proposed]}


def _allowed(trump: str, stock: int, won: bool, history: Sequence[Mapping[str, Any]], played: Sequence[str],
             one: Mapping[str, Any]) -> bool:
    gone, some = copied(played), copied(one["cards"])
    shown = [card for other in history for card in copied(other["cards"])]
    deal = laid(trump, tuple([card for card in some if card not in gone and card not in shown]), stock=stock)
    melds.before(deal, history, played)
    deal.sevens += sum([other["declaration"] == "seven" for other in history])
    deal.go("declaring" if won and deal.stocked else "play", 0)
    if one["declaration"] == "seven":
        return seven(deal) > 0 if won and deal.stocked else False
    return melds.may_declare(deal, one["declaration"], some)


def steps(trump: str, hand: Sequence[str], steps: Sequence[Mapping[str, Any]], turn_up: str = "",
          ask_hand: bool = False) -> Facts:
    held = copied(hand)
    deal = laid(trump, held, turn_up)
    known = {*held, *deal.zone[LAYOUT.turn_up]}
    points = [found for one in steps if (found := seven(deal) if one["do"] == "exchange" or
                                         one.get("declaration") == "seven" else melds.step(deal, one)) is not None]
    now = sorted([one.text[:2] if len(hand[0]) == 2 else one.text for one in deal.held_by(0) if one in known])
    return Asked({"points": points, "total": sum(points), "reserved": melds.reserved(deal), "hand": now,
                  "turn_up": deal.zone[LAYOUT.turn_up][0].text[:2], "trump": SUITS[deal.trump]})


class Asked(dict[str, Any]):
    """Facts of which a case asks for some: equal to any part of them."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and set(other) <= set(self) and all(self[key] == other[key] for key in other)


def structure() -> Facts:
    deal = shuffled()
    drawn, hand = deal.to_draw(), len(deal.zone[LAYOUT.hand[0]])
    return {"pack": len(PACK), "dealt_each": hand, "packets": list(PACKETS),
            "turn_up_position": 1 + 2 * hand, "stock_face_down": len(deal.zone[LAYOUT.stock]),
            "tricks_with_drawing": drawn // 2, "tricks_total": drawn // 2 + hand, "brisques_in_pack": brisques(PACK),
            "brisque_points_in_deal": A_BRISQUE * brisques(PACK)}


# Cases that are put to the players

def decide(given: Facts, expect: Facts, think: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it ("" if nothing).  Of an aim he says by what he parts with whether
    it can be reached: with one of its cards, or with a king that may yet be one of a marriage."""
    if "aim" in given:
        thought = think(moment({**given, "hand": [*given["hand"], DECOY], "trump": given.get("trump", "H")}).view())
        aims = thought.move[1] is copied([DECOY])[0]
        return thought, "" if aims is expect["attainable"] else f"he would {thought.move}"
    thought = think(moment(given).view())
    token = thought.move[1] if len(thought.move) > 1 else thought.move[0]
    answered = token.text[:2] if isinstance(token, Card) else str(token)
    wanted = [expect["declare"]] if "declare" in expect else expect.get("play_any_of", [])
    if wanted and answered not in wanted:
        return thought, f"{answered} instead of {wanted}"
    return thought, f"{answered}, which never" if answered in expect.get("never", []) else ""


def moment(given: Facts) -> Position:
    """The moment of a case; of cards of which one must be risked, they are all he holds.  `scored` is what he has
    declared, with its cards, which are in hand unless they have gone."""
    declaring = bool(given.get("can_declare"))
    hand = copied(given["hand"] if "hand" in given else given["candidates"])
    shown = others(given.get("shown_by_opponent", given.get("shown", [])), hand)
    gone = others(given.get("gone", []), (*hand, *shown))
    scored = tuple([Meld(one["declaration"], copied(one["cards"])) for one in given.get("scored", [])])
    led = next((one for one in PACK if one.text[:2] == given.get("led") and one not in (*hand, *shown, *gone)), None)
    return Position(hand, suit(given["trump"]), given.get("stock", 20), led, declaring, shown, gone, scored)


def others(texts: Sequence[str], but: Sequence[Card]) -> Cards:
    """Cards of these names that are not among others."""
    found: list[Card] = []
    for text in texts:
        found.append(next(one for one in PACK if one.text.startswith(text) and one not in (*but, *found)))
    return tuple(found)


def position(given: Facts) -> Position:
    """A moment in the shape of tests/blunders."""
    found: Position = melds.blunder(Position, given)
    return found


SHAPES: dict[tuple[str, ...], Any] = {
    ("score", "cards", "declaration", "trump"): declaration,
    ("score", "trick_cards", "trick_number"): trick_points,
    ("trick", "cards", "trump"): lambda cards, trump: melds.winner(Bezique, cards, trump),
    ("legal", "hand", "led", "stock", "trump"):
        lambda hand, led, trump, stock: melds.may_play(Bezique, hand, led, trump, stock),
    ("legal", "history", "played", "proposed", "stock", "trump", "won_trick"): allowed,
    ("sequence", "hand", "steps", "trump"): steps,
    ("sequence", "structure"): structure,
}
