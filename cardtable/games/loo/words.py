"""What is said at Loo, told in the talk, and written on tokens and plates."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.tricks import binding
from cardtable.showing.laid import Paid
from cardtable.showing.phrases import Voices

TOKENS = {"look-at-miss": "Look at miss", "look-early": "Look before your turn", "drop": "Drop a card",
          "speak-early": "Speak before your turn", "stand": "Play",
          "miss": "Take miss", "miss-for-pool": "Miss for the pool", "draw": "Draw",
          "civil": "Ace: “Pam, be civil”", "resign": "Give up the evening"}
MARK_FIRST = "Draw: mark cards first"
MEANINGS = {
    "exact forfeit": "The offender’s tricks count for the next pool, with four singles besides.",
    "exact play-again": "All cards are taken up, and the hand is played anew; the offender pays all the same.",
    "stand": "You play the cards you have: a share of the pool for each trick, and a loo if you win none.",
    "pass": "You throw your cards in, and neither win nor pay anything more in this deal.",
    "miss": "You throw your cards away and take the extra hand, unseen; you must then play.",
    "miss-for-pool": "You take the extra hand and cannot be looed; the share of your tricks stays in the pool.",
    "draw": "The cards you mark go away, and the dealer gives you as many others; you must then play.",
    "civil": "You lead the ace of trumps; who has Pam must let it pass, with another trump in hand.",
}
MUST, ONE = "declaring in a must", "declaring against one"
"""The stages at which nobody may pass: in a must, and as the dealer against one who plays his own cards."""
AWAITED = {"declaring": "to play or pass", MUST: "to play or draw", ONE: "to play or take miss"}
GUIDANCE = {
    "declaring": "Play if you may hope for a trick: each has its share of the pool. Who plays and wins none pays a "
                 "loo; those who pass pay nothing.",
    MUST: "The pool is a single, and all must play: with the cards you have, or with others drawn for those you mark.",
    ONE: "One alone plays against you, and you may not pass: play your cards, or take miss, for yourself or for the "
         "pool.",
    "play": "Follow suit, and beat what lies there if you can; without the suit you must trump.",
}
SAID = {"stand": "I play.", "miss": "I take miss.", "miss for the pool": "Miss, for the pool.", "draw": "I draw {bid}.",
        "civil": "Pam, be civil.", "flush": "A flush.", "resign": "I give up the evening."}

EXACTED = {"forfeit": ("Have it forfeited", "Your share is forfeited, and four singles."),
           "play-again": ("Have it played again", "The hand is to be played again.")}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "must": ("The pool is a single: all must play.",) * 2,
    "club law": ("A club is turned up: all must play.",) * 2,
    "turns up": ("You turn up the {card}.", "{name} turns up the {card}."),
    "look": ("You take up your cards.", ""),
    "left": ("The share of your tricks, {coins}, stays in the pool.",
             "The share of {name}’s tricks, {coins}, stays in the pool."),
    "nobody looed": ("Nobody is looed: the next pool is a single.",) * 2,
    "flush beaten": ("Your flush is beaten, but pays nothing.", "{name}’s flush is beaten, but pays nothing."),
    "leads pam": ("You lead Pam.", "{name} leads Pam."),
    "pam takes": ("You take the trick with Pam.", "{name} takes the trick with Pam."),
    "pam": ("You have Pam, and pay nothing.", "{name} has Pam, and pays nothing."),
    "resign": ("You give up the evening.", "{name} gives up the evening."),
    "speak-early": ("You speak before your turn.", "{name} speaks before the turn."),
    "look-early": ("You look before your turn.", "{name} looks before the turn."),
    "look-at-miss": ("You look at miss, and are out of the hand.", "{name} looks at miss, and is out of the hand."),
    "out of turn": ("You play out of turn, and throw up your cards.",
                    "{name} plays out of turn, and throws up the cards."),
    "dropped": ("You let the {card} be seen.", "{name} lets the {card} be seen."),
}

# The same of what is paid, by what it is paid for.
PAID: dict[str, Voices] = {
    "single": ("You put {coins} into the pool.", "{name} puts {coins} into the pool."),
    "single returned": ("You take back the {coins} that you put in.", "{name} takes back the {coins} put in."),
    "tricks": ("You have {coins} of the pool, for {tricks}.", "{name} has {coins} of the pool, for {tricks}."),
    "loo": ("You are looed, and pay {coins}.", "{name} is looed, and pays {coins}."),
    "penalty": ("You pay {coins} for it.", "{name} pays {coins} for it."),
    "duty broken": ("You have broken a duty, and pay {coins}.", "{name} has broken a duty, and pays {coins}."),
    "unplayed": ("Nobody is against you: you take the pool, {coins}.",
                 "Nobody is against {name}, who takes the pool, {coins}."),
    "flush": ("You loo the board, and take the pool, {coins}.", "{name} looes the board, and takes the pool, {coins}."),
    "given up": ("You are looed, and pay {coins}.", "{name} is looed, and pays {coins}."),
    "the pool shared": ("You have {coins} of the pool.", "{name} has {coins} of the pool."),
}
NOT_CITED = ("single",)          # what is paid without citing its article: it happens in every deal

# For what counters were paid, on the score sheet, where it is not called so.
ACCUSED = {"revoke": "You have broken a duty."}  # for not every breach of one is a revoke (002:3037-3055)
BROKE = {"breach": "broke a duty"}
ACCOUNTS = {"penalty": "a penalty", "duty broken": "a duty broken",
            "single": "the single", "single returned": "the single back", "loo": "a loo", "unplayed": "the pool",
            "flush": "a flush", "given up": "a loo", "the pool shared": "a share of the pool"}

DEALINGS = {"penalty": "a penalty,", "duty broken": "a duty broken,",
            "single": "put in", "single returned": "took back", "tricks": "took", "loo": "looed",
            "unplayed": "took", "flush": "a flush,", "given up": "looed", "the pool shared": "of the pool"}

# What binds a card, by its article: beside the name of who is to play, and as the reason in a refusal.
DUE = {**binding.DUE, "ace": "the {card} must be led", "two trumps": "a trump must be led",
       "highest": "the highest trump must be led", "after": "trump after trick", "pam": "Pam must be civil"}
WHY = {
    "ace": "The {card} of trumps must be led: play {cards}.",
    "two trumps": "Of two trumps one must be led: play {cards}.",
    "highest": "With two players the highest trump must be led: play {cards}.",
    "after": "Trump after trick: lead {cards}.",
    "pam": "Pam must be civil: play {cards}.",
}
# A lead that all can see was due; and what the reader's own card was due for.
LED: dict[str, Voices] = {
    "ace": ("You lead the {card}, as you must.", "{name} leads the {card}, and must."),
    "after": ("You lead the {card}: trump after trick.", "{name} leads the {card}: trump after trick."),
}
FORCED = {**binding.FORCED, "pam": "Pam is civil, and lets the ace pass."}


def dealings(paid: Sequence[Paid]) -> str:
    """All that a player took and paid in a deal: "put in 3; took 4"."""
    return "; ".join([f"{DEALINGS[one.what]} {abs(one.coins)}" for one in paid])
