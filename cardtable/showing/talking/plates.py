"""What stands beside players and cards: plates, captions, places where a card is due, brackets."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Cards
from cardtable.rules.deal import Deal
from cardtable.showing.groups import Group
from cardtable.showing.lines import Names
from cardtable.showing.talking.calls import AboutCalls


class AboutPlates(AboutCalls):
    """A game overrides what it says in its own way."""

    plates_score: bool = True                # a plate tells what has been marked, where no instrument does
    waits: str = "waiting"                   # under the name of who has no seat just now

    def hand(self, deal: Deal, seat: int, owner: str = "") -> str:
        """What the plate of a seat bears instead of its player's name, as "Dummy"; "" for the name.  Where nobody in
        particular reads, of several it is told by their `owner` whose each is."""
        return ""

    def plate(self, deal: Deal, seat: int) -> str:
        """What stands under a player's name besides his level: his part in the deal, what is awaited of him."""
        awaited = self.expected(deal) if seat in deal.must else ""
        return " · ".join([part for part in (awaited, self.part(deal, seat)) if part])

    def waiting(self, deal: Deal, player: int) -> str:
        """The same of who has no seat just now."""
        return self.waits

    def brief(self, deal: Deal, seat: int) -> str:
        """The same in fewest words, for a crowded table and large letters, where his level is left out too."""
        return self.plate(deal, seat)

    def terse(self, deal: Deal, seat: int) -> str:
        """The same on the plate of whoever looks, where letters are large and plates lie close."""
        return self.brief(deal, seat)

    def purse(self, deal: Deal, seat: int) -> str:
        """What he has, where all is paid as play goes on; it is told even when nothing else is."""
        return ""

    def paper(self, deal: Deal, seat: int, level: str) -> tuple[str, ...]:
        """What a computer player of this level has on paper before him, which all may see: what it is, and what is
        written there; nothing, if there is no paper."""
        return ()

    def fellow(self, deal: Deal, seat: int) -> str:
        """What a seat is to the reader where some play together: "your partner"."""
        if deal.viewer is None or deal.preliminary:
            return ""
        mine = deal.seats_of(deal.viewer)
        return "your partner" if seat not in mine and any(seat in deal.partners_of(one) for one in mine) else ""

    def part(self, deal: Deal, seat: int) -> str:
        """The seat's part in the deal."""
        return "dealer" if seat == deal.dealer and not deal.preliminary else ""

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        """What is written on the cloth beside a zone; nothing if it needs no words."""
        return ""

    def awaited(self, deal: Deal, zone: int, held: Cards) -> str | None:
        """What stands in the dashed place beyond the cards that lie in a zone just now: the letters of the card that is
        wanted there ("7D"), or "" where it is not known; None while none is due."""
        return None

    def in_play(self, deal: Deal) -> Sequence[int]:
        """The zones of the one hand that is being played, of several that a player has before him: it is framed."""
        return ()

    def groups(self, deal: Deal, zone: int) -> Sequence[Group]:
        """The cards of a row that belong together, as brackets beside them tell."""
        return ()
