"""What becomes of the book's paragraphs on faults: it has no code, and no strict form of its own."""
from __future__ import annotations

from cardtable.games.all_fours.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

ENFORCED = {CODE.name: Enforced(
    {LAW["count"]: "tests/games/all_fours/test_by_heart.py::test_a_count_named_wrongly_costs_what_was_agreed"},
    {str(LAW["follow"]): "the book calls it a revoke, and has no penalty for it: it is stopped"},
    {})}
