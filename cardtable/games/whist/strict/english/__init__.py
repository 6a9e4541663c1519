"""Whist under the English laws of 1900 among fallible people (002:5385-5952)."""
from __future__ import annotations

from cardtable.games.whist.strict.english.dealing import EnglishByHand as EnglishByHand
from cardtable.games.whist.strict.english.dummy import StrictEnglishDummy as StrictEnglishDummy
from cardtable.games.whist.strict.english.hands import StrictEnglish as StrictEnglish
