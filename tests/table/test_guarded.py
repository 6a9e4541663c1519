"""What Qt calls never raises: every class that overrides a method of Qt's is guarded, and what a guard does."""
from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import cardtable.devices
import cardtable.table
from cardtable.table.guarded import Guarded, overrides


def qt_classes() -> Iterator[type]:
    """Every class of the table and its devices that is one of Qt's too."""
    for package in (cardtable.table, cardtable.devices):
        for found in walk_packages(package.__path__, package.__name__ + "."):
            module = import_module(found.name)
            yield from (kind for kind in vars(module).values() if isinstance(kind, type)
                        and kind.__module__ == found.name and issubclass(kind, Shiboken.Object))


def test_every_class_that_overrides_a_method_of_qt_is_guarded() -> None:
    overriding = [kind for kind in qt_classes() if overrides(kind)]
    assert len(overriding) > 50
    assert [f"{kind.__module__}.{kind.__name__}" for kind in overriding if not issubclass(kind, Guarded)] == []
    assert [f"{kind.__name__}.{name}" for kind in overriding for name, method in overrides(kind).items()
            if not hasattr(method, "__wrapped__")] == []


class Faulty(Guarded, QWidget):
    def sizeHint(self) -> QSize:
        raise ValueError("no size")

    def resizeEvent(self, event: QResizeEvent) -> None:
        raise ValueError("no room")

    def paintEvent(self, event: QPaintEvent) -> None:
        raise ValueError("no paint")


class FaultyFlow(Guarded, QLayout):
    def count(self) -> int:
        raise ValueError("no number")

    def addItem(self, item: QLayoutItem) -> None:
        raise ValueError("no room")

    def itemAt(self, index: int) -> QLayoutItem | None:
        raise ValueError("no item")

    def takeAt(self, index: int) -> QLayoutItem | None:
        raise ValueError("no item")

    def sizeHint(self) -> QSize:
        raise ValueError("no size")

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        raise ValueError("no height")

    def setGeometry(self, rect: QRect) -> None:
        raise ValueError("no place")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has come to the hook for exceptions nobody caught."""
    found: list[str] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, fault, trace: found.append(str(fault)))
    return found


@pytest.mark.parametrize("flow", [False, True])
def test_two_things_that_cannot_be_laid_out_are_told_and_do_not_end_the_process(qtbot: QtBot, flow: bool,
                                                                               told: list[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for _ in range(2):
        if flow:
            column.addLayout(FaultyFlow())
        else:
            column.addWidget(Faulty())
    column.addWidget(QLabel("in order"))
    window.show()
    window.resize(300, 200)
    window.grab()
    assert len(told) > 2


def test_an_override_that_fails_answers_as_the_class_above(qtbot: QtBot, told: list[str]) -> None:
    faulty = Faulty()
    qtbot.addWidget(faulty)
    assert faulty.sizeHint() == QWidget().sizeHint()
    assert FaultyFlow().sizeHint() == QSize()         # the class above has none: an empty one
    assert FaultyFlow().itemAt(0) is None
    assert told[-3:] == ["no size", "no size", "no item"]
