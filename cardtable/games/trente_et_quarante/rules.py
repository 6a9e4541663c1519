"""Trente et Quarante: stakes are laid, two rows dealt, what is lost raked in and what has won paid; equal points are
null, but both at 31 are the refait (002:17412-17527)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, pack
from cardtable.families.staking.banker import Banked
from cardtable.families.staking.deal import Held
from cardtable.families.staking.prison import EITHER, Imprisoning
from cardtable.families.staking.shoe import FromShoe
from cardtable.families.staking.stakes import Stake, Stakes, laid
from cardtable.games.trente_et_quarante.coup import CHANCES, THIRTY, Coup, point
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.laws import CODE, LAW
from cardtable.rules.events import NATURE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Spots, calls
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

LAYOUT = Layout(5)
SHOE, TALON = LAYOUT.one("shoe"), LAYOUT.one("talon", "all")
NOIR, ROUGE = LAYOUT.one("noir", "all"), LAYOUT.one("rouge", "all")
LAYOUT.spot(*CHANCES)
CLOTH, PRISON, PREMIUMS = LAYOUT.pot("cloth"), LAYOUT.pot("prison"), LAYOUT.pot("premiums")
BANK = LAYOUT.bank("bank")

PACKS = 6
LEAST, MOST = 20 * FRANC, 12_000 * FRANC         # 002:17526-17527
COUNTERS = tuple([francs * FRANC for francs in (20, 100, 500, 1000, 5000)])
PART, AT_LEAST = 100, 5 * FRANC                  # the premium: this part of a stake, and not less than that


def premium(coins: int) -> int:
    """What it costs to insure a stake for one coup; stakes go by hundreds of coins, so that none is broken."""
    return max(coins // PART, AT_LEAST)


@dataclass(frozen=True)
class Agreed(Terms):
    """How many coups are played, what a refait does, whether it is insured against, and who is the bank: a seat, to
    which the house lends in such sums, or -1 for the house itself."""

    coups: int = 20
    refait: str = EITHER
    insurance: bool = True
    banker: int = -1
    lends: int = MOST


class TrenteEtQuarante(FromShoe, Banked, Imprisoning):
    """An evening, coup after coup from one shoe.  `past` are the coups that have been dealt, `insured` the stakes for
    which a premium has been paid, by seat and place, and `covered` those of the last coup."""

    layout, pack, code = LAYOUT, pack(RANKS, PACKS), CODE.name
    agrees_on = Agreed
    terms: Agreed
    open_phases = frozenset({"staking", "refait"})
    public_phases = frozenset({"staking", "refait", "dealing"})
    counters, cloth, jail, bank = COUNTERS, CLOTH, PRISON, BANK
    shoe, talon = SHOE, TALON
    asks, cites = "refait", LAW
    forbids: ClassVar[dict[str, Law]] = {"most": CODE.law(LAW["limits"]), "purse": CODE.law(LAW["purse"])}

    def begin(self) -> None:
        super().begin()
        self.past: tuple[Coup, ...] = ()
        self.insured: tuple[tuple[int, str], ...] = ()
        self.covered: tuple[tuple[int, str], ...] = ()
        self.phase, self.must = "shuffle", (NATURE,)

    @property
    def banker(self) -> int | None:
        return None if self.terms.banker < 0 else self.terms.banker

    @property
    def dealt_by(self) -> int | None:
        return self.banker

    def coups(self) -> int:
        return self.terms.coups

    def least(self, spot: str) -> int:
        return LEAST

    def most(self, spot: str, held: Held) -> int:
        return MOST - held.get(spot, 0)

    # The staking, and insurance

    def shuffled(self) -> None:
        """The staking opens; after the last coup it is dealt on at once."""
        if self.coup < self.terms.coups:
            self.go("staking", *self.punters)
        else:
            self.closed()

    def opened(self) -> None:
        if self.zone[SHOE]:
            self.go("staking", *self.punters)
        else:
            self._passes()

    def staking(self, seat: int) -> Choices:
        return super().staking(seat) + self._insurance(seat)

    def _insurance(self, seat: int) -> Choices:
        if not self.terms.insurance:
            return ()
        purse = self.purse[self.player[seat]]
        bare = [one for one in self.loose(seat) if (seat, one.spot) not in self.insured]
        due = [premium(one.coins) for one in bare]
        found: Choices = calls("insure") if bare and sum(due) <= purse else ()
        able = tuple([one.spot for one, coins in zip(bare, due) if coins <= purse])
        if able and len(self.loose(seat)) > 1:
            found += (Choice("insure-one", Spots(able)),)
        return found + (calls("uninsure") if len(bare) < len(self.loose(seat)) else ())

    def do_insure(self, seat: int) -> None:
        for one in self.loose(seat):
            if (seat, one.spot) not in self.insured:
                self.do_insure_one(seat, one.spot)

    def do_insure_one(self, seat: int, spot: str) -> None:
        self.pay(premium(self.held(seat)[spot]), self.player[seat], PREMIUMS, "premium", LAW["insurance"], seat=seat,
                 spot=spot)
        self.insured += ((seat, spot),)

    def do_uninsure(self, seat: int) -> None:
        for one in self.loose(seat):
            self._uninsure(one)

    def _uninsure(self, stake: Stake) -> None:
        """Its premium comes back; nothing, where none was paid."""
        this = stake.seat, stake.spot
        if this in self.insured and not stake.prison:
            self.insured = tuple([one for one in self.insured if one != this])
            self.pay(premium(stake.coins), PREMIUMS, self.player[stake.seat], "premium back", seat=stake.seat,
                     spot=stake.spot)

    def put(self, seat: int, spot: str, coins: int) -> None:
        """A stake that is changed is insured no more."""
        for one in self.loose(seat):
            if one.spot == spot:
                self._uninsure(one)
        super().put(seat, spot, coins)

    def pick(self, stake: Stake) -> None:
        self._uninsure(stake)
        super().pick(stake)

    def do_again(self, seat: int) -> None:
        """As they lay in the last coup, insured as they were if the purse allows it."""
        super().do_again(seat)
        for one in self.loose(seat):
            if (seat, one.spot) in self.covered and premium(one.coins) <= self.purse[self.player[seat]]:
                self.do_insure_one(seat, one.spot)

    def closed(self) -> None:
        self.covered = self.insured
        self.say(NATURE, "closed", law=LAW["laying"])
        self.go("dealing", NATURE if self.banker is None else self.banker)

    # The rows

    def dealing(self, seat: int) -> Choices:
        return calls("deal")

    def do_deal(self, seat: int) -> None:
        """Both rows, the upper first; where the cards do not reach the coup is void."""
        self.sweep(NOIR, ROUGE)
        for row in (NOIR, ROUGE):
            while point(self.zone[row]) <= THIRTY:
                if self.turn_up(row) is None:
                    self._void()
                    return
            self.say(NATURE, "row", LAYOUT[row].name, point(self.zone[row]))
        self._settled(Coup.of(self.zone[NOIR], self.zone[ROUGE]))

    def _void(self) -> None:
        """The cards do not reach: what is loose is given back, its premium too."""
        self._passes()
        self._pick_all([one for one in self.stakes if not one.prison])

    def _passes(self) -> None:
        """The cards are through: all are gathered and shuffled."""
        self.say(NATURE, "passes", law=LAW["talon"])
        self.gather(NOIR, ROUGE)

    # The settlement

    def _settled(self, coup: Coup) -> None:
        """What is lost goes first, then what has won is paid."""
        self.past += (coup,)
        self.say(NATURE, "points", coup.noir, coup.rouge, coup.first, law=LAW[self._cited(coup)])
        for stake in self.stakes:
            if (stake.seat, stake.spot) in self.insured and not stake.prison:
                self.pay(premium(stake.coins), PREMIUMS, self.till, "insured", seat=stake.seat, spot=stake.spot)
        insured, self.insured = self.insured, ()
        if coup.outcome == "null":
            self.coup_over()
        elif coup.outcome == "refait":
            self._refait(insured)
        else:
            self._decided(coup.winners)

    @staticmethod
    def _cited(coup: Coup) -> str:
        return coup.outcome if coup.outcome in ("null", "refait") else "points"

    def _decided(self, winners: tuple[str, ...]) -> None:
        lying, self.stakes = self.stakes, tuple[Stake, ...]()
        won = [one for one in lying if one.spot in winners]
        for one in lying:
            if one not in won:
                self.loses(one)
        self.lend(sum([one.coins for one in won if not one.prison]), self.terms.lends, LAW["added"])
        for one in won:
            self.wins(one, one.coins)
        self.coup_over()

    def _refait(self, insured: tuple[tuple[int, str], ...]) -> None:
        """Prisoners go deeper; what is insured is free; the others’ owners are asked."""
        lying, self.stakes = self.stakes, tuple[Stake, ...]()
        bare: Stakes = ()
        for one in lying:
            if not one.prison and (one.seat, one.spot) in insured:
                self.say(one.seat, "safe", one.spot, law=LAW["insurance"])
                self.stakes = laid(self.stakes, one)
            else:
                self.stays(one)
                bare += () if one.prison else (one,)
        self.ask(bare, self.terms.refait)

    def refait(self, seat: int) -> Choices:
        return calls("prison", "half")
