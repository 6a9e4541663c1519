"""Whist's moments: the cut, the turn-up, tricks of partners, dummies, the call at eight, games and rubbers that end."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.cards import Card, cards
from cardtable.games.whist.rules import PACK, Whist
from cardtable.rules.events import NATURE
from tools.moments import Moment, company
from tools.moments_strict import beside_open, careless, some_exposed, thrown
from tools.written import Written

LEVELS = (("Captain Rooke", "club"), ("Miss Amory", "club"), ("Mrs. Hallam", "club"), ("Mr. Penrose", "novice"),
          ("Colonel Ashdown", "club"))
SEATS = {"whist": 4, "dummy": 3, "double-dummy": 2}
CUTS = {6: ("5S KS 2S 9S JS 7S", "4S KS 2S 9S"), 5: ("KS 2S 9S JS 7S", "KS 2S 9S JS"),
        4: ("4S KS 2S 9S",), 3: ("2S 9S KS",), 2: ("2S 9S",)}
"""His partner deals first, or the person has Dummy; of six he plays in the first rubber, of five he waits for it."""


class Rubber(Written[Whist]):
    """Writes the record of a rubber; `before` deals are played at random before the one that is shown."""

    name, kind = "whist", Whist

    def __init__(self, form: str = "whist", before: int = 0, seed: int = 1, seats: int = 0, **options: Any) -> None:
        seats = seats or SEATS[form]
        super().__init__(company(LEVELS, seats), seed, {"form": form, **options})
        if before >= 0:
            self.do(*[f"* cut {text}" for text in CUTS[seats]])
        shuffled = 0
        while shuffled < max(before, 0) or not self.fresh:
            shuffled += self.fresh
            self.randomly()

    @property
    def fresh(self) -> bool:
        """Whether a deal is about to be shuffled, or cards are to be cut."""
        return self.due == NATURE

    def deals(self, *hands: str, turned: str = "4H") -> Rubber:
        """The person holds the first hand, who sits at his left the next, filled up from the rest; the dealer turns up
        this card, beside twelve of his."""
        deal = self.sitting.match.deal()
        last, = cards(turned)
        given: list[list[Card]] = [[] for _ in range(4)]
        for n, text in enumerate(hands):
            seat = deal.left(deal.player.index(0), n)
            given[seat] = [c for c in cards(text) if c is not last][:13 - (seat == deal.dealer)]
        rest = [c for c in PACK if c is not last and not any(c in row for row in given)]
        self.rng.shuffle(rest)
        for seat, row in enumerate(given):
            row += [rest.pop() for _ in range(13 - len(row) - (seat == deal.dealer))]
        given[deal.dealer].append(last)
        order = [given[seat][n] for n in range(13) for seat in deal.round(deal.left(deal.dealer))]
        return self.shuffled(*order)

    def at_eight(self) -> Rubber:
        """Random deals, until a side stands at eight."""
        while not self.fresh or 8 not in self.sitting.match.deal().score:
            self.randomly()
        return self

    def to_its_end(self) -> Rubber:
        """Random deals, until the rubber is over."""
        while not self.sitting.match.over and not (self.fresh and self.sitting.match.deal().preliminary):
            self.randomly()
        return self

    def to_be_asked(self) -> Rubber:
        """Lawful play, until the person says what becomes of another's fault."""
        deal = self.sitting.match.deal()
        while deal.phase not in ("ordering", "naming_suit", "remedy") or deal.player[deal.must[0]] != 0:
            lawful = [str(move) for move in deal.decision(deal.must[0])]
            self.do(f"{deal.must[0]} {'free' if 'free' in lawful else lawful[0]}")
        return self


HAND = "QS 8H TH AD JD 9D KS 5S 7S 2C 8C KC 3D"


def plain(plays: int = 0, before: int = 0, form: str = "whist", **options: Any) -> Rubber:
    """A deal under way."""
    return Rubber(form, before, **options).deals(HAND).plays(plays)


def strictly(cards: int, code: str = "deschapelles-1839", **options: Any) -> Rubber:
    """A deal under strict laws in which nobody breaks any: so many cards played, the turn-up taken up in time."""
    made = plain(0, code=code, laws="strict", **options)
    deal = made.sitting.match.deal()
    while len(deal.history) < cards:
        if deal.may_take_up():
            made.do(f"{deal.dealer} take-up")
        made.plays(1)
    return made


def revoked(claims: bool = True, **options: Any) -> Rubber:
    """The adversary before the person has revoked, and has then played a card of the suit; all is played, and the
    person has claimed it."""
    made = strictly(0, **options)
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    offender, trick = deal.left(me, 3), 0
    while deal.phase == "play":
        if deal.may_take_up():
            made.do(f"{deal.dealer} take-up")
        seat = deal.must[0]
        if claims and seat == me and len(deal.playable(me)) == 1:        # while he holds a card (101)
            made.do(f"{me} accuse 89 {offender} {trick}")
        wrong = [card for card in deal.playable(seat) if card not in deal.allowed(seat)]
        if seat == offender and wrong and not trick and len(deal.history) > 4:
            trick = len(deal.begun)
            made.do(f"{seat} play {min(wrong, key=lambda card: card.rank)}")
        else:
            made.plays(1)
    if claims:
        for seat in deal.must:
            made.do(f"{seat} content")
    return made


def named_in_time() -> Rubber:
    """The English laws: the person, one of whose cards lies exposed, has named a revoke before it was complete, and
    says what is exacted."""
    made = strictly(0, code="hoyle-1909")
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    offender, phase = deal.left(me, 3), deal.phase
    made.do(f"{me} drop {deal.zone[deal.layout.hand[me]][-1]}")
    while phase != "remedy":
        seat = deal.must[0]
        if deal.phase == "ordering":
            made.do(f"{seat} free")
            continue
        if deal.may_take_up():
            made.do(f"{deal.dealer} take-up")
        wrong = [card for card in deal.playable(seat) if card not in deal.allowed(seat)]
        if seat == offender and wrong and len(deal.history) > 4:
            made.do(f"{seat} play {wrong[0]}")
            if deal.phase == "ordering":
                made.do(f"{deal.must[0]} free")
            made.do(f"{me} accuse 74 {offender} {len(deal.begun)}")
        else:
            made.do(f"{seat} play {deal.allowed(seat)[0]}")
        phase = deal.phase
    return made


def exposed() -> Rubber:
    """Strict laws: an adversary has let two of his cards be seen, and the person says what becomes of them."""
    made = plain(9, 0, code="deschapelles-1839", laws="strict")
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    offender = deal.left(me, 3)
    hand = deal.zone[deal.layout.hand[offender]]
    made.do(f"{offender} drop {hand[0]} {hand[-1]}")
    while deal.phase != "ordering" or me not in deal.must:
        seat = deal.must[0]
        lawful = deal.decision(seat)
        made.do(f"{seat} free" if deal.phase == "ordering" else f"{seat} {next(m for m in lawful if m[0] == 'play')}")
    return made


def called() -> Rubber:
    """Strict laws: the person has let a spade be seen, and an adversary calls it before his partner leads them."""
    made = plain(8, 0, code="deschapelles-1839", laws="strict")
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    made.do(f"{me} drop 7S")
    while deal.phase != "play" or me not in deal.must:
        seat = deal.must[0]
        lawful = [str(move) for move in deal.decision(seat)]
        wanted = "" if deal.phase != "ordering" else "demand" if deal.owner == me else "free"
        leads = [move for move in lawful if not deal.on_table() and move.startswith("play") and move.endswith("S")]
        made.do(f"{seat} {next(move for move in [*leads, *lawful] if move.startswith(wanted))}")
    return made


def marking() -> Rubber:
    """A deal is over, and the person keeps the score of his side by hand."""
    made = plain(0, 0, code="deschapelles-1839", laws="strict", marking="hands", bystanders=True)
    deal = made.sitting.match.deal()
    answers = {"ordering": "free", "accusations": "content"}
    while deal.phase != "marking":
        answer = answers.get(deal.phase) or next(iter(deal.decision(deal.must[0])))
        made.do(f"{deal.must[0]} {answer}")
    return made


def laid_down() -> Rubber:
    """The person has claimed the rest: both hands of his side lie down, and he says which of them is commanded."""
    made = strictly(18)
    me = made.sitting.match.deal().player.index(0)
    return made.do(f"{me} lay-down")


def naming_suit() -> Rubber:
    """A lead out of turn has been claimed, and the person says which suit the others lead."""
    made = strictly(4)
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    offender = next(seat for seat in deal.against(me) if seat not in deal.must)
    made.do(f"{offender} play {deal.zone[deal.layout.hand[offender]][0]}", f"{me} accuse 82 {offender}")
    return made.do(f"{deal.must[0]} exact call-suit-next-trick").to_be_asked()


def orders() -> Rubber:
    """An adversary has let cards of two suits be seen: each may be called, forbidden, or asked for by its suit."""
    made = strictly(5)
    deal = made.sitting.match.deal()
    me = deal.player.index(0)
    offender = deal.left(me, 3)
    hand = deal.zone[deal.layout.hand[offender]]
    made.do(f"{offender} drop {hand[0]} {next(card for card in hand if card.suit != hand[0].suit)}")
    return made.to_be_asked()


def accused_dummy() -> Rubber:
    """An adversary has Dummy, and the person accuses."""
    made = Rubber("dummy", -1, laws="strict", code="hoyle-1909").do("* cut 9S 2S KS").deals("")
    return made.plays(9)


def by_hand() -> Rubber:
    """Strict laws, dealt by hand: the trump is turned, and the hands are to be taken up."""
    made = Rubber(laws="strict", dealing="hands").deals(HAND)
    deal = made.sitting.match.deal()
    for word in ("cut", "deal", "turn-trump"):
        made.do(f"{deal.must[0]} {word}")
    return made


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Rubber(before=-1).moment(),
    "turn-up": lambda: plain().moment(),
    "deal": lambda: Rubber().deals(HAND).moment(acts=7),
    "trick": lambda: plain(27, 2).moment(),
    "last-trick": lambda: plain(48, 2).moment(),
    "dummy": lambda: plain(26, 2, "dummy").moment(),
    "dummy-lead": lambda: plain(0, 0, "dummy").moment(),
    "double-dummy": lambda: plain(13, 1, "double-dummy").moment(),
    "long": lambda: plain(31, 4, code="deschapelles-1839").moment(),
    "dumbmy": lambda: plain(10, 1, "dummy", code="deschapelles-1839", length="short").moment(),
    "exposed": lambda: exposed().moment(),
    "called": lambda: called().moment(),
    "marking": lambda: marking().moment(),
    "accuse": lambda: strictly(29).moment(then="use accuse"),
    "remedies": lambda: revoked().moment(),
    "by-hand": lambda: by_hand().moment(),
    "laid-down": lambda: laid_down().moment(),
    "naming-suit": lambda: naming_suit().moment(),
    "orders": lambda: orders().moment(),
    "exposed-and-open": lambda: careless("whist", "remedy", beside_open, code="deschapelles-1839"),
    "open-dummy-exposed": lambda: careless("whist", "remedy", beside_open, code="deschapelles-1839", form="dummy",
                                           dealing="hands"),
    "thrown-across": lambda: careless("whist", "ordering", lambda deal: thrown(deal, 2), code="hoyle-1909"),
    "dummy-orders": lambda: careless("whist", "ordering", lambda deal: some_exposed(deal, 1), code="deschapelles-1839",
                                     form="dummy"),
    "all-played": lambda: strictly(52, code="hoyle-1909").moment(),
    "dummy-accuse": lambda: accused_dummy().moment(then="use accuse"),
    "call": lambda: Rubber(seed=1, rubbers=6, code="deschapelles-1839").at_eight().deals(
        "AS KS", "", "QS", turned="4S").moment(),
    "six-cut": lambda: Rubber(before=-1, seats=6).do("* cut 5S KS 2S 9S JS 7S").moment(acts=6),
    "six": lambda: Rubber(seats=6).deals(HAND).plays(14).moment(),
    "making-room": lambda: Rubber(seats=6, rubbers=3).to_its_end().moment(),
    "rubber": lambda: Rubber(seed=2, rubbers=2).to_its_end().moment(),
    "long-rubber": lambda: Rubber(seed=2, code="deschapelles-1839").to_its_end().moment(),
    "waits": lambda: Rubber(seats=5, before=1).deals().plays(22).moment(),
    "slip": lambda: plain(52).moment(),
    "score": lambda: plain(20, 5).moment(then="page score"),
    "matter": lambda: plain(20).moment(then="page laws revoke"),
    "laws": lambda: plain(20).moment(then="page laws"),
}
