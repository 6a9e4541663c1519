"""What a page asks to be looked back on: a match as far as it was played, and who played it."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.hands import open_now
from cardtable.croupier.people import Player, read_players
from cardtable.croupier.tape import Tape
from cardtable.games import game
from cardtable.players.review import Past
from cardtable.rules.match import Series
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting


def _nothing() -> None:
    """Nobody waits."""


@dataclass(frozen=True, slots=True)
class Review:
    """`players` are by place at the sitting, `judged` those whose choices may be judged: the persons, and the partners
    of one who plays alone with computer players.  `kept` is the sitting's number in the store; `done` is called when
    all has been looked at.  `reasons` are those of computer players, by the number of the move, as far as they were
    heard at this table.
    """

    tape: Tape
    players: tuple[Player, ...]
    judged: tuple[int, ...]
    kept: int | None = None
    whole: bool = False                  # a game opened from its beginning, not the deal that ended last
    done: Callable[[], None] = _nothing
    reasons: Mapping[int, str] = field(default_factory=dict)
    counted: bool = False                # whether what is found out about a person's choices is for the statistics

    @property
    def alone(self) -> bool:
        """Whether one person played, or watched."""
        return sum([not self.players[n].computer for n in self.judged]) <= 1 and len(self.judged) < len(self.players)

    def whose(self, player: int) -> str:
        """Whose a choice of this player was, as it is told: "yours" to a person who played alone, else by name."""
        one = self.players[player]
        own = not one.computer and (self.alone or one.name == "You")
        return "yours" if own else f"{one.name}’s"

    def open_now(self, deal: int) -> bool:
        """Whether all hands of this deal of the tape may be seen."""
        return open_now(self.tape.match, self.tape.deals[deal].deal)

    @property
    def past(self) -> Past:
        """The match."""
        return self.tape.past


def _judged(persons: tuple[int, ...], match: Series) -> tuple[int, ...]:
    """Those persons, and one person's partners: was it he or his partner?"""
    return persons if len(persons) != 1 else (*persons, *sorted(match.side_of(persons[0]) - {*persons}))


def at_table(croupier: Croupier, after: int | None, done: Callable[[], None] = _nothing) -> Review:
    """The sitting at the table, as persons at this screen play it; `after` is the one it was taken from, if it is
    practice and not kept."""
    chairs = croupier.swapped or range(len(croupier.players))
    ledger = croupier.ledger
    return Review(Tape(Past.of(croupier.sitting)), tuple([croupier.players[n] for n in chairs]),
                  _judged(croupier.persons(), croupier.sitting.match),
                  ledger.number if ledger is not None else after, done=done,
                  reasons={step.number: step.why for step in croupier.steps
                           if step.why and open_now(croupier.sitting.match, step.deal)},
                  counted=ledger is not None and len(croupier.persons()) == 1 and not croupier.practice)


def of_record(record: Record, number: int | None = None) -> Review:
    """A game kept, in the store under this number, or in a file; where no person played, everybody is looked back on.

    Raises Refused, BadPlayers or NoSuchGame when it does not hold, ValueError when no deal of it was played to its end.
    """
    sitting = Sitting.replay(record, game(record.game))
    players = read_players(sitting.players, sitting.game.levels)
    persons = tuple([n for n, player in enumerate(players) if not player.computer])
    tape = Tape(Past.of(sitting))
    if not tape.ended:
        raise ValueError("No deal of this game was played to its end: there is nothing to look back on.")
    back = any(line.startswith("back ") for line in record.moves)        # perhaps practice
    return Review(tape, players, _judged(persons, sitting.match) or tuple(range(len(players))), number, whole=True,
                  counted=len(persons) == 1 and not back)
