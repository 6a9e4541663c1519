"""Whist under strict laws."""
from __future__ import annotations

from cardtable.games.whist.strict.dealing import HandDealt as HandDealt
from cardtable.games.whist.strict.dumbmy import StrictDumbmy as StrictDumbmy
from cardtable.games.whist.strict.signs import StrictDeschapelles as StrictDeschapelles
