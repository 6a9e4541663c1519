"""Amounts at Trente et Quarante: a coin is twenty centimes, one in a hundred of the least stake."""
from __future__ import annotations

from cardtable.families.staking.francs import Francs

FRANC = 5                                        # in coins
FRANCS = Francs(FRANC)
