"""Baccarat's moments: the bank laid, banco, stakes, the third card of either, the show, the deal passed, Banque."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.games.baccarat.rules.bank import Banked
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.games.baccarat.setting import shoe
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Mrs. Battle", "club"), ("Captain Lisle", "novice"), ("Dr. Thorne", "club"), ("Madame Duval", "master"),
          ("Miss Wren", "novice"), ("The Rector", "club"), ("Mr. Ferrars", "novice"), ("Lady Carbery", "club"),
          ("Mr. Pettifer", "novice"), ("Miss Amory", "club"))
FORCED = {"dealing": "deal", "going_bank": "let-by", "holding": "hold", "auction": "pass"}


class Table(Written[Banked]):
    """Writes the record of an evening at which these cards come; the first place has seat `first`."""

    name, kind = "baccarat", Banked

    def __init__(self, seats: int, *cards: str, first: int = 0, form: str = "chemin", auction: bool = False,
                 **options: Any) -> None:
        self.seats = seats
        number = {"players": seats} if form == "chemin" else {
            "punters": seats - 1, "bank": "auction" if auction else "list"}
        super().__init__(company(LEVELS, seats), 1, {"form": form, **number, **options})
        self.do(f"* lot {first}")
        self.sitting.submit(NATURE, Move(("shuffle", *shoe(self.deal.pack, *cards))))

    def bank(self, coins: int) -> Table:
        """Whose turn it is lays a bank."""
        return self.turn(f"place bank {coins}", "done")

    def nobody(self, until: int = -1) -> Table:
        """Nobody goes bank, up to this seat."""
        while self.deal.phase == "going_bank" and self.due != until:
            self.turn("let-by")
        return self

    def staked(self, done: bool = True, own: int = 40, others: int = 20) -> Table:
        """All stake, the higher seats more; then all have done, or all but the first."""
        self.nobody()
        for seat in self.deal.must:
            coins = own if seat == 0 else others + 5 * (seat % 4)
            self.do(f"{seat} place {self.deal.open_to(seat, {})[0]} {coins}")
        while done and self.deal.phase == "staking":
            self.turn("done")
        return self

    def to(self, phase: str) -> Table:
        """What is due is done until this phase."""
        while self.deal.phase != phase:
            verb = FORCED.get(self.deal.phase) or next(iter(self.deal.decision(self.due))).verb
            self.turn(verb)
        return self

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        return Moment("baccarat", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then, acts)


FIVE_DRAWN = "2S 2D 3H 3S 4C"                    # five against the banker's five, and a four
NINE = "4S 2D 5H 3S"
LOSES = "2S 4D 3H 3S KC"


def banker(seats: int, form: str = "chemin", **options: Any) -> Table:
    """The reader has the bank."""
    return Table(seats, FIVE_DRAWN if form == "chemin" else "5C 2S QS 3D 3H 4D 6H", form=form, **options).bank(240)


def punter(seats: int, *cards: str, form: str = "chemin", **options: Any) -> Table:
    """Another has the bank, the reader is among the first in order."""
    return Table(seats, *cards, first=1, form=form, **options).bank(240)


def chemin(seats: int) -> dict[str, Callable[[], Moment]]:
    return {
        "bank": lambda: Table(seats).moment(0),
        "laid": lambda: Table(seats).do("0 place bank 100", "0 place bank 20").moment(0),
        "banco": lambda: punter(seats).nobody(0).moment(0, "page score"),
        "stakes": lambda: punter(seats).staked(False).moment(0),
        "option": lambda: banker(seats).staked().to("option").moment(),
        "five": lambda: punter(seats, "2S 2D 3H 3S 4C").staked(own=200).to("third").moment(),
        "nine": lambda: punter(seats, NINE).staked(own=200).turn("deal").moment(then="wait"),
        "shown": lambda: punter(seats, LOSES).staked(own=200).to("option").turn("stand").moment(then="wait"),
        "hold": lambda: Table(seats, LOSES).bank(240).staked().to("option").turn("stand").moment(then="wait"),
    }


def banque(seats: int) -> dict[str, Callable[[], Moment]]:
    return {
        "auction": lambda: Table(seats, form="banque", auction=True).moment(0),
        "going": lambda: punter(seats, form="banque").nobody(0).moment(0),
        "sides": lambda: punter(seats, form="banque").staked(False).moment(0),
        "two": lambda: banker(seats, "banque").staked().to("option").moment(),
        "holder": lambda: punter(seats, "2S 2D 3H 3S 3D 4C", form="banque").staked(own=200).to("third").moment(),
        "excess": lambda: banker(seats, "banque").staked(others=200).moment(),
    }


def at_seven(false_draw: str, form: str = "chemin") -> Table:
    """He has seven, and may not take a card, but can."""
    cards = "2S 5D 3H 5S 3D KC 9C KH" if form == "banque" else "2S 4D 5H 3S 9C KH"
    return punter(5, cards, form=form, **{"false-draw": false_draw}).staked(own=200).to("third")


def end() -> Table:
    found = Table(5, LOSES, hands=5).bank(100)
    while not found.sitting.over:
        if found.deal.phase == "banking":
            found.bank(100)
        elif found.deal.phase == "staking":
            found.staked()
        elif found.due < 0:
            found.do("* " + str(found.sitting.match.decision(-1).sample(found.rng)))
        else:
            found.turn(FORCED.get(found.deal.phase) or [move.verb for move in found.deal.decision(found.due)][-1])
    return found


MOMENTS: dict[str, Callable[[], Moment]] = {}
for _seats in (2, 3, 4, 5, 6, 7, 8):
    for _name, _scene in chemin(_seats).items():
        MOMENTS[f"{_name}-{_seats}"] = _scene
for _seats in range(3, 12):
    for _name, _scene in banque(_seats).items():
        MOMENTS[f"banque-{_name}-{_seats}"] = _scene
MOMENTS |= {
    "end": lambda: end().moment(),
    "post-mortem": lambda: end().moment(0, "look back"),
    "menu": lambda: banker(5).staked().to("option").moment(then="menu"),
    "advice": lambda: banker(5).staked().to("option").moment(then="compare"),
    "false-draw": lambda: at_seven("fined").moment(),
    "false-drawn-fined": lambda: at_seven("fined").turn("draw").to("option").turn("stand").moment(then="wait"),
    "false-drawn-liable": lambda: at_seven("liable").turn("draw").to("option").turn("stand").moment(then="wait"),
    "false-drawn-banque": lambda: at_seven("liable", "banque").turn("draw").to("option").turn("stand").moment(
        then="wait"),
}
