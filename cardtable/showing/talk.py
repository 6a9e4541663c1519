"""How a game is put into words; each game's talk.py says its own.  By subject it lies in the room `talking`."""
from __future__ import annotations

from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.showing.in_words import zones_in_words
from cardtable.showing.lines import Line as Line
from cardtable.showing.lines import Names as Names
from cardtable.showing.lines import cited as cited
from cardtable.showing.lines import nobody as nobody
from cardtable.showing.talking.events import AboutEvents
from cardtable.showing.talking.instruments import NO_TRUMPS as NO_TRUMPS
from cardtable.showing.talking.papers import AboutPapers
from cardtable.showing.talking.plates import AboutPlates


class Talk(AboutEvents, AboutPlates, AboutPapers):
    """What is common to all games; a game overrides what it says in its own way."""

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        """The whole table as one player sees it, in sentences: for screen readers, and for who prefers reading."""
        names = [name(seat) or "" for seat in range(deal.seats)]
        owners = names if all(names) else [""] * deal.seats      # two read it: to neither is a hand "the other"
        seats = [f"{self.hand(deal, seat, owner) or who or 'You'}: {self.plate(deal, seat) or 'seated'}."
                 for seat, (who, owner) in enumerate(zip(names, owners, strict=True))]
        papers = [f"{one.sentence()}." for one in (self.slate(deal, name), self.ladder(deal, name)) if one is not None]
        trumps = [f"{one.whose}." for one in AboutPapers.shared(self, deal, name)]
        proved = [one.sentence() for one in self.proof(deal, name)]
        lying = zones_in_words(deal, name, lambda zone: self.caption(deal, zone, name))
        return "\n".join([f"{title}.", *seats, *papers, *trumps, *proved, *lying])


def talk_of(game: Game) -> Talk:
    """How this game is put into words."""
    found: Talk = part(game.name, "talk").TALK
    return found
