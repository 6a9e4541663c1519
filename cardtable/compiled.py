"""Whether the computer players run compiled, in a sentence for who looks at the program's own page."""
from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cardtable.solver import COMPILED

STATUS = "CARDTABLE_COMPILING"
"""Names a file that says in a line how far compiling has come, where it goes on beside the window."""

FAST = "The computer players are compiled."
PLAIN = ("The computer players run as plain Python: they play at once, and masters look at fewer layouts of the unseen "
         "cards than they could.")


def told() -> str:
    """Now; what is compiled meanwhile counts from the next start on."""
    if COMPILED:
        return FAST
    line = ""
    if file := os.environ.get(STATUS):
        with suppress(OSError):
            line = Path(file).read_text("utf-8").strip()
    return f"{PLAIN} {line}".strip()
