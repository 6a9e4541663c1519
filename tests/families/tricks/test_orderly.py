"""What strict laws let happen in the play, and compiled habits all the same play on to its end."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.known import drawn
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.games import part
from cardtable.games.euchre import scoring
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.search import position
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.scoring import ALL, HONOURS
from cardtable.games.whist.search.position import trials
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.attacks.careless import codes, decisions
from tests.suite import Form

MOVES = 130
LAYOUTS = 8
HABITUAL = ("auction_bridge", "bridge", "euchre", "loo", "solo_whist", "whist")
TRICKS = [float(n) for _ in range(len(HONOURS) + 1) for n in range(ALL + 1)]     # worth their number, with any honours


def plays(code: Form, name: str = "advice") -> Iterator[tuple[View, TrickDeal, int]]:
    """Every card that a table of careless players decides on, as who plays it sees it."""
    for sitting in decisions(code, name, MOVES):
        deal, seat = sitting.match.deal(), sitting.match.deal().must[0]
        if isinstance(deal, TrickDeal) and deal.phase == "play" and seat != NATURE:
            view = sitting.view(deal.by(seat))
            assert isinstance(view.deal, TrickDeal)
            yield view, view.deal, seat


def led_out_of_turn(deal: TrickDeal) -> bool:
    """Whether a lead stands that was another's."""
    many = deal.playing()
    tricks = [deal.history[n:n + many] for n in range(0, len(deal.history), many)]
    won = [trick[deal.order.wins(tuple([card for _, card, _ in trick]), deal.trump)][0] for trick in tricks]
    return any(trick[0][0] != winner for trick, winner in zip(tricks[1:], won, strict=False))


def test_a_lead_out_of_turn_that_stands_is_played_on_by_who_has_the_cards() -> None:
    """Its cards were taken from the hands in whose turn they would have fallen, and tricks were played without end,
    until memory was overrun."""
    met = 0
    for code in codes():
        for view, deal, seat in plays(code) if code.game.name == "whist" else ():
            if not isinstance(deal, Whist) or not orderly(deal) or not led_out_of_turn(deal):
                continue
            found = trials(view, seat, LAYOUTS, TRICKS)
            drawn(found, view, Random(0), LAYOUTS, 1, 1)
            had, left = deal.tricks(deal.party[seat]), len(deal.playable(seat))
            for came in found.cards([deal.bit(card) for card in deal.allowed(seat)]):
                assert all(had <= tricks <= had + left for tricks in came)
            met += 1
    assert met


def test_at_euchre_too() -> None:
    """There the makers' tricks are what is counted."""
    code = next(one for one in codes() if one.game.name == "euchre")
    worth = [float(n) for _ in range(4 * (position.OPPOSED + 1)) for n in range(scoring.ALL + 1)]
    met = 0
    for view, deal, seat in plays(code, "e4"):
        if not isinstance(deal, Euchre) or not orderly(deal) or not led_out_of_turn(deal):
            continue
        found = position.trials(view, seat, LAYOUTS, worth, 0)
        found.counting(found.weigh(LAYOUTS, LAYOUTS, 0))
        had, left = deal.tricks(deal.party[deal.maker]), len(deal.playable(seat))
        for came in found.cards([deal.bit(card) for card in deal.allowed(seat)]):
            assert all(had <= tricks <= had + left for tricks in came)
            met += len(came)
    assert met


@pytest.mark.parametrize("code", [code for code in codes() if code.game.name in HABITUAL], ids=str)
def test_of_a_hand_that_is_short_nothing_is_searched(code: Form) -> None:
    """Habit would play on with a card that is not there; where all hands are as long it is asked as ever."""
    even = 0
    for view, deal, seat in plays(code):
        hands = {len(deal.playable(one)) + (one in deal.played_by()[:-1]) for one in deal.in_play()}
        assert len(hands) == 1 or not orderly(deal)
        even += orderly(deal)
        if not orderly(deal):
            assert part(code.game.name, "evaluate").question(view, seat, Move(("play", deal.allowed(seat)[0]))) is None
    assert even


def test_a_card_under_a_trick_leaves_a_hand_short() -> None:
    """Who knows of it is told the book's word; to the others the hand is as it was."""
    code = next(one for one in codes() if "deschapelles" in str(one) and "whist-dummy" in str(one))
    assert not all(orderly(deal) for _, deal, _ in plays(code))
