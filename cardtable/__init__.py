"""The card games of four old books, played by their rules and their laws."""

from __future__ import annotations

__version__ = "0.1.0"
