"""The cut for the deal is made from cards that are played with: of every game, in every form and with every pack."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cardtable.cards import Cards
from cardtable.rules.options import Switch, Value, complete
from cardtable.rules.sitting import Sitting
from tests.suite import Form, forms

MOST = 40                           # moves from sitting down to the first cards, at the very most


def agreed(form: Form) -> Iterator[dict[str, Value]]:
    """The form as it is, and with each of its switches the other way: some choose the pack."""
    yield dict(form.fixed)
    whole = complete(form.game.options, form.fixed)
    for option in form.game.options:
        if isinstance(option, Switch) and option.name not in form.fixed and option.counts(whole):
            yield {**form.fixed, option.name: not option.default}


def begun(form: Form, options: dict[str, Value]) -> tuple[list[Cards], Cards]:
    """What was cut from before the first deal, and what was dealt from."""
    sitting, rng, cut = Sitting(form.game, options), Random(1), list[Cards]()
    for _ in range(MOST):
        deal = sitting.match.deal()
        if not deal.preliminary:
            return cut, getattr(deal, "pack", ())
        cut.append(getattr(deal, "pack", ()))
        who = sitting.match.pending().must[0]
        sitting.submit(who, sitting.match.decision(who).sample(rng))
    raise AssertionError("no cards were dealt")


@pytest.mark.parametrize("form", forms(), ids=str)
def test_nobody_cuts_a_card_that_is_not_in_the_pack(form: Form) -> None:
    """A joker or blank card, which has no rank, may be left out; of several packs one serves."""
    for options in agreed(form):
        cut, dealt = begun(form, options)
        for pack in cut:
            assert not Counter(pack) - Counter(dealt), f"{options}: cut from {len(pack)}, dealt from {len(dealt)}"


@pytest.mark.parametrize(("name", "options", "cards"), [
    ("solo_whist", {"form": "three"}, 40), ("solo_whist", {"form": "suits"}, 39), ("solo_whist", {"form": "five"}, 52),
    ("poker", {"short": True}, 32), ("poker", {"short": True, "mistigris": True}, 32), ("poker", {}, 52)])
def test_so_many_cards_are_cut(name: str, options: dict[str, Value], cards: int) -> None:
    form = next(form for form in forms() if form.game.name == name)
    assert len(begun(form, options)[0][0]) == cards
