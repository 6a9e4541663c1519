"""What is said at Poker, told in the talk, and written on tokens and beside hands."""
from __future__ import annotations

from cardtable.showing.phrases import Voices, counted, teller

TOKENS = {"ante": "Ante", "out": "Go out", "see": "I see", "better": "And better", "pass": "Pass",
          "hold": "I hold the age", "straddle": "I straddle", "open": "I open for", "stand": "Stand pat",
          "draw": "Draw", "keep": "Keep my hand", "take": "Take the widow", "exchange": "Exchange",
          "leave": "Leave it", "knock": "Knock", "resign": "Give up the evening"}
MEANINGS = {
    "ante": "You start the pool with so many, before you have seen a card.",
    "going_in: out": "You throw up your hand, and lose nothing but what you have put in.",
    "going_in: see": "You pay what it costs to play this hand.",
    "going_in: better": "You pay what is due, and so many more: everybody must pay as much or go out.",
    "straddle": "You pay twice the price of going in, and so must all others.",
    "out": "You throw up your hand, unseen, and lose what you have put in.",
    "see": "You make good what is due, and no more.",
    "better": "You make good what is due, and stake so many more.",
    "first: better": "You stake so many: the others must make it good or go out.",
    "first, last: pass": "You stake nothing, and nobody has: the pool stays for the next deal.",
    "first, last: better": "You stake so many: the others must make it good or go out.",
    "pass": "You stake nothing yet, and may come in later unless somebody goes better.",
    "before: pass": "You do not open, and may come in if somebody does.",
    "barred: pass": "You have not the cards to open, and may come in if somebody does.",
    "before, last: pass": "You do not open, and nobody has: each adds a counter, and the next deals.",
    "barred, last: pass": "You have not the cards to open, and nobody has: each adds a counter.",
    "hold": "You speak after all others, as only the Age may.",
    "open": "You stake so many: the others must make it good or go out.",
    "stand": "You keep the five you have, and draw nothing.",
    "draw": "You lay these away, and are given as many.",
    "keep": "You play the hand you hold.",
    "take": "You take the hand that nobody has seen, and lay yours open on the table.",
    "exchange": "You take a card from the table, and lay one of yours there.",
    "leave": "You exchange nothing this time.",
    "knocked: leave": "You exchange nothing, and show the hand that you have.",
    "knock": "You are content: the others have one exchange more, and hands are shown.",
}
ROW = ("out", "pass", "see", "ante", "better", "open", "straddle", "hold")
SLIDES = {"ante": "an ante of", "open": "opened for", "better": "better by", "first better": "a stake of"}
COUNTERS = (1, 5, 20, 100)
USUAL = {"better": 5, "open": 5}         # counters, with one press
FIRST, LAST, BEFORE, UNDRAWN = "first", "first, last", "before", "undrawn"
BEFORE_LAST, BARRED, BARRED_LAST, KNOCKED = "before, last", "barred", "barred, last", "knocked"
"""Stages: nothing has been staked yet, and whoever is to speak is the last who may; a jack-pot is not open, and whoever
is to speak may open it, or has not the cards, and is the last of all; stakes where nobody draws; the last exchange
of Whiskey."""
AWAITED = {"ante": "to ante", "going_in": "to go in or pass", "staking": "to speak", FIRST: "to speak",
           LAST: "to speak", BEFORE: "to open or pass", BEFORE_LAST: "to open or pass", BARRED: "to pass",
           BARRED_LAST: "to pass", "opening": "to speak", "drawing": "to draw", "widow": "to speak",
           "exchanging": "to exchange", KNOCKED: "to exchange for the last time"}
GUIDANCE = {
    "ante": "You start the pool before you have seen a card. Keep it small: it is a stake on nothing.",
    "going_in": "Going in costs twice the ante. Two pairs, or four cards to a flush or a straight, are worth it; a "
                "pair of high cards mostly; less is not.",
    "staking": "Make good what is due, go better, or throw up your hand. Ask what the others have drawn, and whether "
               "the pool pays for the chance that you are beaten.",
    UNDRAWN: "Make good what is due, go better, or throw up your hand. See who stakes and how much, and whether the "
             "pool pays for the chance that you are beaten.",
    FIRST: "Nothing has been staked yet.",
    LAST: "All the others have passed. If you pass too the pool stays, and is played for in the next deal.",
    BEFORE: "This is a jack-pot: whoever has a pair of {pair}s or better may open it, and need not.",
    BEFORE_LAST: "This is a jack-pot that nobody has opened: whoever has the cards may open it, and need not.",
    BARRED: "This is a jack-pot, and you have not the cards that open it: wait for another to.",
    BARRED_LAST: "This is a jack-pot that nobody has opened, and you have not the cards to.",
    "opening": "The jack-pot is open: make it good, go better, or go out.",
    "drawing": "Choose the cards that you want to be rid of; you are given as many. Keep what scores.",
    "widow": "Nobody has seen the widow. With a poor hand take it: your own then lies open to all.",
    "exchanging": "Take a card from the table for one of yours: press the one, then the other. Who is content knocks, "
                  "and all others have one exchange more.",
    KNOCKED: "There was a knock: this is your last exchange, and then hands are shown. Take what makes the better hand "
             "at once.",
}

NO_WAITING = " There is no waiting after the draw: stake something, or go out."
HOLDING = " You are the Age, and alone may wait: hold the age, and speak when you have heard the others."

SAID = {
    "out": "I go out.", "going_in out": "I pass.",
    "see": "I see you.", "going_in see": "I go in.",
    "better": "I see you, and {by} better.", "going_in better": "I go in, and {by} better.",
    "first better": "I go {by}.",
    "pass": "I pass.", "hold": "I hold the age.", "straddle": "I straddle you.", "open": "I open, for {by}.",
    "stands pat": "I stand pat.", "keep": "I keep my own.", "take": "I take the widow.", "leave": "I leave it.",
    "knock": "I am content.",
}
"""By what is said, and where in a deal it sounds otherwise; of a first stake nothing is seen."""

TOLD: dict[str, Voices] = {
    "cuts lowest": ("You cut lowest, and deal.", "{name} cuts lowest, and deals."),
    "cut again": ("Those who are equal for the lowest cut again.",) * 2,
    "makes up": ("You make it up to {coins} on the table.", "{name} makes it up to {coins} on the table."),
    "blind": ("You put in the ante, {coins}.", "{name} puts in the ante, {coins}."),
    "ante": ("You put in {coins}.", "{name} puts in {coins}."),
    "for all": ("You have the buck, and put in {coins} for all.", "{name} has the buck, and puts in {coins} for all."),
    "going_in out": ("You pass.", "{name} passes."),
    "going_in see": ("You go in for {due}.", "{name} goes in for {due}."),
    "going_in better": ("You go in for {due}, and {by} better.", "{name} goes in for {due}, and {by} better."),
    "out": ("You go out.", "{name} goes out."),
    "see": ("You make good {due}.", "{name} makes good {due}."),
    "better": ("You make good {due}, and go {by} better.", "{name} makes good {due}, and goes {by} better."),
    "first better": ("You stake {by}.", "{name} stakes {by}."),
    "pass": ("You pass.", "{name} passes."),
    "hold": ("You hold the age: your stake comes last.", "{name} holds the age, and stakes last."),
    "straddle": ("You straddle: it costs {by} to go in.", "{name} straddles: it costs {by} to go in."),
    "open": ("You open the jack-pot for {by}.", "{name} opens the jack-pot for {by}."),
    "stands pat": ("You stand pat.", "{name} stands pat."),
    "draws": ("You draw {cards}.", "{name} draws {cards}."),
    "made up": ("The pack runs short: what was thrown away is shuffled, and dealt.",) * 2,
    "jack-pot": ("Nobody goes in: the ante stays, all add as much, and the next deal is a jack-pot.",) * 2,
    "unopened": ("Nobody opens: each adds a counter, and there is a fresh deal.",) * 2,
    "double header": ("All have passed: the pool stays, and is a double header.",) * 2,
    "shows": ("You show {hand}.", "{name} shows {hand}."),
    "openers": ("You show that you could open.", "{name} shows openers: {cards}."),
    "opened on": ("You opened on {cards}.", "{name} opened on {cards}."),
    "keep": ("You keep your own hand.", "{name} keeps the hand that was dealt."),
    "take": ("You take the widow; your hand lies open.", "{name} takes the widow, and lays down the other hand."),
    "exchange": ("You take the {card}.", "{name} takes the {card}."),
    "lays": ("You lay down the {card}.", "{name} lays down the {card}."),
    "leave": ("You leave it as it is.", "{name} leaves it as it is."),
    "knock": ("You knock: each of the others has one exchange.", "{name} knocks: each of the others has one exchange."),
    "nobody takes it": ("Nobody takes the widow: it is turned up.",) * 2,
    "turned up": ("The widow is turned up.",) * 2,
    "not met": ("Nobody has met the last of your stake: back to you goes {coins}.",
                "Nobody has met the last of the stake: back to {name} goes {coins}."),
    "pool": ("You take the pool, {coins}.", "{name} takes the pool, {coins}."),
    "side pool": ("You take the side pool, {coins}.", "{name} takes the side pool, {coins}."),
    "part of the pool": ("The best are equal: you have {coins} of the pool.",
                         "The best are equal: {name} has {coins} of the pool."),
    "part of the side pool": ("The best are equal: you have {coins} of the side pool.",
                              "The best are equal: {name} has {coins} of the side pool."),
    "uncalled": ("Nobody calls you: you take the pool, {coins}, and show nothing.",
                 "Nobody calls {name}, who takes the pool, {coins}, and shows nothing."),
    "alone": ("You alone are left: you take the pool, {coins}, and show nothing.",
              "{name} alone is left, and takes the pool, {coins}, without showing."),
    "uncalled opener": ("Nobody calls you: you take the pool, {coins}.",
                        "Nobody calls {name}, who takes the pool, {coins}."),
    "ante back": ("Nobody goes in: you take back the ante.", "Nobody goes in: {name} takes back the ante."),
    "jack-pot paid": ("You add {coins}.", "{name} adds {coins}."),
    "stakes back": ("Your stakes come back, {coins}.", "{name} has the stakes back, {coins}."),
    "the pool shared": ("You have {coins} of what is left in the pool.",
                        "{name} has {coins} of what is left in the pool."),
    "resign": ("You give up the evening.", "{name} gives up the evening."),
}
tell = teller(TOLD)
ACCOUNTS = {"blind": "stakes", "ante": "stakes", "stake": "stakes", "for all": "the antes of all",
            "jack-pot": "the jack-pot",
            "unopened": "the jack-pot", "not met": "stakes back", "ante back": "the ante back",
            "part of the pool": "part of the pool", "uncalled": "the pool, uncalled",
            "the pool shared": "a share of what was left"}


def drew(number: int) -> str:
    """What stands below a hand: "drew two", "pat"."""
    return f"drew {counted(number)}" if number > 0 else "pat" if number == 0 else ""
