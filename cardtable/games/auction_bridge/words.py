"""What is said at Auction Bridge, told in the talk, and written on tokens and slate."""
from __future__ import annotations

from cardtable.families.declarer.words import CALLED, SIGNS
from cardtable.families.tricks.auction import Bid
from cardtable.games.auction_bridge.rules import named_in, tricks_of
from cardtable.showing.phrases import Voices, counted

TOKENS = {"redouble": "Redouble"}
MEANINGS = {
    "resign": "The rubber is lost, with its 250, and with it the match ends.",
    "pass": "You let the last call stand; you may call again if somebody goes over it or doubles it.",
    "bid": "Your side is to win so many tricks beyond six. If nobody goes over it, you or your partner plays "
    "both hands.",
    "double": "If this call stands, made or broken, it scores twice as much, and the bidding is open again.",
    "redouble": "It scores four times as much, and the bidding is open again.",
}
AWAITED = {"calling": "to call"}
OPENING = "opening"                              # the first call, which is the dealer’s, and must be made
GUIDANCE = {
    OPENING: "You have dealt, and must call: as many tricks beyond six as your side should win, one at least. A call "
             "that fails costs fifty a trick.",
    "calling": "Call as many tricks beyond six as your side should win, by points above the last call; or pass. A call "
               "that fails costs fifty a trick.",
    "play": "Follow suit if you can. The declarer plays both hands of that side, and needs what was called.",
}
MUST_CALL = "You have dealt, and must call at least one trick."
TOO_LOW = "Call above {call}: more points, or as many with more tricks."
NO_DOUBLE = "Only a call of the other side is doubled, and only theirs of yours redoubled, once."
SAID = {"redouble": "I redouble."}
TOLD: dict[str, Voices] = {
    "contract": ("You are to make {contract}.", "{name} is to make {contract}."),
}
TABS = "a tab: one trick more, or back"
ROUNDS = ("first", "second", "third")
DOUBLED = ("", "doubled", "redoubled")
TITLE = ("the Portland and Bath Clubs’ laws, 1908",)
SCORED_FOR = {"bonus": "a doubled contract kept", "under-tricks": "tricks that are wanting"}


def call(bid: Bid) -> str:
    """In the middle of a sentence: "three diamonds", "one heart", "two no trumps"."""
    named = CALLED[named_in(bid)]
    return f"{counted(tricks_of(bid))} {named[:-1] if tricks_of(bid) == 1 else named}"


def chalked(bid: Bid) -> str:
    """On the slate: "3 ♦"."""
    return f"{tricks_of(bid)} {SIGNS[named_in(bid)]}"


def contract(bid: Bid, times: int) -> str:
    """With whether it is doubled: "three diamonds, redoubled"."""
    return ", ".join([part for part in (call(bid), DOUBLED[times]) if part])


def in_play(times: int, tricks: int) -> str:
    """What the contract is, below its name: who is to make it his plate tells."""
    return ", ".join([part for part in (DOUBLED[times], f"needs {counted(tricks)}") if part])


def needs(name: str | None, tricks: int, times: int) -> str:
    """How often it has been doubled, who has called, and how many tricks of all that takes."""
    told = f"{name}, needs {counted(tricks)}" if name else f"You need {counted(tricks)}"
    return f"{DOUBLED[times].capitalize()}. {told}" if times else told
