"""What a game brings for search: its module `evaluate.py`, and what is asked of it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from cardtable.cards import Card
from cardtable.games import game, part
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.talk import Talk, talk_of


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


def phrases(view: View, moves: Sequence[Move] = (), names: Sequence[str] = ()) -> Mapping[str, tuple[str, str]]:
    """What moves are called in the phase of this view, and at the stage of it: as tokens call them there.  Of these
    moves those without a phrase of their own (a remedy, a mark, what is claimed) are called what stands on their
    tokens; `names` are by seat, "" for who reads."""
    judge, talk = judge_of(view.game), talk_of(game(view.game))
    found = dict(judge.phrase) if judge is not None else {}
    for here in (f"{view.deal.phase} ", f"{talk.stage(view.deal)} "):
        found |= {key.removeprefix(here): words for key, words in found.items() if key.startswith(here)}
    tokens = {str(move): _on_token(talk, view, move, names) for move in moves
              if move.verb not in found and str(move) not in found}
    return found | {move: (token, token) for move, token in tokens.items() if token}


def _on_token(talk: Talk, view: View, move: Move, names: Sequence[str]) -> str:
    """What stands on the token of a move; "" if that leaves open with which of some cards it is made."""
    token = talk.token_now(view.deal, move, lambda seat: names[seat] or None if names else None)
    cards = [one.name for one in move if isinstance(one, Card)]
    return token if all(name in token for name in cards) else ""


def posed(judge: Judging | None, view: View, seat: int, book: Move) -> Question | None:
    """What is asked of search here; None where there is nothing to choose."""
    found = judge.question(view, seat, book) if judge else None
    return found if found is not None and found.plans else None
