"""The book's paragraphs on All-Fours, in their order (002:76-181); it gives no code of laws.

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

MATTERS = {
    "table": "16", "packs": "1", "cutting": "8", "dealing": "9 17", "calls": "10-11", "play": "12", "tricks": "13",
    "score": "2-7 14-15", "leaving": "18"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("pack", "The pack", "78-81", ALWAYS,
     "The whole pack of fifty-two, the ace highest and the two lowest. Seven points are game."),
    ("high", "High", "86-87", ALWAYS,
     "The highest trump that was dealt counts one to the player dealt it, whoever takes it. That the card turned up, "
     "which is nobody’s, counts neither for high nor for low, nor a trump thrown away where six are kept, is ruled "
     "here."),
    ("low", "Low", "89-90", ALWAYS,
     "The lowest trump that was dealt counts one to the player dealt it. A trump that is the only one is both high and "
     "low."),
    ("jack", "Jack", "92-94", ALWAYS,
     "The knave of trumps counts one: to the dealer, if he turns it up; else to whoever wins the trick to which it "
     "falls."),
    ("game", "Game", "96-118", ALWAYS,
     "One point to whose tricks count most: every ten counts ten, an ace four, a king three, a queen two, a knave "
     "one, of trumps or not."),
    ("equal", "Game, if equal", "125-127", ALWAYS,
     "If both count alike, or nobody has taken a card that counts, elder hand scores the point."),
    ("order", "The order of the scores", "152-156", ALWAYS,
     "High, low, Jack and game are scored in this order, and a knave turned up before them all. Who first comes to "
     "seven has won, and nothing is scored after it. That a point given to who begged comes before them too is ruled "
     "here."),
    ("cut", "Who deals first", "134;17922-17924", ALWAYS,
     "The highest card deals, by the older rule; by the newer, if it is agreed, the lowest, as at Whist. That the "
     "ace is high in the first case and low in the second, and that equal cards cut again, is ruled here. The deal "
     "passes on."),
    ("deal", "The deal", "134-135;173", ALWAYS,
     "Six cards each, and the next is turned up for trumps; nobody has it. That they are dealt by three is ruled "
     "here."),
    ("beg", "Begging", "135-138", ALWAYS,
     "Elder hand alone may beg, once in a deal, if his cards do not please him. The dealer must then either give him "
     "one, or run the cards."),
    ("run", "Running the cards", "138-145", ALWAYS,
     "Three more cards to each, and the next is turned up for trumps. If it is of the first suit again, three more "
     "are dealt and another turned, till a new suit comes. Every knave turned up counts one to the dealer. That all "
     "cards are then played, unless it is agreed to keep six, and that the same dealer deals afresh if the pack runs "
     "out, is ruled here."),
    ("follow", "Following suit", "145-149", PREVENTED,
     "Elder hand leads what he likes. Anyone able to follow suit must do so or trump; he may trump "
     "though he could follow. To throw another suit when able is a revoke. Nobody need win a trick."),
    ("trick", "The trick", "151-152", ALWAYS,
     "The highest trump wins it, or if there is none the highest card of the suit led; who wins it leads."),
    ("off suit", "A point off suit", "161-162", AGREED,
     "If it is agreed, one point is scored whenever an adversary neither follows suit nor trumps. That it goes to "
     "the side that led, at once, and of four for each of the two who does so, is ruled here."),
    ("count", "Counting by heart", "162-164", AGREED,
     "If it is agreed, each player says what his tricks count without looking at them, and loses a point or more if "
     "he is wrong. That of two partners one speaks for both, each in his turn, and that it is taken off before the "
     "deal is scored, as far as there is anything, is ruled here."),
    ("partners", "Four players", "168-173", ALWAYS,
     "The two highest play against the two lowest, partners face to face, and the highest deals; then the deal goes "
     "round. A side scores together; elder hand sits to the left of the dealer."),
    ("looking", "Who looks at his cards", "173-177", ALWAYS,
     "Of four, dealer and elder hand alone look at their cards at first; the other two leave theirs where they lie "
     "until elder hand is content, or the dealer has given one or run the cards."),
), house=(
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up has lost the game."),
), matters=MATTERS)
