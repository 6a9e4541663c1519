"""The chair before this screen: who sits in it, what he sees from there, and what was told in his absence."""
from __future__ import annotations

from cardtable.croupier.croupier import Croupier
from cardtable.rules.deal import Deal
from cardtable.showing.places import Places, holders
from cardtable.table.cloth.sight import NOBODY, Sight, sight_of

MOST_MISSED = 4              # lines told to who comes to the table: three calls, and what they led to


def two_handed(croupier: Croupier) -> bool:
    """Whether two persons play, and nobody else."""
    return len(croupier.persons()) == len(croupier.players) == 2


class Chair:
    """`viewer` is the player who sits in it, or looks at his rack, or NOBODY; `sight` is what he saw when he last
    looked.  A chair in a window of one's own is `fixed`: nobody else ever sits there, and nobody before he says that
    he is alone."""

    def __init__(self, croupier: Croupier, fixed: int | None = None) -> None:
        self.croupier = croupier
        persons = croupier.persons()
        self.fixed = fixed
        self.viewer = persons[0] if len(persons) == 1 else NOBODY
        self.lifted = False                  # he looks at his rack, and only as long as he holds it
        self.interrupted = False             # something was asked openly when he lifted it
        self.openly: int | None = None       # who answers in sight of both, without looking
        self.stands = self.first if fixed is None else fixed     # whose side it is seen from while nobody sits there
        self.sight: Sight = self.look()
        self._missed: dict[int, list[tuple[int, str]]] = {}      # by player: after how many moves, and what
        self._came: set[int] = set()                     # who has been told what he missed

    @property
    def alone(self) -> bool:
        """Whether one person only plays at this screen."""
        return len(self.croupier.persons()) == 1

    @property
    def two(self) -> bool:
        """Whether two persons share this screen, and nobody else plays."""
        return two_handed(self.croupier)

    @property
    def racks(self) -> bool:
        """Whether hands lie in racks now."""
        return self.two and self.fixed is None and (self.lifted or self.viewer == NOBODY)

    @property
    def reader(self) -> int:
        """Whose eyes the talk has: where two share the screen, nobody's."""
        return self.viewer if self.alone else NOBODY

    @property
    def first(self) -> int:
        """The first person at this screen; the first player where only the computer plays."""
        return next(iter(self.croupier.persons()), 0)

    @property
    def waited_for(self) -> int | None:
        """The player who must answer first though he does not sit here."""
        waiting = [self.croupier.sitting.match.deal().by(seat) for seat in self.croupier.waiting_for()]
        return None if self.alone or self.fixed is not None or not waiting or self.viewer in waiting else waiting[0]

    @property
    def speaker(self) -> int:
        """For whom rights are used: the viewer; else who must answer, or answered last."""
        if self.viewer >= 0 or not self.two or self.fixed is not None:
            return self.viewer
        made = [step.by for step in self.croupier.steps if step.by >= 0][-1:]
        return next(iter([player for player in (self.waited_for, *made) if player is not None]), NOBODY)

    @property
    def taker(self) -> int:
        """Whose last choice would be taken back: the viewer's, or his whose window it is, covered or not; where nobody
        sits here alone, of who chose last."""
        if not self.in_common:
            return self.speaker if self.fixed is None else self.fixed
        made = {number: player for player in self.croupier.persons()
                if (number := self.croupier.last_answer(player)) is not None}
        return made[max(made)] if made else NOBODY

    def look(self, deal: Deal | None = None, places: Places | None = None) -> Sight:
        """Looks at the deal now played, or at the one named; `places` where everything is to stay as it lies."""
        now = deal or self.croupier.sitting.match.deal()
        seats = [seat for seat in now.seats_of(self.stands) if seat < holders(now)]
        below = next(iter(seats), None) if self.racks else None
        self.sight = sight_of(self.croupier, self.viewer, deal, places, below, self.racks)
        return self.sight

    def sit(self, viewer: int) -> None:
        """Another takes the chair, or nobody does."""
        self.viewer, self.lifted, self.openly = viewer, False, None
        if viewer != NOBODY:
            self.stands = viewer

    def lift(self, player: int) -> None:
        """He looks at his rack; what was asked openly waits until it is down."""
        self.interrupted = self.openly is not None
        self.viewer, self.lifted, self.openly = player, True, None

    def names(self) -> list[str]:
        """Of all seats, "" for the reader."""
        return [self.sight.name(seat) or "" for seat in range(self.sight.deal.seats)]

    @property
    def in_common(self) -> bool:
        """Whether nobody sits here alone: several read what is offered, and each may act, of what all see."""
        return not self.alone and self.fixed is None and self.viewer == NOBODY

    def speakers(self) -> list[int]:
        """Who may say something of his own accord: the speaker, and where nobody sits here alone the others, too."""
        others = self.croupier.persons() if self.in_common else []
        return [player for player in dict.fromkeys((self.speaker, *others)) if player >= 0]

    def own_seat(self, player: int | None = None) -> int:
        """The seat that must answer, if the speaker, or this player, answers for it, his own or a dummy's; else his
        first."""
        deal, who = self.croupier.sitting.match.deal(), self.speaker if player is None else player
        mine = [seat for seat in deal.must if who >= 0 and deal.by(seat) == who]
        return next(iter(mine), self._own(deal, who))

    def seats_with_rights(self) -> list[int]:
        """Those for which rights are used: the speaker's, and a partner's hand that he is to play; what he may do in
        his own name he does for his own seat.  After them those of others who may speak."""
        deal = self.croupier.sitting.match.deal()
        return [*dict.fromkeys([seat for player in self.speakers() or [NOBODY]
                                for seat in (self._own(deal, player), self.own_seat(player))])]

    def _own(self, deal: Deal, player: int) -> int:
        """That of this player's own seats which must answer, else his first."""
        seats = deal.seats_of(player)
        return next((seat for seat in deal.must if seat in seats), seats[0] if seats else NOBODY)

    def own(self, seats: tuple[int, ...]) -> list[int]:
        """Those of some seats for which the viewer answers now, or who answers openly."""
        deal, answers = self.croupier.sitting.match.deal(), self.viewer if self.openly is None else self.openly
        return [seat for seat in seats if deal.by(seat) == answers]

    def remember(self, text: str) -> None:
        """A line was told or said: who shares the screen and is not in the chair has missed it."""
        if not self.alone:
            for player in self.croupier.persons():
                if player != self.viewer:
                    self._missed.setdefault(player, []).append((len(self.croupier.steps), text))

    def forget_undone(self) -> None:
        """Nobody has missed what has been taken back."""
        stand = len(self.croupier.steps)
        self._missed = {player: [line for line in lines if line[0] <= stand] for player, lines in self._missed.items()}

    def missed(self, player: int) -> str:
        """The last lines that this player has missed, with since when; his absence begins anew."""
        last = "your turn" if self.croupier.sitting.game.deals_hands else "you looked"       # all may lay at once
        since = f"Since {last}" if player in self._came else "So far"
        self._came.add(player)
        lines = [text for _, text in self._missed.pop(player, [])][-MOST_MISSED:]
        return f"{since}: {' '.join(lines)}" if lines else ""
