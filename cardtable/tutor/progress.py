"""How far a learner has come in each lesson, as it is kept among the settings."""
from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any, NamedTuple

from cardtable.tutor.course import Course

KEY = "lessons"


class Progress(NamedTuple):
    """`page` is where he left, from 0; `ended` whether he has been at the end; `right` of the exam at its best, None
    before it was taken; `first` how his first tries at it have been so far, by page."""

    page: int = 0
    ended: bool = False
    right: int | None = None
    first: Mapping[int, bool] = {}


def progress(kept: MutableMapping[str, Any], lesson: str) -> Progress:
    """In this lesson; what cannot be read is as nothing."""
    found = kept[KEY].get(lesson)
    if not (isinstance(found, list) and len(found) in (3, 4)):
        return Progress()
    page, ended, right, *tries = found
    whole = type(page) is int and page >= 0 and type(ended) is bool and (right is None or type(right) is int)
    return Progress(page, ended, right, _tries(*tries)) if whole else Progress()


def _tries(found: Any = None) -> dict[int, bool]:
    """As they are kept: pages with what was right."""
    pairs = found if isinstance(found, list) else []
    return {pair[0]: pair[1] for pair in pairs
            if isinstance(pair, list) and [type(one) for one in pair] == [int, bool]}


def note(kept: MutableMapping[str, Any], course: Course) -> None:
    """Where he is now; a lesson ended begins at its first page again, and the best exam stands."""
    before = progress(kept, course.lesson.name)
    ended = course.last and course.done
    right, tries = before.right, [list(pair) for pair in course.first.items()]
    if course.examined:
        right = max(course.score[0], before.right or 0)
    line = [0 if ended else course.number, before.ended or ended, right]
    kept[KEY] = {**kept[KEY], course.lesson.name: [*line, tries] if tries and not ended else line}
