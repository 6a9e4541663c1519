"""A whole hand that lies exposed, under strict laws: where its cards can be read, and clicked."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.table.playing import Mouse
from tests.table.seating import Seat
from tools.moments import Moment, company
from tools.waiting import until

NEVER = 1e6
OTHERS = (("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Miss Amory", "club"))


def laid_down(name: str, verb: str, mine: bool, seed: int) -> tuple[Moment, int]:
    """With two cards to the trick: the seat whose hand has been laid down, by the person or by somebody beside him."""
    players = company(OTHERS, 4)
    sitting, rng, laid = Sitting(game(name), {"laws": "strict"}, players), Random(seed), -1
    while laid < 0 or len(lying(sitting.match.deal())) != 2:
        deal = sitting.match.deal()
        if not deal.preliminary and deal.phase == "play" and laid < 0:
            me = deal.player.index(0)
            laid = me if mine else (me + 1) % 4
            if not any(choice.verb == verb for choice in deal.faults(laid)):
                return laid_down(name, verb, mine, seed + 1)
            sitting.submit(laid, Move((verb,)))
            continue
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else think(
            sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move
        sitting.submit(seat, move)
    return Moment(name, dict(sitting.options), players, tuple(sitting.lines)), laid


def lying(deal: Deal) -> tuple[object, ...]:
    """The cards of the trick."""
    trick = getattr(deal.layout, "trick", None)
    return deal.zone[trick] if trick is not None and not deal.preliminary else ()


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize(("name", "verb"), [("bridge", "lay-down"), ("auction_bridge", "lay-down"),
                                            ("whist", "throw-down"), ("euchre", "lay-down")])
def test_the_trick_covers_none_of_it(seat: Seat, name: str, verb: str, mine: bool, size: tuple[int, int]) -> None:
    moment, laid = laid_down(name, verb, mine, 1)
    page = seat(moment, pace=NEVER, size=size)
    until(lambda: not page.host.teller.busy)
    deal, person = page.host.sight.deal, Mouse(page, Random(1))
    exposed = deal.zone[deal.layout.exposed[laid]]       # type: ignore[attr-defined]
    assert len(exposed) > 3
    assert len(lying(deal)) == 2
    for card in exposed:
        assert person.item(card).isVisible()             # and nothing covers it
