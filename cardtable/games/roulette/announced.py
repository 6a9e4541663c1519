"""How the croupier announces a number, in French and in English (002:16583-16588)."""
from __future__ import annotations

from cardtable.games.roulette.chances import EVENS, RED

UNITS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
         "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt")
FRENCH = (*UNITS, "vingt et un", *[f"vingt-{UNITS[n]}" for n in range(2, 10)], "trente", "trente et un",
          *[f"trente-{UNITS[n]}" for n in range(2, 7)])
ENGLISH = {"rouge": "red", "noir": "black", "pair": "even", "impair": "odd", "manque": "low", "passe": "high"}
SAID = {"open": ("Messieurs, faites vos jeux.", "Gentlemen, place your stakes."),
        "spin": ("Les jeux sont faits.", "The stakes are made."),
        "closed": ("Rien ne va plus.", "No more stakes.")}
"""By what happens, the croupier's cry and what it means."""


def sides(number: int) -> tuple[str, ...]:
    """The even chances that a number wins, colour first; none for zero."""
    return tuple([name for name in ("rouge", "noir", "impair", "pair", "manque", "passe") if number in EVENS[name]])


def french(number: int) -> str:
    """"Onze, noir, impair, et manque"; "Zéro"."""
    named = [FRENCH[number].capitalize(), *sides(number)]
    return f"{', '.join(named[:-1])}, et {named[-1]}" if number else named[0]


def english(number: int) -> str:
    """"11, black, odd and low"; "Zero"."""
    if not number:
        return "Zero"
    colour, parity, half = [ENGLISH[name] for name in sides(number)]
    return f"{number}, {colour}, {parity} and {half}"


def colour(number: int) -> str:
    """"rouge", "noir", or "zéro"."""
    return "zéro" if not number else "rouge" if number in RED else "noir"
