"""Cribbage: each shape of case, put to the rules, the tables and the players."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.cards import Card, card, cards
from cardtable.devices.pegboard.holes import Pegs, advanced, hole
from cardtable.games.cribbage.rules.count import FULL, PAIRS, pegs, show, total
from cardtable.games.cribbage.rules.forms import FORMS, lurched, payment, three_for_last
from cardtable.games.cribbage.rules.match import CribbageCut
from cardtable.games.cribbage.search.position import DEALER, PONE, Position
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import cribbage_deals as deals
from tests.adapters import cribbage_odds as odds

Facts = dict[str, Any]


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: list[str]) -> tuple[Card, ...]:
    return cards(" ".join(texts))


# Cases with one answer: kind, what it asks, and all further keys of the shape; more of them may serve as well

def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get((kind, given.get("what")))
    keys = set(given) - {"what"}
    if shape is None or keys not in [set(text.split()) for text in shape[:-1]]:
        raise UnknownShape(f"{kind} with {given}")
    return shape[-1](**{key: value for key, value in given.items() if key != "what"})


def showing(variant: str, area: str, cards: list[str], start: str) -> Facts:
    assert variant in FORMS
    found = show(some(cards), card(start), area == "crib")
    return {"total": found.total, **found._asdict()}


def pegging(cards: list[str]) -> Facts:
    row = some(cards)
    steps = []
    for n in range(1, len(row) + 1):
        found = pegs(row[:n])
        by = {peg.what: peg.points for peg in found}
        steps.append({"count": total(row[:n]), "fifteen": by.get("fifteen", 0), "thirtyone": by.get("thirty-one", 0),
                      "pair": sum([p for what, p in by.items() if "pair" in what]), "run": by.get("run", 0),
                      "points": sum([peg.points for peg in found])})
    assert total(row) <= FULL
    assert all(step["pair"] in PAIRS.values() for step in steps)
    return {"steps": steps}


def start_turned(variant: str, start: str) -> Facts:
    deal = deals.new_deal(FORMS[variant])
    deal.apply(NATURE, Move(("shuffle", *deals.pack_with(FORMS[variant], start))))
    before = deal.score[deal.side[deal.dealer]]
    for seat in deal.pending().must:
        deals.do(deal, seat, str(next(iter(deal.decision(seat)))))
    return {"dealer_points": deal.score[deal.side[deal.dealer]] - before}


def structure(variant: str) -> Facts:
    form = FORMS[variant]
    found = {"players": form.seats, "dealt_each": form.dealt, "laid_out_each": form.laid_out, "hand": form.hand,
             "crib": form.crib, "crib_cards_from_pack": form.from_pack}
    return {**found, "game_points": form.game} if form.stated else found


def board(game: int, score: int) -> Facts:
    found = hole(score, game)
    return {"round": found.round, "row": found.row, "hole": found.hole}


def cut(cut: dict[str, str]) -> Facts:
    deal = CribbageCut(player=tuple(range(len(cut))))
    deals.do(deal, NATURE, "cut " + " ".join(cut.values()))
    return {"dealer": list(cut)[deal.ranked[0]] if deal.over else None}


def settle(game_points: int, winner: int, loser: int, stake: int) -> Facts:
    assert winner == game_points
    return {"lurched": lurched(loser, game_points), "pays": payment(loser, game_points, stake)}


def hypergeometric(pack: int, wanted: int, draw: int, at_least: int) -> Facts:
    return {"probability": round(odds.at_least(wanted, draw, at_least, pack), 4),
            "mean": round(odds.mean(wanted, draw, pack), 4), "most_likely": odds.most_likely(wanted, draw, pack),
            "exact": False}


SHAPES: dict[tuple[str, str | None], tuple[Any, ...]] = {
    ("score", "show"): ("variant area cards start", showing),
    ("playout", None): (
        "variant seats dealer first_deal_of_game scores_before hands discards start plays",
        "variant seats dealer first_deal_of_game scores_before hands discards start plays crib_card_from_pack",
        "variant seats dealer first_deal_of_game scores_before hands discards start plays sides", deals.playout),
    ("sequence", "pegging"): ("cards", pegging),
    ("sequence", "play"): ("variant seats hands plays", deals.play),
    ("sequence", "three_for_last"): ("variant deal_number", lambda variant, deal_number: {
        "non_dealer_points": three_for_last(FORMS[variant], deal_number)}),
    ("sequence", "start"): ("variant start", start_turned),
    ("sequence", "board"): ("game score", board),
    ("sequence", "pegs"): ("pegs points", lambda pegs, points: {"pegs": list(advanced(Pegs(*pegs), points))}),
    ("sequence", "structure"): ("variant", structure),
    ("sequence", "ranks_playable_four_times"): ("", lambda: {"ranks": list(odds.ranks_playable_four_times())}),
    ("sequence", "cut"): ("cut", cut),
    ("settle", None): ("game_points winner loser stake", settle),
    ("odds", "hypergeometric"): ("pack wanted draw at_least", hypergeometric),
    ("odds", "cards_of_value"): ("value", lambda value: {"cards": odds.cards_of_value(value), "exact": True}),
    ("odds", "max_fifteens"): ("cards_counted", lambda cards_counted: {
        "fifteens": odds.most_fifteens(cards_counted), "exact": True}),
}


# Decisions

ROLES = {"dealer": DEALER, "non-dealer": PONE}
LAY_OUT, PLAY = {"what", "variant", "role", "hand"}, {"what", "variant", "role", "kept", "played", "count"}


def position(given: Facts) -> Position:
    """The moment of the case as the rules have it; `score`, if it is told, by role."""
    keys, score = set(given) - {"score"}, given.get("score", dict.fromkeys(ROLES, 0))
    by_seat = score["non-dealer"], score["dealer"]
    if given["what"] == "lay_out" and keys == LAY_OUT:
        return Position(given["variant"], ROLES[given["role"]], some(given["hand"]), score=by_seat)
    if given["what"] == "play" and keys == PLAY:
        row = some(given["played"])
        assert total(row) == given["count"]
        return Position(given["variant"], ROLES[given["role"]], some(given["kept"]), row, score=by_seat)
    raise UnknownShape(f"decision with {sorted(given)}")


def decide(given: Facts, expect: Facts, player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it: nothing where it agrees with the book.  Of a lay-out `never`
    are cards that are not to go, a pair not together."""
    thought = player(position(given).view())
    chosen = set(thought.move[1:])
    if "never" in expect:
        return thought, f"he would {thought.move}" if set(some(expect["never"])) <= chosen else ""
    right = [set(some(expect["discard"]))] if "discard" in expect else [{card(c)} for c in expect["play_any_of"]]
    return thought, "" if chosen in right else f"he would {thought.move}"
