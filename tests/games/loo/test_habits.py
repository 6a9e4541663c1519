"""The compiled habits of search speak and play as the club player does, and reckon as the rules do; what is laid out
agrees with what is known."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card
from cardtable.games import game
from cardtable.games.loo.evaluate import thrown
from cardtable.games.loo.maxims import advise
from cardtable.games.loo.rules import FIVE, POOL, Loo
from cardtable.games.loo.search.known import WORDS, laid, layout, trials
from cardtable.games.loo.search.trials import Trials
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.spread import far, sampled

ODD = .3                                         # how often somebody does otherwise, so that all is met with
FORMS = ({"players": 5}, {"players": 3, "unlimited": True}, {"players": 8, "club-law": True}, {"form": "five"},
         {"form": "five", "players": 3, "pam": False}, {"form": "five", "players": 6})
EVENINGS = far(3, 8)


def known(view: View, deal: Loo, seat: int) -> Trials:
    """One layout, which is how the cards lie."""
    found = trials(view, seat, 1)
    found.lay_out([layout(deal)], 1)
    return found


@pytest.mark.parametrize("options", sampled(FORMS, 3))
def test_habit_is_the_club_players_and_reckons_as_the_rules_do(options: dict[str, object]) -> None:
    rng, spoken, played, reckoned = Random(f"loo {options}"), 0, 0, 0
    for _ in range(EVENINGS):
        sitting = Sitting(game("loo"), {**options, "rounds": 2})
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE or not isinstance(deal, Loo):
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
                continue
            found, move = known(sitting.view(deal.by(seat)), deal, seat), advise(deal, seat).move
            if deal.phase == "declaring":
                assert found.would_say() == (WORDS[move.verb], deal.bits(thrown(move))), f"{deal.playable(seat)}"
                spoken += 1
            elif len(deal.allowed(seat)) > 1:
                card = deal.ace if move.verb == "civil" else move[1]
                assert isinstance(card, Card)
                assert found.would_play() == deal.bit(card), f"{deal.on_table()}, {deal.playable(seat)}: {card}"
                played += 1
            for tried in deal.decision(seat):
                if rng.random() < .2 and (deal.phase == "play" or deal.cards != FIVE):     # what is drawn is chance
                    assert come(found, deal, tried) == pytest.approx(come_out(deal, seat, tried))
                    reckoned += 1
            sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < ODD else move)
    assert min(spoken, played, reckoned) > 6 * EVENINGS


def come(found: Trials, deal: Loo, move: Move) -> float:
    """What this move comes to where all cards are known."""
    if deal.phase == "declaring":
        return found.says(WORDS[move.verb], deal.bits(thrown(move)))[0]
    card = deal.ace if move.verb == "civil" else move[1]
    assert isinstance(card, Card)
    return found.plays(deal.bit(card), move.verb == "civil")[0]


def come_out(before: Loo, seat: int, move: Move) -> float:
    """The same by the rules: counters, and a part of what is left in the pool."""
    deal, player = before.copy(), before.player[seat]
    deal.apply(seat, move)
    while not deal.over:
        deal.apply(deal.must[0], advise(deal, deal.must[0]).move)
    left = deal.purse[POOL] - before.purse[POOL]
    return deal.purse[player] - before.purse[player] + left / deal.seats


@pytest.mark.parametrize("options", sampled(FORMS, 3))
def test_layouts_agree_with_what_is_known(options: dict[str, object]) -> None:
    rng, looked = Random(f"loo laid {options}"), 0
    for _ in range(far(1, 2)):
        sitting = Sitting(game("loo"), {**options, "rounds": 1})
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE or not isinstance(deal, Loo):
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
                continue
            view = sitting.view(deal.by(seat))
            found = trials(view, seat, 20)
            may = [deal.bits(tuple([c for c in deal.pack if view.knowledge.may[deal.held(who)] & c.bit]))
                   for who in range(deal.seats)]
            for n in range(laid(found, view, rng, 20)):
                *hands, miss, stock = found.cards_of(n)
                for who in range(deal.seats):
                    if who not in deal.passed:
                        assert hands[who].bit_count() == len(deal.playable(who))
                        assert who == seat or not hands[who] & ~may[who]
                every = [*hands, miss, stock]
                assert sum([some.bit_count() for some in every]) == sum(every).bit_count()       # nothing lies twice
                looked += 1
            sitting.submit(seat, advise(deal, seat).move if rng.random() > ODD else deal.decision(seat).sample(rng))
    assert looked > far(100, 300)
