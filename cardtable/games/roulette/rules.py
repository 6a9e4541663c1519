"""Roulette: stakes are laid, the wheel is spun, what is lost is raked in and what has won is paid; zero has rules
of its own for the even chances (002:16541-16684)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.families.staking.deal import Held, Laying, Staking
from cardtable.families.staking.stakes import Stake, Stakes, laid
from cardtable.games.roulette import voice
from cardtable.games.roulette.chances import ALIKE, CHANCES, FRANC, NUMBERS
from cardtable.games.roulette.laws import CODE, LAW
from cardtable.games.roulette.options import EITHER, HALF
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


class Roulette(Staking):
    """An evening at the wheel, coup after coup.  `past` are the numbers that have come, `asked` the stakes on even
    chances of which their owners are yet to say, after a zero, whether they go to prison or are halved."""

    layout, pack, code = LAYOUT, (), CODE.name
    agrees_on = Agreed
    terms: Agreed
    open_phases = frozenset({"staking", "zero"})
    public_phases = frozenset({"staking", "zero"})
    counters, cloth, jail, bank = COUNTERS, CLOTH, PRISON, BANK
    forbids: ClassVar[dict[str, Law]] = {"most": CODE.law(LAW["limits"]), "purse": CODE.law(LAW["purse"])}

    def begin(self) -> None:
        super().begin()
        self.past: tuple[int, ...] = ()
        self.asked: Stakes = ()

    # The staking

    def least(self, spot: str) -> int:
        return CHANCES[spot].least

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
            self._to_bank(one)
        for one in lying:
            if one not in lost:
                self._stays(one, number)
        self.asked = tuple([one for one in self.stakes if not one.prison])
        if not self.asked:
            self._over()
        elif self.terms.zero == EITHER:
            self.go("zero", *sorted({one.seat for one in self.asked}))
        else:
            for one in self.asked:
                self._zero(one, self.terms.zero == HALF)
            self._over()

    def _lost(self, stake: Stake, number: int) -> bool:
        chance = CHANCES[stake.spot]
        return chance.won(number) < 0 and not (chance.even and not number)

    def _to_bank(self, stake: Stake) -> None:
        self.pay(stake.coins, PRISON if stake.prison else CLOTH, BANK, "lost", seat=stake.seat, spot=stake.spot)

    def _stays(self, stake: Stake, number: int) -> None:
        """A stake that is not lost: paid and given back, put deeper into prison or nearer to its end."""
        chance, whose = CHANCES[stake.spot], self.player[stake.seat]
        if chance.even and not number:
            deeper = stake._replace(prison=stake.prison + bool(stake.prison))
            if stake.prison:
                self.say(stake.seat, "deeper", stake.spot, deeper.prison, law=LAW["prison"])
            self.stakes = laid(self.stakes, deeper)
        elif stake.prison > 1:
            self.say(stake.seat, "nearer", stake.spot, stake.prison - 1, law=LAW["prison"])
            self.stakes = laid(self.stakes, stake._replace(prison=stake.prison - 1))
        else:
            if not stake.prison:
                self.pay(int(chance.won(number) * stake.coins), BANK, whose, "won", seat=stake.seat, spot=stake.spot)
            self.pay(stake.coins, PRISON if stake.prison else CLOTH, whose, "freed" if stake.prison else "back",
                     seat=stake.seat, spot=stake.spot)

    # Zero

    def zero(self, seat: int) -> Choices:
        return calls("prison", "half")

    def to_say(self, seat: int) -> Stake | None:
        """The stake of which a seat is to say what becomes of it."""
        return next((one for one in self.asked if one.seat == seat), None)

    def do_prison(self, seat: int) -> None:
        self._say_of(seat, half=False)

    def do_half(self, seat: int) -> None:
        self._say_of(seat, half=True)

    def _say_of(self, seat: int, half: bool) -> None:
        stake = self.to_say(seat)
        assert stake is not None
        self.asked = tuple([one for one in self.asked if one is not stake])
        self._zero(stake, half)
        if self.to_say(seat) is None and self.done(seat):
            self._over()

    def _zero(self, stake: Stake, half: bool) -> None:
        self.stakes = tuple([one for one in self.stakes if one is not stake])
        if half:
            self._halved(stake)
            return
        of = CHANCES[stake.spot].of or (stake.spot,)
        for one in of:
            coins = stake.coins // len(of)
            self.pay(coins, CLOTH, PRISON, "prison", LAW["prison"], seat=stake.seat, spot=stake.spot, args=(one,))
            self.stakes = laid(self.stakes, Stake(stake.seat, one, coins, 1))

    def _halved(self, stake: Stake) -> None:
        """The bank has the odd coin, which only the half of a halved stake can have."""
        pot, back = (PRISON if stake.prison else CLOTH), stake.coins // 2
        self.pay(back, pot, self.player[stake.seat], "half", LAW["half"], seat=stake.seat, spot=stake.spot)
        self.pay(stake.coins - back, pot, BANK, "halved", LAW["half"], seat=stake.seat, spot=stake.spot)

    # The end

    def _over(self) -> None:
        """The coup is over.  After the last the wheel is spun for the prisoners alone."""
        if self.coup + 1 < self.terms.coups:
            self.go("staking", *range(self.seats))
            self.next_coup()
        elif self.stakes:
            self.go("spin", NATURE)
            self.next_coup()
        else:
            self.end()

    def do_resign(self, seat: int) -> None:
        """All is taken up, and what is in prison halved."""
        self.say(seat, "resign", law=LAW["end"])
        for one in self.stakes:
            if one.prison:
                self._halved(one)
            else:
                self.pick(one)
        self.stakes = self.asked = ()
        self.resigned = self.side[seat]
        self.end()
