"""What is staked: by somebody against a bank, and what every outcome would make of it; or by all into a pool."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wagers:
    """`rows` are the stakes, each with a cell below every one of `heads`, of which the first stands over the words;
    `outcomes` what comes and what that makes, below the words `comes`; `law` a heading, the law that governs the
    outcome least expected, and its book; `note` and `foot` stand beside the title and below all.  A `total` stands
    below the rows; so many columns, the first included, are `wanted` where letters are large."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    comes: str
    outcomes: tuple[tuple[str, str], ...]
    law: tuple[str, str, str]
    foot: str = ""
    total: tuple[str, ...] = ()
    wanted: int = 2
