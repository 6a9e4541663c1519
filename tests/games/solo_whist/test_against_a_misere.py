"""Against a misère high cards go to a trick that the caller, who is yet to play, cannot be made to take."""
from __future__ import annotations

from random import Random

from cardtable.cards import Card
from cardtable.families.tricks.losing import NOT_TO_BE_HIS
from cardtable.games import game
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.players.think import think
from cardtable.rules.sitting import Sitting

EVENINGS, ENOUGH = 60, 12
SAID = NOT_TO_BE_HIS.partition("}")[2]


def test_the_highest_goes_where_the_caller_has_nothing_that_takes_the_trick() -> None:
    met = 0
    for seed in range(EVENINGS):
        sitting, rng = Sitting(game("solo_whist"), {"rounds": 3}, [{}] * 4), Random(seed)
        while not sitting.over and met < ENOUGH:
            deal, seat = sitting.match.deal(), sitting.match.deal().must[0]
            if seat < 0 or not isinstance(deal, SoloWhist):
                sitting.submit(seat, deal.decision(seat).sample(rng))
                continue
            thought = think(sitting.view(deal.by(seat)), "club", 0)
            if thought.why.endswith(SAID):
                card, lies = thought.move[1], deal.on_table()
                assert isinstance(card, Card)
                own = [one for one in deal.allowed(seat) if one.suit == lies[0].suit]
                highest = max(one.rank for one in [*lies, *own] if one.suit == lies[0].suit)
                assert card.rank == max(one.rank for one in own)
                assert deal.bidder not in deal.played_by()
                assert all(one.suit != lies[0].suit or one.rank < highest for one in deal.playable(deal.bidder))
                met += 1
            sitting.submit(seat, thought.move)
    assert met == ENOUGH
