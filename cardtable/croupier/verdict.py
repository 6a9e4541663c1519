"""What a match came to for one player, as the statistics have it; and old results asked of their records again."""
from __future__ import annotations

import logging
import time
from dataclasses import replace
from typing import NamedTuple

from cardtable.croupier.people import read_players
from cardtable.games import game
from cardtable.rules.match import Outcome, Series
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store.results import Result
from cardtable.store.saves import Store

PATIENCE = 0.5                                       # seconds at a time for records: the rest are read the next time
log = logging.getLogger(__name__)


class Verdict(NamedTuple):
    """For one player: won, lost or drawn; what his side has and the best of the others, none where coins are counted;
    coins gained."""

    outcome: Outcome
    points_for: int
    points_against: int
    coins: int


def verdict(sitting: Sitting, player: int) -> Verdict:
    """Of a sitting that is over."""
    match = sitting.match
    result, own = match.result(), match.side_of(player)
    others = [n for p, n in enumerate(result.by_player) if p not in own]
    points = (result.by_player[player], max(others, default=0)) if result.unit != "coins" else (0, 0)
    coins = match.deal().purse[player] - _begun(sitting).deal().purse[player]
    return Verdict(match.outcome(player), *points, coins)


def _begun(sitting: Sitting) -> Series:
    return sitting.game.match(sitting.options, len(sitting.players))


def judge_again(store: Store) -> None:
    """Puts right what earlier versions wrote wrong, as far as the records are kept and lead to the same coins."""
    until = time.monotonic() + PATIENCE
    for number, kept in store.doubtful().items():
        try:
            right = _judged(store, number, kept)
        except Exception:                            # whatever a damaged record does: its result stands as it is
            log.warning("the result of saved game %s could not be judged again", number, exc_info=True)
            right = kept
        store.judged(number, right)
        if time.monotonic() > until:
            return


def _judged(store: Store, number: int, kept: Result) -> Result:
    record = Record.from_dict(store.load(number))
    sitting = Sitting.replay(record, game(record.game))
    persons = [n for n, one in enumerate(read_players(record.players, sitting.game.levels)) if not one.computer]
    if not sitting.over or not persons:
        return kept
    found = verdict(sitting, persons[0])
    if (found.points_for, found.coins) != (kept.points_for, kept.coins):
        return kept                                  # the last deal was played again: the first result stands
    return replace(kept, outcome=found.outcome, points_against=found.points_against)
