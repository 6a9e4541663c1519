"""Cribbage: five-, six- and seven-card, three- and four-handed (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.cribbage import ROW
from cardtable.games.cribbage.laws import CODE
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.match import CribbageMatch
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Number, OneOf, Switch, Value

OPTIONS = (
    OneOf("form", "The form", "how many cards, and how many players",
          choices={name: form.title for name, form in FORMS.items()}, default="six-card"),
    Number("length", "Points to win", "the book does not say; 121 is our ruling", {"form": ("three-handed",)},
           range=(61, 121), default=121),
    Number("games", "Games", "each after a fresh cut", range=(1, 3, 5, 7, 11), default=1,
           titles={1: "One", 3: "Best of 3"}),
    Number("stake", "Stake", "counters a game; the lurch doubles it", range=range(0, 101), default=1),
    OneOf("counting", "Counting", "who counts the hands",
          choices={"automatic": "By the table", "by hand": "By hand"}, default="automatic"),
    Switch("missed", "Claim missed points", "a house rule, not in the book", {"counting": ("by hand",)}),
)


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many sit at the form chosen."""
    return (FORMS[str(options["form"])].seats,)


def start(options: Mapping[str, Value], number: int) -> Series:
    """A match of the form chosen."""
    return CribbageMatch(options, players=number)


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes={CODE.name: CODE}, players=players,
    start=start, code_of=lambda options: CODE.name)
