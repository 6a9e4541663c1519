"""Articles 1 to 46: the rubber and the score, cutting and sitting down, shuffling and dealing (002:7401-7700)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.laws import Article
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

BEFORE: Mapping[int, Article] = {
    1: ("rubber", "The rubber", "7403-7404", ALWAYS,
        "Best of three games. When one side has won the first two there is no third."),
    2: ("game", "The game", "7408-7409", ALWAYS,
        "Thirty, and only tricks count towards it: honours, chicane and slam do not."),
    3: ("out", "Played to the end", "7411-7412", ALWAYS,
        "A hand goes on to its thirteenth trick though the game be won, and whatever passes thirty is scored."),
    4: ("tricks", "What a trick is worth", "7414-7417", ALWAYS,
        "Each beyond six counts by the trumps: spades 2, clubs 4, diamonds 6, hearts 8, and 12 if there are none."),
    5: ("honours", "The honours", "7419-7420", ALWAYS,
        "Ace to ten of the trump suit; without trumps, the aces of all suits."),
    6: ("suit honours", "Honours in trumps", "7422-7456", ALWAYS,
        "Partners with three between them score the value of two tricks, with four of four, with five of five. Four in "
        "one hand are worth eight, nine if the partner has the fifth; all five in one hand are worth ten. A trick "
        "counts here what it does before any doubling."),
    7: ("aces", "Honours without trumps", "7458-7475", ALWAYS,
        "Three aces between partners are worth 30, four 40; all four in one hand a hundred."),
    8: ("chicane", "Chicane", "7482-7488", ALWAYS,
        "A player dealt no trump scores the undoubled value of two tricks for his side. That each of two partners who "
        "hold none scores it is ruled here."),
    9: ("slam", "Slam", "7493-7501", ALWAYS,
        "All thirteen tricks are Grand Slam, 40; twelve are Little Slam, 20. Tricks taken as a penalty do not count."),
    10: ("apart", "Kept apart", "7506-7507", ALWAYS,
         "Honours, chicane and slam stand above the line until the rubber ends."),
    11: ("settled", "The rubber settled", "7509-7513", ALWAYS,
         "Each side adds up all it has scored, the winners a hundred more. The difference is what they have won; if "
         "the losers have more, it is what they have lost."),
    12: ("wrong tricks", "Tricks scored wrongly", "7515-7519", PREVENTED,
         "It may be put right until the game is over, which is when the next deal lies complete; in the last game "
         "until the rubber is agreed on."),
    13: ("wrong honours", "Honours scored wrongly", "7521-7523", PREVENTED,
         "They may be put right, and chicane and slam likewise, until the rubber is agreed on."),
    14: ("ace low", "The ace in cutting", "7527", ALWAYS,
         "It counts below all others."),
    15: ("", "One pack to cut from", "7529", ALWAYS,
         "All cut the same."),
    16: ("", "Two cards shown", "7531", PREVENTED,
         "Who shows more than one cuts afresh."),
    17: ("partners", "Who plays, and with whom", "7535-7540", ALWAYS,
         "The two low cards are partners against the two high ones, and the lowest of all deals. He has the choice of "
         "pack and seats, by which he must stand. Of more than four the lowest cards play, who was in the room earlier "
         "going before the rest, and these cut again. Here all have come together, there is one pack, and the cards "
         "seat them: so it is ruled."),
    18: ("table", "A table of six", "7542-7546", ETIQUETTE,
         "Where more than six wish to play, the next two belong to the table, and with them it is full. When one of "
         "the six goes, whoever cut next lowest comes before later arrivals."),
    19: ("equal", "Two equal cards", "7548-7550", ALWAYS,
         "Both cut again, unless theirs are the highest two. If they are the lowest two, that settles the deal alone. "
         "If they are the middle two, that the higher new card joins the highest is ruled here."),
    20: ("three equal", "Three equal cards", "7552-7556", ALWAYS,
         "The three cut again. If the fourth is highest, the lower two of the new cut are partners, and the lower "
         "deals. If he is lowest, he deals, with the lowest of the new cut against the other two."),
    21: ("cutting out", "Who makes room", "7560-7564", ALWAYS,
         "When the rubber is over and one or two wish to come in, those go who have played most rubbers running. Among "
         "equals cards decide, and the high ones go."),
    22: ("entry", "Coming in", "7568-7571", ETIQUETTE,
         "A table that is not full may be joined before anybody has cut a card, for a rubber or for going out."),
    23: ("", "Fresh tables", "7573-7575", ETIQUETTE,
         "Those who sit at no other have the first right to them; others cut for it."),
    24: ("", "A substitute", "7577-7579", ETIQUETTE,
         "Who must go before the rubber ends may name one, if the three others agree."),
    25: ("", "Two tables", "7581-7583", ETIQUETTE,
         "Who joins a second loses his right to come back to the first, and stands there as a newcomer."),
    26: ("", "A table broken up", "7585-7588", ETIQUETTE,
         "Those who are left go before him who broke it up wherever there is room, and cut if it is too little."),
    27: ("", "How to shuffle", "7592-7593", PREVENTED,
         "Above the table, and so that no face is seen."),
    28: ("", "When not to shuffle", "7595", PREVENTED,
         "Not during a hand."),
    29: ("", "Not by dealing out", "7597-7598", PREVENTED,
         "Used cards are not mixed by laying them in packets, nor across the table."),
    30: ("", "Once each", "7600-7602", PREVENTED,
         "Before a deal, after a faulty cut and for a new deal everybody shuffles once at most, but for the dealer."),
    31: ("", "The other pack", "7604-7605", PREVENTED,
         "The dealer’s partner gathers it for the next deal, and is the first who may shuffle it."),
    32: ("", "Where it lies", "7607-7609", PREVENTED,
         "Shuffled and squared, backs up, at the left of whoever deals next."),
    33: ("", "The dealer shuffles last", "7611-7613", PREVENTED,
         "If he shows a card in doing so, or in offering the cut, he may be made to shuffle again."),
    34: ("deal", "The turn to deal", "7617-7618", ALWAYS,
         "It goes round to the left."),
    35: ("", "The cut", "7620-7624", PREVENTED,
         "The player at the dealer’s right leaves at least four cards in either part. A card shown, cards in disorder "
         "or doubt about the place mean another cut."),
    36: ("", "A cut stands", "7626-7628", PREVENTED,
         "Once he has parted the pack he may not think better of it."),
    37: ("", "Shuffled after the cut", "7630-7631", PREVENTED,
         "Then it is cut once more."),
    38: ("whole deal", "The deal", "7633-7635", ALWAYS,
         "All the cards, backs up; it is complete with the last. No fault in it loses the deal."),
    39: ("new deal", "When it is dealt again", "7639-7663", PREVENTED,
         "If the pack is faulty, or a card lies faced in it; if cards are not given singly round to the left, or the "
         "last does not fall to the dealer; if one hand has too many and another too few; if two cards come at once "
         "and moving a single card does not mend it; if the pack was not cut, and the others notice before the last "
         "card lies and before they look. That the last card lies when the first hand is taken up is ruled here."),
    40: ("", "A card shown in dealing", "7668-7673", PREVENTED,
         "Either player of the side that did not show it may have a new deal, unless he has looked at cards of his "
         "own. If the deal stands the card cannot be called."),
    41: ("", "The deal hurried", "7675-7677", PREVENTED,
         "To finish before the others could decide does not take that right from them."),
    42: ("", "The dealer looks", "7679-7681", PREVENTED,
         "If he does before the last card but one, the others may see what he saw, and may have a new deal."),
    43: ("", "A hand too short", "7683-7688", PREVENTED,
         "If the other hands are right, and he has played from his before he notices, the deal stands, and he answers "
         "for revokes as though he held what is wanting."),
    44: ("", "A faulty pack", "7690-7693", PREVENTED,
         "Only the hand in which it shows is void, and its dealer deals again; what was scored before stays."),
    45: ("", "Out of turn, or the wrong pack", "7695-7697", PREVENTED,
         "Whoever deals so may be stopped until the last card; after that it is as if all were right."),
    46: ("", "Acting for a partner", "7699-7700", PREVENTED,
         "To shuffle, cut or deal for him needs the others’ leave."),
}
