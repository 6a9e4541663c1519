"""Choices of one's own games, kept and set again."""
from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.croupier.own_choices import OwnChoices, keep, problem_of
from cardtable.croupier.people import Player
from cardtable.games import NAMES, game
from cardtable.players.review import Past, choices_in
from cardtable.rules.record import BadRecord
from cardtable.rules.sitting import Sitting
from cardtable.store import KeptChoice, Store
from cardtable.table.forms.setup import at_once
from tests.spread import sampled


def kept_of(store: Store, name: str) -> KeptChoice:
    """The last choice of the first deal of a game played by chance, kept."""
    setup, rng = at_once(game(name), {}, level="novice", seed=2), Random(2)
    sitting = Sitting(setup.game, setup.options, [player.to_dict() for player in setup.players])
    first: Any = None
    while not sitting.over and (first is None or sitting.match.deal() is first):
        first = None if sitting.match.deal().preliminary else first or sitting.match.deal()
        seat = rng.choice(sitting.match.pending().must)
        move = sitting.match.decision(seat).sample(rng)
        if move.verb not in ("resign", "concede"):
            sitting.submit(seat, move)
    past = Past.of(sitting)
    choice = next(one for player in range(len(setup.players)) for deal in range(9)       # who deals may have none
                  for one in reversed(choices_in(past, player, deal)))
    keep(store, past, [Player("You"), *setup.players[1:]], choice.number, "a choice")
    kept, = store.kept_choices(name)
    return kept


@pytest.mark.parametrize("name", sampled(NAMES, 10))
def test_a_choice_that_was_kept_is_set_again_and_again(name: str) -> None:
    with Store(None) as store:
        kept = kept_of(store, name)
    own = OwnChoices([kept])
    first = own.exercise.problem({}, Random(1))
    again = own.exercise.problem({}, Random(1))
    assert first.seat == again.seat
    assert first.words == again.words
    assert len(kept.record["moves"]) == kept.move + 1
    assert first.view.decision(first.seat).choices


@pytest.mark.parametrize("line", ["9 play KS", "* shuffle", "back 0"])
def test_a_choice_of_nobody_who_was_asked_is_refused(line: str) -> None:
    with Store(None) as store:
        kept = kept_of(store, "cribbage")
    kept.record["moves"][kept.move] = line
    with pytest.raises(BadRecord):
        problem_of(kept)


def test_a_choice_of_another_game_is_refused() -> None:
    with Store(None) as store:
        kept = kept_of(store, "cribbage")
    kept.record["game"] = "ecarte"
    with pytest.raises(BadRecord):
        problem_of(kept)


def test_a_choice_beyond_the_end_of_its_record_is_refused() -> None:
    with Store(None) as store:
        kept = kept_of(store, "cribbage")
    for move in (-1, len(kept.record["moves"])):
        with pytest.raises(BadRecord, match="there is no move"):
            problem_of(replace(kept, move=move))


def test_what_is_forgotten_is_not_set_again() -> None:
    with Store(None) as store:
        kept = kept_of(store, "cribbage")
    other = replace(kept, title="another")
    own = OwnChoices([kept, other])
    own.problem({}, Random(1))
    own.forget()
    assert [own.problem({}, Random(1)).words.partition(".")[0] for _ in range(2)] == ["another"] * 2
