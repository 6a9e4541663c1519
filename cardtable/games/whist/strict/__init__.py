"""Whist under strict laws."""
from __future__ import annotations

from cardtable.games.whist.strict.signs import StrictDeschapelles as StrictDeschapelles
