"""The one door: only a view goes in, the same seed gives the same choice, on a thread as in a process."""
from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from cardtable.games import NAMES, game
from cardtable.players.levels import LEVELS, NoSuchLevel
from cardtable.players.manners import STEPS
from cardtable.players.personas import PERSONAS
from cardtable.players.stop import Stop
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.spread import far, sampled


def at_a_decision(name: str, seed: int, answers: int) -> Sitting:
    """A sitting after some random moves, in which a player is to choose between several."""
    rng = Random(seed)
    sitting = Sitting(game(name), {})
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        decision = sitting.match.decision(seat)
        if seat != NATURE:
            answers -= 1
            if answers < 0 and len(list(decision)) > 1:
                break
        sitting.submit(seat, decision.sample(rng))
    return sitting


def views(count: int, name: str = "ecarte") -> list[View]:
    found = []
    for n in range(count):
        sitting = at_a_decision(name, n, 3 * n)
        if not sitting.over:
            found.append(sitting.view(sitting.match.deal().by(sitting.match.pending().must[0])))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_lawful_and_say_why(level: str) -> None:
    for view in views(12):
        thought = think(view, level, 1, 0.1)
        assert thought.seat == view.turn
        assert thought.move in view.decision(thought.seat)
        assert thought.why.endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_thought(level: str) -> None:
    for view in views(8):
        assert think(view, level, 5, 0.1) == think(view, level, 5, 0.1)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[tuple[Executor, ...]]:
    """Two threads, and a process started afresh."""
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(1, get_context("spawn")) as processes:
        yield threads, processes


WHO = [*STEPS, *PERSONAS]
SOME = [(WHO[(3 * n + k) % len(WHO)], name) for n, name in enumerate(NAMES) for k in range(far(1, 2))]


@pytest.mark.parametrize(("who", "name"), [*SOME, *[("master", name) for name in sampled(NAMES, 12)]])
def test_thread_and_process_think_the_same(who: str, name: str, elsewhere: tuple[Executor, ...]) -> None:
    """Everybody somewhere, and at every game who thinks longest: the same move, words and figures as here."""
    some = views(far(1, 4), name)
    here = [think(view, who, 9, 0.03) for view in some]
    for executor in elsewhere:
        futures = [executor.submit(think, view, who, 9, 0.03, Stop()) for view in some]
        assert [future.result(timeout=60) for future in futures] == here


def test_thoughts_and_views_can_be_pickled() -> None:
    for view in views(4):
        thought = think(view, "master", 2, 0.1)
        assert pickle.loads(pickle.dumps(thought)) == thought
        again = pickle.loads(pickle.dumps(view))
        assert think(again, "master", 2, 0.1) == thought


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_but_a_view_is_taken(level: str) -> None:
    sitting = at_a_decision("ecarte", 1, 2)
    for whole in (sitting, sitting.match, sitting.match.deal(), sitting.match.view(0)):
        with pytest.raises(TypeError, match="a View and nothing else"):
            think(whole, level, 1)                           # type: ignore[arg-type]


def test_a_view_of_the_state_or_of_another_player_cannot_be_built() -> None:
    sitting = at_a_decision("ecarte", 1, 2)
    knowledge = sitting.knowledge
    with pytest.raises(ValueError, match="not what player 0 sees"):
        View("ecarte", 0, sitting.match, knowledge[0])
    with pytest.raises(ValueError, match="not what player 1 sees"):
        View("ecarte", 1, sitting.match.view(0), knowledge[1])
    with pytest.raises(ValueError, match="not what player 0 sees"):
        View("ecarte", 0, sitting.match.view(0), knowledge[1])


def test_the_adversary_is_not_asked_out_of_turn() -> None:
    sitting = at_a_decision("ecarte", 1, 2)
    waiting = 1 - sitting.match.pending().must[0]
    with pytest.raises(ValueError, match="nothing to answer"):
        think(sitting.view(waiting), "club", 1)


def test_levels_that_do_not_exist_are_refused() -> None:
    with pytest.raises(NoSuchLevel, match="grandmaster"):
        think(views(1)[0], "grandmaster", 1)
    with pytest.raises(NoSuchLevel, match="oracle"):
        think(views(1)[0], "oracle", 1)


def test_a_stopped_search_still_answers() -> None:
    stop = Stop()
    stop.set()
    for view in views(4):
        thought = think(view, "master", 1, 50, stop)
        assert thought.move in view.decision(thought.seat)


def test_a_time_limit_counts_from_the_first_question() -> None:
    stop = pickle.loads(pickle.dumps(Stop(0.0)))
    assert stop.is_set()
    assert not Stop(1000).is_set()


@pytest.mark.parametrize("name", sampled(["whist", "solo_whist", "loo", "euchre"], 2))
def test_a_search_in_compiled_code_can_be_ended_and_lets_others_have_their_turn(name: str) -> None:
    """Of minutes, if nobody ended it; and another thread, as the window's, goes on meanwhile."""
    view = next(view for view in (sitting.view(sitting.match.deal().by(sitting.match.pending().must[0]))
                                  for sitting in (at_a_decision(name, n, 2) for n in range(9)) if not sitting.over)
                if think(view, "master", 1, .01).samples > 1)
    stop, gaps, begun = Stop(.5), [], time.process_time()            # a busy machine makes no gaps in processor time
    with ThreadPoolExecutor(1) as pool:
        thought = pool.submit(think, view, "master", 1, 100.0, stop)
        before = begun
        while not thought.done():
            time.sleep(.002)
            gaps.append(time.process_time() - before)
            before = time.process_time()
    assert thought.result().move in view.decision(thought.result().seat)
    assert time.process_time() - begun < 6
    assert max(gaps) < 1
