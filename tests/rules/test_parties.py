"""Sides and parties: who owns the points, and who plays together once an auction has said so."""
from __future__ import annotations

from cardtable.cards import pack
from cardtable.rules.deal import Deal
from cardtable.rules.faults import Fault, Offence
from cardtable.rules.moves import Choice, Choices, Move, One, calls
from cardtable.rules.strict import Strict
from cardtable.rules.zones import Layout

LAYOUT = Layout(3)
HAND = LAYOUT.each("hand")


class ThreeScores(Deal):
    """One plays against the other two for as many tricks as he calls; everybody has a score of his own, which may fall
    below nothing: the scheme of Five Hundred for three."""

    layout, pack = LAYOUT, pack("789T")

    def begin(self) -> None:
        self.caller, self.called = -1, 0
        self.phase, self.must = "calling", (0,)

    def calling(self, seat: int) -> Choices:
        return (*calls("no"), Choice("call", One(range(6, 11))))

    def do_no(self, seat: int) -> None:
        self.must = (self.left(seat),)

    def do_call(self, seat: int, tricks: int) -> None:
        self.caller, self.called = seat, tricks
        self.party = tuple([int(s == seat) for s in range(self.seats)])
        self.go("telling", seat)

    def telling(self, seat: int) -> Choices:
        return (Choice("took", One(range(11))),)

    def do_took(self, seat: int, tricks: int) -> None:
        self.mark(self.side[seat], 10 * self.called * (1 if tricks >= self.called else -1), "call")
        for other in self.against(seat):
            self.mark(self.side[other], 10, "tricks")
        self.end()


class StrictThree(Strict, ThreeScores):
    FAULTS = {"revoke": Fault(9, remedies=("let-it-go",))}


def called(deal: Deal, *moves: str) -> None:
    for move in moves:
        deal.apply(deal.must[0], Move.read(move))


def test_before_anything_is_called_who_shares_a_side_plays_together() -> None:
    class Partners(ThreeScores):
        side = (0, 1, 0)
    deal = Partners()
    assert deal.party == (0, 1, 0)
    assert (deal.partners_of(0), deal.partners_of(1), deal.partners_of(2)) == ((2,), (), (0,))
    assert (deal.against(0), deal.against(1), deal.against(2)) == ((1,), (2, 0), (1,))


def test_sides_that_a_deal_sets_as_it_begins_are_parties() -> None:
    class Begun(ThreeScores):
        def begin(self) -> None:
            self.side = (0, 1, 1)
    assert Begun().party == (0, 1, 1)


def test_one_against_two_for_three_scores() -> None:
    deal = ThreeScores()
    called(deal, "no", "call 7")
    assert (deal.side, deal.party) == ((0, 1, 2), (0, 1, 0))
    assert (deal.partners_of(2), deal.against(1)) == ((0,), (2, 0))
    called(deal, "took 6")
    assert deal.score == [10, -70, 10]


def test_a_party_is_a_copys_and_a_views_own() -> None:
    deal = ThreeScores()
    copy = deal.copy()
    called(deal, "call 6")
    assert copy.party == (0, 1, 2)
    assert deal.view(2).party == deal.party == (1, 0, 0)
    assert copy != deal


def test_the_injured_are_those_who_play_against_the_offender() -> None:
    deal = StrictThree()
    offence = Offence("revoke", 9, 2)
    assert deal.chooser_accuser(offence) == 0
    called(deal, "no", "call 8")                             # now 0 and 2 play together
    assert deal.chooser_accuser(offence) == 1
    accuse = deal.accusations(2)[1]
    assert [Move(("accuse", 9, s)) in accuse for s in range(3)] == [False, True, False]
