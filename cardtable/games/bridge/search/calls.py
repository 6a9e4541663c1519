# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player says (maxims.py), and what comes of a word: compiled by Cython, and right without it.

Words are numbers: a denomination, then to leave it, to be content (also "may I lead?" and its answer), to double.
"""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.stop import breathe

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.declarer.search.promises import Promises
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from cardtable.families.declarer.search.promises import Promises

CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMPS, LEAVE, CONTENT, DOUBLE = range(8)
DECLARING, NAMING, DOUBLING, ANSWERING, REDOUBLING, PARTNER, OVER = range(7)
FOUR, NONE, LANE, BOOK, ALL = 4, -1, 0xFFFF, 6, 13
ACES, TENS = 0x1000_1000_1000_1000, 0x1F00
SAFE, IN_CLUBS, CERTAIN, AGAINST, FOR_DOUBLE, FOR_REDOUBLE, STRONGER, GAME = 7.2, 8.0, .8, 1.0, 7.3, 8.2, .8, 40
DOUBT, ODD, LEAST = .5, .3, .02                  # how others may judge a hand who say what the club player would not
WIDE = 5                                         # numbers of a word that was said
UNENDING = 12                                    # a side is content at last
SAID = {"leave-it": LEAVE, "may-i-lead": CONTENT, "yes": CONTENT, "satisfied": CONTENT, "double": DOUBLE,
        "redouble": DOUBLE}                      # the numbers of the words that are no denominations


@cython.cclass
class Calls(Promises):
    """Naming trumps, doubling, and what they come to."""

    def __init__(self, limit: int, said: Sequence[int], **rules: object) -> None:
        """`limit`: of what a trick may be worth, 0 for none; `said`: five numbers for each word."""
        Promises.__init__(self, **rules)
        if not cython.compiled:
            self.said, self.doublers = [0] * 320, [0] * 2
        self.trick_limit, self.words = limit, len(said) // WIDE
        for n in range(len(said)):
            self.said[n] = said[n]
        self.stands(DECLARING, self.dealer, NONE, 0, 0, (NONE, NONE))

    def stands(self, phase: int, must: int, namer: int, named: int, doubled: int, doublers: Sequence[int]) -> None:
        """How far the calls have come."""
        self.phase, self.must, self.namer, self.named, self.doubled = phase, must, namer, named, doubled
        for n in range(2):
            self.doublers[n] = doublers[n]

    # What the club player thinks of a hand

    @cython.cfunc
    @cython.exceptval(check=False)
    def certain_in(self, hand: cython.ulonglong, seat: cython.int, named: cython.int) -> cython.double:
        """How likely the game is."""
        worth: cython.int = self.worth_of(named)
        short: cython.int = self.goal - self.score[seat & 1]
        return self.chance_of(self.hopes(hand, named), BOOK + (short + worth - 1) // worth)

    @cython.cfunc
    @cython.exceptval(check=False)
    def worth_in(self, hand: cython.ulonglong, seat: cython.int, named: cython.int) -> cython.double:
        """In points, what may be hoped for by tricks, the honours of this hand, and the game."""
        own: cython.int = self.in_hand(hand, named)
        worth: cython.int = self.worth_of(named)
        honours: cython.int = 100 * (own == 4) + 30 * (own == 3) if named == NO_TRUMPS else \
            worth * (2 if own == 3 else 8 if own == 4 else 10 if own == 5 else 0)
        return worth * (self.hopes(hand, named) - BOOK - .5) + honours + GAME * self.certain_in(hand, seat, named)

    @cython.cfunc
    @cython.exceptval(check=False)
    def strong(self, lane: cython.ulonglong) -> cython.bint:
        return self.count(lane) > 4 and (self.count(lane & 0x1C00) > 1 or self.count(lane & 0x1E00) > 2)

    @cython.cfunc
    @cython.exceptval(check=False)
    def safe(self, hand: cython.ulonglong, named: cython.int) -> cython.bint:
        suit: cython.int
        n: cython.int = 0
        if named == NO_TRUMPS:
            for suit in range(FOUR):
                n += not self.stopped(self.lane(hand, suit))
            return n < 2
        n = self.count(self.lane(hand, named))
        return n > 4 or n == 4 and self.count(self.lane(hand, named) & 0x1E00) > 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def by_aces(self, hand: cython.ulonglong) -> cython.int:
        aces: cython.int = self.count(hand & ACES)
        suit: cython.int
        mark: cython.int
        most: cython.int = NONE
        best: cython.int = NONE
        bare: cython.bint = False
        if aces < 3:
            return NONE
        if aces == 4:
            return NO_TRUMPS
        for suit in range(FOUR):
            if suit in (HEARTS, DIAMONDS) and self.strong(self.lane(hand, suit)):
                mark = self.count(self.lane(hand, suit)) << 16 | cython.cast(cython.int, self.lane(hand, suit))
                if mark >= most:
                    most, best = mark, suit
            elif not self.stopped(self.lane(hand, suit)):
                bare = True
        return best if best >= 0 and bare else NO_TRUMPS

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_game(self, hand: cython.ulonglong, seat: cython.int) -> cython.int:
        spades: cython.double = self.certain_in(hand, seat, SPADES)
        clubs: cython.double = self.certain_in(hand, seat, CLUBS)
        likely: cython.double = spades if spades >= clubs else clubs
        if likely < CERTAIN or likely < self.certain_in(hand, seat, NO_TRUMPS) \
                or likely < self.certain_in(hand, seat, HEARTS) or likely < self.certain_in(hand, seat, DIAMONDS):
            return NONE
        return SPADES if spades >= clubs else CLUBS

    # What he says

    @cython.cfunc
    @cython.exceptval(check=False)
    def declaring(self, hand: cython.ulonglong, seat: cython.int) -> cython.int:
        found: cython.int = self.by_aces(hand)
        named: cython.int
        mark: cython.double
        most: cython.double = 0
        if found < 0:
            found = self.for_game(hand, seat)
        if found >= 0:
            return found
        for named in range(NO_TRUMPS, CLUBS, -1):
            if named != SPADES and self.hopes(hand, named) >= SAFE and self.safe(hand, named):
                mark = self.worth_in(hand, seat, named)
                if found < 0 or mark > most:
                    most, found = mark, named
        if found >= 0:
            return found
        return CLUBS if self.hopes(hand, CLUBS) >= IN_CLUBS else LEAVE

    @cython.cfunc
    @cython.exceptval(check=False)
    def naming(self, hand: cython.ulonglong, seat: cython.int) -> cython.int:
        found: cython.int = self.by_aces(hand)
        n: cython.int
        named: cython.int
        mark: cython.double
        most: cython.double = 0
        if found < 0:
            found = self.for_game(hand, seat)
        if found >= 0:
            return found
        for n in range(5):
            named = SPADES if n == 0 else NO_TRUMPS if n == 4 else n - 1
            mark = -GAME
            if named in (SPADES, CLUBS) or self.safe(hand, named):
                mark = self.worth_in(hand, seat, named)
            if found < 0 or mark > most:
                most, found = mark, named
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self, hand: cython.ulonglong, seat: cython.int, phase: cython.int, named: cython.int,
             doubled: cython.int) -> cython.int:
        """The club player's, with this hand; `aside` is by how much he might have said otherwise."""
        self.aside = 1
        if phase == DECLARING:
            return self.declaring(hand, seat)
        if phase == NAMING:
            return self.naming(hand, seat)
        self.aside = self.hopes(hand, named)
        if (seat ^ self.dealer) & 1:
            self.aside -= AGAINST
        self.aside -= FOR_DOUBLE if phase in (DOUBLING, ANSWERING) else FOR_REDOUBLE + STRONGER
        return DOUBLE if self.aside >= 0 and doubled < UNENDING else CONTENT

    @cython.cfunc
    @cython.exceptval(check=False)
    def agrees(self, seat: cython.int) -> cython.double:
        n: cython.int
        found: cython.double = 0
        for n in range(0, WIDE * self.words, WIDE):
            if self.said[n] == seat and self.word(
                    self.hand[seat], seat, self.said[n + 1], self.said[n + 2], self.said[n + 3]) != self.said[n + 4]:
                found += log(LEAST + ODD * exp(-(self.aside / DOUBT) * (self.aside / DOUBT)))
        return found

    # How the calls go on, and what they come to

    @cython.cfunc
    @cython.exceptval(check=False)
    def say(self, word: cython.int) -> cython.void:
        if word <= NO_TRUMPS:
            self.named, self.namer, self.doubled = word, self.must, 0
            self.doublers[0] = self.doublers[1] = NONE
            self.phase, self.must = DOUBLING, (self.dealer + 1) & 3
        elif word == DOUBLE:
            self.raised()
        elif self.phase == ANSWERING or self.phase == PARTNER:
            self.phase = OVER
        else:
            self.phase += 1
            self.must ^= 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def raised(self) -> cython.void:
        other: cython.int = 1 - (self.must & 1)
        self.doubled += 1
        self.doublers[self.must & 1] = self.must
        if self.trick_limit and self.trick_worth() >= self.trick_limit:
            self.phase = OVER
            return
        self.phase = REDOUBLING
        self.must = self.doublers[other] if self.doublers[other] >= 0 else self.namer

    @cython.cfunc
    @cython.exceptval(check=False)
    def trick_worth(self) -> cython.int:
        worth: cython.int = self.worth_of(self.named) << self.doubled
        return self.trick_limit if self.trick_limit and worth > self.trick_limit else worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def settled(self, tricks: cython.int) -> cython.double:
        """To the asker, when the dealer's side has taken so many."""
        side: cython.int = self.dealer & 1
        own: cython.int = 1 if side == self.seat & 1 else -1
        slam: cython.int = 40 if tricks == ALL else 20 if tricks == ALL - 1 else \
            -40 if tricks == 0 else -20 if tricks == 1 else 0
        over: cython.int = tricks - BOOK
        if over <= 0:
            side, over = 1 - side, 1 - over
        return self.below(side, over * self.trick_worth()) + own * slam + self.for_cards(self.seat & 1, self.named)

    def spoken(self, words: Sequence[int]) -> list[list[float]]:
        """Of each of these words, now, what it comes to in each layout: all say on as club players, and play by
        habit."""
        n: cython.int
        named: cython.int
        word: cython.int
        tried: list[int]
        phase: cython.int = self.phase
        must: cython.int = self.must
        namer: cython.int = self.namer
        was: cython.int = self.named
        doubled: cython.int = self.doubled
        first: cython.int = self.doublers[0]
        second: cython.int = self.doublers[1]
        found: list[list[float]] = [[] for _ in words]
        for n in range(self.many):
            breathe()
            self.take_up(n)
            self.replay(0, 0)
            tried = [NONE] * 5
            for at, word in enumerate(words):
                self.phase, self.must, self.namer, self.named, self.doubled = phase, must, namer, was, doubled
                self.doublers[0], self.doublers[1] = first, second
                self.say(word)
                while self.phase != OVER:
                    self.say(self.word(self.dealt[self.must], self.must, self.phase, self.named, self.doubled))
                named = self.named
                if tried[named] < 0:
                    tried[named] = self.tricks(self.dealer, named)
                found[at].append(self.settled(tried[named]))
        self.phase, self.must, self.namer, self.named, self.doubled = phase, must, namer, was, doubled
        self.doublers[0], self.doublers[1] = first, second
        return found

    def says(self, hand: int) -> int:
        """The club player's word with this hand, as the calls stand."""
        return self.word(hand, self.must, self.phase, self.named, self.doubled)
