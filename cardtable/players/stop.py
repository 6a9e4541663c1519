"""How the window cuts a search short; nothing else may, or the same seed would not give the same move."""
from __future__ import annotations

import time


class Stop:
    """Asked between samples; once set, the best answer so far is given.

    It may be pickled; set afterwards it does not reach a copy in another process, where only `seconds`, counted from
    the first time it is asked, ends the search.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._set = False
        self._begun = 0.0

    def set(self) -> None:
        self._set = True

    def is_set(self) -> bool:
        if self.seconds is not None and not self._set:
            now = time.monotonic()
            self._begun = self._begun or now
            self._set = now - self._begun >= self.seconds
        return self._set
