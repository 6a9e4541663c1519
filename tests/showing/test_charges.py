"""Whoever claims a fault says what another did, as a person would, and not the heading of an article."""
from __future__ import annotations

import pytest

from cardtable.rules.strict import Strict
from cardtable.showing.claims import charge
from cardtable.showing.talk import talk_of
from tests.attacks.careless import codes, decisions
from tests.suite import Form

MOVES = 40


@pytest.mark.parametrize("code", codes(), ids=str)
def test_of_every_article_that_may_be_claimed_it_is_said_what_was_done(code: Form) -> None:
    met = False
    for sitting in decisions(code, "charges", MOVES):
        deal, talk = sitting.match.deal(), talk_of(sitting.game)
        if isinstance(deal, Strict) and not deal.preliminary:
            met = True
            said = [charge(deal, article, talk.broke) for article in (*deal.accusable, *deal.by_trick)]
            assert all(one[:1].islower() for one in said)
            assert len(set(said)) == len(said), "none is said twice"
    assert met


def test_they_are_said_of_their_own_games() -> None:
    def said(game: str, article: int) -> str:
        form = next(one for one in codes() if one.game.name == game)
        deals = (one.match.deal() for one in decisions(form, "charges", MOVES))
        deal = next(one for one in deals if isinstance(one, Strict) and not one.preliminary)
        return charge(deal, article, talk_of(form.game).broke)
    assert said("euchre", 37) == "revoked"
    assert said("euchre", 29) == "led out of turn"
    assert said("ecarte", 43) == "did not follow suit, or win, though able to"
    assert said("loo", 23) == "broke a duty"
