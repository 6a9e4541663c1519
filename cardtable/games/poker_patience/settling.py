"""Who pays whom: every pair settles the difference of its scores, the lower paying the higher (002:8862-8879)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence


def payments(scores: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Who pays, to whom and how many points; equal scores pay nothing, as ruled."""
    for payer, low in enumerate(scores):
        for payee, high in enumerate(scores):
            if low < high:
                yield payer, payee, high - low


def net(scores: Sequence[int]) -> list[int]:
    """What each has in the end, by the book's second way: his score so often as there are players, less all scores."""
    return [len(scores) * score - sum(scores) for score in scores]
