"""Euchre's moments: the cut, the suit turned up, a lone hand, jambone, tricks, and what they score."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import cards
from cardtable.families.tricks.strict.dealing import DEALING
from cardtable.games import game
from cardtable.games.euchre.rules import Euchre
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Miss Wren", "novice"), ("Judge Tully", "novice"), ("Mrs. Tully", "novice"))
GUESTS = tuple([(name, "novice") for name in (
    "Miss Wren", "Lady Carbery", "Mrs. Battle", "Mr. Pettifer", "Dr. Thorne", "Colonel Ashdown", "The Rector")])
CUTS = {2: ("9D", "KD"), 3: ("9D", "KD", "QD"), 4: ("AS", "KH", "7C", "QS")}
"""What each cuts; the first deals first, and of four the third is his partner."""


class Match(Written[Euchre]):
    """Writes the record of a match; `before` deals are played at random before the one that is shown."""

    name, kind = "euchre", Euchre

    def __init__(self, seats: int = 4, before: int = 0, **options: object) -> None:
        form = {2: "two", 3: "three", 4: "four"}[seats]
        super().__init__(company(LEVELS, seats), seats, {"form": form, "games": 16, **options})
        self.do(f"* cut {' '.join(CUTS[seats])}")
        self.random_deals(before)

    def deals(self, turned: str, *hands: str) -> Match:
        """Seat 0 holds the first hand, and so on; this card is turned up, and the rest lies at random."""
        deal = self.deal
        up, = cards(turned)
        rows, rest = self.filled(hands, 5, deal.pack, (up,))
        seats = deal.round(deal.left(deal.dealer))
        order = [card for part in (slice(3), slice(3, 5)) for seat in seats for card in rows[seat][part]]
        return self.shuffled(*order, up, *rest)


def evening(bells: int = 0, random: int = 0) -> Moment:
    """The Progressive evening, when the bell has rung so often; then so many random moves are made."""
    players, rng = company(GUESTS, 8), Random(3)
    sitting = Sitting(game("euchre"), {"form": "progressive"}, players)
    while len(sitting.match.finished) < bells or random > 0:
        must = sitting.match.pending().must[0]
        sitting.submit(must, sitting.match.decision(must).sample(rng))
        random -= len(sitting.match.finished) >= bells
    return Moment("euchre", dict(sitting.options), players, tuple(sitting.lines), 1, "", 0)


HANDS = ("AD 7D KC 8C TS", "KH 9S QC 7S 8S", "JD TD AS 9C 7C", "AH QH 8H TH AC")
"""The person's, then round the table to the dealer's, who is at his right."""


def four(before: int = 3, **options: object) -> Match:
    """The person is eldest hand, as in the fourth deal."""
    return Match(4, before, **options).deals("9D", *HANDS)


def lone(**options: object) -> Match:
    """The person's partner deals, and plays alone when he is asked to."""
    return Match(4, 2, **options).deals("QS", "7D 8H 9C TH AC", "9S 8S QH TC 8C", "JS AS KS AH 7C", "AD KD KH KC 7H")


def against_jambone() -> Match:
    """The dealer, at the person's right, plays alone with his cards laid open."""
    return Match(4, 3, jambone=True).deals(
        "QS", "AD KD KH 7H KC", "9S 8D QH TC 8C", "7D 8H 9C TH AC", "JS AS KS AH 7C").turn(
        "pass", "pass", "pass", "take jambone", "discard 7C")


def exposed() -> Match:
    """Strict laws: an adversary has dropped two of his cards, and the person says what becomes of them."""
    made = four(laws="strict").turn("order together", "leave", "discard TH")
    me = made.deal.player.index(0)
    offender = made.deal.left(me, 3)
    hand = made.deal.zone[made.deal.layout.hand[offender]]
    made.do(f"{offender} drop {hand[0]}", f"{offender} drop {hand[1]}")
    while made.deal.phase != "ordering" or me not in made.deal.must:
        made.do(f"{made.due} {next(iter(made.deal.decision(made.due)))}")
    return made


def partner_exposed() -> Match:
    """Strict laws: his partner and an adversary have each dropped a card, and the person says what becomes of one."""
    made = four(laws="strict").turn("order together", "leave", "discard TH")
    deal = made.deal
    me = deal.player.index(0)
    for seat in (deal.left(me, 2), deal.left(me, 3)):
        made.do(f"{seat} drop {deal.zone[deal.layout.hand[seat]][0]}")
    while deal.phase != "ordering" or me not in deal.must:
        made.do(f"{made.due} {next(iter(deal.decision(made.due)))}")
    return made


def marking() -> Match:
    """Strict laws: a deal is over, and the person keeps the score of his side by hand."""
    made = four(laws="strict", marking="hands", bystanders=True).turn("order together", "leave", "discard TH")
    while made.deal.phase != "marking":
        answer = {"ordering": "free", "accusations": "content"}.get(made.deal.phase)
        made.do(f"{made.due} {answer or next(iter(made.deal.decision(made.due)))}")
    return made


def by_hand() -> Match:
    """Strict laws, dealt by hand: a card is turned, and the hands are to be taken up."""
    made = Match(laws="strict", dealing="hands").deals("9D", *HANDS)
    while made.deal.phase in DEALING - {"taking_up"}:
        made.do(f"{made.due} {next(iter(made.deal.decision(made.due)))}")
    return made


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Moment("euchre", {"form": "four"}, company(LEVELS, 4), (), 1, "", 0),
    "deal": lambda: Match(4).moment(acts=5),
    "speaking": lambda: four().moment(),
    "making": lambda: four().turn("pass", "pass", "pass", "turn-down").moment(),
    "making-all": lambda: four(jambone=True).turn("pass", "pass", "pass", "turn-down").moment(),
    "discarding": lambda: Match(4, 0).deals("9D", *HANDS).turn("pass", "pass", "pass", "take together").moment(),
    "trick": lambda: four().turn("order together", "leave", "discard TH").plays("KC QC 9C").moment(),
    "later": lambda: four().turn("order together", "leave", "discard TH").plays(
        "KC QC 9C AC QH 7D KH AS AD 8S TD 9D").moment(),
    "superseding": lambda: Match(4, 1).deals("9D", *HANDS).turn("pass", "pass", "order together").moment(),
    "alone": lambda: lone().turn("pass", "assist together", "supersede alone", "discard 7C").plays("KD").moment(),
    "naming": lambda: against_jambone().plays("KD").moment(),
    "jambone": lambda: against_jambone().plays("KD").turn("call QS").plays("7D").moment(),
    "three": lambda: Match(3, 2).deals("9D", *HANDS[:3]).moment(),
    "three-slip": lambda: Match(3, 4).deals("9D", *HANDS[:3]).turn("order together").out().moment(),
    "two": lambda: Match(2, 1).deals("9D", *HANDS[:2]).turn("order together", "discard 7S").plays("KC").moment(),
    "slip": lambda: four().turn("order together", "leave", "discard TH").out().moment(),
    "chalk": lambda: Match(4, 4, code="hoyle-1909", chalk=True).deals("9D", *HANDS).turn("pass").moment(),
    "hoyle": lambda: Match(4, 4, code="hoyle-1909").deals("9D", *HANDS).turn("pass").moment(),
    "joker": lambda: Match(4, 3, code="hoyle-1909", joker=True).deals("JO", *HANDS).moment(),
    "games": lambda: four(24, lap=True, slam=True).moment(),
    "progressive": lambda: evening(2, 4),
    "drawing": lambda: evening(0, 1),
    "exposed": lambda: exposed().moment(),
    "partner-exposed": lambda: partner_exposed().moment(),
    "marking": lambda: marking().moment(),
    "by-hand": lambda: by_hand().moment(),
    "score": lambda: four(6).moment(then="page score"),
}
