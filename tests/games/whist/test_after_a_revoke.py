"""Who has revoked holds what he is thought to lack: layouts are laid out all the same, and advice is found."""
from __future__ import annotations

from cardtable.families.tricks.habitual.known import places
from cardtable.games.whist.evaluate import question
from cardtable.games.whist.rules import Whist
from cardtable.players.advice import advise
from cardtable.rules.strict import Strict
from tests.attacks.careless import codes, decisions

MOVES = 130


def test_layouts_have_as_many_cards_as_are_wanted_though_somebody_has_revoked() -> None:
    code = next(one for one in codes() if "deschapelles" in str(one) and "whist-whist" in str(one))
    met = 0
    for sitting in decisions(code, "advice", MOVES):
        deal = sitting.match.deal()
        if not isinstance(deal, Whist) or deal.phase != "play":
            continue
        seat = deal.must[0]
        view = sitting.view(deal.by(seat))
        assert isinstance(view.deal, Whist)
        found = places(view, view.deal)
        assert sum(found.need) == found.unseen.bit_count()
        if isinstance(deal, Strict) and any(one.fault == "revoke" and one.pending for one in deal.offences):
            met += 1
            advise(view, seat, (), .001)
    assert met


def test_of_a_last_card_beside_a_trick_to_be_turned_nothing_is_searched() -> None:
    """All hands are known then at Dummy, and there is nothing to lay out."""
    code = next(one for one in codes() if "deschapelles" in str(one) and "whist-dummy" in str(one))
    met = 0
    for sitting in decisions(code, "advice", MOVES):
        deal, seat = sitting.match.deal(), sitting.match.deal().must[0]
        if isinstance(deal, Whist) and deal.phase == "play" and len(deal.allowed(seat)) == 1:
            view = sitting.view(deal.by(seat))
            assert question(view, seat, next(iter(deal.decision(seat)))) is None
            advise(view, seat, (), .001)
            met += 1
    assert met
