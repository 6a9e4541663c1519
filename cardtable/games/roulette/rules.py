"""Roulette: stakes are laid, the wheel is spun, what is lost is raked in and what has won is paid; zero has rules
of its own for the even chances (002:16541-16684)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.families.staking.deal import Held, Laying
from cardtable.families.staking.prison import EITHER, Imprisoning
from cardtable.families.staking.stakes import Stake
from cardtable.games.roulette import voice
from cardtable.games.roulette.chances import ALIKE, CHANCES, FRANC, LEASTS, NUMBERS
from cardtable.games.roulette.laws import CODE, LAW
from cardtable.rules.events import NATURE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

LAYOUT = Layout(5)
LAYOUT.spot(*CHANCES)
CLOTH, PRISON, BANK = LAYOUT.pot("cloth"), LAYOUT.pot("prison"), LAYOUT.bank("bank")
COUNTERS = tuple([francs * FRANC for francs in (5, 20, 100, 500, 1000)])


@dataclass(frozen=True)
class Agreed(Terms):
    """How many coups are played, and what zero does to the even chances."""

    coups: int = 20
    zero: str = EITHER


class Roulette(Imprisoning):
    """An evening at the wheel, coup after coup.  `past` are the numbers that have come."""

    layout, pack, code = LAYOUT, (), CODE.name
    agrees_on = Agreed
    terms: Agreed
    open_phases = frozenset({"staking", "zero"})
    public_phases = frozenset({"staking", "zero"})
    counters, cloth, jail, bank = COUNTERS, CLOTH, PRISON, BANK
    asks, cites = "zero", LAW
    forbids: ClassVar[dict[str, Law]] = {"most": CODE.law(LAW["limits"]), "purse": CODE.law(LAW["purse"])}

    def begin(self) -> None:
        super().begin()
        self.past: tuple[int, ...] = ()

    # The staking

    def least(self, spot: str) -> int:
        return LEASTS[spot]

    def most(self, spot: str, held: Held) -> int:
        return CHANCES[spot].most - sum([held.get(one, 0) for one in ALIKE[spot]])

    def shared(self, spot: str) -> tuple[str, ...]:
        return ALIKE[spot]

    def spoken(self) -> dict[str, tuple[str, ...]]:
        return voice.SPOKEN

    def meant(self, name: str, spot: str) -> Laying:
        return voice.meant(name, spot)

    def closed(self) -> None:
        self.go("spin", NATURE)

    def parts(self, spot: str) -> tuple[str, ...]:
        return CHANCES[spot].of or (spot,)

    def coups(self) -> int:
        return self.terms.coups

    # The spin

    def spin(self, seat: int) -> Choices:
        return (Choice("spin", One(NUMBERS)),)

    def do_spin(self, seat: int, number: int) -> None:
        """What is lost goes first, then what has won is paid; stakes in prison are freed or lost with the others."""
        self.say(NATURE, "number", number, law=LAW["zero"] if not number else 0)
        self.past += (number,)
        lying, self.stakes = self.stakes, tuple[Stake, ...]()
        lost = [one for one in lying if self._lost(one, number)]
        for one in lost:
            self.loses(one)
        for one in lying:
            chance = CHANCES[one.spot]
            if one not in lost and chance.even and not number:
                self.stays(one)
            elif one not in lost:
                self.wins(one, int(chance.won(number) * one.coins))
        self.ask(tuple([one for one in self.stakes if not one.prison]), self.terms.zero)

    def _lost(self, stake: Stake, number: int) -> bool:
        chance = CHANCES[stake.spot]
        return chance.won(number) < 0 and not (chance.even and not number)

    # Zero

    def zero(self, seat: int) -> Choices:
        return calls("prison", "half")
