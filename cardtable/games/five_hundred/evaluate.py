"""What search needs to know of Five Hundred: which bids and discards are worth trying, and what they are worth."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.search import Calling, InPlay, Likelihood, Policy
from cardtable.games.five_hundred.maxims import advise
from cardtable.games.five_hundred.rules import FIVES, LAYOUT, FiveHundred
from cardtable.games.five_hundred.schedule import ALL, ALL_TEN, NO_TRUMPS, TRICK, value
from cardtable.games.five_hundred.strength import hopes
from cardtable.games.five_hundred.words import IN
from cardtable.games.five_hundred.worth import WON, apart, first, own_game
from cardtable.players.came import Came
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, PartWords, Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import COMPILED, Position, Scoring

# Layouts at budget 1, and when courses are compared for the first time; fewer where the solver is not compiled.
IN_PLAY, CALLS, LAYING, EARLY = (140, 300, 90, 60) if COMPILED else (30, 10, 10, 10)
MOST_BIDS = 5                                    # of those that come near what the hand promises
REACH = 1.6                                      # tricks by which a bid tried may exceed what the hand promises
BELOW = 1.2                                      # tricks by which a suit tried may promise less than the best
DOUBT = .8                                       # tricks by which a bidder may well judge his hand otherwise
LEAST = .05                                      # anybody may do anything
NEAR = 2                                         # tricks short of the game, it matters who takes which

SCALE = Scale(3.0, 15.0)         # of points, beside the schedule's hundreds

# What is told of figures: each plays for himself, but against a bidder two are valued together (`worth.py`).
OF_BIDDER = "you are {ahead_of} the mean of the other two in this deal"
AGAINST = "the two of you are, at your mean, {ahead_of} the bidder in this deal"
SPEAKING = "you are {ahead_of} the others in this deal"
GAME_TOO = f", the game counted as {WON} more"
OWN_GAME_TOO = f", your game counted as {WON} more, and another’s as {WON} less"
COUNTED = "Counted is by how much the bidder’s points in this deal are above or below the mean of the other two’s."
UNBID = " If nobody bids, your tricks count in the same way beside the other two’s."
WITH_GAME = f" Who wins the game with it has {WON} more."
WITH_OWN_GAME = f" If you win the game with it, {WON} more, if another does, {WON} less."

# Of what is made up what the play brings: for the bidder, and for who stands against him.
GAME_SAVED = PartWords("", "the game brings {n} more", "the game brings {n} less", "it does more for the game than")
OWN_BID = {
    "bid": PartWords("", "the bid brings {n} more", "the bid brings {n} less", "it makes the bid oftener than"),
    "ten": PartWords("", "all ten tricks bring {n} more", "all ten tricks bring {n} less",
                     "it takes all ten tricks oftener than"),
    "tricks": PartWords("", "the others’ tricks cost {n} less", "the others’ tricks cost {n} more",
                        "it leaves the others fewer tricks than"),
    "game": GAME_SAVED}
THEIR_BID = {
    "bid": PartWords("", "the bid brings the bidder {n} less", "the bid brings the bidder {n} more",
                     "it defeats the bid oftener than"),
    "ten": PartWords("", "all ten tricks bring the bidder {n} less", "all ten tricks bring the bidder {n} more",
                     "it saves a trick oftener than"),
    "tricks": PartWords("", "tricks bring {n} more", "tricks bring {n} less", "it takes more tricks than"),
    "game": GAME_SAVED}

SUITED = {**{letter: f"in {IN[letter]}" for letter in SUITS}, NO_TRUMPS: "without trumps"}
phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "discard": ("Lay out", "laying out"),
          **{f"name {letter}": (f"Name {suit}", f"naming {suit}")
             for letter, suit in zip(SUITS, SUIT_NAMES, strict=True)},
          **{f"bid {n} {letter}": (f"Bid {word} {suit}", f"bidding {word} {suit}")
             for n, word in enumerate(("six", "seven", "eight", "nine", "ten"), 6) for letter, suit in SUITED.items()}}
HABIT = "The others are supposed to bid by habit; the play is judged with open cards."
OPEN = "The play is judged with open cards: that the others cannot see each other’s hands is not weighed."
caveats = {"calling": HABIT, "laying": OPEN, "play": OPEN}


def question(view: View, seat: int, book: Move) -> Question | None:
    """All but which suit the joker is led for, where the club player's word stands."""
    deal = view.deal
    if not isinstance(deal, FiveHundred) or deal.phase not in caveats:
        return None
    heard = Heard(deal, seat)
    if deal.phase == "play":
        return AtPlay(view, seat, "points", IN_PLAY, heard.likely)
    samples = CALLS if deal.phase == "calling" else LAYING
    return Speaking(view, seat, list(plans(view, seat, book)), policy, samples, "points", heard.likely)


class Bid:
    """A bid that stands, and what the play brings to a seat by its parts."""

    def __init__(self, deal: FiveHundred, seat: int) -> None:
        table = deal.scoring(deal.party[deal.bidder]).table                  # each trick of the bidder's brings more
        self.tricks = {worth * FIVES: tricks for tricks, worth in enumerate(table)}
        self.bid, self.sign = str(deal.bid), 1 if seat == deal.bidder else -1
        others = [seat, *deal.partners_of(seat)] if self.sign < 0 else []
        self.wanted = {one: deal.wants(one) for one in others}
        self.gone = sum([deal.taken[one] for one in others])

    def apart(self, value: float, taker: int = -1) -> Parts:
        """By how many tricks the solver must have found; the solver plays for two who stand together, each of whom has
        a game of his own, for which it counts who takes the trick that is played."""
        tricks = self.tricks.get(round(self.sign * value))
        if tricks is None:                               # too hard to tell: nothing has come of it
            return dict.fromkeys(OWN_BID, 0.0)
        found = {name: self.sign * part for name, part in apart(self.bid, tricks, self.sign * value).items()}
        if self.wanted and found["game"] > -WON / 2:     # not the bidder's
            left = ALL - tricks - self.gone - (taker in self.wanted)
            found["game"] = own_game(left, *[max(0, n - (one == taker)) for one, n in self.wanted.items()])
        return found


class AtPlay(InPlay):
    """Which card; where nobody has bid, for the points of one's own tricks."""

    solver_unit = FIVES
    scale = SCALE
    early = EARLY
    _bid: Bid | None = None
    _near = False

    def __init__(self, view: View, seat: int, unit: str, samples: int, likely: Likelihood) -> None:
        super().__init__(view, seat, unit, samples, likely)
        deal = view.deal
        assert isinstance(deal, FiveHundred)
        if deal.bidder >= 0:
            ends = may_end(deal, deal.bidder, value(str(deal.bid)))
            own = seat == deal.bidder
            self.beside = OF_BIDDER + GAME_TOO * ends if own else AGAINST + OWN_GAME_TOO * ends
            self.counted = COUNTED + (WITH_GAME if own else WITH_OWN_GAME) * ends
            self._bid, self.part_words = Bid(deal, seat), OWN_BID if own else THEIR_BID
            self._near = min(self._bid.wanted.values(), default=ALL) <= NEAR

    def apart(self, world: TrickDeal, card: Card, value: float) -> Parts:
        """With who takes the trick, where one of the two who stand together is near the game."""
        if self._bid is None:
            return super().apart(world, card, value)
        assert isinstance(world, FiveHundred)
        return self._bid.apart(value, world.taker(self.seat, card) if self._near else -1)


class Speaking(Calling):
    """What to bid, and what to lay out."""

    solver_unit = FIVES
    scale = SCALE
    early = EARLY

    def __init__(self, view: View, seat: int, plans: Sequence[Plan], policy: Policy, samples: int, unit: str,
                 likely: Likelihood) -> None:
        super().__init__(view, seat, plans, policy, samples, unit, likely)
        deal = view.deal
        assert isinstance(deal, FiveHundred)
        bids = [value(f"{move[1]}{move[2]}") for (move,) in plans if move.verb == "bid"]
        bids += [value(str(deal.bid))] if deal.bidder >= 0 else []
        calling = deal.phase == "calling"
        ends = any(may_end(deal, one, max(bids, default=0)) for one in (range(deal.seats) if calling else (seat,)))
        self.beside = (SPEAKING if calling else OF_BIDDER) + GAME_TOO * ends
        self.counted = COUNTED + UNBID * (calling and deal.bidder < 0) + WITH_GAME * ends
        self._came, self._bid = Came(), None if calling else Bid(deal, seat)
        self.part_words = {} if calling else OWN_BID

    def values(self, world: TrickDeal, plans: Sequence[Plan]) -> list[float]:
        """What is laid out is told apart, for the bid stands."""
        found = super().values(world, plans)
        if self._bid is None:
            return found
        return [self._came.add(plan, self._bid.apart(value)) for plan, value in zip(plans, found, strict=True)]

    def brings(self, deal: TrickDeal, value: float) -> float:
        """Of another's bid with the game as it is the seat's own."""
        assert isinstance(deal, FiveHundred)
        return value if deal.bidder in (-1, self.seat) else sum(Bid(deal, self.seat).apart(value).values())

    def opened(self, deal: TrickDeal) -> Position:
        """A deal that nobody bid for by how much one's own tricks bring above the mean of the other two's, as a bid
        is."""
        position = super().opened(deal)
        assert isinstance(deal, FiveHundred)
        if deal.bidder >= 0:
            return position
        others = [deal.wants(seat) for seat in range(deal.seats) if seat != self.seat]
        table = [TRICK * (tricks - (ALL - tricks) / 2) + (
            WON if tricks >= deal.wants(self.seat) else -WON / 2 * sum(first(ALL - tricks, *others)))
            for tricks in range(ALL + 1)]
        return replace(position, scoring=Scoring(trick=0, table=[round(points / FIVES) for points in table]))

    def afresh(self) -> None:
        self._came = Came()

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        return self._came.mean(plan, like) if self._bid is not None else {}


def may_end(deal: FiveHundred, bidder: int, bid: int) -> bool:
    """Whether the game may be won with this deal, by a bidder whose bid is worth so much, or by tricks against him."""
    assert deal.goal is not None
    most = [max(ALL_TEN, bid) if seat == bidder else TRICK * ALL for seat in range(deal.seats)]
    return any(deal.score[deal.side[seat]] + points >= deal.goal for seat, points in enumerate(most))


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, FiveHundred)
    return advise(deal, seat).move


def plans(view: View, seat: int, book: Move) -> Iterator[Plan]:
    """The bids within reach, at least one, or the discards that differ from the club player’s by one card at most."""
    deal = view.deal
    assert isinstance(deal, FiveHundred)
    hand = deal.zone[LAYOUT.hand[seat]]
    if deal.phase == "laying":
        thrown = [c for c in book[1:] if isinstance(c, Card)]
        yield (book,)
        for card in thrown:
            for other in hand:
                if other not in thrown and other.suit != deal.trump:
                    yield (Move(("discard", *sorted([*[c for c in thrown if c is not card], other]))),)
        return
    yield (Move(("pass",)),)
    promised = {hope.suit: hope.tricks for hope in hopes(hand)}
    best = max(promised.values())
    bids = [move for move in view.decision(seat) if move.verb == "bid"]
    near = [move for move in bids if promised[str(move[2])] >= max(best - BELOW, int(move[1]) - REACH)]
    near.sort(key=lambda move: (int(move[1]), -promised[str(move[2])]))
    if not near:                                     # the nearest, so that it is seen what bidding would cost
        near = sorted(bids, key=lambda move: (int(move[1]), -promised[str(move[2])]))[:1]
    for move in dict.fromkeys([*near[:MOST_BIDS], *[book] * (book.verb == "bid")]):
        yield (move,)


class Heard:
    """How well a layout agrees with what the others bid: those who bid much hold much, in that suit."""

    def __init__(self, deal: FiveHundred, seat: int) -> None:
        self.bids = {who: str(bid) for who, bid in deal.called if who != seat and bid != "pass"}
        self.passed = {who for who, bid in deal.called if who != seat and bid == "pass"} - set(self.bids)

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, FiveHundred)
        found = 1.0
        for who, bid in self.bids.items():
            promised = {hope.suit: hope.tricks for hope in hopes(tuple(world.dealt_hand(who))[:10])}
            short = max(0.0, int(bid[:-1]) - promised[bid[-1]])
            found *= LEAST + (1 - LEAST) * exp(-(short / DOUBT) ** 2)
        for who in self.passed:
            over = max(0.0, hopes(tuple(world.dealt_hand(who)))[0].tricks - 6)
            found *= LEAST + (1 - LEAST) * exp(-(over / DOUBT) ** 2)
        return found
