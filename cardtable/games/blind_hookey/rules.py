"""Blind Hookey: packets that nobody has looked at, a stake on each, and their bottom cards (002:1130-1156)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Card, pack, ranking
from cardtable.families.staking.deal import Held, Staking
from cardtable.families.staking.stakes import Stake, Stakes
from cardtable.games.blind_hookey.laws import CODE, LAW
from cardtable.games.blind_hookey.options import HIGH, LOW
from cardtable.rules import motions
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, One, Order
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

PACK = pack(RANKS)
LEAST = 4                                        # cards of a packet (002:1138-1139)
MOST_SEATS = len(PACK) // LEAST                  # beyond them a due share would be less
COUNTERS = (1, 2, 5, 10)
STRENGTH: Mapping[str, tuple[int, ...]] = {HIGH: ranking(RANKS), LOW: ranking("A" + RANKS[:-1])}


class HookeyLayout(Layout):
    """The pack, the cards cut for deal, the stakes; and what a way of the game lays out of packets."""

    def __init__(self) -> None:
        super().__init__(MOST_SEATS)
        self.stock, self.cut = self.one("pack"), self.one("cut", sees="all")
        self.cloth = self.pot("cloth")


@dataclass(frozen=True)
class Agreed(Terms):
    """Where the ace stands, what a stake may be, and what lay there in the last hand."""

    ace: str = HIGH
    limit: int = 10
    before: Stakes = ()


class Hookey(Staking):
    """One hand; the dealer is the bank.  `mine` is the place of his packet once it is turned up; the deal `passes` when
    he has lost to everybody.  `before` are the stakes of the last hand, and then of this one.

    A way of playing adds its layout and packets: how they are cut, on which of them a seat may stake, and which is the
    dealer's.
    """

    pack, code = PACK, CODE.name
    agrees_on = Agreed
    terms: Agreed
    layout: ClassVar[HookeyLayout]
    public_phases = frozenset({"packet", "staking"})
    counters = COUNTERS
    forbids: ClassVar[dict[str, Law]] = {
        "most": CODE.law(LAW["limit"]), "theirs": CODE.law(LAW["blind"]), "third": CODE.law(LAW["choosing"])}

    def begin(self) -> None:
        self.stakes: Stakes = ()
        self.before: Stakes = self.terms.before
        self.mine = ""
        self.passes = False

    @property
    def punters(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if seat != self.dealer])

    @property
    def till(self) -> int:
        return self.player[self.dealer]

    # What a way of playing says

    def packets(self) -> Sequence[tuple[str, int, int]]:
        """Every packet there is: its place, its zone, and that of the card shown from its bottom."""
        raise NotImplementedError                        # abstract

    def dealers(self) -> str:
        """The place of the dealer's packet, when all have staked."""
        raise NotImplementedError                        # abstract

    def cuts_first(self) -> int:
        """The seat that cuts the first packet."""
        raise NotImplementedError                        # abstract

    def sizes(self) -> range:
        """How many cards the next packet may have."""
        raise NotImplementedError                        # abstract

    def cut_to(self, seat: int, number: int) -> None:
        """So many cards from the top become a packet, and what follows."""
        raise NotImplementedError                        # abstract

    # The packets

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        """By the player at the dealer's right, who also cuts: chance does both (002:1133-1136)."""
        self.lay(order, self.layout.stock)
        self.go("packet", self.cuts_first())

    def packet(self, seat: int) -> Choices:
        return (Choice("cut", One(self.sizes())),)

    def do_cut(self, seat: int, number: int) -> None:
        self.cut_to(seat, number)

    def faults(self, seat: int) -> Choices:
        """Too small or too large a packet; where nothing may be staked."""
        if self.phase != "packet" or seat not in self.must:
            return super().faults(seat)
        law, sizes = CODE.law(LAW[self.on_size]), self.sizes()
        wrong = (range(1, LEAST), range(sizes[-1] + 1, len(self.zone[self.layout.stock]) + 1))
        return tuple([Choice("cut", One(some), law=law) for some in wrong if some])

    on_size: ClassVar[str] = "packets"
    most_places: ClassVar[int] = 1               # on which one player may stake

    # The stakes

    def least(self, spot: str) -> int:
        return 1

    def most(self, spot: str, held: Held) -> int:
        return self.terms.limit - held.get(spot, 0)

    def funds(self, seat: int) -> int:
        """There is credit: as much as the limit lets him lay."""
        return self.terms.limit * self.most_places

    def enough(self, held: Held) -> bool:
        return bool(held)

    def stake_all(self) -> None:
        """All but the dealer lay their stakes."""
        self.go("staking", *self.punters)

    # The show

    def strength(self, card: Card) -> int:
        """Of a bottom card."""
        return STRENGTH[self.terms.ace][card.rank]

    def turned(self) -> dict[str, Card]:
        """The bottom cards that lie open, by the place of their packet."""
        return {spot: self.zone[bottom][0] for spot, _, bottom in self.packets() if self.zone[bottom]}

    def compared(self, spot: str) -> int:
        """How a packet that is turned up stands to the dealer's: 1 is higher, 0 equal, -1 lower."""
        shown = self.turned()
        its, dealers = self.strength(shown[spot]), self.strength(shown[self.mine])
        return (its > dealers) - (its < dealers)

    def higher(self, spot: str) -> bool:
        """Whether a packet that is turned up beats the dealer's."""
        return self.compared(spot) > 0

    def closed(self) -> None:
        """The dealer's packet is turned up, then the others; each stake is settled by itself (002:1142-1147)."""
        packets = {spot: (zone, bottom) for spot, zone, bottom in self.packets()}
        self.mine = self.dealers()
        self.say(self.dealer, "shows", self.mine)
        for spot in (self.mine, *[one for one in packets if one != self.mine]):
            zone, bottom = packets[spot]
            self.shift(self.zone[zone][-1:], zone, bottom, self.shows(spot), motions.TURNED)
        self.passes = all(self.higher(one.spot) for one in self.stakes)
        order = self.round(self.left(self.dealer))
        lying, self.stakes = self.stakes, ()
        for stake in sorted(lying, key=lambda one: (self.higher(one.spot), order.index(one.seat))):
            self.settle(stake)
        staked_on = {one.spot for one in lying}
        self.say(self.dealer, "beaten", *[spot for spot in packets if spot in staked_on and self.higher(spot)])
        self.say(self.dealer, "passes" if self.passes else "keeps", law=LAW["passing"])
        self.end()

    def shows(self, spot: str) -> int:
        """Who turns a packet up."""
        return self.dealer

    def settle(self, stake: Stake) -> None:
        """The dealer pays it, or takes it."""
        whose, law, cloth = self.player[stake.seat], LAW[self.on_settling], self.layout.cloth
        if self.higher(stake.spot):
            self.pay(stake.coins, self.till, whose, "won", law, seat=stake.seat, spot=stake.spot)
            self.pay(stake.coins, cloth, whose, "back", seat=stake.seat, spot=stake.spot)
        else:
            what = "lost" if self.compared(stake.spot) else "equal"
            self.pay(stake.coins, cloth, self.till, what, law, seat=stake.seat, spot=stake.spot)

    on_settling: ClassVar[str] = "settling"

    def gained(self, seat: int) -> int:
        """Whether this seat's stakes together won (1) or lost (-1) in a hand that is over; 0 where neither."""
        coins = sum([one.coins * (1 if self.higher(one.spot) else -1) for one in self.before
                     if one.seat == seat and self.mine])
        return (coins > 0) - (coins < 0)

    def do_resign(self, seat: int) -> None:
        """What lies there goes back."""
        self.say(seat, "resign", law=LAW["end"])
        for one in self.stakes:
            self.pick(one)
        self.resigned = self.side[seat]
        self.end()
