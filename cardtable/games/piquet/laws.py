"""The book's own paragraphs on Piquet, in their order; it gives no code, and sends the reader elsewhere for one
(002:18067-18071)."""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, PREVENTED

MATTERS = {
    "packs": "1", "cutting": "2", "dealing": "3", "exchange": "4-6", "declaring": "7-11 17 21 24-27 29",
    "play": "12", "turn": "13", "claims": "32", "score": "14-16 18-20 22-23 28 30-31", "leaving": "33"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("cards", "The cards", "3361-3368", ALWAYS,
     "Thirty-two cards are played with, from the ace, always the highest, down to the seven. There are no trumps."),
    ("cut", "Cutting for the deal", "3370-3372", ALWAYS,
     "Whoever cuts the higher card chooses who deals first; then the deal alternates. Equal cards are cut again."),
    ("deal", "The deal", "3374-3386", ALWAYS,
     "Cards are dealt by two or by three together, to elder hand first, until each has twelve. Eight are left for the "
     "stock. Both may shuffle, the dealer last, and the adversary cuts."),
    ("exchange", "Discarding", "3390-3403", PREVENTED,
     "Elder hand discards from one to five cards and takes as many from the top of the stock; then the dealer at "
     "least one, and at most all that are left, as they lie. Nobody may discard none."),
    ("left", "What elder hand leaves", "3395-3399", ALWAYS,
     "Elder hand, if he takes fewer than five, may look at those of his five that he leaves, and keeps them hidden."),
    ("looking", "What the dealer leaves", "3401-3407", ALWAYS,
     "The dealer may look at the cards that he leaves. If he does, elder hand has a right to see them as well, once "
     "he has led, or has named the suit that he will lead."),
    ("calling", "Calling", "3411-3416;3454-3455", PREVENTED,
     "Before he leads, elder hand declares his point, his best sequence and his best quatorze or trio, in this order. "
     "A point or sequence that scores is shown."),
    ("point", "The point", "3417-3426", ALWAYS,
     "Whoever has most cards of a suit scores one for each. Elder hand tells how many he has; with fewer the dealer "
     "says good, with more not good, with as many equal. Then the pips decide: eleven for the ace, ten for king, "
     "queen, knave and ten, the rest by their numbers. If these are equal, too, nobody scores."),
    ("sequence", "Sequences", "3428-3440", ALWAYS,
     "The longest run of three or more in a suit is best, of equal ones the higher. Three score three, four four, "
     "five fifteen, and each card beyond one more. Whoever has the best scores all that he holds, the other none; if "
     "the best are equal, neither scores."),
    ("set", "Quatorzes and trios", "3442-3452", ALWAYS,
     "Four alike, from aces down to tens, score fourteen, three alike three. Any four are better than any three, and "
     "then the higher are better. Whoever has the best scores all that he holds, the other none. They need not be "
     "shown."),
    ("counting", "The dealer counts", "3459-3462", PREVENTED,
     "Before he plays to the first lead the dealer calls and counts all that he has to score."),
    ("follow", "Following suit", "3464-3467", PREVENTED,
     "The second player follows suit if he can, and need not win; if he cannot he throws what he likes, and loses the "
     "trick. The higher card of the suit led wins, and the winner leads."),
    ("turn", "Playing in turn", "3457-3462", PREVENTED,
     "Elder hand leads first, and afterwards whoever took the last trick. Nobody else may play before."),
    ("play", "Points of play", "3469-3471", ALWAYS,
     "Every card led scores one, whatever it is; a trick won by the second player scores him one."),
    ("last", "The last trick", "3471-3472", ALWAYS,
     "Whoever takes the last trick scores one more."),
    ("majority", "The cards", "3474-3476", ALWAYS,
     "Seven tricks or more score ten, for the cards. At six each nobody scores for them."),
    ("blanche", "Carte blanche", "3651-3662", PREVENTED,
     "A hand dealt without king, queen or knave scores ten, before everything else. Its holder tells his adversary as "
     "soon as he knows it, and shows it when the adversary has discarded."),
    ("repique", "Repique", "3664-3691", ALWAYS,
     "Whoever reaches thirty by his hand alone, in the order of counting, before the other has scored anything, adds "
     "sixty."),
    ("pique", "Pique", "3693-3700", ALWAYS,
     "If elder hand, with less than thirty in hand, reaches thirty by play before the dealer has counted one, he adds "
     "thirty."),
    ("capot", "Capot", "3702-3704", ALWAYS,
     "All twelve tricks score forty, in place of the ten."),
    ("order", "The order of counting", "3771-3798", ALWAYS,
     "Scores are reckoned in this order, whoever makes them: a carte blanche, the point, sequences, then quatorzes "
     "and trios, points of play, the cards. Whoever so reaches the points of the game first has won it."),
    ("cent", "Piquet au cent", "3759-3769", ALWAYS,
     "The game is a hundred points, or as it was later played a hundred and one, over as many deals as it takes."),
    ("rubicon", "The rubicon", "3800-3829", ALWAYS,
     "A partie is six deals. Whoever has more in all wins the difference and a hundred; but if the loser has not "
     "reached a hundred, what he has is added instead of taken off."),
    ("sinking", "Sinking", "3945-3950", ALWAYS,
     "A player may leave uncalled what he holds, or call less than he holds, to hide his cards. It then does not "
     "score."),
), house=(
    ("blanche shown", "When a carte blanche is shown (a ruling)", "3657-3660", ALWAYS,
     "The dealer’s is shown when elder hand has discarded; elder hand’s, as it was dealt, when the dealer has. It "
     "counts towards a repique or pique, and spoils the other’s."),
    ("equal", "Equal items (a ruling)", "3425-3426;3439-3440", ALWAYS,
     "An item in which both are equal scores to nobody, lesser sequences with it, and is no obstacle to a repique or "
     "pique."),
    ("named", "The suit named (a ruling)", "3405-3407", PREVENTED,
     "Elder hand, having named a suit to see the cards that the dealer has left, must lead it. Once he has led he is "
     "shown them without asking."),
    ("thirty", "What counts for a pique (a ruling)", "3666-3704", ALWAYS,
     "The extra point of the last trick is one of play and counts towards thirty; the ten and the forty do not. "
     "Repique and pique are added as soon as thirty is reached, before whatever is reckoned next."),
    ("bound", "Bound by an answer (a ruling)", "3945-3950", PREVENTED,
     "Who has answered not good counts what he has set against the call. A quatorze is not called as a trio. Of "
     "points alike in number the table calls the one of most pips."),
    ("ended", "The end of a game au cent (a ruling)", "3771-3798", ALWAYS,
     "As soon as somebody has the points of the game it is over, and nothing later is counted."),
    ("tie", "A tied partie (a ruling)", "", ALWAYS,
     "If both have as many points, nobody pays; or, if that was agreed, two more deals are played and counted in."),
    ("claim", "Claiming the rest (a ruling)", "", ALWAYS,
     "Who is in turn may claim all tricks that are left, if they are his however the cards lie; he scores one for "
     "each, and one for the last. Who gives them up leaves as much to the other."),
    ("giving up", "Giving up (a ruling)", "", ALWAYS,
     "Who gives up a partie has lost it. He pays by the scores as they stand, never less than a hundred points."),
), matters=MATTERS)
