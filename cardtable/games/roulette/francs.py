"""Amounts at Roulette, in francs; a coin is half of one."""
from __future__ import annotations

from cardtable.families.staking.francs import Francs
from cardtable.games.roulette.chances import FRANC

FRANCS = Francs(FRANC)
