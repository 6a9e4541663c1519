"""What is asked of the solver: a position with all cards open, the duties of play, and what counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

SEATS = 6
RANKS = 16
MOST_IN_SUIT = 15
MOST_IN_HAND = 32
MOST_POINTS = 30_000
ALL_CARDS = (1 << 64) - 1


def mask(cards: Iterable[int]) -> int:
    """The set, as a bit mask, of cards numbered suit * 16 + rank + 1, as the rules number them: 1 is bit 0."""
    out = 0
    for card in cards:
        if not 1 <= card <= 64:
            raise ValueError(f"card {card} is not between 1 and 64")
        out |= 1 << (card - 1)
    return out


def cards_in(bits: int) -> list[int]:
    """The numbers of the bits of a mask, lowest first."""
    return [bit for bit in range(64) if bits >> bit & 1]


@dataclass(frozen=True, slots=True)
class Duties:
    """What a player who follows must do.

    `follow`: follow suit if able. `head`: beat the best card yet if able, in the suit he plays by duty (the suit led,
    or trumps where he must trump). `trump`: play a trump if unable to follow. The last two need the first.
    """

    follow: bool = True
    head: bool = False
    trump: bool = False


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a side scores, in points.

    trick: each trick won; taken: more for a trick won by a side that did not lead it; lead: each card led;
    last: more for the last trick; cards: points of each card, by its bit, to the winner of the trick;
    table: the final value by tricks won in all (its index), of the side asked only;
    margin: the points of the others are taken off (the table is not touched by this).
    """

    trick: int = 1
    taken: int = 0
    lead: int = 0
    last: int = 0
    cards: Mapping[int, int] = field(default_factory=dict)
    table: Sequence[int] = ()
    margin: bool = False

    @property
    def by_tricks_only(self) -> bool:
        """Whether the value depends on nothing but the number of tricks."""
        return not (self.taken or self.lead or self.last or any(self.cards.values()))


TRICKS = Scoring()
MISERE = Scoring(trick=-1)


@dataclass(frozen=True, slots=True)
class Position:
    """A position to be solved.

    hands: for each seat, clockwise, its cards as a mask of bits suit * 16 + rank, higher ranks beating lower ones of
    the same suit. The caller arranges ranks in their order of strength, and puts a card that changes its suit or
    strength (a bower, the joker) into the place where it counts.
    sides: a number for each seat; seats of one number are allies.
    lead: the seat that leads, or led the trick begun.
    trick: the (seat, bit) already played to it, in order; these cards are in no hand.
    trump: a suit, or None.
    won: tricks that the side asked has won before, for the table.
    side: the side whose points are counted; by default that of the seat to play. The others stand together against it.

    A seat whose hand is empty sits out; hands may differ in length, and a seat that runs out is passed over; if it has
    won the trick the next seat with cards leads.
    """

    hands: Sequence[int]
    sides: Sequence[int]
    lead: int
    trick: Sequence[tuple[int, int]] = ()
    trump: int | None = None
    duties: Duties = Duties()
    scoring: Scoring = TRICKS
    won: int = 0
    side: int | None = None

    def active(self) -> list[int]:
        """The seats that take part: those with cards, or with a card on the table."""
        played = {seat for seat, _ in self.trick}
        return [seat for seat, hand in enumerate(self.hands) if hand or seat in played]

    def to_play(self) -> int:
        """The seat whose turn it is."""
        count = len(self.hands)
        seat = self.lead
        if self.trick:
            seat = (self.trick[-1][0] + 1) % count
            while seat != self.lead and not self.hands[seat]:
                seat = (seat + 1) % count
        return seat

    def check(self) -> None:
        """Raise ValueError, naming the fault, if this cannot be a position."""
        count = len(self.hands)
        if not 2 <= count <= SEATS:
            raise ValueError(f"{count} seats: the solver takes 2 to {SEATS}")
        if len(self.sides) != count:
            raise ValueError(f"{len(self.sides)} sides for {count} seats")
        if not 0 <= self.lead < count:
            raise ValueError(f"the leader's seat {self.lead} is not between 0 and {count - 1}")
        if self.trump is not None and not 0 <= self.trump <= 3:
            raise ValueError(f"the trump suit {self.trump} is not between 0 and 3")
        if not self.duties.follow and (self.duties.head or self.duties.trump):
            raise ValueError("a duty to head or to trump goes with the duty to follow")
        self._check_cards()
        self._check_trick()
        self._check_scoring()
        if self.side is not None and self.side not in self.sides:
            raise ValueError(f"no seat is of side {self.side}")

    def _check_cards(self) -> None:
        seen = 0
        for seat, hand in enumerate(self.hands):
            if not 0 <= hand <= ALL_CARDS:
                raise ValueError(f"the hand of seat {seat} has bits outside 0 to 63")
            if hand.bit_count() > MOST_IN_HAND:
                raise ValueError(f"seat {seat} has {hand.bit_count()} cards, more than {MOST_IN_HAND}")
            if seen & hand:
                raise ValueError(f"card {cards_in(seen & hand)[0]} is twice in the hands")
            seen |= hand
        for _, card in self.trick:
            if not 0 <= card <= 63:
                raise ValueError(f"card {card} on the table is not between 0 and 63")
            if seen >> card & 1:
                raise ValueError(f"card {card} is twice in the hands and on the table")
            seen |= 1 << card
        for suit in range(4):
            if (seen >> (RANKS * suit) & 0xFFFF).bit_count() > MOST_IN_SUIT:
                raise ValueError(f"suit {suit} has more than {MOST_IN_SUIT} cards in play")

    def _check_trick(self) -> None:
        seat = self.lead
        count = len(self.hands)
        for index, (player, _) in enumerate(self.trick):
            if not 0 <= player < count:
                raise ValueError(f"seat {player} on the table is not between 0 and {count - 1}")
            while index and not self.hands[seat] and seat != player and seat != self.lead:
                seat = (seat + 1) % count
            if player != seat or (index and seat == self.lead):
                raise ValueError(f"seat {player} has played out of turn to the trick")
            seat = (seat + 1) % count
        if self.trick:
            if not self.hands[self.to_play()] or self.to_play() == self.lead:
                raise ValueError("the trick on the table is already full")
        elif not self.hands[self.lead]:
            raise ValueError(f"seat {self.lead} is to lead and has no card")

    def _check_scoring(self) -> None:
        scoring = self.scoring
        longest = max(hand.bit_count() for hand in self.hands) + 1
        numbers = [scoring.trick, scoring.taken, scoring.lead, scoring.last, *scoring.cards.values(), *scoring.table]
        if longest * sum(abs(number) for number in numbers) > MOST_POINTS:
            raise ValueError(f"the points of the scoring are too many to add up to {MOST_POINTS}")
        for card in scoring.cards:
            if not 0 <= card <= 63:
                raise ValueError(f"card {card} with points is not between 0 and 63")
        if self.won < 0:
            raise ValueError(f"{self.won} tricks won before")
        if scoring.table and len(scoring.table) <= self.won + self.tricks():
            raise ValueError(f"the table of {len(scoring.table)} values ends before {self.won + self.tricks()} tricks")

    def tricks(self) -> int:
        """The tricks still to be completed, the one begun included."""
        played = {seat for seat, _ in self.trick}
        return max(hand.bit_count() + (seat in played) for seat, hand in enumerate(self.hands))
