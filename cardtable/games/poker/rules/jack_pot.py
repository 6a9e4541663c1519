"""A jack-pot: a pool that nobody went in for, which knaves or better open in the next deal (002:4339-4364)."""
from __future__ import annotations

from dataclasses import replace

from cardtable.cards import RANKS, Cards
from cardtable.families.poker_hands.kinds import Kind, Strength
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.table import strength
from cardtable.games.poker.rules.zones import HAND, LAID
from cardtable.rules.moves import Choice, Choices, One, calls

OPENERS = "JQKA"
"""The pair that is enough, on the first deal and so on, where openers rise."""


class JackPot(Draw):
    """`opener` is who has opened it, -1 before."""

    def begin(self) -> None:
        super().begin()
        self.opener = -1

    @property
    def age(self) -> int:
        return -1

    @property
    def least(self) -> str:
        """The pair that is enough to open."""
        return opening_pair(self.terms.attempt, self.terms.rising)

    def dealt_out(self) -> None:
        self.deal_hands()
        self.bet("opening", self.in_order, "opened")

    def opening(self, seat: int) -> Choices:
        """Before it is opened nobody need go out; who has the cards may open."""
        if self.opener >= 0:
            return self.words(seat)
        room = self.betted.room(seat)
        able = room and openers(self.ranking, self.zone[HAND[seat]], self.least)
        return calls("pass") + ((Choice("open", One(room)),) if able else ())

    def faults(self, seat: int) -> Choices:
        """A jack-pot opened on less."""
        wrong = (Choice("open", One(range(1, self.terms.limit + 1)), law=CODE.law(LAW["opening"])),)
        return (*super().faults(seat), *(wrong if self.phase == "opening" and self.opener < 0 else ()))

    def do_open(self, seat: int, coins: int) -> None:
        """Who has passed is asked like all others."""
        self.note_word(seat, "open", coins)
        self.say(seat, "open", coins, law=LAW["opening"])
        self.opener = seat
        self.heard(replace(self.betted, passed=()).goes_better(coins))

    def opened(self) -> None:
        """All have spoken; if nobody has opened each adds a counter."""
        if self.opener < 0:
            self.declined = True
            self.say(self.elder, "unopened", law=LAW["unopened"])
            self.add(1, list(self.in_order), LAW["unopened"])
            self.close_deal()
        elif len(self.standing) == 1:
            self.uncalled()
        else:
            self.begin_draw()

    @property
    def next_attempt(self) -> int:
        return self.terms.attempt + 1 if self.declined else 0

    def drawn(self) -> None:
        """The opener begins, or if he is out who stands next to his left."""
        self.bet("staking", self.standing_from(self.opener), "staked")

    def uncalled(self) -> None:
        """An opener whom nobody calls shows with what he has opened, of what he has laid away as well."""
        seat, = self.standing
        if seat == self.opener:
            held = self.zone[HAND[seat]]
            before = held if self.drew[seat] <= 0 else self.first_held(seat)
            proof = openers(self.ranking, before, self.least)
            for zone in (HAND[seat], LAID[seat]):
                some = tuple([card for card in self.zone[zone] if card in proof])
                if some:
                    self.show(seat, some, zone, "openers")
            self.shown += (seat,)
            self.say(seat, "openers", law=LAW["opener"])
        super().uncalled()

    def kept_apart(self, seat: int) -> bool:
        """What the opener has laid away may be wanted to prove him right."""
        return seat == self.opener

    def first_held(self, seat: int) -> Cards:
        """The five with which he opened: what he kept comes first in his hand, what he drew after it."""
        kept = self.zone[HAND[seat]][:len(self.zone[HAND[seat]]) - self.drew[seat]]
        return kept + self.zone[LAID[seat]]


def opening_pair(attempt: int, rising: bool) -> str:
    """Knaves; or where openers rise queens, kings and then aces.

    >>> opening_pair(2, True)
    'Q'
    """
    return OPENERS[min(attempt, len(OPENERS)) - 1] if rising else OPENERS[0]


def openers(ranking: Ranking, hand: Cards, pair: str) -> Cards:
    """The cards of a hand that are a pair of these or better; none where it holds neither."""
    worth = strength(ranking, tuple(sorted(hand)))
    if worth.kind < Kind.PAIR or worth.kind == Kind.PAIR and worth.ranks[0] < RANKS.index(pair):
        return ()
    return proving(worth, hand)


def proving(worth: Strength, hand: Cards) -> Cards:
    """The cards that make a hand what it is: a pair by itself, of two pairs four, of a flush all."""
    if worth.kind in (Kind.STRAIGHT, Kind.FLUSH, Kind.FULL, Kind.STRAIGHT_FLUSH):
        return hand
    number = 2 if worth.kind == Kind.TWO_PAIRS else 1
    return tuple([card for card in hand if card.suit < 0 or card.rank in worth.ranks[:number]])
