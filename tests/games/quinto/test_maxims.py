"""What the club player says of a hand is true of it."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import JOKER, SUITS, Card, cards
from cardtable.games.quinto.maxims import advise, choose, seen_hand
from cardtable.games.quinto.quints import ROYAL
from cardtable.games.quinto.rules import LAYOUT, PACK, Quinto
from cardtable.games.quinto.talk import TALK
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count
from tests.players.test_compared import decisions

HEARTS = SUITS.index("H")


@pytest.mark.parametrize("form", ["quinto", "dummy"])
def test_reasons_are_true_of_the_hand(form: str) -> None:
    doubled = given = cheap = 0
    for seed in range(20):
        for view, seat in decisions("quinto", seed, 40, form=form):
            deal, thought = view.deal, choose(view, seat, Random(seed))
            assert isinstance(deal, Quinto)
            if thought.move.verb in ("double", "redouble"):
                hearts = sum([card.suit == HEARTS for card in seen_hand(deal, seat) if card is not JOKER])
                assert not hearts or count(hearts, "heart") in thought.why
                doubled += 1
            elif "cheap to spend" in thought.why:             # the book's word is the original leader's
                assert bool(thought.source) == (not deal.history)
                cheap += 1
            elif "your partner has the trick" in thought.why:
                card, trick = thought.move[1], deal.on_table()
                assert isinstance(card, Card)
                assert not deal.order.beats(card, trick[deal.order.wins(trick, -1)], -1)
                given += 1
    assert given
    assert doubled
    assert cheap or form == "quinto"


@pytest.mark.parametrize(("held", "doubled", "played"), [
    ("AH 9C 3C 2C", False, "9C"), ("AH 9C 3C 2C KD JD TD 9D 8D 7D 6D 4D", True, "9C"),
    ("AH JH", False, "AH")])
def test_no_high_heart_trumps_what_is_worth_no_quint_where_less_does(held: str, doubled: bool, played: str) -> None:
    """The nine, which can be part of no quint, serves second hand when a queen of spades is led; the best card of the
    pack wins another trick."""
    deal, rng = Quinto(0, (0, 0), (0,) * 4, (0, 1, 2, 3)), Random(2)
    deal.apply(NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    if doubled:
        deal.apply(deal.must[0], Move(("double",)))
    while deal.phase == "doubling":
        deal.apply(deal.must[0], Move(("pass",)))
    leader, second = deal.must[0], deal.left(deal.must[0])
    own, (queen,) = cards(held), cards("QS")
    rest = [card for card in PACK if card not in (*own, queen)]
    for seat in range(4):
        deal.zone[LAYOUT.hand[seat]] = own if seat == second else tuple(
            [queen] * (seat == leader) + [rest.pop() for _ in range(len(own) - (seat == leader))])
    deal.apply(leader, Move(("play", queen)))
    assert deal.must == (second,)
    assert advise(deal, second).move == Move(("play", *cards(played)))


def test_the_quint_royal_has_its_great_letters_wherever_a_line_begins_with_it() -> None:
    assert TALK.entry([ROYAL, ROYAL]) == "Quint Royal, two"
    assert TALK.entry(["hearts", ROYAL]) == "Hearts and Quint Royal"
