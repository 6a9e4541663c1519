"""What computer players at a table are thinking of: those who are to answer, and those who may speak besides."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.croupier.consideration import Aside, Asker, Consideration
from cardtable.players.levels import asides, manner


class Pondering:
    """Of one sitting.  `thoughts` are by seat; the audience is told when one begins, and when it is over."""

    def __init__(self, croupier: Asker) -> None:
        self.croupier = croupier
        self.thoughts: dict[int, Consideration] = {}
        self._asides: dict[int, Aside] = {}

    def begin(self) -> None:
        """Whoever must answer considers, unless he does already; whoever may speak, or has a right that says who and
        what, is asked whether he wishes to."""
        croupier = self.croupier
        must, may, _ = croupier.sitting.match.pending()
        for seat in must:
            if croupier.player(seat).computer and seat not in self.thoughts:
                self.thoughts[seat] = thought = Consideration(croupier, seat)
                croupier.audience.thinking(seat, True)
                thought.begin()
        deal = croupier.sitting.match.deal()
        claiming = [seat for seat in range(deal.seats)
                    if not deal.over and any(choice.fields for choice in deal.rights(seat))]
        for seat in dict.fromkeys([*[seat for seat in may if seat not in must], *claiming]):
            player = croupier.player(seat)
            if player.computer and seat not in self._asides \
                    and asides(croupier.sitting.game.name, manner(player.manner).level) is not None:
                self._asides[seat] = Aside(croupier, seat)
                self._asides[seat].begin()

    def ended(self, consideration: Consideration) -> bool:
        """It is over; was it still wanted?"""
        wanted = self.thoughts.get(consideration.seat) is consideration
        if wanted:
            del self.thoughts[consideration.seat]
            self.croupier.audience.thinking(consideration.seat, False)
        return wanted

    def forget_stale(self) -> None:
        """What was considered counts no more, unless answers are sealed, or all act at once and in the same phase."""
        self._stop_asides()
        deal = self.croupier.sitting.match.deal()
        if deal.phase in deal.open_phases:
            self._drop([seat for seat, thought in self.thoughts.items()
                        if thought.deal is not deal or thought.phase != deal.phase])
        elif not deal.sealed:
            self._drop(list(self.thoughts))

    def stop(self) -> None:
        """Nothing is thought any more."""
        self._stop_asides()
        self._drop(list(self.thoughts))

    @property
    def long(self) -> bool:
        """Whether somebody has been thinking for so long that a person may wish to hurry him."""
        return any(thought.long and thought.thought is None for thought in self.thoughts.values())

    def hurry(self) -> None:
        """A person asks for simpler answers of those who still think."""
        for thought in list(self.thoughts.values()):
            thought.hurry()

    def _stop_asides(self) -> None:
        asked, self._asides = self._asides, {}
        for aside in asked.values():
            aside.cancel()

    def _drop(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.thoughts.pop(seat).cancel()
            self.croupier.audience.thinking(seat, False)
