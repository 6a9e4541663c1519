"""The lessons there are, and whether each can be given from its first page to its last."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.games import game
from cardtable.tutor.lesson import BadLesson
from cardtable.tutor.library import lesson, names, script, taught


def listed(only: str = "") -> Iterator[str]:
    """A line for every lesson of one game or of all; raises BadLesson where one cannot be read."""
    for name in taught():
        if only in ("", name):
            for one in [lesson(found) for found in names(name)]:
                yield f"{one.name}: {game(name).title}, {one.title} ({len(one.pages)} steps)"


def checked(only: str = "") -> Iterator[tuple[str, str]]:
    """The name of every lesson, and what is wrong with it: file, page, reason; "" where all is well."""
    for name in taught():
        if only in ("", name):
            for found in names(name):
                try:
                    script(found)
                except BadLesson as error:
                    yield found, str(error)
                else:
                    yield found, ""
