"""What stands below the score: the games of the rubber, and honours once they have been seen by all."""
from __future__ import annotations

import pytest

from cardtable.families.rubbers import GameWon
from cardtable.games.whist.rules import PACK, Whist
from cardtable.games.whist.scoring import HONOURS
from cardtable.games.whist.talk import TALK
from tests.games.whist.moments import plain

OURS = [(0, "Ours"), (1, "Theirs")]


def test_the_games_of_the_rubber_and_the_one_in_play() -> None:
    deal = Whist(0, [2, 4], [0] * 4, (0, 1, 2, 3), rubber=(GameWon(1, 3, 5, 0), GameWon(0, 1, 5, 4)))
    assert deal.games == (1, 1)
    assert TALK.aside(deal, OURS) == [("The rubber", "ours", "theirs"), ("First, a treble", "0", "5"),
                                      ("Second, a single", "5", "4"), ("Third, in play", "2", "4")]
    assert TALK.aside(deal, [(1, "Ours"), (0, "Theirs")])[1:3] == [("First, a treble", "5", "0"),
                                                                   ("Second, a single", "4", "5")]


@pytest.mark.parametrize("plays", [0, 32, 44])
def test_honours_are_told_when_they_have_been_played(plays: int) -> None:
    deal = plain(plays).sitting.match.deal()
    hidden = [card for zone in deal.layout.hand for card in deal.zone[zone]]
    wanted = {card.name.capitalize() for card in PACK if card.suit == deal.trump and card.rank in HONOURS
              and card not in hidden and card not in deal.zone[deal.turn_up]}
    assert {row[0] for row in TALK.aside(deal, OURS) if len(row) == 3} == wanted
    assert bool(wanted) == (plays > 0)


def test_where_two_share_a_page_nothing_on_it_is_ours() -> None:
    """At Double Dummy the honours were "ours" and "theirs" below the columns of Eleanor and Henry."""
    both = [(0, "Eleanor"), (1, "Henry")]
    deal = Whist(0, [2, 4], [0] * 4, (0, 1, 2, 3), rubber=(GameWon(1, 3, 5, 0),))
    assert TALK.aside(deal, both)[0] == ("The rubber", "Eleanor", "Henry")
    honours = TALK.aside(plain(44).sitting.match.deal(), both)[1:]
    assert honours
    assert {row[2] for row in honours} <= {"Eleanor’s", "Henry’s"}
