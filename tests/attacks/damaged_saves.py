"""Files of saved games spoilt in every way we know, each opened by the real window or laid aside and salvaged."""
from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from tempfile import TemporaryDirectory

from tools.patience import run
from tools.trials import Part

COPIES, OF_ONE = 400, 20             # of all, and of one process
PATIENCE = 600                       # seconds for one process, beside those that others took


def attack(number: int) -> Counter[str]:
    """One process opens so many copies, one after the other."""
    first, counts = number * OF_ONE, Counter[str]()
    with TemporaryDirectory() as folder:
        ran = run([sys.executable, "-m", "tests.attacks.opened", folder, str(first), str(OF_ONE)], PATIENCE)
    found = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    for copy in found:
        assert not copy["wrong"], f"copy {copy['seed']} ({copy['how']}): {copy['wrong'][0]}"
        counts += Counter({"copies": 1, "laid aside": copy["aside"], "left as they were": copy["unkept"],
                           "lines salvaged": copy["lines"] * copy["aside"],
                           "lines there were in those": copy["there"] * copy["aside"]})
    assert ran.returncode == 0, f"copy {first + len(found)} ended it with {ran.returncode}: {ran.stderr[-1000:]}"
    assert len(found) == OF_ONE
    return counts


def parts() -> Iterator[Part]:
    yield Part("damaged saves", COPIES // OF_ONE, attack)
