"""Every course of a decision, reckoned from the cards that are out, and what it comes to in counters."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.maxims import GOOD, colours
from cardtable.games.vingt_un.odds import ANY, DOUBLED, Pack, packed
from cardtable.games.vingt_un.reckoning import (
    Against,
    Punter,
    against_punters,
    banked,
    begun,
    best_of,
    drawn,
    round_to_come,
    staked,
    stood,
)
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.scoring import ACE, GOAL
from cardtable.games.vingt_un.table import COLOURS, ORDINARY, SYMPATHY
from cardtable.games.vingt_un.unseen import out
from cardtable.games.vingt_un.zones import DRAWN, HANDS, MOST_HANDS, Hand
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

phrase = {"stake": ("Stake", "staking"), "double": ("Double", "doubling"), "no-double": ("No double", "not doubling"),
          "card": ("Card", "drawing"), "stand": ("Stand", "standing"), "both": ("Go on both", "going on both"),
          "sympathy": ("Sympathy", "saying sympathy"), "antipathy": ("Antipathy", "saying antipathy"),
          "red": ("Red", "naming red"), "black": ("Black", "naming black")}
NEAR = .06                                       # of a stake: so far behind the best is still near it
FEW = 6                                          # stakes that are all compared; of more the least and the most
FAR = 11                                         # from so much on a hand is reckoned exactly to its end: below, there
                                                 # are too many ways in which it may go on
EXACT = "Every card that is out was counted, in every order in which it may come."
FIRST = "Every card that is out was counted; what comes after the next card only as it stands then."
DEALER = "What each punter hides was taken by itself, as likely as the stake and the cards drawn make it."
BOOK_DEALER = ("The dealer is taken to play as the book has it, doubling with an ace, a tenth card, a nine or an "
               "eight, and standing on seventeen.")
BOOK_PUNTERS = "The punters are taken to stake and draw as the book has it."
COUNTED = "Every card that is out was counted."
caveats = {"staking": BOOK_DEALER, "doubling": BOOK_PUNTERS, "drawing": BOOK_DEALER, "choosing": COUNTED}


def question(view: View, seat: int, book: Move) -> Question | None:
    """What is to be reckoned now; nothing, of hands at which nobody may look and of rounds that are all chance."""
    deal = view.deal
    assert isinstance(deal, VingtUn)
    worth = worths(view, deal, seat)
    return Reckoned(worth, stake_of(deal, seat), deal) if len(worth) > 1 else None


class Reckoned(Question):
    """The worth of each course, known at once."""

    unit = "counters"
    samples = ways = 1
    at_once = True

    def __init__(self, worth: dict[Move, float], coins: int, deal: VingtUn) -> None:
        self.worth, self.plans = worth, [(move,) for move in worth]
        self.scale = Scale(0.0, NEAR * coins)
        self.counted = counted(deal)

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        yield None, 1.0

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        return [self.worth[plan[0]] for plan in plans]


def counted(deal: VingtUn) -> str:
    """How exact the figures are."""
    if deal.phase == "doubling" or deal.phase == "drawing" and deal.must[0] == deal.dealer:
        return DEALER
    if deal.phase == "drawing":
        hand = deal.speaking[0]
        far = scoring.low(deal.cards(hand), deal.added) < FAR or deal.may_go_on(hand)
        return FIRST if far else EXACT
    return FIRST if deal.phase == "staking" and deal.kind == ORDINARY else ""


def stake_of(deal: VingtUn, seat: int) -> int:
    """By what it is measured whether a course is near the best: his stake, or of a dealer all together."""
    if deal.phase == "staking":
        return deal.terms.most
    own = [deal.purse[Hand(seat, n).stake] for n in range(MOST_HANDS)]
    return max(1, max(own) or sum([deal.purse[hand.stake] for hand in deal.live]))


def worths(view: View, deal: VingtUn, seat: int) -> dict[Move, float]:
    """By course, what it comes to; empty where nothing can be reckoned."""
    pack = packed(out(view))
    if not any(pack):
        return {}
    if deal.phase == "staking":
        return _staking(view, deal, seat, pack)
    if deal.phase == "choosing":
        return _choosing(view, deal, seat)
    if deal.phase == "doubling":
        first = scoring.value(deal.zone[HANDS[0][seat]][0])
        worth = round_to_come(first, punters(deal), pack, deal.terms.natural)
        return {Move(("no-double",)): worth, Move(("double",)): 2 * worth}
    if deal.phase == "drawing" and (deal.kind == ORDINARY or deal.added) and Move(("card",)) in deal.decision(seat):
        return _banking(deal, pack) if seat == deal.dealer else _drawing(deal, seat, pack)
    return {}


# The stakes

def _staking(view: View, deal: VingtUn, seat: int, pack: Pack) -> dict[Move, float]:
    amounts = range(deal.terms.least, deal.terms.most + 1)
    some = amounts if len(amounts) <= FEW else (amounts[0], amounts[-1])
    held = deal.zone[HANDS[0][seat]]
    if held:
        each = staked(scoring.value(held[0]), pack, deal.terms.natural)
    elif deal.kind in (SYMPATHY, COLOURS):
        each = max(_chances(view, deal).values())
    else:
        return {}
    return {Move(("stake", coins)): each * coins for coins in some}


def _chances(view: View, deal: VingtUn) -> dict[str, float]:
    """By what may be chosen, what a counter on it is worth."""
    reds, blacks = colours(view)
    left = reds + blacks
    if deal.kind == SYMPATHY:
        alike = (reds * (reds - 1) + blacks * (blacks - 1)) / (left * (left - 1)) if left > 1 else .5
        return {"sympathy": 2 * alike - 1, "antipathy": 1 - 2 * alike}
    red = _more_red(reds, blacks, deal.terms.colours)
    return {"red": 2 * red - 1, "black": 1 - 2 * red}


def _more_red(reds: int, blacks: int, cards: int) -> float:
    """How often the more of so many cards are red."""
    left = reds + blacks
    if cards == 1 or left < cards:
        return reds / left
    three = reds * (reds - 1) * (reds - 2) + 3 * reds * (reds - 1) * blacks
    return three / (left * (left - 1) * (left - 2))


def _choosing(view: View, deal: VingtUn, seat: int) -> dict[Move, float]:
    coins = deal.purse[Hand(seat, 0).stake]
    return {Move((what,)): worth * coins for what, worth in _chances(view, deal).items()}


# Drawing

def _drawing(deal: VingtUn, seat: int, pack: Pack) -> dict[Move, float]:
    """A punter's: exactly, but for a pair gone on."""
    hand = deal.speaking[0]
    some, coins = deal.cards(hand), deal.purse[hand.stake]       # doubled already, if the dealer has
    first = ANY if deal.added else DOUBLED if deal.doubled else ANY - DOUBLED
    against = Against(first, deal.added, deal.terms.natural)
    low, ace = scoring.low(some, deal.added), ACE in map(scoring.value, some)
    found = {Move(("stand",)): coins * stood(best_of(low, ace), against.chances(pack)),
             Move(("card",)): coins * (
                 drawn(low, ace, pack, against, far=low < FAR) if low < GOAL else -1.0)}
    if deal.may_go_on(hand):
        found[Move(("both",))] = 2 * coins * begun(scoring.value(some[0]), pack, against)
    return found


def _banking(deal: VingtUn, pack: Pack) -> dict[Move, float]:
    """The dealer's."""
    some = deal.cards(deal.bank)
    stands = against_punters(punters(deal), pack)
    low, ace = scoring.low(some, deal.added), ACE in map(scoring.value, some)
    found = {Move(("stand",)): stands(best_of(low, ace))}
    found[Move(("card",))] = banked(low, ace, pack, stands) if low < GOAL else stands(GOAL + 1)
    return found


def punters(deal: VingtUn) -> tuple[Punter, ...]:
    """The hands that are still in, as the dealer can read them: who stakes high has a good first card."""
    middle = (deal.terms.least + deal.terms.most) / 2 * (2 if deal.doubled else 1)
    good = frozenset(GOOD)
    found = []
    for hand in deal.live:
        coins = deal.purse[hand.stake]
        drawn_to = tuple([scoring.value(card) for card in deal.zone[DRAWN[hand.number][hand.seat]]])
        read = deal.kind == ORDINARY and deal.counts[hand.seat] == 1
        found.append(Punter(coins, drawn_to, (good if coins > middle else ANY - good) if read else ANY))
    return tuple(found)
