"""The book's own paragraphs on both forms of Baccarat, in their order (002:190-378).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("point", "The point", "198-207", ALWAYS,
     "Ace to nine count their pips; tens, knaves, queens and kings are baccarat, which is nothing. Of the sum only the "
     "units count: five and six are one. Nine is the highest point."),
    ("packs", "The packs", "217-219;314-317;17934-17937", ALWAYS,
     "Six whole packs are shuffled together at Chemin de Fer, three at Banque, sometimes four or two. Used cards go "
     "into the basket."),
    ("seats", "Places", "219-222", ALWAYS,
     "If the places are in question lots are drawn; the first sits at the croupier’s right, and the others follow. "
     "Whatever goes round at Chemin de Fer goes to the right."),
    ("cutting", "Shuffle and cut", "222-228;325-335", ALWAYS,
     "The croupier shuffles, each may shuffle after him, and he again; his left-hand neighbour cuts. At Banque the "
     "banker is the last to shuffle, and chooses who cuts."),
    ("bank", "The bank", "229-230", ALWAYS,
     "The banker lays before him what he will risk. That it is at least what has been agreed on is ruled here."),
    ("banco", "Going bank", "230-234", ALWAYS,
     "Each punter in turn, the banker’s right-hand neighbour first, may say “Banco” and play alone against the whole "
     "bank."),
    ("stakes", "The stakes", "234-237", ALWAYS,
     "If nobody goes bank each punter lays his stake before him. What seated players leave uncovered others may stake; "
     "here all have seats."),
    ("cover", "More than the bank", "237-240", ALWAYS,
     "If the stakes come to more than the bank, the punters nearest to the banker in order have the preference, and he "
     "may decline what is over. That he declines unless it is agreed otherwise, and that the stake which crosses the "
     "limit is cut to what is left, is ruled here; who accepts puts up as much more."),
    ("deal", "The deal", "242-244", PREVENTED,
     "Four cards are dealt face down by one: to the punters, to the banker, to the punters, to the banker."),
    ("holder", "Who holds the cards", "244-247", ALWAYS,
     "The punter with the highest stake plays for all; of equal stakes the first in order."),
    ("natural", "Nine and eight", "246-256", ALWAYS,
     "Whoever’s two cards make nine or eight turns them up at once and says the number. Then no third card is given; "
     "nine beats eight."),
    ("offer", "The third card", "258-267", PREVENTED,
     "If nobody has turned up the banker must offer a card. With nought to four the punter takes it, and it is dealt "
     "face up; with six or seven he refuses."),
    ("false draw", "The false draw", "267-271", ALWAYS,
     "To take a card at six or seven, or to refuse one below five. In some circles the offender answers for what his "
     "fellow punters lose by it, in others he is fined: twenty francs into the croupier’s box, as ruled here."),
    ("five", "The point of five", "271-273", ETIQUETTE,
     "At five, and no other point, the punter may take a card or not. Nobody may advise him, or remark on it."),
    ("option", "The banker’s option", "275-283", ALWAYS,
     "The banker draws or stands as he pleases, whatever his point and whatever the punter drew."),
    ("settling", "Winning and losing", "251-256;283-285", ALWAYS,
     "Where the banker has the better point he takes the stakes into the bank; where the punters have it, each is paid "
     "as much as he staked."),
    ("tie", "Equal points", "285-286", ALWAYS,
     "Nobody wins: what was staked lies over for the next hand to decide. That the same banker deals it, that "
     "nothing is changed or withdrawn before, and that he may not retire, is ruled here."),
    ("winnings", "Winnings stay", "287-288", ALWAYS,
     "The banker may not withdraw any part of what he has won; it adds to the bank."),
    ("next", "Who deals next", "254-257;311-313", ALWAYS,
     "A banker who has won deals again. If he has lost, the deal passes to the next in order. That he takes what is "
     "left in the bank, and the next puts down his own sum, is ruled here."),
    ("passing", "Passing the deal", "287-297", ALWAYS,
     "Between hands the banker may pass the deal. The others in order may each take it, but with the same amount. If "
     "none will, the player at his right deals with what he likes, and the late banker is last in order."),
    ("again", "Banco again", "298-300", ALWAYS,
     "Who has gone bank and lost may do so again on the next hand, though the deal have passed. That he is then asked "
     "before all others is ruled here."),
    ("supply", "A fresh supply", "302-307", ALWAYS,
     "The banker deals from a handful. With fewer than seven cards it is thrown into the basket and he has another. "
     "That a handful is two packs, and that all is shuffled anew when the heap is at an end, is ruled here."),
    ("tenure", "How long a bank lasts", "311-317", ALWAYS,
     "At Banque the banker holds office until all cards are dealt, unless he retires or has no more. Ten cards must be "
     "left for a deal, as ruled here; for stakes that stand over the packs are shuffled anew."),
    ("auction", "Who has the bank", "319-324", ALWAYS,
     "At Banque the bank goes to whoever will risk most; in some circles to whoever is first on the list, with "
     "whatever he will. If nobody bids, the first in order must hold the least bank, as ruled here."),
    ("sides", "The two sides", "325-340", ALWAYS,
     "Half of the punters sit at the banker’s right, half at his left, and each side wins or loses by its own hand. "
     "Three cards are dealt, to the right, to the left and to the banker, and three more. That a hand on which nothing "
     "is staked is not dealt is ruled here."),
    ("each side", "Each side for itself", "340-342", ALWAYS,
     "Turning up, offering and accepting are as at Chemin de Fer, for each side by itself. That who turns up is "
     "compared with the banker’s first two cards is ruled here."),
    ("holding", "The cards of a side", "344-346", ALWAYS,
     "A punter holds his side’s cards as long as he wins; when he loses they go to the next on that side. Who goes "
     "bank holds those of his own side for that hand, as ruled here."),
    ("claims", "Going bank at Banque", "348-351", ALWAYS,
     "The first claim has the right-hand neighbour of the banker, then the left-hand one, and so by turns. Two on "
     "opposite sides go half shares; of an odd sum the smaller half is on the right, as ruled here."),
    ("cheval", "One hand, or both", "353-355", ALWAYS,
     "Who goes bank plays on one hand, or à cheval, half of the stake on each. That for a single hand only his own "
     "side is dealt is ruled here."),
    ("three times", "Three times, no more", "355-357", PREVENTED,
     "Who has gone bank and lost may do so a second time, and a third, but not further. That this is counted against "
     "one bank, and ends with a banco he wins, is ruled here."),
    ("retiring", "Retiring from the bank", "359-364", ALWAYS,
     "The banker must play one hand, and may retire after any, stating the amount. Another in order may go on with the "
     "same amount and the cards that are left; they change places. If nobody will, the bank is put up anew, as ruled "
     "here."),
    ("broken", "The bank broken", "366-368", ALWAYS,
     "A banker whose bank is broken may go on if he fills it up to the least bank agreed on."),
    ("liability", "What the bank answers for", "370-374", ALWAYS,
     "Stakes beyond the bank are not declined, but it does not answer for them. When it loses the punters are paid in "
     "order while there is money. The order goes right, left, right, and the bank first takes what it wins, as ruled "
     "here."),
    ("unlimited", "An unlimited bank", "374-378", ALWAYS,
     "The banker may instead declare the stakes accepted, and put up the money. From then on he must hold all stakes "
     "that are offered, or give up the bank."),
), house=(
    ("purse", "No credit (a house rule, not in the book)", "", PREVENTED,
     "Nobody stakes or banks more than he has before him, in counters of five francs at the least."),
    ("poor", "Who has too little (a house rule, not in the book)", "", ALWAYS,
     "Who has less than the least bank is passed over when the bank comes to him; who has less than a counter stakes "
     "nothing. If nobody can bank, or nobody stake, the evening is over."),
    ("end", "The last hand (a house rule, not in the book)", "", ALWAYS,
     "After the last hand only stakes that stand over are played out. Who leaves the table ends the evening: what he "
     "has at stake on cards that are dealt is lost, and all else is taken up."),
), matters={"table": "3 24-25", "packs": "2", "shuffling": "4 22-23", "dealing": "9-10 19-20 27 31",
            "calls": "6 21 28-30", "play": "1 11-12 14-15 26", "penalties": "13",
            "stakes": "5 7-8 16-18 32-36", "leaving": "37"})
