"""What a deal is played by beside its rules: one frozen value, which the match hands on."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Terms:
    """A game that has terms derives its own from this, each with a default, and names the kind as its deal's
    `agrees_on`; whoever makes a deal gives them by name."""
