"""What every test at a table may ask for."""
from __future__ import annotations

from tests.table.fixtures import seat, store

__all__ = ["seat", "store"]
