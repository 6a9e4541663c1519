"""All-Fours' moments: the cut, the beg, cards that are run, the play, and what is scored."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.all_fours.rules import AllFours
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

LEVELS = (("Miss Amory", "novice"), ("Captain Lisle", "novice"), ("Mrs. Battle", "novice"))
CUTS = {2: "KS 9D", 4: "AS QH 7C JS"}
"""The first deals first, and of four the fourth is his partner: the places are given anew."""
SECOND = {2: "9D KS", 4: "JS AS QH 7C"}
"""The person is elder hand."""


class Match:
    """Writes the record of a match; `before` deals are played at random before the one that is shown."""

    def __init__(self, seats: int = 2, cuts: str = "", before: int = 0, **options: object) -> None:
        self.players, self.rng = company(LEVELS, seats), Random(seats)
        self.sitting = Sitting(game("all_fours"), {"form": "four" if seats == 4 else "two", **options}, self.players)
        self.do(f"* cut {cuts or CUTS[seats]}")
        for _ in range(before):
            one = self.deal
            while self.deal is one and not one.over:
                must = one.must[0]
                self.sitting.submit(must, one.decision(must).sample(self.rng))

    @property
    def deal(self) -> AllFours:
        """The one being played."""
        deal = self.sitting.match.deal()
        assert isinstance(deal, AllFours)
        return deal

    def deals(self, *hands: str, turned: str = "6H", then: str = "") -> Match:
        """Elder hand holds the first hand, and so on; then this card is turned, and these follow in the pack."""
        deal, over = self.deal, [*cards(turned), *cards(then)]
        rows = [list(cards(text)) for text in hands]
        rest = [card for card in deal.pack if card not in over and card not in [one for row in rows for one in row]]
        self.rng.shuffle(rest)
        rows = [row + [rest.pop() for _ in range(6 - len(row))] for row in rows]
        rows += [[rest.pop() for _ in range(6)] for _ in range(deal.seats - len(rows))]
        order = [card for part in (slice(3), slice(3, 6)) for row in rows for card in row[part]]
        self.sitting.submit(NATURE, Move(("shuffle", *order, *over, *rest)))
        return self

    def do(self, *lines: str) -> Match:
        """Moves as records have them."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.sitting.submit(NATURE if seat == "*" else int(seat), Move.read(move))
        return self

    def turn(self, *moves: str) -> Match:
        """Whoever is in turn does this."""
        for move in moves:
            self.do(f"{self.sitting.match.pending().must[0]} {move}")
        return self

    def plays(self, text: str) -> Match:
        """The cards that all play in turn."""
        return self.turn(*[f"play {card}" for card in text.split()])

    def moment(self, live: int = 1, then: str = "") -> Moment:
        """As it now stands."""
        return Moment("all_fours", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then)


ELDER, DEALER = "AH 3H TS KS 9C 4D", "JH 2H QS 8S TC 7D"
PLAYED = "3H JH 8S KS 4D 2H 7D AH 9C TC"


def two(**options: object) -> Match:
    """The person is elder hand, and holds high."""
    return Match(2, SECOND[2], **options).deals(ELDER, DEALER)


def four(**options: object) -> Match:
    """The person is elder hand of four."""
    return Match(4, SECOND[4], **options).deals(ELDER, "5S 6S 7S QC 8D 9D", DEALER, "AC KC 2C 3C JD QD")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "begging": lambda: two().moment(),
    "answering": lambda: Match(2).deals(ELDER, DEALER).turn("beg").moment(),
    "run": lambda: two().turn("beg").moment(),
    "run-twice": lambda: Match(2, SECOND[2]).deals(
        ELDER, DEALER, then="AC 2C 3C 4C 5C 6C 9H AD 2D 3D 5D 6D 8D KC").turn("beg", "run").moment(),
    "keeping": lambda: Match(2, SECOND[2], six=True).deals(
        ELDER, DEALER, then="AC 2C 3C 4C 5C 6C 9S").turn("beg", "run").moment(),
    "play": lambda: two().turn("stand").plays("3H JH 8S").moment(),
    "slip": lambda: two().turn("stand").plays(f"{PLAYED} QS TS").moment(),
    "cut": lambda: cutting(2),
    "four-cut": lambda: cutting(4),
    "four-begging": lambda: four().moment(),
    "four-waiting": lambda: Match(4, "7C JS AS QH").deals(ELDER, DEALER).moment(),
    "four-play": lambda: four().turn("stand").plays("3H 6S JH").moment(),
}


def cutting(seats: int) -> Moment:
    """Just after the cut."""
    return Match(seats, before=0).moment()
