"""What search needs to know of Rubicon Bézique: its kinds, the habits of a good player, what a game comes to."""
from __future__ import annotations

from cardtable.families.melds.search.brought import Ahead, Game
from cardtable.families.melds.search.cast import Rules
from cardtable.families.melds.search.questions import asked
from cardtable.families.melds.search.words import CERTAIN, SEQUENCES, SMALLER, words
from cardtable.games.rubicon_bezique.equity import state
from cardtable.games.rubicon_bezique.rules import (
    BEZIQUE,
    DOUBLE,
    KINDS,
    LAST_TRICK,
    QUADRUPLE,
    RANKED,
    SEQUENCE,
    TRIPLE,
    RubiconBezique,
)
from cardtable.games.rubicon_bezique.settlement import RIGHT
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.games.rubicon_bezique.strict.answers import ADDED
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RULES = Rules(RubiconBezique, RANKED, 0, LAST_TRICK)
TASTE = (0.151, 0.175, 0.422, 0.341, 0.834, 0.682, 0.344, 1.667, 47.328, 0.137,
         12.124, 4.672, 4.134, 0.316, 1.059, 1.275, 128.971, 7.591, 200.0)
PART = {**dict.fromkeys((BEZIQUE, DOUBLE, TRIPLE, QUADRUPLE), CERTAIN), SEQUENCE: SEQUENCES}
DEPTH, STAGE = 10, 6
AHEAD = (
    Ahead(67.798, 0.716, -0.065, 6.001, 220),
    Ahead(238.386, 1.048, -0.089, 8.654, 378),
    Ahead(447.96, 1.112, -0.006, 4.877, 492),
    Ahead(617.894, 1.342, 0.088, 32.428, 573),
    Ahead(843.013, 1.345, 0.213, 31.377, 629),
    Ahead(1037.774, 1.298, 0.33, 26.972, 705),
    Ahead(1145.691, 1.475, 0.516, 89.738, 719),
    Ahead(1320.06, 1.562, 0.864, 64.429, 727),
    Ahead(1388.754, 2.103, 1.291, 52.371, 760),
    Ahead(1377.35, 2.67, 1.079, 10.765, 753),
)
GAME = Game(RULES, TASTE, DEPTH, AHEAD, STAGE, {kind.name: PART.get(kind.name, SMALLER) for kind in KINDS},
            words("Bézique"))

phrase = {"play": ("Play", "playing"), "declare": ("Score", "scoring"), "draw": ("Draw", "drawing"),
          "announce": ("Announce", "announcing"), "carte-blanche": ("Show carte blanche", "showing carte blanche"),
          "show": ("Show the card", "showing the card")}
BY_HABIT = ("After this both are taken to play on by simple habits, and the other to hold any of the cards not seen as "
            "likely as another.")
caveats = {"play": BY_HABIT, "declaring": BY_HABIT}


def question(view: View, seat: int, book: Move) -> Question | None:
    """What to play, and what to declare."""
    deal = view.deal
    if not isinstance(deal, RubiconBezique):
        return None
    if isinstance(deal, StrictRubicon) and (
            deal.phase in ADDED or any(map(deal.glimpses, range(deal.seats))) or deal.wrong() != RIGHT):
        return None                              # who has seen cards of the stock knows more than layouts tell
    return asked(GAME, state(deal, seat, AHEAD, STAGE), view, seat, book)


