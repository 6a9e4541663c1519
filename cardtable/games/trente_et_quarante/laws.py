"""The book's own paragraphs on Trente et Quarante, in their order (002:17412-17562; 18387-18390).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("packs", "Six packs", "17412-17421;17474-17478", ALWAYS,
     "Six packs of fifty-two are shuffled together and cut, and dealt through, coup after coup."),
    ("rows", "The two rows", "17419-17430", ALWAYS,
     "Cards are turned up in a row until their pips are more than thirty; an ace counts one, court cards and tens "
     "ten. Then a second row is dealt below in the same way. The upper row is Noir, the lower Rouge."),
    ("points", "The points", "17426-17440", ALWAYS,
     "The row nearer to thirty wins: the best point is 31, the worst 40. The points are called without the thirty, "
     "that of Noir first."),
    ("couleur", "Couleur and Inverse", "17446-17454", ALWAYS,
     "Couleur wins if the first card turned up, which is the first of the upper row, is of the colour that has won, "
     "be it Noir or Rouge; if not, Inverse wins."),
    ("laying", "Laying the stakes", "17456-17466", ALWAYS,
     "At “Messieurs, faites vos jeux” all stake on the four chances as they like; after “Les jeux sont faits. Rien "
     "ne va plus” nothing more is laid. That this is said when all have done is ruled here."),
    ("calling", "How it is called", "17466-17472", ALWAYS,
     "The tailleur names the two points, and then only whether Rouge and Couleur win or lose; never Noir or Inverse."),
    ("talon", "The talon", "17472-17478", ALWAYS,
     "After each coup both rows go into a basket. When the cards are through the tailleur says “Monsieur, les "
     "cartes passent”, and all are gathered, shuffled and cut. That a coup for which the cards do not reach is "
     "void, its stakes and premiums given back, and that rows lie until the next coup is dealt, is ruled here."),
    ("paying", "Paying", "17480-17482", ALWAYS,
     "All four are even chances: who has won is paid as much as he has staked."),
    ("refait", "The refait", "17482-17498", ALWAYS,
     "When both rows come to 31 no chance has won. What is staked on any of the four goes to prison, or is halved."),
    ("prison", "In prison", "17482-17488", ALWAYS,
     "If its chance wins next the stake is withdrawn, without gain; if not it is lost; equal points other than 31 "
     "leave it where it is. That another refait is one prison more, as zero is at Roulette, is ruled here."),
    ("half", "Half back", "17486-17488", ALWAYS,
     "Instead of going to prison the punter may at once halve the stake with the bank."),
    ("null", "Null coups", "17490-17498", ALWAYS,
     "Equal points other than 31 make the coup null: nothing is won or lost, and each may take up his stake, or "
     "leave it."),
    ("insurance", "Insurance", "17518-17523;18387-18390", ALWAYS,
     "A stake may be insured against the refait for one in a hundred of it, five francs at least. The premium is "
     "paid before the coup, and is the bank’s whatever comes; at a refait the stake is free. That it is paid for "
     "each coup dealt, null ones included, is gone when the stake is changed, and is not to be had for a stake in "
     "prison, is ruled here."),
    ("limits", "Limits", "17526-17527", PREVENTED,
     "At least 20 francs and at most 12,000 on each chance, of each punter. That it goes by twenties is ruled here."),
    ("added", "Added to the bank", "17550-17558", ALWAYS,
     "A bank that runs low sends for more money: it cannot be broken. A player who holds the bank is lent by the "
     "house, as ruled here."),
), house=(
    ("purse", "No credit (a house rule, not in the book)", "", PREVENTED,
     "Nobody stakes more than he has before him."),
    ("banker", "A player as the bank (a house rule, not in the book)", "", AGREED,
     "One who sits at the table may be the bank, if that is agreed. He closes the staking and deals, stakes "
     "nothing, and has from his own purse what the bank takes and pays. He begins with ten times what a punter "
     "brings."),
    ("end", "The last coup (a house rule, not in the book)", "", ALWAYS,
     "After the last coup nothing more is laid, what is loose is taken up, and it is dealt until no stake is in "
     "prison. Who leaves the table ends the evening: loose stakes are taken up, and stakes in prison, or of "
     "which a refait still asks, halved with the bank."),
), matters={"packs": "1 7", "play": "2-4 6", "stakes": "5 8-16", "table": "17", "leaving": "18"})
