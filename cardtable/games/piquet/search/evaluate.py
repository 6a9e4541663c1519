"""What search needs to know of Piquet: what to throw, and what to play.

Every discard is tried with the same stocks, the other exchanging by tables, all being called and the play solved with
open cards.  In the play all hands are looked at that agree with what was called, shown and played, each as likely as
its discard, and solved.
"""
from __future__ import annotations

from cardtable.cards import RANK_NAMES
from cardtable.games.piquet.rules.exchange import HAND
from cardtable.games.piquet.rules.holdings import SET
from cardtable.games.piquet.rules.rules import PACK, Piquet
from cardtable.games.piquet.search import declaring
from cardtable.games.piquet.search.ending import COMPILED
from cardtable.games.piquet.search.exchange import ByTables, Exchange
from cardtable.games.piquet.search.play import InPlay
from cardtable.games.piquet.words import RUNS, token
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

MOST_UNCOMPILED = 5                      # cards in hand, where the search is not compiled

CALLS = [Move((item, size, *rank)) for item, sizes, ranks in (("point", range(3, 9), ((),)),
                                                              ("sequence", RUNS, tuple(zip(RANK_NAMES))),
                                                              ("set", SET, tuple(zip(RANK_NAMES))))
         for size in sizes for rank in ranks]
phrase = {
    "discard": ("Throw", "throwing"), "play": ("Play", "playing"),
    "good": ("Say that it is good", "saying that it is good"),
    "not-good": ("Say that it is not good", "saying that it is not good"),
    **{str(move): (f"Call {token(move)}", f"calling {token(move)}") for move in CALLS},
    **{f"sink {move}": (f"Sink this, and call {token(move)}", f"sinking this, and calling {token(move)}")
       for move in CALLS},
    **{f"sink the-rest {card}": (f"Call nothing more, and play the {card.name}",
                                 f"calling nothing more, and playing the {card.name}") for card in PACK},
}
SAYING = ("calling", "reply", "counting")
caveats = {
    "exchange": "The other is taken to throw by the same tables, nothing is sunk, and the play is reckoned as if the "
                "cards lay open.",
    **dict.fromkeys(("calling", "counting", "play"),
                    "The play is reckoned as if the cards lay open, so what a card hides or tells is worth nothing."),
}


def question(view: View, seat: int, book: Move) -> Question | None:
    """What to throw, or which card to play; of what is said only whether to say it."""
    deal = view.deal
    if not isinstance(deal, Piquet):
        return None
    if book.verb == "discard":
        return Exchange(view, seat, book) if COMPILED else ByTables(view, seat, book)
    if book.verb == "play" and (COMPILED or len(deal.zone[HAND[seat]]) <= MOST_UNCOMPILED):
        asked = InPlay(view, seat)
        return asked if len(asked.plans) > 1 and asked.hands else None
    return declaring.asked(view, seat, book) if COMPILED and deal.phase in SAYING else None
