"""Écarté: Cavendish (1886) and Hoyle's Games Modernized (1909), with Pool, French Écarté and La Triomphe."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.ecarte import ROW
from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.codes import CODES
from cardtable.games.ecarte.laws.forms import TRIOMPHE
from cardtable.games.ecarte.options import OPTIONS, EcarteOptions
from cardtable.games.ecarte.rules.french import French
from cardtable.games.ecarte.rules.match import EcarteRubber, Pool
from cardtable.games.ecarte.rules.triomphe_match import HANDS, TriompheMatch
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value

FORMS: dict[str, type[Series]] = {"ecarte": EcarteRubber, "pool": Pool, "french": French, "triomphe": TriompheMatch}
SEATS = {"ecarte": (2,), "pool": (3,), "french": (3, 4, 5, 6)}


def players(options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many sit at the form chosen."""
    chosen = EcarteOptions.of(options)
    return HANDS[chosen.hands] if chosen.form == "triomphe" else SEATS[chosen.form]


def start(options: Mapping[str, Value], number: int, drawn: bool = True) -> Series:
    """A match of the form chosen; in older ones a card too many is not drawn, but the first."""
    return FORMS[EcarteOptions.of(options).form](options, players=number, drawn=drawn)


def code_of(options: Mapping[str, Value]) -> str:
    """The code that serves the form chosen."""
    chosen = EcarteOptions.of(options)
    if chosen.form == "triomphe":
        return TRIOMPHE.name
    return chosen.code if chosen.form in ("ecarte", "pool") else CAVENDISH.name


GAME = Game(
    row=ROW, revision=2, levels=("novice", "club", "master"), options=OPTIONS, codes=CODES, players=players,
    start=start, code_of=code_of, earlier={1: lambda options, number: start(options, number, drawn=False)})
