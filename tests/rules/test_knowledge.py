"""Knowledge: what a player infers from events, against what could truly be."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACKS, Cards, cards, mask, unmask
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from tests.rules.toy import CLOTH, CRIB, HAND, LAYOUT, PACK, STOCK, Toy


class Boasting(Toy):
    """Adds a statement about a hand."""

    def holds(self, hand: Cards, card: str) -> bool:
        return any(str(c) == card for c in hand)


def known(deal: Toy, seat: int) -> Knowledge:
    """What this seat has come to know by the dealing."""
    knowledge = Knowledge(deal.eyes(seat), PACK, len(LAYOUT))
    deal.tell = knowledge.note
    deal.apply(NATURE, Move(("shuffle", *PACK)))
    return knowledge


def test_own_cards_are_seen_and_nobody_elses() -> None:
    knowledge = known(Toy(), 0)
    mine, rest = mask(PACK[:3]), mask(PACK[3:])
    assert knowledge.may[HAND[0]] == mine
    assert knowledge.may[HAND[1]] == knowledge.may[STOCK] == rest
    assert (knowledge.size[STOCK], knowledge.size[HAND[1]]) == (2, 3)


def test_hidden_cards_take_what_is_possible_with_them() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    for seat in (0, 1):
        deal.apply(seat, Move(("throw", deal.zone[HAND[seat]][0])))
    assert knowledge.may[CRIB] == mask(PACK[:1] + PACK[3:])      # what he threw himself he knows to lie there
    worlds = knowledge.worlds(deal.view(0))
    assert all(PACK[0] in worlds.sample(Random(n)).zone[CRIB] for n in range(30))
    knowledge.note(Event("lacks", NATURE, PACK[4:6], HAND[1]))
    assert set(unmask(knowledge.may[HAND[1]])) == {PACK[3], *PACK[6:]}


def test_a_card_shown_lies_there_and_nowhere_else() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    deal.show(1, PACK[3:4], HAND[1])
    assert knowledge.may[HAND[1]] & PACK[3].bit
    assert not knowledge.may[STOCK] & PACK[3].bit
    worlds = knowledge.worlds(deal.view(0))
    assert all(PACK[3] in worlds.sample(Random(n)).zone[HAND[1]] for n in range(30))


def test_an_emptied_zone_may_hold_nothing() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    deal.draw(2, STOCK, CLOTH)
    assert knowledge.may[STOCK] == 0
    assert knowledge.may[CLOTH] == mask(PACK[6:])


def test_a_card_where_it_was_excluded_is_noticed_and_belief_is_dropped() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    knowledge.note(Event("lacks", NATURE, PACK[3:5], HAND[1]))
    deal.shift(PACK[3:4], HAND[1], CLOTH, 1)
    assert knowledge.noticed == ((HAND[1], PACK[3:4]),)
    assert knowledge.may[HAND[1]] & PACK[4].bit              # as belief was wrong, that too is open again
    assert knowledge.worlds(deal.view(0)).total


def test_what_nobody_can_deal_is_given_up() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    knowledge.note(Event("lacks", NATURE, PACK[3:], HAND[1]))
    world = knowledge.world(deal.view(0), Random(1))
    assert world.view(0) == deal.view(0)
    assert knowledge.given_up == 1


def test_statements_hold_of_what_lay_there_then() -> None:
    deal = Boasting()
    knowledge = known(deal, 0)
    deal.claims("holds", (HAND[1],), str(PACK[3]))
    for n in range(20):
        assert PACK[3] in knowledge.world(deal.view(0), Random(n)).zone[HAND[1]]
    deal.shift(PACK[3:4], HAND[1], CLOTH, 1)                 # shown to have been there: no more is said of the rest
    where = {PACK[4] in knowledge.world(deal.view(0), Random(n)).zone[HAND[1]] for n in range(20)}
    assert where == {True, False}


def test_what_was_said_of_a_zone_says_nothing_of_what_lies_there_later() -> None:
    deal = Boasting()
    knowledge = known(deal, 0)
    deal.claims("holds", (HAND[1],), str(PACK[3]))
    deal.shift(deal.zone[HAND[1]][1:], HAND[1], CRIB, 1)     # unseen
    assert knowledge.statements
    deal.shift(deal.zone[HAND[1]], HAND[1], CRIB, 1)
    deal.draw(1, STOCK, HAND[1])
    assert not knowledge.statements
    assert knowledge.world(deal.view(0), Random(1)).view(0) == deal.view(0)
    assert not knowledge.given_up


def test_statements_that_nothing_satisfies_are_given_up() -> None:
    deal = Boasting()
    knowledge = known(deal, 0)
    knowledge.TRIES = 50
    deal.claims("holds", (HAND[1],), str(PACK[0]))
    assert knowledge.world(deal.view(0), Random(1)).view(0) == deal.view(0)
    assert knowledge.given_up == 1


def test_a_copy_is_its_own() -> None:
    deal = Boasting()
    knowledge = known(deal, 0)
    deal.claims("holds", (HAND[1],), str(PACK[3]))
    copy = knowledge.copy()
    copy.note(Event("moved", 1, PACK[3:4], HAND[1], CLOTH))
    assert knowledge.may[CLOTH] == 0
    assert knowledge.statements[0].left[HAND[1]] == ()
    assert copy.statements[0].left[HAND[1]] == PACK[3:4]


def test_no_layout_at_all_is_an_error() -> None:
    deal = Toy()
    knowledge = known(deal, 0)
    view = deal.view(0)
    view.zone[STOCK] = BACKS[5]                              # more cards than there are
    with pytest.raises(RuntimeError):
        knowledge.world(view, Random(1))


@pytest.mark.parametrize("text", ["AS KD", "7C"])
def test_masks_and_cards_are_the_same_thing(text: str) -> None:
    assert set(unmask(mask(cards(text)))) == set(cards(text))
