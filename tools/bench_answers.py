"""How long a master takes for an answer, in processor time: of every game in every form, masters at all seats."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import thread_time
from typing import Any

from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.suite import Form, drawn, forms

ANSWERS, SEED = 120, 9
AIM = 1.0                        # second, at the 95th percentile


def answers(form: Form, rng: Random) -> Iterator[float]:
    """Seconds of every answer that is a choice, match after match."""
    while True:
        options, seats = drawn(form, rng)
        sitting = Sitting(form.game, options, [{} for _ in range(seats)])
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE:
                sitting.submit(seat, deal.decision(seat).sample(rng))
                continue
            view, start = sitting.view(deal.by(seat)), thread_time()
            thought = think(view, "master", rng.getrandbits(30))
            taken = thread_time() - start
            if len(list(islice(view.decision(seat), 2))) > 1:
                yield taken
            sitting.submit(thought.seat, thought.move)


def measure() -> Iterator[dict[str, Any]]:
    """A line for each form: the 95th percentile, with the median and the slowest beside it."""
    for form in forms():
        if "master" in form.game.levels:
            found = sorted(islice(answers(form, Random(SEED)), ANSWERS))
            yield {"name": f"answer of a master, {form}", "value": round(found[len(found) * 19 // 20], 3), "unit": "s",
                   "aim": AIM, "median": round(found[len(found) // 2], 3), "most": round(found[-1], 3)}
