"""What is said at Vingt-un, told in the talk, and written on tokens and plates."""
from __future__ import annotations

from cardtable.showing import cutting
from cardtable.showing.phrases import Voices, counted, teller

TOKENS = {"deal": "Deal", "brulet": "Look at the top card", "stake": "Stake", "double": "Double",
          "no-double": "No double", "card": "Card", "stand": "Stand", "both": "Go on both", "over": "Over",
          "sympathy": "Sympathy", "antipathy": "Antipathy", "red": "Red", "black": "Black",
          "resign": "Give up the evening"}

BANKER, UNSEEN, BEFORE = "drawing as dealer", "drawing unseen", "staking before a card"
"""The stages at which drawing and staking are something else."""
MEANINGS = {
    "deal": "A card goes to each, or whatever this round begins with.",
    "brulet": "The bottom card is an ace or a tenth card: with the top card it may be a natural.",
    "double": "Every stake of this round is doubled, both ways.",
    "no-double": "The stakes stay as they are.",
    "stake": "So many counters lie on your hand.",
    "card": "You draw a card, face up; beyond twenty-one you have lost your stake.",
    "stand": "You keep what you have, and draw no more on this hand.",
    f"{BANKER}: card": "You draw a card; beyond twenty-one you pay all who are still in.",
    f"{BANKER}: stand": "All are turned up; ties are yours.",
    f"{UNSEEN}: card": "You draw a card at which nobody looks.",
    "both": "They are two hands, each with its stake and another card.",
    "over": "More than twenty-one: your stake is the dealer’s, and your cards are thrown in.",
    f"{BANKER}: over": "More than twenty-one: you pay all who are still in.",
    "sympathy": "Your two cards will be of one colour.",
    "antipathy": "Your two cards will be of different colours.",
    "red": "Your card will be a heart or a diamond.",
    "black": "Your card will be a spade or a club.",
}
AWAITED = {"dealing": "to deal", "staking": "to stake", BEFORE: "to stake", "doubling": "to double or not",
           "drawing": "to draw or stand", BANKER: "to draw or stand", UNSEEN: "to draw or stand",
           "choosing": "to choose"}
GUIDANCE = {
    "staking": "You have seen your first card, and stake on it: the most on an ace, a tenth card, a nine or an eight, "
               "else the least. The dealer may yet double all stakes.",
    BEFORE: "In this round you stake before you have a card.",
    "doubling": "You have seen your own card and all stakes. If you double, all of them are twice as much, whoever "
                "wins.",
    "drawing": "Come as near to twenty-one as you can: draw, or stand. Beyond it you lose at once. The dealer has "
               "ties, and takes or pays double for twenty-one.",
    BANKER: "All others have done. Draw, or stand and have all turned up; beyond twenty-one you pay everybody who is "
            "still in.",
    UNSEEN: "Nobody knows what lies there. Draw at haphazard, or let the two cards be.",
    "choosing": "Say what your cards will be, before you have them.",
}

ROUNDS = {"ordinary": "Ordinary Vingt-un", "imaginary": "Imaginary Tens", "blind": "Blind Vingt-un",
          "sympathy": "Sympathy and Antipathy", "colours": "Rouge et Noir", "company": "Self and Company",
          "differences": "Differences", "clock": "The Clock"}
"""Of French Vingt-un, by their kind, in their order."""

SAID = {"card": "A card.", "stand": "I stand.", "over": "I am over.", "both": "I go on both.", "double": "Double.",
        "sympathy": "Sympathy.", "antipathy": "Antipathy.", "red": "Red.", "black": "Black.", "natural": "A natural.",
        "resign": "I give up the evening."}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "first knave": cutting.TOLD["first knave"], "first ace": cutting.TOLD["first ace"],
    "round": ("{words}.",) * 2,
    "brulet": ("The bottom card is an ace or a tenth card, and you look at the top card.",
               "{name} has looked at the bottom card, and looks at the top card."),
    "brulet shown": ("You show {cards}.", "{name} shows {cards}."),
    "double": ("You double all stakes.", "{name} doubles all stakes."),
    "no double": ("You do not double.", "{name} does not double."),
    "natural": ("You turn up a natural.", "{name} turns up a natural."),
    "card": ("You draw.", "{name} draws."),
    "drew": ("You draw the {card}.", "{name} draws the {card}."),
    "stand": ("You stand{on}.", "{name} stands{on}."),
    "over": ("You are over.", "{name} is over."),
    "both": ("You go on both, and lay the second card apart.", "{name} goes on both, and lays the second card apart."),
    "made up": ("The pack has run out, and you make up another of what has been thrown in.",
                "The pack has run out, and {name} makes up another of what has been thrown in."),
    "whole pack": ("You shuffle the full pack, and it is cut.", "{name} shuffles the full pack, and it is cut."),
    "ends the deal": ("Your natural ends the deal.", "A natural of {name} ends the deal."),
    "turned up": ("You turn up {cards}: {total}.", "{name} turns up {cards}: {total}."),
    "sympathy": ("You say sympathy.", "{name} says sympathy."),
    "antipathy": ("You say antipathy.", "{name} says antipathy."),
    "red": ("You name red.", "{name} names red."),
    "black": ("You name black.", "{name} names black."),
    "self paired": ("Your own card is paired first: you win of all.",
                    "The dealer’s card is paired first: {name} wins."),
    "company paired": ("The company’s card is paired first: you pay all.",
                       "The company’s card is paired first: {name} pays all."),
    "struck": ("The clock strikes {hour}: all pay you.", "The clock strikes {hour}: all pay {name}."),
    "ran down": ("Thirteen have gone by, and you pay all.", "Thirteen have gone by, and {name} pays all."),
    "resign": ("You give up the evening.", "{name} gives up the evening."),
}
PAID: dict[str, Voices] = {
    "staked": ("You stake {coins}.", "{name} stakes {coins}."),
    "staked on another": ("You stake {coins} on the second card.", "{name} stakes {coins} on the second card."),
    "natural": ("Your natural is paid {coins}.", "{name} is paid {coins} for a natural."),
    "twenty-one": ("Twenty-one: you are paid double, {coins}.", "Twenty-one: {name} is paid double, {coins}."),
    "dealer over": ("You are still in, and are paid {coins}.", "{name} is still in, and is paid {coins}."),
    "nearer": ("You are nearer, and are paid {coins}.", "{name} is nearer, and is paid {coins}."),
    "tie": ("A tie, which is the dealer’s: you pay {coins}.", "A tie, which is the dealer’s: {name} pays {coins}."),
    "further": ("The dealer is nearer: you pay {coins}.", "The dealer is nearer: {name} pays {coins}."),
    "to twenty-one": ("The dealer has twenty-one: you pay double, {coins}.",
                      "The dealer has twenty-one: {name} pays double, {coins}."),
    "to a natural": ("You pay {coins} to the natural.", "{name} pays {coins} to the natural."),
    "over": ("Over: you pay {coins}.", "Over: {name} pays {coins}."),
    "cancelled": ("Your own natural cancels the dealer’s.", "A natural of {name} cancels the dealer’s."),
    "chosen right": ("You were right, and are paid {coins}.", "{name} was right, and is paid {coins}."),
    "chosen wrong": ("You were wrong, and pay {coins}.", "{name} was wrong, and pays {coins}."),
    "company wins": ("You are paid {coins}.", "{name} is paid {coins}."),
    "company loses": ("You pay {coins}.", "{name} pays {coins}."),
    "unpaired": ("Your stake comes back.", "The stake of {name} comes back."),
    "higher": ("You are higher by {points}, and are paid {coins}.",
               "{name} is higher by {points}, and is paid {coins}."),
    "lower": ("You are lower by {points}, and pay {coins}.", "{name} is lower by {points}, and pays {coins}."),
    "struck": ("You pay {coins}.", "{name} pays {coins}."),
    "ran down": ("You are paid {coins}.", "{name} is paid {coins}."),
    "brulet": ("You pay {coins} to the brûlet.", "{name} pays {coins} to the brûlet."),
    "given up": ("Your stake of {coins} is the dealer’s.", "The stake of {name}, {coins}, is the dealer’s."),
    "given up to": ("You are paid {coins}.", "{name} is paid {coins}."),
}
tell, tell_paid = teller(TOLD), teller(PAID)

ACCOUNTS = {
    "staked on another": "staked", "doubled": "staked", "back": "stakes back", "cancelled": "stakes back",
    "unpaired": "stakes back", "dealer over": "the dealer over", "nearer": "a nearer hand",
    "further": "the dealer nearer", "tie": "a tie", "to twenty-one": "the dealer’s twenty-one",
    "to a natural": "the dealer’s natural", "more": "double", "chosen right": "a right choice",
    "chosen wrong": "a wrong choice", "company wins": "the company’s card", "company loses": "the dealer’s card",
    "higher": "the difference", "lower": "the difference", "struck": "the clock", "ran down": "the clock",
    "brulet": "a brûlet", "given up": "a stake given up", "given up to": "a stake given up"}
"""For what counters were paid, on the score sheet, where it is not called so."""

OF_A_PUNTER = ("over", "natural", "twenty-one", "nearer")
"""What is said of a punter's hand: the dealer, who has but one to settle with, is told how much he took or paid."""

DECIDES = {
    "ordinary": "twenty-one", "imaginary": "ten is added", "blind": "cards unseen", "sympathy": "two colours",
    "colours": "the colour", "company": "the first pair", "differences": "each point", "clock": "the hour"}
"""What decides in each round of French Vingt-un, in a word or two."""
TO_DECIDE, MADE = "what decides", "gain, or rule"

ORDER = ("first", "second", "third", "fourth")


def comes_to(total: int) -> str:
    """"sixteen", "over"."""
    return counted(total) if total <= 21 else "over"
