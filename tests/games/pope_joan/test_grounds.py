"""What is said for a lead: the maxim that would have it led of its own suit."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.pope_joan.maxims import ALL, ground, waits
from cardtable.games.pope_joan.runs import bits


def said(hand: str, led: str, out: str = "") -> str:
    return ground(bits(cards(hand)), ALL & ~bits(cards(out)), bits(cards(led)))


def test_each_lead_has_its_own_ground() -> None:
    hand = "KS 2C 4C QH AD"
    assert "leads it leads again" in said(hand, "KS")
    assert "may go together" in said(hand, "2C")
    assert "that go together" in said("KS 2C 3C", "2C")
    assert said(hand, "4C") == ""
    assert "ace" in said(hand, "AD")
    assert "lowest of its suit" in said("KS 3H JH", "3H")
    assert "sequence up to a stop" in said("5H 6H 7H 3C QS", "5H", out="8H")
    assert "nothing can lead up" in said("9H 3C", "9H", out="8H")


def test_a_run_ends_at_a_card_that_is_out() -> None:
    """It is not said to come back to a card above one that nobody can play, nor over the eight of diamonds."""
    assert "close above it" in said("6H TH", "6H")
    assert "close above it" not in said("6H TH", "6H", out="8H")
    assert "up to a stop" in said("6H TH", "6H", out="JH")
    assert "up to a stop" not in said("6H TH", "6H", out="8H JH")
    assert "go together" not in said("3D 7D 9D", "7D")


def test_a_single_card_is_not_called_the_lowest() -> None:
    assert said("JH TD 7S", "JH") == ""
    assert said("3H JH TD 7S", "3H") == "it is the lowest of its suit"


def waiting(hand: str, led: str, out: str = "") -> str:
    return waits(bits(cards(hand)), ALL & ~bits(cards(out)), bits(cards(led)))


def test_a_lead_before_the_stops_keeps_those_that_others_may_lead_up_to() -> None:
    assert waiting("KC 2D QD KD QH 8S", "8S", out="KH") == "the stops are kept, with which the lead may come back"
    assert waiting("KC 8S", "8S") == "the king of clubs is kept, with which the lead may come back"
    assert waiting("QC KC 8S", "8S") == "the king of clubs is kept, with which the lead may come back"
    assert waiting("KC 8S", "8S", out="QC") == "", "nobody leads up to it any more"
    assert waiting("KC 8S", "KC") == ""
    assert waiting("3C 8S", "8S") == ""


def test_what_lies_below_a_card_that_is_led_becomes_a_stop() -> None:
    assert waiting("3C 9C QC KC", "KC") == "the queen below it then becomes a stop"
    assert waiting("6C 7C 9C", "7C") == "the six below it then becomes a stop"
    assert waiting("6C 7C 9C", "7C", out="5C") == "", "and nobody leads up to that"
    assert waiting("6C 7C 9C", "9C") == ""
