"""What has just happened, for table, score sheet, talk, devices, statistics and knowledge."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import BACKS, Cards
from cardtable.rules.motions import MOTIONS, MOVED, Motion

NATURE = -1                      # shuffles, cuts and turns; and the seat of events that are nobody's
EVERYBODY = -1                   # all bits: whoever looks sees the faces

GAME_WON = "game"                    # said of who has won one, by every game in which games are won
VOID_DEAL = "void deal"              # said of a deal that does not count, and of its marks when they are taken off
RUBBER_WON = "rubber"                # said of a side that has, with what it comes to


class Event(NamedTuple):
    """Made by the primitives of a deal only, never by a game's rules.

    kind      | seat  | carries
    shuffled  | -     | cards become the pile `dst`
    moved     | seat  | cards from zone `src` to `dst`; what: a word of motions.py
    scored    | side  | points, what for, law; whether they stand beside the line; args, where it was made
    paid      | -     | points coins from purse or pot `src` to `dst`, what for, law; of a stake its seat and `spot`
    said      | seat  | what: a word the game's talk knows, args
    showed    | seat  | cards of zone `src`, seen by all or by those in `sees`
    lacks     | -     | all can infer that none of cards lies in zone `src`
    coup      | -     | one coup of the deal is over, and the next begins with the next move; points: its number
    claims    | -     | the deal's method `what` holds of zones args[0] with the rest of args; public
    """

    kind: str
    seat: int
    cards: Cards = ()
    src: int = -1
    dst: int = -1
    sees: int = EVERYBODY        # seats that see the faces, as a bit mask
    points: int = 0
    what: str = ""
    law: int = 0
    code: str = ""               # of that law: the book the deal was played by just then
    args: tuple[object, ...] = ()
    beside: bool = False         # points that do not count towards the goal
    spot: str = ""               # the place on the cloth where the coins paid lie, or come to lie

    @property
    def motion(self) -> Motion:
        """How the cards of a moved event went; that they moved, and no more, where nothing else is known."""
        return MOTIONS.get(self.what, MOVED) if self.kind == "moved" else MOVED

    def to(self, eyes: int) -> Event:
        """The event as somebody with these eyes sees it."""
        return self if self.sees & eyes else self._replace(cards=BACKS[len(self.cards)])
