"""What is exacted is cited by the article that gives it, which is not always the one that was broken."""
from __future__ import annotations

import pytest

from cardtable.games.auction_bridge.strict import StrictAuction
from cardtable.games.bridge.strict import StrictBridge
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.games.loo.strict import StrictLoo
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.games.whist.strict import EnglishByHand, StrictDeschapelles, StrictEnglish
from cardtable.rules.faults import Offence
from cardtable.rules.strict import Strict

# By the book's lines: which article each of these remedies stands in.
STATED: list[tuple[type[Strict], str, dict[str, int]]] = [
    # 002:5748-5784: a revoke is told of in 74, its penalty in 75, and orders that are not obeyed in 76
    (StrictEnglish, "revoke", {"three-tricks": 75, "take-three": 75, "add-three": 75}),
    (StrictEnglish, "disobedience", {"three-tricks": 75, "take-three": 75, "add-three": 75}),
    (StrictEnglish, "put right", {"highest": 80, "call-it-later": 80}),
    (StrictEnglish, "looking", {"call-suit": 94}),
    (EnglishByHand, "not cut", {"misdeal": 39}),
    # 003:1040-1060, 1306-1325: three ways in 94, all put right instead in 131
    (StrictDeschapelles, "revoke", {"add-three": 94, "take-three": 94, "three-tricks": 94, "put-right": 131}),
    (StrictDeschapelles, "disobedience", {"three-tricks": 94, "put-right": 131}),
    (StrictDeschapelles, "under a trick", {"annul-add-three": 47, "restore-card": 127, "new-deal": 127}),
    (StrictDeschapelles, "led together", {"call-it-later": 82}),                         # 003:975-979
    (StrictDeschapelles, "looking", {"new-deal": 116}), (StrictDeschapelles, "naming", {"new-deal": 116}),
    (StrictDeschapelles, "half shown", {"own-hand": 124}), (StrictDeschapelles, "saved", {"partner-hand": 124}),
    (StrictDeschapelles, "put right", {"highest": 92}),
    (StrictBridge, "disobedience", {"add": 90, "three-tricks": 90}), (StrictBridge, "revoke", {"deduct": 90}),
    (StrictAuction, "disobedience", {"add-150": 90}),
    (StrictEuchre, "refusal", {"add-two": StrictEuchre.articles["23"]}),                 # 001:796-798
    (StrictLoo, "breach", {"forfeit": StrictLoo.articles["revoke"], "play-again": StrictLoo.articles["again"]}),
    (StrictNapoleon, "out of turn", {"stakes": StrictNapoleon.articles["revoke"],
                                     "let-it-go": StrictNapoleon.articles["turn"]}),
    (StrictSolo, "lead", {"exposed-lead": StrictSolo.articles["turn"]}),
]


@pytest.mark.parametrize(("game", "fault", "stated"), STATED, ids=lambda one: getattr(one, "__name__", None))
def test_each_remedy_stands_in_an_article(game: type[Strict], fault: str, stated: dict[str, int]) -> None:
    row = game.FAULTS[fault]
    offence = Offence(fault, game.number(row), 0)
    assert set(stated) <= set(row.remedies)
    assert {remedy: game.stated(offence, remedy) for remedy in stated} == stated
