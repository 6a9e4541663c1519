"""The figures of a match for one player: of one just played, and of old ones asked of their records."""
from __future__ import annotations

import logging
import time
from collections.abc import Iterable

from cardtable.croupier.people import read_players
from cardtable.games import game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.showing.figures import Figure, Noted, Played, figures_of, samples
from cardtable.store.results import CONCEDED, MARKED
from cardtable.store.saves import Store

PATIENCE = 0.5                                       # seconds at a time for records: the rest are read the next time
log = logging.getLogger(__name__)

COMMON = (Figure(MARKED, "Points marked, a deal", (Noted("scored"),)),
          Figure(CONCEDED, "Points of the others, a deal", (Noted("scored"),), others=True))
"""Of every game in which points are scored."""


def figures_for(name: str, moves: Iterable[Played], player: int) -> dict[str, tuple[int, ...]]:
    """As the store keeps them: the game's own, and those of every game."""
    return {key: tuple(sample) for key, sample in samples((*COMMON, *figures_of(name)), moves, player).items()}


def read_records(store: Store) -> None:
    """Has the figures of matches played before any were kept, as far as their records are there and can be read."""
    until = time.monotonic() + PATIENCE
    for number in store.unread():
        try:
            found = _read(Record.from_dict(store.load(number)))
        except Exception:                            # whatever a damaged record does: it has no figures
            log.warning("no figures could be read from saved game %s", number, exc_info=True)
            found = {}
        store.figured(number, found)
        if time.monotonic() > until:
            return


def _read(record: Record) -> dict[str, tuple[int, ...]]:
    played = Sitting.replay(record, game(record.game))
    persons = [n for n, one in enumerate(read_players(record.players, played.game.levels)) if not one.computer]
    if not persons or not played.over:
        return {}
    moves = list[Played]()
    again = Sitting(played.game, record.options, record.players)     # once more, without what was taken back
    for seat, move in played.moves:
        deal = again.match.deal()
        moves.append((deal, again.submit(seat, move)))
    return figures_for(record.game, moves, persons[0])
