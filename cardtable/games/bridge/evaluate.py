"""What search needs to know of Bridge: what words and cards come to, in points of the whole rubber.

Everybody is taken to speak and play by habit, the club player's; layouts are as likely as that makes what was said and
what fell.
"""
from __future__ import annotations

from cardtable.families.declarer.search.known import HABIT, AtPlay, Worded
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.values import DENOMINATIONS
from cardtable.families.declarer.words import CALLED
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.families.tricks.habitual.trials import Trials
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.search.calls import Calls
from cardtable.games.bridge.search.heard import PHASES, number, trials
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

phrase = {"play": ("Play", "playing"), "leave-it": ("Leave it", "leaving it"),
          "may-i-lead": ("Ask to lead", "asking to lead"), "yes": ("Say yes", "saying yes"),
          "double": ("Double", "doubling"), "redouble": ("Redouble", "redoubling"),
          "satisfied": ("Be satisfied", "being satisfied"),
          **{f"name {named}": (f"Name {CALLED[named]}", f"naming {CALLED[named]}") for named in DENOMINATIONS}}
caveats = dict.fromkeys((*PHASES, "play"), HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every word and card."""
    deal = view.deal
    if not isinstance(deal, Bridge) or deal.phase not in caveats:
        return None
    if isinstance(deal, StrictDeclarer) and deal.unusual or deal.phase == "play" and not orderly(deal):
        return None
    return Played(view, seat, book) if deal.phase == "play" else Spoken(view, seat, book)


class Played(AtPlay):
    """Which card."""

    def trials(self, most: int) -> Trials:
        return trials(self.view, self.seat, most)


class Spoken(Worded):
    """Which word."""

    def trials(self, most: int) -> Calls:
        return trials(self.view, self.seat, most)

    def judged(self, found: Trials) -> list[list[float]]:
        assert isinstance(found, Calls)
        return found.spoken([number(move) for (move,) in self.plans])
