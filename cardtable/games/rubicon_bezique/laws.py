"""The sixty-six laws of Rubicon Bézique, drawn up by a committee of the Portland Club in 1887 (002:755-1120), in our
own words and under their own numbers; what the house has ruled besides comes after them."""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.rubicon_bezique.faults import DEALT_FAULTS
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED, Code

MATTERS = {
    "packs": "1 5 62 64-65", "cutting": "6-9", "shuffling": "2-4", "dealing": "10", "misdeal": "11-14",
    "numbers": "17-21 63", "exchange": "22-23 26 28-32", "declaring": "15-16 33-44 46-50", "play": "55",
    "turn": "24", "tricks": "25 27", "score": "45 51-54 56-61", "bystanders": "66", "leaving": "67"}

_CODE, LAW = articles("portland-1887", "Portland Club, 1887", "002", (
    # Shuffling
    ("packs", "The packs", "757-759;609-612", ALWAYS,
     "Four packs of thirty-two cards are shuffled together and used as one."),
    ("shuffle", "Who shuffles", "760-761", ALWAYS,
     "Either may shuffle, the dealer after his adversary."),
    ("fair shuffle", "How it is done", "763-764", PREVENTED,
     "Nobody shuffles under the table, or so that faces can be seen."),
    # Cutting
    ("cut", "The cut", "768-769", ALWAYS,
     "At least five cards are lifted in a cut, and at least five left."),
    ("rank", "The order of the cards", "771-773", ALWAYS,
     "From the highest: ace and ten, then king, queen and knave, nine, eight and seven; in cutting as in play."),
    ("choice", "The higher cut", "774-776", ALWAYS,
     "Who cuts higher chooses whether to deal, and seats and markers for the whole sitting; here these are alike. That "
     "the deal passes to the other for the next game is ruled."),
    ("two exposed", "More than one card cut", "778-779", PREVENTED,
     "A player who lets more than one card be seen in cutting for the deal cuts again."),
    ("cut stands", "A cut with a wrong pack", "783-784", ALWAYS,
     "A cut for the deal is good even though the pack should prove incorrect."),
    ("fresh cut", "A cut gone wrong", "786-788", PREVENTED,
     "There is a fresh cut if a card is exposed, or the cards confused, while the pack is cut to the dealer or put "
     "together again."),
    # Dealing
    ("deal", "The deal", "792-797", ALWAYS,
     "Nine cards each, one by one or three by three, the adversary first. The rest is the stock, and lies face down in "
     "the middle at the dealer’s left."),
    ("misdeal", "A wrong deal mended", "799-801", PREVENTED,
     "The dealer may mend a wrong deal if his adversary consents, and neither has taken up a card."),
    ("wrong number", "A wrong number dealt", "803-808", PREVENTED,
     "Found before the dealer plays to the first trick: with more than nine in a hand the cards are dealt afresh; with "
     "fewer they may by consent be made up from the stock, else they are dealt afresh, too."),
    ("dealt open", "A card exposed by the dealer", "810-812", PREVENTED,
     "If it is his adversary’s or of the stock, the adversary may ask for a fresh deal; if his own, nothing is "
     "changed."),
    ("faced", "A faced card in the pack", "814-815", PREVENTED,
     "If it is found before play has begun, the cards are dealt afresh."),
    # Carte blanche
    ("carte blanche", "Carte blanche", "819-822;906-908;17950-17957", ALWAYS,
     "A hand dealt without king, queen or knave may be declared before its holder plays a card. He counts it out face "
     "upwards, card by card, and takes it up again."),
    ("blanche again", "Carte blanche again", "824-828;17953-17957", ALWAYS,
     "After that he may show each card he draws that is no king, queen or knave, and scores again, until he has drawn "
     "one of these."),
    # Playing
    ("ten cards", "More than nine cards", "832-835", PREVENTED,
     "Who plays with more than nine is rubiconed; but no more than nine hundred is then added to his adversary’s "
     "score besides the thirteen hundred."),
    ("both ten", "Both with more than nine", "836-837", PREVENTED,
     "The game is null and void."),
    ("eight cards", "Fewer than nine cards", "839-841", PREVENTED,
     "It cannot be mended and is not punished, but the adversary wins the last trick."),
    ("both eight", "Both with fewer than nine", "843-844", PREVENTED,
     "The deal stands, and the last trick is scored by whoever wins it."),
    ("ten and eight", "One with more, one with fewer", "846-849", PREVENTED,
     "The deal stands. Who has more is rubiconed as in Law 17, and the last trick is scored by nobody."),
    ("faced in stock", "A faced card in the stock", "851-853", PREVENTED,
     "Found in mid-play, it is turned down where it lies."),
    ("taken up", "Taking up a card", "855-860", PREVENTED,
     "A lead cannot be taken up once it has been played to, nor any card once the trick is turned or a card drawn. Of "
     "several played together all but one may be, and so may cards merely dropped."),
    ("turn", "A lead out of turn", "861-863", PREVENTED,
     "It goes back into the hand; but once it has been answered it stands."),
    ("heap", "Gathering the heap", "865-869;660-664", ALWAYS,
     "Tricks lie in a heap until there is a brisque in one. Who wins that takes up the whole heap and turns it down "
     "beside him; if he forgets, his adversary may do so when he next wins a trick. What is turned is not looked at."),
    ("count stock", "Counting the stock", "871-873", ALWAYS,
     "It may be counted at any time without turning a card; its order is not to be disturbed. Here the number stands "
     "beside it."),
    ("count brisques", "Counting brisques", "875-876", ALWAYS,
     "A player does not count the brisques he has taken until there are no more than twelve cards in the stock."),
    # Drawing
    ("winner sees two", "The winner sees two cards", "880-881", PREVENTED,
     "Who has won the trick and sees two cards in drawing shows his adversary the top one."),
    ("loser draws first", "The loser draws first", "883-887", PREVENTED,
     "He gives back the card that he has seen and shows the next one to his adversary; but when that one has been "
     "drawn and seen too, both keep what they have."),
    ("loser sees two", "The loser sees two cards", "890-893", PREVENTED,
     "At the draw after that his adversary looks at both cards and takes which he likes, and need not show the second "
     "if he takes that."),
    ("several seen", "Several cards seen", "895-899", PREVENTED,
     "Of who has seen several cards as he drew, the adversary looks at both cards of the next draw and chooses, and at "
     "each draw after it as long as a card that was seen is in the stock."),
    ("odd card", "An odd card", "901-902", ALWAYS,
     "If one card is left over in the stock it is not drawn."),
    # Declaring
    ("declare", "How one declares", "906-908", ALWAYS,
     "What is declared lies open, apart from the tricks, until it is played or the stock has gone; a carte blanche "
     "alone is taken up again."),
    ("again", "Declaring again", "910-912;678-690", PREVENTED,
     "When a declared card has been played and another restores the combination, it may be declared once more. It is "
     "ruled that until then no card of it serves in another of the same kind; one of altogether fresh cards is free."),
    ("pairings", "Marriages again", "914-916;688-696", PREVENTED,
     "Two marriages of a suit may be crossed: every king marries every queen once, be the others played or not. That "
     "each pairing counts once is ruled, as the account before the laws has it."),
    ("marriage", "Marriage and sequence", "918-921", ALWAYS,
     "A sequence may be made by adding ace, ten and knave to a marriage, or be declared at once."),
    ("no marriage", "No marriage after a sequence", "923-926", PREVENTED,
     "Its king and queen marry no more, but a fresh king and queen of the suit may."),
    ("bezique", "Béziques", "928-936", PREVENTED,
     "They may be declared one by one and united, or double, triple and quadruple at once. A card of a higher Bézique "
     "serves in no lower one; in an equal one with a card put in the place of another, in a higher one with cards "
     "added."),
    ("no duty", "No duty to declare", "938-939", ALWAYS,
     "Nobody need declare what he could make of the cards before him."),
    # Scoring
    ("table", "What is scored", "943-998;616-656", ALWAYS,
     "Carte blanche fifty; marriage forty in trumps, else twenty; sequence two hundred and fifty in trumps, else a "
     "hundred and fifty; Bézique forty, double five hundred, triple fifteen hundred, quadruple four thousand five "
     "hundred; four aces a hundred, kings eighty, queens sixty, knaves forty."),
    ("trumps", "What makes trumps", "1002-1004;17959-17960", ALWAYS,
     "The first marriage that is scored, or if none has been, the first sequence. Until then there are no trumps; "
     "afterwards they do not change. That without either the last nine tricks have none is ruled."),
    ("when", "When one may score", "1006-1008", PREVENTED,
     "Only on winning a trick, and before drawing; but a carte blanche before playing, whoever wins."),
    ("one only", "One at a time", "1010-1013", PREVENTED,
     "One declaration is scored for one trick. Four aces in a carte blanche may be scored besides, on winning the "
     "trick."),
    ("order", "Which first", "1015-1019", ALWAYS,
     "Who has several to score takes them in what order he likes, one for each trick he wins, and may put new ones "
     "before them."),
    ("announce", "To score", "1021-1023", ALWAYS,
     "What is still to score should be said again after every trick, and may be scored on winning any."),
    ("lost", "Lost by playing", "1025-1026", ALWAYS,
     "If a card of what was to score is played first, the score is lost."),
    ("marriage lost", "Lost to a sequence", "1028-1030", ALWAYS,
     "A marriage still to score is lost when a sequence is made of it and scored."),
    ("bezique lost", "Lost to a higher Bézique", "1032-1035", ALWAYS,
     "A Bézique still to score is lost when a higher one is made of it and scored."),
    ("not bound", "No duty to score", "1037-1038", ALWAYS,
     "What was announced need not be scored."),
    ("no meld", "A score for nothing", "1040-1044", PREVENTED,
     "If something is scored that is no combination, and it is not found out before a card of the next trick falls, "
     "it stands, and so do others until it is found out."),
    ("marking", "An error in marking", "1046-1047", PREVENTED,
     "When proved it may be put right as long as the game lasts."),
    ("exhausted", "Nothing after the stock", "1049-1050", PREVENTED,
     "Once the stock has gone no declaration is scored."),
    # The last nine tricks
    ("last", "The last trick", "1054-1055", ALWAYS,
     "Fifty to its winner."),
    ("must score", "It must be scored", "1056-1057", ALWAYS,
     "Its winner cannot decline that, save as in Law 21."),
    ("follow", "To follow and to win", "1059-1062;714-715", PREVENTED,
     "In the last nine tricks suit must be followed, and the card led must be won if that is possible; so who is void "
     "must trump. A card of the same rank and suit does not win. Cards played in error are taken back, with all after "
     "them, and played again."),
    # Computing
    ("brisques", "What brisques count", "1066-1068;663-666", ALWAYS,
     "Ten each to whoever has them in his tricks, but only where Laws 60 and 61 take them in."),
    ("value", "The value of the game", "1070-1074;731-740", ALWAYS,
     "The loser’s score is taken from the winner’s, each without what is over the hundreds, and five hundred added. A "
     "difference of less than a hundred is a hundred."),
    ("rubicon", "The rubicon", "1076-1079;741-748", ALWAYS,
     "A loser short of a thousand is rubiconed: both scores in hundreds are added, and thirteen hundred to them, "
     "though the winner should be short of a thousand himself."),
    ("under hundred", "Less than a hundred", "1081-1083;749-751", ALWAYS,
     "A rubiconed player who has less than a hundred counts as having that."),
    ("saved", "The rubicon saved", "1085-1088;725-729", ALWAYS,
     "If his brisques lift the loser to a thousand he is not rubiconed. Both add their brisques, and the value is that "
     "of Law 57. It is ruled that the winner stays the winner, whatever the sums come to then."),
    ("tie", "Equal scores", "1090-1097;719-723", ALWAYS,
     "Brisques decide, and the game is void if they leave it equal. If the loser is not rubiconed they are added to "
     "both scores; if he is, they are not. That only scores exactly equal come under this is ruled."),
    # Incorrect packs, changing cards, bystanders
    ("wrong pack", "An incorrect pack", "1101-1103", PREVENTED,
     "The deal in which it is found out is void; those before stand."),
    ("on the floor", "A card on the floor", "1105-1106", PREVENTED,
     "If it makes the pack complete, the deal stands."),
    ("fresh packs", "Calling for fresh cards", "1110-1111", ETIQUETTE,
     "Before the cut a player may have four new packs, which he pays for."),
    ("torn", "Torn or marked cards", "1113-1114", PREVENTED,
     "They are replaced, or all are, at the cost of both."),
    ("bystander", "Bystanders", "1118-1120", ETIQUETTE,
     "One who points out an oversight, and so changes the score, may have to make good the stakes and bets of the "
     "player whom he has harmed."),
), house=(
    ("giving up", "Giving up the game (a ruling)", "", ALWAYS,
     "Who gives up the game has lost it. It is valued by the scores as they stand, without brisques, and he is "
     "rubiconed if he has not a thousand."),
), faults=DEALT_FAULTS, matters=MATTERS)
CODE = Code(_CODE.name, _CODE.title, True, _CODE.laws)
