"""Solo Whist dealt by hand."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.solo_whist.dealt import SoloByHand
from cardtable.games.solo_whist.laws import LAW
from cardtable.games.solo_whist.rules import PACK
from cardtable.games.solo_whist.stakes import Stakes
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.suite import Form, Trial

NUMBERS, FRESH = LAW["numbers"], LAW["fresh deal"]


def says(deal: SoloByHand, *lines: str) -> SoloByHand:
    """Moves, each "SEAT MOVE", lawful or not."""
    for text in lines:
        seat, move = int(text[0]), Move.read(text[2:])
        deal.apply(seat, move, deal.refusal(seat, move))
    return deal


def begun(seed: int = 1) -> SoloByHand:
    """Seat 3 deals, seat 2 cuts."""
    deal = SoloByHand(3, (), [0] * 4, stakes=Stakes(6, 1, False), by_hand=True)
    deal.apply(NATURE, Move(("shuffle", *Random(seed).sample(PACK, len(PACK)))), None)
    return deal


def calling(deal: SoloByHand) -> SoloByHand:
    """The trump is turned, and all take up their hands."""
    if deal.phase == "turning":
        says(deal, "3 turn-trump")
    assert not any(deal.sees[hand] for hand in deal.layout.hand)
    while deal.phase == "taking_up":
        says(deal, f"{deal.must[0]} take-up-hand")
    return deal


def to_the_end(deal: SoloByHand) -> SoloByHand:
    """Whatever may lawfully be played is, and nobody accuses."""
    while not deal.over:
        words = {"accusations": "content", "ordering": "free"}
        seat = deal.must[0]
        move = Move((words[deal.phase],)) if deal.phase in words else next(iter(deal.decision(seat)))
        deal.apply(seat, move, None)
    return deal


@pytest.mark.parametrize("fault", ["face", "let-see 1", "deal-otherwise"])
def test_a_fresh_deal_for_what_goes_wrong(fault: str) -> None:
    """By the same player, and nobody pays (fresh deal); a pack that was not cut while nobody has called."""
    deal = says(begun(), "2 cut", f"3 {fault}")
    assert (deal.void, deal.purse) == ("same", [0] * 4)
    uncut = calling(says(begun(), "3 deal"))
    assert (uncut.void, uncut.phase) == ("", "calling")
    assert says(uncut.copy(), f"1 accuse {FRESH} 3").void == "same"
    assert says(uncut, "0 pass", f"1 accuse {FRESH} 3").void == "", "too late"


@pytest.mark.parametrize(("short", "places", "gains"), [(0, 1, -6), (1, 1, 6), (2, 2, -6)])
def test_a_wrong_number_loses_the_stake(short: int, places: int, gains: int) -> None:
    """Before the first call it is dealt again (numbers); later a caller with a right number wins, and with a wrong one
    loses, whatever he makes."""
    deal = calling(says(begun(), "2 cut", f"3 deal-wrong {short} {places}"))
    assert sorted(len(deal.zone[hand]) + (seat == 3) for seat, hand in enumerate(deal.layout.hand)) == [12, 13, 13, 14]
    assert says(deal.copy(), f"1 accuse {NUMBERS} 3").void == "same"
    says(deal, "0 bid solo", "1 pass", "2 pass", "3 pass")
    assert says(deal.copy(), f"0 accuse {NUMBERS} 3").void == "", "a call has been made"
    to_the_end(deal)
    assert sum(deal.purse) == 0
    assert (deal.purse[0] > 0) == (gains > 0)
    assert abs(deal.purse[0]) >= 3 * abs(gains)


def test_random_evenings() -> None:
    counts = Counter[str]()
    for seed in range(2):
        agreed = {"laws": "strict", "dealing": "hands", "rounds": 1}
        counts += Trial(Form(game("solo_whist"), agreed), seed, looks=.01).play().counts
    assert counts["deals"] > 4
