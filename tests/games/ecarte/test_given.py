"""Cards exchanged by hand at Écarté, law by law: 28 to 37 (000:423-482)."""
from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cardtable.cards import BACK, SUITS, Card, cards, mask
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, PACK, STOCK, TRICK, TURN_UP
from cardtable.players.think import think
from cardtable.rules.events import Event
from cardtable.rules.knowledge import Knowledge
from tests.games.ecarte.moments import TWO, Writer
from tests.games.ecarte.test_dealt import DEALER, ELDER, drawn, played_out, says, sizes

ELDERS, DEALERS = "7S 8C 9C TC 7D", "8S 7C JC AD 7H"
LEFT = " ".join([str(card) for card in PACK if str(card) not in f"{ELDERS} {DEALERS} 9S".split()])


def exchange(*moves: str, stock: str = LEFT) -> GivenEcarte:
    """Elder hand has proposed, and the dealer accepted; spades are trumps."""
    deal = GivenEcarte.position({HAND[ELDER]: ELDERS, HAND[DEALER]: DEALERS, TURN_UP: "9S", STOCK: stock}, "exchange",
                                ELDER, start={"dealer": DEALER, "player": (0, 1)}, trump=SUITS.index("S"), proposals=1)
    return cast(GivenEcarte, says(deal, *moves))


def given(*moves: str) -> GivenEcarte:
    """Elder hand has thrown out two and been given two, and the dealer has none."""
    return exchange(f"{ELDER} discard 8C 9C", f"{DEALER} give", f"{DEALER} discard", *moves)


def shown(deal: GivenEcarte) -> Card:
    """The card that lies open in the middle."""
    card, = deal.zone[TRICK]
    return card


def test_an_exchange_by_hand() -> None:
    deal = exchange(f"{ELDER} discard 8C 9C")
    assert (deal.phase, deal.must, sizes(deal)) == ("giving", (DEALER,), (3, 5))
    says(deal, f"{DEALER} give", f"{DEALER} discard 7C 7H")
    assert (deal.phase, deal.must, sizes(deal), len(deal.zone[STOCK])) == ("proposal", (ELDER,), (5, 5), 17)


def test_28_a_discard_looked_at_again() -> None:
    """It is told with its article, costs nothing, and what is seen he alone sees."""
    deal, heard = given(), list[Event]()
    deal.tell = heard.append
    says(deal, f"28: {ELDER} look-at-discard")
    assert (deal.phase, deal.offences[-1].article, deal.offences[-1].state) == ("proposal", 28, "settled")
    said, = [event for event in heard if event.kind == "said"]
    shown, = [event for event in heard if event.kind == "showed"]
    assert (said.what, said.law) == ("look-at-discard", 28)
    assert shown.to(deal.eyes(ELDER)).cards == deal.zone[DISCARD[ELDER]] == cards("8C 9C")
    assert shown.to(deal.eyes(DEALER)).cards == (BACK, BACK)
    knows = Knowledge(deal.eyes(DEALER), PACK, len(deal.layout))
    knows.may[HAND[ELDER]] = knows.may[DISCARD[ELDER]] = mask(PACK)
    knows.note(shown.to(deal.eyes(DEALER)))
    assert knows.may[HAND[ELDER]] == knows.may[DISCARD[ELDER]] == mask(PACK), "the other has learnt nothing"


def test_29_the_non_dealer_takes_too_many() -> None:
    """Law 29: the dealer claims a fresh deal, or draws the surplus and looks at it."""
    deal = exchange(f"29: {ELDER} ask-more", f"{ELDER} discard 8C 9C", f"{DEALER} give", f"{DEALER} discard")
    assert sizes(deal) == (6, 5)
    says(deal, f"{DEALER} accuse 29 {ELDER}")
    assert says(deal.copy(), f"{DEALER} exact new-deal").void == "same"
    drawn(says(deal, f"{DEALER} exact draw-his-surplus"), 6)
    assert (sizes(deal), deal.view(DEALER).zone[DISCARD[DEALER]]) == ((5, 5), deal.zone[DISCARD[DEALER]])


def test_29_what_has_been_asked_for_is_not_taken_yet() -> None:
    """Law 29 is of cards taken and mixed with a hand: until they are given nothing is drawn from it."""
    deal = exchange(f"29: {ELDER} ask-more", f"{ELDER} discard 8C 9C")
    early = says(deal.copy(), f"{DEALER} accuse 29 {ELDER}")
    assert (early.phase, sizes(early), early.offences[-1].state) == ("giving", (3, 5), "made")
    says(early, f"{DEALER} give", f"{DEALER} accuse 29 {ELDER}", f"{DEALER} exact draw-his-surplus")
    drawn(early, 1)
    assert sizes(early) == (5, 5)
    says(deal, f"36: {DEALER} give-showing", f"{DEALER} accuse 29 {ELDER}")
    assert (deal.phase, sizes(deal)) == ("offered", (3, 5))
    assert [offence.state for offence in deal.offences if offence.article == 29] == ["made"]


def test_30_the_non_dealer_asks_for_too_few() -> None:
    """Law 30: the card to which he has none left to play is a trick of the dealer's."""
    deal = exchange(f"30: {ELDER} ask-fewer", f"{ELDER} discard 8C 9C", f"{DEALER} give", f"{DEALER} discard",
                    f"{ELDER} stand")
    assert sizes(deal) == (4, 5)
    played_out(deal)
    assert (deal.over, deal.void, deal.rest, sum(deal.tricks())) == (True, "", DEALER, 5)


@pytest.mark.parametrize(("fault", "number", "remedy", "cards"), [
    ("31: 1 give-more", 31, "throw-surplus", 6), ("32: 1 give-fewer", 32, "complete-his", 4)])
def test_31_32_the_dealer_gives_a_wrong_number(fault: str, number: int, remedy: str, cards: int) -> None:
    """Elder hand claims a fresh deal; else he throws out the surplus (31), or has his hand made up (32)."""
    deal = exchange(f"{ELDER} discard 8C 9C", fault, f"{DEALER} discard")
    assert sizes(deal) == (cards, 5)
    says(deal, f"{ELDER} accuse {number} {DEALER}")
    assert says(deal.copy(), f"{ELDER} exact new-deal").void == "same"
    says(deal, f"{ELDER} exact {remedy}")
    if deal.phase == "throwing":
        says(deal, f"{ELDER} throw-out 7D")
    assert (sizes(deal), deal.phase, deal.surplus(ELDER)) == ((5, 5), "proposal", 0)


def test_31_what_another_fault_has_made_up_for_is_not_thrown_out() -> None:
    """Who had asked for one too few was given one too many: laws 30 and 31, and five cards. It stopped the table."""
    deal = exchange(f"30: {ELDER} ask-fewer", f"{ELDER} discard 8C 9C", f"31: {DEALER} give-more", f"{DEALER} discard")
    assert sizes(deal) == (5, 5)
    says(deal, f"{ELDER} accuse 31 {DEALER}")
    assert (deal.phase, sizes(deal)) == ("proposal", (5, 5))
    assert [offence.state for offence in deal.offences if offence.article == 31] == ["made"]


def test_33_the_dealer_takes_too_many() -> None:
    """Law 33: elder hand claims a fresh deal, or draws the surplus; until he plays."""
    deal = exchange(f"{ELDER} discard 8C 9C", f"{DEALER} give", f"33: {DEALER} take-more", f"{DEALER} discard 7C")
    assert sizes(deal) == (5, 6)
    found = says(deal.copy(), f"{ELDER} accuse 33 {DEALER}")
    assert says(found.copy(), f"{ELDER} exact new-deal").void == "same"
    assert sizes(drawn(says(found, f"{ELDER} exact draw-surplus"), 3)) == (5, 5)
    late = says(deal, f"{ELDER} stand", f"{ELDER} play 7D", f"{ELDER} accuse 33 {DEALER}")
    assert late.phase == "play"
    assert sum(cast(GivenEcarte, played_out(late)).tricks()) == 5, "the sixth card is not played"


def test_34_the_dealer_takes_too_few() -> None:
    """Law 34: he makes up his hand before he plays, or what cannot be played to is elder hand's."""
    deal = exchange(f"{ELDER} discard 8C 9C", f"{DEALER} give", f"34: {DEALER} take-fewer", f"{DEALER} discard 7C 7H",
                    f"{ELDER} stand")
    assert sizes(deal) == (5, 4)
    assert sizes(says(deal.copy(), f"{DEALER} make-up")) == (5, 5)
    played_out(deal)
    assert (deal.over, deal.rest, sum(deal.tricks())) == (True, ELDER, 5)


def test_35_a_faced_card_in_the_stock() -> None:
    """Both see it, it is put aside, and the next is given (35)."""
    deal = exchange(f"{ELDER} discard 8C 9C")
    card, after = deal.zone[STOCK][0], deal.zone[STOCK][1:3]
    says(deal, f"35: {DEALER} give-faced")
    assert (deal.zone[DISCARD[DEALER]], deal.zone[HAND[ELDER]][-2:], deal.phase) == ((card,), after, "exchange")


def test_36_a_card_shown_in_giving() -> None:
    """Elder hand may take it or leave it; the dealer must take his own (36)."""
    deal = exchange(f"{ELDER} discard 8C 9C")
    says(deal, f"36: {DEALER} give-showing")
    card = shown(deal)
    assert (deal.phase, deal.must) == ("offered", (ELDER,))
    taken = says(deal.copy(), f"{ELDER} take-card")
    assert (card in taken.zone[HAND[ELDER]], sizes(taken)) == (True, (5, 5))
    left = says(deal, f"{ELDER} leave-card")
    assert (left.zone[DISCARD[DEALER]], sizes(left)) == ((card,), (5, 5))
    own = exchange(f"{ELDER} discard 8C 9C", f"{DEALER} give")
    card = own.zone[STOCK][0]
    assert card in says(own, f"36: {DEALER} take-showing", f"{DEALER} discard 7C").zone[HAND[DEALER]]


def test_37_a_card_turned_by_mistake() -> None:
    """He cannot refuse another discard, in which elder hand may take that card (37)."""
    deal = given(f"37: {DEALER} turn-again")
    card = shown(deal)
    played = says(deal.copy(), f"{ELDER} stand")
    assert (played.phase, played.zone[TRICK], played.zone[DISCARD[DEALER]]) == ("play", (), (card,))
    says(deal, f"{ELDER} propose")
    assert [move.verb for move in deal.decision(DEALER)] == ["accept"]
    says(deal, f"{DEALER} accept", f"{ELDER} discard TC")
    assert (deal.phase, deal.must) == ("offered", (ELDER,))
    assert card in says(deal.copy(), f"{ELDER} take-card").zone[HAND[ELDER]]
    left = says(deal.copy(), f"{ELDER} leave-card")
    assert (left.phase, left.must) == ("giving", (DEALER,)), "no fault in giving takes the choice from him"
    assert card in left.zone[DISCARD[DEALER]]
    assert len(says(left, f"{DEALER} give").zone[HAND[ELDER]]) == 5


@pytest.mark.parametrize("numbers", ["6-5", "4-5", "5-6", "5-4", "6-4"])
@pytest.mark.parametrize("level", ["club", "master"])
def test_whoever_thinks_plays_with_another_number_too(numbers: str, level: str) -> None:
    """The maxims speak of five cards; a hand of more or fewer is played to its end all the same."""
    for seed in range(4):
        writer = Writer({"laws": "strict", "dealing": "hands", "points": 5, "games": 1}, TWO).cut("9H", "KD")
        pack = Random(seed).sample(PACK, len(PACK))
        writer.do("* shuffle " + " ".join(map(str, pack)), "0 cut", f"1 deal-numbers {numbers}", "1 turn-trump",
                  "0 take-up-hand", "1 take-up-hand")
        deal = writer.sitting.match.deal()
        while not deal.over and writer.sitting.match.deal() is deal:
            seat = deal.must[0]
            thought = think(writer.sitting.view(seat), level, seed, 0.02)
            writer.sitting.submit(thought.seat, thought.move)
        assert deal.over
