"""What one test has opened does not outlive it: a suite of thousands would else keep thousands of tables."""
from __future__ import annotations

import sys
import threading
import time

from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.sitting.page import TablePage
from tests.sweeping import let_go_of_failures, sweep, told


class Page(TablePage):
    """Nothing of a page but its kind, and as widgets are: it goes with the collection and not before."""

    def __init__(self) -> None:
        QWidget.__init__(self)
        self.itself = self


HELD: list[Page] = []


def test_a_page_that_is_held_is_told_with_who_holds_it(qapp: QApplication) -> None:
    HELD.append(Page())
    assert told(sweep(0)) == f"left behind: Page, held by list, of dict, of {__name__}"
    assert sweep(0) == []
    del HELD.pop().itself


def test_a_thread_that_ends_in_a_moment_is_waited_for(qapp: QApplication) -> None:
    """As a thinker’s is that was about to say what it had found."""
    threading.Thread(target=lambda page: time.sleep(.2), args=(Page(),)).start()
    assert len(sweep(0)) == 1
    assert sweep() == []


def test_who_has_failed_leaves_no_page_by_that(qapp: QApplication) -> None:
    def fails() -> None:
        page = Page()
        raise AssertionError(type(page))

    try:
        fails()
    except AssertionError as error:
        sys.last_value = error                  # as pytest does, and it stays there until the next test
    assert len(sweep(0)) == 1
    let_go_of_failures()
    assert sweep() == []
