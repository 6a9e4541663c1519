"""Euchre by Hoyle: one deal, for two, three or four."""
from __future__ import annotations

from cardtable.games.euchre import laws, scoring
from cardtable.games.euchre.rules import Euchre


class HoyleEuchre(Euchre):
    """The same with his articles and points."""

    book, code, articles, worth = laws.HOYLE, laws.HOYLE.name, laws.HOYLE_LAW, scoring.HOYLE
