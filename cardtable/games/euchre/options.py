"""What may be agreed before Euchre is played."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.agreements import dealt_by, laws_kept, marked_by
from cardtable.rules.options import Chosen, Number, OneOf, Switch, Value, declared, option

OF_FOUR = {"form": ("four",)}                    # the book of 1862 describes no other (001:224)
TO_WIN = {"form": ("four", "three", "two")}
OF_THREE = {"form": ("three",)}
BY_THE_PROFESSOR: dict[str, tuple[Value, ...]] = {"form": ("four",), "code": ("euchre-1862",)}
STRICTLY: dict[str, tuple[Value, ...]] = {**BY_THE_PROFESSOR, "laws": ("strict",)}
BY_HOYLE: dict[str, tuple[Value, ...]] = {"form": ("four",), "code": ("hoyle-1909",)}


@dataclass(frozen=True, slots=True)
class EuchreOptions(Chosen):
    """001:404-466; 002:2339-2473, 18018-18038."""

    form: str = option(OneOf(
        "form", "The form", "all but four play by Hoyle",
        choices={"four": "Four, two against two", "three": "Three, each for himself", "two": "Two",
                 "progressive": "Eight, the Progressive evening"}, default="four"))
    code: str = option(OneOf(
        "code", "The rules", "a lone hand that is euchred costs four in 1862, two by Hoyle", OF_FOUR,
        choices={"euchre-1862": "A Professor, 1862", "hoyle-1909": "Hoyle, 1909"}, default="euchre-1862"))
    laws: str = option(laws_kept(BY_THE_PROFESSOR))
    dealing: str = option(dealt_by(STRICTLY))
    marking: str = option(marked_by(STRICTLY))
    bystanders: bool = option(Switch("bystanders", "Bystanders", "who may tell of points that were not won", STRICTLY))
    euchred: str = option(OneOf(
        "euchred", "A euchre of three", "two to each of the others, or two off",
        OF_THREE, choices={"pays": "Pays each", "back": "Sets back"}, default="pays"))
    games: int = option(Number("games", "Games", "who first has won so many", TO_WIN, range=(1, 2, 3, 5, 8, 16),
                               default=3))
    bells: int = option(Number("bells", "Bells", "so many games are played", {"form": ("progressive",)},
                               range=(2, 4, 6, 8, 12), default=4))
    lap: bool = option(Switch("lap", "Laps", "points over five go to the next game", BY_THE_PROFESSOR))
    slam: bool = option(Switch("slam", "Slams", "a game to love counts two", BY_THE_PROFESSOR))
    jambone: bool = option(Switch("jambone", "Jambone", "alone with the cards laid open, for eight", BY_THE_PROFESSOR))
    jamboree: bool = option(Switch("jamboree", "Jamboree", "the five best trumps shown, for sixteen",
                                   BY_THE_PROFESSOR))
    lone_leads: bool = option(Switch("lone-leads", "Who plays alone leads", "the book disapproves", BY_THE_PROFESSOR))
    opposed: bool = option(Switch("opposed", "Alone against alone",
                                  "and a euchre costs him two; the book disapproves", BY_THE_PROFESSOR))
    later_call: bool = option(Switch("later-call", "The later call stands", "a lone hand over the partner’s",
                                     BY_HOYLE))

    chalk: bool = option(Switch("chalk", "A chalk cross", "instead of three and four", BY_HOYLE))
    joker: bool = option(Switch("joker", "The joker", "a 33rd card, above the Right Bower", TO_WIN))

    @property
    def professor(self) -> bool:
        """Whether it is played by the book of 1862."""
        return self.form == "four" and self.code == "euchre-1862"

    @property
    def strict(self) -> bool:
        """Whether laws can be broken."""
        return self.professor and self.laws == "strict"

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.strict and self.dealing == "hands"


OPTIONS = declared(EuchreOptions)
