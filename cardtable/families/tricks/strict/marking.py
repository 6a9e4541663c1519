"""Marking by hand, an agreement of a strict game: what a deal brings is moved on counters, cards or pegs by whoever
keeps the score of a side, who may forget it, say too little, or mark too much.

`class StrictGame(MarkedByHand, ...)`.  What the rules mark is only `won` then; when a deal is reckoned the keepers mark
it ("marking"), and may do so later, as far as the code's `moments` have not shut that.  What stands is the score: what
is not put right in time stays.  Who marks the goal has won when nobody of the others gainsays it ("game_marked").
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from cardtable.families.tricks.strict.accounts import NOTHING, Account, Ledger
from cardtable.rules.events import NATURE
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One, calls
from cardtable.rules.strict import Strict

BY_HAND = "by hand"                              # what a score is for that a hand has marked,
TAKEN_DOWN = "taken down"                        # and has taken down,
STRUCK_OFF = "struck off"                        # or had to take down


class MarkedByHand(Strict):
    """Its table has rows "marked over" and "left unmarked"; "unsaid" and "said as less" where something must be said,
    and "scores differ" where a partner may keep a score of his own.  The game's begin() calls `take_over`."""

    open_phases = frozenset({"marking"})
    said_as: ClassVar[Mapping[int, int]] = {}    # what must be said, by its number: "three honours" are two points
    must_say: ClassVar[frozenset[str]] = frozenset()     # what scores of that kind are for
    moments: ClassVar[tuple[tuple[str, str], ...]] = ()  # `has_...` and what is then too late, `late_...`
    seconds = False                              # whether a partner may keep a score of his own

    def begin(self) -> None:
        self.hands_mark = False
        self.ledger = Ledger()                   # of the deals before; what the terms hand on
        self.won: tuple[Account, ...] = ()       # what this deal has brought, until it is marked
        self.passed: tuple[str, ...] = ()        # the moments that have come in this deal
        self.stays: tuple[int, ...] = ()         # by side, what of its marks is left where this deal is void
        super().begin()

    def take_over(self, ledger: Ledger, hands_mark: bool) -> None:
        """The score as it comes from the deal before."""
        sides = max(self.side) + 1
        self.hands_mark = hands_mark
        self.stops = self.stops and not hands_mark       # what ends a deal then is that nobody gainsays the game
        self.take_ledger(ledger, sides)
        self.won = (NOTHING,) * sides
        if hands_mark:
            self.offences += tuple([self.offence_of(side) for side in range(sides) if self.over_by(side)])

    def take_ledger(self, ledger: Ledger, sides: int) -> None:
        """As it is handed on; nothing where nothing is."""
        self.ledger = Ledger(ledger.accounts or (NOTHING,) * sides, ledger.second or (-1,) * sides)

    def offence_of(self, side: int) -> Offence:
        """Too much marked in a deal before is not forgotten with it."""
        return Offence("marked over", self.number(self.FAULTS["marked over"]), self.keeper(side))

    @property
    def handed_on(self) -> Ledger:
        """What the next deal takes over."""
        return self.ledger

    def annul(self, then: Literal["same", "next"], seat: int = NATURE, law: int = 0) -> None:
        """It is as though a void deal had not been; but what put the score of the deals before right stays so."""
        if self.hands_mark and not self.over:
            self.take_ledger(getattr(self.terms, "ledger", Ledger()), len(self.won))
            self.stays = tuple([self.moved_for(side, one) for side, one in enumerate(self.ledger.accounts)])
        super().annul(then, seat, law)

    def leave_right(self) -> None:
        """The counters, which were as the deal had found them, are put right again."""
        for side, points in enumerate(self.stays):
            if points:
                account = self.ledger.accounts[side]
                self.post(side, account._replace(marked=account.marked + points))
                self.move_counters(side, points, BY_HAND if points > 0 else STRUCK_OFF)

    def moved_for(self, side: int, given: Account) -> int:
        """By so many points the counters have been moved in this deal for what was left, or over, before it."""
        moved = self.score[side] - self.had[0][side]
        return min(moved, given.left) if moved > 0 else max(moved, -given.over)

    def keeper(self, side: int) -> int:
        """The seat that keeps this side's score: of partners the player who is first in the list."""
        return min([seat for seat, one in enumerate(self.side) if one == side], key=lambda seat: self.player[seat])

    def keeps_score(self, seat: int) -> bool:
        return self.hands_mark and seat == self.keeper(self.side[seat])

    def over_by(self, side: int) -> int:
        """What this side has marked and not won."""
        return self.ledger.accounts[side].over

    def post(self, side: int, new: Account) -> None:
        """It is now so."""
        some = self.ledger.accounts
        self.ledger = self.ledger._replace(accounts=(*some[:side], new, *some[side + 1:]))

    def reach(self, moment: str) -> None:
        """A moment has come, for the first time in this deal (`late_marks.py`)."""

    # What is won waits until it is marked

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False,
             *args: object) -> None:
        if not self.hands_mark or points <= 0 or self.void or beside:
            super().mark(side, points, what, law, beside, *args)
            return
        had = [self.stands_at(one) for one in range(len(self.won))]
        if self.goal is not None and type(self).stops and max(had) >= self.goal:
            return                               # the game is won, and what would follow counts no more
        named = points
        if self.goal is not None and self.capped:
            points = min(points, self.goal - had[side])
        some = Account(spoken=points, named=named) if what in self.must_say else Account(points)
        self.won = tuple([won.with_(some) if one == side else won for one, won in enumerate(self.won)])

    def stands_at(self, side: int) -> int:
        """Its score, with what this deal has brought it and is not marked yet; what was marked too much is none."""
        return self.score[side] + self.won[side].due - self.over_by(side)

    def to_be_marked(self) -> bool:
        """Whether this deal has brought anything that is to be marked at its end."""
        return any(won.due for won in self.won)

    def move_counters(self, side: int, points: int, what: str, law: int = 0) -> None:
        """The counters of a side go on so many, or back."""
        super().mark(side, points, what, law)

    def end(self) -> None:
        """All is counted: it is to be marked."""
        if self.void:
            self.leave_right()
        if not self.hands_mark or self.void or self.resigned is not None or self.phase in ("marking", "game_marked"):
            super().end()
            return
        self.reach("deal_over")
        for side, won in enumerate(self.won):
            self.post(side, self.to_the_goal(side, self.ledger.accounts[side].with_(won)))
        anything = self.to_be_marked()
        self.won = (NOTHING,) * len(self.won)
        self.interrupted, self.sealed = (), ()
        if anything:
            self.go("marking", *[self.keeper(side) for side in range(len(self.won))])
        else:
            self.all_marked()

    def to_the_goal(self, side: int, account: Account) -> Account:
        """With what was forgotten before it no more is left to be marked than wins the game: what must be said, which
        counts last, is left out first."""
        beyond = max(0, account.left - ((self.goal or 0) - self.score[side])) if self.capped else 0
        spoken = min(account.spoken, beyond)
        return account._replace(spoken=account.spoken - spoken, plain=account.plain - (beyond - spoken))

    def all_marked(self) -> None:
        """Nothing is to be marked any more: the deal is over."""
        super().end()

    # It is marked

    def marking(self, seat: int) -> Choices:
        """What was won: all else is among the faults."""
        account = self.ledger.accounts[self.side[seat]]
        said = tuple([n for n, points in self.said_as.items() if points == account.named and not account.said])
        found: Choices = (Choice("name-honours", One(said)),) if said else ()
        found += self.moves("mark", self.amounts(1, account.left))
        more = account.left or found and self.to_be_said(self.side[seat])
        return found if more else found + calls("marked")

    def amounts(self, least: int, most: int) -> One | None:
        """By how many points counters can be moved at once, so many at least and at the most; None where by none."""
        return One(range(least, most + 1)) if least <= most else None

    @staticmethod
    def moves(verb: str, amounts: One | None, law: Law | None = None) -> Choices:
        """To move them by any of these."""
        return () if amounts is None else (Choice(verb, amounts, law=law),)

    def expected(self, seat: int) -> Move | None:
        """What anybody does who can count and forgets nothing."""
        if self.phase == "game_marked":
            return Move(("gainsay" if self.over_by(1 - self.side[seat]) else "agree-game",))
        if self.phase != "marking":
            return super().expected(seat)
        first = self.marking(seat)[0]
        return Move((first.verb, *[field.range[-1] for field in first.fields if isinstance(field, One)]))

    def faults(self, seat: int) -> Choices:
        if not self.marks_now(seat):
            return super().faults(seat)
        account = self.ledger.accounts[self.side[seat]]
        found = self.moves("mark", self.amounts(account.left + 1, self.room(seat)), self.broken_law_of("marked over"))
        if account.left or self.to_be_said(self.side[seat]):
            found += (Choice("marked", law=self.broken_law_of("left unmarked")),)
        for row, wrong in (("said as less", [n for n, points in self.said_as.items() if points < account.named]),
                           ("marked over", [n for n, points in self.said_as.items() if points > account.named])):
            if wrong and not account.said:
                found += (Choice("name-honours", One(tuple(wrong)), law=self.broken_law_of(row)),)
        return found

    def to_be_said(self, side: int) -> bool:
        """Whether something of its score must still be said aloud."""
        account = self.ledger.accounts[side]
        return account.said < account.spoken

    def numbers(self, seat: int) -> Mapping[str, One]:
        if not self.marks_now(seat):
            return super().numbers(seat)
        unsaid = self.said_as and not self.ledger.accounts[self.side[seat]].said
        said = {"name-honours": One(tuple(self.said_as))} if unsaid else {}
        amounts = self.amounts(1, self.room(seat))
        return {**({"mark": amounts} if amounts is not None else {}), **said}

    def marks_now(self, seat: int) -> bool:
        """Whether it is asked what it marks: at the end every keeper is, amid the deal who has scored."""
        return self.phase == "marking" and self.keeps_score(seat) and (not self.interrupted or seat in self.must)

    def broken_law_of(self, row: str) -> Law:
        """The article of a row, as what breaks it bears it."""
        return self.broken_law(self.number(self.FAULTS[row]))

    def ordinary(self, verb: str) -> bool:
        """To mark no more is said of every score, whatever is left of it: a token that is wanting would tell."""
        return verb == "marked" or super().ordinary(verb)

    def room(self, seat: int) -> int:
        """So many more the counters can show; where the game may be passed, twice as many."""
        most = (self.goal or 0) * (1 if self.capped else 2)
        return max(self.ledger.accounts[self.side[seat]].left, most - self.score[self.side[seat]])

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        rows = {"mark": "marked over", "marked": "left unmarked"}
        return rows.get(move.verb) or super().fault_of(law, seat, move)

    def rights(self, seat: int) -> Choices:
        """At any time what the counters show may be altered: whether it is right to does not show."""
        found = super().rights(seat)
        if not self.hands_mark or self.phase in (*self.settling, "game_marked") or self.over or self.must == (NATURE,):
            return found
        if self.keeps_score(seat):
            score = self.score[self.side[seat]]
            if self.phase != "marking":
                found += self.moves("mark", self.amounts(1, self.room(seat)))
            if self.phase != "marking" and self.said_as:
                found += (Choice("name-honours", One(tuple(self.said_as))),)
            return found + self.moves("take-down", self.amounts(1, score))
        in_time = not any(late == "marks" and moment in self.passed for moment, late in self.moments)
        return found + ((Choice("count", One(range(self.goal or 0))),) if self.seconds and in_time else ())

    def do_mark(self, seat: int, points: int) -> None:
        """The counters go on so many."""
        side = self.side[seat]
        account = self.ledger.accounts[side]
        self.post(side, account._replace(marked=account.marked + points))
        self.move_counters(side, points, BY_HAND)
        if self.over_by(side) and not any(o.pending and o.seat == seat and o.fault == "marked over"
                                          for o in self.offences):
            self.note("marked over", seat)
        if self.phase != "marking" and self.is_game(side):
            self.interrupt("game_marked", self.keeper(1 - side))

    def do_name_honours(self, seat: int, number: int) -> None:
        """So many are said aloud."""
        side = self.side[seat]
        account = self.ledger.accounts[side]
        self.say(seat, "name-honours", number)
        self.post(side, account._replace(said=max(account.said, self.said_as[number])))

    def do_take_down(self, seat: int, points: int) -> None:
        side = self.side[seat]
        account = self.ledger.accounts[side]
        self.post(side, account._replace(marked=account.marked - points))
        self.move_counters(side, -points, TAKEN_DOWN)

    def do_count(self, seat: int, points: int) -> None:
        """A partner's own counters stand so."""
        side, some = self.side[seat], self.ledger.second
        self.say(seat, "count", points)
        self.ledger = self.ledger._replace(second=(*some[:side], points, *some[side + 1:]))

    def do_marked(self, seat: int) -> None:
        """He has marked what he will."""
        self.say(seat, "marked")
        if not self.done(seat):
            return
        if self.interrupted:                     # it was amid the deal
            self.resume()
            return
        won = [side for side in range(len(self.score)) if self.is_game(side)]
        if won:
            self.go("game_marked", self.keeper(1 - won[0]))
        else:
            self.all_marked()

    # A game is over when it is marked and nobody gainsays it

    def is_game(self, side: int) -> bool:
        """Whether it stands so by the counters."""
        return self.goal is not None and self.score[side] >= self.goal

    def game_marked(self, seat: int) -> Choices:
        return calls("agree-game", "gainsay")

    def do_agree_game(self, seat: int) -> None:
        self.say(seat, "agree-game")
        side = self.side[seat]
        if self.is_game(side):                   # he has none himself then, whatever his counters show
            self.do_take_down(seat, self.score[side] + 1 - (self.goal or 0))
        self.game_over_or_on()

    def do_gainsay(self, seat: int) -> None:
        """He says that too much has been marked."""
        self.do_accuse(seat, self.number(self.FAULTS["marked over"]), self.keeper(1 - self.side[seat]))

    def not_a_game(self, side: int) -> None:
        """What it had marked was too much: the other side may have marked a game, too, and is answered now."""
        if self.is_game(1 - side):
            self.go("game_marked", self.keeper(side))
        else:
            self.game_over_or_on()

    def game_over_or_on(self) -> None:
        """The game is over; or it was not won, and all goes on."""
        if self.interrupted and not any(map(self.is_game, range(len(self.score)))):
            self.resume()
        else:
            self.interrupted = ()
            super().end()
