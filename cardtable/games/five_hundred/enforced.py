"""Five Hundred's articles under strict laws."""
from __future__ import annotations

from cardtable.games.five_hundred.faults import AMERICAN, HOFFMANN
from cardtable.games.five_hundred.laws import CODE, LAW
from cardtable.rules.enforced import Enforced

TESTS = "tests/games/five_hundred/test_strict.py::test_"
ENFORCED = {CODE.name: Enforced(
    {LAW["american"]: f"{TESTS}the_american_rule", LAW["revoke"]: f"{TESTS}hoffmann_s_rule"},
    {str(LAW["follow"]): "following suit is what the articles on the revoke are about",
     str(LAW["joker named"]): "a suit in which he has renounced is not offered: nobody can say whether it was so",
     str(LAW["columns"]): "the table keeps the score"},
    {**HOFFMANN, **AMERICAN})}
