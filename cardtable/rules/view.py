"""All that one player may know, and nothing else: what computer players, windows and hints are given."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.deal import Deal
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.moves import Decision
from cardtable.rules.worlds import Worlds


@dataclass(frozen=True, slots=True)
class View:
    """The match as this player sees it, with what he can infer.  Built from anything else it refuses to be built."""

    game: str                        # its name in the list of games
    player: int
    match: Series
    knowledge: Knowledge

    def __post_init__(self) -> None:
        deal = self.match.deal()
        if deal.viewer != self.player or self.knowledge.eyes != deal.eyes(self.player):
            raise ValueError(f"this is not what player {self.player} sees")

    @property
    def deal(self) -> Deal:
        return self.match.deal()

    @property
    def turns(self) -> tuple[int, ...]:
        """The seats for which this player may do something now: first those that must act, then those that may."""
        must, may, _ = self.match.pending()
        return tuple(dict.fromkeys([s for s in (*must, *may) if s >= 0 and self.deal.by(s) == self.player]))

    def may_claim(self, seat: int) -> bool:
        """Whether this seat of his has a right that says more than its verb: of a fault, who and what."""
        deal = self.deal
        return not deal.over and seat >= 0 and deal.by(seat) == self.player and any(
            choice.fields for choice in deal.rights(seat))

    @property
    def turn(self) -> int | None:
        """The seat for which this player must answer now, if any."""
        deal = self.deal
        return next((s for s in deal.must if s >= 0 and deal.by(s) == self.player), None)

    def decision(self, seat: int) -> Decision:
        """What this seat may do; asked of a seat he answers for."""
        return self.deal.decision(seat)

    def worlds(self) -> Worlds:
        """The layouts of the unseen cards that agree with what he knows."""
        return self.knowledge.worlds(self.deal)
