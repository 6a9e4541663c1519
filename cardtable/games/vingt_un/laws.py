"""The book's paragraphs on Vingt-un and French Vingt-un, in their order (002:5050-5262; 18114-18142).

The book has no code of laws (002:5201-5206).  What it leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "Who plays", "5052-5054", ALWAYS,
     "Any number may play: a dealer, and the others, the punters, each for himself against him. That at most eight "
     "sit down is ruled here."),
    ("pack", "The pack", "5054;5085-5087", ALWAYS,
     "The whole pack of fifty-two; suits are nothing. Court cards count ten, the ace eleven or one as its holder "
     "likes, all others their pips."),
    ("first dealer", "Who deals first", "18114-18116", ALWAYS,
     "Cards go round face up, and the first ace, or if it is so agreed the first knave, has the deal."),
    ("deal", "The first card", "5054-5057", ALWAYS,
     "One card face down to each punter, the elder hand, at the dealer’s left, first, and one to the dealer."),
    ("stakes", "The stakes", "5057-5061", PREVENTED,
     "Each punter looks at his card and stakes on it what he will between the smallest and the largest stake agreed. "
     "That all stake at their own time is ruled here."),
    ("double", "The dealer doubles", "5069-5083;5100-5102", ALWAYS,
     "The dealer looks at his card, and may say that he doubles: all stakes of the round are then doubled, both "
     "ways. If he says nothing, they stay."),
    ("second", "The second card", "5100-5102", ALWAYS, "A second card face down to each."),
    ("dealer natural", "The dealer’s natural", "5104-5110", ALWAYS,
     "An ace and a tenth card, which the dealer turns up at once: each punter pays double his stake, and nothing is "
     "drawn. A punter who has a natural, too, neither pays nor receives. That of hands at which nobody may look it "
     "takes double of those that are over as well is ruled here."),
    ("natural", "A punter’s natural", "5112-5114", ALWAYS,
     "If the dealer has none, it is turned up, and double the stake is paid at once. That an ace with a tenth card "
     "is one on a hand gone on with, too, is ruled here."),
    ("fourfold", "Naturals fourfold", "18134-18137", AGREED,
     "If it is agreed, a natural is paid double what is paid for any other twenty-one, by dealer or punter alike."),
    ("draw", "Drawing", "5114-5141", ALWAYS,
     "From the elder hand on, the dealer offers each punter cards, face up, until he stands. Nobody must draw, and "
     "nobody must stand."),
    ("over", "Over", "5121-5127", ALWAYS,
     "Who has more than twenty-one says so, gives the dealer his stake and throws his cards in, face down. He has "
     "paid, whatever becomes of the dealer. That he pays the single stake is ruled here."),
    ("both", "Going on both", "5162-5174", ALWAYS,
     "Whose first two cards are alike, as two aces or two queens, may go on both: he lays them apart with a stake "
     "equal to the first on the second, and each has another card, face down. He finishes one hand before the other; "
     "a third card alike may make a third hand, and a fourth a fourth. Each is paid as though it were another’s. "
     "That a king and a queen are not alike, that he says so at his turn, and that the dealer cannot go on both, is "
     "ruled here."),
    ("dealer draws", "The dealer’s own cards", "5143-5150", ALWAYS,
     "The dealer plays last, and draws or stands as he likes. That he need not where no stake is left is ruled here."),
    ("settling", "Who is paid", "5150-5155", ALWAYS,
     "If the dealer is over he pays all who are left. Else who is nearer to twenty-one receives the stake, and who "
     "is further from it pays."),
    ("twenty-one", "Twenty-one", "5153-5160", ALWAYS,
     "A punter’s twenty-one is paid double, the dealer’s takes double. That a punter has double for it of a dealer "
     "who is over, too, is ruled here."),
    ("ties", "Ties", "5157-5160", ALWAYS,
     "Ties are the dealer’s, twenty-ones included; but a natural goes before a twenty-one that was drawn. That of "
     "two twenty-ones drawn the punter pays double is ruled here."),
    ("length", "How long a deal lasts", "5181-5187", ALWAYS,
     "When a punter has had a natural the deal ends after that round, except in the first round; also when the "
     "dealer’s own has cancelled it, as is ruled here. Or, if it is agreed, the deal lasts so many rounds, or "
     "until one pack, or two shuffled together, has run out; that the round is then played to its end is ruled here."),
    ("pack again", "The pack made up again", "5187-5193", ALWAYS,
     "The cards thrown in are shuffled by the player to the dealer’s right. When but one card is left, it is thrown "
     "face up on the table, and the cards that have been thrown in are shuffled once more, cut, and dealt on. That "
     "nobody may draw when there is none to be had is ruled here."),
    ("rotation", "The deal passes", "5181-5184;5195-5199", ALWAYS,
     "The deal passes to the left. If it is agreed, who has had a natural, except in the first round, has the next "
     "deal, which the book calls a bad practice; that of several it is the elder is ruled here."),
    ("brulet", "Brûlet", "18118-18129", AGREED,
     "If it is agreed, the dealer looks at the bottom card after the cut. If it is an ace or a tenth card, he may "
     "look at the top card; if both are a natural, each punter pays him double the smallest stake. The bottom card "
     "is burnt: it is never dealt. That the top card is, is ruled here."),
    ("french", "French Vingt-un", "5208-5216", ALWAYS,
     "A deal lasts eight rounds, each played in another way. Naturals do not shorten it. That the dealer doubles in "
     "the first round alone is ruled here."),
    ("imaginary", "Second round: Imaginary Tens", "5218-5223", ALWAYS,
     "All stake before they have a card. Ten is added to it: an ace is a natural, a tenth card twenty. Then they "
     "draw or stand. That the dealer adds ten likewise is ruled here."),
    ("blind", "Third round: Blind Vingt-un", "5225-5227", ALWAYS,
     "All stake, and have two cards at which nobody may look; they draw at haphazard. That cards drawn lie face down "
     "too, until all are turned up, that the dealer plays so himself, and that who is over has lost even if the "
     "dealer is over, is ruled here."),
    ("sympathy", "Fourth round: Sympathy and Antipathy", "5229-5233", ALWAYS,
     "All stake, and choose. Two cards of one colour are sympathy, of different colours antipathy."),
    ("colours", "Fifth round: Rouge et Noir", "5235-5239", ALWAYS,
     "All stake, and name red or black. One card decides; or if it is agreed the more of three."),
    ("self", "Sixth round: Self and Company", "5241-5247", ALWAYS,
     "All stake. The dealer turns up a card of his own, then another that is the company’s. Two alike win for him; "
     "else he turns up others, until one is like his, and he wins, or like the company’s, and he loses. That the "
     "stakes come back when all cards are turned and none was is ruled here."),
    ("differences", "Seventh round: Differences", "5249-5253", ALWAYS,
     "Two cards face up to each, the ace counting one. The dealer pays each hand that is higher than his, and is "
     "paid by each that is lower, for every point between. That it is the smallest stake for a point is ruled here."),
    ("clock", "Eighth round: The Clock", "5255-5262", ALWAYS,
     "The full pack is shuffled and cut. The dealer turns up cards and counts, one, two, and on to king, which is "
     "thirteen. If a card is what he says, each punter pays him; if thirteen have gone by, he pays each. That it is "
     "the smallest stake is ruled here."),
), house=(
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the evening. What he has staked is the dealer’s; a dealer pays each stake that lies there. "
     "All other stakes come back."),
    ("purses", "The purses (a house rule, not in the book)", "", ALWAYS,
     "Everybody begins with nothing, and may owe: all purses together come to nothing."),
), matters={"table": "1", "packs": "2", "cutting": "3", "dealing": "4 7 18-20", "stakes": "5-6 8-10 15-17 21 31",
            "play": "11-14 22-29", "leaving": "30"})
