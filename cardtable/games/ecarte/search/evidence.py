# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""How likely hands of the adversary are by what he has said, thrown and played: compiled by Cython, and right without
it.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import comb

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.ecarte.search.sets import Sets
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from cardtable.games.ecarte.search.sets import Sets

SILENT = 0.05                            # how likely who holds the king keeps silent
SURPRISE = 0.08                          # how likely a proposal, a refusal or a discard is quite against habit
WAVER = 0.06                             # of a game: within so much, habit may go either way
RARE_LEAD, RARE_REPLY = 0.3, 0.2         # how likely a card is that habit would not have played, beside one it would


@cython.cclass
class Evidence(Sets):
    """What is known of one adversary."""

    silence: cython.double               # the constants above
    surprise: cython.double
    waver: cython.double
    rare_lead: cython.double
    rare_reply: cython.double
    thrown: cython.int                   # evidence: how many cards he threw at the exchange,
    away: cython.ulonglong               # of all cards that lie where we cannot see,
    keepers: cython.ulonglong            # of which he would keep these;
    willing: cython.int                  # 1 if he has shown that he likes his hand, -1 that he does not,
    now: cython.double[::1]              # by suit's holding, trumps and plain, his chance of the point at once
    changed: cython.double[::1]          # and with other cards,
    gains: cython.double[::1]            # what it is worth to win and to lose now, to win and to lose then;
    silent: cython.ulonglong             # the king, which he has not announced;
    played: cython.ulonglong             # what he has played,
    plays: cython.ulonglong[::1]         # by card: what he played from then on, the card, the card led and one (or 0)
    ways: cython.double[::1]             # how many ways to take 0 to 5 of up to 32 cards

    def __init__(self, trump: int) -> None:
        Sets.__init__(self, trump)
        self.ways = array("d", [float(comb(n, k)) for n in range(33) for k in range(6)])
        self.thrown = self.willing = 0
        self.silence, self.surprise, self.waver = SILENT, SURPRISE, WAVER
        self.rare_lead, self.rare_reply = RARE_LEAD, RARE_REPLY
        self.silent = self.played = self.away = self.keepers = 0
        self.plays = array("Q", [])

    def said(self, willing: int, now: Sequence[float], changed: Sequence[float], stakes: Sequence[float]) -> None:
        """He has shown that he likes his hand (1) or not (-1).

        `now`, `changed`: his chance of the point in logits by the holding of trumps and, from 256 on, of a plain suit,
        without and with other cards; `stakes`: what it is worth to win and to lose now, to win and to lose then.
        """
        self.willing, self.now, self.changed = willing, array("d", now), array("d", changed)
        self.gains = array("d", stakes)

    def exchanged(self, thrown: int, away: int, keepers: int) -> None:
        """He has thrown so many; `away` are the cards that may be his, in the stock or thrown, `keepers` those kept
        by habit."""
        self.thrown, self.away, self.keepers = thrown, away, keepers

    def kept_silent(self, king: int) -> None:
        """The king of trumps, which he has not announced."""
        self.silent = king

    def has_played(self, cards: Sequence[tuple[int, int]]) -> None:
        """The cards he has played, in order, each with the card led to it, or -1."""
        found, after = [], 0
        for card, led in reversed(cards):
            after |= 1 << card
            found += [after, card, led + 1]
        self.played, self.plays = after, array("Q", found)

    def weigh(self, hands: Sequence[int]) -> list[float]:
        """How likely each of these hands, of the cards he has left, makes what he has said and done."""
        return [self._weight(hand) for hand in hands]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _weight(self, hand: cython.ulonglong) -> cython.double:
        whole: cython.ulonglong = hand | self.played
        held: cython.ulonglong
        weight: cython.double = self.silence if hand & self.silent else 1.0
        gain: cython.double
        k: cython.int
        usual: cython.ulonglong
        if self.thrown:
            weight *= self._kept(whole, hand)
        if self.willing:
            gain = self.willing * self._gain(whole) / self.waver
            weight *= self.surprise + (1 - self.surprise) / (1 + exp(-gain))
        for k in range(0, len(self.plays), 3):
            held = hand | self.plays[k]
            if self.plays[k + 2]:
                usual = self.lawful(held, self.plays[k + 2] - 1)
                usual &= self.lowest(usual)
                weight *= 1.0 if usual >> self.plays[k + 1] & 1 else self.rare_reply
            elif self.size(held) == 5:
                weight *= 1.0 if self.led_first(held) >> self.plays[k + 1] & 1 else self.rare_lead
        return weight

    @cython.cfunc
    @cython.exceptval(check=False)
    def _kept(self, whole: cython.ulonglong, hand: cython.ulonglong) -> cython.double:
        """How likely it is that five less what he threw were kept and the rest drawn: kept are trumps and kings."""
        away: cython.ulonglong = self.away & ~hand
        kept: cython.int = 5 - self.thrown
        rest: cython.int = self.size(away)
        loose: cython.int = self.size(away & ~self.keepers)
        usual: cython.double = self.ways[6 * self.size(whole & self.keepers) + kept]
        usual *= self.ways[6 * loose + self.thrown]
        return self.surprise / 10 + usual / (self.ways[30 + kept] * self.ways[6 * rest + self.thrown])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _gain(self, whole: cython.ulonglong) -> cython.double:
        """By how much he does better with this hand as it is."""
        now: cython.double = 0.0
        later: cython.double = 0.0
        s: cython.int
        some: cython.int
        for s in range(4):
            some = whole >> (8 * s) & 255
            if s != self.trump:
                some += 256
            now += self.now[some]
            later += self.changed[some]
        now = 1 / (1 + exp(-now))
        later = 1 / (1 + exp(-later))
        return (now * self.gains[0] + (1 - now) * self.gains[1] - later * self.gains[2]
                - (1 - later) * self.gains[3])

