"""How a sitting is opened: anew from a setup, from where it was left, or for practice from the midst of another."""
from __future__ import annotations

from random import Random

from cardtable.croupier.chance import Appointed
from cardtable.croupier.croupier import Croupier
from cardtable.croupier.ledger import Ledger
from cardtable.croupier.steps import Audience, Clock
from cardtable.croupier.thinkers import Thinkers
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store
from cardtable.table.forms.setup import Setup
from cardtable.tutor.croupier import Tutored


def croupier_for(setup: Setup, store: Store, audience: Audience, clock: Clock, thinkers: Thinkers,
                 pace: float) -> Croupier:
    """The croupier of this sitting, every line of which is in the store or on its way there; of practice none is.

    Raises BadRecord, Refused, BadPlayers or StoreFault when a saved sitting cannot be gone on with.
    """
    if setup.course is not None:
        return Tutored(setup.course, audience, clock, thinkers, pace)
    nature = Appointed(setup.appointed) if setup.day else Random(setup.seed) if setup.seed is not None else None
    if setup.resume is None:
        sitting = Sitting(setup.game.of(setup.rules), setup.options, [player.to_dict() for player in setup.players],
                          start=setup.start)
        if setup.practice:
            croupier = Croupier(sitting, audience, clock, thinkers, None, nature, pace)
            croupier.load(setup.practice)
            croupier.practice = True
            return croupier
        ledger = Ledger.begin(store, sitting, setup.aids, setup.day)
        return Croupier(sitting, audience, clock, thinkers, ledger, nature, pace)
    record = Record.from_dict(store.load(setup.resume))
    sitting = Sitting(setup.game.of(record.rules), record.options, record.players)
    croupier = Croupier(sitting, audience, clock, thinkers, Ledger(store, setup.resume, setup.aids), nature, pace)
    croupier.load(record.moves)
    return croupier
