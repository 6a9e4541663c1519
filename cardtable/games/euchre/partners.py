"""What partners at Euchre expect of each other."""
from __future__ import annotations

from cardtable.cards import SUITS, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.euchre.book.marks import at_bridge, points
from cardtable.games.euchre.hands import ACES
from cardtable.games.euchre.maxims import play
from cardtable.games.euchre.rules import SEATS, Euchre
from cardtable.games.euchre.scoring import ALONE, JAMBONE
from cardtable.players.sins import ACE, DEAR, MAKES, THROWS, Sin
from cardtable.rules.moves import Move
from cardtable.rules.view import View

LONE = 3                         # trumps of who plays alone
BRIDGE = "at the bridge two points are cheaper than a lone hand’s four (001:373)"
NOTHING_ELSE = "he has nothing but aces"
THROWN = {"001:1007,1066": "a single king goes on partner’s trick, that the next of its suit can be ruffed",
          "001:1053": "the card turned up is kept, of which partner knows"}
TOLD = "it forces a higher one, or shows or keeps the card turned up, as the book has it"


class EuchrePartners(Partners):
    """Trumps are accepted or made."""

    def makes(self, deal: TrickDeal, seat: int, move: Move) -> int | None:
        assert isinstance(deal, Euchre)
        if move.verb in ("order", "assist", "take"):
            return deal.proposed
        if move.verb == "supersede":
            return deal.trump
        return SUITS.index(str(move[1])) if move.verb == "make" else None

    def making_hand(self, deal: TrickDeal, seat: int) -> Cards:
        """The dealer's with the card turned up, if it may still be his."""
        assert isinstance(deal, Euchre)
        hand = super().making_hand(deal, seat)
        return hand + deal.turned if seat == deal.dealer and not deal.turned_down else hand

    def least(self, deal: TrickDeal, seat: int, call: Move) -> int:
        """Two, but of who is asked for the turn-up one: his partner may have the turned card.  Of a lone player three:
        no lone hand of the books has fewer (001:341-357; 002:2695-2725)."""
        assert isinstance(deal, Euchre)
        if call[-1] in (ALONE, JAMBONE):
            return LONE
        return 2 if deal.turned_down and deal.seats == SEATS else 1

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """Why it is right all the same: what the book on the table would have done just here."""
        assert isinstance(deal, Euchre)
        if found.kind == MAKES:
            return BRIDGE if at_bridge(*points(deal, seat), deal.code) else ""
        if found.kind == ACE:
            return NOTHING_ELSE if set(deal.allowed(seat)) <= set(ACES) else ""
        if found.kind not in (DEAR, THROWS):
            return ""
        word, third = play(deal, seat), len(deal.on_table()) == 2 and deal.playing() == SEATS
        if found.kind == THROWS:
            told = THROWN.get(word.source, "") if word.move == move else ""
            return f"{told} ({word.source})" if told else ""
        return f"{TOLD} {word.source}".strip() if word.move == move and (word.source or third) else ""


JUDGE = EuchrePartners()
