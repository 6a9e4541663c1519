"""What may be agreed before a match of Écarté, in any of its forms."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.agreements import dealt_by, laws_kept, marked_by
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

TWO, POOL, FRENCH = {"form": ("ecarte",)}, {"form": ("pool",)}, {"form": ("french",)}
WITH_CARDS = {"form": ("ecarte", "pool", "french")}              # where cards may be exchanged
ANCESTOR = {"form": ("triomphe",)}


@dataclass(frozen=True, slots=True)
class EcarteOptions(Chosen):
    """Who plays whom, under which laws, how far and for what."""

    form: str = option(OneOf(
        "form", "The form", "who plays whom, and for what",
        choices={"ecarte": "Écarté", "pool": "Pool, for three", "french": "French", "triomphe": "La Triomphe"},
        default="ecarte"))
    bystanders: str = option(OneOf(
        "bystanders", "The bystanders", "who backs a player sees his hand; French: and may point", FRENCH,
        choices={"french": "French: they advise", "english": "English: they are silent",
                 "chouette": "La Chouette: one covers all"}, default="french"))
    hands: str = option(OneOf(
        "hands", "The hands", "how many play, and who with whom", ANCESTOR,
        choices={"two": "Two hands", "partners": "Partners", "round": "Each for himself"}, default="two"))
    show_hands: bool = option(Switch("show-hands", "Partners show their hands", "but do not speak",
                                     {**ANCESTOR, "hands": ("partners",)}))
    pillage: str = option(OneOf(
        "pillage", "The ace that pillages", "takes the turn-up, and trumps that follow it", ANCESTOR,
        choices={"no": "It does not", "low": "It does, and ranks below the knave",
                 "high": "It does, and ranks highest"}, default="no"))
    code: str = option(OneOf(
        "code", "The code", "fifty-five laws; Hoyle has fifty-one", {"form": ("ecarte", "pool")},
        choices={"cavendish-1886": "Cavendish, 1886", "hoyle-1909": "Hoyle, 1909"}, default="cavendish-1886"))
    laws: str = option(laws_kept(WITH_CARDS))
    dealing: str = option(dealt_by({**WITH_CARDS, "laws": ("strict",)}))
    marking: str = option(marked_by({"form": ("ecarte", "pool"), "laws": ("strict",)}))
    points: int = option(Number("points", "Points to win", "five up by law 46", range=range(1, 16), default=5))
    games: int = option(Number("games", "Games", "of a rubber", TWO, range=(1, 3, 5, 7, 11), default=1,
                               titles={1: "One", 3: "Best of 3"}))
    evening: int = option(Number("evening", "Games", "of the evening", FRENCH, range=range(1, 13), default=6))
    stake: int = option(Number("stake", "Stake", "counters a game", range=range(0, 101), default=1))
    bets: int = option(Number("bets", "Bets", "the most that may be laid on a game", FRENCH, range=range(1, 101),
                              default=5))
    multiplier: bool = option(Switch("multiplier", "Treble, double and single", "by the loser’s points, law 46", TWO))
    cut: bool = option(Switch("cut", "Cut afresh for each game", "else the deal goes on alternating", TWO))
    packets: str = option(OneOf(
        "packets", "The packets", "the dealer’s order, kept through the game", WITH_CARDS,
        choices={"two-three": "Two and three", "three-two": "Three and two", "choice": "Each dealer’s choice"},
        default="two-three"))
    method: int = option(Number(
        "method", "The pool", "first: losers add a stake; second: each who comes in", POOL, range=(1, 2), default=1,
        titles={1: "Losers pay", 2: "Entrants pay"}))

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.form != "triomphe" and self.laws == "strict" and self.dealing == "hands"

    @property
    def hands_mark(self) -> bool:
        """Whether hands mark what is won."""
        return self.form in ("ecarte", "pool") and self.laws == "strict" and self.marking == "hands"


OPTIONS = declared(EcarteOptions)
