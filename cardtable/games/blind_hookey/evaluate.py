"""What search has to say of Blind Hookey: nothing, since nothing is hidden that could be guessed at; and its verbs."""
from __future__ import annotations

from typing import Any

from cardtable.rules.moves import Move
from cardtable.rules.view import View

phrase = {"cut": ("Cut off", "cutting off"), "done": ("Turn up", "turning up"),
          "again": ("Stake as before", "staking as before"), "clear": ("Take up", "taking up"),
          "take": ("Take up", "taking up"), "double": ("Double", "doubling"), "move": ("Move", "moving")}
caveats: dict[str, str] = {}


def question(view: View, seat: int, book: Move | None = None) -> Any:
    """None."""
    return None
