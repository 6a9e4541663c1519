"""Cards that are the same come to the same, whatever trials by habit make of them."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.dominance import kept_above, levelled, steps
from cardtable.players.compared import compare
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.games.whist.test_maxims import at
from tests.suite import Form, forms

FORMS = [form for form in forms(("form",)) if form.game.name == "solo_whist"]
DECISIONS, MANY = 5, 3


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_cards_with_nothing_between_them_are_told_alike(form: Form) -> None:
    """The queen of spades was thirteen pence better than the nine, the two last of their suit: by habit the hand was
    played on by its ranks."""
    rng, sitting, looked, pairs = Random(31), Sitting(form.game, form.fixed), 0, 0
    while looked < DECISIONS:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat != NATURE and isinstance(deal, TrickDeal) and deal.phase == "play" \
                and len(deal.allowed(seat)) > MANY and not rng.randrange(4):
            view = sitting.view(deal.by(seat))
            found = compare(view, seat, budget=.05)
            assert found is not None
            assert isinstance(view.deal, TrickDeal)
            rows = [(card, row) for row in found.rows if isinstance(card := row.move[-1], Card)]
            places = steps(view.deal, seat, [card for card, _ in rows])
            alike = [(m, n) for n in range(len(rows)) for m in range(n) if places[m] == places[n]]
            assert all(rows[m][1].behind == rows[n][1].behind for m, n in alike)
            looked, pairs = looked + 1, pairs + len(alike)
        sitting.submit(seat, deal.decision(seat).sample(rng))
    assert pairs


def test_what_has_the_trick_lies_between() -> None:
    """The six has it, and the five and the seven are apart; beneath an ace they are the same."""
    some, came = cards("7S 5S"), [[1.0], [2.0]]
    assert levelled(at("7S 5S KD", "6S 2S"), 0, some, came) == came
    assert levelled(at("7S 5S KD", "6S AS"), 0, some, came) == [[2.0], [2.0]]


def test_of_two_that_lose_the_lower_is_never_worse() -> None:
    deal, some = at("QS 5S KD", "6S AS"), cards("QS 5S")
    assert kept_above(deal, 0, some, [[3.0], [1.0]]) == [[3.0], [3.0]]
    assert kept_above(deal, 0, some, [[1.0], [3.0]]) == [[1.0], [3.0]]
