"""A moment of a game of tricks, as its blunders give it: how it is set up, the hands, and what was said and played."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

MAKERS = {"all_fours": "Match", "five_hundred": "Match", "quinto": "Rubber", "solo_whist": "Evening"}


def seen(game: str, given: Mapping[str, Any]) -> View:
    """What who is to move sees, after `set` (how the table is made), `deals` (hands in the order of its moments, and
    what else lies where) and `moves`."""
    made = getattr(import_module(f"tests.games.{game}.moments"), MAKERS[game])(**given["set"])
    made.deals(*given["deals"]["hands"], **{name: some for name, some in given["deals"].items() if name != "hands"})
    sitting: Sitting = made.sitting
    for move in given["moves"]:
        sitting.submit(sitting.match.pending().must[0], Move.read(move))
    deal = sitting.match.deal()
    return sitting.view(deal.by(deal.must[0]))


def decide(view: View, expect: Mapping[str, Any], player: Callable[[View], Thought]) -> tuple[Thought, str]:
    """What a player answers, and what is wrong with it: `any_of` has the beginnings of the moves that are right,
    `never` of those that are wrong."""
    thought = player(view)
    said = f"{thought.move} "
    good = not any(said.startswith(f"{text} ") for text in expect.get("never", [])) and (
        "any_of" not in expect or any(said.startswith(f"{text} ") for text in expect["any_of"]))
    return thought, "" if good else f"he would {thought.move}"
