# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The rest of a deal played out in numbers: who stands, what each has paid, and by what part of their hands the others
go on.  Nothing here is a card: a hand is a place among all strengths, and its place in what it may be taken for.
Compiled by Cython, and right without it.
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.games.poker.search.field import part_beaten
from cardtable.games.poker.search.read import BETTER, CAN_OPEN, LEAST, goes_in, stakes, stays

COMPILED = bool(cython.compiled)
SEATS = 8
FROM, SURE = BETTER, .85                         # from such a chance of winning on one goes better; and to the limit
WORTH_ONE = 2                                    # counters for which one stakes the least where one may not wait
OFTEN = 4                                        # times that it is gone better by who is not all but sure
OPENERS, FEWEST = CAN_OPEN, LEAST


@cython.cclass
class Rest:
    """One deal from here to its end, for the seat `me`; a copy of how it stands for each trial.

    By seat: `stands`, `paid`, `has`; what it has become (`final`) and what that may be taken for (`seen`); `standings`,
    which part of all hands the one it was dealt beats; how many cards it `drew`.  `level` is what must have been paid,
    `better` how often it was gone better.  `order` from `first` to `last` are those who are still to speak.
    """

    def __init__(self, me, seats, pool, paid, has, standing, manners, known) -> None:
        if not cython.compiled:
            self.stands, self.paid, self.has, self.final, self.drew, self.order, self.passed, self.played, self.kept, \
                self.standings, self.up_to, self.stays, self.stakes, self.bluffs = [[0] * SEATS for _ in range(14)]
            self.part = [[-1.0] * SEATS for _ in range(SEATS)]
        self.me, self.seats, self.pool, self.begun, self.number = me, seats, pool, paid[me], len(standing)
        self.manners, self.seen, self.lots, self.drawn = manners, [None] * SEATS, None, 0
        for n in range(seats):
            self.stands[n], self.paid[n], self.has[n], self.passed[n] = n in standing, paid[n], has[n], 0
            self.final[n], self.drew[n], self.standings[n] = 0, 0, 0.0
            self.played[n], self.kept[n] = known.played[n], known.kept[n]
            self.up_to[n], self.stays[n] = manners[n].goes_better, manners[n].stays
            self.stakes[n], self.bluffs[n] = manners[n].stakes, manners[n].bluffs
        self.level, self.better, self.staked, self.passing = 0, 0, False, False
        self.most, self.total, self.times, self.first, self.last = 0, 0, 0, 0, 0
        self.opener, self.base, self.blind = -1, 1, -1
        self.forget()

    def copy(self, lots):
        """The same, to be played out by these lots; what a hand may be taken for is nobody's to change."""
        found = Rest.__new__(Rest)
        if cython.compiled:
            self.copy_to(found)
        else:
            found.__dict__.update({name: one[:] if type(one) is list else one for name, one in self.__dict__.items()})
            found.part = [row[:] for row in self.part]
        found.seen, found.lots, found.drawn = list(self.seen), lots, 0
        return found

    def copy_to(self, found):
        """All numbers."""
        found.me, found.seats, found.pool, found.begun = self.me, self.seats, self.pool, self.begun
        found.number, found.manners = self.number, self.manners
        for n in range(self.seats):
            found.stands[n], found.paid[n], found.has[n] = self.stands[n], self.paid[n], self.has[n]
            found.passed[n], found.order[n] = self.passed[n], self.order[n]
            found.final[n], found.drew[n], found.standings[n] = self.final[n], self.drew[n], self.standings[n]
            found.played[n], found.kept[n] = self.played[n], self.kept[n]
            found.up_to[n], found.stays[n] = self.up_to[n], self.stays[n]
            found.stakes[n], found.bluffs[n] = self.stakes[n], self.bluffs[n]
            for m in range(self.seats):
                found.part[n][m] = self.part[n][m]
        found.level, found.better, found.staked, found.passing = self.level, self.better, self.staked, self.passing
        found.most, found.total, found.times = self.most, self.total, self.times
        found.first, found.last = self.first, self.last
        found.opener, found.base, found.blind = self.opener, self.base, self.blind

    # What is laid out

    def going_on(self, interval, passing: bool) -> None:
        """Stakes that are, the word being with who asks; `passing`, where one may wait."""
        self.level, self.better, self.staked, self.passing = interval.level, interval.better, interval.staked, passing
        self.most, self.total, self.times = interval.limits
        self.speak(interval.to_speak[1:])
        for n in range(self.seats):
            self.passed[n] = n in interval.passed

    def opening(self, base, blind, opener) -> None:
        """Before the draw: what going in costs, who has put in the ante, and who has opened."""
        self.base, self.blind, self.opener = base, blind, opener

    def holds(self, seat, final, drew=0, standing=0.0) -> None:
        """A hand as it becomes."""
        self.final[seat], self.drew[seat], self.standings[seat] = final, drew, standing

    def taken_for(self, seat, hands) -> None:
        """By the others, one of these, the weakest first."""
        self.seen[seat] = hands

    def forget(self):
        """How often hands are best is to be told anew."""
        for n in range(self.seats):
            for m in range(self.seats):
                self.part[n][m] = -1.0

    def speak(self, order):
        """These seats are still to."""
        self.first, self.last = 0, 0
        for seat in order:
            self.order[self.last] = seat
            self.last += 1

    def second(self, first, hold, limits, field):
        """The stakes after the draw, from this seat on, who may hold the age; hands are taken for what so many drawn
        cards say."""
        self.level, self.better, self.staked = 0, 0, False
        self.most, self.total, self.times = limits
        order = []
        for n in range(self.seats):
            self.passed[n] = 0
            if self.paid[n] > self.level:
                self.level = self.paid[n]
            if self.stands[n]:
                self.seen[n] = field.after(self.played[n], self.drew[n])
            seat = (first + n) % self.seats
            if self.stands[seat]:
                order.append(seat)
        self.forget()
        self.speak(order[1:] + order[:1] if hold and order and order[0] == first else order)

    # What is said

    def due(self, seat):
        due = self.level - self.paid[seat]
        if due < 0:
            return 0
        return due if due < self.has[seat] else self.has[seat]

    def room(self, seat):
        """By how much he may go better at most."""
        if self.better >= self.times:
            return 0
        for one in range(self.seats):
            if self.stands[one] and one != seat and self.has[one] > 0 and \
                    self.has[one] > self.level - self.paid[one]:
                break
        else:
            return 0
        most = self.has[seat]
        if self.level > self.paid[seat]:
            most -= self.level - self.paid[seat]
        if self.most < most:
            most = self.most
        return most if most < self.total - self.level else self.total - self.level

    def out(self, seat):
        self.stands[seat] = 0
        self.number -= 1

    def see(self, seat):
        self.put(seat, self.due(seat))
        self.passed[seat] = 0

    def up(self, seat, by):
        self.level += by
        self.put(seat, self.level - self.paid[seat])
        if self.staked:
            self.better += 1
        for one in range(self.seats):
            if self.staked and self.passed[one] and one != seat and self.stands[one]:
                self.out(one)
            self.passed[one] = 0
        self.staked = True
        self.first, self.last = 0, 0
        for n in range(1, self.seats):
            one = (seat + n) % self.seats
            if self.stands[one]:
                self.order[self.last] = one
                self.last += 1

    def put(self, seat, coins):
        self.paid[seat] += coins
        self.has[seat] -= coins
        self.pool += coins

    def do(self, verb: str, by: int) -> None:
        """What who asks might say; before the draw he is taken to open with "open"."""
        if verb == "out":
            self.out(self.me)
        elif verb == "see":
            self.see(self.me)
        elif verb == "pass":
            self.passed[self.me] = 1
        else:
            if verb == "open":
                self.opener = self.me
            self.up(self.me, self.level if verb == "straddle" else by)

    def plays_at_least(self, part):
        """No more than such a part of all hands, for all that he has said."""
        if part < self.played[self.me]:
            self.played[self.me] = part

    # How it goes on

    def asked(self):
        """Who speaks next; −1 where nobody has anything more to say, or it concerns us no longer."""
        while self.first < self.last and self.number > 1 and self.stands[self.me]:
            seat = self.order[self.first]
            self.first += 1
            if self.stands[seat] and self.has[seat] and (self.level > self.paid[seat] or self.room(seat) > 0):
                return seat
        return -1

    def before_the_draw(self):
        """All say what they usually say to a hand like theirs; whether anybody has opened, if it must be opened."""
        seat = self.asked()
        while seat >= 0:
            due, room, standing = self.due(seat), self.room(seat), self.standings[seat]
            if self.opener == -1 and self.blind < 0:
                if standing >= 1 - OPENERS and room and self.lot() < .9:
                    self.opener = seat
                    self.played[seat] = OPENERS
                    self.up(seat, self.at_most(room, self.base))
                else:
                    self.passed[seat] = 1
                seat = self.asked()
                continue
            level = self.level if self.level > self.base else self.base
            part = goes_in(self.manners[seat], level / self.base, seat == self.blind)
            above = part * self.up_to[seat]
            if standing >= 1 - above and room and self.better < OFTEN:
                self.narrowed(seat, above)
                self.up(seat, self.at_most(room, self.most // 3))
            elif standing >= 1 - part or not due:
                self.narrowed(seat, part)
                self.see(seat)
            else:
                self.out(seat)
            seat = self.asked()
        return self.opener >= 0 or self.blind >= 0

    def at_most(self, room, by):
        """A stake of at least one, but no more than there is room for."""
        return room if room < by else by if by > 1 else 1

    def narrowed(self, seat, part):
        """He is in with no more than such a part of all hands."""
        if part > self.played[seat]:
            part = self.played[seat]
        self.played[seat] = part if part > FEWEST else FEWEST

    def with_the_hands(self):
        """The last stakes, by the chance of being best against what the others may hold."""
        seat = self.asked()
        while seat >= 0:
            due, room, wins = self.due(seat), self.room(seat), self.chance(seat)
            up, easy = False, 1.0
            if seat != self.me:
                if self.stakes[seat] > .55:
                    up = self.lot() < 2 * self.stakes[seat] - 1
                easy = self.stays[seat] / .55
            if room and (up or wins >= FROM + .05 * self.better and (self.better < OFTEN or wins > .95)):
                by = room if wins > SURE or up else self.at_most(room, room // 3)
                self.kept[seat] *= stakes(self.manners[seat], self.better + self.staked,
                                          not self.passing and not self.staked)
                self.up(seat, by)
            elif not due:
                self.waits(seat, room, wins * easy * self.pool)
            elif wins * easy * (self.pool + due) >= due:
                self.kept[seat] *= .35 + .65 * stays(self.manners[seat], due, self.pool)
                self.see(seat)
            else:
                self.out(seat)
            seat = self.asked()

    def waits(self, seat, room, hoped):
        """Of whom nothing is due."""
        if self.passing and not self.staked:
            self.passed[seat] = 1
        elif room and seat != self.me and self.lot() < self.bluffs[seat]:
            self.kept[seat] *= .8
            self.up(seat, room)
        elif room and hoped > WORTH_ONE:
            self.kept[seat] *= .9
            self.up(seat, 1)
        elif room:
            self.out(seat)

    def lot(self):
        """Chance has it so: between 0 and 1."""
        self.drawn += 1
        return self.lots.at(self.drawn - 1)

    def chance(self, seat):
        """That this hand is the best, for all that its player can tell."""
        found = 1.0
        for other in range(self.seats):
            if other == seat or not self.stands[other]:      # who has passed may come in
                continue
            part = self.part[seat][other]
            if part < 0:
                part = self.part[seat][other] = part_beaten(self.seen[other], self.final[seat])
            kept, bluffs = self.kept[other], self.bluffs[other]
            above = (part - 1 + kept) / kept
            found *= (1 - bluffs) * (above if above > 0 else 0.0) + bluffs * part
        return found

    # The end

    def all_alone(self) -> bool:
        """Whether nobody stands beside who asks, or he does not."""
        return self.number < 2 or not self.stands[self.me]

    def leads(self, elder):
        """The opener, if he stands; else the elder hand."""
        return self.opener if self.opener >= 0 and self.stands[self.opener] else elder

    def shared(self, more=0):
        """What there is for each, should it be played for again, with so much more in the pool."""
        return (0.0 + self.pool + more) / self.seats

    def all_passed(self) -> bool:
        """Whether nobody has staked, where one may wait."""
        return self.passing and not self.staked and sum([self.passed[n] for n in range(self.seats)]) == self.number

    def gained(self):
        """What the deal brings this seat, beside what it has put in before."""
        me, spent = self.me, self.paid[self.me] - self.begun
        if not self.stands[me]:
            return 0.0 - spent
        if self.number == 1:
            return 0.0 + self.pool - spent
        mine, level, beaten, equal, besides = self.final[me], self.paid[me], 0, 1, self.pool
        for one in range(self.seats):
            besides -= self.paid[one]
            if one != me and self.stands[one]:
                if self.final[one] > mine and self.paid[one] > beaten:
                    beaten = self.paid[one]
                equal += self.final[one] == mine
        won = 0 if beaten else besides
        for one in range(self.seats):
            paid = self.paid[one] if self.paid[one] < level else level
            if paid > beaten:
                won += paid - beaten
        return (0.0 + won) / equal - spent
