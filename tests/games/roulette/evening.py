"""An evening of one punter through the real window, by the means of one person alone."""
from __future__ import annotations

from random import Random

from cardtable.rules.moves import Move
from cardtable.table.sitting.page import TablePage
from tests.table.playing import Keys, Mouse, settled


def play(page: TablePage, person: Mouse | Keys, rng: Random) -> None:
    """A stake or two each coup, and whatever zero asks, until the evening's slip lies there."""
    settled(page)
    while page.slips.slip is None:
        deal = page.host.sight.deal
        free = [spot for spot in deal.free(0) if deal.room(0, spot)[0] in deal.counters]
        if deal.phase == "staking" and len(deal.loose(0)) < 1 + rng.randrange(2) and free:
            spot = rng.choice(free)
            move = Move(("place", spot, deal.room(0, spot)[0]))
        else:
            move = Move(("done",)) if deal.phase == "staking" else Move((rng.choice(("prison", "half")),))
        person.make(move)
        settled(page)


def told_rightly(page: TablePage) -> None:
    """Purse, result and slip agree, and nothing is left on the cloth."""
    match = page.host.croupier.sitting.match
    assert match.over
    assert not page.scene.spots.stakes.lying
    gained, = match.result().by_player
    assert page.slips.slip is not None
    assert page.slips.slip.accessibleName().startswith("You end")
    assert match.deal().purse[0] // 2 == 1000 + gained or match.deal().purse[0] % 2
