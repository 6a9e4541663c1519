"""Looking back on a deal: which choices, beside what, at what cost."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import NAMES, game
from cardtable.players.review import Judged, Past, choices, judge
from cardtable.players.stop import Stop
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.cribbage.moments_advice import thrown_away
from tests.games.ecarte.moments import Writer, slip
from tests.spread import far, sampled


def played(name: str, seed: int, deals: int, **options: object) -> Sitting:
    """Deals by novices, and a little of the next."""
    sitting, rng, ended = Sitting(game(name), options), Random(seed), 0
    while ended < deals and not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
        else:
            thought = think(sitting.view(deal.by(seat)), "novice", rng.getrandbits(30))
            sitting.submit(thought.seat, thought.move)
        ended += deal.over and not deal.preliminary
    return sitting


def judged(past: Past, player: int = 0, budget: float = .2) -> list[Judged]:
    """All that can be judged."""
    found = [judge(choice, [f"player {n}" for n in range(8)], budget) for choice in choices(past, player)]
    return [one for one in found if one is not None]


@pytest.mark.parametrize("name", NAMES)
def test_each_choice_is_one_that_the_player_had_in_the_deal_that_ended_last(name: str) -> None:
    sitting = played(name, 2, 2)
    past = Past.of(sitting)
    found = [choice for player in range(sitting.match.deal().players) for choice in choices(past, player)]
    assert found
    shuffles = [n for n, (_, move) in enumerate(past.moves) if move.verb == "shuffle"] or [-1]
    for choice in found:
        assert choice.number > shuffles[-1] or len(shuffles) > 2
        assert past.moves[choice.number] == (choice.seat, choice.done)
        assert choice.done in choice.view.decision(choice.seat)
        assert choice.view.deal.by(choice.seat) == choice.view.player


@pytest.mark.parametrize("name", sampled(NAMES, 12))
def test_what_was_done_is_never_better_than_the_best(name: str) -> None:
    found = judged(Past.of(played(name, 3, 2)), budget=far(.05, .2))
    assert found
    for one in found:
        assert one.best is one.comparison.rows[0]
        assert one.done.move == one.choice.done or set(one.done.move) == set(one.choice.done)
        assert one.cost >= 0
        assert one.cost == 0 or not one.done.equal
        assert (one.grade == "best") == one.done.equal


FORMS: list[tuple[str, dict[str, object]]] = [
    ("ecarte", {"form": "pool"}), ("ecarte", {"form": "french"}), ("ecarte", {"laws": "strict"}),
    ("ecarte", {"multiplier": True}), ("cribbage", {"counting": "by hand", "missed": True}),
    ("cribbage", {"form": "five-card"}), ("cribbage", {"form": "seven-card"}), ("cribbage", {"form": "three-handed"}),
    ("cribbage", {"form": "four-handed"}), ("pope_joan", {"players": 8})]


@pytest.mark.parametrize(("name", "options"), sampled(FORMS, 5))
def test_every_form_is_looked_back_on_for_everybody(name: str, options: dict[str, object]) -> None:
    sitting = played(name, 1, 2, **options)
    past = Past.of(sitting)
    found = [one for player in range(len(sitting.players)) for one in judged(past, player, .05)]
    assert found
    assert {one.grade for one in found} <= {"best", "near", "costly"}
    assert all(one.done.why and one.best.words for one in found)


def test_a_deal_begun_is_not_looked_back_on_before_it_has_ended() -> None:
    sitting = played("cribbage", 2, 1)
    before = choices(Past.of(sitting), 0)
    while sitting.nature_next:
        sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    deal = sitting.match.deal()
    seat = deal.must[0]
    sitting.submit(seat, deal.decision(seat).sample(Random(1)))
    after = choices(Past.of(sitting), 0)
    assert [choice.number for choice in after] == [choice.number for choice in before]
    assert choices(Past.of(Sitting(game("cribbage"), {})), 0) == []


def test_it_can_be_stopped() -> None:
    stop = Stop()
    stop.set()
    assert choices(Past.of(played("cribbage", 2, 1)), 0, stop) == []


def test_a_discard_that_cost_a_dozen_points_is_told_with_its_reasons() -> None:
    """Two fives to the other's crib."""
    sitting = thrown_away().sitting
    first, *rest = judged(Past.of(sitting), budget=1)
    assert first.choice.done == Move.read("lay-out 5D 5H")
    assert first.grade == "costly"
    assert first.cost > 5
    assert set(first.best.cards).isdisjoint(first.done.cards)
    for word in ("points worse: ", "the hand loses ", "the dealer’s crib gets ", " more"):
        assert word in first.done.why
    assert first.cost == max(one.cost for one in [first, *rest])


def test_a_card_of_the_same_rank_is_the_same_card_at_cribbage() -> None:
    """Whichever of a pair is played, it is found among the courses."""
    for seed in range(6):
        sitting = played("cribbage", seed, 1)
        for player in (0, 1):
            plays = [choice for choice in choices(Past.of(sitting), player) if choice.done.verb == "play"]
            for choice in plays:
                one = judge(choice, budget=.1)
                assert one is None or one.done.move == choice.done


def test_a_king_not_announced_is_told_by_the_book() -> None:
    """Search with open cards cannot judge silence."""
    writer = Writer().cut("9H", "KD").deal("KH QH JH AS KS", "7C 8C 9D TD 7S", "7H")
    writer.do("0 propose", "1 refuse", "0 play KH", "1 play 7C", "0 play QH", "1 play 8C", "0 play JH", "1 play 9D",
              "0 play AS", "1 play 7S", "0 play KS", "1 play TD")
    found = judged(Past.of(writer.sitting))
    silent = [one for one in found if one.comparison.title == "By the book"]
    assert [str(one.best.move) for one in silent] == ["king"]
    assert silent[0].grade == "near"
    assert silent[0].comparison.book


def test_names_are_those_of_the_players_wherever_they_sit() -> None:
    """Near home the order of counting names them."""
    from cardtable.games.cribbage.show.exercise import EXERCISE
    from cardtable.players.review import Choice
    from cardtable.rules.options import complete
    options = complete(EXERCISE.options, {"own-121": 110, "other-121": 112})
    problem = EXERCISE.problem(options, Random(1))
    move = next(iter(problem.view.decision(problem.seat)))
    one = judge(Choice(0, problem.view, problem.seat, move), ["You", "Colonel Ashdown"])
    assert one is not None
    assert "Colonel Ashdown needs 9" in one.comparison.about
    assert "you need 11" in one.comparison.about


def test_the_moments_slip_is_judged() -> None:
    sitting = Sitting(game("ecarte"), slip().sitting.options, slip().players)
    for seat, move in slip().sitting.moves:
        sitting.submit(seat, move)
    found = judged(Past.of(sitting))
    assert len(found) >= 3
