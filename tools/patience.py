"""How long has been waited, without what a busy machine took for others: what hangs is told from what waits its turn.

Linux tells how long each thread stood ready while others had the processors; elsewhere the clock alone counts.
"""
from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

LOOK = 1.0                   # seconds between two looks at a process
DYING = 10.0                 # seconds in which one may tell where its threads are
BILLION = 1_000_000_000      # nanoseconds of a second


class Patience:
    """Runs out when a process, this one or another, has had so many seconds by the clock less those for which it was
    kept from the processors, whether it reckoned in them, waited for something or hung."""

    def __init__(self, seconds: float, process: int | None = None) -> None:
        self.left, self.process = seconds, process or os.getpid()
        self._looked = monotonic()
        self._kept: dict[str, float] | None = None       # as it was then; what is waited for mostly comes before

    @property
    def over(self) -> bool:
        """To be asked again and again: threads that have ended tell nothing any more."""
        passed = monotonic() - self._looked
        if passed >= min(LOOK, self.left):
            kept, before = kept_waiting(self.process), self._kept
            lost = max([one - before.get(thread, 0) for thread, one in kept.items()], default=0) if before else 0
            self.left -= max(0, passed - lost)
            self._looked, self._kept = self._looked + passed, kept
        return self.left <= 0


def kept_waiting(process: int) -> dict[str, float]:
    """For how many seconds each thread of a process has stood ready while others had the processors; empty where that
    is not told."""
    found = {}
    for thread in Path(f"/proc/{process}/task").glob("*"):
        try:
            found[thread.name] = int((thread / "schedstat").read_text("ascii").split()[1]) / BILLION
        except (OSError, IndexError):            # it has just ended
            continue
    return found


def run(command: Sequence[str], seconds: float, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process run to its end, with these words in its environment besides.  AssertionError if it has not ended when
    patience has; it is ended then, and if it has enabled faulthandler it tells where its threads are."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          env={**os.environ, **environment}) as process:
        patience, begun = Patience(seconds, process.pid), monotonic()
        while True:
            try:
                out, told = process.communicate(timeout=LOOK)
                return subprocess.CompletedProcess(command, process.returncode, out, told)
            except subprocess.TimeoutExpired:
                if patience.over:
                    break
        passed = monotonic() - begun
        process.send_signal(signal.SIGABRT)
        try:
            _, told = process.communicate(timeout=DYING)
        except subprocess.TimeoutExpired:
            process.kill()
            _, told = process.communicate()
    raise AssertionError(f"{' '.join(command[1:])}: not done in {seconds:.0f} s of its own, {passed:.0f} by the clock: "
                         f"{told[-3000:]}")


def watch() -> None:
    """From now on this process can be ended by `end_after`."""
    faulthandler.enable()
    faulthandler.register(signal.SIGPROF, chain=True)    # then as by default: the process ends


def end_after(seconds: float) -> None:
    """It ends, and tells where its threads are, when all of them together have had the processors for so long and this
    has not been called again; 0: it does not."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
