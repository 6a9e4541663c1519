"""A night's worth of the long counts: `python -m tools.soak --hours 8`, or `make soak`.

Every part gets its turn, those longest not run first, each in a process of its own, as many at once as the machine has
cores; what ends early leaves its time to the others.  At the end it is told what failed, and what has not been run to
its end since which commit.
"""
from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from cardtable.showing.phrases import count
from tools.soaked import Soaked, commit, read
from tools.trials import Part

LEAST = 20            # seconds of a turn, or starting costs more than it
GRACE = 900           # seconds after which a turn is given up that does not end: a trial may be a long one


def night(parts: Sequence[Part], hours: float, seed: int) -> int:
    """Runs them until the time is over; how many have failed."""
    cores, of = os.cpu_count() or 1, commit()
    end = time.monotonic() + hours * 3600

    def turn(part: Part, seconds: float) -> None:
        left = end - time.monotonic()
        if left > 0:
            _turn(part, min(left, seconds), seed)

    while time.monotonic() < end:
        wanting = sorted([part for part in parts if read(part, seed, of).wants(part.trials)],
                         key=lambda part: _age(read(part, seed, of)))
        if not wanting:
            break
        each = max(LEAST, (end - time.monotonic()) * cores / len(wanting))
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(turn, wanting, [each] * len(wanting)))
    return report(parts, seed)


def report(parts: Sequence[Part], seed: int, whole: bool = False) -> int:
    """Prints what failed, and what is not run to its end, kind by kind or the `whole` list; how many have failed."""
    of = commit()
    states = [(part, read(part, seed, of)) for part in parts]
    for part, state in states:
        for trial, wrong in state.failed.items():
            print(f"FAILED {part.name}, trial {trial}: {wrong}")
    short = [(part, state) for part, state in states if state.done < part.trials]
    if whole:
        for part, state in short:
            print(f"not to its end at {of}: {part.name}, {state.done:,} of {part.trials:,}; "
                  f"before: {state.before or 'never'}")
    else:
        for kind, number in Counter(part.name.split()[0] for part, _ in short).items():
            print(f"not to its end at {of}: {count(number, 'part')} of {kind} (each by --told)")
    failed = sum(bool(state.failed) for _, state in states)
    print(f"{len(states) - len(short)} of {len(states)} parts run to their end at {of}, {failed} failed")
    return failed


def _age(state: Soaked) -> tuple[bool, str, int]:
    """Those never run first, then those run longest ago, then those that have come least far."""
    return bool(state.told), state.told.rpartition(" ")[2], state.done


def _turn(part: Part, seconds: float, seed: int) -> None:
    """Some trials of a part, in a process of its own: one that crashes takes nothing with it."""
    words = [sys.executable, "-m", "tools.soak", "=" + part.name, "--seconds", str(round(seconds)), "--seed", str(seed)]
    try:
        ended = subprocess.run(words, check=False, timeout=seconds + GRACE)
    except subprocess.TimeoutExpired:
        _fell(part, seed, f"did not end within {GRACE} seconds")
        return
    if ended.returncode < 0:
        _fell(part, seed, f"killed by signal {-ended.returncode}")


def _fell(part: Part, seed: int, why: str) -> None:
    state = read(part, seed, commit())
    state.add(Counter(), why)
    state.save()
