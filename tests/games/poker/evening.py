"""Writes records of evenings of Poker, for its moments."""
from __future__ import annotations

from typing import Any

from cardtable.cards import RANKS, cards, pack
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tools.moments import company
from tools.written import Written

LEVELS = (("Miss Wren", "novice"), ("Dr. Thorne", "club"), ("Colonel Ashdown", "club"), ("Mrs. Halloran", "club"),
          ("The Rector", "novice"), ("Captain Lisle", "novice"), ("Mrs. Battle", "club"))
HANDS = ("KS KD 7H 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QC QD 8C 3D", "JH JC 9D 9S 5C", "AH TH 6H 4H 2D",
         "AS KH 8D 5D 3C", "6S 6C 4C 2S TS")
"""By seat: the person has two pairs, one sits there with three queens."""


class Evening(Written[Poker]):
    """Writes the record of an evening in which this seat deals first, the last unless said."""

    name, kind = "poker", Poker

    def __init__(self, seats: int = 6, form: str = "draw", dealer: int = -1, **options: Any) -> None:
        self.seats, dealer = seats, dealer % seats
        chosen = {"players": seats, "form": form, **{name.replace("_", "-"): value for name, value in options.items()}}
        super().__init__(company(LEVELS, seats), seats, chosen)
        low = [card for card in pack(RANKS[1:]) if card.text[1] == "S"]
        self.do("* cut " + " ".join(["AS" if seat == dealer else low[seat].text for seat in range(seats)]))

    def dealt(self, hands: tuple[str, ...] = HANDS, then: str = "") -> Evening:
        """By seat these hands, and after them come these cards; the rest is chance's."""
        deal = self.deal
        named = [cards(text) for text in hands[:self.seats]]
        after = cards(then)
        rest = [card for card in deal.pack if card not in after and all(card not in held for held in named)]
        self.rng.shuffle(rest)
        rows = [held if held else tuple([rest.pop() for _ in range(HELD)]) for held in named]
        order = [rows[seat][n] for n in range(HELD) for seat in deal.in_order]
        self.sitting.submit(NATURE, Move(("shuffle", *order, *after, *rest)))
        return self

    def on(self) -> Evening:
        """One move more, of a club player or of chance."""
        seat = self.due
        if seat == NATURE:
            self.randomly()
        else:
            self.sitting.submit(seat, think(self.sitting.view(seat), "club", 1).move)
        return self
