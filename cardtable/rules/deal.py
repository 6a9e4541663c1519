"""Deal: zones, purses, phases, the primitives that move cards, points and coins, and what each player sees."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Self

from cardtable.cards import BACKS, Cards
from cardtable.cards import cards as read_cards
from cardtable.rules import naming
from cardtable.rules.events import EVERYBODY, NATURE, VOID_DEAL, Event
from cardtable.rules.laws import IMPOSSIBLE, UNJUDGED, Law
from cardtable.rules.motions import DREW, MOVED, Motion
from cardtable.rules.moves import Choices, Decision, Move, calls
from cardtable.rules.phases import Phased, Sealed
from cardtable.rules.terms import Terms


class Pending(NamedTuple):
    """Who must act and who may, and in which phase."""

    must: tuple[int, ...]
    may: tuple[int, ...] = ()
    phase: str = ""


RESIGN = calls("resign")


class Deal(Phased):
    """One distribution of cards; of several coups, where all are dealt from one shoe.

    A game subclasses it: a phase is a method that gives a seat its choices, a verb is a method `do_verb`, reached only
    through a table.  Every field but `zone`, `score` and `purse` holds an immutable value, so that a copy is shallow.
    `begin` only sets fields: whatever moves cards or coins belongs to a phase, where it is told.
    """

    pack: Cards
    agrees_on: ClassVar[type[Terms]] = Terms     # the kind of its terms
    scored: ClassVar[bool] = False               # whether points are marked: else all is paid, or nothing counted
    lined: ClassVar[bool] = False                # whether points are marked beside the line, too (`beside`)
    goal: int | None = None                      # the points played for, where there are such; shown
    stops: bool = False                          # who marks the goal ends the deal at once
    capped: ClassVar[bool] = False               # nothing is marked beyond the goal
    code: str = ""                               # the book whose laws are cited
    strict: ClassVar[bool] = False
    preliminary: ClassVar[bool] = False          # a cut, stakes laid: before the cards, and not counted as a deal
    kept: ClassVar[bool] = False                 # what was not shown stays hidden until the match is over
    laid_open_after: bool = True                 # and then comes out; else never
    open_phases: ClassVar[frozenset[str]] = frozenset()  # in which all act at once, unsealed, until each is done
    public_phases: ClassVar[frozenset[str]] = frozenset()    # decided by what lies open: no hand is looked at for it
    before_hands: ClassVar[frozenset[str]] = frozenset()    # between the shuffle and the dealing of the hands
    verbs: ClassVar[dict[str, Callable[..., None]]] = {}

    # What most deals never set stands here, or in Phased: an object of more than thirty fields is read a tenth slower.
    coup: int = 0
    void: Literal["", "same", "next"] = ""       # it does not count, and who deals after it
    viewer: int | None = None
    resigned: int | None = None                  # the side that has given up the game

    def __init_subclass__(cls) -> None:
        cls.verbs = {n[3:].replace("_", "-"): getattr(cls, n) for n in dir(cls) if n.startswith("do_")}
        naming.check(cls, Deal)

    def __init__(self, dealer: int = 0, score: Iterable[int] = (), purse: Iterable[int] = (),
                 player: tuple[int, ...] = (), *, beside: Iterable[int] = (), **agreed: Any) -> None:
        self.player = player or self.player or tuple(range(self.layout.seats))
        self.side = self.side or tuple(range(len(self.player)))
        self.zone: list[Cards] = [()] * len(self.layout)
        had, beside = list(score), tuple(beside)
        self.score = had or [0] * (max(self.side) + 1)
        self.beside = beside or (0,) * len(self.score)      # by side; never towards the goal, added at the end
        self.had = tuple(self.score), self.beside                # when the deal, or its coup, began
        self.purse = list(purse) or [0] * (max(self.player) + 1 + len(self.layout.pots))
        self.dealer, self.phase = dealer, "shuffle"
        self.must: tuple[int, ...] = (NATURE,)
        self.sees = tuple([z.sees for z in self.layout])
        self.tell: Callable[[Event], None] | None = None
        self.terms = self.agrees_on(**agreed)
        self.begin()
        self.party = self.party or self.side
        if max(len(had), len(beside)) > max(self.side) + 1:      # the sides that begin() has set
            raise ValueError(f"{type(self).__qualname__}: a score of more numbers than there are sides")

    # What a game may override

    def begin(self) -> None:
        """Sets the game's own fields, from the terms; nothing is refused here."""

    def may(self) -> tuple[int, ...]:
        """The seats, in any order, that may act though it is not their turn; mostly none."""
        return ()

    def asides(self, seat: int) -> Choices:
        """The choices of a seat that is in may(), and asked of no other; a phase has those of the seats in `must`."""
        return ()

    def faults(self, seat: int) -> Choices:
        """Possible but unlawful choices, each with its law."""
        return ()

    def rights(self, seat: int) -> Choices:
        """What a seat may do at any time though no decision offers it: resign, abandon, claim the rest."""
        return RESIGN

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        """Whether what this seat claims is his against every layout he cannot exclude; `may[zone]` is a mask of the
        cards (Card.bit) that may lie there for all he knows.  Only where rights offer it."""
        return False

    def by(self, seat: int) -> int:
        """The player who answers when this seat is to act; its own, unless a rule says otherwise (dummy)."""
        return self.player[seat] if seat >= 0 else NATURE

    @property
    def dealt_by(self) -> int | None:
        """The seat that deals, None where nobody at the table does."""
        return self.dealer if self.pack and not self.preliminary else None

    @property
    def ends_game(self) -> bool:
        """Whether no deal of this game follows: it was given up, or somebody has the goal."""
        return self.resigned is not None or (self.goal is not None and max(self.score) >= self.goal)

    def lain(self, zone: int) -> Cards:
        """The cards of a hand that lies open and those that have been played from it: its suits keep their places."""
        return self.zone[zone]

    @property
    def totals(self) -> list[int]:
        """By side, all that it has marked, on the line and beside it."""
        return [on + beside for on, beside in zip(self.score, self.beside)]

    # The questions

    def pending(self) -> Pending:
        return Pending((), (), self.phase) if self.over else Pending(self.must, self.may(), self.phase)

    def decision(self, seat: int) -> Decision:
        """What this seat may lawfully do now; false when that is nothing."""
        choices: Choices = getattr(self, self.phase)(seat) if seat in self.must else ()
        if seat in self.may():
            choices += self.asides(seat)
        return Decision(self.by(seat), choices, seat)

    def refusal(self, seat: int, move: Move) -> Law | None:
        """The law that forbids the move, IMPOSSIBLE, or None when it is lawful."""
        if self.over or not NATURE <= seat < len(self.player):
            return IMPOSSIBLE
        if move in self.decision(seat):
            return None
        if seat == NATURE:
            return IMPOSSIBLE
        if any(move in choice for choice in self.rights(seat)):
            return None
        for choice in self.faults(seat):
            if move in choice:
                return choice.law
        return IMPOSSIBLE

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        """Performs a possible move; judges nothing.  `broken` is the law it breaks, where that has been judged: strict
        laws note it, and judge for themselves where nobody has."""
        if (len(self.must) > 1 or self.sealed) and seat in self.must and self.phase not in self.open_phases \
                and not any(move in right for right in self.rights(seat)):
            self._seal(seat, move)
        else:
            self.verbs[move[0]](self, seat, *move[1:])      # type: ignore[index]

    def do_resign(self, seat: int) -> None:
        """The game is given up, whatever the deal; the level above pays."""
        self.say(seat, "resign", law=self.on_giving_up())
        self.resigned = self.side[seat]
        self.end()

    def on_giving_up(self) -> int:
        """The article on it, 0 where the code has none."""
        return 0

    def _seal(self, seat: int, move: Move) -> None:
        """Several must answer: nothing is performed until the last has, then in seat order."""
        self.sealed += ((seat, move),)
        self.must = tuple([s for s in self.must if s != seat])
        if not self.must:
            answers = sorted([(s, m) for s, m in self.sealed if m is not None], key=lambda answer: answer[0])
            self.sealed = ()
            self.together(answers)

    def together(self, answers: list[tuple[int, Move]]) -> None:
        """Performs sealed answers, one of each seat, in order of seats; a game may judge them jointly."""
        for seat, move in answers:
            self.verbs[move[0]](self, seat, *move[1:])      # type: ignore[index]

    # The primitives: all events come from here

    def end(self) -> None:
        """Nothing more is done in this deal."""
        self.over, self.must = True, ()

    def next_coup(self) -> None:
        """The last thing that a move does: what follows is another coup of the same deal."""
        if not self.over:
            self.coup += 1
            self.had = tuple(self.score), self.beside
            if self.tell:
                self.tell(Event("coup", NATURE, points=self.coup))

    def annul(self, then: Literal["same", "next"], seat: int = NATURE, law: int = 0) -> None:
        """The deal is void, and ends: its marks are taken off, and the same dealer deals again, or the next.  Coins
        stay where they are: what is to be given back, the game pays before."""
        if self.over:
            return
        self.void = then
        self.say(seat, VOID_DEAL, then, law=law)
        for beside, had, has in ((False, self.had[0], tuple(self.score)), (True, self.had[1], self.beside)):
            for side, (before, now) in enumerate(zip(had, has, strict=True)):
                if before != now:
                    self.mark(side, before - now, VOID_DEAL, law, beside)
        self.end()

    def close(self, then: str) -> None:
        """Play is over, the method named `then` reckons.  Strict laws put the claims between (strict.py)."""
        getattr(self, then)()

    def lay(self, order: Cards, zone: int) -> None:
        """A pack, or nature's order of one, becomes a pile; its first card is the top."""
        self.zone[zone] = order
        if self.tell:
            self.tell(Event("shuffled", NATURE, tuple(sorted(order)), -1, zone))      # which cards is public

    def shift(self, some: Cards, src: int, dst: int, seat: int = NATURE, how: Motion = MOVED) -> None:
        """These cards from one zone to another; `how` is one of the words in motions.py."""
        zone = self.zone
        held = zone[src]
        if len(some) == 1:
            at = held.index(some[0])
            zone[src] = held[:at] + held[at + 1:]
        elif len(some) == len(held):
            zone[src] = ()
        else:
            zone[src] = tuple([c for c in held if c not in some])
        zone[dst] += some
        if self.tell:
            self.tell(Event("moved", seat, some, src, dst, self.sees[src] | self.sees[dst], what=how))

    def draw(self, n: int, src: int, dst: int, seat: int = NATURE, how: Motion = DREW) -> None:
        """The top n of a pile, in order."""
        if n:
            zone = self.zone
            held = zone[src]
            some = held[:n]
            zone[src] = held[n:]
            zone[dst] += some
            if self.tell:
                self.tell(Event("moved", seat, some, src, dst, self.sees[src] | self.sees[dst], what=how))

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False, *args: object) -> None:
        """Points to a side, or from it; those `beside` the line bring nobody nearer to a goal; `args`: where made."""
        if self.over:
            return
        if beside:
            self.beside = tuple([had + points * (one == side) for one, had in enumerate(self.beside)])
        else:
            if self.capped and self.goal is not None:
                points = min(points, self.goal - self.score[side])
            self.score[side] += points
        if self.tell:
            self.tell(Event("scored", side, points=points, what=what, args=args, law=law, code=self.code,
                            beside=beside))
        if self.stops and self.goal is not None and self.score[side] >= self.goal:
            self.end()

    def pay(self, coins: int, src: int, dst: int, what: str = "", law: int = 0, *, seat: int = NATURE, spot: str = "",
            args: tuple[object, ...] = ()) -> None:
        """From player or pot to player or pot.  A purse may fall below nothing (credit); where that is barred, the
        ranges of the decision bar it.  Of a stake it is told whose it is, and on which `spot` of the cloth it lies."""
        if coins:
            self.purse[src] -= coins
            self.purse[dst] += coins
            if self.tell:
                self.tell(Event("paid", seat, (), src, dst, points=coins, what=what, law=law, code=self.code, args=args,
                                spot=spot))

    def say(self, seat: int, word: str, *args: object, law: int = 0) -> None:
        """Something is said aloud, or done for all to see, that moves nothing."""
        if self.tell:
            self.tell(Event("said", seat, what=word, law=law, code=self.code, args=args))

    def show(self, seat: int, some: Cards, zone: int, what: str = "", law: int = 0, sees: int = EVERYBODY) -> None:
        """Cards are shown and stay where they are, to all or to some seats; against this law, if they should not be."""
        if self.tell:
            self.tell(Event("showed", seat, some, zone, zone, sees, what=what, law=law, code=self.code))

    def lacks(self, zone: int, these: Callable[[], Cards]) -> None:
        """Everybody can now infer that none of these is in the zone.  Computed only if anybody listens."""
        if self.tell:
            absent = these()
            if absent:
                self.tell(Event("lacks", NATURE, absent, zone))

    def claims(self, test: str, zones: tuple[int, ...], *args: object) -> None:
        """The method `test` of this deal holds of the cards now in these zones, and everybody knows it."""
        if self.tell:
            self.tell(Event("claims", NATURE, what=test, args=(zones, *args)))

    # States

    def copy(self) -> Self:
        """A copy that shares nothing that changes, and that nobody listens to."""
        new = self.copied()
        new.zone, new.score, new.purse, new.tell = self.zone.copy(), self.score.copy(), self.purse.copy(), None
        return new

    def copied(self) -> Self:
        """The fields alone; a game may write them out for speed."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__ = self.__dict__.copy()              # cloned whole, where update() would put in field by field
        return new

    def view(self, player: int) -> Self:
        """The same deal with every face that none of his seats may see replaced by a back."""
        new, eyes, sees = self.copy(), self.eyes(player), self.sees
        new.zone = [held if seen & eyes else BACKS[len(held)] for held, seen in zip(self.zone, sees)]
        if self.sealed:
            new.sealed = self._own(self.sealed, player)
        if self.interrupted:
            new.interrupted = tuple([one._replace(sealed=self._own(one.sealed, player)) for one in self.interrupted])
        new.viewer = player
        return new

    def _own(self, sealed: Sealed, player: int) -> Sealed:
        return tuple([(s, m if self.by(s) == player else None) for s, m in sealed])

    def __eq__(self, other: object) -> bool:
        alike = isinstance(other, Deal) and type(self) is type(other)
        return alike and all(getattr(self, n) == getattr(other, n) for n in {*vars(self), *vars(other)} - {"tell"})

    __hash__ = None                                         # type: ignore[assignment]

    @classmethod
    def position(cls, zones: dict[int, str | int], phase: str, *must: int, start: dict[str, Any] | None = None,
                 **fields: Any) -> Self:
        """Any state: a zone is given as cards or as a number of unknown ones; start goes to the constructor, and the
        other fields are set as they are."""
        new = cls(**(start or {}))
        for z, held in zones.items():
            new.zone[z] = BACKS[held] if isinstance(held, int) else read_cards(held)
        new.__dict__.update(fields)
        new.phase, new.must = phase, must
        return new

