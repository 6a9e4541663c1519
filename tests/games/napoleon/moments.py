"""Napoleon's moments: the cut, calls, what the forms add to them, tricks at tables of every size, calls that end."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import cards
from cardtable.games.napoleon.rules import LAYOUT, PACK, Napoleon
from cardtable.rules.events import NATURE
from tools.moments import Moment, company
from tools.moments_strict import careless
from tools.written import Written

LEVELS = (("Miss Lisle", "novice"), ("Mr. Penrose", "club"), ("Mrs. Beaumont", "club"), ("The Abbé", "club"),
          ("Colonel Ashdown", "master"))
LOW = "2D"                                       # turned before who is to deal first
MODEST = ("pass", "bid 1", "bid 2", "bid 3")


class Evening(Written[Napoleon]):
    """Writes the record of an evening; `before` deals are played at random, with modest calls, before the one that is
    shown, which `dealer` deals."""

    name, kind = "napoleon", Napoleon

    def __init__(self, seats: int = 5, dealer: int = 3, before: int = 5, **options: object) -> None:
        super().__init__(company(LEVELS, seats), seats, {"players": seats, **options})
        first = (dealer - before) % seats
        others = iter(["QS", "KS", "QH", "KH", "QD"])
        self.do(f"* cut {' '.join([LOW if seat == first else next(others) for seat in range(seats)])}")
        while len(self.sitting.match.finished) < before:
            self.modestly()

    def modestly(self) -> None:
        """One random move, of calls a modest one."""
        seat = self.due
        if seat == NATURE:
            self.randomly()
            return
        some = list(self.sitting.match.decision(seat))
        self.sitting.submit(seat, self.rng.choice([move for move in some if str(move) in MODEST] or some))

    def deals(self, *hands: str, over: str = "") -> Evening:
        """Seat 0 holds the first hand, and so on; `over` is dealt to the table, the rest lies as in a new pack."""
        deal, table = self.deal, cards(over)
        rows, rest = self.filled(hands, 5, PACK, table)
        order = [rows[seat][n] for n in range(5) for seat in deal.round(deal.left(deal.dealer))]
        return self.shuffled(*order, *table, *rest)

    def calls(self, text: str) -> Evening:
        """What all say in turn: "2 pass 3 4 pass"."""
        for word in text.split():
            self.turn(word if word in ("pass", "peep", "take", "stand", "keep") else f"bid {word}")
        return self


FIVE = ("7H 9H JC 6C AS", "8H KH AC 2S 3S", "AH QH JH KD 4S", "5H 4D 5C 9D TS", "3H TH 9C QS 2D")
FOUR = ("7H 9H JC 6C AS", "8H KH AC 2S 3S", "AH QH JH KD 4S", "5H 4D 5C 9D TS")
THIRD = "AH 5H 3H 7H 8H QH 4D TH 9H KH AC JH 5C 9C"


def five(calls: str = "2 pass 3 4 pass", **options: object) -> Evening:
    """A table of five, with a pool of forfeits grown in five deals."""
    return Evening(5, 3, 5, pool="forfeits", **options).deals(*FIVE).calls(calls)


def four(calls: str = "", over: str = "", **options: object) -> Evening:
    """The person is eldest hand at a table of four."""
    return Evening(4, 3, 4, **options).deals(*FOUR, over=over).calls(calls)


def six() -> Evening:
    """Six at table, the fifth trick: rows of five."""
    made = Evening(6, 5, 6, pool="dealer")
    return made.deals("AH KH QH 2C 3C", "2H 3H 4H 5C 6C", "5H 6H 7H 8C 9C", "8H 9H TH TC JC", "JH 2S 3S 4S 5S",
                      "2D 3D 4D QC KC").calls("4 pass pass pass pass pass")


def revoked(calls: str = "3 pass", **options: object) -> Evening:
    """Strict laws at a table of two: the caller's adversary has not followed suit to his first lead."""
    made = Evening(2, 1, 0, laws="strict", rounds=1, **options).deals("AH KH QH JC 6C", "7H 9H AC 2S 3S").calls(calls)
    return made.plays("AH").do("1 play AC")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "remedy": lambda: careless("napoleon", "remedy"),
    "spare-hand": lambda: careless(
        "napoleon", "remedy", lambda deal: bool(deal.zone[LAYOUT.garnet]) and len(deal.must) == 1, form="garnet"),
    "by-hand": lambda: careless("napoleon", "taking_up", dealing="hands"),
    "cut": lambda: Evening(5, 3, 0).moment(),
    "deal": lambda: Evening(5, 3, 5, pool="all").deals(*FIVE).moment(acts=7),
    "calling": lambda: five("2").moment(),
    "calling-all": lambda: four(misery=True, wellington=True).moment(),
    "over-nap": lambda: Evening(4, 2, 4, wellington=True, form="peep").deals(
        *FOUR, over="TH").calls("nap").moment(),
    "peep": lambda: four("peep", "TH", form="peep").moment(),
    "peep-five": lambda: Evening(5, 3, form="peep", misery=True, wellington=True).deals(
        *FIVE, over="TD").calls("3").moment(),
    "change": lambda: four("peep 2 pass peep pass pass", "TH", form="peep", price=2).moment(),
    "buying": lambda: four(form="purchase").moment(then="choose 6C JC"),
    "bought": lambda: four(form="purchase").do("0 buy 6C JC", "1 stand", "2 buy 4S").moment(),
    "garnet": lambda: four("take", "TH 8C 4H QD 2C", form="garnet").moment(then="choose 6C 2C QD"),
    "trick": lambda: five().plays(THIRD).moment(),
    "lead": lambda: five().plays("AH").moment(),
    "turned-down": lambda: five().plays("AH 5H 3H 7H 8H").moment(),
    "two": lambda: Evening(2, 1, 2, pool="dealer").deals(*FIVE[:2]).calls("3 pass").plays("7H 8H 2S").moment(),
    "three": lambda: Evening(3, 2, 3, pool="forfeits").deals(
        *FIVE[:3]).calls("pass 3 pass").plays("KH AH").moment(),
    "four": lambda: four("pass 3 pass pass", misery=True).plays("KH AH 5H 7H KD 4D 6C").moment(),
    "six": lambda: six().plays("AH 2H 5H 8H JH 2D KH 3H 6H 9H 2S 3D QH 4H 7H TH 3S 4D").moment(),
    "six-fifth": lambda: six().plays(
        "AH 2H 5H 8H JH 2D KH 3H 6H 9H 2S 3D QH 4H 7H TH 3S 4D 2C 5C 8C TC 4S QC KC").moment(),
    "slip": lambda: five().plays("AH 5H 3H 7H 8H QH 4D TH 9H KH").out().moment(),
    "lost": lambda: Evening(5, 4, 5, pool="forfeits").deals(*FIVE).calls("4 pass pass pass pass").out().moment(),
    "pool": lambda: Evening(4, 3, 4, pool="all").deals("AH KH QH JH TH").calls("nap").out().moment(),
    "misery": lambda: Evening(4, 3, 4, misery=True).deals(
        "2H 3C 4D 2S 5H", "8H KH AC 3S 4S").calls("misery pass pass pass").plays("2H 8H").moment(),
    "one": lambda: four("pass pass pass pass").moment(),
    "accusations": lambda: revoked(stops=False).plays("KH 7H QH 9H JC 2S 6C 3S").moment(),
    "score": lambda: five().plays(THIRD).moment(then="page score"),
    "laws": lambda: five().plays(THIRD).moment(then="play AS"),
    "post-mortem": lambda: five().plays("AH 5H 3H 7H 8H QH 4D TH 9H KH").out().moment(live=1, then="look back"),
    "over": lambda: Evening(3, 2, 5, rounds=2).deals(*FIVE[:3]).calls("pass 3 pass").out().moment(),
}
