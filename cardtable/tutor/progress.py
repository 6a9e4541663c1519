"""How far a learner has come in each lesson, as it is kept among the settings."""
from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, NamedTuple

from cardtable.tutor.course import Course

KEY = "lessons"


class Progress(NamedTuple):
    """`page` is where he left, from 0; `ended` whether he has been at the end; `right` of the exam at its best, None
    before it was taken."""

    page: int = 0
    ended: bool = False
    right: int | None = None


def progress(kept: MutableMapping[str, Any], lesson: str) -> Progress:
    """In this lesson; what cannot be read is as nothing."""
    found = kept[KEY].get(lesson)
    if not (isinstance(found, list) and len(found) == 3):
        return Progress()
    page, ended, right = found
    whole = type(page) is int and page >= 0 and type(ended) is bool and (right is None or type(right) is int)
    return Progress(page, ended, right) if whole else Progress()


def note(kept: MutableMapping[str, Any], course: Course) -> None:
    """Where he is now; a lesson ended begins at its first page again, and the best exam stands."""
    before = progress(kept, course.lesson.name)
    ended = course.last and course.done
    right = before.right
    if ended and course.score[1]:
        right = max(course.score[0], before.right or 0)
    come = Progress(0 if ended else course.number, before.ended or ended, right)
    kept[KEY] = {**kept[KEY], course.lesson.name: list(come)}
