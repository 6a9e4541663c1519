"""What search needs to know of Piquet: what to throw, and what to play.

Every discard is tried with the same stocks, the other exchanging by tables, all being called and the play solved with
open cards.  In the play all hands are looked at that agree with what was called, shown and played, each as likely as
its discard, and solved.
"""
from __future__ import annotations

from cardtable.games.piquet.rules.exchange import HAND
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.ending import COMPILED
from cardtable.games.piquet.search.exchange import ByTables, Exchange
from cardtable.games.piquet.search.play import InPlay
from cardtable.players.search import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

MOST_UNCOMPILED = 5                      # cards in hand, where the search is not compiled

phrase = {"discard": ("Throw", "throwing"), "play": ("Play", "playing")}
caveats = {
    "exchange": "The other is taken to throw by the same tables, nothing is sunk, and the play is reckoned as if the "
                "cards lay open.",
    **dict.fromkeys(("calling", "counting", "play"),
                    "The play is reckoned as if the cards lay open, so what a card hides or tells is worth nothing."),
}


def question(view: View, seat: int, book: Move) -> Question | None:
    """What to throw, or which card to play; None for what is said."""
    deal = view.deal
    if not isinstance(deal, Piquet):
        return None
    if book.verb == "discard":
        return Exchange(view, seat, book) if COMPILED else ByTables(view, seat, book)
    if book.verb == "play" and (COMPILED or len(deal.zone[HAND[seat]]) <= MOST_UNCOMPILED):
        asked = InPlay(view, seat)
        return asked if len(asked.plans) > 1 and asked.hands else None
    return None
