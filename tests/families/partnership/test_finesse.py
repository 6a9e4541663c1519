"""What is a finesse, and what is only the lowest of a sequence."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, card, cards
from cardtable.families.partnership import places
from cardtable.families.partnership.reading import Reading
from cardtable.games import game
from cardtable.games.whist import maxims
from cardtable.games.whist.rules import Whist
from cardtable.rules.events import NATURE
from cardtable.rules.options import Value
from cardtable.rules.sitting import Sitting
from tests.spread import far

MOVES = far(4000, 60000)
ODD = .2                                         # how often somebody does otherwise, so that all is met with


@pytest.mark.parametrize(("held", "tried"), [
    ("AS QS 4S", "QS"), ("AS KS QS 4S", ""), ("KS JS TS", "TS"), ("KS QS JS TS", ""), ("AS QS JS", "JS"),
    ("AS KS QS JS", "")])
def test_who_holds_what_it_should_catch_tries_nothing(held: str, tried: str) -> None:
    """002:6487-6500, 6506-6535."""
    assert places.finesse(cards(held), card("9S")) == (card(tried) if tried else None)


@pytest.mark.parametrize("options", [{}, {"form": "dummy"}, {"code": "deschapelles-1839"}], ids=str)
def test_a_card_is_out_that_the_finesse_leaves_alone(options: dict[str, Value]) -> None:
    """Where the king has gone, ace and queen are of equal worth, and nothing is tried."""
    rng, said = Random(f"finesse {options}"), {"finesse": 0, "does as well": 0}
    seated: list[dict[str, str]] = [{}] * (3 if options.get("form") == "dummy" else 4)
    sitting = Sitting(game("whist"), options, seated)
    for _ in range(MOVES):
        if sitting.over:
            sitting = Sitting(game("whist"), options, seated)
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        if seat == NATURE or deal.phase != "play":
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        seen = sitting.view(deal.by(seat)).deal
        assert isinstance(seen, Whist)
        found = maxims.play(seen, seat)
        played = found.move[1]
        assert isinstance(played, Card)
        reading = Reading(seen, seat)
        for words in said:
            if words in found.why and "no finesse is tried" not in found.why and "would catch" not in found.why:
                said[words] += 1
                assert reading.gains(max(reading.held[played.suit]), played) == (words == "finesse"), found.why
        sitting.submit(seat, found.move if rng.random() > ODD else deal.decision(seat).sample(rng))
    assert all(many > 2 for many in said.values()), said
