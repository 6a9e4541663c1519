"""How cards beat each other and what may be played: cases of the books, as tables."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import JOKER, RANKS, SUITS, Cards, card, cards, pack, ranking
from cardtable.families.tricks.order import NO_TRUMP, Bowers, Cascade, Order, OrTrump, WithJoker
from cardtable.solver import Duties

C, D, H, S = range(4)
PLAIN = Order(ranking(RANKS))
EUCHRE = Bowers(ranking("789TJQKA"))                       # 001:216-218, 002:2345-2354
FIVE_HUNDRED = WithJoker(ranking("789TJQKA"))              # 002:8486-8498
QUINTO = Cascade(ranking(RANKS))                           # 002:8748-8754
ALL_FOURS = OrTrump(ranking(RANKS))                        # 002:145-149
LED_HEARTS = WithJoker(FIVE_HUNDRED.plain, joker_suit=H)   # the joker, led, was named so
NO_DIAMONDS = WithJoker(FIVE_HUNDRED.plain, renounced=(D,))
ANY = Duties(follow=False)
HEAD = Duties(head=True)
LOO = Duties(head=True, trump=True)

WINNERS: tuple[tuple[Order, int, str, str], ...] = (
    (PLAIN, S, "9H KH 2S AH", "2S"),
    (PLAIN, NO_TRUMP, "9H AS KH AD", "KH"),
    (EUCHRE, S, "JC AS JS KS", "JS"),                      # right over left
    (EUCHRE, S, "JC AC 9S KC", "JC"),                      # the left bower led calls for trumps
    (EUCHRE, D, "AC KC 7D QC", "7D"),
    (EUCHRE, H, "TS JS QS 9S", "QS"),                      # knaves of the other colour are ordinary
    (EUCHRE, C, "7D QC TC", "QC"),
    (EUCHRE, S, "JC JS 7D", "JS"),
    (FIVE_HUNDRED, S, "JS JO JC", "JO"),
    (FIVE_HUNDRED, C, "JS AS 7C", "JS"),
    (FIVE_HUNDRED, H, "TS JS QS", "QS"),
    (FIVE_HUNDRED, NO_TRUMP, "7D JO AD", "JO"),
    (FIVE_HUNDRED, NO_TRUMP, "TS JS 9S", "JS"),            # no bowers without trumps
    (LED_HEARTS, NO_TRUMP, "JO AH 7H", "JO"),
    (LED_HEARTS, NO_TRUMP, "JO 7H AS", "JO"),
    (NO_DIAMONDS, NO_TRUMP, "7D KD JO", "KD"),             # thrown to a suit already renounced, it wins nothing
    (NO_DIAMONDS, NO_TRUMP, "7C KC JO", "JO"),
    (QUINTO, NO_TRUMP, "9S 2C AS KS", "2C"),
    (QUINTO, NO_TRUMP, "9S 2C 4C KS", "4C"),
    (QUINTO, NO_TRUMP, "9S KC 2D AH", "AH"),
    (QUINTO, NO_TRUMP, "AD 2H KD QD", "2H"),
    (QUINTO, NO_TRUMP, "7H KH AH 2H", "AH"),
    (QUINTO, NO_TRUMP, "6H KD AC AS", "6H"),
    (QUINTO, NO_TRUMP, "JO 4S 9S 2S", "9S"),
    (QUINTO, NO_TRUMP, "8D JO KD 5D", "KD"),
)
LEGAL: tuple[tuple[Order, int, Duties, str, str, str], ...] = (
    (EUCHRE, S, Duties(), "9S AC KC 7H", "JC", "9S"),
    (EUCHRE, S, Duties(), "AC KC 7H", "JC", "AC KC 7H"),
    (EUCHRE, H, Duties(), "JD 8S 9C", "7H", "JD"),
    (EUCHRE, S, Duties(), "AD 7D KS", "KD", "AD 7D"),
    (FIVE_HUNDRED, H, Duties(), "JO AS 9D", "7H", "JO"),
    (FIVE_HUNDRED, S, Duties(), "JC 9D 8D", "AC", "JC 9D 8D"),
    (FIVE_HUNDRED, NO_TRUMP, Duties(), "JO AS 7S 9D", "KS", "AS 7S"),
    (FIVE_HUNDRED, NO_TRUMP, Duties(), "JO AS 9D", "KH", "JO AS 9D"),
    (LED_HEARTS, NO_TRUMP, Duties(), "AS 7H 9D", "JO", "7H"),
    (QUINTO, NO_TRUMP, Duties(), "KS 4S 9D 2H", "7S", "KS 4S"),
    (QUINTO, NO_TRUMP, Duties(), "KS 4S JO 2H", "7S", "KS 4S JO"),
    (QUINTO, NO_TRUMP, Duties(), "KS AC JO", "7D", "KS AC JO"),
    (QUINTO, NO_TRUMP, Duties(), "KS JO 2H", "", "KS 2H"),      # the quint royal is led only when it is the last card
    (QUINTO, NO_TRUMP, Duties(), "JO", "", "JO"),
    (QUINTO, NO_TRUMP, Duties(), "KS 2H", "JO 7S", "KS"),       # the card after it is the suit led
    (QUINTO, NO_TRUMP, Duties(), "KS 2H", "JO", "KS 2H"),
    (ALL_FOURS, H, Duties(), "2S 5H 9C", "KS", "2S 5H"),        # follow suit or trump
    (ALL_FOURS, H, Duties(), "5H 9C 3D", "KS", "5H 9C 3D"),
    (ALL_FOURS, H, Duties(), "5H 9C 3S", "KH", "5H"),
    (PLAIN, S, ANY, "AS 7H", "2H", "AS 7H"),
    (PLAIN, S, HEAD, "KH 2H AS", "9H", "KH"),
    (PLAIN, S, HEAD, "2H 3H AS", "9H", "2H 3H"),                # who cannot head follows as he likes
    (PLAIN, S, HEAD, "KH 2H AS", "9H 2S", "KH 2H"),             # a trump is on it already: nothing to head
    (PLAIN, S, HEAD, "AC AS", "9H", "AC AS"),                   # head alone does not make trump
    (PLAIN, S, LOO, "AC AS 3S", "9H", "AS 3S"),
    (PLAIN, S, LOO, "AC AS 3S", "9H 4S", "AS"),
    (PLAIN, S, LOO, "AC 2S 3S", "9H 4S", "2S 3S"),              # and trumps though he cannot trump higher
    (PLAIN, NO_TRUMP, LOO, "AC AS 3S", "9H", "AC AS 3S"),
)


@pytest.mark.parametrize(("order", "trump", "trick", "winner"), WINNERS)
def test_who_wins(order: Order, trump: int, trick: str, winner: str) -> None:
    some = cards(trick)
    assert some[order.wins(some, trump)] is card(winner)


def test_of_identical_cards_the_first_wins() -> None:
    assert PLAIN.wins(cards("AS1 AS2"), S) == 0


@pytest.mark.parametrize(("order", "trump", "duties", "hand", "trick", "legal"), LEGAL)
def test_what_may_be_played(order: Order, trump: int, duties: Duties, hand: str, trick: str, legal: str) -> None:
    assert set(order.allowed(cards(hand), cards(trick), trump, duties)) == set(cards(legal))


EVERY = ((PLAIN, S), (PLAIN, NO_TRUMP), (EUCHRE, S), (EUCHRE, D), (FIVE_HUNDRED, H), (FIVE_HUNDRED, NO_TRUMP),
         (LED_HEARTS, NO_TRUMP), (QUINTO, NO_TRUMP), (ALL_FOURS, H))


def packed(order: Order) -> Cards:
    """The pack of an order, with the joker where it has one."""
    ranks = "".join([r for r in RANKS if order.plain[RANKS.index(r)] >= 0])
    return pack(ranks) + ((JOKER,) if isinstance(order, WithJoker | Cascade) else ())


@pytest.mark.parametrize(("order", "trump"), EVERY)
@pytest.mark.parametrize("duties", [Duties(), HEAD, LOO])
def test_what_a_play_proves_is_true_of_every_hand(order: Order, trump: int, duties: Duties) -> None:
    """No hand from which the card was lawfully played held one of those that it proves absent."""
    if isinstance(order, Cascade):
        duties = Duties()                                   # it has no others
    rng, whole, proofs = Random(f"{order} {trump} {duties}"), packed(order), 0
    for _ in range(300):
        drawn = rng.sample(whole, rng.randint(2, 10))
        trick, hand = tuple(drawn[:1 + len(drawn) // 4]), tuple(drawn[1 + len(drawn) // 4:])
        for played in order.allowed(hand, trick, trump, duties):
            absent = order.absent(whole, played, trick, trump, duties)
            proofs += bool(absent)
            assert not set(hand) & set(absent), f"{played} to {trick} from {hand}"
    assert proofs > 50


@pytest.mark.parametrize(("order", "trump"), EVERY)
def test_no_two_cards_of_a_suit_are_equal(order: Order, trump: int) -> None:
    whole = packed(order)
    for suit in range(len(SUITS)):
        of_suit = [order.strength(c, trump) for c in whole if order.suit(c, trump) == suit]
        assert len(set(of_suit)) == len(of_suit)
