"""Euchre under the laws of 1862 as they are written: faults stand until they are claimed."""
from __future__ import annotations

from cardtable.games.euchre.strict.dealing import EuchreByHand as EuchreByHand
from cardtable.games.euchre.strict.words_spoken import StrictEuchre as StrictEuchre
