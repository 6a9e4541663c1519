"""What is heard goes with what is seen: a table whose cues are kept instead of played."""
from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.rules import motions
from cardtable.rules.events import Event
from cardtable.table.performing import hearing
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds.heard import Cue
from tests.games.cribbage import moments as cribbage
from tests.games.pope_joan import moments as pope_joan
from tests.table.seating import Seat
from tools.waiting import until


class Kept:
    """Cues, in order."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []

    def hear(self, cue: Cue) -> None:
        self.cues.append(cue)

    def hush(self) -> None:
        self.cues.append(Cue("hush"))


def listening(page: TablePage) -> Kept:
    kept = Kept()
    page.stage.sounds = page.turn_cue.sounds = kept
    return kept


def named(page: TablePage, *events: Event) -> list[Cue]:
    return list(hearing.cues(page.scene, events))


def test_a_table_is_silent_unless_somebody_opens_a_loudspeaker(seat: Seat) -> None:
    page = seat()
    page.stage.sounds.hear(Cue("card"))
    page.stage.sounds.hush()


def test_each_card_of_a_deal_is_heard_as_it_comes(seat: Seat) -> None:
    page = seat(speed=1)
    dealt = [Event("moved", 0, (None,) * 3, 0, 1, what=motions.DEALT)] * 2  # type: ignore[arg-type]
    (cue,) = named(page, *dealt)
    assert (cue.sound, cue.times) == ("deal", 6)
    assert .03 < cue.every < .2
    page.stage.motion.speed = .1                                         # too quick to be told apart
    assert named(page, *dealt)[0].times == 1
    page.stage.motion.finish()


def test_points_sound_like_their_instrument_and_coins_like_what_holds_them(seat: Seat) -> None:
    board, tray = seat(cribbage.MOMENTS["play"]()), seat(pope_joan.MOMENTS["lead-5"]())
    assert named(board, Event("scored", 0, points=2, what="pair")) == [Cue("peg")]
    assert not named(board, Event("scored", 0, points=0, what="pair"))
    assert [cue.sound for cue in named(tray, Event("paid", -1, src=-1, dst=0, points=3))] == ["pearl"]
    assert [cue.sound for cue in named(tray, Event("paid", -1, src=0, dst=1, points=3))] == ["coin"]


def test_a_whole_deal_is_heard(seat: Seat) -> None:
    page = seat()
    kept = listening(page)                       # the first moves are made when the event loop runs
    until(lambda: page.host.answering.turn)
    heard = Counter([cue.sound for cue in kept.cues])
    assert heard["shuffle"] == 2                 # for the cut, and for the deal
    assert heard["deal"] >= 1
    assert heard["turn"] >= 1


def test_the_bell_rings_once_a_turn_and_only_for_who_looks_elsewhere(seat: Seat,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    page = seat()
    kept = listening(page)
    alerts: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: alerts.append(window))
    until(lambda: page.host.answering.turn)
    page.host.answering.changed.emit()
    assert "bell" not in [cue.sound for cue in kept.cues]
    monkeypatch.setattr(type(page), "isActiveWindow", lambda _: False)
    for _ in range(3):
        page.host.answering.changed.emit()
    assert [cue.sound for cue in kept.cues].count("bell") == 1
    assert alerts == [page]


def test_what_a_law_forbids_knocks_on_wood(seat: Seat) -> None:
    page = seat()
    until(lambda: page.host.answering.turn)
    kept = listening(page)
    code = next(iter(page.setup.game.codes.values()))
    page.refusals.refuse(None, code.law(22))
    assert kept.cues == [Cue("wood")]


def test_who_hurries_the_cards_hears_no_more_of_them(seat: Seat) -> None:
    page = seat(speed=1)
    kept = listening(page)
    until(lambda: page.stage.motion.running)
    page.host.teller.procession.hurry()
    assert kept.cues[-1] == Cue("hush")
