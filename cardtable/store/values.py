"""How values stand in the tables: JSON as text, times as seconds since 1970."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

Json = Any
"""What the json module reads and writes."""


def written(value: Json) -> str:
    """A value as text."""
    return json.dumps(value, ensure_ascii=False)


def parsed(text: str) -> Json:
    """The value of a text, or None where a fault of the disk has spoilt it."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def moment(seconds: float) -> datetime:
    """A time as a date in UTC."""
    return datetime.fromtimestamp(seconds, UTC)
