"""Whatever lies on something at a moment of a game, in any size and with large letters, but for what may."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from cardtable.games import NAMES
from tools import covered
from tools.moments import Moment, every_moment
from tools.screens import table
from tools.trials import Part


def parts() -> Iterator[Part]:
    """A trial for each moment of a game, in each size."""
    moments = [(name, make) for name, make in every_moment() if covered.measurable(make())]
    for game in NAMES:
        own = [(name, make) for name, make in moments if make().game == game]
        yield Part(f"covered {game}", len(own) * len(covered.SIZES), lambda n, own=own: measure(own, n))   # type: ignore[misc]


def measure(moments: list[tuple[str, Callable[[], Moment]]], number: int) -> Counter[str]:
    """One of these moments in one size; AssertionError tells what lies on what."""
    from tests.table.fixtures import application
    application()
    which, size = divmod(number % (len(moments) * len(covered.SIZES)), len(covered.SIZES))
    name, make = moments[which]
    room, text = covered.SIZES[size].split("@")
    wide, high = room.split("x")
    moment = make()
    with table(moment, (int(wide), int(high)), {"text size": int(text)}) as page:
        found = [f"{pair}: {part:.0%}" for pair, part in covered.found(moment.game, page.scene)]
    assert not found, f"{name} at {covered.SIZES[size]}: {'; '.join(found)}"
    return Counter(measured=1)
