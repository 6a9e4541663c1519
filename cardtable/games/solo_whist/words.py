"""What is said at Solo Whist, told in the talk, and written on tokens, discs and slate."""
from __future__ import annotations

from cardtable.games.solo_whist import stakes as call
from cardtable.games.solo_whist.rules import LOST, MADE, PASSED_OUT, THIRTEENTH
from cardtable.showing.phrases import Voices

CALLS = {call.PROPOSITION: "proposition", call.SOLO: "solo", call.MISERE: "misère", call.ABONDANCE: "abondance",
         call.IN_TRUMPS: "abondance in trumps", call.OUVERTE: "open misère", call.DECLAREE: "abondance declarée",
         call.GENERAL: "general misère"}
CHALKED = {call.IN_TRUMPS: "abondance, trumps", call.DECLAREE: "declarée"}
ON_DISC = {call.PROPOSITION: "8", call.SOLO: "5", call.MISERE: "M", call.ABONDANCE: "9", call.IN_TRUMPS: "9",
           call.OUVERTE: "OM", call.DECLAREE: "13"}

TOKENS = {"propose": "Propose", "accept": "Accept", "resign": "Give up the evening"}
# Stages of the calls, by what may be said.
FIRST = "calling first"                          # eldest hand, who may accept a proposition though he has passed
ALONE = "calling alone"                          # three play, and nobody can propose
ACCEPTING = "accepting"                          # a proposition waits for a partner
PASSED = "accepting, having passed"
IN_VAIN = "proposed in vain"
PAIRED = "calling over a proposition"
OVER = "calling over a call"
MEANINGS = {
    "pass": "You call no more in this deal.",
    f"{FIRST}: pass": "You call nothing; what another proposes you may still accept.",
    "propose": "You and whoever accepts are to make eight tricks together.",
    "accept": "You are to make eight tricks together with whoever has proposed.",
    f"bid {call.SOLO}": "You are to win five tricks, alone against all; the suit turned up is trumps.",
    f"bid {call.MISERE}": "You are to win no trick at all; there are no trumps.",
    f"bid {call.ABONDANCE}": "You are to win nine tricks alone, with trumps that you name afterwards.",
    f"bid {call.IN_TRUMPS}": "You are to win nine tricks alone; the suit turned up is trumps.",
    f"bid {call.OUVERTE}": "You are to win no trick, your cards laid open after the first.",
    f"bid {call.DECLAREE}": "You are to win all thirteen tricks, with trumps of your own, and you lead.",
    "name": "This suit will be trumps.",
}
AWAITED = {"naming": "to name trumps"}
GUIDANCE = {
    "calling": "Propose if you could make eight tricks with a partner; call solo, misère or more if you can do it "
               "alone against all; or pass. A higher call goes over yours.",
    ALONE: "Call solo, misère or more if you can do it alone against both others; or pass. A higher call goes over "
           "yours.",
    ACCEPTING: "Accept the proposition if the two of you could make eight tricks; call solo, misère or more if you can "
               "do it alone against all; or pass.",
    PASSED: "You have passed, but may still accept the proposition, if you two could make eight tricks; or pass.",
    IN_VAIN: "Nobody has accepted what you proposed: call solo, misère or more if you can do it alone against all; or "
             "pass.",
    PAIRED: "The proposition is accepted, and is played unless somebody calls higher: call solo, misère or more if you "
            "can do it alone against all; or pass.",
    OVER: "Call higher if you can do it alone against the others; or pass.",
    "naming": "Nobody went over your abondance: name your trumps.",
    "play": "Follow suit if you can. The slate says who plays with whom, and what they have undertaken.",
}
SAID = {"propose": "I propose.", "accept": "I accept.", "name": "{suit} are trumps.",
        "resign": "I give up the evening."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "turns": ("You turn up the {card}: {suit} are trumps.", "{name} turns up the {card}: {suit} are trumps."),
    "lies open": ("Your cards are laid open.", "{name}’s cards are laid open."),
    "shows": ("You show your cards.", "{name} shows the cards left."),
    PASSED_OUT: ("Nobody plays, and the cards are thrown up.",) * 2,
    call.GENERAL: ("Nobody calls: a general misère, without trumps. Who takes the last trick pays.",) * 2,
    MADE: ("Your {bid} is made, at {coins} from {whom}{off}.", "{name}’s {bid} is made, at {coins} from {whom}{off}."),
    LOST: ("Your {bid} is lost, at {coins} to {whom}{off}.", "{name}’s {bid} is lost, at {coins} to {whom}{off}."),
    THIRTEENTH: ("You take the thirteenth trick, and pay {coins} to each.",
                 "{name} takes the thirteenth trick, and pays {coins} to each."),
    "given up": ("You pay {whom} {coins}.", "{name} pays {whom} {coins}."),
    "resign": ("You give up the evening.", "{name} gives up the evening."),
}
TOGETHER: dict[str, Voices] = {
    MADE: ("You and {partner} make your proposition, at {coins} each{off}.",
           "{name} and {partner} make their proposition, at {coins} each{off}."),
    LOST: ("You and {partner} fail in your proposition, at {coins} each{off}.",
           "{name} and {partner} fail in their proposition, at {coins} each{off}."),
}
OFF = {False: ", {tricks} off for the revoke", True: ", with {tricks} more for the revoke"}
ACCOUNTS = {"call made": "the call", "call lost": "the call", call.GENERAL: "the last trick", "given up": "giving up"}
LAST_TRICK_HIDDEN = "In a misère no trick that has been turned may be seen again."
