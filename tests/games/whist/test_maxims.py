"""The club player at Whist, as its books would have it: nothing wasted, partner spared, calls given and read."""
from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.cards import Card, card, cards
from cardtable.families.partnership.leading import partners_ruff
from cardtable.families.partnership.reading import Reading
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.rules import LAYOUT, PACK, Whist


def at(hand: str, trick: str, *earlier: Sequence[str], trump: str = "H", led_by: int = -1) -> Whist:
    """Seat 0 is to play to this trick, its earlier ones each as the leader and four cards: "1 9S 3S KS 2S"."""
    deal = Whist(3)
    deal.trump = cards(f"2{trump}")[0].suit
    played: list[tuple[int, Card]] = []
    for leader, text in earlier:
        played += [((int(leader) + n) % 4, one) for n, one in enumerate(cards(text))]
    now = cards(trick) if trick else ()
    deal.leader = (0 - len(now)) % 4 if led_by < 0 else led_by
    played += [((deal.leader + n) % 4, one) for n, one in enumerate(now)]
    deal.history = tuple([(who, one, LAYOUT.hand[who]) for who, one in played])
    deal.zone[LAYOUT.hand[0]] = cards(hand)
    gone = {one for _, one in played[:len(played) - len(now)]}
    deal.zone[LAYOUT.won[0]] = tuple(gone)
    deal.zone[LAYOUT.trick] = now
    rest = [c for c in PACK if c not in {*cards(hand), *gone, *now}]
    each = len(rest) // 3
    for seat in (1, 2, 3):
        deal.zone[LAYOUT.hand[seat]] = tuple(rest[(seat - 1) * each:seat * each])
    deal.lead_off(deal.leader)
    deal.go("play", 0)
    return deal


@pytest.mark.parametrize(("hand", "trick", "expected"), [
    ("AS 5S 3S 9D 8C", "KS 2S", "3S"),               # no ace on partner's king
    ("KS JS 3S 9D 8C", "QS 2S", "3S"),               # nor a king on his queen, the knave being here
    ("AS QS 3S 9D 8C", "4S 2S", "QS"),               # third hand finesses
    ("AS JS 3S 9D 8C", "4S TS", "AS"),               # and plays its best where it cannot
    ("AS 7S 5S 3S", "JS 2S", "3S"),                  # the knave led tells of king and queen
    ("AS 5S", "JS 2S", "AS"),                        # but a short ace makes way
    ("AS 5S 3S 9D", "4S", "3S"),                     # second hand low
    ("AS 5S 3S 9D", "KS", "AS"),                     # the ace on the adversaries' king
    ("QH 9H AC 5C", "AS 2S", "5C"),                  # partner's ace is not trumped
    ("QH 9H AC 5C", "KS 2S", "5C"),                  # nor his king
    ("QH 9H AC 5C", "4S TS", "9H"),                  # what the adversaries win is
    ("AC KD 5D", "2S 3S 9S", "5D"),                  # no winner is thrown while there is a loser
    ("AC QD 5D 4D 9D", "2S 3S 9S", "4D")])
def test_the_card_of_the_book(hand: str, trick: str, expected: str) -> None:
    assert advise(at(hand, trick), 0).move == ("play", card(expected))


@pytest.mark.parametrize(("hand", "trick", "expected"), [
    ("8H 3H", "5H", "8H"), ("8H 3H 9D", "5H", "8H"), ("8H 3H", "4H 6D", "3H")])
def test_who_has_all_the_trumps_that_are_left_lets_none_pass(hand: str, trick: str, expected: str) -> None:
    """With the eight and the three he ducked the five as second hand, and lost the trick that the three made."""
    others = [c.text for c in cards("AH KH QH JH TH 9H 7H 6H 5H 4H 2H") if c not in cards(trick)]
    gone = [*others, *["2D", "3D", "4D"][:12 - len(others)]]
    deal = at(hand, trick, *[("1", " ".join(gone[n:n + 4])) for n in range(0, 12, 4)])
    assert advise(deal, 0).move == ("play", card(expected))


def test_trumps_are_called_for_with_strength() -> None:
    strong = "AH KH 9H 8H 4H QD 6S 5S 4S"
    assert advise(at(strong, "TS"), 0).move == ("play", card("5S"))
    assert advise(at("9H 8H 4H QD QC 6S 5S 4S", "TS"), 0).move == ("play", card("4S"))


def test_a_call_is_completed_by_the_lower_card() -> None:
    deal = at("AH KH 9H 8H 4H QD 6S 4S", "TS", ("3", "9S 5S QS 2S"))
    assert advise(deal, 0).move == ("play", card("4S"))


def test_a_call_is_read_and_answered_with_the_best_of_three() -> None:
    deal = at("QH 9H 4H AC 5C 4C 3C 8D", "", ("1", "AS 6S 3S 2S"), ("1", "KS 4S 5S 9S"), ("1", "2D 3D 4D KD"))
    assert Reading(deal, 0).called(2)
    assert advise(deal, 0).move == ("play", card("QH"))


@pytest.mark.parametrize(("third", "calls"), [("TS 7S JS 8S", True), ("TS QS JS 8S", False)])
def test_third_hand_calls_by_ace_king_and_a_small_one(third: str, calls: bool) -> None:
    deal = at("QH 9H 4H AC 5C", "", ("0", "2S 3S AS 5S"), ("2", "KS 6S 4S 9S"), ("1", third))
    assert Reading(deal, 0).called(2) is calls


def test_partner_is_given_his_ruff() -> None:
    deal = at("4H 9S 5S 8C 3C", "", ("1", "AS 2D 3S KS"))
    found = partners_ruff(Reading(deal, 0), deal)
    assert found is not None
    assert found[0] is card("5S")


def test_the_best_trump_alone_against_is_not_drawn() -> None:
    deal = at("KH QH JH AC", "", ("0", "9H 2H 3H 4H"), ("0", "TH 5H 6H 7H"), ("0", "8H 2C 3C 4C"))
    assert [str(c) for c in Reading(deal, 0).trumps_out()] == ["AH"]
    assert advise(deal, 0).move == ("play", card("AC"))


@pytest.mark.parametrize(("first", "second", "trumps_led"), [
    ("AH 9H 2H JH", "KH TH 4H QH", False), ("AH 9H 2H QH", "KH JH 4H 3C", False), ("AH 9H 2H 3H", "KH TH 4H 5H", True)])
def test_trumps_that_none_but_partner_can_have_are_not_drawn(first: str, second: str, trumps_led: bool) -> None:
    """He had led ace and king, on which the adversaries played what they had higher than all that is out: it is his."""
    deal = at("7H KD 5D 4D 9C 8C 4C QS 6S 5S", "", ("2", first), ("2", second), ("2", "2S 3S AS 7S"))
    assert Reading(deal, 0).trumps_against()
    told = advise(deal, 0).move[1]
    assert isinstance(told, Card)
    assert (told.suit == deal.trump) == trumps_led
