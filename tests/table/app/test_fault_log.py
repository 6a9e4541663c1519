"""The log and the sheet of a fault say what went wrong, and never which cards."""
from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK, CARDS, card
from cardtable.croupier import thinkers
from cardtable.table.app.fault_log import Faults, LogFile, open_log, without_cards
from tests.croupier.desk import Desk


@pytest.fixture
def log() -> Iterator[Path]:
    file = open_log()
    assert file is not None
    yield file
    logger = logging.getLogger("cardtable")
    for handler in list(logger.handlers):
        handler.close()
        logger.removeHandler(handler)


@pytest.mark.parametrize("text", ["{text}", "KeyError: {text}", "({text}, 7)", "* shuffle {text} {text}", "{name}",
                                  "The {name}.", "[{text}]", "zone 3: {name}, {name}"])
def test_no_card_is_left_in_a_text(text: str) -> None:
    for one in CARDS.values():
        if one is not BACK:
            told = without_cards(text.format(text=one.text, name=one.name))
            assert "cards)" in told
            assert one.text not in told
            assert one.name not in told


@pytest.mark.parametrize("text", ["at move 12 of sitting 3", "ValueError: the pack is one short",
                                  "Colonel Ashdown, asked as master, failed", "File \"a2/x.py\", line 28"])
def test_other_words_stand(text: str) -> None:
    assert without_cards(text) == text


def test_a_long_row_of_cards_is_told_in_one_word() -> None:
    assert without_cards("* shuffle AS KD TH 2C, by") == "* shuffle (cards), by"


def test_the_log_of_a_thinker_who_fails_has_no_card(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()

    def failing(*_: object) -> None:
        raise KeyError(desk.sitting.match.deal().zone[4][0])             # a card of his own hand

    monkeypatch.setattr(thinkers, "think", failing)
    desk.play_until_computer()
    at = len(desk.croupier.steps)
    desk.until(lambda: len(desk.croupier.steps) > at)
    told = log.read_text("utf-8")
    assert told.count("Colonel Ashdown, asked as ") == 3
    assert "KeyError: (cards)" in told
    assert "in failing" in told
    assert "shuffle" not in told
    assert not [one.text for one in desk.sitting.match.deal().pack if one.text in told.split()]


def test_the_sheet_of_a_fault_names_no_card(qtbot: QtBot, log: Path) -> None:
    faults = Faults()
    with qtbot.waitSignal(faults.found) as found:
        faults.meet(KeyError, KeyError(card("KS")), None)
    assert found.args == ["KeyError: (cards)"]


def test_a_line_that_finds_no_room_is_lost_without_a_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The disk is full: before, the whole trace stood on the terminal."""
    class Full:
        """A file that takes nothing."""

        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    full = LogFile(tmp_path / "log", delay=True)
    full.setStream(Full())                                # type: ignore[type-var]
    full.emit(logging.LogRecord("cardtable", logging.ERROR, "", 1, "there lies %s", (card("KS"),), None))
    assert capsys.readouterr().err == ""


def test_where_no_file_can_be_written_the_terminal_is_told_as_little(monkeypatch: pytest.MonkeyPatch, home: Path,
                                                                     capsys: pytest.CaptureFixture[str]) -> None:
    home.write_text("not a folder")
    logger = logging.getLogger("cardtable")
    before = list(logger.handlers)
    assert open_log() is None
    logger.getChild("croupier").error("there lies %s", card("KS"))
    added = [handler for handler in logger.handlers if handler not in before]
    for handler in added:
        logger.removeHandler(handler)
    assert len(added) == 1
    assert capsys.readouterr().err.endswith("there lies (cards)\n")
