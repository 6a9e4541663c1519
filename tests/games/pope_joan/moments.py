"""Pope Joan's moments: the board dressed, the deal, runs and what they take, payments, the last round."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from cardtable.cards import Card, card, cards
from cardtable.games import game
from cardtable.games.pope_joan.maxims import choose
from cardtable.games.pope_joan.tray import PACK
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

LEVELS = (("Mrs. Halloran", "novice"), ("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Dr. Thorne", "master"),
          ("The Rector", "novice"), ("Miss Amory", "club"), ("Madame Duval", "master"))
SEATS = (3, 5, 8)
DEALS_BEFORE = 2
TURN_UP = "6H"
CLUBS = ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC")


class Round:
    """Writes the record of a sitting.  Two deals have been played by the book, so that purses differ and compartments
    are full; the third is dealt by the player at the person's right, so that the person leads.
    """

    def __init__(self, seats: int) -> None:
        self.seats, self.chance = seats, Random(seats)
        self.players = company(LEVELS, seats)
        self.sitting = Sitting(game("pope_joan"), {"players": seats}, self.players)
        others = [c for c in PACK if c.text[0] != "J"]
        before = (seats - DEALS_BEFORE - 1 - self.sitting.match.deal().dealer) % seats
        first = [*others[:before], card("JC")]
        self.sitting.submit(NATURE, Move(("face", *first, *[c for c in PACK if c not in first])))
        self.book(DEALS_BEFORE)

    def deals(self, **held: str) -> Round:
        """Seat 0 holds the cards `s0`, seat 1 `s1` ..., the extra hand `extra`, and `turn` is turned up: the rest as
        chance will have it."""
        sizes = [held.get(f"s{n}", "") for n in range(self.seats)] + [held.get("extra", "")]
        rows, turn = [list(cards(text)) for text in sizes], card(held.get("turn", TURN_UP))
        others = [c for c in PACK if c is not turn and not any(c in row for row in rows)]
        self.chance.shuffle(others)
        order: list[Card] = []
        for n in range(len(PACK) - 1):
            row = rows[n % len(rows)]
            order.append(row.pop(0) if row else others.pop())
        self.sitting.submit(NATURE, Move(("shuffle", *order, turn)))
        return self

    def opening(self, **held: str) -> Round:
        """The same, and a first run of clubs has gone once round the table, back to the person."""
        clubs = CLUBS[:self.seats + 2]
        for n, text in enumerate(clubs):
            who = f"s{n % self.seats}" if n <= self.seats else "extra"
            held[who] = f"{text} {held.get(who, '')}"
        return self.deals(**held).leads(clubs[0])

    def leads(self, *some: str) -> Round:
        """Whoever is to lead leads these in turn."""
        for text in some:
            self.sitting.submit(self.sitting.match.deal().must[0], Move(("play", card(text))))
        return self

    def book(self, deals: int) -> Round:
        """Everybody leads by the book until so many deals are over, or the sitting is."""
        sitting = self.sitting
        while not sitting.over and not (len(sitting.match.finished) == deals and sitting.nature_next):
            seat = sitting.match.pending().must[0]
            decision = sitting.match.decision(seat)
            sitting.submit(seat, decision.sample(self.chance) if seat == NATURE else
                           choose(sitting.view(seat), seat, self.chance).move)
        return self

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        """As it now stands."""
        return Moment("pope_joan", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then,
                      acts)


def stop(seats: int) -> Round:
    """Diamonds run to the seven, a stop, and its player leads again."""
    return Round(seats).opening(s0="3D 6D", s1="4D", s2="5D 7D").leads("3D")


def out(seats: int) -> Round:
    """The end of a deal by the book, and who pays."""
    return Round(seats).book(DEALS_BEFORE + 1)


def game_over(seats: int) -> Round:
    """The last round has been dealt, and the tray is clear."""
    return Round(seats).book(2 * seats + 2)


SCENES: dict[str, Callable[[int], Moment]] = {
    "dressing": lambda seats: Round(seats).deals().moment(acts=4),
    "dealt": lambda seats: Round(seats).deals(turn="JH").moment(),
    "lead": lambda seats: Round(seats).opening().moment(),
    "run": lambda seats: Round(seats).opening(s0="3D 6D", s1="4D", s2="5D 7D").leads("3D").moment(acts=5),
    "stop": lambda seats: stop(seats).moment(),
    "pope": lambda seats: Round(seats).opening(s0="9D", s1="TD", s2="JD", extra="QD").leads("9D").moment(),
    "matrimony": lambda seats: Round(seats).opening(s0="QH KH").leads("QH").moment(),
    "intrigue": lambda seats: Round(seats).opening(s0="TH", s1="JH QH", extra="KH").leads("TH").moment(),
    "slip": lambda seats: out(seats).moment(),
    "last-round": lambda seats: game_over(seats).moment(acts=6),
    "over": lambda seats: game_over(seats).moment(),
    "chart": lambda seats: Round(seats).opening().moment(then="page advice"),
    "score": lambda seats: Round(seats).opening().moment(then="page score"),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats) for name, scene in SCENES.items() for seats in SEATS}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS["post-mortem"] = lambda: out(5).moment(live=1, then="look back")
MOMENTS["run-4"] = lambda: SCENES["run"](4)
MOMENTS["post-mortem-4"] = lambda: out(4).moment(live=1, then="look back")
