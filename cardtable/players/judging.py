"""What a game brings for search: its module `evaluate.py`, and what is asked of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from cardtable.games import game, part
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.talk import talk_of


class Judging(Protocol):
    """A game's `evaluate.py`."""

    phrase: Mapping[str, tuple[str, str]]
    """By verb, or by a whole move where that has a name: as an order, and as a thing done ("Play", "playing"); after a
    phase or one of the stages that the game's talk tells apart ("first better") as it is called there."""

    caveats: Mapping[str, str]
    """By phase: what the search cannot judge there."""

    def question(self, view: View, seat: int, book: Move) -> Question | None:
        """The decision made ready for search, beside the club player’s move; None where search has nothing to say."""


def judge_of(game: str) -> Judging | None:
    """How a game is searched, if it is."""
    found: Judging | None = part(game, "evaluate")
    return found


def phrases(view: View) -> Mapping[str, tuple[str, str]]:
    """What moves are called in the phase of this view, and at the stage of it: as tokens call them there."""
    judge = judge_of(view.game)
    if judge is None:
        return {}
    found = dict(judge.phrase)
    for here in (f"{view.deal.phase} ", f"{talk_of(game(view.game)).stage(view.deal)} "):
        found |= {key.removeprefix(here): words for key, words in judge.phrase.items() if key.startswith(here)}
    return found


def posed(judge: Judging | None, view: View, seat: int, book: Move) -> Question | None:
    """What is asked of search here; None where there is nothing to choose."""
    found = judge.question(view, seat, book) if judge else None
    return found if found is not None and found.plans else None
