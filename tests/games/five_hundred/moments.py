"""Five Hundred's moments: the bids, the widow, the joker led without trumps, tricks, what is scored."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.five_hundred.rules import PACK, FiveHundred
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

LEVELS = (("Miss Amory", "novice"), ("Captain Lisle", "novice"))
PACKETS = (3, 3, 3, 1)
LAST = "9D KD 7C"                                # the player of the last card deals, and the person is eldest hand


class Match:
    """Writes the record of a game; `before` deals are played at random before the one that is shown."""

    def __init__(self, cuts: str = LAST, before: int = 0, **options: object) -> None:
        self.players, self.rng = company(LEVELS, 3), Random(5)
        self.sitting = Sitting(game("five_hundred"), options, self.players)
        self.do(f"* cut {cuts}")
        for _ in range(before):
            one = self.deal
            while self.deal is one and not one.over:
                must = one.must[0]
                self.sitting.submit(must, one.decision(must).sample(self.rng))

    @property
    def deal(self) -> FiveHundred:
        """The one being played."""
        deal = self.sitting.match.deal()
        assert isinstance(deal, FiveHundred)
        return deal

    def deals(self, *hands: str, widow: str = "") -> Match:
        """Eldest hand holds the first hand, and so on; these three are the widow; the rest lies at random."""
        deal, over = self.deal, list(cards(widow))
        rows = [list(cards(text)) for text in hands]
        rest = [card for card in PACK if card not in over and card not in [one for row in rows for one in row]]
        self.rng.shuffle(rest)
        rows = [row + [rest.pop() for _ in range(10 - len(row))] for row in rows]
        rows += [[rest.pop() for _ in range(10)] for _ in range(deal.seats - len(rows))]
        order, at = [], 0
        for n in PACKETS:
            order += [card for row in rows for card in row[at:at + n]]
            at += n
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

    def out(self) -> Match:
        """The deal is played to its end, each the first card that he may."""
        deal = self.deal
        while not deal.over:
            self.sitting.submit(deal.must[0], next(iter(deal.decision(deal.must[0]))))
        return self

    def moment(self, live: int = 1, then: str = "") -> Moment:
        """As it now stands."""
        return Moment("five_hundred", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then)


HAND, WIDOW = "JO JH JD 9H 8H AS AC 7C 8S 9D", "KH 7D QC"
OTHERS = "AH QH KD TD KC TC 9C KS QS 9S", "TH 7H AD QD 8D 8C JC TS JS 7S"


def bidding(before: int = 0) -> Match:
    """The person is eldest hand, and holds the hand of the book's hint."""
    return Match(before=before).deals(HAND, *OTHERS, widow=WIDOW)


def played() -> Match:
    """He has bid six in hearts."""
    return bidding().turn("bid 6 H", "pass", "pass", "discard 7C 8S 7D")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Match().moment(),
    "bidding": lambda: bidding().moment(),
    "overbid": lambda: bidding().turn("bid 6 H", "bid 7 C", "pass").moment(),
    "widow": lambda: bidding().turn("bid 6 H", "pass", "pass").moment(),
    "play": lambda: played().plays("JO AH TH JH QH").moment(),
    "naming": lambda: bidding().turn("bid 6 N", "pass", "pass", "discard 7C 8S 7D").plays("JO").moment(),
    "nobody": lambda: bidding().turn("pass", "pass", "pass").plays("AS").moment(),
    "slip": lambda: played().out().moment(),
    "second": lambda: Match(before=3).deals(HAND, *OTHERS, widow=WIDOW).turn("bid 6 S").moment(),
}
