"""Écarté's moments: proposing, exchanging, the king, tricks, the end of deals and games, advice; its other forms."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardtable.cards import Card, card, cards
from cardtable.games import game
from cardtable.games.ecarte.rules.rules import HAND, PACK
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.ecarte import moments_forms
from tools.moments import ALONE, CURTAIN, Moment, Sitters
from tools.moments_strict import careless, kings

TWO = ({"name": "Eleanor", "kind": "person"}, {"name": "Henry", "kind": "person"})
POOL = (*ALONE, {"name": "Mrs. Halloran", "kind": "computer", "level": "master"})


@dataclass(slots=True)
class Writer:
    """Writes the record of an écarté match, dealing what it is told."""

    options: Mapping[str, Any] = field(default_factory=dict)
    players: Sitters = ALONE
    sitting: Sitting = field(init=False)

    def __post_init__(self) -> None:
        self.sitting = Sitting(game("ecarte"), self.options, self.players)

    def cut(self, *some: str) -> Writer:
        """What each cuts."""
        return self.do(f"* cut {' '.join(some)}")

    def deal(self, elder: str, dealer: str, turn: str, stock: str = "") -> Writer:
        """Hands of five, the turn-up, and the first cards of the stock."""
        one, other = cards(elder), cards(dealer)
        first: list[Card] = [*one[:2], *other[:2], *one[2:], *other[2:], card(turn), *cards(stock)]
        pack = self.sitting.match.deal().pack
        order = first + [c for c in pack if c not in first]
        return self.do("* shuffle " + " ".join(map(str, order)))

    def do(self, *lines: str) -> Writer:
        """Moves as records have them."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.sitting.submit(-1 if seat == "*" else int(seat), Move.read(move))
        return self

    def moment(self, live: int = 0, then: str = "", settings: Mapping[str, object] | None = None) -> Moment:
        """As it now stands."""
        return Moment("ecarte", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then,
                      settings=settings or {})


def begun(games: int = 3) -> Writer:
    """A game in which three deals have been played, and it is three all."""
    writer = Writer({"games": games}).cut("KD", "9H")
    writer.deal("KC 8C 7D JD TS", "AS QS 9S 8H 7H", "9D").do("1 stand", "1 play KC")
    writer.do("0 play AS", "1 play TS", "0 play QS", "0 play 9S", "1 play JD", "0 concede")
    writer.deal("KS QS AS 9H 8H", "7C 8C JD TD 7S", "9C").do("0 propose", "1 refuse", "0 play KS", "1 concede")
    writer.deal("7C 8C JD TD 9C", "AS 9S 7H 8H QD", "KH").do("1 stand", "1 play 7C", "0 concede")
    return writer


OURS, THEIRS = "AH 9H QS JS 8C", "KC TH 7D 7S 9D"


def dealt() -> Writer:
    """The fourth deal, the king turned up."""
    return begun().deal(OURS, THEIRS, "KH", "KD TC 8S 7C QD JD")


def exchanging() -> Writer:
    """The proposal has been accepted."""
    return dealt().do("0 propose", "1 accept")


def again() -> Writer:
    """Both have changed cards."""
    return exchanging().do("0 discard QS JS 8C", "1 discard 7D 9D")


def mid_trick() -> Writer:
    """The third trick, to which the adversary has led."""
    writer = begun().deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H")
    return writer.do("0 propose", "1 refuse", "0 play KS", "1 play QS", "0 play 8C", "1 play AH", "1 play 7S")


def king() -> Writer:
    """The king is announced with the first lead."""
    return begun().deal("QH 9H QS JS 8C", "KH AH TS 7S 9D", "8H").do("0 stand", "0 play QS", "1 king")


def vole() -> Writer:
    """All five tricks."""
    return _five_tricks(Writer().cut("9H", "KD"))


def _five_tricks(writer: Writer) -> Writer:
    writer.deal("KH QH JH AS KS", "7C 8C 9D TD 7S", "7H")
    writer.do("0 propose", "1 refuse", "0 king", "0 play KH", "1 play 7C", "0 play QH", "1 play 8C", "0 play JH")
    return writer.do("1 play 9D", "0 play AS", "1 play 7S", "0 play KS", "1 play TD")


def slip() -> Writer:
    """The end of a deal in which the refusal failed."""
    return mid_trick().do("0 play JS", "0 play QH", "1 play TH", "0 play 9H", "1 play 9D")


def over() -> Writer:
    """The end of a game of five, by king and vole."""
    return _five_tricks(begun(1))


def curtain() -> Writer:
    """Two at one screen, the chair passing."""
    writer = Writer({}, TWO).cut("KD", "9H").deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H")
    return writer.do("1 propose", "0 refuse", "1 play AH", "0 play KH", "0 play JS")


def pool() -> Writer:
    """Three at the pool, one of whom waits."""
    return Writer({"form": "pool"}, POOL).cut("QD", "KD", "9H").deal("AH 9H QS JS 8C", "KC TH 7D 7S 9D", "QH")


HANDS = {"games": 3, "laws": "strict", "dealing": "hands"}


def shuffled(*cut: str) -> Writer:
    """A deal by hand, the pack lying to be cut; who cut the higher card deals."""
    writer = Writer(HANDS).cut(*cut)
    return writer.do("* shuffle " + " ".join(map(str, Random(3).sample(PACK, len(PACK)))))


def two_turned() -> Writer:
    """The adversary has turned two cards."""
    return shuffled("9H", "KD").do("0 cut", "1 deal", "1 turn-two")


def surplus() -> Writer:
    """He has dealt six cards, and it has been claimed."""
    return shuffled("9H", "KD").do("0 cut", "1 deal-numbers 6-5", "1 turn-trump", "0 take-up-hand", "1 take-up-hand",
                                   "0 accuse 15 1")


def drawing() -> Writer:
    """He has dealt six cards to himself, and one is to be drawn."""
    writer = shuffled("9H", "KD").do("0 cut", "1 deal-numbers 5-6", "1 turn-trump", "0 take-up-hand", "1 take-up-hand",
                                     "0 accuse 17 1", "0 exact draw-surplus")
    return writer.do("* mix " + " ".join(map(str, writer.sitting.match.deal().zone[HAND[1]][::-1])))


def marking() -> Writer:
    """The vole is to be marked by hand."""
    writer = Writer({"games": 3, "laws": "strict", "marking": "hands"}).cut("9H", "KD")
    writer.deal("KC 8C 7D JD TS", "AS QS 9S 8H 7H", "9D")
    return writer.do("0 stand", "0 play KC", "1 concede", "0 content", "1 content")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "all-played": lambda: careless("ecarte", "accusations"),
    "remedy": lambda: careless("ecarte", "remedy", dealing="hands"),
    "kings": lambda: careless("ecarte", "play", kings, marking="hands"),
    "french-all-played": lambda: careless("ecarte", "accusations", form="french"),
    "deal": lambda: dealt().moment(live=1),
    "propose": lambda: again().moment(live=4),
    "exchange": lambda: exchanging().moment(live=2, then="choose QS JS 8C"),
    "trick": lambda: mid_trick().moment(live=1),
    "law": lambda: mid_trick().moment(live=1, then="play QH"),
    "king": lambda: king().moment(live=1),
    "vole": lambda: vole().moment(live=1),
    "slip": lambda: slip().moment(live=1),
    "over": lambda: over().moment(live=1),
    "curtain": lambda: curtain().moment(live=2, settings=CURTAIN),
    "resume": lambda: mid_trick().moment(),
    "menu": lambda: mid_trick().moment(live=1, then="menu"),
    "pool": lambda: pool().moment(live=1),
    "cut": lambda: Writer().cut("9H", "KD").moment(live=1, then="wait"),
    "courses": lambda: again().moment(live=4, then="compare"),
    "post-mortem-tricks": lambda: slip().moment(live=1, then="look back"),
    "two-turned": lambda: two_turned().moment(),
    "surplus": lambda: surplus().moment(),
    "drawing": lambda: drawing().moment(),
    "marking": lambda: marking().moment(),
    **moments_forms.MOMENTS,
}
"""By the name a picture bears."""
