"""Who stands against a bidder plays for a game of his own (002:8456-8460), which a trick may win him, or the other."""
from __future__ import annotations

import pytest

from cardtable.games.five_hundred.evaluate import OWN_GAME_TOO, WITH_OWN_GAME
from cardtable.games.five_hundred.maxims import advise as advise_club
from cardtable.games.five_hundred.worth import WON, first, own_game
from cardtable.players.advice import Advice, advise
from cardtable.players.compared import compare
from cardtable.players.sins import sin_of
from cardtable.rules.moves import Move
from tests.games.five_hundred.moments import Match, bidding

# The bidder leads the eight of trumps, and the next takes it with the queen; the last may play king or seven.
HANDS = ("JO JH JD 9H 8H AS AC 7C 8S 9D", "QH AD QD KD TD TC 9C QS TS 9S", "KH AH TH 7H 8D 8C JC TS JS 7S")


def near(bidder: int, second: int, last: int) -> Match:
    """The last of three, by whom the trick is an ally's, at these scores."""
    match = Match().deals(HANDS[0], HANDS[1].replace(" TS", " KS"), HANDS[2], widow="7D QC KC")
    match.deal.score[:] = [bidder, second, last]
    return match.turn("bid 6 H", "pass", "pass", "discard 7D QC KC").plays("8H QH")


def advised(match: Match) -> Advice:
    return advise(match.sitting.view(match.deal.by(match.due)), match.due, budget=.2)


@pytest.mark.parametrize(("second", "last", "reason"), [
    (0, 490, "it takes the trick that wins you the game"),
    (490, 0, "else the trick wins another the game")])
def test_the_trick_that_wins_the_game_is_taken_from_an_ally(second: int, last: int, reason: str) -> None:
    match = near(-300, second, last)
    assert f"Play the king of hearts: {reason}" in advised(match).words
    assert sin_of(match.sitting.view(match.deal.by(2)), 2, Move.read("play KH")).reason      # type: ignore[union-attr]


@pytest.mark.parametrize("scores", [(-300, 0, 400), (400, 0, 490)])
def test_it_is_left_to_him_where_it_wins_no_game(scores: tuple[int, int, int]) -> None:
    """Nor where the bidder, who goes before the others, may have it."""
    assert "the game" not in advise_club(near(*scores).deal, 2).why


def test_a_game_is_counted_as_his_who_wins_it() -> None:
    found = advised(near(-300, 0, 490))
    assert OWN_GAME_TOO in found.words
    assert found.comparison is not None
    assert WITH_OWN_GAME.strip() in " ".join(found.comparison.notes)
    worse = next(row for row in found.comparison.rows if row.words == "Play the seven of hearts")
    assert not worse.equal
    assert "the game brings" in worse.why


@pytest.mark.parametrize(("score", "ahead"), [((-100, 0, 490), True), ((-100, 490, 0), False)])
def test_before_a_bid_the_game_of_one_at_its_end_is_not_shared(score: tuple[int, ...], ahead: bool) -> None:
    """Who wants but one trick has the game almost surely if he passes, and then nobody else has."""
    match = bidding()
    match.deal.score[:] = score
    match.turn("pass", "pass")
    found = compare(match.sitting.view(match.deal.by(2)), 2, budget=.1)
    assert found is not None
    passing = next(row for row in found.rows if row.move.verb == "pass")
    assert (passing.value > 0) == ahead


def test_who_comes_first_to_the_game_has_it() -> None:
    assert first(4, 1, 50) == (15 / 16, 0)
    assert first(1, 1, 1) == (.5, .5)
    assert first(0, 0, 3) == (1, 0)
    assert own_game(3, 2, 2) == 0
    assert own_game(9, 0, 1) == WON
