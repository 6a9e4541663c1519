"""Blind Hookey's moments, both ways, at tables of all sizes."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.cards import RANKS, Card, pack
from cardtable.cards import cards as read_cards
from cardtable.games.blind_hookey.rules import Hookey
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Captain Lisle", "club"), ("The Rector", "novice"), ("Mrs. Halloran", "club"), ("Dr. Thorne", "novice"),
          ("Madame Duval", "club"), ("Mrs. Battle", "novice"), ("Colonel Ashdown", "club"))
BOTTOMS = "5S QD 9H 3C KD 7S 2H 9C"              # from the dealer's left; his own the last
SIZES = {2: (19,), 3: (11, 16), 4: (11, 9, 13), 5: (8, 10, 4, 9), 6: (8, 4, 7, 6, 8), 7: (7, 4, 6, 5, 7, 6),
         8: (6, 4, 5, 6, 6, 4, 5)}
STAKES = (4, 3, 6, 5, 10, 1, 7, 2)


class Evening(Written[Hookey]):
    """Seat `dealer` has cut lowest, and some hands have been played."""

    name, kind = "blind_hookey", Hookey

    def __init__(self, seats: int = 4, form: str = "own", dealer: int = 2, hands: int = 20, played: int = 2,
                 ace: str = "high") -> None:
        super().__init__(company(LEVELS, seats), 1, {"form": form, "players": seats, "hands": hands, "ace": ace})
        self.form = form
        dealer %= seats
        low = [card for card in pack(RANKS[1:]) if card.text[1] == "S"]
        self.do("* cut " + " ".join(["AS" if seat == dealer else low[seat].text for seat in range(seats)]))
        for _ in range(played):
            self.hand()

    @property
    def others(self) -> tuple[int, ...]:
        """From the dealer's left."""
        return self.deal.round(self.deal.left(self.deal.dealer))[:-1]

    def pack(self, bottoms: str = "") -> Evening:
        """The pack lies so that these are at the bottom: of the packets as they are cut, the dealer's the last."""
        seats = len(self.others) + 1
        wanted = read_cards(bottoms) or (*read_cards(BOTTOMS)[:seats - 1], read_cards(BOTTOMS)[-1])
        sizes = self.sizes()
        rest, order = [card for card in self.deal.pack if card not in wanted], list[Card]()
        self.rng.shuffle(rest)
        for card, size in zip(wanted, (*sizes, 52 - sum(sizes))):
            order += [*[rest.pop() for _ in range(size - 1)], card]
        return self.shuffled(*order)

    def sizes(self) -> tuple[int, ...]:
        return (17, 21) if self.form == "three" else SIZES[len(self.others) + 1]

    def cut(self, number: int = 9) -> Evening:
        """So many packets are cut."""
        return self.turn(*[f"cut {size}" for size in self.sizes()[:number]])

    def staked(self, number: int = 9) -> Evening:
        """So many have laid their stakes, the person last."""
        order = sorted(self.others, key=lambda seat: seat == 0)[:number]
        for n, seat in enumerate(order):
            spot = f"packet-{seat}" if self.form == "own" else ("first", "second")[n % 2]
            self.do(f"{seat} place {spot} {STAKES[seat]}")
        return self

    def done(self, *seats: int) -> Evening:
        return self.do(*[f"{seat} done" for seat in seats or self.deal.must])

    def hand(self, bottoms: str = "") -> Evening:
        """A whole one."""
        return self.pack(bottoms if bottoms or self.form == "own" else "9S 4H 7D").cut().staked().done()


def three(seats: int, dealer: int = 2, **more: int) -> Evening:
    return Evening(seats, "three", dealer, **more)


def last(one: Evening) -> Evening:
    while not one.sitting.match.over:
        one.hand()
    return one


THREE_BOTTOMS = "9S 4H 7D"
SCENES: dict[str, Callable[[int], Moment]] = {
    "cut": lambda seats: Evening(seats, played=0).moment(),
    "packet": lambda seats: Evening(seats, dealer=seats - 1).pack().moment(),
    "stake": lambda seats: Evening(seats).pack().cut().moment(),
    "staked": lambda seats: Evening(seats).pack().cut().staked().moment(),
    "dealer": lambda seats: Evening(seats, dealer=0, played=0).pack().cut().staked().moment(),
    "shown": lambda seats: Evening(seats, played=1).pack().cut().staked().done().moment(),
    "passed": lambda seats: Evening(seats, played=1).hand(" ".join(
        [*["9S", "QD", "TH", "9C", "KD", "TS", "JH"][:seats - 1], "2C"])).moment(),
    "score": lambda seats: Evening(seats).pack().cut().staked().moment(then="page score"),
    "over": lambda seats: last(Evening(seats, hands=5)).moment(),
    "three-cut": lambda seats: three(seats, 0).pack(THREE_BOTTOMS).moment(),
    "three-stake": lambda seats: three(seats).pack(THREE_BOTTOMS).cut().staked(1).moment(),
    "three-staked": lambda seats: three(seats).pack(THREE_BOTTOMS).cut().staked().moment(),
    "three-shown": lambda seats: three(seats, played=1).hand().moment(),
    "three-score": lambda seats: three(seats).pack(THREE_BOTTOMS).cut().staked().moment(then="page score"),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats) for name, scene in SCENES.items() for seats in range(2, 9)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS["slip"] = MOMENTS["shown-4"]
MOMENTS["menu-4"] = lambda: Evening(4).pack().cut().staked().moment(then="menu")
MOMENTS["post-mortem-4"] = lambda: Evening(4, played=1).hand().moment(then="look back")
