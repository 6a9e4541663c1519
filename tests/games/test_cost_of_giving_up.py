"""Who is asked whether he gives up an evening is told what that costs him, and it costs just that."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.pope_joan.tray import GAME
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.coins import money
from cardtable.showing.phrases import count
from cardtable.showing.talk import talk_of
from tests.suite import Form, drawn, forms

RUBBERS = ("whist", "bridge", "auction_bridge")
GAMES = ("napoleon", "loo", "pope_joan", "solo_whist")
RESIGN = Move(("resign",))
TRIES, MOVES = 12, 40


def about_to_give_up(form: Form, least: int = 0) -> Iterator[tuple[Sitting, Deal, int]]:
    """Tables at which some moves, these at least, have been made at random, and a seat that may give up there."""
    for number in range(TRIES):
        rng = Random(f"{form} {number}")
        options, players = drawn(form, rng)
        sitting = Sitting(form.game, options, [{} for _ in range(players)])
        for _ in range(least + rng.randrange(MOVES)):
            if not sitting.over:
                seat = sitting.match.deal().must[0]
                sitting.submit(seat, sitting.match.deal().decision(seat).sample(rng))
        deal = sitting.match.deal()
        able = [seat for seat in range(deal.seats) if any(RESIGN in choice for choice in deal.rights(seat))]
        if able and not deal.preliminary and not sitting.over:
            yield sitting, deal, able[0]


@pytest.mark.parametrize("form", [form for form in forms(("form",)) if form.game.name in GAMES], ids=str)
def test_it_costs_what_is_told(form: Form) -> None:
    told = set()
    for sitting, deal, seat in about_to_give_up(form):
        words = talk_of(form.game).giving_up(deal.view(deal.player[seat]), seat)
        player, before = deal.player[seat], [*deal.purse]
        own = form.game.name == "pope_joan" and seat == deal.dealer          # he has back what he put into game
        back = before[GAME] if own else 0
        sitting.submit(seat, RESIGN)
        paid = before[player] - sitting.match.deal().purse[player] + back
        named = money(paid) if form.game.name == "solo_whist" else count(paid, "counter")
        told.add(bool(paid))
        assert (f" {named}" in words) == bool(paid), (words, paid)
        assert ("pool" in words) == (form.game.name == "loo" or form.game.name == "napoleon" and deal.pooled), words
    assert told, "nobody could give up"


@pytest.mark.parametrize("form", [form for form in forms(("form",)) if form.game.name in RUBBERS], ids=str)
def test_for_whom_he_pays_who_gives_up_a_rubber(form: Form) -> None:
    told = set()
    for sitting, deal, seat in about_to_give_up(form, 70):
        words = talk_of(form.game).giving_up(deal.view(deal.player[seat]), seat)
        told.add(words)
        before = [*deal.purse]
        sitting.submit(seat, RESIGN)
        paid = {player for player, now in enumerate(sitting.match.deal().purse) if now < before[player]}
        assert paid <= {deal.player[seat]}, "nobody else pays"
        assert ("partner" in words) == (len({deal.player[one] for one in (seat, deal.left(seat, 2))}) > 1)
    assert "" not in told
    assert told


def test_what_lies_in_the_pool_stays_there_at_poker() -> None:
    rng, talk = Random(1), talk_of(game("poker"))
    form = next(form for form in forms(("form",)) if form.game.name == "poker")
    options, players = drawn(form, rng)
    sitting = Sitting(form.game, options, [{} for _ in range(players)])
    while not any(vars(sitting.match.deal()).get("paid", ())):
        seat = sitting.match.deal().must[0]
        sitting.submit(seat, sitting.match.deal().decision(seat).sample(rng))
    deal = sitting.match.deal()
    for seat in range(deal.seats):
        paid = vars(deal)["paid"][seat]
        assert talk.giving_up(deal, seat) == (
            f"What you have put in stays in the pool: {count(paid, 'counter')}." if paid else "")
