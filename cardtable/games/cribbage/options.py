"""What may be agreed before a game of cribbage."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option


@dataclass(frozen=True, slots=True)
class CribbageOptions(Chosen):
    """The form, how far it is played, and for what."""

    form: str = option(OneOf(
        "form", "The form", "how many cards, and how many players",
        choices={name: form.title for name, form in FORMS.items()}, default="six-card"))
    length: int = option(Number(
        "length", "Points to win", "the book does not say; 121 is our ruling", {"form": ("three-handed",)},
        range=(61, 121), default=121))
    games: int = option(Number(
        "games", "Games", "each after a fresh cut", range=(1, 3, 5, 7, 11), default=1,
        titles={1: "One", 3: "Best of 3"}))
    stake: int = option(Number("stake", "Stake", "counters a game; the lurch doubles it", range=range(0, 101),
                               default=1))
    counting: str = option(OneOf(
        "counting", "Counting", "who counts the hands",
        choices={"automatic": "By the table", "by hand": "By hand"}, default="automatic"))
    missed: bool = option(Switch("missed", "Claim missed points", "a house rule, not in the book",
                                 {"counting": ("by hand",)}))


OPTIONS = declared(CribbageOptions)
