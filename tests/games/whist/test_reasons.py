"""What the club player says of his card is so of the hand, the tricks that have gone and the place he plays from."""
from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.cards import BACKS, card, cards
from cardtable.families.partnership.advice import of_these
from cardtable.families.partnership.discards import thrown
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.rounds import up_to_open
from cardtable.families.partnership.whereabouts import Whereabouts
from cardtable.families.tricks.speaks import speaks_for
from cardtable.games.whist.impasse import no_risk
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.rules import LAYOUT
from tests.games.whist.test_maxims import at

Trick = Sequence[str]


@pytest.mark.parametrize(("hand", "trick", "earlier", "said"), [
    ("AS JS 3S 9D 8C", "4S TS", [], "Play the ace of spades, third hand’s best."),
    ("KS QS 3S 9D 8C", "4S 2S", [], "Play the queen of spades: it does as well as your best"),
    ("AS QS 3S 9D 8C", "4S 2S", [], "Play the queen of spades, a finesse."),
    ("7S 6S 3S 9D 8C", "4S TS", [], "Play the three of spades, the lowest: what lies cannot be beaten."),
    ("AS 7S 5S 3S", "JS 2S", [], "the knave led tells of king and queen"),
    ("AS 7S 5S", "JS 2S", [("1", "4S 6S KS 3S")], "your partner’s knave is left to itself"),
    ("AS 5S", "JS 2S", [], "out of the way of your partner’s suit"),
    ("AS 5S", "JS 2S", [("1", "4S 6S KS 3S")], "third hand’s best"),
    ("KS TS 5S", "3S 2S", [("0", "7S 4S QS 6S")], "a finesse: the ace must lie on the left"),
    ("KS TS 5S", "3S 2S", [("0", "7S AS QS 6S")], "Play the ten of spades, a finesse."),
])
def test_third_hand_says_what_is_so(hand: str, trick: str, earlier: list[Trick], said: str) -> None:
    assert said in advise(at(hand, trick, *earlier), 0).why


@pytest.mark.parametrize(("hand", "earlier", "said"), [
    ("AS KS 9D 8D", [("0", "4S 6S 5S 3S"), ("0", "2C 3C 4C 5C")], "no higher card of its suit is out"),
    ("5C 9S 4S 3H", [("1", "4S 6S KS 3S"), ("1", "5S AS QS JS")], "through the hand that is strong in it"),
    ("9S 4S 5H 3C", [("3", "5S AS KS 3S"), ("1", "6S 7S QS 2S")], "of the longest suit"),
    ("9S 4S 5H 3C", [("0", "2S AS KS 3S"), ("1", "6S 7S QS 5S")], "through the hand that has led it"),
    ("9D 8D 7D 6C 5C 8H 7H 4H 3H", [], "of the longest suit beside trumps"),
    ("AH KH QH 9H 8H 4H 3C", [], "who was dealt five trumps or more draws the others’"),
    ("KC 9D 7D 6S", [("3", "AS 2S 4S 3D")], "your partner has none of it, and may trump it"),
    ("KH QH 7H 6H 4H", [("3", "AS 8S 2S JS"), ("3", "KS 7S 5S 3S"), ("2", "2H 3H 5H 9H")],
     "you have called for trumps, and your partner has led them"),
])
def test_a_lead_says_what_is_so(hand: str, earlier: list[Trick], said: str) -> None:
    assert said in advise(at(hand, "", *earlier), 0).why


@pytest.mark.parametrize(("hand", "earlier", "said"), [
    ("TC 7C KH QH 8H 7H 4H", [("3", "AC 8C 2C 5C")], "now you have called for trumps"),
    ("TC 7C KH 7H 4H", [("3", "AC 8C 2C 5C")], "low as second hand"),
    ("TC 7C KH QH 8H 7H 4H", [("3", "AC 6C 2C 5C")], "low as second hand"),
])
def test_the_second_card_of_a_call_is_told_as_that(hand: str, earlier: list[Trick], said: str) -> None:
    assert said in advise(at(hand, "3C", *earlier), 0).why


@pytest.mark.parametrize(("hand", "trick", "earlier", "some", "told"), [
    ("AS TS 4S 2S KD QD", "", [], "2S 4S KD", "Lead the two of spades, of the longest suit."),
    ("AS KS 4S 2S KD QD", "", [], "KD QD", "Lead the king of diamonds, with the queen behind it."),
    ("AS KS 4S 2S KD QD", "", [], "QD", ""),
    ("AS TS 4S 2S QD JD TD 5D", "", [("0", "KD AD 2D 3D")], "QD", "Lead the queen of diamonds: no higher card of its"),
    ("5S 4S 9D 8D 7D", "AC 2C", [("0", "KC 4C 5C 6C")], "5S 4S 8D", "Throw the four of spades"),
    ("5S 4S 9D 8D 3C", "AC 2C", [], "3C", ""),
])
def test_where_the_books_card_will_not_do_its_next_is_told(hand: str, trick: str, earlier: list[Trick], some: str,
                                                           told: str) -> None:
    found = of_these(at(hand, trick, *earlier), 0, cards(some))
    assert (found is not None and found.why.startswith(told)) if told else found is None


@pytest.mark.parametrize(("hand", "earlier", "trick", "played", "echo"), [
    ("QH TH 9H 6H", [("0", "7H 3H KH 2H")], "AH 4H", "6H", False),
    ("TH 9H 6H 2H", [("2", "KH 3H 7H 4H")], "AH 5H", "2H", True),
    ("TH 9H 8H 6H", [("2", "KH 3H 2H 4H")], "AH 5H", "6H", False),
    ("TH 9H 6H 2H", [], "AH 5H", "6H", True),
])
def test_an_echo_is_told_where_partner_can_read_it(hand: str, earlier: list[Trick], trick: str, played: str,
                                                   echo: bool) -> None:
    """Who has led the fourth best of trumps has told of them: his next, a lower one, says nothing more."""
    told = advise(at(hand, trick, *earlier), 0)
    assert told.move[1] is card(played)
    assert ("echo" in told.why) == echo


@pytest.mark.parametrize(("hand", "led", "played"), [
    ("JH TH 8H 6H 4H KS", "2H 5H AH 3H", "4H"),          # not the fourth best: that answers a call
    ("QH 6H KS", "2H 5H AH 3H", "QH"),
])
def test_trumps_that_partner_has_led_are_led_back_as_the_book_has_it(hand: str, led: str, played: str) -> None:
    assert advise(at(hand, "", ("2", led)), 0).move[1] is card(played)


def test_one_does_not_lead_up_to_the_strength_of_a_hand_that_lies_open() -> None:
    """Away from the king up to ace, knave, eight, though of diamonds the dummy that plays last had six and four."""
    deal = at("KS 6S 4S 2S AH 3H QC 9D 7D 2D", "", trump="C")
    deal.open_seats = (3,)
    deal.zone[LAYOUT.shown[3]] = cards("AS JS 8S 3S TH 7H AC KC 5C 6D 4D")
    deal.zone[LAYOUT.hand[3]] = ()
    found = up_to_open(Reading(deal, 0), deal)
    assert found == {card("KS").suit}


def test_a_trick_that_an_adversary_is_known_to_take_is_not_said_to_be_ours() -> None:
    """The knave led across, seat 3 without the suit: queen, king and ace lie with who plays last."""
    deal = at("AS KS QS 5S 4S 3S 9C 7C 6C 5C 4C 8H 7H", "JD 2C", trump="S")
    deal.zone[LAYOUT.hand[2]] = cards("TD 3D 2H 3H 4H 5H 6H 9H TH JH 8C TC")
    deal.zone[LAYOUT.hand[1]], deal.zone[LAYOUT.hand[3]] = BACKS[13], BACKS[12]
    assert speaks_for(deal, 0, card("8H"), card("3S")) == \
        "the three of spades is kept, though the queen of diamonds can take the trick"
    deal.zone[LAYOUT.hand[2]] = BACKS[12]
    assert speaks_for(deal, 0, card("8H"), card("3S")) == "your side has the trick so far"


@pytest.mark.parametrize(("hand", "score", "said"), [
    ("AS QS 3S 9D 8C 7C", 0, "Play {card}: with no court card elsewhere, and few trumps, no finesse is tried."),
    ("AS QS 3S KD 8C 7C", 9, "Play {card}: they would win the game by this trick, and no finesse is tried with it."),
    ("AS QS 3S KD 8C 7C", 0, "")])
def test_why_no_finesse_is_tried_is_told(hand: str, score: int, said: str) -> None:
    """"This is no trick, or no hand, to finesse with" did not tell which of the two it was."""
    deal = at(hand, "4S 2S")
    deal.goal, deal.score, deal.taken = 10, [0, score], [0, 6, 0, 0]
    reading = Reading(deal, 0)
    word = no_risk(reading, deal, Whereabouts(reading), deal.allowed(0))
    assert (word[1] if word else "") == said


def test_a_master_that_may_be_trumped_is_kept_while_there_is_a_loser() -> None:
    """The king, ace and queen having fallen, was thrown rather than a small diamond of the suit that he had led."""
    deal = at("KH 6D 4D 3D AC", "9S TS", ("0", "5D 8D TD AD"), ("3", "2S 5S 4S 3S"), ("2", "AH QH 2H 6C"), trump="S")
    reading = Reading(deal, 0)
    assert reading.ruffed(card("KH").suit)
    word = thrown(reading, deal)
    assert word is not None
    assert word[0] is card("3D")


def test_a_card_that_takes_the_trick_from_a_partner_is_not_said_to_leave_it() -> None:
    assert advise(at("AS 6S 9D", "2S 4S 3S"), 0).why == "Play the six of spades: the trick cannot be had more cheaply."
