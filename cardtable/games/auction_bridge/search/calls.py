# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player calls (maxims.py), and what comes of a call: compiled by Cython, and right without it."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.stop import breathe

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.auction_bridge.search.auction import Auction
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from cardtable.games.auction_bridge.search.auction import Auction

PASS, DOUBLE, REDOUBLE, LOWEST = 0, 1, 2, 8
CLUBS, SPADES, NO_TRUMPS = 0, 3, 4
FOUR, NONE, BOOK, ALL = 4, -1, 6, 13
ONE_SPADE, TWO_SPADES, TWO_CLUBS, ONE_NO_TRUMPS = 8 + SPADES, 16 + SPADES, 16 + CLUBS, 8 + NO_TRUMPS
UNDER, LEAST_LOSS, BONUS = 50, 100, 50
MARGIN, RUN, BEAT, SURE, HIGH, REDOUBLED = 12.0, 30.0, .6, .8, 3, .75                    # maxims.py
DOUBT, ODD, LEAST = 25.0, .3, .02                # how others may judge a hand who say what the club player would not
SAID = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}
LONGEST = 60                                     # words of an auction, after which it is taken to be over


@cython.cclass
class Calls(Auction):
    """The club player in all seats, and what his words come to."""

    # What the club player says

    @cython.cfunc
    @cython.exceptval(check=False)
    def opening(self, seat: cython.int) -> cython.int:
        suit: cython.int
        n: cython.int = 0
        lane: cython.ulonglong
        if not self.convention:
            return self.best_bid(seat, NONE)
        for suit in range(FOUR):
            n += self.stopped(self.lane(self.dealt[seat], suit))
        if n > 2 and self.honour_points(self.dealt[seat]) >= 12:
            return ONE_NO_TRUMPS
        for n in range(2):
            suit = CLUBS if n else SPADES
            lane = self.lane(self.dealt[seat], suit)
            if self.count(lane) > 4 and lane & 0x1800 == 0x1800:
                return 16 + suit
        return ONE_SPADE

    @cython.cfunc
    @cython.exceptval(check=False)
    def invited(self, seat: cython.int) -> cython.int:
        """By a partner who has opened with two of a black suit; 0 where one is not."""
        suit: cython.int
        n: cython.int = 0
        bid: cython.int
        if not self.convention or seat != self.dealer ^ 2 or self.opened != TWO_SPADES and self.opened != TWO_CLUBS:
            return 0
        for suit in range(FOUR):
            if suit != self.opened & 7:
                n += self.stopped(self.lane(self.dealt[seat], suit))
        bid = self.cheapest(NO_TRUMPS)
        return 0 if n < 2 or not bid or bid >> 3 > 2 or self.spoke >> seat & 1 else bid

    @cython.cfunc
    @cython.exceptval(check=False)
    def obliged(self, seat: cython.int) -> cython.int:
        bid: cython.int
        if not self.convention or self.bid != ONE_SPADE or self.doubled or self.bidder != self.dealer \
                or self.dealer != seat ^ 2:
            return 0
        bid = self.best_bid(seat, NONE)
        return TWO_SPADES if self.ours(seat, bid, 0) < 0 else bid

    @cython.cfunc
    @cython.exceptval(check=False)
    def partners_call(self, seat: cython.int) -> cython.int:
        bid: cython.int = self.best_bid(seat, self.bid & 7)
        worth: cython.double = self.ours(seat, bid, 0) if bid else 0
        if worth > 0 and worth > self.ours(seat, self.bid, self.doubled) + 2 * MARGIN:
            return bid
        return PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def doubled_by_them(self, seat: cython.int) -> cython.int:
        bid: cython.int
        if self.chance_of(self.hoped(seat, self.bid & 7), BOOK + (self.bid >> 3)) >= REDOUBLED:
            return REDOUBLE
        bid = self.best_bid(seat, self.bid & 7)
        return bid if bid and self.ours(seat, bid, 0) > self.ours(seat, self.bid, self.doubled) + RUN else PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep_silent(self, seat: cython.int) -> cython.bint:
        suit: cython.int
        found: cython.int = 0
        lane: cython.ulonglong
        if self.bid & 7 != NO_TRUMPS or (self.bidder + 1) & 3 != seat or self.doubled:
            return False
        for suit in range(FOUR):
            lane = self.lane(self.dealt[seat], suit)
            if lane & 0x1C00 == 0x1C00 and self.count(lane) > 5:
                found += self.count(lane)
            else:
                found += lane >> 12 & 1
        return found >= ALL - BOOK - (self.bid >> 3) + 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def doubles(self, seat: cython.int) -> cython.bint:
        side: cython.int = 1 - (seat & 1)
        points: cython.int = (self.bid >> 3) * self.worth_of(self.bid & 7)
        fails: cython.double
        game: cython.bint = self.score[side] + points >= self.goal
        made: cython.bint = not game and self.score[side] + 2 * points >= self.goal
        if self.doubled:
            return False
        fails = 1 - self.chance_of(ALL - self.hoped(seat, self.bid & 7), BOOK + (self.bid >> 3))
        if game and fails >= BEAT:
            return True
        return self.bid >> 3 >= HIGH and self.bid & 7 != CLUBS and self.bid & 7 != SPADES \
            and fails >= (SURE if made else BEAT)

    @cython.cfunc
    @cython.exceptval(check=False)
    def over_them(self, seat: cython.int) -> cython.int:
        bid: cython.int = self.best_bid(seat, NONE)
        return bid if bid and self.ours(seat, bid, 0) > MARGIN - self.theirs(seat) else PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self, seat: cython.int) -> cython.int:
        """The club player's, with what he was dealt."""
        bid: cython.int
        if self.bidder < 0:
            return self.opening(seat)
        bid = self.invited(seat)
        if not bid:
            bid = self.obliged(seat)
        if bid:
            return bid
        if (self.bidder ^ seat) & 1 == 0:
            return self.doubled_by_them(seat) if self.doubled == 1 else self.partners_call(seat)
        if self.keep_silent(seat):
            return PASS
        return DOUBLE if self.doubles(seat) else self.over_them(seat)

    # What was said

    @cython.cfunc
    @cython.exceptval(check=False)
    def worth_of_word(self, seat: cython.int, word: cython.int) -> cython.double:
        """In points, as the club player sees it."""
        if word >= LOWEST:
            return self.ours(seat, word, 0)
        if word == PASS:
            return self.ours(seat, self.bid, self.doubled) if (self.bidder ^ seat) & 1 == 0 else -self.theirs(seat)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def agrees(self, seat: cython.int) -> cython.double:
        n: cython.int
        word: cython.int
        off: cython.double
        found: cython.double = 0
        looked: cython.bint = False
        self.open_calls()
        for n in range(self.words):
            if self.must == seat:
                if not looked:
                    self.dealt[seat] = self.hand[seat]
                    self.weigh_up(seat)
                    looked = True
                word = self.word(seat)
                if word != self.said[n]:
                    off = 1.5 if word in (DOUBLE, REDOUBLE) or 0 < self.said[n] < LOWEST else \
                        (self.worth_of_word(seat, word) - self.worth_of_word(seat, self.said[n])) / DOUBT
                    off = off if off > 0 else 0
                    found += log(LEAST + ODD * exp(-off * off))
            self.say(self.said[n])
        return found

    # What comes of a word

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes(self, tricks: cython.int) -> cython.double:
        """To the asker, when the declarer's side has taken so many."""
        side: cython.int = self.bidder & 1
        own: cython.int = 1 if side == self.seat & 1 else -1
        over: cython.int = tricks - BOOK - (self.bid >> 3)
        loss: cython.int
        found: cython.double = self.for_cards(self.seat & 1, self.bid & 7)
        found += own * (40 if tricks == ALL else 20 if tricks == ALL - 1 else
                        -40 if tricks == 0 else -20 if tricks == 1 else 0)
        if over < 0:
            loss = -over * UNDER << self.doubled
            if self.bid == ONE_SPADE and loss > LEAST_LOSS:
                loss = LEAST_LOSS
            return found - own * loss + self.below(side, 0)
        return found + self.below(side, (tricks - BOOK) * self.worth_of(self.bid & 7) << self.doubled) \
            + own * BONUS * self.doubled * (1 + over)

    def spoken(self, words: Sequence[int]) -> list[list[float]]:
        """Of each of these words, now, what it comes to in each layout: all call on as club players, and play by
        habit."""
        n: cython.int
        k: cython.int
        _k: cython.int
        at: cython.int
        word: cython.int
        declarer: cython.int
        tried: list[int]
        found: list[list[float]] = [[] for _ in words]
        for n in range(self.many):
            breathe()
            self.take_up(n)
            self.replay(0, 0)
            for k in range(FOUR):
                self.weigh_up(k)
            tried = [NONE] * 20
            for came, word in zip(found, words, strict=True):
                self.open_calls()
                for k in range(self.words):
                    self.say(self.said[k])
                self.say(word)
                for _k in range(LONGEST):
                    if self.settled():
                        break
                    self.say(self.word(self.must))
                declarer = self.first_in[5 * (self.bidder & 1) + (self.bid & 7)]
                at = 5 * declarer + (self.bid & 7)
                if tried[at] < 0:
                    tried[at] = self.tricks(declarer, self.bid & 7)
                came.append(self.comes(tried[at]))
        return found

    def says(self, hand: int) -> int:
        """The club player's word with this hand, as the auction stands."""
        n: cython.int
        self.open_calls()
        for n in range(self.words):
            self.say(self.said[n])
        self.dealt[self.must] = hand
        self.weigh_up(self.must)
        return self.word(self.must)
