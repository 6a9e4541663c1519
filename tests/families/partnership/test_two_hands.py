"""Who plays both hands of a side is told nothing of a partner, nor of signs: there is nobody to read them."""
from __future__ import annotations

import re
from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far

OF_PARTNERS = re.compile(r"partner|echo|calls for|tells of|is known|in sequence of|need not know")
CHOICES = far(700, 20000)
ODD = .2                                         # how often somebody does otherwise, so that all is met with


@pytest.mark.parametrize(("name", "form", "seated"), [
    ("whist", "double-dummy", 2), ("whist", "dummy", 3), ("quinto", "dummy", 3)])
def test_no_reason_speaks_of_a_partner_to_who_plays_both_hands(name: str, form: str, seated: int) -> None:
    rng, told = Random(f"two hands {name} {form}"), dict[str, int]()
    sitting = Sitting(game(name), {"form": form}, [{}] * seated)
    for _ in range(CHOICES):
        if sitting.over:
            sitting = Sitting(game(name), {"form": form}, [{}] * seated)
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        thought = think(sitting.view(deal.by(seat)), "club", rng.getrandbits(30))
        if deal.phase == "play" and deal.by(seat) == deal.by(deal.left(seat, 2)):
            assert not OF_PARTNERS.search(thought.why), thought.why
            told[thought.why] = seat
        odd = thought.move.verb == "play" and rng.random() < ODD
        sitting.submit(thought.seat, deal.decision(seat).sample(rng) if odd else thought.move)
    assert any("across" in why for why in told)
    assert len(told) > 40
