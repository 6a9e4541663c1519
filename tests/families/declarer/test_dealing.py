"""What both codes of a declarer have on dealing, where hands deal."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.families.declarer.strict.dealing import DealtDeclarer
from cardtable.games import game
from cardtable.games.auction_bridge.strict import AuctionByHand
from cardtable.games.bridge.strict import BridgeByHand
from cardtable.rules.moves import Move
from tests.adapters.declarer_dealing import begun, does, looked
from tests.spread import sampled
from tests.suite import Form, Trial

both = pytest.mark.parametrize("kind", [BridgeByHand, AuctionByHand])


def cut(kind: type[DealtDeclarer], *moves: str) -> DealtDeclarer:
    """Seat 2 deals."""
    return does(begun(kind=kind), "1 cut", *moves)


@both
def test_35_37_another_cut(kind: type[DealtDeclarer]) -> None:
    """Too few lifted or a card shown (35); shuffled afterwards (37)."""
    for few in ("cut 3", "cut 49", "cut-showing"):
        assert does(begun(kind=kind), f"1 {few}").offences[-1].article == 35
    again = cut(kind, "2 reshuffle")
    assert (again.offences[-1].article, again.phase, again.must) == (37, "cutting_pack", (1,))


@both
def test_39_what_is_dealt_again(kind: type[DealtDeclarer]) -> None:
    """Numbers found wrong at any time, a pack not cut until anybody looks."""
    for act in ("face", "deal-otherwise", "misgive 2"):
        assert cut(kind, f"2 {act}").void == "same"
    assert cut(kind, "2 misgive 1", "2 exact rectify").phase == "dealing"
    wrong = looked(cut(kind, "2 deal-wrong 0 1"))
    assert does(wrong, "1 accuse 39 2").void == "same"
    uncut = does(begun(kind=kind), "2 deal")
    assert does(uncut.copy(), "1 accuse 39 2").void == "same"
    assert not does(uncut, "0 take-up-hand", "1 accuse 39 2").over


@both
def test_40_41_a_card_shown_in_dealing(kind: type[DealtDeclarer]) -> None:
    """Each of the other side may have a new deal while he has not looked himself (40), though all is dealt (41)."""
    shown = cut(kind, "3 turn-over")
    assert does(shown.copy(), "0 accuse 40 3", "0 exact new-deal").void == "same"
    does(shown, "0 take-up-hand")
    assert does(shown.copy(), "0 accuse 40 3").phase == "taking_up"
    assert does(shown, "2 accuse 40 3").phase == "remedy"


@both
def test_42_a_dealer_who_looks(kind: type[DealtDeclarer]) -> None:
    """The others may see the card, or have a new deal (42)."""
    deal = cut(kind, "2 peep", "1 accuse 42 2")
    assert [str(move[1]) for move in deal.decision(1)] == ["see-it", "new-deal"]
    assert looked(does(deal, "1 exact see-it")).phase in ("declaring", "calling")


@both
def test_43_44_a_card_is_missing(kind: type[DealtDeclarer]) -> None:
    """Void until who lacks it has played (44); after that he plays on without it (43)."""
    deal = looked(cut(kind, "2 deal-faulty"))
    assert does(deal.copy(), "1 accuse 44 2").void == "same"
    while deal.phase != "accusations":
        seat = deal.must[0]
        does(deal, f"{seat} {next(iter(deal.decision(seat)))}")
    assert (sum(deal.taken), len(deal.history)) == (13, 51)


@both
def test_45_46_out_of_turn(kind: type[DealtDeclarer]) -> None:
    """Stopped before it is complete (45), for a partner as well (46)."""
    for seat in (0, 1):
        deal = cut(kind, f"{seat} deal")
        claim = f"{deal.against(seat)[0]} accuse 45 {seat}"
        assert deal.refusal(int(claim[0]), Move.read(claim[2:])) is None
        stopped = does(deal.copy(), claim, f"{claim[0]} exact rightful-dealer-deals")
        assert (stopped.void, stopped.dealer) == ("same", 2)
        assert does(looked(deal), claim).phase != "remedy"


@pytest.mark.parametrize("name", sampled(["bridge", "auction_bridge"], 1))
def test_random_deals(name: str) -> None:
    counts = Counter[str]()
    form = Form(game(name), {"laws": "strict", "dealing": "hands", "rubbers": 1})
    counts += Trial(form, 1, looks=.02).play().counts
    assert counts["pasts"] > 3
