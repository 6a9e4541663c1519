"""The two rules of the revoke at Five Hundred, under strict play."""
from __future__ import annotations

from random import Random

from tests.adapters.five_hundred_strict import Move, bid, play_out, points, revoked, says


def test_the_american_rule() -> None:
    """The article called "american": the hand is abandoned at once, and the bidder has his bid."""
    assert points("american", "second", "eldest", "7D", {"eldest": 4, "second": 1, "dealer": 1}) == \
        {"eldest": 180, "second": 0, "dealer": 0}
    found = points("american", "eldest", "eldest", "7D", {"eldest": 1, "second": 2, "dealer": 1})
    assert found == {"eldest": -180, "second": 20, "dealer": 10}


def test_hoffmann_s_rule() -> None:
    """The article called "revoke": a bidder is set back; another plays again, scores nothing, and loses a hundred."""
    assert points("hoffmann", "eldest", "eldest", "6H", {"eldest": 8, "second": 1, "dealer": 1}) == \
        {"eldest": -100, "second": 10, "dealer": 10}
    assert points("hoffmann", "second", "eldest", "6S", {"eldest": 6, "second": 2, "dealer": 2}) == \
        {"eldest": 40, "second": -100, "dealer": 20}


def test_it_is_played_again_from_its_trick() -> None:
    """And not before all is played by Hoffmann's rule."""
    one = next(found for found, trick in (
        (one, revoked(one, rng, 1, {})) for rng in map(Random, range(50)) for one in [bid(rng, "hoffmann", 0, "6S")])
        if trick)
    trick = one.offences[-1].trick
    assert one.phase == "accusations"
    for seat in list(one.must):
        says(one, seat, Move(("accuse", one.articles["revoke"], 1, trick)) if seat == 0 else Move(("content",)))
    says(one, 0, Move(("exact", "replay")))
    assert (one.phase, len(one.history)) == ("play", 3 * (trick - 1))
    play_out(one, Random(1))
    assert one.phase == "accusations"
