"""The loudspeaker never makes anybody wait: not where the library is missing, nor the device, nor where one hangs."""
from __future__ import annotations

import sys
import time
from threading import Event

import pytest

from cardtable.table.sounds import speaker as module
from cardtable.table.sounds.heard import SOUNDS, Cue
from cardtable.table.sounds.speaker import BACKLOG, PARTING, Frames, NoDevice, Speaker
from tools.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")
AT_ONCE = .05                    # seconds for a hundred cues


class Listened:
    """A device that keeps what it is asked for."""

    def __init__(self) -> None:
        self.opened = self.closed = 0
        self.frames: Frames | None = None

    def open(self, frames: Frames) -> Listened:
        self.opened += 1
        self.frames = frames
        return self

    def close(self) -> None:
        self.closed += 1

    def heard(self, count: int = 4000) -> int:
        """How loud the next samples are."""
        return max(map(abs, self.frames(count))) if self.frames else 0


def timed(speaker: Speaker, times: int = 1) -> float:
    begun = time.perf_counter()
    for _ in range(times):
        speaker.hear(Cue("card"))
    return time.perf_counter() - begun


@pytest.mark.parametrize("name", SOUNDS)
def test_a_cue_is_heard_as_loud_as_is_wanted(name: str) -> None:
    loud, soft = Listened(), Listened()
    for device, volume in ((loud, 1.0), (soft, .2)):
        one = Speaker(lambda volume=volume: volume, device.open)
        one.hear(Cue(name, times=2, every=.1))
        until(lambda device=device: device.heard() > 0, 3)
        one.close()
        assert (device.opened, device.closed) == (1, 1)
    assert loud.frames is not None


def test_nothing_is_opened_while_all_is_silent() -> None:
    device = Listened()
    one = Speaker(lambda: 0.0, device.open)
    one.hear(Cue("card"))
    one.close()
    assert not device.opened


def test_a_device_is_let_go_after_a_while_and_opened_again() -> None:
    device = Listened()
    one = Speaker(lambda: 1.0, device.open, idle=.02)
    one.hear(Cue("peg"))
    until(lambda: device.heard(40_000) > 0, 3)
    until(lambda: device.closed == 1, 3)
    one.hear(Cue("peg"))
    until(lambda: device.opened == 2, 3)
    one.close()


def test_where_there_is_no_device_the_game_goes_on() -> None:
    def none(frames: Frames) -> Listened:
        raise NoDevice("there is no sound device")
    one = Speaker(lambda: 1.0, none)
    one.hear(Cue("card"))
    until(lambda: one.given_up, 3)
    assert timed(one, 100) < AT_ONCE
    one.close()


def test_where_the_library_is_missing_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    one = Speaker(lambda: 1.0, module.open_device)
    one.hear(Cue("card"))
    until(lambda: one.given_up, 3)
    one.close()


def test_a_device_that_hangs_holds_up_nobody() -> None:
    let = Event()

    def hanging(frames: Frames) -> Listened:
        let.wait(20)
        return Listened()
    one = Speaker(lambda: 1.0, hanging)
    assert timed(one, 1000) < 10 * AT_ONCE
    assert one._orders.qsize() <= BACKLOG
    begun = time.perf_counter()
    one.close()
    assert time.perf_counter() - begun < 2 * PARTING
    let.set()


def test_what_comes_too_late_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    device, let = Listened(), Event()

    def slow(frames: Frames) -> Listened:
        let.wait(5)
        return device.open(frames)
    monkeypatch.setattr(module, "STALE", .05)
    one = Speaker(lambda: 1.0, slow)
    one.hear(Cue("card"))
    time.sleep(.1)
    let.set()
    until(lambda: device.opened == 1, 3)
    one.close()
    assert device.heard() == 0
