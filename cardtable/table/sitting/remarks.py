"""What companions of some character say at the table: on sitting down, of what happens, and when the match is over.

They are spare with words: a remark a deal at most, few at a time, and none again while there are others.
"""
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from random import Random

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.steps import Step
from cardtable.players.manners import careful
from cardtable.players.personas import PERSONAS, Persona
from cardtable.players.sayings import OF_CARDS
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.remarks import ANYBODY, Moment, Words, remarks_of

Said = tuple[int, str]           # number and words of a player
REMEMBERED = 12                  # remarks that are not made again so soon
AT_ONCE = 2                      # who greet, or say farewell, at a full table


class Remarks:
    """Of one sitting; nobody says anything while they are not `wanted`."""

    def __init__(self, croupier: Croupier, wanted: Callable[[], bool]) -> None:
        self.croupier, self.wanted = croupier, wanted
        self.of_game = remarks_of(croupier.sitting.game.name)
        self.companions: dict[int, Persona] = {
            number: PERSONAS[careful(player.persona)[0]] for number, player in enumerate(croupier.players)
            if careful(player.persona)[0] in PERSONAS}
        self._made: deque[str] = deque(maxlen=REMEMBERED)
        self._spoken_in: Deal | None = None

    def greetings(self) -> list[Said]:
        """On sitting down."""
        some = self._few(self.companions)
        return self._all([(n, self._words(n, "greets")) for n in some])

    def farewells(self) -> list[Said]:
        """When all is over: of how it ended, if that was out of the common, else of having won or lost.  Nobody is
        pleased with how it ended who has lost, nor vexed who has won; against a bank who has gained nothing and lost
        nothing is silent, and the last coup is not how an evening ended."""
        result = self.croupier.sitting.match.result()
        winners, banked = result.winners, result.against_bank
        found = next((self._moment(step, often=True) for step in self.croupier.steps[-1:] if not banked), None)
        ended = dict(self._of_moment(*found)) if found is not None else {}
        for n in [n for n in found[1] if (n in winners) is not found[0].good] if found is not None else ():
            ended.pop(n, None)
        best = self._few([n for n in self.companions if n in winners])[:1]
        others = self._few([n for n in self.companions if n not in winners and (result.by_player[n] or not banked)])
        return self._all([(n, ended.get(n) or self._words(n, "wins" if n in winners else "loses"))
                          for n in sorted([*best, *others][:AT_ONCE])])

    def after(self, step: Step) -> list[Said]:
        """Of a move, if it brought anything worth a word."""
        found = self._moment(step) if step.deal is not self._spoken_in else None
        speakers = self._of_moment(*found) if found is not None else []
        if not speakers:
            return []
        said = self._all([self._chance().choice(speakers)])
        self._spoken_in = step.deal if said else self._spoken_in
        return said

    # --- what has happened

    def _moment(self, step: Step, often: bool = False) -> tuple[Moment, list[int]] | None:
        """The last thing of a move that is worth a word, and the players whom it befell."""
        for event in reversed(step.events):
            moment = self.of_game.moment(event.to(0))
            if moment is not None and (often or self._chance().random() < moment.often):
                return moment, befallen(step.deal, event)
        return None

    def _of_moment(self, moment: Moment, whom: Iterable[int]) -> list[tuple[int, Words]]:
        """Who may speak of it, and what he may say."""
        own = set(whom)
        temper = "pleased" if moment.good else "vexed"
        found = [(n, moment.own + self._anywhere(one.says[temper]) if n in own else moment.others)
                 for n, one in self.companions.items()]
        return [(n, words) for n, words in found if words]

    # --- the words

    def _words(self, number: int, occasion: str) -> Words:
        """What belongs to the game at hand before what may be said at any."""
        one = self.companions[number]
        of_game = getattr(self.of_game, occasion)
        own: Words = of_game.get(one.key) or of_game.get(ANYBODY, ())
        return own or self._anywhere(one.says[occasion])

    def _anywhere(self, words: Words) -> Words:
        """Of what may be said at any game, what may be said at this: nothing of cards where there are none."""
        return words if self.croupier.sitting.game.has_cards else \
            tuple([one for one in words if not OF_CARDS.search(one)])

    def _all(self, speakers: list[tuple[int, Words]]) -> list[Said]:
        """One of the words of each, not lately made if there are such; nothing if none are wanted."""
        said: list[Said] = []
        for number, words in speakers if self.wanted() else []:
            fresh = [one for one in words if one not in self._made] or [one for one in words if one != self._made[-1]]
            if fresh:
                said.append((number, self._chance(number).choice(fresh)))
                self._made.append(said[-1][1])
        return said

    def _few(self, some: Iterable[int]) -> list[int]:
        """No more than are heard with pleasure."""
        numbers = list(some)
        return sorted(self._chance().sample(numbers, min(AT_ONCE, len(numbers))))

    def _chance(self, salt: int = -1) -> Random:
        """Of this sitting at this move, so that the same game brings the same words."""
        return Random(f"{self.croupier.seed} {len(self.croupier.steps)} {salt}")


def befallen(deal: Deal, event: Event) -> list[int]:
    """The players whom an event befell: whose side scored, who spoke, who was paid."""
    if event.kind == "scored":
        return [deal.player[seat] for seat in range(deal.seats) if deal.side[seat] == event.seat]
    if event.kind == "paid":
        return [event.dst] if event.dst >= 0 else []
    return [deal.player[event.seat]] if event.seat >= 0 else []
