"""Rubicon Bézique: each shape of case, put to the rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.cards import SUITS, Cards, card
from cardtable.families.melds.deal import brisques
from cardtable.games.rubicon_bezique.position import Position
from cardtable.games.rubicon_bezique.rules import A_BRISQUE, LAST_TRICK, LAYOUT, PACK, RubiconBezique
from cardtable.games.rubicon_bezique.settlement import RUBICON, RUBICON_GAME, value, wrong_hands
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.adapters import melds
from tests.adapters.bezique import Asked
from tests.adapters.melds import Facts, UnknownShape, at_table, copied, low, suit

DRAWN, TRICKS = 55, 64
NAMES = "AB"


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    named = given.get("ask") or given.get("action") or ""
    found = SHAPES.get((kind, *sorted(set(given) - {"ask", "action"}), *[named] * bool(named)))
    if found is None:
        raise UnknownShape(f"{kind} with {given}")
    return found(**{key: value for key, value in given.items() if key not in ("ask", "action")})


def declaration(trump: str | None, cards: Sequence[str], declaration: str) -> Facts:
    held = copied(cards)
    deal = laid(trump, held)
    points = scored(deal, {"declaration": declaration, "cards": cards})
    return {"legal": points > 0, "points": points}


def laid(trump: str | None, hand: Cards, stock: int = 20) -> RubiconBezique:
    """Seat 0 holds these cards, and has the lead."""
    deal = at_table(RubiconBezique, suit(trump), hand, (), stock)
    assert isinstance(deal, RubiconBezique)
    deal.go("play", 0)
    return deal


def scored(deal: RubiconBezique, one: Mapping[str, Any]) -> int:
    """Seat 0 scores this; a carte blanche before he plays a card."""
    if one["declaration"] != "carte-blanche":
        return melds.scored(deal, one["declaration"], copied(one["cards"]))
    return said(deal, "carte-blanche") if set(copied(one["cards"])) == set(deal.zone[LAYOUT.hand[0]]) else 0


def said(deal: RubiconBezique, verb: str) -> int:
    """Seat 0, about to play, says this if he may: the points."""
    deal.go("play", 0)
    before = deal.score[0]
    if deal.refusal(0, Move((verb,))) is None:
        deal.apply(0, Move((verb,)), None)
    return deal.score[0] - before


def draws(deal: RubiconBezique, text: str) -> None:
    """A trick is played, with the cards he has held longest, and this card drawn."""
    drawn, reply = card(text), low(deal, 2, (card(text),))
    deal.zone[LAYOUT.hand[1]] += reply[:1]
    deal.leader = 0
    melds.play_trick(deal, deal.zone[LAYOUT.hand[0]][0], reply[0])
    stock = tuple([one for one in deal.zone[LAYOUT.stock] if one is not drawn])
    deal.zone[LAYOUT.stock] = (drawn, *stock) if deal.leader == 0 else (stock[0], drawn, *stock[1:])
    deal.apply(deal.leader, Move(("draw",)), None)


def step(deal: RubiconBezique, one: Mapping[str, Any]) -> int | None:
    if one["do"] == "score":
        return scored(deal, one)
    if one["do"] == "draw":
        draws(deal, one["card"])
        return None
    if one["do"] == "show":
        if one["card"] != deal.zone[LAYOUT.hand[0]][-1].text:
            draws(deal, one["card"])
        return said(deal, "show")
    return melds.step(deal, one)


def steps(trump: str | None, hand: Sequence[str], steps: Sequence[Mapping[str, Any]]) -> Facts:
    deal = laid(trump, copied(hand), 30)
    points = [found for one in steps if (found := step(deal, one)) is not None]
    return Asked({"points": points, "total": sum(points), "reserved": melds.reserved(deal),
                  "trump": SUITS[deal.trump] if deal.trump >= 0 else None})


def allowed(trump: str | None, stock: int, won_trick: bool, history: Sequence[Mapping[str, Any]],
            played: Sequence[str], proposed: Sequence[Mapping[str, Any]]) -> Facts:
    return {"allowed": [_allowed(trump, stock, won_trick, history, played, one) for one in proposed]}


def _allowed(trump: str | None, stock: int, won: bool, history: Sequence[Mapping[str, Any]], played: Sequence[str],
             one: Mapping[str, Any]) -> bool:
    gone, some = copied(played), copied(one["cards"])
    shown = [other for meld in history for other in copied(meld["cards"])]
    deal = laid(trump, tuple([other for other in some if other not in gone and other not in shown]), stock)
    melds.before(deal, history, played)
    deal.go("declaring" if won and deal.stocked else "play", 0)
    return melds.may_declare(deal, one["declaration"], some)


def structure() -> Facts:
    deal = RubiconBezique(1, [0, 0], [0, 0], (0, 1))
    deal.apply(NATURE, Move(("shuffle", *PACK)), None)
    drawn, hand = deal.to_draw(), len(deal.zone[LAYOUT.hand[0]])
    return {"pack": len(PACK), "dealt_each": hand, "stock_face_down": drawn, "tricks_with_drawing": drawn // 2,
            "tricks_total": drawn // 2 + hand, "last_trick": LAST_TRICK, "brisques_in_pack": brisques(PACK),
            "brisque_points_in_deal": A_BRISQUE * brisques(PACK), "brisque_allowance": RUBICON_GAME - RUBICON}


def heap(heap_cards: int, brisque_in_heap: bool, trick: Sequence[str], winner: str) -> Facts:
    lead, reply = copied(trick)
    deal = laid(None, (lead,))
    brisque = tuple([one for one in PACK if one.text[0] == "A" and one not in (lead, reply)][:brisque_in_heap])
    deal.zone[LAYOUT.heap] = (*low(deal, heap_cards - len(brisque), (lead, reply)), *brisque)
    deal.zone[LAYOUT.trick] = (lead, reply)
    deal.gather(NAMES.index(winner), (lead, reply))
    got = len(deal.zone[LAYOUT.won[NAMES.index(winner)]])
    return {"may_gather": winner if got else None, "cards": got}


def drawn_each(stock: int) -> Facts:
    deal = laid(None, (), stock)
    before = len(deal.zone[LAYOUT.hand[0]])
    deal.next_trick(0)
    if deal.phase == "declaring":
        deal.apply(0, Move(("draw",)), None)
    return {"drawn_each": len(deal.zone[LAYOUT.hand[0]]) - before}


def wrong(cards_held: Mapping[str, int]) -> Facts:
    found = wrong_hands(list(cards_held.values()))
    return {"rubiconed": named(found.rubiconed), "void": found.void,
            "last_trick_to": named(found.last_trick) if isinstance(found.last_trick, int) else found.last_trick}


def named(player: int | None) -> str | None:
    return None if player is None else NAMES[player]


def settle(scores: Mapping[str, int], brisques: Mapping[str, int], rubiconed_by_law: str | None) -> Facts:
    found = value([scores[name] for name in NAMES], [brisques[name] for name in NAMES],
                  NAMES.index(rubiconed_by_law) if rubiconed_by_law else None)
    return {"winner": named(found.winner), "rubiconed": found.rubiconed, "brisques_added": found.brisques_added,
            "value": found.points, "void": found.winner is None}


def count_brisques(stock: int) -> Facts:
    deal = laid(None, (), stock)
    return {"allowed": [deal.may_count(0, 0)]}


def position(given: Facts) -> Position:
    """A moment in the shape of tests/blunders."""
    found: Position = melds.blunder(Position, given)
    return found


SHAPES: dict[tuple[str, ...], Any] = {
    ("score", "cards", "declaration", "trump"): declaration,
    ("score", "trick_cards", "trick_number"):
        lambda trick_cards, trick_number: melds.trick_points(RubiconBezique, trick_cards, trick_number, TRICKS, DRAWN),
    ("trick", "cards", "trump"): lambda cards, trump: melds.winner(RubiconBezique, cards, trump),
    ("legal", "hand", "led", "stock", "trump"):
        lambda hand, led, trump, stock: melds.may_play(RubiconBezique, hand, led, trump, stock),
    ("legal", "history", "played", "proposed", "stock", "trump", "won_trick"): allowed,
    ("legal", "stock", "count_own_brisques"): count_brisques,
    ("sequence", "hand", "steps", "trump"): steps,
    ("sequence", "structure"): structure,
    ("sequence", "brisque_in_heap", "heap_cards", "trick", "winner", "heap"): heap,
    ("sequence", "stock", "draw"): drawn_each,
    ("sequence", "cards_held", "wrong_hands"): wrong,
    ("settle", "brisques", "rubiconed_by_law", "scores"): settle,
}
