"""The revoke at Five Hundred, by either of the rules that the book has (002:8624-8646)."""
from __future__ import annotations

from cardtable.rules.faults import Fault, Faults

HOFFMANN: Faults = {"revoke": Fault("revoke", remedies=("replay", "set-back"), late=True, by_trick=True)}
AMERICAN: Faults = {"revoke at once": Fault("american", at_once=("abandon",), by_trick=True)}
