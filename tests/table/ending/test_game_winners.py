"""Whose picture stands on the sheet that ends a game: of somebody who has won this game, whoever leads the match."""
from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.showing.standing import marked_by
from cardtable.table.ending.game_ending import _winners
from cardtable.table.reading.chair import Chair


def test_who_has_won_the_game_counts_until_the_match_is_over() -> None:
    match = SimpleNamespace(result=lambda: SimpleNamespace(winners=(0, 2)))
    deal, given_up = (cast(Deal, SimpleNamespace(score=[0, 5], seats=4, player=(2, 3, 0, 1), side=(0, 1, 0, 1),
                                                 scored=True, resigned=side)) for side in (None, 1))

    def chair(over: bool) -> Chair:
        return cast(Chair, SimpleNamespace(croupier=SimpleNamespace(sitting=SimpleNamespace(over=over, match=match))))

    assert _winners(chair(over=False), deal) == {1, 3}
    assert _winners(chair(over=False), given_up) == {0, 2}, "though they have less"
    assert _winners(chair(over=True), deal) == {0, 2}


def test_who_backs_nobody_at_french_ecarte_has_no_score_and_wins_nothing() -> None:
    sitting, rng = Sitting(game("ecarte"), complete(game("ecarte").options, {"form": "french", "evening": 3}),
                           [{} for _ in range(3)]), Random(0)
    looking_on = 0
    while not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        if deal.scored and max(deal.side) == 2:
            chair = cast(Chair, SimpleNamespace(croupier=SimpleNamespace(sitting=SimpleNamespace(over=False))))
            marked = [marked_by(deal, seat) for seat in range(3)]
            assert marked[2] is None
            assert deal.player[2] not in _winners(chair, deal)
            looking_on += 1
    assert looking_on, "everybody has laid something"
