"""Vingt-un's moments: the stakes, the double, hands gone on, the dealer's own cards, what is turned up; and every round
of French Vingt-un; at tables of every size."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cardtable.cards import Card, cards
from cardtable.games.vingt_un.rules import PACK, VingtUn
from cardtable.games.vingt_un.scoring import ACE, value
from cardtable.games.vingt_un.table import KINDS
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Mrs. Battle", "club"), ("Miss Wren", "novice"), ("Dr. Thorne", "club"), ("Captain Lisle", "novice"),
          ("Madame Duval", "club"), ("Mr. Pettifer", "club"), ("Colonel Ashdown", "club"))


class Evening(Written[VingtUn]):
    """Writes the record of an evening that the `dealer` begins; the seat half-way round unless said."""

    name, kind = "vingt_un", VingtUn

    def __init__(self, seats: int = 6, dealer: int = -1, **options: Any) -> None:
        self.seats, dealer = seats, seats // 2 if dealer < 0 else dealer
        super().__init__(company(LEVELS, seats), seats, {"players": seats, **options})
        aces = [one for one in PACK if value(one) == ACE]
        low = [one for one in PACK if one not in aces]
        self.sitting.submit(NATURE, Move(("face", *low[:dealer], *aces, *low[dealer:])))

    def on(self) -> Evening:
        """One move more, of a club player or of chance."""
        seat = self.due
        if seat == NATURE:
            self.randomly()
        else:
            self.sitting.submit(seat, think(self.sitting.view(seat), "club", 1).move)
        return self

    def until(self, phase: str, seat: int | None = None) -> Evening:
        """The club players, to this phase, and this seat's turn in it."""
        while self.deal.phase != phase or seat is not None and self.due != seat:
            self.on()
        return self

    def rounds(self, number: int) -> Evening:
        """So many rounds, to the deal of the next."""
        while self.deal.coup < number:
            self.on()
        return self

    def deals(self, hands: dict[int, str], then: str = "") -> Evening:
        """These seats have these two cards, and these come next; the rest is chance's."""
        deal = self.deal
        given = {seat: list(cards(text)) for seat, text in hands.items()}
        after = list(cards(then))
        taken = {one for held in given.values() for one in held} | set(after)
        rest = [one for one in PACK if one not in taken and value(one) != ACE] + [
            one for one in PACK if one not in taken and value(one) == ACE]
        body, aces = rest[:-4], rest[-4:]
        self.rng.shuffle(body)
        spare = iter([*body, *aces])
        seats = (*deal.punters, deal.dealer)
        rows: dict[int, list[Card]] = {seat: given.get(seat) or [next(spare), next(spare)] for seat in seats}
        order = [rows[seat][n] for n in range(2) for seat in seats]
        return self.shuffled(*order, *after, *spare)

    def shuffled(self, *order: Card) -> Evening:
        self.sitting.submit(NATURE, Move(("shuffle", *order)))
        return self

    def stakes(self, *coins: int) -> Evening:
        """From elder hand on; who is not told of stakes one."""
        staking = list(self.deal.punters)
        for seat, some in zip(staking, [*coins, *[1] * len(staking)]):
            self.do(f"{seat} stake {some}")
        return self

    def stand(self) -> Evening:
        """Who is in turn stands, if he can."""
        return self.turn("over" if Move(("over",)) in self.deal.decision(self.due) else "stand")

    def begun(self, *coins: int, double: bool = False) -> Evening:
        """Dealt, staked, and the dealer has spoken."""
        return self.turn("deal").stakes(*coins).turn("double" if double else "no-double")


def drawn(seats: int) -> Evening:
    """As in the drawing: a natural paid, one stands, and you have gone on both and are to draw on the second."""
    evening = Evening(seats)
    natural = {evening.deal.punters[0]: "AS KD"} if evening.deal.punters[0] else {}
    evening.deals({**natural, 0: "8H 8C", evening.deal.dealer: "9D 7C"}, "4H 5S 7S 6D")
    evening.begun(5, 1, 5, 5, 1, double=True)
    drawing = evening.deal.punters[1 if natural else 0]
    if evening.due == drawing:
        evening.turn("card")
    while evening.due:
        evening.stand()
    return evening


def on_both(seats: int) -> Evening:
    evening = Evening(seats).deals({0: "8H 8C", seats // 2: "9D 7C"}, "5S 7S 6D")
    evening.begun(5, 1, 5, 5, 1, double=True)
    while evening.due:
        evening.stand()
    return evening.turn("both", "card", "stand")


def four_hands(seats: int) -> Evening:
    evening = Evening(seats).deals({0: "8H 8C", seats // 2: "9D 7C"}, "8S 8D 7S 6D 5S 4S 3S 2S")
    evening.begun()
    while evening.due:
        evening.stand()
    evening.turn("both")
    while Move(("both",)) in evening.deal.decision(0):
        evening.turn("both")
    return evening.turn("card")


def settled(seats: int) -> Evening:
    evening = on_both(seats)
    while evening.deal.phase == "drawing":
        evening.stand()
    return evening


def bank(seats: int) -> Evening:
    """You deal, and all others have done."""
    evening = Evening(seats, 0).deals({0: "9D 6C"}, "5S 7S 6D")
    evening.begun()
    while evening.due:
        evening.stand()
    return evening


def french(kind: str, phase: str = "", seats: int = 6) -> Evening:
    """The round of this kind, at the end of it or in a phase."""
    evening = Evening(seats, form="french")
    evening.randomly()
    evening.rounds(KINDS.index(kind))
    number = evening.deal.coup
    evening.turn("deal")
    if phase:
        return evening.until(phase, 0 if phase != "staking" else None)
    while evening.deal.coup == number and not evening.deal.over:
        evening.on()
    return evening


def shown_round(kind: str, seats: int) -> Moment:
    """As it ends; the next waits."""
    return french(kind, seats=seats).moment(then="wait")


SCENES: dict[str, Callable[[int], Moment]] = {
    "cut": lambda seats: Evening(seats).moment(0),
    "stakes": lambda seats: Evening(seats).deals({0: "9H 4C"}).turn("deal").moment(),
    "staked": lambda seats: Evening(seats, 0).deals({0: "9H 4C"}).turn("deal").stakes(5, 1, 5).moment(),
    "both": lambda seats: on_both(seats).moment(),
    "pair": lambda seats: drawn(seats).moment(),
    "bank": lambda seats: bank(seats).moment(),
    "settled": lambda seats: settled(seats).moment(then=""),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats)
    for name, scene in SCENES.items() for seats in (2, 3, 4, 5, 6, 7, 8)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS |= {
    "four-hands-6": lambda: four_hands(6).moment(),
    "four-hands-8": lambda: four_hands(8).moment(),
    "slip": lambda: settled(6).moment(then=""),
    "score": lambda: on_both(6).moment(then="page score"),
    "compared": lambda: on_both(6).moment(then="compare"),
    "over": lambda: ended().moment(then=""),
    "post-mortem": lambda: ended().moment(then="look back"),
    **{f"french-{kind}-{seats}": partial(shown_round, kind, seats)
       for kind in KINDS for seats in (2, 3, 4, 5, 6, 7, 8)},
    "french-unseen": lambda: french("blind", "drawing").moment(),
    "french-choosing": lambda: french("sympathy", "choosing").moment(),
    "french-naming": lambda: french("colours", "choosing").moment(),
    "french-before": lambda: french("imaginary", "staking").moment(),
}


def ended() -> Evening:
    """The whole evening has been played."""
    evening = Evening(3, length="rounds", lasts=3)
    while not evening.sitting.over:
        evening.on()
    return evening
