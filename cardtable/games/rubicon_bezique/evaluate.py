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
         12.124, 4.672, 4.134, 0.316, 1.059, 1.275, 128.971, 7.591)
PART = {**dict.fromkeys((BEZIQUE, DOUBLE, TRIPLE, QUADRUPLE), CERTAIN), SEQUENCE: SEQUENCES}
DEPTH, STAGE = 10, 6
AHEAD = (
    Ahead(79.565, 0.859, -0.043, 5.826, 229),
    Ahead(257.712, 1.11, -0.063, 13.209, 386),
    Ahead(474.1, 1.173, 0.02, -3.537, 499),
    Ahead(639.86, 1.391, 0.11, 33.129, 579),
    Ahead(865.538, 1.39, 0.241, 31.113, 637),
    Ahead(1066.496, 1.314, 0.371, 33.321, 709),
    Ahead(1175.038, 1.525, 0.551, 84.149, 727),
    Ahead(1355.799, 1.546, 0.932, 68.304, 734),
    Ahead(1419.968, 2.133, 1.346, 49.402, 767),
    Ahead(1413.778, 2.687, 1.171, 3.469, 757),
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


