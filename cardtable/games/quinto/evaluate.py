"""What search needs to know of Quinto: what a hand that was doubled on holds, and what the end of a game is worth.

No solver knows trumps that float, so every course is played on by the club player to the end of the deal.
"""
from __future__ import annotations

from math import exp

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.games.quinto.maxims import DOUBLE, advise, hopes, seen_hand
from cardtable.games.quinto.rules import Quinto
from cardtable.players.search import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = {"doubling": 60, "play": 40}           # layouts at budget 1
WON = 60.0                                       # points that a game won is worth besides: ours
DOUBT = .6                                       # tricks by which one who doubles may well judge his hand otherwise
LEAST = .05                                      # anybody may do anything

phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "double": ("Double", "doubling"),
          "redouble": ("Redouble", "redoubling")}
HABIT = "The rest of the deal is judged as if everybody played on by habit."
caveats = {"doubling": HABIT, "play": HABIT}


def question(view: View, seat: int, book: Move) -> Question | None:
    """Doubling, and every card."""
    deal = view.deal
    if not isinstance(deal, Quinto) or deal.phase not in SAMPLES:
        return None
    plans = [(move,) for move in view.decision(seat)]
    return OnPoints(view, seat, plans, policy, SAMPLES[deal.phase], "points", Heard(deal, seat).likely)


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, Quinto)
    return advise(deal, seat).move


class OnPoints(PlayingOn):
    """Points of one's side above the other's; a game won is worth more."""

    early = 15

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        assert isinstance(deal, Quinto)
        found = super().worth(deal, before)
        if deal.victor < 0:
            return found
        return found + (WON if deal.victor == deal.side[self.seat] else -WON)


class Heard:
    """How well a layout agrees with what was said: who doubles holds much, and who passes did not."""

    def __init__(self, deal: Quinto, seat: int) -> None:
        self.said = [] if deal.dummy >= 0 else [one for one in deal.spoken if one[0] != seat]

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, Quinto)
        found, doubled = 1.0, False
        for who, word in self.said:
            held = hopes(world.dealt_hand(who) or seen_hand(world, who))
            off = max(0.0, DOUBLE - held) if word != "pass" else 0.0 if doubled else max(0.0, held - DOUBLE)
            found *= LEAST + (1 - LEAST) * exp(-(off / DOUBT) ** 2)
            doubled = doubled or word != "pass"
        return found
