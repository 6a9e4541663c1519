"""What speaks for a call at Solo Whist beside another, by the usual count of the hand."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, Cards
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import LOSING, MISERE, OUVERTE, TARGET
from cardtable.games.solo_whist.strength import best, by_suit, perilous, trumps_of, worth
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count

SHARE = 2                                        # tricks that are something beside a partner's hand
BESIDE = {"accept": "beside the proposer’s", "propose": "beside a partner’s"}
GOOD, SAFE = "by the usual count the hand is good for it", "by the usual count the hand is safe enough"
EASIER = "a hand that lies open is the easier to make win"


def speaks(deal: SoloWhist, seat: int, move: Move, other: Move) -> str:
    """"the hand promises about three tricks beside a partner’s", "the hand is too high in clubs for a misère"; ""
    where the count speaks for neither."""
    hand, call, instead = tuple(sorted(deal.dealt_hand(seat))), str(move[-1]), str(other[-1])
    if instead in LOSING and worth(deal, seat, hand, instead) < 0:
        if call == MISERE and worth(deal, seat, hand, MISERE) >= 0:
            return EASIER
        if call not in LOSING:
            return f"the hand is too high in {most_perilous(deal, hand)} for " + (
                "an open misère" if instead == OUVERTE and worth(deal, seat, hand, MISERE) >= 0 else "a misère")
    if call in LOSING:
        return SAFE if instead not in LOSING and worth(deal, seat, hand, call) >= 0 else ""
    return "" if move.verb == "pass" and instead in LOSING else tricks_speak(deal, seat, hand, move, other)


def most_perilous(deal: SoloWhist, hand: Cards) -> str:
    """The suit in which a card is likeliest to be made to win."""
    dangers = [perilous(ranks, deal.pack[0].rank) for ranks in by_suit(hand)]
    return SUIT_NAMES[dangers.index(max(dangers))]


def tricks_speak(deal: SoloWhist, seat: int, hand: Cards, move: Move, other: Move) -> str:
    """For so many tricks, or against more."""
    call, instead = str(move[-1]), str(other[-1])
    if move.verb == "pass":
        tricks = hoped(deal, hand, instead)
        short = worth(deal, seat, hand, instead) < 0 and tricks < TARGET.get(instead, TARGET["proposition"])
        return promised(tricks, other.verb) if short else ""
    if other.verb == "bid" and move.verb == "bid" and hoped(deal, hand, instead) < TARGET[instead] > TARGET[call]:
        return promised(hoped(deal, hand, instead), "bid", "no more than ")
    tricks, enough = hoped(deal, hand, call), worth(deal, seat, hand, call) >= 0
    if move.verb == "bid":
        return "" if not enough else promised(tricks, "bid") if tricks >= TARGET[call] else GOOD
    return promised(tricks, move.verb) if enough or tricks >= SHARE else ""


def hoped(deal: SoloWhist, hand: Cards, call: str) -> int:
    """The tricks that a hand promises by itself, with the trumps of such a call."""
    return round(best(hand, trumps_of(deal, call))[0])


def promised(tricks: int, verb: str, no_more: str = "") -> str:
    """"the hand promises about three tricks beside a partner’s"."""
    many = f"{no_more}about {count(tricks, 'trick')}" if tricks else "hardly a trick"
    return f"the hand promises {many} {BESIDE.get(verb, 'alone')}"
