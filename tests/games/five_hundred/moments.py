"""Five Hundred's moments: the bids, the widow, the joker led without trumps, tricks, what is scored."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import Card, cards
from cardtable.games.five_hundred.rules import PACK, FiveHundred
from tools.moments import Moment, company
from tools.moments_strict import careless
from tools.written import Written

LEVELS = (("Miss Amory", "novice"), ("Captain Lisle", "novice"))
PACKETS = (3, 3, 3, 1)
LAST = "9D KD 7C"                                # the player of the last card deals, and the person is eldest hand


class Match(Written[FiveHundred]):
    """Writes the record of a game; `before` deals are played at random before the one that is shown."""

    name, kind = "five_hundred", FiveHundred

    def __init__(self, cuts: str = LAST, before: int = 0, **options: object) -> None:
        super().__init__(company(LEVELS, 3), 5, options)
        self.do(f"* cut {cuts}")
        self.random_deals(before)

    def deals(self, *hands: str, widow: str = "") -> Match:
        """Eldest hand holds the first hand, and so on; these three are the widow; the rest lies at random."""
        over = cards(widow)
        rows, rest = self.filled(hands, 10, PACK, over)
        order, at = list[Card](), 0
        for n in PACKETS:
            order += [card for row in rows for card in row[at:at + n]]
            at += n
        return self.shuffled(*order, *over, *rest)


HAND, WIDOW = "JO JH JD 9H 8H AS AC 7C 8S 9D", "KH 7D QC"
OTHERS = "AH QH KD TD KC TC 9C KS QS 9S", "TH 7H AD QD 8D 8C JC TS JS 7S"


def bidding(before: int = 0) -> Match:
    """The person is eldest hand, and holds the hand of the book's hint."""
    return Match(before=before).deals(HAND, *OTHERS, widow=WIDOW)


def played() -> Match:
    """He has bid six in hearts."""
    return bidding().turn("bid 6 H", "pass", "pass", "discard 7C 8S 7D")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "remedy": lambda: careless("five_hundred", "remedy", revokes="hoffmann"),
    "all-played": lambda: careless("five_hundred", "accusations"),
    "cut": lambda: Match().moment(),
    "bidding": lambda: bidding().moment(),
    "overbid": lambda: bidding().turn("bid 6 H", "bid 7 C", "pass").moment(),
    "outbid": lambda: bidding().turn("bid 6 H", "bid 7 C", "bid 7 N", "bid 8 C", "pass", "pass").moment(),
    "widow": lambda: bidding().turn("bid 6 H", "pass", "pass").moment(),
    "play": lambda: played().plays("JO AH TH JH QH").moment(),
    "lost": lambda: played().plays("9D TD AD TS").moment(),
    "compare": lambda: played().moment(then="compare"),
    "hint": lambda: played().moment(then="hint"),
    "naming": lambda: bidding().turn("bid 6 N", "pass", "pass", "discard 7C 8S 7D").plays("JO").moment(),
    "nobody": lambda: bidding().turn("pass", "pass", "pass").plays("AS").moment(),
    "slip": lambda: played().out().moment(),
    "second": lambda: Match(before=3).deals(HAND, *OTHERS, widow=WIDOW).turn("bid 6 S").moment(),
}
