"""What may be said for either of two hands of one player stands on one token."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.table.playing import Keys, Mouse, Person
from tests.table.seating import Seat
from tools.moments import Moment, company
from tools.waiting import until

NEVER = 1e6
OTHERS = (("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Miss Amory", "club"))


def won(name: str, seed: int = 1) -> Moment:
    """The person plays two hands, and one of them has won a trick that is not yet turned."""
    players = company(OTHERS, 4)
    sitting, rng = Sitting(game(name), {"laws": "strict"}, players), Random(seed)
    while True:
        deal = sitting.match.deal()
        turning = [] if deal.preliminary or deal.phase != "play" else [
            seat for seat in range(deal.seats) if Move(("turn",)) in deal.decision(seat) or any(
                choice.verb == "turn" for choice in deal.asides(seat))]
        if turning and all(deal.by(seat) == 0 for seat in turning) and len(turning) == 2:
            return Moment(name, dict(sitting.options), players, tuple(sitting.lines))
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else think(
            sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move
        sitting.submit(seat, move)


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("name", ["bridge", "auction_bridge"])
def test_the_declarer_s_trick_is_turned_by_one_token(seat: Seat, name: str, hand: type[Person]) -> None:
    page = seat(won(name), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    texts = [token.text for token in page.scene.tokens]
    assert texts.count("Turn the trick") == 1
    hand(page, Random(1)).make(Move(("turn",)))
    until(lambda: str(page.host.croupier.steps[-1].move) == "turn")
