"""Amounts at Baccarat: a coin is a franc."""
from __future__ import annotations

from cardtable.families.staking.francs import Francs

FRANCS = Francs(1)
