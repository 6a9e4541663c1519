"""What search needs to know of Bézique: its kinds, the habits of a good player, and what it cannot judge."""
from __future__ import annotations

from cardtable.families.melds.search.brought import Ahead, Game
from cardtable.families.melds.search.cast import Rules
from cardtable.families.melds.search.questions import asked
from cardtable.families.melds.search.words import CERTAIN, SEQUENCES, SMALLER, words
from cardtable.games.bezique.equity import state
from cardtable.games.bezique.rules import (
    A_BRISQUE,
    A_SEVEN,
    BEZIQUE,
    DOUBLE,
    KINDS,
    LAST_TRICK,
    RANKED,
    SEQUENCE,
    Bezique,
)
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RULES = Rules(Bezique, RANKED, A_BRISQUE, LAST_TRICK, A_SEVEN)
TASTE = (0.29, 0.438, 0.477, 0.279, 3.108, 0.393, 0.436, 1.31, 6.735,
         0.141, 7.237, 1.31, 6.919, 0.51, 0.335, 5.371, 364.11, 7.975)
PART = {BEZIQUE: CERTAIN, DOUBLE: CERTAIN, SEQUENCE: SEQUENCES}
DEPTH, STAGE = 8, 4
AHEAD = (
    Ahead(44.502, 0.267, -0.001, -3.291, 61),
    Ahead(99.701, 0.29, 0.017, -2.512, 103),
    Ahead(155.888, 0.307, 0.03, -6.232, 126),
    Ahead(204.922, 0.304, 0.056, -1.54, 135),
    Ahead(248.745, 0.295, 0.108, -0.041, 137),
    Ahead(288.816, 0.378, 0.177, -4.616, 145),
)
GAME = Game(RULES, TASTE, DEPTH, AHEAD, STAGE, {kind.name: PART.get(kind.name, SMALLER) for kind in KINDS},
            words("Bézique"))

phrase = {"play": ("Play", "playing"), "declare": ("Score", "scoring"), "draw": ("Draw", "drawing"),
          "announce": ("Announce", "announcing"), "exchange": ("Exchange the seven", "exchanging the seven"),
          "show": ("Show the seven", "showing the seven")}
BY_HABIT = ("After this both are taken to play on by simple habits, and the other to hold any of the cards not seen as "
            "likely as another.")
caveats = {"play": BY_HABIT, "declaring": BY_HABIT}


def question(view: View, seat: int, book: Move) -> Question | None:
    """What to play, and what to declare."""
    deal = view.deal
    return asked(GAME, state(deal, seat), view, seat, book) if isinstance(deal, Bezique) else None
