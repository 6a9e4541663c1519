"""The loudspeaker: sounds are read, the device is opened and fed, all in threads of its own.

The library that knows the systems' devices (miniaudio) is an optional extra.  Where it is missing, where there is no
device, and where one hangs, cues are dropped and the game goes on in silence.
"""
from __future__ import annotations

import logging
import os
import sys
import time
import wave
from array import array
from collections.abc import Callable, Generator
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Protocol

from cardtable import resources
from cardtable.table.sounds.heard import SOUNDS, Cue
from cardtable.table.sounds.mixer import Mixer, Samples

RATE = 22_050                    # samples a second, of every file
BUFFER = 60                      # milliseconds of sound that the device holds
IDLE = 20.0                      # seconds of silence after which the device is let go
BACKLOG = 12                     # orders that may wait: where there are more the device hangs
STALE = .4                       # seconds after which an order is not worth hearing
PARTING = .5                     # seconds for which the end of the program waits for the device
log = logging.getLogger(__name__)

Frames = Callable[[int], Samples]


class NoDevice(OSError):
    """There is nothing to play on."""


class Device(Protocol):
    """An open device."""

    def close(self) -> None:
        """Lets it go."""


class _Order(NamedTuple):
    cue: Cue
    volume: float
    at: float


def installed() -> bool:
    """Whether the library is there."""
    return find_spec("miniaudio") is not None


def nowhere() -> bool:
    """Whether this is a Linux with neither a sound card nor a sound server: its own library would tell that in thirty
    lines on the terminal."""
    if sys.platform != "linux" or os.environ.get("PULSE_SERVER"):
        return False
    cards, server = Path("/proc/asound/cards"), Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    return not server.exists() and (not cards.exists() or "no soundcards" in cards.read_text("utf-8", "replace"))


def open_device(frames: Frames, backends: list[Any] | None = None) -> Device:
    """The system's own device, fed with `frames` from now on; NoDevice or the library's error where there is none.

    The library would play to nobody where it finds no device: that is refused, unless asked for among `backends`.
    """
    if backends is None and nowhere():
        raise NoDevice("there is no sound device")
    import miniaudio
    device = miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, RATE, BUFFER, backends=backends,
                                      app_name="cardtable")
    if backends is None and device.backend.lower() == "null":
        device.close()
        raise NoDevice("there is no sound device")

    def feed() -> Generator[Samples, int, None]:
        wanted = yield array("h")
        while True:
            wanted = yield frames(wanted)

    feeding = feed()
    next(feeding)
    device.start(feeding)
    opened: Device = device
    return opened


def read(file: Path) -> Samples:
    """The samples of one sound."""
    with wave.open(str(file), "rb") as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def read_all() -> dict[str, list[Samples]]:
    """Every sound, each as often as there are files of it."""
    folder = resources.path("sounds")
    return {name: [read(file) for file in sorted(folder.glob(f"{name}-*.wav"))] for name in SOUNDS}


class Speaker:
    """`volume` is asked at every cue: from 0, for nothing, to 1.  `open_device` may be another, for tests."""

    def __init__(self, volume: Callable[[], float], open_device: Callable[[Frames], Device] = open_device,
                 idle: float = IDLE) -> None:
        self.given_up = False
        self._volume, self._open, self._idle = volume, open_device, idle
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._mixer = Mixer()
        self._thread: Thread | None = None
        self._chance = Random()
        self._kept: dict[str, list[Samples]] = {}
        self._at_volume: tuple[float, dict[str, list[Samples]]] = (1.0, {})

    def hear(self, cue: Cue) -> None:
        """Has it played, unless it is to be silent or a device that hangs has left too much to do."""
        volume = self._volume()
        if not volume or self.given_up or self._orders.qsize() >= BACKLOG:
            return
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(_Order(cue, volume, time.monotonic()))

    def hush(self) -> None:
        """What has not yet begun to sound will not."""
        self._mixer.hush()

    def close(self) -> None:
        """Lets the device go; waits for one that hangs no longer than `PARTING`."""
        self.given_up = True
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(PARTING)

    # --- in the thread

    def _serve(self) -> None:
        try:
            self._kept = read_all()
            self._attend()
        except Exception as error:           # whatever a device or its library does: the game goes on in silence
            self.given_up = True
            log.info("there is no sound: %s", error)

    def _attend(self) -> None:
        device: Device | None = None
        try:
            while True:
                try:
                    order = self._orders.get(timeout=self._idle if device is not None else None)
                except Empty:
                    if device is not None and self._mixer.silent:
                        device.close()
                        device = None
                    continue
                if order is None or self.given_up:
                    return
                if device is None:
                    device = self._open(self._mixer.frames)
                if time.monotonic() - order.at < STALE:
                    self._play(order)
        finally:
            if device is not None:
                device.close()

    def _play(self, order: _Order) -> None:
        cue, several = order.cue, self._loud(order.volume)[order.cue.sound]
        for number in range(cue.times):
            self._mixer.add(self._chance.choice(several), round(RATE * (cue.after + number * cue.every)))

    def _loud(self, volume: float) -> dict[str, list[Samples]]:
        """All sounds at this volume."""
        if self._at_volume[0] != volume or not self._at_volume[1]:
            self._at_volume = volume, {
                name: [array("h", [round(volume * sample) for sample in samples]) for samples in several]
                for name, several in self._kept.items()}
        return self._at_volume[1]
