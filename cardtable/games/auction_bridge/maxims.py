"""The club player at Auction Bridge: the hints of the chapter (002:8343-8444), and what a contract may bring.

How many points a hand must promise before it goes over another call is ours.
"""
from __future__ import annotations

from random import Random

from cardtable.cards import RANKS, Cards
from cardtable.families.declarer import playing, strength
from cardtable.families.declarer.strength import chance, held, honour_points, stopped
from cardtable.families.declarer.strict import StrictDeclarer
from cardtable.families.declarer.strict import answers as strictly
from cardtable.families.declarer.values import ALL, BOOK, DENOMINATIONS, NONE
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.partners import forgiven
from cardtable.games.auction_bridge import words
from cardtable.games.auction_bridge.prospects import hoped, ours, theirs
from cardtable.games.auction_bridge.rules import ONE_SPADE, AuctionBridge, named_in, points, tricks_of
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

PASS, DOUBLE, REDOUBLE = (Move((verb,)) for verb in ("pass", "double", "redouble"))
TOP = [RANKS.index(rank) for rank in "AKQ"]
MARGIN = 12.0                    # points by which a call must promise more than to leave it
RUN = 30.0                       # the same where one has been doubled, and runs to another
BEAT, SURE = .6, .8              # how likely a call must fail that is doubled; and one that a double makes a game
FAILS = .5                       # how likely it may be that a call is kept of which it is said that it fails
HIGH = 3                         # tricks from which on they can hardly run to another call
REDOUBLED = .75                  # how likely a doubled contract must be kept that is redoubled
GUARDED, MODERATE = 3, 12        # suits, and honour points, of a moderate no-trumper
NOTHING_BETTER = "2S"


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, AuctionBridge)
    return strictly.settled(view, seat) or \
        forgiven(view, Thought(seat, *strictly.obeying(deal, seat, advise(deal, seat))))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    deal = view.deal
    return strictly.aside(view, deal, seat) if isinstance(deal, StrictDeclarer) else None


def say(bid: Bid, why: str, source: str = "") -> Advice:
    """Advice to call so."""
    return Advice(Move(("bid", named_in(bid), tricks_of(bid))), f"Call {words.call(bid)}: {why}", source)


# The auction

def calling(deal: AuctionBridge, seat: int) -> Advice:
    """The first that has anything to say."""
    for rule in (opening, invited, obliged):
        word = rule(deal, seat)
        if word is not None:
            return word
    if deal.side[deal.bidder] == deal.side[seat]:
        return doubled_by_them(deal, seat) if deal.doubled == 1 else partners_call(deal, seat)
    return keep_silent(deal, seat) or doubling(deal, seat) or over_them(deal, seat)


def opening(deal: AuctionBridge, seat: int) -> Advice | None:
    """The dealer must call; by the convention One Spade, unless he has a guarded no-trumper or a strong black suit
    (002:8347-8379)."""
    if deal.bidder >= 0:
        return None
    hand = held(deal, seat)
    if deal.terms.convention:
        black = [suit for suit in "SC" if strong_black(hand, suit)]
        if guarded(hand):
            return say("1NT", "the hand is guarded, and fit for no trumps.", "002:8373-8376")
        if black:
            return say(f"2{black[0]}", "it asks your partner for no trumps.", "002:8376-8379")
        return say(ONE_SPADE, "it is agreed to say so, and to hear the others first.", "002:8347-8354")
    bid = best(deal, seat, [f"1{named}" for named in DENOMINATIONS])
    why = "it can lose no more than a hundred." if bid == ONE_SPADE else "of one trick it promises most."
    return say(bid, why, "002:8253-8254" if bid == ONE_SPADE else "002:8389-8396")


def guarded(hand: Cards) -> bool:
    """A moderate no-trumper: three suits stopped, and no more than a little strength."""
    suits = strength.by_suit(hand).values()
    return sum([stopped(ranks) for ranks in suits]) >= GUARDED and honour_points(hand) >= MODERATE


def strong_black(hand: Cards, suit: str) -> bool:
    """Five or more, with ace and king."""
    ranks = strength.by_suit(hand)[suit]
    return len(ranks) > 4 and ranks[:2] == TOP[:2]


def invited(deal: AuctionBridge, seat: int) -> Advice | None:
    """A partner who has opened, by the convention, with two of a black suit is asking for no trumps
    (002:8376-8379)."""
    partner = deal.left(seat, 2)
    asks = partner == deal.dealer and deal.called[0][1] in ("2S", "2C")
    if not deal.terms.convention or not asks:
        return None
    suits = strength.by_suit(held(deal, seat))
    able = sum([stopped(ranks) for suit, ranks in suits.items() if suit != named_in(deal.called[0][1])]) > 1
    bid = cheapest(deal, NONE)
    if not able or bid is None or tricks_of(bid) > 2 or any(who == seat for who, _ in deal.called):
        return None
    return say(bid, "your partner asks for it, and two other suits are guarded.", "002:8376-8379")


def obliged(deal: AuctionBridge, seat: int) -> Advice | None:
    """By the convention the dealer's partner never leaves him in One Spade (002:8356-8361)."""
    if not (deal.terms.convention and deal.bid == ONE_SPADE and deal.bidder == deal.left(seat, 2) == deal.dealer
            and not deal.doubled):
        return None
    able = within(deal)
    bid = best(deal, seat, able)
    if ours(deal, seat, bid) < 0:
        return say(NOTHING_BETTER, "your partner must not be left in One Spade.", "002:8356-8361")
    return say(bid, "your partner must not be left in One Spade, and this promises most.", "002:8356-8361")


def partners_call(deal: AuctionBridge, seat: int) -> Advice:
    """It is left, since tricks beyond it count as well, unless another promises a gain, and a good deal more: nobody
    runs from what is not doubled into a call that should fail too."""
    able, whose = within(deal, without=named_in(deal.bid)), "your own" if deal.bidder == seat else "your partner’s"
    if able:
        bid = best(deal, seat, able)
        if ours(deal, seat, bid) > max(0, ours(deal, seat, deal.bid, deal.doubled) + 2 * MARGIN):
            return say(bid, f"it promises more than {whose} call.", "002:8389-8394")
    return Advice(PASS, f"Pass: tricks beyond {whose} call count as well.")


def doubled_by_them(deal: AuctionBridge, seat: int) -> Advice:
    """Redoubled if it is as good as sure, left where another is worse, else run from (002:8282-8284)."""
    need = BOOK + tricks_of(deal.bid)
    if chance(hoped(deal, seat, named_in(deal.bid)), need) >= REDOUBLED:
        return Advice(REDOUBLE, "Redouble: the contract should be kept.")
    able = within(deal, without=named_in(deal.bid))
    if able:
        bid = best(deal, seat, able)
        gain = ours(deal, seat, bid) - ours(deal, seat, deal.bid, deal.doubled)
        if gain > RUN:
            return say(bid, "it is better than to be left in a call that is doubled.", "002:8282-8284")
        return Advice(PASS, f"Pass: every other call would be {'little better' if gain > 0 else 'worse'}.")
    return Advice(PASS, "Pass: there is no other call left.")


def keep_silent(deal: AuctionBridge, seat: int) -> Advice | None:
    """Over no trumps, with the lead and tricks enough from the top to defeat it, nothing is said that would drive them
    out of it (002:8400-8406)."""
    leads = deal.left(deal.bidder) == seat
    if named_in(deal.bid) != NONE or not leads or deal.doubled:
        return None
    if runs(held(deal, seat)) < ALL - BOOK - tricks_of(deal.bid) + 1:
        return None
    return Advice(PASS, "Pass: you have tricks enough to defeat it, and a double would warn them.", "002:8400-8406")


def runs(hand: Cards) -> int:
    """The tricks that a hand makes without trumps when it leads: a long suit headed by ace, king and queen, "
    "and aces."""
    found = 0
    for ranks in strength.by_suit(hand).values():
        solid = ranks[:3] == TOP and len(ranks) > 5
        found += len(ranks) if solid else ranks[:1] == TOP[:1]
    return found


def doubling(deal: AuctionBridge, seat: int) -> Advice | None:
    """A call that should fail: a high one from which they cannot run, or one that gives them the game in any case; not
    one that only the double would make a game, unless it is as good as sure to fail (002:8400-8414)."""
    if not deal.may_double(seat) or deal.doubled:
        return None
    side, goal = 1 - deal.side[seat], deal.goal or 0
    fails = 1 - chance(ALL - hoped(deal, seat, named_in(deal.bid)), BOOK + tricks_of(deal.bid))
    game = deal.score[side] + points(deal.bid) >= goal
    made_game = not game and deal.score[side] + 2 * points(deal.bid) >= goal
    if game and fails >= BEAT:
        return Advice(DOUBLE, "Double: it would be their game in any case.", "002:8410-8412")
    high = tricks_of(deal.bid) >= HIGH and named_in(deal.bid) in ("D", "H", NONE)
    if high and fails >= (SURE if made_game else BEAT):
        return Advice(DOUBLE, "Double: they can hardly run from so high a call.", "002:8406-8410")
    return None


def over_them(deal: AuctionBridge, seat: int) -> Advice:
    """A call of one's own if it promises more than to let them play; they may fail, which costs them fifty a trick
    (002:8396-8398, 8416-8424)."""
    left = -theirs(deal, seat, deal.bid, deal.doubled)
    able = within(deal)
    gain = ours(deal, seat, best(deal, seat, able)) - left if able else 0.0
    if gain > MARGIN:
        return say(best(deal, seat, able), "it promises more than to leave them their call.")
    if left > 0:
        kept = chance(ALL - hoped(deal, seat, named_in(deal.bid)), BOOK + tricks_of(deal.bid))
        return Advice(PASS, "Pass: let them play it, and fail.", "002:8416-8419") if kept < FAILS else \
            Advice(PASS, "Pass: they may lose more by it than they are likely to win.")
    over = "gain next to nothing" if gain > 0 else "cost more"
    return Advice(PASS, f"Pass: to go over it would {over}.", "002:8396-8398")


def cheapest(deal: AuctionBridge, named: str) -> Bid | None:
    """The fewest tricks that are enough; None where seven are not."""
    return next((bid for bid in sorted(deal.higher(), key=tricks_of) if named_in(bid) == named), None)


def within(deal: AuctionBridge, without: str = "") -> list[Bid]:
    """The cheapest calls of all denominations, but for one perhaps."""
    return [bid for named in DENOMINATIONS if named != without and (bid := cheapest(deal, named)) is not None]


def best(deal: AuctionBridge, seat: int, bids: list[Bid]) -> Bid:
    """What promises most; of equal ones the higher, which costs no more if it fails (002:8389-8394)."""
    return max(bids, key=lambda bid: (round(ours(deal, seat, bid)), points(bid)))


def play(deal: AuctionBridge, seat: int) -> Advice:
    """As in the game from which this one is sprung, with Dummy in sight (002:8439-8444)."""
    return playing.play(deal, seat)


advise = by_phase({"calling": calling, "play": play})
