"""One hand of eight cards, and in each form one verb with other fields; it goes on until the player passes."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.games.walks import ROW

from cardtable.cards import Card, card, cards
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.laws import Code, Law
from cardtable.rules.match import Result, Series
from cardtable.rules.motions import DEALT, PLAYED
from cardtable.rules.moves import Choice, Choices, One, Order, Some, Spots, Tokens, calls
from cardtable.rules.options import OneOf, Value
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

PACK = cards("KS QS KH QH AC 2C 3C 4C")
PAIRS = Law("walks", 1, "Pairs", "A king marries the queen of his suit.")
FREE = Law("walks", 2, "Taken", "One card only lies in a place.")
CODE = Code("walks", "The Laws of Walks", "made for tests", (PAIRS, FREE))
FORMS = ("marriage", "patience", "roulette", "wager", "several", "claims")

BOARD = Layout(1)
STOCK = BOARD.one("stock")
HAND = BOARD.each("hand")
MELD = BOARD.one("meld", sees="all")
GRID = BOARD.spot(*[f"{column}{row}" for row in range(1, 6) for column in "abcde"])
CELL = {name: BOARD.one(name, sees="all") for name in GRID}

CLOTH = Layout(1)
CLOTH.one("stock")
CLOTH.each("hand")
CLOTH.one("meld", sees="all")
NUMBERS = CLOTH.spot(*[f"n{n}" for n in range(37)], "red", "black", "even", "odd", "low", "high")


@dataclass(frozen=True)
class WalksTerms(Terms):
    """What is asked."""

    form: str = ""


class Walks(Deal):
    """Cards, places, amounts and names, by form."""

    layout, pack, code = BOARD, PACK, CODE.name

    agrees_on = WalksTerms
    terms: WalksTerms

    def begin(self) -> None:
        self.form = self.terms.form

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(PACK)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        self.draw(len(order), STOCK, HAND[0], how=DEALT)
        self.go("act", 0)

    def act(self, seat: int) -> Choices:
        held = self.zone[HAND[0]]
        free = Spots(tuple([name for name in GRID if self.layout is BOARD and not self.zone[CELL[name]]]))
        kings = tuple([c for c in held if c.text[0] == "K" and card(f"Q{c.text[1]}") in held])
        return {
            "marriage": (Choice("marriage", One(kings), _queen), *calls("pass")),
            "patience": (Choice("place", One(held), free), *calls("pass")),
            "roulette": (Choice("stake", One(range(1, 21)), Spots(NUMBERS)), *calls("pass")),
            "wager": (Choice("wager", One(held), free, One(range(1, 21)), One(("even", "odd"))), *calls("pass")),
            "several": (Choice("offer", Some(held, 1, 3), One(range(1, 21))), *calls("pass")),
            "claims": calls("pass", "wait"),
        }[self.form]

    def faults(self, seat: int) -> Choices:
        held = self.zone[HAND[0]]
        if self.form == "marriage":
            return (Choice("marriage", One(held), One(held), law=PAIRS),)
        taken = tuple([name for name in GRID if self.layout is BOARD and self.zone[CELL[name]]])
        return (Choice("place", One(held), Spots(taken), law=FREE),) if taken and held else ()

    def rights(self, seat: int) -> Choices:
        """A fault is claimed: by which law, in which trick, and of the second law where."""
        if self.form != "claims":
            return super().rights(seat)
        tricks = One(range(1, 14))
        return (*super().rights(seat), Choice("claim-fault", One((1,)), tricks),
                Choice("claim-fault", One((2,)), tricks, Spots(("a1", "b2"))))

    def do_claim_fault(self, seat: int, law: int, trick: int, spot: str = "") -> None:
        self.say(seat, "claims", law, trick, spot)

    def do_wait(self, seat: int) -> None:
        self.say(seat, "waits")

    def do_marriage(self, seat: int, king: Card, queen: Card) -> None:
        self.shift((king, queen), HAND[0], MELD, seat, PLAYED)

    def do_place(self, seat: int, one: Card, spot: str) -> None:
        self.shift((one,), HAND[0], CELL[spot], seat, PLAYED)

    def do_stake(self, seat: int, coins: int, spot: str) -> None:
        self.say(seat, "stakes", coins, spot)

    def do_wager(self, seat: int, one: Card, spot: str, coins: int, what: str) -> None:
        self.do_place(seat, one, spot)

    def do_offer(self, seat: int, *offered: object) -> None:
        self.say(seat, "offers")

    def do_pass(self, seat: int) -> None:
        self.end()


class Roulette(Walks):
    """The same on a cloth of numbers."""

    layout = CLOTH


def _queen(done: Tokens) -> One:
    return One((card(f"Q{str(done[0])[1]}"),))


class Match(Series):
    """One deal."""

    def first(self) -> Deal:
        kind = Roulette if self.options["form"] == "roulette" else Walks
        return kind(form=self.options["form"])

    def following(self) -> None:
        return None

    def result(self) -> Result:
        return Result.most((0,), "points")


def start(options: Mapping[str, Value], number: int) -> Series:
    return Match(options)


def one(options: Mapping[str, Value]) -> tuple[int, ...]:
    return (1,)


def code_of(options: Mapping[str, Any]) -> str:
    return CODE.name


GAME = Game(ROW, 1, ("novice",), (OneOf("form", "The form", choices={form: form for form in FORMS}, default=FORMS[0]),),
            {CODE.name: CODE}, one, start, code_of)
