"""Choices of one's own games, kept in the store and set again as problems."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from cardtable.croupier.people import Player, read_players
from cardtable.games import game
from cardtable.players.exercise import Exercise, Problem
from cardtable.players.review import Past
from cardtable.rules.options import Value
from cardtable.rules.record import BadRecord, Record, line, parse_line
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from cardtable.store import KeptChoice, Store

TITLE = "From your own games"


def keep(store: Store, past: Past, players: Sequence[Player], number: int, title: str) -> None:
    """The choice that was made at this move is kept; StoreFault when it cannot be written."""
    store.keep_choice(title, record_to(past, players, number + 1), number)


def record_to(past: Past, players: Sequence[Player], moves: int) -> dict[str, Any]:
    """The record of a match up to so many of its moves, with these players."""
    return Record(past.game.name, past.game.revision, dict(past.options), [player.to_dict() for player in players],
                  [line(seat, move) for seat, move in past.moves[:moves]]).to_dict()


def sitting_of(kept: KeptChoice) -> Sitting:
    """The match just before the choice; BadRecord, Refused or ValueError when it can no longer be read."""
    record = Record.from_dict(kept.record)
    if record.game != kept.game or not 0 <= kept.move < len(record.moves):
        raise BadRecord(f"there is no move {kept.move} of {kept.game} in this record")
    return Sitting.replay(replace(record, moves=record.moves[:kept.move]), game(record.game))


def problem_of(kept: KeptChoice) -> Problem:
    """The choice as who had it saw it; raises what `sitting_of` does."""
    sitting = sitting_of(kept)
    seat, _ = parse_line(kept.record["moves"][kept.move], kept.move)
    pending = sitting.match.pending()
    if seat not in (*pending.must, *pending.may):
        raise BadRecord(f"move {kept.move} was no choice of seat {seat}")
    names = [player.name for player in read_players(sitting.players, sitting.game.levels)]
    deal = sitting.match.deal()
    by = deal.by(seat)
    called = tuple(["" if player == by else names[player] for player in deal.player])
    view = sitting.view(by)
    told = talk_of(sitting.game).in_words(view.deal, lambda one: called[one] or None, sitting.game.title)
    return Problem(view, seat, f"{kept.title}.\n{told}", called)


class OwnChoices:
    """The choices kept of one game, one after another; `now` is the one that was set last."""

    def __init__(self, kept: Sequence[KeptChoice]) -> None:
        self.left = list(kept)
        self.now: KeptChoice | None = None

    @property
    def exercise(self) -> Exercise:
        """To be practised like any other."""
        return Exercise(TITLE, "The choices that you have kept, as you then saw them, in turn.", (), self.problem)

    def problem(self, options: Mapping[str, Value], chance: Random) -> Problem:
        """The next; raises what `sitting_of` does."""
        self.now = self.left.pop(0)
        self.left.append(self.now)
        return problem_of(self.now)

    def forget(self) -> None:
        """The one set last is not set again."""
        self.left = [kept for kept in self.left if kept is not self.now]
        self.now = None
