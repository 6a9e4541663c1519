"""The rest of a deal played out in numbers: who stands, what each has paid, and by what part of their hands the others
go on.  Nothing here is a card: a hand is a place among all strengths, and its place in what it may be taken for."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.games.poker.search.field import part_beaten
from cardtable.games.poker.search.read import CAN_OPEN, LEAST, Manner, Ranges, goes_in, stakes, stays

BETTER, SURE = .60, .85                          # from such a chance of winning on one goes better; and to the limit
WORTH_ONE = 2                                    # counters to be hoped for, for which one stakes the least where one
                                                 # may not wait
OFTEN = 4                                        # times that it is gone better by who is not all but sure
Hands = Sequence[int]                            # what a player may be taken to hold, the weakest first


class Rest:
    """One deal from here to its end, for the seat `me`; made anew for each trial.

    By seat: `paid`, `has`; what it has become (`final`) and what that may be taken for (`seen`); `standings`, which
    part of all hands the one it was dealt beats.  `level` is what must have been paid, `better` how often it was gone
    better.
    """

    def __init__(self, me: int, seats: int, pool: int, paid: Sequence[int], has: Sequence[int], standing: Sequence[int],
                 manners: Sequence[Manner], known: Ranges, rng: Random) -> None:
        self.me, self.seats, self.pool = me, seats, pool
        self.paid, self.has, self.standing = list(paid), list(has), list(standing)
        self.begun = paid[me]
        self.manners, self.played, self.kept, self.rng = manners, list(known.played), list(known.kept), rng
        self.final: dict[int, int] = {}
        self.seen: dict[int, Hands] = {}
        self.standings: dict[int, float] = {}
        self.parts: dict[tuple[int, int], float] = {}
        self.level, self.better, self.staked = 0, 0, False
        self.most, self.total, self.times = 0, 0, 0
        self.to_speak: list[int] = []
        self.passed: list[int] = []
        self.opener, self.base, self.blind, self.passing = -1, 1, -1, False

    # What is said

    def due(self, seat: int) -> int:
        due, has = self.level - self.paid[seat], self.has[seat]
        return 0 if due < 0 else due if due < has else has

    def room(self, seat: int) -> int:
        """By how much he may go better at most."""
        if self.better >= self.times:
            return 0
        level, has, paid = self.level, self.has, self.paid
        for one in self.standing:
            if one != seat and has[one] > 0 and has[one] > level - paid[one]:
                break
        else:
            return 0
        left = has[seat] - level + paid[seat] if level > paid[seat] else has[seat]
        most = self.most if self.most < left else left
        return most if most < self.total - level else self.total - level

    def out(self, seat: int) -> None:
        self.standing.remove(seat)

    def see(self, seat: int) -> None:
        self.put(seat, self.due(seat))
        if seat in self.passed:
            self.passed.remove(seat)

    def up(self, seat: int, by: int) -> None:
        self.level += by
        self.put(seat, self.level - self.paid[seat])
        if self.staked:
            for one in self.passed:
                if one != seat and one in self.standing:
                    self.standing.remove(one)
            self.better += 1
        self.passed.clear()
        self.staked = True
        self.to_speak = [one for one in [(seat + n) % self.seats for n in range(1, self.seats)] if one in self.standing]

    def put(self, seat: int, coins: int) -> None:
        self.paid[seat] += coins
        self.has[seat] -= coins
        self.pool += coins

    def do(self, seat: int, verb: str, by: int) -> None:
        """One word."""
        if verb == "out":
            self.out(seat)
        elif verb == "see":
            self.see(seat)
        elif verb == "pass":
            self.passed.append(seat)
        else:
            self.up(seat, by)

    # How it goes on

    def asked(self) -> int:
        """Who speaks next; −1 where nobody has anything more to say."""
        while self.to_speak and len(self.standing) > 1:
            seat = self.to_speak.pop(0)
            if seat in self.standing and self.has[seat] and (self.level > self.paid[seat] or self.room(seat) > 0):
                return seat
        return -1

    def before_the_draw(self) -> None:
        """All say what they usually say to a hand like theirs."""
        while (seat := self.asked()) >= 0:
            one, due, room = self.manners[seat], self.due(seat), self.room(seat)
            standing = self.standings[seat]
            if self.opener == -1 and self.blind < 0:
                if standing >= 1 - CAN_OPEN and room and self.rng.random() < .9:
                    self.opener = seat
                    self.played[seat] = CAN_OPEN
                    self.up(seat, min(room, max(1, self.base)))
                else:
                    self.passed.append(seat)
                continue
            part = goes_in(one, max(self.level, self.base) / self.base, seat == self.blind)
            if standing >= 1 - part * one.goes_better and room and self.better < OFTEN:
                self.played[seat] = max(LEAST, min(self.played[seat], part * one.goes_better))
                self.up(seat, min(room, max(1, self.most // 3)))
            elif standing >= 1 - part or not due:
                self.played[seat] = max(LEAST, min(self.played[seat], part))
                self.see(seat)
            else:
                self.out(seat)

    def with_the_hands(self) -> None:
        """The last stakes, by the chance of being best against what the others may hold."""
        while (seat := self.asked()) >= 0:
            one, due, room = self.manners[seat], self.due(seat), self.room(seat)
            wins = self.chance(seat)
            if seat != self.me:
                up = self.rng.random() < 2 * one.stakes - 1 if one.stakes > .55 else False
                easy = one.stays / .55
            else:
                up, easy = False, 1.0
            if room and (up or wins >= BETTER + .05 * self.better and (self.better < OFTEN or wins > .95)):
                by = room if wins > SURE or up else max(1, room // 3)
                self.kept[seat] *= stakes(one, self.better + self.staked)
                self.up(seat, by)
            elif not due:
                if self.passing and not self.staked:
                    self.passed.append(seat)
                elif self.bluffs(seat, one):
                    self.kept[seat] *= .8
                    self.up(seat, room)
                elif room and wins * easy * self.pool > WORTH_ONE:
                    self.kept[seat] *= .9
                    self.up(seat, 1)
                elif not room:
                    continue
                else:
                    self.out(seat)
            elif wins * easy * (self.pool + due) >= due:
                self.kept[seat] *= .35 + .65 * stays(one, due, self.pool)
                self.see(seat)
            else:
                self.out(seat)

    def bluffs(self, seat: int, one: Manner) -> bool:
        return bool(self.room(seat)) and seat != self.me and self.rng.random() < one.bluffs

    def chance(self, seat: int) -> float:
        """That this hand is the best, for all that its player can tell."""
        found = 1.0
        final = self.final[seat]
        for other in self.standing:
            if other == seat:                    # who has passed may come in
                continue
            part = self.parts.get((seat, other))
            if part is None:
                part = self.parts[seat, other] = part_beaten(self.seen[other], final)
            kept, bluffs = self.kept[other], self.manners[other].bluffs
            above = (part - 1 + kept) / kept
            found *= (1 - bluffs) * (above if above > 0 else 0.0) + bluffs * part
        return found

    # The end

    def gained(self) -> float:
        """What the deal brings this seat, beside what it has put in before."""
        me, spent = self.me, self.paid[self.me] - self.begun
        if me not in self.standing:
            return -spent
        if len(self.standing) == 1:
            return self.pool - spent
        mine, level = self.final[me], self.paid[me]
        beaten, equal = 0, 1
        for one in self.standing:
            if one != me:
                if self.final[one] > mine:
                    beaten = max(beaten, self.paid[one])
                equal += self.final[one] == mine
        besides = self.pool - sum(self.paid)
        won = float(sum([max(0, min(paid, level) - beaten) for paid in self.paid]))
        if not beaten:
            won += besides
        return won / equal - spent
