"""What is said of a fresh suit is so of the hand, and of what has fallen."""
from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardtable.cards import SUITS, card, cards
from cardtable.families.partnership.leading import of_the_card, whence
from cardtable.families.partnership.reading import Reading
from tests.games.whist.test_maxims import at

RIGHT = 3


@pytest.mark.parametrize(("held", "suit", "trumped", "begun", "said"), [
    ("6H 9C QD TD 8D", "C", "", "", ""),
    ("6H 9C QD TD 8D", "C", "D", "", "Lead {card}: what is longer may be trumped."),
    ("6H 9C QD TD 8D", "C", "", "D", "Lead {card}: what is longer was begun on the right."),
    ("6H 4H 9C QD TD 8D", "C", "D", "H", ""),
    ("6H 9C QD TD 8D", "D", "", "", "Lead {card}, of the longest suit."),
    ("6H 9C", "C", "", "", "Lead {card}, one of your single cards."),
    ("6H 9C 5S 4S 3S", "C", "", "", "Lead {card}, one of your single cards."),
    ("5S 4S 3S 2H 3H 4H 5H", "S", "", "", "Lead {card}, of the trumps."),
    ("5S 2H 9C", "S", "H", "", "Lead {card}, of the trumps."),
    ("5S 2H 9C", "S", "HC", "", "Lead {card}, of the trumps: any other suit may be trumped."),
    ("5S 4S", "S", "", "", "Lead {card}: nothing but trumps is left."),
])
def test_the_longest_suit_is_the_longest(held: str, suit: str, trumped: str, begun: str, said: str) -> None:
    trump, some = SUITS.index("S"), Reading.by_suit(cards(held))
    reading = SimpleNamespace(
        held=some, seat=0, deal=SimpleNamespace(trump=trump, left=lambda seat, many: (seat + many) % 4),
        trumps=lambda: some.get(trump, ()), may_be_trumped=lambda one: SUITS[one] in trumped,
        begun_by=lambda one: RIGHT if SUITS[one] in begun else None)
    assert whence(reading, SUITS.index(suit)) == said        # type: ignore[arg-type]


def test_a_long_suit_of_which_none_is_out_may_be_trumped() -> None:
    """He led a club from two with six spades in hand, of which all others had fallen: "what is longer is better let
    alone" told nobody why."""
    deal = at("AC 5C QC 9H TH JS 8S 7S 6S 5S 2H", "", ("0", "KS 4S 3S 2S"), ("0", "AS QS TS 9S"), trump="D")
    reading = Reading(deal, 0)
    assert not reading.ruffed(SUITS.index("S"))
    assert reading.may_be_trumped(SUITS.index("S"))
    assert whence(reading, SUITS.index("C")) == "Lead {card}: what is longer may be trumped."


@pytest.mark.parametrize(("led", "said"), [
    ("AS", "Lead {card}: no higher card of its suit is out."), ("KD", "Lead {card}, with the queen behind it."),
    ("3D", "Lead {card}, the lowest, from king and others."), ("7C", "Lead {card}, a single card."),
    ("TH", "Lead {card}, the highest of a short suit."), ("4S", "Lead {card}, low, from ace and others.")])
def test_what_is_said_where_a_longer_suit_is_not_led_speaks_of_the_card(led: str, said: str) -> None:
    """"What is longer is better let alone" told nothing of it."""
    reading = Reading(at("AS 6S 5S 4S 3S KD QD 3D 7C TH 2H", "", trump="C"), 0)
    assert of_the_card(reading, card(led)) == said
