"""A match as it was played, looked at at any moment: as it was when it was played."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.croupier.tape import Tape
from cardtable.games import NAMES, game
from cardtable.players.review import Past, by_deal
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.rules.sitting import Sitting
from tests.players.test_review import played
from tests.spread import sampled


def at_random(name: str, seed: int, moves: int = 300) -> tuple[Sitting, list[tuple[Deal, Series]]]:
    """A sitting, and how deal and match stood after each of its moves."""
    sitting, rng, stood = Sitting(game(name), {}), Random(seed), []
    while not sitting.over and len(sitting.moves) < moves:
        deal = sitting.match.deal()
        seat = rng.choice(sitting.match.pending().must)
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        stood.append((deal.copy(), sitting.match.copy()))
    return sitting, stood


@pytest.mark.parametrize("name", sampled(NAMES, 10))
def test_every_moment_is_as_it_was(name: str) -> None:
    sitting, stood = at_random(name, 3)
    tape = Tape(Past.of(sitting))
    assert sum(stretch.moves for stretch in tape.deals) == len(sitting.moves)
    for deal, stretch in enumerate(tape.deals):
        for made in range(1, stretch.moves + 1):
            moment, (was, match) = tape.at(deal, made), stood[stretch.first + made - 1]
            assert moment.deal == was
            assert moment.match == match
        assert tape.at(deal, 0).deal.phase == "shuffle" or tape.at(deal, 0).deal.must


@pytest.mark.parametrize("name", sampled(NAMES, 10))
def test_events_are_told_in_order_with_the_deal_as_it_stood(name: str) -> None:
    sitting, stood = at_random(name, 4, 120)
    tape = Tape(Past.of(sitting))
    for step, (was, _) in zip(tape.stood(0, len(tape.steps)), stood, strict=True):
        assert step.deal == was
    half = len(tape.steps) // 2
    assert [step.events for step in tape.stood(half, len(tape.steps))] == [step.events for step in tape.steps[half:]]
    for deal, stretch in enumerate(tape.deals):
        told = sum(len(step.events) for step in tape.steps[stretch.first:stretch.first + stretch.moves])
        assert len(tape.at(deal, stretch.moves).events) == told


def revoked() -> tuple[Sitting, int]:
    """A deal of Whist with one revoke, and the number of that move."""
    sitting, rng, revokes = Sitting(game("whist"), {"laws": "strict"}), Random(2), list[int]()
    while not any(deal.ended for deal in Tape(Past.of(sitting)).deals[1:]):
        deal = sitting.match.deal()
        seat = deal.must[0]
        faults = deal.faults(seat) if seat >= 0 and not revokes else ()
        wrong = [move for choice in faults if choice.law is not None and choice.law.heading == "Following suit"
                 for move in choice]
        if wrong:
            revokes.append(len(sitting.moves))
        sitting.submit(seat, wrong[0] if wrong else sitting.match.decision(seat).sample(rng))
    number, = revokes
    return sitting, number


def test_what_broke_a_law_is_no_choice_and_is_counted() -> None:
    """A revoke, which nothing lawful can be set beside: it is told of its own."""
    sitting, number = revoked()
    tape = Tape(Past.of(sitting))
    deal = next(n for n, stretch in enumerate(tape.deals) if stretch.first <= number < stretch.first + stretch.moves)
    by = tape.steps[number].by
    assert {move: law.heading for move, law in tape.broken(deal, by).items()} == {number: "Following suit"}
    assert number not in tape.choices(deal, by)
    assert not any(tape.broken(deal, other) for other in range(4) if other != by)


@pytest.mark.parametrize("name", sampled(NAMES, 10))
def test_its_choices_are_those_that_are_judged(name: str) -> None:
    past = Past.of(played(name, 2, 2))
    tape = Tape(past)
    for player in range(len(past.players)):
        judged = [[choice.number for choice in dealt.choices] for dealt in by_deal(past, player)]
        assert [tape.choices(deal, player) for deal in range(len(tape.deals))] == judged


def test_deals_are_numbered_in_their_game_and_cuts_are_none() -> None:
    tape = Tape(Past.of(played("ecarte", 1, 3)))
    assert [stretch.number for stretch in tape.deals][:4] == [0, 1, 2, 3]
    assert tape.ended == [1, 2, 3]
