"""Loo's moments: who plays, miss, tricks at tables of every size, what binds a lead, Pam, flushes, the pool shared."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.cards import card, cards
from cardtable.games.loo.order import PACK, PAM
from cardtable.games.loo.rules import THREE, Loo
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tools.moments import Moment, company
from tools.moments_strict import careless
from tools.written import Written

LEVELS = (("Miss Lisle", "novice"), ("Mr. Penrose", "club"), ("Mrs. Beaumont", "club"), ("The Abbé", "club"),
          ("Colonel Ashdown", "club"), ("Miss Amory", "novice"), ("Captain Lisle", "club"))


class Evening(Written[Loo]):
    """Writes the record of an evening; `before` deals are played by club players before the one that is shown, which
    `dealer` deals; the last seat, so that the person is elder hand, unless said."""

    name, kind = "loo", Loo

    def __init__(self, seats: int = 5, before: int = 2, dealer: int = -1, **options: object) -> None:
        self.seats = seats
        super().__init__(company(LEVELS, seats), seats, {"players": seats, "must": False, **options})
        first = (dealer - before) % seats
        low = [c for c in PACK if c.rank < PAM.rank]
        self.sitting.submit(NATURE, Move(("face", *low[:first], PAM, *low[first:],
                                          *[c for c in PACK if c.rank >= PAM.rank and c is not PAM])))
        while len(self.sitting.match.finished) < before:
            self.on()

    def on(self) -> None:
        """One move more, of a club player or of chance."""
        seat = self.due
        if seat == NATURE:
            self.randomly()
        else:
            self.sitting.submit(seat, think(self.sitting.view(seat), "club", 1).move)

    def deals(self, turned: str, *hands: str, miss: str = "", then: str = "") -> Evening:
        """Seat 0 holds the first hand, and so on, filled up from the rest; miss is this, and these come next."""
        deal = self.deal
        rows = [list(cards(text)) for text in hands] + [[] for _ in range(self.seats - len(hands))]
        order = [rows[seat] for seat in deal.round(deal.elder)]
        if deal.cards == THREE and not deal.all_play:
            order.append(list(cards(miss)))
        given = {card(turned), *cards(then), *[c for row in order for c in row]}
        rest = [c for c in PACK if c not in given]
        self.rng.shuffle(rest)
        for row in order:
            row += [rest.pop() for _ in range(deal.cards - len(row))]
        dealt = [row[n] for n in range(deal.cards) for row in order]
        return self.shuffled(*dealt, card(turned), *cards(then), *rest)

    def say(self, text: str) -> Evening:
        """What all say in turn: "stand pass miss"."""
        return self.turn(*text.split())


HANDS = "KH 5H AC", "TH 3S 8D", "QH 9C 2D", "7S 4D 2C", "AH JS 6C"
FIVES = "AH QH TH KC 2D", "JC 6H 4H 9D 8S", "KH 7H QS JD 3C", "9H 5S 4D 6C 2S"


def five(**options: Any) -> Evening:
    """The person is elder hand at a table of five; hearts are turned up."""
    return Evening(5, 2, **options).deals("8H", *HANDS, miss="JH 9S 3D")


def drawing(**options: Any) -> Evening:
    """The same with five cards, at a table of four; another has Pam."""
    return Evening(4, 2, form="five", **options).deals("8H", *FIVES)


def many(seats: int) -> Evening:
    """A large table, two of whom have passed."""
    made = Evening(seats, 2).deals("8H", *HANDS, miss="JH 9S 3D")
    return made.say("stand pass pass miss").say("stand " * (seats - 4)).plays("KH")


def full(seats: int) -> Evening:
    """A large table at which all play, and all but the last have played to the trick."""
    return Evening(seats, 2).deals("8H", *HANDS, miss="JH 9S 3D").say("stand " * seats).plays(seats - 1)


MOMENTS: dict[str, Callable[[], Moment]] = {
    "remedy": lambda: careless("loo", "remedy"),
    "all-played": lambda: careless("loo", "accusations"),
    "hint": lambda: five().moment(then="hint"),
    "facing": lambda: Evening(5, 0).moment(),
    "declaring": lambda: five().moment(),
    "waiting": lambda: Evening(5, 2, 3).deals("8H", *HANDS, miss="JH 9S 3D").moment(),
    "against-one": lambda: Evening(5, 2, 0).deals("8H", *HANDS, miss="JH 9S 3D").say("stand pass pass pass").moment(),
    "miss": lambda: five().say("miss pass stand pass stand").moment(),
    "lead": lambda: five().say("stand pass stand pass stand").moment(),
    "trick": lambda: five().say("stand pass miss pass stand").plays("KH JH").moment(live=2),
    "after": lambda: Evening(3, 2).deals("8H", "AH 5H AC", "TH 3S 8D", miss="JH 9S 3D").say(
        "stand stand stand").plays("AH TH").out().moment(),
    "three": lambda: Evening(3, 2).deals("8H", "KH 5H AC", "TH 3S 8D", "QH 7C 2D").say(
        "stand stand stand").plays("KH TH").moment(),
    "six": lambda: many(6).moment(),
    "seven": lambda: many(7).moment(),
    "eight": lambda: many(8).moment(),
    "five-full": lambda: full(5).moment(),
    "six-full": lambda: full(6).moment(),
    "seven-full": lambda: full(7).moment(),
    "eight-full": lambda: full(8).moment(),
    "eight-later": lambda: full(8).plays(9).moment(),
    "eight-must": lambda: Evening(8, 0, must=True).deals("8H", *HANDS).plays("KH").moment(),
    "five-cards": lambda: drawing().moment(then="choose KC 2D"),
    "civil": lambda: drawing().say("stand stand stand pass").moment(),
    "pam": lambda: drawing().say("stand stand stand pass civil").moment(),
    "flush": lambda: Evening(5, 2, form="five").deals("8H", "AH QH TH KC 2D", "JC 6S 4S 9S 8S").moment(acts=12),
    "slip": lambda: five().say("stand pass miss pass stand").plays("KH JH AH").out().moment(),
    "slip-five-cards": lambda: Evening(6, 2, form="five").deals("8H", *FIVES).out().moment(),
    "flush-slip": lambda: Evening(5, 2, form="five").deals("8H", "AH QH TH KC 2D", "JC 6S 4S 9S 8S").moment(),
    "score": lambda: five().say("stand pass miss pass stand").plays("KH JH").moment(then="page score"),
    "laws": lambda: five().say("stand pass stand pass stand").moment(then="play AC"),
    "over": lambda: Evening(3, 5, 2, rounds=2).deals("8H", "KH 5H AC", "TH 3S 8D", "QH 7C 2D").out().moment(),
}
