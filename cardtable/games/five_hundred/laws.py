"""The book's paragraphs on Five Hundred, in their order (002:8454-8671).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.five_hundred.faults import AMERICAN, HOFFMANN
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

MATTERS = {"table": "1", "packs": "2-4", "cutting": "5", "dealing": "6", "calls": "7-9", "exchange": "10",
           "score": "11 16-18 22", "play": "12-15", "revoke": "19-20", "claims": "21", "leaving": "23"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "The table", "8456-8477", ALWAYS,
     "Three play, each against both the others; in a deal the two who have not bid play against the bidder, but each "
     "scores for himself."),
    ("pack", "The pack", "8476-8480", ALWAYS,
     "Thirty-two cards from the ace to the seven, and the joker."),
    ("bowers", "The rank with trumps", "8482-8493;8601-8602", ALWAYS,
     "The joker is the best trump, below it the Right Bower (knave of trumps), next its colour’s other knave, the "
     "Left Bower, then ace, king, queen, ten, nine, eight and seven. Joker and Bowers are trumps in every respect. In "
     "the other two suits the knave stands between queen and ten."),
    ("none", "The rank without trumps", "8495-8498", ALWAYS,
     "There are no Bowers, and the joker stands above every card. Who leads it names the suit it stands for, and the "
     "others follow that suit."),
    ("cut", "Who deals first", "8500-8501", ALWAYS,
     "The joker is the lowest, then the ace, then from the seven up to the king. That the lowest deals, and that equal "
     "cards cut again, is ruled here; so is it that the deal passes to the left."),
    ("deal", "The deal", "8503-8506", ALWAYS,
     "Three rounds of three cards each and one of one. The three that are left lie face down: the widow."),
    ("call", "The bidding", "8508-8514", ALWAYS,
     "Eldest hand speaks first. Each bids how many tricks he will win, from six to ten, and with which trumps or with "
     "none, above what was bid before, or passes. Who has passed bids no more. It goes on until nobody bids higher."),
    ("value", "What is higher", "8529-8593", ALWAYS,
     "A bid is worth what the schedule says: six in spades 40, clubs, diamonds, hearts and no trumps 20 more each, and "
     "every further trick 100 more. The higher in value stands: seven in spades goes over six without trumps."),
    ("nobody", "If nobody bids", "8514-8517", ALWAYS,
     "The cards are played without trumps, the widow lies, eldest hand leads, and every trick counts ten to whoever "
     "wins it."),
    ("widow", "The widow", "8523-8527", ALWAYS,
     "The bidder takes it, and lays any three of his thirteen cards face down. Nobody looks at them again. The bid "
     "stands as it was made. For a wrong number, and for looking, the book names penalties, but not which."),
    ("order", "Who first has the points", "8613-8617", ALWAYS,
     "Who first has five hundred has won. If several come to it in one deal the bidder goes before the others, and of "
     "those he whose trick first brought him there. That exactly five hundred are enough is ruled here."),
    ("lead", "The lead", "8519-8521", ALWAYS,
     "The bidder leads to the first trick; who wins a trick leads to the next."),
    ("follow", "Following suit", "8465-8466;8482", PREVENTED,
     "Who can follow suit must; who cannot trumps or throws what he likes. The highest trump wins, or the highest card "
     "of the suit led."),
    ("joker named", "The joker led without trumps", "8595-8597", PREVENTED,
     "Its leader may not name a suit in which he has failed to follow before. That he may name any other, whether he "
     "holds it or not, is ruled here."),
    ("joker thrown", "The joker thrown without trumps", "8597-8599", ALWAYS,
     "To another’s lead it wins, unless its player has failed to follow that suit before. That he may play it only "
     "when he cannot follow, and never must, is ruled here."),
    ("made", "The bid made or lost", "8604-8610", ALWAYS,
     "The bidder scores the value of his bid, and nothing for tricks above it; but for all ten at least 250. If he "
     "fails, the value is taken from his score, which may fall below nothing."),
    ("others", "The others’ tricks", "8610-8611", ALWAYS,
     "Each of the others scores ten for every trick of his own, whatever becomes of the bid."),
    ("columns", "How the score is kept", "8619-8622", ETIQUETTE,
     "Each has three columns: what he has won, what he has lost, and the difference."),
    ("american", "The revoke, the American rule", "8626-8631", PREVENTED,
     "The hand is thrown up at once. If an adversary of the bidder has revoked the bidder scores his whole bid, and "
     "the other side nothing. That a bidder who revokes is set back, and the others count their tricks, is ruled "
     "here; and that those two do not accuse each other."),
    ("revoke", "The revoke, Hoffmann’s rule", "8633-8646", PREVENTED,
     "A bidder who revokes is set back the value of his bid, and the others score their tricks, those among them that "
     "the revoke has cost: that it has cost the trick which the wrong card has won, if no other that could have been "
     "played would have, is ruled here. If another revokes the cards are taken back and played again from there; he "
     "scores nothing in that deal, and is set back a hundred. That the two who play against the bidder do not accuse "
     "each other is ruled here."),
), house=(
    ("claim", "The rest claimed (a house rule, not in the book)", "", ALWAYS,
     "A player whose turn it is may claim every trick that is left. The claim stands if nothing that can still be out "
     "beats his cards, led from the highest."),
    ("end", "The end of a long game (a house rule, not in the book)", "", ALWAYS,
     "If nobody has the points after sixty deals, who has most has won."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up has lost the game; of the others the better has won it, of equals the nearest at his left."),
), faults={**HOFFMANN, **AMERICAN}, matters=MATTERS)
