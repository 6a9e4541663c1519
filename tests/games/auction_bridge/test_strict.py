"""Auction's own laws on faults, under strict play."""
from __future__ import annotations

from cardtable.games.auction_bridge.strict import StrictAuction
from cardtable.rules.moves import Move
from tests.adapters.declarer_strict import EAST, HANDS, NORTH, SOUTH, WEST, offered, played, says
from tests.adapters.four_hands import shuffled


def dealt(*said: str) -> StrictAuction:
    """South has dealt; seats and words, with a number before them against this article."""
    deal = StrictAuction(SOUTH)
    shuffled(deal, HANDS)
    for text in said:
        number, _, rest = text.rpartition(": ")
        seat, _, words = rest.partition(" ")
        says(deal, int(seat), words, int(number or 0))
    return deal


def test_52_a_call_out_of_turn() -> None:
    """At his left there is a new deal, or it stands and the bidding goes on from there."""
    deal = dealt("2 bid H 1", "52: 1 bid S 5")
    assert (deal.must, offered(deal)) == ((SOUTH,), ["new-deal", "let-stand"])
    says(deal, SOUTH, "exact let-stand")
    assert (deal.phase, deal.must, deal.bid) == ("calling", (SOUTH,), "5S")


def test_53_a_call_too_low() -> None:
    """It is as many tricks as are enough, and his partner is silent until an adversary goes on."""
    deal = dealt("2 bid D 2", "53: 3 bid C 1", "0 pass")
    assert (deal.bid, [str(move) for move in deal.decision(EAST)]) == ("3C", ["pass"])
    deal = dealt("2 bid D 2", "53: 3 bid C 1", "0 double")
    assert len(list(deal.decision(EAST))) > 1


def test_53_a_call_that_no_number_of_tricks_mends_is_a_pass() -> None:
    deal = dealt("2 bid H 2", "53: 3 bid S 1")
    assert (deal.bid, deal.bidder, deal.called[-1], deal.must) == ("2H", SOUTH, (WEST, "pass"), (NORTH,))
    assert len(list(says(deal, NORTH, "pass").decision(EAST))) > 1, "nobody is silenced"


def test_59_a_double_out_of_turn() -> None:
    deal = dealt("2 bid H 1", "59: 1 double")
    assert (deal.must, offered(deal)) == ((SOUTH,), ["new-deal", "let-stand"])
    says(deal, SOUTH, "exact new-deal")
    assert deal.void == "same"


def test_70_a_card_shown_while_calls_are_made() -> None:
    """If the deal stands it is taken up, and not called."""
    deal = dealt("2 bid H 1", "70: 0 play 3C")
    assert (deal.must, offered(deal)) == ((EAST,), ["new-deal", "let-stand"])
    says(deal, EAST, "exact let-stand")
    assert (deal.exposed(NORTH), deal.phase, deal.must) == ((), "calling", (WEST,))
    assert Move.read("pass") in deal.decision(WEST)


def test_99_both_sides_have_revoked() -> None:
    """Each is paid by the other, and neither scores by its tricks."""
    def calls(deal: object) -> None:
        for seat, words in ((SOUTH, "bid H 2"), (WEST, "pass"), (NORTH, "pass"), (EAST, "pass")):
            says(deal, seat, words)              # type: ignore[arg-type]

    deal = StrictAuction(SOUTH)
    marks = played(deal, "H", 9, calls, (SOUTH, EAST), 90, ("add-150", "add-150"))
    assert (deal.score, [mark.seat for mark in marks if mark.what == "revoke"]) == ([0, 0], [1, 0])
