"""All-Fours' moments: the cut, the beg, cards that are run, the play, and what is scored."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import cards
from cardtable.games.all_fours.rules import AllFours
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Miss Amory", "novice"), ("Captain Lisle", "novice"), ("Mrs. Battle", "novice"))
CUTS = {2: "KS 9D", 4: "AS QH 7C JS"}
"""The first deals first, and of four the fourth is his partner: the places are given anew."""
SECOND = {2: "9D KS", 4: "JS AS QH 7C"}
"""The person is elder hand."""


class Match(Written[AllFours]):
    """Writes the record of a match; `before` deals are played at random before the one that is shown."""

    name, kind = "all_fours", AllFours

    def __init__(self, seats: int = 2, cuts: str = "", before: int = 0, **options: object) -> None:
        super().__init__(company(LEVELS, seats), seats, {"form": "four" if seats == 4 else "two", **options})
        self.do(f"* cut {cuts or CUTS[seats]}")
        self.random_deals(before)

    def deals(self, *hands: str, turned: str = "6H", then: str = "") -> Match:
        """Elder hand holds the first hand, and so on; then this card is turned, and these follow in the pack."""
        over = (*cards(turned), *cards(then))
        rows, rest = self.filled(hands, 6, self.deal.pack, over)
        order = [card for part in (slice(3), slice(3, 6)) for row in rows for card in row[part]]
        return self.shuffled(*order, *over, *rest)


ELDER, DEALER = "AH 3H TS KS 9C 4D", "JH 2H QS 8S TC 7D"
PLAYED = "3H JH 8S KS 4D 2H 7D AH 9C TC"


def two(**options: object) -> Match:
    """The person is elder hand, and holds high."""
    return Match(2, SECOND[2], **options).deals(ELDER, DEALER)


def four(**options: object) -> Match:
    """The person is elder hand of four."""
    return Match(4, SECOND[4], **options).deals(ELDER, "5S 6S 7S QC 8D 9D", DEALER, "AC KC 2C 3C JD QD")


def by_heart() -> Match:
    """All is played, and each is to name what he has counted without looking."""
    return two(**{"by-heart": 1}).turn("stand").plays(f"{PLAYED} QS TS")


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
    "counting": lambda: by_heart().moment(),
    "counted-wrong": lambda: by_heart().do("0 count 3", "1 count 3").moment(3),
    "four-counting": lambda: four(**{"by-heart": 1}).turn("stand").plays(24).moment(),
    "cut": lambda: cutting(2),
    "four-cut": lambda: cutting(4),
    "four-begging": lambda: four().moment(),
    "four-waiting": lambda: Match(4, "7C JS AS QH").deals(ELDER, DEALER).moment(),
    "four-play": lambda: four().turn("stand").plays("3H 6S JH").moment(),
    "four-slip": lambda: four().turn("beg", "run").plays(60).moment(),
}


def cutting(seats: int) -> Moment:
    """Just after the cut."""
    return Match(seats, before=0).moment()
