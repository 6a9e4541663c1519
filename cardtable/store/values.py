"""How values stand in the tables: JSON as text, times as seconds since 1970."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime, timedelta
from typing import Any

Json = Any
"""What the json module reads and writes."""

EARLIEST, LATEST = -60_000_000_000.0, 253_000_000_000.0
"""Between these, the years 68 and 9987, a time can be told as a date wherever one lives."""


def written(value: Json) -> str:
    """A value as text."""
    return json.dumps(value, ensure_ascii=False)


def parsed(text: object) -> Json:
    """The value of a text, or None where a fault of the disk has spoilt it."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
        if isinstance(text, str) and "\\u" in text:
            written(found).encode()  # half a character cannot be shown
    except (ValueError, RecursionError):
        return None
    return found


def now() -> float:
    """The time by the clock, which may be set to anything."""
    return min(max(time.time(), EARLIEST), LATEST)


def moment(seconds: float) -> datetime:
    """A time as a date in UTC."""
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
