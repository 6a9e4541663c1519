"""The codes of Whist: every article paraphrased, with its source and treatment."""
from __future__ import annotations

from cardtable.games.whist.laws.deschapelles import DESCHAPELLES
from cardtable.games.whist.laws.hoyle import HOYLE
from cardtable.rules.laws import Code

CODES: dict[str, Code] = {code.name: code for code in (HOYLE, DESCHAPELLES)}
