"""Whist under strict laws."""
from __future__ import annotations

from cardtable.games.whist.strict.dealing import HandDealt as HandDealt
from cardtable.games.whist.strict.dumbmy import StrictDumbmy as StrictDumbmy
from cardtable.games.whist.strict.dummies_dealt import DumbmyByHand as DumbmyByHand
from cardtable.games.whist.strict.dummies_dealt import DummyByHand as DummyByHand
from cardtable.games.whist.strict.english import EnglishByHand as EnglishByHand
from cardtable.games.whist.strict.english import StrictEnglish as StrictEnglish
from cardtable.games.whist.strict.english import StrictEnglishDummy as StrictEnglishDummy
from cardtable.games.whist.strict.together import StrictDeschapelles as StrictDeschapelles
