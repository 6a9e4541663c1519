"""Windows at which a deal has ended, or goes on, and in one of which a hand that nobody was shown is another: what is
seen, and what a screen reader finds, on the cloth, the slip and every page of the book, is the same."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING

from cardtable.rules.record import line
from cardtable.rules.sitting import Sitting
from tests.attacks.unshown import Found, Heard, kept_forms, position
from tests.suite import Form
from tools.moments import Moment
from tools.trials import Part

if TYPE_CHECKING:
    from cardtable.table.sitting.page import TablePage

PICTURES = 60
SIZES = ((1093, 614), (1024, 700), (1440, 900))
PAGES = ("score", "talk", "laws", "advice")
TRIES = 3                                        # what fades on a slow machine differs now and then: a leak, always
REST = 40                                        # milliseconds
LIVE = 6                                         # of the last moves so many are made before the camera


def parts() -> Iterator[Part]:
    """A part for every form whose hands are thrown up unseen."""
    for form in kept_forms():
        yield Part(f"unshown pictures {form}", PICTURES, partial(seen, form))


def seen(form: Form, seed: int) -> Counter[str]:
    """One position, looked at by one who did not hold the hand."""
    found = position(form, seed)
    if isinstance(found, Counter) or found.true.sitting.over:
        return Counter(unfit=1)
    rng = Random(f"pictures {seed}")
    viewer, size = rng.choice(found.others[:-1]), rng.choice(SIZES)
    for _ in range(TRIES - 1):
        with suppress(AssertionError):
            return look(found, viewer, size)
    return look(found, viewer, size)


def look(found: Found, viewer: int, size: tuple[int, int]) -> Counter[str]:
    """Both windows through the same pictures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.table.app.application import application
    from tests.table.twins import alike
    from tools.screens import table

    application()
    counted: Counter[str] = Counter(positions=1)
    shots = []
    for heard in (found.true, found.other):
        with ExitStack() as stack:
            page = stack.enter_context(table(moment(heard, viewer), size, {}))
            shots.append([*pictures(page)])
    for one, two in zip_longest(*shots):
        assert one[0] == two[0], (one[0], two[0])
        assert sorted(one[1]) == sorted(two[1]), (one[0], set(one[1]) ^ set(two[1]))
        assert alike(one[2], two[2]), one[0]
        counted["pictures"] += 1
    return counted


def pictures(page: TablePage) -> Iterator[tuple[str, list[str], object]]:
    """The table as it stands, each page of its book, and the slip if one lies there."""
    from tests.table.twins import hush, told
    from tests.table.twins import seen as grabbed
    from tools.waiting import spin

    def shot(name: str) -> tuple[str, list[str], object]:
        hush(page)
        before, now = None, grabbed(page)
        while before != now:                     # until it rests
            spin(REST)
            hush(page)
            before, now = now, grabbed(page)
        return name, told(page), now

    yield shot("table, with a slip" if page.slips.slip is not None else "table")
    page.book.slide_time = 0
    for name in PAGES:
        page.book.open_tab(name)                 # type: ignore[arg-type]
        yield shot(name)


def moment(heard: Heard, viewer: int) -> Moment:
    """This sitting with the viewer as the person, the others as companions who wait."""
    sitting: Sitting = heard.sitting
    players = tuple([{"name": "You", "kind": "person"} if n == viewer else
                     {"name": f"Player {n}", "kind": "computer", "level": "club"} for n in range(len(sitting.players))])
    return Moment("poker", sitting.options, players, tuple([line(seat, move) for seat, move in sitting.moves]), LIVE,
                  then="wait")
