"""What search needs to know of Napoleon: how likely a hand is to have called so, and which courses are worth trying."""
from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from cardtable.cards import BACK, Card, Cards
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.search import Calling, InPlay, Layouts
from cardtable.games.napoleon.maxims import advise
from cardtable.games.napoleon.rules import LAYOUT, Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY
from cardtable.games.napoleon.strength import RISK, best, keep, risk, wanted
from cardtable.games.napoleon.words import CALLS
from cardtable.players.amounts import LEAST as NOTHING
from cardtable.players.estimate import Plan
from cardtable.players.question import PartWords, Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

IN_PLAY, BEFORE = 240, 160                       # layouts at budget 1
CROWDED = 5                                      # from so many at table on a layout takes ten times as long
DOUBT = .6                                       # tricks by which a caller may well judge his hand otherwise
LEAST = .03                                      # anybody may do anything
OTHER_TRUMPS = .2                                # as likely to lead from a suit that is not the best by the count

phrase = {"play": ("Play", "playing"), "bid": ("Call", "calling"), "pass": ("Pass", "passing"),
          "peep": ("Look at the card", "looking at the card"),
          "keep": ("Leave the card", "leaving it"), "change": ("Exchange", "exchanging"),
          "take": ("Take up the spare hand", "taking it up"), "reject": ("Throw", "throwing"),
          "buy": ("Throw", "throwing"), "stand": ("Buy none", "buying none"),
          **{f"bid {bid}": (f"Call {name}", f"calling {name}") for bid, name in CALLS.items()}}
POOL = PartWords("it spares what the pool would take", "the pool takes {n} less", "the pool takes {n} more")
PARTS = (
    {"play": PartWords("", "the play brings {n} more", "the play brings {n} less"), "besides": POOL},
    {"play": PartWords("", "the call brings {n} more", "the call brings {n} less"), "besides": POOL},
)
SURPASSES = "it beats the call oftener than", "it makes the call oftener than"
SCALE = Scale(NOTHING, .5)       # what is next to nothing is not worse
HABIT = "The others are supposed to call by the book; the play is judged with open cards."
caveats = {"calling": HABIT, "buying": HABIT, "rejecting": HABIT, "changing": HABIT,
           "play": "The play is judged with open cards: that the others cannot see each other’s hands is not weighed."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """Every decision of a deal but those that strict laws add, where the book's word stands."""
    deal = view.deal
    if not isinstance(deal, Napoleon) or deal.phase not in caveats:
        return None
    if deal.phase == "play":
        return AtPlay(view, seat)
    samples, heard = BEFORE if deal.seats < CROWDED else BEFORE // 2, Heard(deal, seat).likely
    calling = Speaking(view, seat, list(plans(view, seat, book)), policy, samples, "counters", heard)
    calling.hand, calling.drawn, calling.scale = deal.zone[LAYOUT.hand[seat]], Kept(view, heard), SCALE
    return calling


class Speaking(Calling):
    """What is said and thrown before the play."""

    hand: Cards

    def alike(self, move: Move) -> object:
        return shape(move, self.hand)


def policy(deal: TrickDeal, seat: int) -> Move:
    """By the book."""
    assert isinstance(deal, Napoleon)
    return advise(deal, seat).move


class AtPlay(InPlay):
    """Which card; a knave or a five may cost one to the pool, which is spared only if the play ends before it falls.

    Where nothing can be spared the call alone is played for, and what it brings has no parts.
    """

    scale = SCALE

    def __init__(self, view: View, seat: int) -> None:
        assert isinstance(view.deal, Napoleon)
        super().__init__(view, seat, "counters", IN_PLAY, heard := Heard(view.deal, seat).likely)
        self.drawn, caller = Kept(view, heard), seat == view.deal.bidder
        forfeits = any(self.besides(card) for card in view.deal.playable(seat))
        self.part_words = PARTS[caller] if forfeits else {}
        self.surpasses = "" if forfeits else SURPASSES[caller]

    def besides(self, card: Card) -> float:
        assert isinstance(self.deal, Napoleon)
        if not self.deal.stops_when_settled:              # all five tricks are played, and every card falls
            return 0.0
        left = len(self.deal.playable(self.seat))            # the fewer, the less likely that is
        return -self.deal.forfeits(card) * (left - 1) / ALL


class Kept(Layouts):
    """Layouts in which another who has taken up the spare hand has kept the best five of ten (002:3166-3172): any five
    of them would be too poor a hand for the Nap to which he is bound."""

    def one(self, rng: Random) -> TrickDeal:
        world, known = super().one(rng), self.view.deal
        assert isinstance(world, Napoleon)
        assert isinstance(known, Napoleon)
        if world.garnet_by >= 0 and BACK in known.zone[LAYOUT.discard[world.garnet_by]]:
            keep_best(world, world.garnet_by)
        return world


def keep_best(world: Napoleon, seat: int) -> None:
    """What this seat holds and what it has thrown, as the book would have parted them; of a suit of which it has shown
    that it has none it holds none."""
    hand, away, played = LAYOUT.hand[seat], LAYOUT.discard[seat], world.zone[LAYOUT.played[seat]]
    some = world.zone[hand] + world.zone[away]
    five = keep(some + played, world.seats)
    void = shown_void(world, seat)

    def dear(card: Card) -> tuple[bool, bool, bool, int]:
        return card.suit in void, card.suit != world.trump, card not in five, -card.rank

    ordered = sorted(some, key=dear)
    number = len(world.zone[hand])
    world.zone[hand], world.zone[away] = tuple(ordered[:number]), tuple(ordered[number:])


class Heard:
    """How well a layout agrees with the calls, and with the suit that was made trumps."""

    def __init__(self, deal: Napoleon, seat: int) -> None:
        # seat, call, and the lowest number of tricks it could have called: who passes need not have feared a misery
        self.calls: list[tuple[int, Bid, Bid | None]] = []
        self.trump = deal.trump if deal.bidder not in (-1, seat) and deal.bid != MISERY else NO_TRUMP
        standing = -1
        for who, bid in deal.called:
            above = [call for call in deal.calls[standing + 1:] if call != MISERY]
            if who != seat:
                self.calls.append((who, bid, above[0] if above else None))
            if bid != "pass":
                standing = deal.calls.index(bid)

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, Napoleon)
        found = 1.0
        for seat, bid, least in self.calls:
            hand = world.dealt_hand(seat)
            found *= likelihood(hand, bid, least, world)
            if self.trump != NO_TRUMP and seat == world.bidder and best(hand, world.seats).trump != self.trump:
                found *= OTHER_TRUMPS
        return found


def likelihood(hand: Cards, bid: Bid, least: Bid | None, deal: Napoleon) -> float:
    """Of such a call from this hand, when the lowest that could be made was `least`."""
    if bid == MISERY:
        off = max(0, risk(hand) - RISK[deal.seats]) / 3
    else:
        hopes = best(hand, deal.seats).tricks
        if bid == "pass":
            off = max(0.0, hopes - wanted(least, deal)) if least else 0.0
        else:
            higher = [b for b in deal.calls[deal.calls.index(bid) + 1:] if b != MISERY]
            off = max(0.0, wanted(bid, deal) - hopes, hopes - wanted(higher[0], deal) if higher else 0.0)
    return LEAST + (1 - LEAST) * exp(-(off / DOUBT) ** 2)


def plans(view: View, seat: int, book: Move) -> Iterator[Plan]:
    """Every call with its best lead, and of changes and purchases those that are sensible.  Who looks may call by what
    he sees, or as he would have called without."""
    deal = view.deal
    assert isinstance(deal, Napoleon)
    hand, moves = deal.zone[LAYOUT.hand[seat]], list(view.decision(seat))
    shapes = {shape(book, hand)}                 # of throws that come to the same the book's, or the first
    for move in moves:
        if move.verb in ("buy", "reject") and move != book:
            if (of := shape(move, hand)) in shapes:
                continue
            shapes |= {of} if sensible(move, hand, book) else set()
        if move.verb == "peep":
            yield from [(move, call) for call in moves if call.verb in ("bid", "pass") and call[-1] != MISERY]
        if move == Move(("bid", MISERY)):        # the caller leads, and must guess with what he loses
            yield from [(move, Move(("play", card))) for card in hand]
        elif move.verb not in ("buy", "reject") or sensible(move, hand, book):
            yield (move,)


def shape(move: Move, hand: Cards) -> object:
    """What is the same of two throws that differ in their suits alone, of which nothing has been seen yet."""
    thrown = {card for card in move[1:] if isinstance(card, Card)}
    if not thrown:
        return move
    suits = {card.suit: sorted((one.rank, one in thrown) for one in hand if one.suit == card.suit) for card in hand}
    return move.verb, *map(tuple, sorted(suits.values()))


def sensible(move: Move, hand: Cards, book: Move) -> bool:
    """What throws no card above one that it keeps in the same suit, and not much more or less than the book would."""
    thrown = {c for c in move[1:] if isinstance(c, Card)}
    return len(thrown ^ set(book[1:])) <= 2 and all(
        d in thrown for c in thrown for d in hand if d.suit == c.suit and d.rank < c.rank)
