"""A lesson walked through the real window: what is asked is done, what is wrong is tried, and every step gone back."""
from __future__ import annotations

from cardtable.table.app.window import MainWindow
from cardtable.table.lessons.page import LessonPage
from cardtable.table.lessons.targets import outlines
from cardtable.tutor.progress import progress
from tools.waiting import spin, until


def begin(window: MainWindow, name: str, page: int | None = 0) -> LessonPage:
    window.teaching.open(name, page)
    table = window.table
    assert isinstance(table, LessonPage)
    table.tutored.pace, table.stage.guard, table.slips.slip = 0, 0, None
    arrive(table)
    return table


def arrive(page: LessonPage) -> None:
    """Until the table stands as the page wants it; slips of deals that end on the way are read."""
    def there() -> bool:
        if page.slips.slip is not None and not page.host.teller.busy:
            page.slips.slip.chosen.emit("next")
        return not page.host.teller.busy and not page.tutored._held and len(page.tutored.steps) == page.course.moves

    until(there)
    spin(2)


def pointed(page: LessonPage) -> None:
    """All that the page points at is there."""
    for target in page.course.page.points:
        if target.kind != "book":
            assert outlines(page.scene, target), f"{page.course.lesson.name}, {page.course.page.head}: no {target}"


def wrongly(page: LessonPage) -> None:
    """Whatever is wrong is answered, and the table stays as it is."""
    course, made = page.course, len(page.tutored.steps)
    for number, answer in enumerate(course.page.answers):
        if not answer.right:
            page.leaf.lines[number].click()
            assert page.leaf.said.words.text() == answer.why
            assert not page.leaf.go_on.isEnabled()
    if course.page.do is not None:
        seat = page.tutored.waiting_for() or page.tutored.free_to_speak()
        other = next((move for move in page.tutored.sitting.match.decision(seat[0])
                      if move != course.page.do and move not in course.page.also), None)
        if other is not None:
            assert page.tutored.answer(seat[0], other) is None
            assert page.leaf.said.words.text() == course.page.why_not(other) != ""
    assert len(page.tutored.steps) == made
    assert not course.page.task or not course.done


def rightly(page: LessonPage) -> None:
    """What is asked is done as the window offers it."""
    course = page.course
    for number, answer in enumerate(course.page.answers):
        if answer.right:
            page.leaf.lines[number].click()
    if course.page.do is not None:
        assert page.host.answering.asked, "nothing can be answered"
        seat, move = course.script.moves[course.script.at[course.number]]
        assert page.tutored.answer(seat, move) is None
        arrive(page)
    assert course.done
    assert page.leaf.go_on.isEnabled()


def walk(window: MainWindow, name: str) -> int:
    """From the first page to the last and back; how many there are."""
    page = begin(window, name)
    many = len(page.course.lesson.pages)
    for number in range(many):
        assert page.course.number == number
        pointed(page)
        wrongly(page)
        rightly(page)
        if number < many - 1:
            page.leaf.go_on.click()
            arrive(page)
    for number in reversed(range(many - 1)):
        page.back()
        arrive(page)
        assert page.course.number == number
        assert page.course.done
    assert len(page.tutored.steps) == page.course.moves
    assert progress(window.settings, name).ended
    return many
