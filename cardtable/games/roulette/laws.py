"""The book's own paragraphs on Roulette, in their order (002:16541-16684; 17392-17404).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("cloth", "The cloth", "16541-16561", ALWAYS,
     "Three columns of twelve numbers, with a space below each; at both sides the three dozens, P, M and D. One side "
     "has Rouge, Impair and Manque (1 to 18), the other Noir, Pair and Passe (19 to 36). Zero is at the head of all."),
    ("wheel", "The wheel", "16563-16572", ALWAYS,
     "Thirty-seven compartments in irregular order, red and black by turns, and zero. The book does not print the "
     "order; that it is the ordinary French one is ruled here."),
    ("laying", "Laying the stakes", "16574-16584", ALWAYS,
     "At “Messieurs, faites vos jeux” all lay their coins where they like; until the wheel is spun each may move, "
     "double or take up what is his. That it is spun when all have done, and nothing is taken after, is ruled here."),
    ("spin", "The spin", "16578-16590", ALWAYS,
     "The ball runs one way and the wheel the other. The compartment in which it lies is the number, which is "
     "announced with its colour, pair or impair, manque or passe."),
    ("settling", "Raking in and paying", "16586-16590", ALWAYS,
     "Losing stakes are raked in first, then the winners are paid, and have their stakes back."),
    ("numbers", "Stakes on numbers", "16599-16634", ALWAYS,
     "One number, en plein, pays 35 for one; two, à cheval, 17; three, a transversale, 11; four, a carré, 8; six, a "
     "sixaine, 5. A coin lies on the line or corner of those it joins; only numbers that adjoin on the cloth are "
     "joined. Zero is joined with 1, 2 or 3, with 1 and 2, with 2 and 3, or with all three."),
    ("dozens", "Dozens and columns", "16612-16616;16636-16638", ALWAYS,
     "A dozen or a column pays 2 for one. A coin on the line between two dozens or two columns wins half of itself."),
    ("evens", "The even chances", "16608-16616;16638-16644", ALWAYS,
     "Rouge, Noir, Pair, Impair, Passe and Manque pay as much as is staked. A coin on the line between two that adjoin "
     "wins as much when both come, comes back when one does, and is lost when neither does."),
    ("limits", "Limits", "16646-16652", PREVENTED,
     "At least 5 francs, on two dozens or two columns with one coin 10. At most 180 francs on a number, 720 on a "
     "carré, 3,000 on a dozen or column, 6,000 on an even chance, of each punter. The others are “in proportion”: that "
     "is 360 à cheval, 540 on three numbers, 1,080 on six, and 6,000 on two dozens, columns or even chances, as ruled "
     "here."),
    ("zero", "Zero", "16668-16675", ALWAYS,
     "At zero all stakes are swept into the bank, but those on zero itself and its combinations, which are paid, and "
     "those on the even chances."),
    ("prison", "In prison", "16672-16684", ALWAYS,
     "A stake on an even chance goes to prison, on the line outside. If its chance comes next it is withdrawn, without "
     "gain; if not it is lost. It cannot be moved to another chance. At a second zero it is doubly in prison, and must "
     "win twice. That every further zero is one prison more, and that a coin on two even chances is imprisoned as two "
     "halves, each on its own, is ruled here."),
    ("half", "Half back", "16677-16680", ALWAYS,
     "Instead of going to prison the punter may at once halve the stake with the bank."),
    ("helping", "The croupier lays", "17392-17404", ALWAYS,
     "Who would rather not reach over the cloth gives his coins to a croupier and says where they are to lie."),
), house=(
    ("purse", "No credit (a house rule, not in the book)", "", PREVENTED,
     "Nobody stakes more than he has before him. The bank pays whatever it owes."),
    ("end", "The last coup (a house rule, not in the book)", "", ALWAYS,
     "After the last coup nothing more is laid, and the wheel is spun until no stake is in prison. Who leaves the "
     "table ends the evening: loose stakes are taken up, and stakes in prison, or of which zero still asks, halved "
     "with the bank."),
), matters={"table": "1-2", "play": "4", "stakes": "3 5-14", "leaving": "15"})
