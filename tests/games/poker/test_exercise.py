"""Poker practised: each kind of moment comes, is the learner's own, and is told whole, with nothing that is hidden."""
from __future__ import annotations

import re
from random import Random

import pytest

from cardtable.cards import RANK_NAMES, SUIT_NAMES
from cardtable.games.poker.exercise import BLUFF, EXERCISE, FORM, KEEP, OPEN_CARDS, OPEN_IT, PHASE, SAY, WHAT, WIDOW
from cardtable.games.poker.options import DRAW
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import OPEN
from cardtable.games.poker.search.evaluate import question
from cardtable.players.exercise import Problem
from cardtable.rules.options import complete
from cardtable.showing.phrases import count, counted

CARD = re.compile(rf"the (?:{'|'.join(RANK_NAMES)}) of (?:{'|'.join(SUIT_NAMES)})")
PACKS = ("whole", "mistigris", "tiger", "short")


def set_(what: str, seed: int, players: int = 5, cards: str = "whole") -> tuple[Problem, Poker]:
    found = EXERCISE.problem(complete(EXERCISE.options, {"what": what, "players": players, "cards": cards}),
                             Random(seed))
    deal = found.view.deal
    assert isinstance(deal, Poker)
    return found, deal


@pytest.mark.parametrize("what", WHAT)
def test_such_a_moment_comes_and_something_can_be_weighed(what: str) -> None:
    for seed, cards in enumerate(PACKS):
        problem, deal = set_(what, seed, 2 + seed, cards)
        assert problem.view.turn == problem.seat
        assert problem.names[problem.seat] == ""
        assert deal.phase == PHASE.get(what, "staking")
        assert isinstance(deal, JackPot) == (what == OPEN_IT) or what in (KEEP, SAY)
        assert problem.view.match.options["form"] == FORM.get(what, DRAW)
        asked = question(problem.view, problem.seat)
        assert asked is not None
        assert len(asked.plans) > 1


@pytest.mark.parametrize("what", WHAT)
def test_all_that_was_said_is_told_and_nothing_that_is_hidden(what: str) -> None:
    for seed in range(3):
        problem, deal = set_(what, seed)
        words, seat = problem.words, problem.seat
        assert ("You deal" in words) == (deal.dealer == seat)
        assert f"In the pool lie {count(deal.purse[deal.pool], 'counter')}." in words or len(deal.pools()) > 1 or \
            deal.purse[deal.pool] == 1
        due = deal.interval.due(seat) if deal.interval is not None else 0
        assert (f"You owe {count(due, 'counter')}." in words) == bool(due)
        assert (f"You have {count(deal.before(seat), 'counter')} left" in words) == (what != WIDOW)
        lying = {f"the {card.name}" for one in deal.standing if one != seat for card in deal.zone[OPEN[one]]}
        assert set(CARD.findall(words)) == lying, "open cards at Stud, and none else"
        assert bool(lying) == (what == OPEN_CARDS)
        for one, drew in enumerate(deal.drew):
            if drew > 0:
                who = problem.names[one] or "you"
                does = "draws" if problem.names[one] else "draw"
                assert f"{who} {does} {count(drew, 'card')}." in words.lower()
        assert not re.search(r"\. [a-z]", words), "a sentence begins with a capital"


def test_what_each_has_said_stands_in_its_order() -> None:
    problem, deal = set_(BLUFF, 0)
    told = [re.escape(problem.names[word.seat] or "you") for word in deal.spoken]
    assert told
    assert re.search(".* ".join(told), problem.words.lower())
    problem, deal = set_(SAY, 1)
    by = [counted(word.by) for word in deal.spoken if word.by]
    assert by
    assert all(f"{one} better" in problem.words or re.search(f"stakes? {one}", problem.words)
               for one in by)
