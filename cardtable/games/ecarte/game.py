"""Écarté: Cavendish (1886) and Hoyle's Games Modernized (1909), with Pool, French Écarté and La Triomphe."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.ecarte import ROW
from cardtable.games.ecarte.laws.codes import CODES
from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.rules.french import French
from cardtable.games.ecarte.rules.match import Pool, Rubber
from cardtable.games.ecarte.rules.triomphe_match import HANDS, TriompheMatch
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Number, OneOf, Switch, Value

FORMS: dict[str, type[Series]] = {"ecarte": Rubber, "pool": Pool, "french": French, "triomphe": TriompheMatch}
SEATS = {"ecarte": (2,), "pool": (3,), "french": (3, 4, 5, 6)}
TWO, POOL, FRENCH = {"form": ("ecarte",)}, {"form": ("pool",)}, {"form": ("french",)}
WITH_CARDS = {"form": ("ecarte", "pool", "french")}              # where cards may be exchanged
ANCESTOR = {"form": ("triomphe",)}

OPTIONS = (
    OneOf("form", "The form", "who plays whom, and for what",
          choices={"ecarte": "Écarté", "pool": "Pool, for three", "french": "French",
                   "triomphe": "La Triomphe"}, default="ecarte"),
    OneOf("bystanders", "The bystanders", "who backs a player sees his hand; French: and may point", FRENCH,
          choices={"french": "French: they advise", "english": "English: they are silent",
                   "chouette": "La Chouette: one covers all"}, default="french"),
    OneOf("hands", "The hands", "how many play, and who with whom", ANCESTOR,
          choices={"two": "Two hands", "partners": "Partners", "round": "Each for himself"}, default="two"),
    Switch("show-hands", "Partners show their hands", "but do not speak", {**ANCESTOR, "hands": ("partners",)}),
    OneOf("pillage", "The ace that pillages", "takes the turn-up, and trumps that follow it", ANCESTOR,
          choices={"no": "It does not", "low": "It does, and ranks below the knave",
                   "high": "It does, and ranks highest"}, default="no"),
    OneOf("code", "The code", "fifty-five laws; Hoyle has fifty-one", {"form": ("ecarte", "pool")},
          choices={"cavendish-1886": "Cavendish, 1886", "hoyle-1909": "Hoyle, 1909"}, default="cavendish-1886"),
    OneOf("laws", "The laws", "guided: faults cannot be committed", WITH_CARDS,
          choices={"guided": "Guided", "strict": "Strict"}, default="guided"),
    Number("points", "Points to win", "five up by law 46", range=range(1, 16), default=5),
    Number("games", "Games", "of a rubber", TWO, range=(1, 3, 5, 7, 11), default=1,
           titles={1: "One", 3: "Best of 3"}),
    Number("evening", "Games", "of the evening", FRENCH, range=range(1, 13), default=6),
    Number("stake", "Stake", "counters a game", range=range(0, 101), default=1),
    Number("bets", "Bets", "the most that may be laid on a game", FRENCH, range=range(1, 101), default=5),
    Switch("multiplier", "Treble, double and single", "by the loser’s points, law 46", TWO),
    Switch("cut", "Cut afresh for each game", "else the deal goes on alternating", TWO),
    OneOf("packets", "The packets", "the dealer’s order, kept through the game", WITH_CARDS,
          choices={"two-three": "Two and three", "three-two": "Three and two", "choice": "Each dealer’s choice"},
          default="two-three"),
    Number("method", "The pool", "first: losers add a stake; second: each who comes in", POOL,
           range=(1, 2), default=1, titles={1: "Losers pay", 2: "Entrants pay"}),
)


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many sit at the form chosen."""
    form = str(options["form"])
    return HANDS[str(options["hands"])] if form == "triomphe" else SEATS[form]


def start(options: Mapping[str, Value], number: int) -> Series:
    """A match of the form chosen."""
    return FORMS[str(options["form"])](options, players=number)


def code_of(options: Mapping[str, Value]) -> str:
    """The code that serves the form chosen."""
    if options["form"] == "triomphe":
        return TRIOMPHE.name
    return str(options["code"]) if options["form"] in ("ecarte", "pool") else "cavendish-1886"


GAME = Game(
    row=ROW, revision=1, levels=("novice", "club", "master"), options=OPTIONS, codes=CODES, players=players,
    start=start, code_of=code_of)
