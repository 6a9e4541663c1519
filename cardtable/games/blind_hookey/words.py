"""What is said at Blind Hookey, told in the talk, and written on tokens and beside packets."""
from __future__ import annotations

from cardtable.cards import RANK_NAMES, Card
from cardtable.rules.moves import Move
from cardtable.showing.phrases import Voices, count, teller

TOKENS = {"cut": "Cut off", "place": "Stake", "take": "Take one up", "clear": "Take up", "double": "Double",
          "move": "Move", "again": "As before", "done": "Turn up", "resign": "Give up the evening"}
MEANINGS = {
    "cut": "So many cards from the top of the pack become a packet; nobody looks at them.",
    "place": "A counter is laid; press the packet it is staked on.",
    "again": "Your stake of the last hand is laid once more.",
    "clear": "All that you have laid comes back.",
    "take": "Then press the packet from which your stake is to come back.",
    "move": "Then press the packet on which it lies, and the one on which it is to lie.",
    "double": "As much again is laid.",
    "done": "The packets are turned up when all have staked.",
}
AWAITED = {"packet": "to cut a packet", "staking": "to stake"}
GUIDANCE = {
    "packet": "Cut off as many cards as you like within the limits: whatever lies at the bottom of a packet, its size "
              "does not change how likely it is.",
    "staking": "Take a counter from the rack and press a packet: it lies there. You win as much if its bottom card "
               "is higher than the dealer’s, and lose it if it is lower, or equal.",
}

TOLD: dict[str, Voices] = {
    "cuts": ("You cut off {cards}.", "{name} cuts off {cards}."),
    "left": ("What is left is yours, {cards}.", "{name} has what is left, {cards}."),
    "cuts one": ("You cut the {packet} packet, {cards}.", "{name} cuts the {packet} packet, {cards}."),
    "turns up": ("You turn up the {card}.", "{name} turns up the {card}."),
    "packet turned": ("The {packet} packet has the {card}.", "The {packet} packet has the {card}."),
    "takes": ("The {packet} packet is left to you.", "The {packet} packet is left to {name}, who deals."),
    "staked": ("You stake {coins}.", "{name} stakes {coins}."),
    "staked on": ("You stake {coins} on the {packet} packet.", "{name} stakes {coins} on the {packet} packet."),
    "taken up": ("You take up {coins}.", "{name} takes up {coins}."),
    "won": ("You are higher, and are paid {coins}.", "{name} is higher, and is paid {coins}."),
    "lost": ("You are lower, and pay {coins}.", "{name} is lower, and pays {coins}."),
    "equal": ("You are equal, and pay the dealer {coins}.", "{name} is equal, and pays the dealer {coins}."),
    "won on": ("The {packet} packet is higher: you are paid {coins}.",
               "The {packet} packet is higher: {name} is paid {coins}."),
    "lost on": ("The {packet} packet is lower: you pay {coins}.",
                "The {packet} packet is lower: {name} pays {coins}."),
    "equal on": ("The {packet} packet is equal: you pay {coins}.",
                 "The {packet} packet is equal: {name} pays {coins}."),
    "passes": ("You have lost to all, and the deal passes.", "{name} has lost to all, and the deal passes."),
    "cuts lowest": ("You cut lowest, and deal.", "{name} cuts lowest, and deals."),
    "cut again": ("Those who are equal for the lowest cut again.",) * 2,
    "resign": ("You give up the evening; stakes that lie there go back.",
               "{name} gives up the evening; stakes that lie there go back."),
}
tell = teller(TOLD)
SAID = {"keeps": "{card}. I keep the deal.", "passes": "{card}. The deal passes."}
ACCOUNTS = {"won": "won", "lost": "lost", "equal": "lost to an equal", "staked": "staked", "taken up": "taken up",
            "back": "stakes back"}
AGAINST = {1: "higher", 0: "equal", -1: "lower"}


def rank(card: Card) -> str:
    """"Nine"."""
    return RANK_NAMES[card.rank].capitalize()


def packet(spot: str) -> str:
    """"the first packet"; of one's own "your packet"."""
    return f"the {spot} packet" if "-" not in spot else "your packet"


def course(move: Move) -> str:
    """"Stake five counters on the first packet", "Cut off nine cards"."""
    if move.verb == "cut":
        return f"Cut off {count(int(move[1]), 'card')}"
    if move.verb == "place":
        on = f" on {packet(str(move[1]))}" if "-" not in str(move[1]) else ""
        return f"Stake {count(int(move[2]), 'counter')}{on}"
    named = [packet(str(one)) for one in move[1:]]
    return ", ".join([TOKENS[move.verb], *named])
