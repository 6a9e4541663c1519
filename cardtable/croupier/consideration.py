"""One computer player's turn: who is asked, how long he may take, and who answers in his stead."""
from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Protocol

from cardtable.croupier.background import Errands
from cardtable.croupier.people import Player
from cardtable.croupier.steps import Audience, Clock, Step
from cardtable.croupier.thinkers import Thinkers, TookTooLong
from cardtable.players.novice import cheapest
from cardtable.players.think import speak
from cardtable.players.thought import Thought
from cardtable.rules.laws import Verdict
from cardtable.rules.sitting import Sitting
from cardtable.rules.strict import Strict
from cardtable.rules.view import View

log = logging.getLogger(__name__)

PACE = (0.55, 1.25)              # seconds a computer player seems to take, whatever its cards
LEISURE = 3.0                    # seconds more where a person may wish to put right what he has just done
LONG = 5.0                       # seconds after which a person is told of a way out


def manners(player: Player, levels: Sequence[str]) -> tuple[str, ...]:
    """How a player may be asked to think: his own way, then the weaker levels of the game, the strongest first."""
    return player.manner, *reversed(levels[:levels.index(player.level)])


class Asker(Protocol):
    """Who asks computer players, and is told what they have thought of: the croupier."""

    sitting: Sitting
    audience: Audience
    clock: Clock
    thinkers: Thinkers
    steps: list[Step]
    tempo: Random
    pace: float
    budget: float
    seed: int

    def player(self, seat: int) -> Player: ...
    def view(self, player: int) -> View: ...
    def place(self) -> str: ...
    def manners(self, player: Player) -> tuple[str, ...]: ...
    def give_up(self, player: Player, manner: str) -> None: ...
    def considered(self, consideration: Consideration, verdict: Verdict) -> None: ...
    def reconsider(self, consideration: Consideration) -> None: ...
    def spoken(self, thought: Thought, verdict: Verdict) -> None: ...


def pause(croupier: Asker) -> float:
    """How long a computer player takes, whatever its cards and whatever it thinks of.  Under strict laws it leaves a
    person a moment, in which he may put right what the next card would make final."""
    deal = croupier.sitting.match.deal()
    waits = isinstance(deal, Strict) and any(not croupier.player(seat).computer for seat in deal.leisure())
    return croupier.tempo.uniform(*PACE) * croupier.pace + (LEISURE * min(croupier.pace, 1) if waits else 0)


class Consideration:
    """A thought and a pace, each in its own time.

    Who fails, answers unlawfully or does not end is passed over for the next weaker level, and after the last of them
    the cheapest lawful move is made.  Who did not end is not asked again in this deal.
    """

    def __init__(self, croupier: Asker, seat: int) -> None:
        self.croupier, self.seat, self.player = croupier, seat, croupier.player(seat)
        self.view = croupier.view(croupier.sitting.match.deal().by(seat))
        self.thought: Thought | None = None
        self.long = False                        # whether more than LONG has passed without a thought
        self._manners = list(croupier.manners(self.player))
        self._errand = Errands(croupier.thinkers, croupier.clock)
        self._awaited = 2
        self.deal = croupier.sitting.match.deal()
        self.phase = self.deal.phase             # in which he was asked
        self._made = len(croupier.steps)

    def begin(self) -> None:
        """The pace is drawn before thinking, forced plays included."""
        taken = pause(self.croupier)
        self._ask()
        self.croupier.clock.later(taken, self._one_more)
        self.croupier.clock.later(LONG, self._grow_long)

    def cancel(self) -> None:
        """Its answer is wanted no more."""
        self._awaited = -1
        self._errand.stop()

    def hurry(self) -> None:
        """A simpler answer is wanted at once."""
        if self.thought is None:
            self._simpler("is pressed")

    def _ask(self) -> None:
        croupier = self.croupier
        if self._manners:
            self._errand.think(self._decide, self._failed, self.view, self._manners[0],
                               croupier.seed + len(croupier.steps), croupier.budget)
        else:
            self._decide(Thought(self.seat, cheapest(croupier.sitting.match.decision(self.seat)), ""))

    def _failed(self, error: BaseException | None) -> None:
        """No answer, or one that is not lawful; the move would tell of cards, and is not written down."""
        log.error("%s, asked as %s, %s, %s", self.player.name, self._manners[0],
                  "failed" if error else "answered what is not lawful", self.croupier.place(), exc_info=error)
        if isinstance(error, TookTooLong):
            self.croupier.give_up(self.player, self._manners[0])
            self._simpler("could not make an end of thinking")
        else:
            self._simpler("lost the thread")

    def _simpler(self, why: str) -> None:
        del self._manners[0]
        instead = f"answers as a {self._manners[0]} player would" if self._manners else \
            "makes the cheapest move that is lawful"
        self.croupier.audience.failed(f"{self.player.name} {why}, and {instead}.")
        self._ask()

    def _decide(self, thought: Thought) -> None:
        self.thought = thought
        self._one_more()

    def _one_more(self) -> None:
        self._awaited -= 1
        if self._awaited != 0:
            return
        assert self.thought is not None
        verdict = self.croupier.sitting.check(self.seat, self.thought.move)
        if not verdict.stopped:
            self.croupier.considered(self, verdict)
        elif len(self.croupier.steps) > self._made:          # others have acted meanwhile, and it fits no longer
            self.croupier.reconsider(self)
        else:
            self.thought, self._awaited = None, 1
            self._failed(None)

    def _grow_long(self) -> None:
        if self._awaited > 0 and self.thought is None:
            self.long = True
            self.croupier.audience.failed(f"{self.player.name} thinks long. The menu lets you ask for a simpler "
                                          "answer, take a move back, or leave.")


class Aside:
    """A computer player who may speak though it is not his turn is asked, once at each moment, whether he wishes to."""

    def __init__(self, croupier: Asker, seat: int) -> None:
        self.croupier, self.seat, self.player = croupier, seat, croupier.player(seat)
        self._errand = Errands(croupier.thinkers, croupier.clock)
        self._wanted = True

    def begin(self) -> None:
        """After a pace, as who is in turn."""
        self.croupier.clock.later(pause(self.croupier), self._ask)

    def cancel(self) -> None:
        """He is not asked any more."""
        self._wanted = False
        self._errand.stop()

    def _ask(self) -> None:
        if self._wanted:
            croupier = self.croupier
            view = croupier.view(croupier.sitting.match.deal().by(self.seat))
            self._errand.send(self._told, speak, view, self.seat, self.player.manner,
                              croupier.seed + len(croupier.steps))

    def _told(self, found: Thought | None) -> None:
        if found is None or not self._wanted:
            return
        verdict = self.croupier.sitting.check(self.seat, found.move)
        if verdict.stopped:
            log.error("%s spoke out of turn what is not lawful, %s", self.player.name, self.croupier.place())
        else:
            self.croupier.spoken(found, verdict)
