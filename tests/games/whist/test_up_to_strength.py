"""A suit that the right-hand adversary began is not led up to him where another may be led, by club and master."""
from __future__ import annotations

import pytest

from cardtable.cards import card, cards
from cardtable.families.partnership import rounds
from cardtable.families.partnership.reading import Reading
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.partners import JUDGE
from cardtable.games.whist.position import Position
from cardtable.players.sins import UP
from cardtable.rules.moves import Move
from tests.games.whist.test_maxims import at

BEGAN = ("3", "5S JS 9S 2S")                     # by who sits on the right, through us, to a knave of ours
QUEEN_LEFT = ("3", "KS AS 9S 2S")


@pytest.mark.parametrize(("hand", "earlier", "lead"), [
    ("AS QS 9S 4S QD 7D 3D", [("3", "7S JS 5S 3S")], "3D"),      # the queen of another suit is high enough
    ("JS 8S 6S KD 7D 3D", [QUEEN_LEFT], "3D"),                   # not up to the queen that the king has marked
    ("JS 8S 6S 7C 4C", [QUEEN_LEFT], "JS"),                      # a fresh suit without a high card is no better
    ("KS 8S 3S 6C 4C", [BEGAN, ("1", "QC TC 9C 2C")], "6C"),     # through who began the other suit
    ("KS 8S 3S 6C 4C", [BEGAN, ("2", "QH 3H 4H 5H"), ("2", "9C TC AC 2C")], "6C"),   # his suit, though trumps first
    ("KS 8S 3S 6C 4C", [("3", "5S JS AS 2S"), ("1", "7C TC QC 8C"), ("2", "9S QS 4S 6H")], "6C"),
])
def test_the_club_player_leads_elsewhere(hand: str, earlier: list[tuple[str, str]], lead: str) -> None:
    assert advise(at(hand, "", *earlier), 0).move == Move.read(f"play {lead}")


@pytest.mark.parametrize(("hand", "earlier", "played", "up"), [
    ("KS 8S 3S KD 4D", [BEGAN], "3S", True),
    ("KS 8S 3S KD 4D", [BEGAN], "4D", False),
    ("AS 8S 3S KD 4D", [BEGAN], "AS", False),                    # it is the best
    ("KS QS 3S KD 4D", [BEGAN], "KS", False),                    # and this drives out the only better one
    ("8S KD 4D 3H", [BEGAN], "8S", False),                       # the next may be trumped
    ("8S KD 4D", [BEGAN], "8S", True),
    ("KS 8S 3S KD 4D", [("3", "5S JS 9S 6C")], "3S", False),     # partner may trump it
    ("KS 8S 3S KD 4D", [("1", "5S JS 9S 2S")], "3S", False),     # it goes through who began it
])
def test_what_goes_up_to_strength(hand: str, earlier: list[tuple[str, str]], played: str, up: bool) -> None:
    deal = at(hand, "", *earlier)
    assert rounds.up_to_strength(Reading(deal, 0), deal, card(played)) == up


def test_the_judge_says_what_had_been_better() -> None:
    """Of the suit begun on the right, two small ones and one headed by a king it is the last that may be led."""
    view = Position(cards("KS 8S 3S KD 7D 4D 8C 7C 5C 9H 3H 2H"), 2, card("4H"), cards("5S JS 9S 2S")).view()
    found = JUDGE.sin(view, 0, Move.read("play 3S"))
    assert found is not None
    assert (found.kind, found.better, found.reason) == (UP, Move.read("play 4D"), "")
    assert JUDGE.sin(view, 0, Move.read("play 4D")) is None
