"""What is said at Napoleon, told in the talk, and written on cloth and slate."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.napoleon.stakes import MISERY, NAP, WELLINGTON
from cardtable.showing.laid import Paid
from cardtable.showing.phrases import Voices, count

CALLS = {MISERY: "misery", NAP: "Nap", WELLINGTON: "Wellington"}
ON_DISC = {MISERY: "M", NAP: "5", WELLINGTON: "W"}
IN_SCALE = {NAP: "Nap, five"}

TOKENS = {"buy": "Buy", "stand": "Buy none", "peep": "Look at the card", "take": "Take up the spare hand",
          "reject": "Throw away", "change": "Exchange", "keep": "Leave the card", "resign": "Give up the evening"}
# Calls are figures, and each is its own key; Misery and Wellington follow, and who passes calls nothing.
KEYS = {"bid 1": "1", "bid 2": "2", "bid 3": "3", "bid 4": "4", f"bid {NAP}": "5", f"bid {MISERY}": "6",
        f"bid {WELLINGTON}": "7", "take": "8", "peep": "9", "pass": "0"}
# What the calls mean (002:3136-3184); all bare numbers by MEANT, so that they are told of together.
MEANINGS = {
    "pass": "You make no call.",
    f"bid {MISERY}": "You are to lose all five tricks.",
    f"bid {NAP}": "You are to win all five tricks; the suit you lead first is trumps.",
    f"bid {WELLINGTON}": "All five tricks over another’s Nap, at twice its stakes.",
    "peep": "You pay the pool to look at the card on the table.",
    "take": "You take up the five cards on the table, keep the best five of ten, and must call Nap.",
    "buy": "You throw cards away, and pay the pool for each you buy instead.",
    "stand": "You keep the cards you have.",
    "reject": "The five cards you choose go away; with the other five you play.",
    "change": "You give one card of your hand for the card on the table.",
    "keep": "You leave the card on the table where it lies.",
}
MEANT = "You are to win so many of the five tricks, alone against all; the suit you lead first is trumps."

TO_LOSE = "playing a misery"
"""A stage told apart from the usual play."""
# What is asked, for who is new to the game.
GUIDANCE = {
    "calling": "Call how many of the five tricks you would win alone against all, or pass. The highest caller "
               "plays, and trumps are the suit of the card led first.",
    "play": "Follow suit if you can. The caller needs as many tricks as were called; all the others try to prevent it.",
    TO_LOSE: "Follow suit if you can. The caller is to lose every trick; all the others try to prevent it.",
}

AWAITED = {"buying": "to buy or not", "rejecting": "to throw five away", "changing": "to exchange a card or none"}

SAID = {"buy": "I buy {bid}.", "stand": "I buy none.", "peep": "I look.", "take": "I take up the spare hand.",
        "change": "I exchange a card.", "keep": "I leave it.", "resign": "I give up the evening."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "cuts": ("The {card} is turned before you.", "The {card} is turned before {name}."),
    "held to one": ("Nobody calls, and you must make one trick.", "Nobody calls, and {name} must make one trick."),
    "passed out": ("Nobody calls, and you throw up the deal.", "Nobody calls, and {name} throws up the deal."),
    "made": ("Your call of {bid} is made, at {coins} from {whom}.",
             "{name}’s call of {bid} is made, at {coins} from {whom}."),
    "lost": ("Your call of {bid} is lost, at {coins} to {whom}.",
             "{name}’s call of {bid} is lost, at {coins} to {whom}."),
    "made, one pays": ("Your call of {bid} is made, and {payer} for everybody.",
                       "{name}’s call of {bid} is made, and {payer} for everybody."),
    "lost, one pays": ("Your call of {bid} is lost, and {payer} for it.",
                       "{name}’s call of {bid} is lost, and {payer} for it."),
    "resign": ("You give up the evening.", "{name} gives up the evening."),
}

# The same of what is paid, by what it is paid for.
PAID: dict[str, Voices] = {
    "dealer": ("You put {coins} into the pool.", "{name} puts {coins} into the pool."),
    "deal": ("You put {coins} into the pool.", "{name} puts {coins} into the pool."),
    "bought": ("You pay the pool {coins}.", "{name} pays the pool {coins}."),
    "peep": ("You pay the pool {coins}, and see the spare card.",
             "{name} pays the pool {coins}, and sees the spare card."),
    "forfeit": ("Your {card} pays {coins} to the pool.", "{name}’s {card} pays {coins} to the pool."),
    "the pool": ("You take the pool, {coins}.", "{name} takes the pool, {coins}."),
    "pool doubled": ("You pay the pool as much again, {coins}.", "{name} pays the pool as much again, {coins}."),
    "revoke": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
    "forfeit returned": ("You take {coins} back from the pool.", "{name} takes {coins} back from the pool."),
    "given up": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
    "the pool shared": ("You have {coins} of the pool.", "{name} has {coins} of the pool."),
}

# What is paid without citing its article: it stands below the talk, or was cited when this was exacted.
NOT_CITED = ("dealer", "deal", "forfeit", "revoke", "forfeit returned")

OF_CALL = ("call made", "call lost")             # what its stakes are paid for

# For what counters were paid, on the score sheet, where it is not called so; who receives has lost no call.
ACCOUNTS = {"forfeit": "a forfeit", "call made": "the call", "call lost": "the call", "dealer": "the deal",
            "deal": "the deal", "bought": "cards bought", "peep": "a look", "revoke": "a fault",
            "forfeit returned": "a forfeit returned", "pool doubled": "the pool doubled",
            "the pool shared": "a share of the pool"}

# What a player put in or took, for the slip: as he paid it, and as he had it.
DEALINGS = {"dealer": ("put in {} for the deal", ""), "deal": ("put in {} for the deal", ""),
            "bought": ("put in {} for cards", ""), "peep": ("put in {} for a look", ""),
            "forfeit": ("put in {} in forfeits", ""), "forfeit returned": ("", "took back a forfeit of {}"),
            "the pool": ("", "took the pool of {}"), "pool doubled": ("paid the pool {} as well", ""),
            "the pool shared": ("", "had {} of the pool"), "revoke": ("paid {} for a fault", "had {} for a fault"),
            "call made": ("paid {} for the call", "had {} for the call"),
            "call lost": ("paid {} for the call", "had {} for the call"),
            "given up": ("paid {} as the game was given up", "had {} as the game was given up")}


def to_give_up(coins: int, pooled: bool) -> str:
    """What it costs to give up the evening now."""
    due = f"You pay {count(coins, 'counter')}" if coins else "Nothing is to be paid yet"
    return f"{due}{', and you have no share of the pool' if pooled else ''}."


def dealings(paid: Sequence[Paid]) -> str:
    """All that a player took and paid in a deal: "put in 3 for the deal; had 15 for the call"."""
    sums: dict[str, int] = {}
    for one in paid:
        way = DEALINGS[one.what][one.coins > 0]
        sums[way] = sums.get(way, 0) + abs(one.coins)
    return "; ".join([way.format(coins) for way, coins in sums.items()])

# What makes the pool, below the table of stakes.
POOLS = {"dealer": "Every dealer puts one into the pool.",
         "all": "The dealer puts three into the pool, every other player one.",
         "forfeits": "A knave or a five of a plain suit pays one to the pool."}
FEES = {"peep": "Who looks at the card pays {price} to the pool.",
        "purchase": "A card bought costs {price}, for the pool."}
TAKEN = "Only a Nap that is made takes it."


def caller(name: str | None, call: str) -> str:
    """Who called what: "You called four"."""
    return f"{name or 'You'} called {call}"
