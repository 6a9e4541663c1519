"""What the laws of both games of a declarer have on faults: revokes, leads out of turn, exposed cards (71 to 102)."""
from __future__ import annotations

from cardtable.families.declarer.strict.revokes import StrictDeclarer as StrictDeclarer
