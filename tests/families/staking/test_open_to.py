"""Staking: of several places each seat may have its own."""
from __future__ import annotations

from cardtable.families.staking.deal import Held, Laying, Staking
from cardtable.families.staking.stakes import Stake
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)
LAYOUT.spot("right", "left")
TOLD, OTHERS = Law("toy", 1, "The limit"), Law("toy", 2, "The other side")


class Sides(Staking):
    """Each seat stakes on its own side alone."""

    layout, pack, counters = LAYOUT, (), (5, 20)
    cloth = jail = LAYOUT.pot("cloth")
    forbids = {"most": TOLD, "purse": TOLD, "side": OTHERS}

    def least(self, spot: str) -> int:
        return 5

    def most(self, spot: str, held: Held) -> int:
        return 20 - held.get(spot, 0)

    def open_to(self, seat: int, held: Held) -> tuple[str, ...]:
        return self.layout.spots[seat:seat + 1]

    def why(self, seat: int, spot: str) -> str:
        return super().why(seat, spot) if spot in self.open_to(seat, {}) else "side"

    def closed(self) -> None:
        self.end()


def test_a_seat_stakes_where_it_may_and_nowhere_else() -> None:
    deal = Sides(purse=[100, 100, 0])
    assert [move for move in deal.decision(1) if move.verb == "place"] == [("place", "left", 5), ("place", "left", 20)]
    assert deal.refusal(1, Move(("place", "right", 5))) is not None
    deal.apply(1, Move(("place", "left", 20)))
    assert deal.stakes == (Stake(1, "left", 20),)
    assert "move" not in [move.verb for move in deal.decision(1)], "nor is it moved to another's place"
    assert deal.refusal(1, Move(("place", "left", 5))) is TOLD
    assert deal.refusal(1, Move(("place", "right", 5))) is OTHERS, "the limit there is none of his"


class Wide(Sides):
    """All lay on all places, ten at the least; "both" is two counters on the left and one on the right."""

    def least(self, spot: str) -> int:
        return 10

    def most(self, spot: str, held: Held) -> int:
        return 60 - held.get(spot, 0)

    def open_to(self, seat: int, held: Held) -> tuple[str, ...]:
        return self.layout.spots

    def spoken(self) -> dict[str, tuple[str, ...]]:
        return {"both": ()}

    def meant(self, name: str, spot: str) -> Laying:
        return ("left", 2), ("right", 1)


def test_where_something_lies_less_than_the_least_may_be_added() -> None:
    deal = Wide(purse=[100, 100, 0])
    assert deal.room(0, "left") == range(10, 61, 5)
    deal.apply(0, Move(("place", "left", 10)))
    assert (deal.room(0, "left"), deal.room(0, "right")) == (range(5, 51, 5), range(10, 61, 5))


def test_what_lay_there_is_laid_again_wholly_or_not_at_all() -> None:
    before = Stake(0, "left", 20), Stake(0, "right", 20)
    for purse, again in ((40, True), (35, False)):
        deal = Wide(purse=[purse, 100, 0])
        deal.before = before
        assert ("again" in [move.verb for move in deal.decision(0)]) is again


def test_the_purse_pays_for_all_the_counters_of_what_is_called() -> None:
    deal = Wide(purse=[50, 100, 0])
    assert deal.refusal(0, Move(("call", "both", 15))) is None
    assert deal.refusal(0, Move(("call", "both", 20))) is not None, "three counters cost thrice as much"
