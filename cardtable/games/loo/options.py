"""What may be agreed before an evening of Loo."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.agreements import dealt_by, laws_kept
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

FIVE_CARDS = {"form": ("five",)}
MOST_DRAWING = 6                                 # players, at five-card Loo: a ruling


@dataclass(frozen=True, slots=True)
class LooOptions(Chosen):
    """002:2857-2978."""

    form: str = option(OneOf("form", "The form", "five cards are drawn for, with Pam and flushes",
                             choices={"three": "Three-card Loo", "five": "Five-card Loo"}, default="three"))
    laws: str = option(laws_kept({"form": ("three",)}))
    dealing: str = option(dealt_by({"form": ("three",), "laws": ("strict",)}))
    players: int = option(Number("players", "Players", "six or seven best; at five-card Loo at most six",
                                 range=range(3, 9), default=5))
    rounds: int = option(Number("rounds", "Rounds", "how often each deals", range=range(1, 11), default=2))
    single: int = option(Number("single", "The single", "what the dealer puts in, for every trick of the hand",
                                range=range(1, 7), default=1))
    unlimited: bool = option(Switch("unlimited", "Unlimited", "a loo is as much as lies in the pool; else a single"))
    maximum: int = option(Number("maximum", "The maximum", "of a loo, in singles", {"unlimited": (True,)},
                                 range=(0, 4, 8, 16), default=8, titles={0: "None"}))
    must: bool = option(Switch("must", "Single and must", "a pool of one single: all must play", default=True))
    club_law: bool = option(Switch("club-law", "Club law", "a club turned up: all must play"))
    pam: bool = option(Switch("pam", "Pam", "the knave of clubs beats every card", FIVE_CARDS, default=True))
    elder_flush: bool = option(Switch("elder-flush", "Elder hand’s flush", "wins, whatever the others are", FIVE_CARDS))

    @property
    def strict(self) -> bool:
        """Whether laws can be broken."""
        return self.form == "three" and self.laws == "strict"

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.strict and self.dealing == "hands"

    @property
    def seated(self) -> int:
        """How many sit."""
        return min(self.players, MOST_DRAWING) if self.form == "five" else self.players

    @property
    def cards(self) -> int:
        """Of a hand."""
        return 5 if self.form == "five" else 3


OPTIONS = declared(LooOptions)
