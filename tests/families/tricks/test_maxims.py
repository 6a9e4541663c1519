"""What every player of tricks knows, each maxim by itself."""
from __future__ import annotations

from cardtable.cards import RANKS, SUITS, card, cards, ranking
from cardtable.families.tricks import maxims
from cardtable.families.tricks.order import NO_TRUMP, Bowers, Order

ORDER = Order(ranking(RANKS))
SPADES, HEARTS, CLUBS = map(SUITS.index, "SHC")


def test_lowest_and_highest() -> None:
    hand = cards("2S AH 3D KS")
    assert maxims.lowest(ORDER, hand, SPADES) is card("3D")
    assert maxims.highest(ORDER, hand, SPADES) is card("KS")
    assert maxims.lowest(ORDER, hand, NO_TRUMP) is card("2S")


def test_winners_and_losers() -> None:
    trick = cards("9H QH")
    assert maxims.cheapest_winner(ORDER, cards("AH KH 2H"), trick, SPADES) is card("KH")
    assert maxims.cheapest_winner(ORDER, cards("AD 5S 3S"), trick, SPADES) is card("3S")
    assert maxims.cheapest_winner(ORDER, cards("JH 2H"), trick, SPADES) is None
    assert maxims.dearest_loser(ORDER, cards("AH JH 2H"), trick, SPADES) is card("JH")
    assert maxims.dearest_loser(ORDER, cards("AH KH"), trick, SPADES) is None


def test_a_bower_counts_as_the_trump_it_is() -> None:
    bowers = Bowers(ranking(RANKS))
    assert maxims.cheapest_winner(bowers, cards("JC AS"), cards("AC", ), SPADES) is card("AS")
    assert maxims.suits(bowers, cards("JC AS 2H"), SPADES) == {SPADES: cards("JC AS"), HEARTS: cards("2H")}


def test_second_and_third_hand() -> None:
    assert maxims.second_hand_low(ORDER, cards("AH 4H"), SPADES) is card("4H")
    assert maxims.third_hand_high(ORDER, cards("AH KH 4H"), cards("9H 2H"), SPADES) is card("AH")
    assert maxims.third_hand_high(ORDER, cards("8H 4H"), cards("9H 2H"), SPADES) is None
    assert maxims.third_hand_high(ORDER, cards("KS 3S AD"), cards("9H 2H"), SPADES) is card("3S")


def test_leads() -> None:
    assert maxims.lead_longest(ORDER, cards("AS KS QS 7D 4D AH"), SPADES) is card("7D")
    assert maxims.lead_longest(ORDER, cards("7D 4D AH 2H"), SPADES) is card("AH")
    assert maxims.lead_longest(ORDER, cards("AS KS"), SPADES) is None


def test_trump_or_throw() -> None:
    trick, void = cards("KH 2H"), cards("8S 3S 9D")
    assert maxims.trump_or_throw(ORDER, void, trick, SPADES, ours=False) is card("3S")
    assert maxims.trump_or_throw(ORDER, void, trick, SPADES, ours=True) is None
    assert maxims.trump_or_throw(ORDER, cards("9D"), trick, SPADES, ours=False) is None


def test_of_hands_without_a_weak_suit_it_is_said_that_no_suit_of_them_has_a_higher_card_out() -> None:
    told, end = "Throw {card}: one must go, and whichever is thrown", ", no adversary has a higher one of its suit."
    assert maxims.all_command(SPADES, (HEARTS, CLUBS)) == f"{told}{end}"
    assert maxims.all_command(SPADES, (HEARTS, SPADES)) == f"{told} but a trump{end}"
    assert maxims.all_command(NO_TRUMP, (HEARTS, SPADES)) == f"{told}{end}"
    assert maxims.all_command(NO_TRUMP, (HEARTS, NO_TRUMP)) == f"{told} but the joker{end}"


def test_what_is_thrown() -> None:
    assert maxims.shortest_and_weakest_suit(ORDER, cards("4D AC QC 9C 2S"), SPADES) is card("4D")
    assert maxims.shortest_and_weakest_suit(ORDER, cards("KD 5C"), SPADES) is card("5C")
    assert maxims.shortest_and_weakest_suit(ORDER, cards("KS 5S"), SPADES) is card("5S")
    assert maxims.shortest_and_weakest_suit(ORDER, cards("KD 9C 8C"), SPADES, cards("KD")) is card("8C")
    assert maxims.shortest_and_weakest_suit(ORDER, cards("KD QC"), SPADES, cards("KD QC")) is card("QC")
    low = (RANKS.index("2"), RANKS.index("3"))
    assert maxims.out_of_the_way(ORDER, cards("KD 9C 8C 6C"), NO_TRUMP, low) is card("KD")
    assert maxims.out_of_the_way(ORDER, cards("3S KD JD 9D"), NO_TRUMP, low) is card("KD")
    assert maxims.out_of_the_way(ORDER, cards("3S 2D"), NO_TRUMP, low) in cards("3S 2D")


def test_of_two_suits_as_long_and_as_high_the_weaker_is_told() -> None:
    """"From the shortest and weakest suit" was said of ace, king, eight, seven beside ace, queen, knave, nine."""
    spades, clubs = cards("AS KS 8S 7S"), cards("AC QC JC 9C")
    assert maxims.short_suit(ORDER, spades, [spades, clubs], HEARTS) == "one of the shortest suits"
    assert maxims.short_suit(ORDER, clubs, [spades, clubs], HEARTS) == maxims.SHORTEST
    alike = cards("QS"), cards("QC")                     # two bare kings were each the shortest and weakest
    assert maxims.short_suit(ORDER, alike[0], alike, HEARTS) == "one of the shortest and weakest suits"
    assert maxims.short_suit(ORDER, cards("KS QS"), [cards("KS QS"), cards("QC")], HEARTS) == "a suit of two"
