"""Poker Patience: each kind of case, played through the rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.cards import RANKS, pack
from cardtable.cards import cards as read_cards
from cardtable.games import game
from cardtable.games.poker_patience import cells, settling
from cardtable.games.poker_patience.cells import SIDE, Cell, cell, named
from cardtable.games.poker_patience.rules import PokerPatience
from cardtable.games.poker_patience.scoring import kind, worth
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.ways import paths, ranked
from cardtable.games.poker_patience.zones import CALLED, COMING, SQUARES
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
KINDS: dict[str, type[Squares]] = {"blind": PokerPatience, "serpent": Serpent}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def answer(what: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    if what not in SHAPES:
        raise UnknownShape(f"{what} with {given}")
    return SHAPES[what](**given)                 # type: ignore[no-any-return, operator]


def do(deal: Squares, seat: int, *words: Any) -> None:
    move = Move(words)
    assert deal.refusal(seat, move) is None, f"{seat} {move}"
    deal.apply(seat, move)


def dealt(variant: str, order: Sequence[str] = (), fixed: bool = False) -> Squares:
    """Alone at the table, with the pack in this order."""
    deal = KINDS[variant](purse=[0], player=(0,), fixed=fixed)
    first = read_cards(" ".join(order))
    do(deal, NATURE, "shuffle", *first, *[card for card in pack(RANKS) if card not in first])
    return deal


def score(cards: Sequence[str]) -> Facts:
    line = read_cards(" ".join(cards))
    name = kind(line).name.lower().replace("_", " ")
    return {"class": {"highest card": "nothing", "pair": "one pair"}.get(name, name), "points": worth(line)}


def legal(variant: str, occupied: Sequence[Sequence[int]], last: Sequence[int]) -> Facts:
    """The first of these cells lies in the middle of the grid."""
    down, across = cells.MIDDLE[1] - occupied[0][0], cells.MIDDLE[0] - occupied[0][1]
    deal = dealt(variant)
    assert list(occupied[-1]) == list(last)
    for row, column in occupied[1:]:
        do(deal, 0, "place", named((column + across, row + down)))
    found = [cell(name) for name in names(deal)]
    return {"legal": sorted([[row - down, column - across] for column, row in found])}


def names(deal: Squares) -> list[str]:
    return [str(move[1]) for move in deal.decision(0) if move.verb == "place"]


def playout(variant: str, deal_order: Sequence[str], path: Sequence[int]) -> Facts:
    """Laid card by card; a floating square begins in the middle."""
    at: list[Cell] = [(n % SIDE, n // SIDE) for n in path]
    across, down = cells.MIDDLE[0] - at[0][0], cells.MIDDLE[1] - at[0][1]
    deal = dealt(variant, deal_order)
    for column, row in at[1:]:
        do(deal, 0, "place", named((column + across, row + down)))
    if variant == "serpent":
        do(deal, 0, "count")
    assert deal.over
    rows, columns = deal.lines(0)
    return {"grid": [[card.text for card in row] for row in rows], "row_points": [worth(row) for row in rows],
            "column_points": [worth(column) for column in columns], "total": deal.score[0]}


def odds(variant: str, deal_order: Sequence[str]) -> Facts:
    assert variant == "serpent"
    found = ranked(read_cards(" ".join(deal_order)))
    best, second, third = list(found)[:3]
    return {"value": best, "exact": True, "second_best": second, "third_best": third, "paths": len(paths()),
            "paths_reaching_best": found[best]}


def settle(scores: Mapping[str, int]) -> Facts:
    """By pairs as the deal pays them, and by the book's second way."""
    players, made = list(scores), list(scores.values())
    deal = PokerPatience(purse=[0] * len(made), player=tuple(range(len(made))))
    paid = []
    for payer, payee, points in settling.payments(made):
        deal.pay(points, payer, payee)
        paid.append([players[payer], players[payee], points])
    assert deal.purse == settling.net(made)
    return {"net": dict(zip(players, deal.purse, strict=True)), "payments": sorted(paid), "total": sum(made),
            "multiplied": {player: n * len(made) for player, n in scores.items()}}


def sequence(topic: str, variant: str) -> Facts:
    """What is on the table when it begins, and who may sit there."""
    assert topic == "structure"
    form = {"blind": "square", "serpent": "serpent"}[variant]
    deal, one = dealt(variant), game("poker_patience")
    known = len(deal.zone[SQUARES[0]]) + len(deal.zone[CALLED]) + len(deal.zone[COMING])
    seats = [n for n in range(1, 6) if n in one.players({**{o.name: o.default for o in one.options}, "form": form,
                                                         "players": n})]
    touching = names(deal)
    do(deal, 0, "place", touching[0])
    return {"cards_dealt": CARDS, "cards_unused": len(deal.pack) - CARDS, "known_before_play": known == CARDS,
            "players_min": min(seats), "players_max": max(seats) if variant == "serpent" else None,
            "corner_contact": len(touching) == 8,
            "must_touch_last": not any(cells.touching(cell(name), cells.MIDDLE) and not cells.touching(
                cell(name), deal.laid[0][-1], corners=deal.corners) for name in names(deal))}


SHAPES: dict[str, object] = {"score": score, "legal": legal, "playout": playout, "odds": odds, "settle": settle,
                             "sequence": sequence}
"""By kind."""
