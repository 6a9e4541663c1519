"""Random deals of Euchre a second, beside OpenSpiel's in the same run."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.rules import PACK
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from tests.games.euchre.spiel import game

DEALS, RUNS, SEATS = 2000, 3, 4
AIM = 0.05                                       # of OpenSpiel's


def fresh(n: int) -> HoyleEuchre:
    """A deal before it is dealt."""
    return HoyleEuchre(n % SEATS, (0, 0), [0] * SEATS, tuple(range(SEATS)), later_call=False)


def bare(n: int, rng: Random) -> None:
    """Only played."""
    deal = fresh(n)
    while not deal.over:
        seat = deal.must[0]
        deal.apply(seat, deal.decision(seat).sample(rng))


def seen(n: int, rng: Random) -> None:
    """With the view of who decides, and every move judged by the laws."""
    play(fresh(n), rng)


def told(n: int, rng: Random) -> None:
    """With every player's knowledge besides."""
    deal = fresh(n)
    knowledge = [Knowledge(deal.eyes(seat), PACK, len(deal.layout)) for seat in range(SEATS)]

    def tell(event: Any) -> None:
        for one in knowledge:
            one.note(event)

    deal.tell = tell
    play(deal, rng)


def play(deal: HoyleEuchre, rng: Random) -> None:
    """To its end, as each sees it."""
    while not deal.over:
        seat = deal.must[0]
        before = deal if seat == NATURE else deal.view(seat)
        move = before.decision(seat).sample(rng)
        assert deal.refusal(seat, move) is None
        deal.apply(seat, move)


def theirs(n: int, rng: Random) -> None:
    """A random deal of OpenSpiel's, driven from Python."""
    state = game().new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def speed(play: Callable[[int, Random], None]) -> float:
    """Deals a second of processor time, the best of some runs."""
    best = 0.0
    for _ in range(RUNS):
        rng, start = Random(1), process_time()
        for n in range(DEALS):
            play(n, rng)
        best = max(best, DEALS / (process_time() - start))
    return best


def measure() -> Iterator[dict[str, Any]]:
    """A line for deals only played, and with what a table asks; OpenSpiel's is `versus`, if it is installed."""
    other = round(speed(theirs)) if find_spec("pyspiel") else None
    for name, one in (("bare", bare), ("with views and laws", seen), ("with knowledge, too", told)):
        value = round(speed(one))
        beside = {} if other is None else {"versus": other, "ratio": round(value / other, 3), "aim": round(AIM * other)}
        yield {"name": f"euchre random deals, {name}", "value": value, "unit": "deals/s", **beside}
