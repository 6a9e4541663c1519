"""Strict laws as a layer: `class StrictGame(Strict, Game)`, and a table of faults.

A fault that stands is noted (`note`).  What all have seen is settled at once; else every adversary may claim it, also
when all is played: of which law, by whom, in which trick, and that is offered whether there is anything to be claimed
or not.  The words of the code's table are methods found here by name: `effect_...`, `may_...`, `chooser_...` and
`window_...`.  A guided game never comes here, and neither does search.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from cardtable.cards import Card, Cards
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.fault_words import articles_of, check, method
from cardtable.rules.faults import ACCUSE, EVIDENT, OPEN, SECONDED, SEEN, Claim, Fault, Faults, Offence
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.moves import Choice, Choices, Move, One, calls

Word = Callable[[Offence], Any]


class Strict(Deal):
    """Mixed into a game's deal, before it."""

    strict = True
    FAULTS: ClassVar[Faults] = {}                # the code's table, by the names of the faults
    treated: ClassVar[frozenset[int]] = frozenset()      # the articles of the table,
    accusable: ClassVar[tuple[int, ...]] = ()    # those that may be claimed,
    by_trick: ClassVar[tuple[int, ...]] = ()     # and those that may only be claimed with their trick
    settling: ClassVar[frozenset[str]] = frozenset({"remedy", "accusations"})
    """The phases in which what has been claimed is settled; nothing else is claimed in them."""
    momentary: ClassVar[frozenset[str]] = frozenset()
    """The rights that pass with the moment: the table lays them before who has them, and not in a menu alone."""

    def __init_subclass__(cls) -> None:
        # each class that is mixed in brings open phases of its own
        cls.open_phases = frozenset().union(*[vars(base).get("open_phases", ()) for base in cls.__mro__])
        super().__init_subclass__()
        if hasattr(cls, "layout"):
            check(cls)
        cls.treated = frozenset(map(cls.number, cls.FAULTS.values()))
        rows = [row for row in cls.FAULTS.values() if row.notice not in (SEEN, EVIDENT)]
        cls.by_trick = tuple(sorted({cls.number(row) for row in rows if row.by_trick}))
        cls.accusable = tuple(sorted({cls.number(row) for row in rows} - set(cls.by_trick)))

    @classmethod
    def number(cls, row: Fault) -> int:
        """Of its article."""
        return row.article if isinstance(row.article, int) else articles_of(cls)[row.article]

    def begin(self) -> None:
        self.offences: tuple[Offence, ...] = ()  # the one secret outside zones: view() hides it
        self.due: tuple[Offence, ...] = ()       # what is being settled, the first now
        self.claimed: tuple[Claim, ...] = ()     # what waits for the proof
        self.reckoning = ""                      # the method that waits until all is settled
        super().begin()

    # An offence is made

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        law = self.refusal(seat, move) if broken is UNJUDGED else broken
        offence = None if law is None else self.record(self.fault_of(law, seat, move), seat, named_in(move))
        super().apply(seat, move, law)
        if offence is not None and not self.over:
            self.meet(offence)
        if self.offences:
            self.shut_windows()

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """The row of the table that an unlawful move falls under; where an article has several a game knows better."""
        return next(name for name, row in self.FAULTS.items() if self.number(row) == law.number)

    def broken_law(self, number: int) -> Law:
        """The article as what is done against it bears it."""
        raise NotImplementedError                        # abstract

    def ordinary(self, verb: str) -> bool:
        """Whether the game itself has this word, so that it may be said wrongly; else it is nothing but an accident."""
        word = method("do", verb)
        return any(word in vars(one) for one in type(self).__mro__ if not issubclass(one, Strict))

    def waits(self, claim: Claim) -> bool:
        """Whether it is proved only when all is played; what all know of is not, whatever else its article has."""
        late = [row.late for row in self.FAULTS.values() if self.number(row) == claim.article]
        return all(late) or any(late) and not any(
            o.pending and self.known(o) and self.meant(claim, o) for o in self.offences)

    def note(self, fault: str, seat: int, cards: Cards = ()) -> None:
        """A fault that is no unlawful move by itself, or that follows from one."""
        self.meet(self.record(fault, seat, cards))

    def record(self, fault: str, seat: int, cards: Cards = ()) -> Offence:
        """It has been made, whoever may notice."""
        row = self.FAULTS[fault]
        state = "seen" if row.notice == SEEN else "made"
        offence = Offence(fault, self.number(row), seat, cards, self.trick_number(), state, after=self.cards_played())
        self.offences += (offence,)
        return offence

    def trick_number(self) -> int:
        """The trick that is being played, from 1; 0 where there is none."""
        return 0

    def last_trick(self) -> int:
        """The last to which a card has been played."""
        return self.trick_number()

    def cards_played(self) -> int:
        """How many cards have been played."""
        return 0

    def meet(self, offence: Offence) -> None:
        """What all have seen is settled at once."""
        if self.FAULTS[offence.fault].notice == SEEN and offence in self.offences:
            self.bring_up(offence)

    def shut_windows(self) -> None:
        """After every move: what can be claimed no longer has lapsed."""
        for offence in self.offences:
            if offence.pending and not self.word("window", self.FAULTS[offence.fault].window)(offence):
                self.put(offence, "lapsed")

    def mended(self, seat: int, fault: str) -> None:
        """The seat's offences of this kind are put right in time, and forgotten."""
        self.offences = tuple([o for o in self.offences if (o.seat, o.fault) != (seat, fault)])

    def unmake(self, offence: Offence) -> None:
        """One offence is put right in time; another of its kind, made before, can be claimed yet."""
        self.offences = tuple([o for o in self.offences if o != offence])

    def put(self, offence: Offence, state: str, by: int = -1) -> Offence:
        """It is now so."""
        new = offence._replace(state=state, by=by if by >= 0 else offence.by)
        at = self.offences.index(offence)
        self.offences = (*self.offences[:at], new, *self.offences[at + 1:])
        return new

    # It is claimed

    def rights(self, seat: int) -> Choices:
        if self.phase in self.settling or self.over or self.must == (NATURE,):
            return super().rights(seat)
        return super().rights(seat) + self.claims_of(seat)

    def at_hand(self, seat: int) -> Choices:
        """Of its rights those that will be too late soon."""
        return tuple([choice for choice in self.rights(seat) if choice.verb in self.momentary])

    def leisure(self) -> tuple[int, ...]:
        """The seats before which others wait a little, since they may wish to put right what they have just done;
        told by what all have seen, whether there is anything to put right or not."""
        return ()

    def claims_of(self, seat: int) -> Choices:
        """All that this seat can say of others: what there is to be claimed changes nothing here."""
        found: Choices = ()
        others = self.against(seat)
        some, by_trick = self.claimable(self.accusable, seat), self.claimable(self.by_trick, seat)
        if some and others:
            found += (Choice(ACCUSE, One(some), One(others)),)
        if by_trick and others and self.trick_number():
            found += (Choice(ACCUSE, One(by_trick), One(others), One(range(1, self.trick_number() + 1))),)
        return found

    def claimable(self, articles: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """Those of these articles that this seat may claim at all in this phase; told by what all can see."""
        return articles

    def do_accuse(self, seat: int, article: int, whom: int, trick: int = 0) -> None:
        """While play goes on.  What is proved by all cards alone waits for them; else it is seen at once whether it
        was so."""
        claim = Claim(seat, article, whom, trick)
        self.say(seat, ACCUSE, article, whom, *([trick] if trick else ()))
        if self.waits(claim):
            self.claimed += (claim,)
        elif not self.prove(claim):
            self.disprove(claim)

    def prove(self, claim: Claim) -> bool:
        """Whether it was as somebody has said; then it is brought up."""
        mine = [o for o in self.offences if o.pending and self.meant(claim, o) and self.entitled(claim.seat, o)]
        if mine:
            self.bring_up(self.put(mine[0], "claimed", claim.seat))
        return bool(mine)

    def meant(self, claim: Claim, offence: Offence) -> bool:
        """Whether it is this that is claimed, of either hand where one plays two."""
        return claim.of(offence) or self.player[claim.whom] == self.player[offence.seat] and \
            claim.of(offence._replace(seat=claim.whom))

    def idle(self, claim: Claim) -> bool:
        """Whether all have seen that it was not so."""
        return False

    def entitled(self, seat: int, offence: Offence) -> bool:
        """Whether it is for this seat to claim it; mostly any adversary may."""
        return True

    def disprove(self, claim: Claim) -> None:
        """It was not so, or can be claimed no longer; unless somebody else has brought up the same, which all know."""
        if not any(self.meant(claim, o) and o.state in ("claimed", "settled") for o in self.offences):
            trick = (claim.trick,) if claim.trick else ()
            self.say(claim.seat, "mistaken", claim.article, claim.whom, *trick, law=claim.article)

    def close(self, then: str) -> None:
        self.reckoning = then
        self.go("accusations", *self.accusers())

    def accusers(self) -> tuple[int, ...]:
        """The seats asked after play: one of every player."""
        return tuple([self.seats_of(p)[0] for p in sorted(set(self.player))])

    def accusations(self, seat: int) -> Choices:
        """Whether there was an offence changes nothing here: an accusation may be mistaken."""
        return calls("content") + self.claims_of(seat)

    def together(self, answers: list[tuple[int, Move]]) -> None:
        if self.phase != "accusations":
            super().together(answers)
            return
        before: Move | None = None               # the claim made last
        for seat, move in answers:
            again = move == before
            self.say(seat, SECONDED if again else move.verb, *(() if again else move[1:]))
            if move[0] == ACCUSE:
                self.claimed += (Claim(seat, *map(int, move[1:])),)
                before = move
        claimed, self.claimed = self.claimed, ()
        for claim in claimed:
            if not self.prove(claim):
                self.disprove(claim)
        for offence in self.offences:
            if offence.pending and self.FAULTS[offence.fault].notice == EVIDENT:
                self.bring_up(self.put(offence, "claimed"))
        self.exact_next()

    # It is settled

    def bring_up(self, offence: Offence) -> None:
        """All know of it: what follows in any case is done, and whoever is to choose is asked, before all else goes on;
        of several, when all is played, one after the other."""
        for name in self.FAULTS[offence.fault].at_once:
            self.word("effect", name)(offence)
        if self.over:
            return
        if not self.open_to(offence):
            self.put(offence, "settled")
        elif self.reckoning:
            self.due += (offence,)
        else:
            self.due = (offence, *self.due)
            self.interrupt("remedy", self.chosen_by(offence))

    def open_to(self, offence: Offence) -> tuple[str, ...]:
        """The remedies that serve for this offence, of those that its row has."""
        return tuple([name for name in self.FAULTS[offence.fault].remedies
                      if getattr(self, method("may", name), bool)(offence)])

    def chosen_by(self, offence: Offence) -> int:
        """The seat that chooses among them."""
        seat: int = self.word("chooser", self.FAULTS[offence.fault].chooser)(offence)
        return seat

    @classmethod
    def stated(cls, offence: Offence, remedy: str) -> int:
        """The article that gives this remedy: mostly that of the fault."""
        number = cls.FAULTS[offence.fault].stated.get(remedy, offence.article)
        return number if isinstance(number, int) else articles_of(cls)[number]

    def remedy(self, seat: int) -> Choices:
        return (Choice("exact", One(self.open_to(self.due[0]))),)

    def do_exact(self, seat: int, name: str) -> None:
        offence, self.due = self.due[0], self.due[1:]
        self.say(seat, "exact", name, law=self.stated(offence, name))
        self.put(offence, "settled")
        self.word("effect", name)(offence)
        if self.phase == "remedy" and not self.over:
            self.exact_next()

    def exact_next(self) -> None:
        """On to what is settled next, else to what was interrupted, else to the reckoning."""
        if self.over:
            return
        if self.interrupted:
            self.resume()
        elif self.due:
            self.go("remedy", self.chosen_by(self.due[0]))
        else:
            then, self.reckoning = self.reckoning, ""
            getattr(self, then)()

    def word(self, kind: str, name: str) -> Word:
        """The method that a word of the table means."""
        found: Word = getattr(self, method(kind, name))
        return found

    # Words that need no cards

    def window_always(self, offence: Offence) -> bool:
        return True

    def chooser_accuser(self, offence: Offence) -> int:
        """Who has claimed it; of what all have seen, the next of another party to the left of who made it."""
        return offence.by if offence.by >= 0 else self.against(offence.seat)[0]

    def chooser_offender(self, offence: Offence) -> int:
        return offence.seat

    def chooser_dealer(self, offence: Offence) -> int:
        return self.dealer

    def effect_let_it_go(self, offence: Offence) -> None:
        """Nothing is exacted."""

    def effect_new_deal(self, offence: Offence) -> None:
        """The deal is void, and the same deals again."""
        self.annul("same", offence.seat, offence.article)

    def effect_lost_deal(self, offence: Offence) -> None:
        """The deal is void, and the next deals."""
        self.annul("next", offence.seat, offence.article)

    # What is seen of it

    def known(self, offence: Offence) -> bool:
        """Whether all know of it."""
        return offence.state in ("seen", "claimed", "settled") or self.FAULTS[offence.fault].notice == OPEN

    def view(self, player: int) -> Self:
        new = super().view(player)
        new.offences = tuple([o for o in self.offences if self.known(o) or self.player[o.seat] == player])
        return new


def named_in(move: Move) -> Cards:
    """The cards of a move."""
    return tuple([token for token in move[1:] if isinstance(token, Card)])
