"""Euchre's own long counts."""
from __future__ import annotations

from tests.games.euchre.spiel import parts

__all__ = ["parts"]
