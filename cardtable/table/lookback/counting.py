"""What a post-mortem has found goes into the statistics: once for each deal of a game that counts."""
from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence

from cardtable.players.review import Judged
from cardtable.store import Store, StoreFault
from cardtable.store.gradings import Grading
from cardtable.table.ending.review import Review
from cardtable.table.lookback.judging import Judging
from cardtable.table.lookback.playhead import Playhead

log = logging.getLogger(__name__)


class Counting:
    """Of one page that looks back; nothing is kept of practice, nor where several persons shared the screen."""

    def __init__(self, review: Review, store: Store) -> None:
        self.review, self.store = review, store
        self._kept: set[int] = set()             # deals

    def take(self, playhead: Playhead, judging: Judging) -> None:
        """The deal at which one stands, if all the person's choices in it are judged."""
        own = playhead.player == self.review.judged[0]
        if not self.review.counted or not own or playhead.deal in self._kept or not judging.done(playhead.choices):
            return
        self._kept.add(playhead.deal)
        found = grading(self.review.past.game.name, judging.of(playhead.choices))
        if self.review.kept is not None and found.choices:
            try:
                self.store.graded(self.review.kept, playhead.deal, found).result()
            except StoreFault as fault:
                log.warning("the choices of a deal could not be counted: %s", fault)


def grading(game: str, judged: Sequence[Judged]) -> Grading:
    """Of the choices of a deal."""
    grades = Counter([one.grade for one in judged])
    cost: dict[str, tuple[float, int]] = {}
    for one in judged:
        if unit := one.comparison.unit:
            lost, number = cost.get(unit, (0.0, 0))
            cost[unit] = (lost + one.cost, number + 1)
    return Grading(game, grades["best"], grades["near"], grades["costly"], cost)
