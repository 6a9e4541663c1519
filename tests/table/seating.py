"""Tables set at a moment, for tests: a record's lines, with or without a computer that answers."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.croupier.people import read_players
from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.store import Store
from cardtable.table.forms.setup import AIDS, Setup
from cardtable.table.sitting.page import TablePage
from tools.moments import Moment

Seat = Callable[..., TablePage]


def saved(store: Store, moment: Moment, aids: tuple[str, ...] = AIDS, seed: int | None = 1) -> Setup:
    """The moment as a sitting that can be gone on with, nature's moves of which come from the seed: a test that
    spins and deals on meets the same each time."""
    row = game(moment.game)
    sitting = Sitting(row, moment.options, moment.players)
    number = store.begin(sitting.record().to_dict())
    store.add_many(number, moment.lines).result()
    return Setup(row, sitting.options, read_players(moment.players, row.levels), aids, number, seed)
