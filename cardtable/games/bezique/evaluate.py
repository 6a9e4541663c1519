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
         0.141, 7.237, 1.31, 6.919, 0.51, 0.335, 5.371, 364.11, 7.975, 40.0)
PART = {BEZIQUE: CERTAIN, DOUBLE: CERTAIN, SEQUENCE: SEQUENCES}
DEPTH, STAGE = 8, 4
AHEAD = (
    Ahead(42.362, 0.219, -0.003, -4.679, 57),
    Ahead(92.099, 0.288, 0.013, -2.252, 98),
    Ahead(148.769, 0.302, 0.027, -6.428, 122),
    Ahead(197.69, 0.309, 0.052, -2.753, 132),
    Ahead(240.888, 0.297, 0.102, 0.58, 134),
    Ahead(281.335, 0.365, 0.16, -5.656, 142),
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
