"""Several sounds at once as one row of samples, in plain Python: a table is silent most of the time."""
from __future__ import annotations

from array import array
from dataclasses import dataclass
from threading import Lock
from typing import TypeAlias

MOST = 6                         # sounds at once: the oldest gives way
LEAST, GREATEST = -32768, 32767

Samples: TypeAlias = "array[int]"


@dataclass(slots=True)
class _Voice:
    samples: Samples
    wait: int                    # samples before it begins
    at: int = 0                  # how many of it have been heard


class Mixer:
    """Any thread may add; the device's asks for frames."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    def add(self, samples: Samples, wait: int = 0) -> None:
        """To be heard once, after so many samples of whatever else is heard."""
        with self._lock:
            self._voices.append(_Voice(samples, wait))
            begun = [voice for voice in self._voices if voice.at]
            for voice in begun[:max(0, len(begun) - MOST)]:
                self._voices.remove(voice)

    def hush(self) -> None:
        """What has not begun will not be heard."""
        with self._lock:
            self._voices = [voice for voice in self._voices if voice.at]

    @property
    def silent(self) -> bool:
        """Whether there is nothing to be heard now or later."""
        return not self._voices

    def frames(self, count: int) -> Samples:
        """The next so many samples."""
        with self._lock:
            parts = [(begin, part) for voice in self._voices for begin, part in self._next(voice, count)]
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        mixed = array("h", bytes(2 * count))
        for number, (begin, part) in enumerate(parts):
            end = begin + len(part)
            mixed[begin:end] = part if not number else array("h", [
                max(LEAST, min(GREATEST, one + other)) for one, other in zip(mixed[begin:end], part)])
        return mixed

    def _next(self, voice: _Voice, count: int) -> list[tuple[int, Samples]]:
        """Where among the next so many samples what part of a sound comes."""
        begin, voice.wait = voice.wait, max(0, voice.wait - count)
        if begin >= count:
            return []
        part = voice.samples[voice.at:voice.at + count - begin]
        voice.at += len(part)
        return [(begin, part)]
