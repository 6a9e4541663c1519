"""A bank without a prison: what is lost goes, what has won is paid and comes back, and after the last coup it ends."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import RANKS, pack
from cardtable.families.staking.deal import Held
from cardtable.families.staking.francs import Francs
from cardtable.families.staking.settling import Settling
from cardtable.families.staking.shoe import FromShoe
from cardtable.families.staking.talk import StakingTalk
from cardtable.families.staking.words import TOLD
from cardtable.rules.events import Event
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)
SHOE, TALON = LAYOUT.one("shoe"), LAYOUT.one("talon", "all")
LAYOUT.spot("red", "black")
CLOTH, BANK = LAYOUT.pot("cloth"), LAYOUT.bank("bank")
LIMIT = Law("toy", 1, "The limit")


class Red(FromShoe, Settling):
    """Red wins every coup."""

    layout, pack, counters, cloth, bank = LAYOUT, pack(RANKS), (1, 5), CLOTH, BANK
    shoe, talon = SHOE, TALON
    forbids: ClassVar[dict[str, Law]] = {"most": LIMIT, "purse": LIMIT}
    cites: ClassVar[dict[str, int]] = {"end": 1}

    def least(self, spot: str) -> int:
        return 1

    def most(self, spot: str, held: Held) -> int:
        return 20 - held.get(spot, 0)

    def coups(self) -> int:
        return 2

    def closed(self) -> None:
        lying, self.stakes = self.stakes, ()
        for one in lying:
            if one.spot == "red":
                self.wins(one, one.coins)
            else:
                self.loses(one)
        self.coup_over()


def table() -> Red:
    return Red(purse=[10, 10, 0, 0])


def done(deal: Red, *lines: str) -> None:
    for line in lines:
        seat, _, move = line.partition(" ")
        deal.apply(int(seat), Move.read(move))


def test_who_has_won_is_paid_and_has_his_stake_again() -> None:
    deal = table()
    done(deal, "0 place red 3", "1 place black 4", "0 done", "1 done")
    assert deal.purse == [13, 6, 1, 0], "of the pots the last stands first: the bank’s, and the cloth is bare"
    assert (deal.coup, deal.phase, deal.stakes) == (1, "staking", ())


def test_after_the_last_coup_it_is_over() -> None:
    deal = table()
    done(deal, *["0 done", "1 done"] * 2)
    assert deal.over


def test_who_leaves_has_what_lies_there() -> None:
    deal = table()
    done(deal, "0 place red 3", "1 place black 4", "0 resign")
    assert (deal.purse, deal.over) == ([10, 10, 0, 0], True)


def test_the_croupier_deals() -> None:
    assert table().dealt_by is None


class RedTalk(StakingTalk):
    """Of francs that are one coin each."""

    sentences, coins = TOLD, Francs(1)

    def spot(self, name: str) -> str:
        return name.capitalize()


def test_one_franc_is_raked_in_and_two_are() -> None:
    deal, said = table(), []
    for coins in (1, 2):
        event = Event("paid", seat=0, what="lost", points=coins, spot="black", src=CLOTH, dst=BANK)
        said += [line.text for line in RedTalk().on_paid(deal, event, lambda seat: None)]
    assert said == ["Your one franc on Black is raked in.", "Your two francs on Black are raked in."]
