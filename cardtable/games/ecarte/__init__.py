"""Écarté: Cavendish (1886) and Hoyle's Games Modernized (1909), with Pool, French Écarté and La Triomphe."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.ecarte.laws import CODES
from cardtable.games.ecarte.match import Pool, Rubber
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Number, OneOf, Switch, Value

FORMS: dict[str, tuple[type[Series], tuple[int, ...]]] = {"ecarte": (Rubber, (2,)), "pool": (Pool, (3,))}
TWO = {"form": ("ecarte",)}

OPTIONS = (
    OneOf("form", "The form", "who plays whom, and for what", choices={"ecarte": "Écarté", "pool": "Pool, for three"},
          default="ecarte"),
    OneOf("code", "The code", "fifty-five laws; Hoyle has fifty-one",
          choices={"cavendish-1886": "Cavendish, 1886", "hoyle-1909": "Hoyle, 1909"}, default="cavendish-1886"),
    OneOf("laws", "The laws", "guided: faults cannot be committed", choices={"guided": "Guided", "strict": "Strict"},
          default="guided"),
    Number("points", "Points to win", "five up by law 46", range=range(1, 16), default=5),
    Number("games", "Games", "of a rubber", TWO, range=(1, 3, 5, 7, 11), default=1,
           titles={1: "One", 3: "Best of 3"}),
    Number("stake", "Stake", "counters a game", range=range(0, 101), default=1),
    Switch("multiplier", "Treble, double and single", "by the loser's points, law 46", TWO),
    Switch("cut", "Cut afresh for each game", "else the deal goes on alternating", TWO),
    OneOf("packets", "The packets", "the dealer's order, kept through the game",
          choices={"two-three": "Two and three", "three-two": "Three and two", "choice": "Each dealer's choice"},
          default="two-three"),
    Number("method", "The pool", "first: losers add a stake; second: each who comes in", {"form": ("pool",)},
           range=(1, 2), default=1, titles={1: "Losers pay", 2: "Entrants pay"}),
)


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many sit at the form chosen."""
    return FORMS[str(options["form"])][1]


def start(options: Mapping[str, Value], number: int) -> Series:
    """A match of the form chosen."""
    return FORMS[str(options["form"])][0](options, players=number)


GAME = Game(
    name="ecarte", title="Écarté", revision=1, kind="tricks", book="Cavendish, 1886",
    blurb="Five cards each, a turn-up for trumps, and the leave to change what you dislike, "
          "if your adversary consents.",
    minutes=15, levels=("novice", "club", "master"), options=OPTIONS, codes=CODES, players=players, start=start,
    code_of=lambda options: str(options["code"]))
