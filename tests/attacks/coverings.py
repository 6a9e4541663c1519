"""Whatever lies on something at a moment of a game, in every size and with large letters, but for what may."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from cardtable.games import NAMES
from tools import covered
from tools.moments import Moment, moments_of
from tools.screens import table
from tools.trials import Part

Named = tuple[str, Callable[[], Moment]]


def parts() -> Iterator[Part]:
    """A trial for each moment of a game, in each size."""
    for game in NAMES:
        own = list(moments_of(game))
        yield Part(f"covered {game}", len(own) * len(covered.SIZES), partial(attack, own))


def attack(moments: Sequence[Named], number: int) -> Counter[str]:
    """One of these moments in one size; AssertionError tells what lies on what."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.table.app.application import application
    application()
    which, size = divmod(number % (len(moments) * len(covered.SIZES)), len(covered.SIZES))
    (name, make), (room, text) = moments[which], covered.SIZES[size].split("@")
    wide, high = room.split("x")
    moment = make()
    if not covered.measurable(moment):
        return Counter(alone=1)
    with table(moment, (int(wide), int(high)), {"text size": int(text)}) as page:
        found = [f"{pair}: {part:.0%}" for pair, part in covered.found(moment.game, page.scene)]
    assert not found, f"{name} at {covered.SIZES[size]}: {'; '.join(found)}"
    return Counter(measured=1)
