"""What speaks for a suit, or for leaving it, is the number of trumps, and that is so."""
from __future__ import annotations

from random import Random

from cardtable.cards import SUITS
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.talk import ENOUGH, EuchreTalk
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import count


def test_trumps_are_counted_with_the_bowers_and_the_turn_up() -> None:
    rng, talk, said = Random(5), EuchreTalk(), set[str]()
    for _ in range(60):
        sitting = Sitting(GAME, {})
        while sitting.match.deal().preliminary or sitting.match.deal().phase != "adopting":
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        deal = sitting.match.deal()
        assert isinstance(deal, Euchre)
        while deal.phase in ("adopting", "making") and not deal.over:
            seat = deal.must[0]
            calls = [Move(one) for one in deal.decision(seat)]
            leaves = next(call for call in calls if call.verb in EuchreTalk.declines)
            for call in calls:
                if call is leaves:
                    continue
                trump = SUITS.index(str(call[1])) if call.verb == "make" else deal.proposed
                held = deal.zone[deal.layout.hand[seat]] + deal.turned * (call.verb == "take")
                many = sum(deal.order.suit(one, trump) == trump for one in held)
                told, left = talk.speaks_for(deal, seat, call, leaves), talk.speaks_for(deal, seat, leaves, call)
                assert told == (f"you would have {count(many, 'trump')}" if many >= ENOUGH else "")
                assert left == (f"you would have no more than {count(many, 'trump')}" if 0 < many < ENOUGH else "")
                said |= {told, left}
            sitting.submit(seat, leaves)
    assert len(said) > 4
