"""The book's own paragraphs on Blind Hookey, in their order (002:1130-1156; note 17970-17973).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("cutting", "Cutting for the deal", "1132-1133", ALWAYS,
     "Any number may play. They cut, and the lowest card deals. That the ace is the lowest in this cut, and that "
     "equals cut again, is ruled here."),
    ("shuffle", "Shuffling and cutting", "1133-1137", ALWAYS,
     "The player at the dealer’s right shuffles, then the dealer if he likes; the player at his right cuts. That the "
     "whole pack is shuffled afresh for every hand is ruled here."),
    ("packets", "The packets", "1136-1140", PREVENTED,
     "The pack goes first to the player at the dealer’s left, who cuts a packet from the top, then to the next, and so "
     "round; what is left is the dealer’s. A packet has not less than four cards, nor more than its owner’s due "
     "share of the pack, the dealer counted, fractions left out as ruled here: thirteen where four play."),
    ("blind", "Blind", "1140-1142", PREVENTED,
     "Nobody looks at his cards: each stakes on his own packet on pure speculation. That every player stakes something "
     "is ruled here."),
    ("show", "The show", "1142-1143", ALWAYS,
     "When all have staked the dealer turns up his packet and shows its bottom card; the others do the same. Only the "
     "bottom cards count."),
    ("settling", "Who pays", "1143-1145", ALWAYS,
     "Each player is compared with the dealer by himself. A higher card receives its stake from the dealer; a lower "
     "or an equal one pays it to him. Suits are nothing. The book does not rank the ace: it is the highest card, or "
     "the lowest if that is agreed, as ruled here."),
    ("passing", "How long a deal is", "1145-1147", ALWAYS,
     "The dealer goes on until there is a hand in which he loses to every player; then the next one deals, at his left "
     "as ruled here."),
    ("three", "The other way: three packets", "1149-1152", ALWAYS,
     "The pack is shuffled and cut, and the dealer cuts it into three packets, two for the company and one for "
     "himself. That none has less than four cards is ruled here, as in the first way."),
    ("choosing", "Which packets are staked on", "1151-1153", PREVENTED,
     "The players stake on whichever two packets they please; the dealer takes the one that is left. Once two bear "
     "stakes the third is closed; if only one is staked on the dealer takes the first of the others: both are ruled "
     "here."),
    ("three settled", "Who pays, by three packets", "1154-1156", ALWAYS,
     "The packets are turned up, and stakes win or lose as the bottom card of their packet is higher or lower than the "
     "dealer’s. That equals are the dealer’s here too, and that the deal passes when he loses every stake on the "
     "table, is ruled here."),
    ("fraud", "No safeguard", "17970-17973", ALWAYS,
     "That the players choose their packets is no guarantee against a sharper. Here chance shuffles, and nobody else "
     "touches the cards."),
), house=(
    ("limit", "The limit of the table (a house rule, not in the book)", "", PREVENTED,
     "On one packet a player stakes at most what was agreed on, and at least one counter."),
    ("credit", "Credit (a house rule, not in the book)", "", ALWAYS,
     "All begin with nothing before them and reckon at the end: who is down owes, the dealer too."),
    ("end", "The last hand (a house rule, not in the book)", "", ALWAYS,
     "An evening has as many hands as were agreed on, whoever has dealt. Who gives up ends it: stakes that lie there "
     "go back, and all stands as it is."),
), matters={"cutting": "1", "shuffling": "2 11", "dealing": "3 7-8", "play": "4-5 9", "stakes": "6 10 12-13",
            "leaving": "14"})
