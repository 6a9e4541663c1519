"""The book's paragraphs on Quinto, in their order (002:8684-8806).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

MATTERS = {"table": "1", "packs": "2", "score": "3 6 14-15", "cutting": "4", "dealing": "5", "calls": "7",
           "tricks": "8", "honours": "9-10", "play": "11-13", "stakes": "16-17", "dummy": "18-20", "leaving": "21"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "The table", "8702", ALWAYS,
     "Four play, two against two, partners face to face."),
    ("pack", "The pack", "8702-8706;8748-8754", ALWAYS,
     "Fifty-two cards and one more, the Quint Royal, for which the joker serves. In each suit the ace is highest."),
    ("sheet", "How the score is kept", "8706-8710", ETIQUETTE,
     "On a sheet as at Bridge, but without a line across it, or with pencil and paper, or on a cribbage board."),
    ("cut", "Partners and deal", "8712", ALWAYS,
     "They are settled in the usual way. That the two lowest cards of four play together and the lowest deals, the ace "
     "counting lowest, that the lowest of three has Dummy first and the next lowest sits at his left, that equal "
     "cards cut again, and that the Quint Royal is left out of the cut, is ruled here."),
    ("deal", "The deal and the cachette", "8712-8716", ALWAYS,
     "The dealer lays the five top cards aside, face down: the cachette. The other forty-eight are dealt singly, "
     "twelve to each. Nothing is turned up. The deal passes to the left."),
    ("tricks", "What a trick counts", "8724-8728", ALWAYS,
     "Five points, whatever is in it, to the side that wins it. Each side scores all the tricks it has won."),
    ("double", "Doubling", "8718-8722;8727-8728", ALWAYS,
     "Beginning with eldest hand each in turn, and once only, may double the value of the tricks, or redouble what an "
     "opponent has doubled. It goes round once, and quints are not touched by it. That there is one double and one "
     "redouble for the whole table is ruled here."),
    ("cachette", "Who takes the cachette", "8728-8730;8739-8741", ALWAYS,
     "The winners of the twelfth trick. It counts as a trick more, and what quints are in it are scored."),
    ("quints", "Quints", "8732-8739", ALWAYS,
     "The five of a suit, and two cards of one suit that make five together (ace and four, deuce and trey) in one "
     "trick, count twenty in hearts, fifteen in diamonds, ten in clubs and five in spades; the Quint Royal "
     "twenty-five. They are scored as they fall, by the side that wins the trick, whoever has played them."),
    ("royal lost", "The Quint Royal in a trick lost", "8735-8737;8743-8745", ALWAYS,
     "Its holder scores it only by throwing it to a trick that his partner wins. That it counts to the opponents on a "
     "trick of theirs, as every quint does, is ruled here."),
    ("royal", "The play of the Quint Royal", "8743-8746", ALWAYS,
     "It never wins. It may be thrown on any trick, though its player holds the suit led."),
    ("royal led", "The Quint Royal led", "", PREVENTED,
     "The book has it only thrown to a trick. That it may be led only when no other card is left, and that the next "
     "card is then the suit led, is ruled here."),
    ("follow", "Following suit, and trumping", "8748-8754", PREVENTED,
     "Who holds the suit led must follow, but for the Quint Royal. Who does not may trump, or throw what he likes. "
     "There is no trump suit: spades are lowest, then clubs, diamonds and hearts, and every card of a suit beats every "
     "card of the suits below it."),
    ("game", "The game by quints", "8756-8761", ALWAYS,
     "Game is two hundred and fifty. As soon as a side comes to it by quints, those of the cachette among them, it has "
     "won; the rest of the hand is not played, and no tricks are counted, nor any doubling."),
    ("order", "The game by tricks", "8761-8763", ALWAYS,
     "Otherwise the tricks are added, and if both sides come to two hundred and fifty the higher has won. That sides "
     "still equal there play another deal, in which the first quint decides, is ruled here."),
    ("rubber", "The rubber", "8763-8764", ALWAYS,
     "Who first wins two games wins the rubber, and scores a hundred more."),
    ("settling", "What is paid", "", ALWAYS,
     "The book does not say. That each side’s points of all games are added, with the hundred for the rubber, and that "
     "every one of those who have less pays the difference in counters to one of the others, is ruled here."),
    ("dummy", "Dummy, for three", "8784-8790", ALWAYS,
     "One plays a dummy with his own hand. His opponents have twenty-five points before the game begins. There are no "
     "rubbers: every game is settled for itself, and the three take Dummy in rotation. Dummy’s partner deals first. "
     "That the difference of the points is paid, and that the rotation is to the left, is ruled here."),
    ("dummy look", "From which hand Dummy’s player doubles", "8790-8792", ALWAYS,
     "When an opponent deals he looks first at the hand from which he is to lead, and doubles by that hand alone. That "
     "he looks at his own when his own side deals, and speaks for both seats by the one hand, is ruled here."),
    ("dummy open", "When Dummy is laid open", "", ALWAYS,
     "The book does not say. When the first card has been led, or, if Dummy leads, when all have spoken: so it is "
     "ruled here."),
), house=(
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the sitting, and has lost it. The game on the table and its rubber, with the hundred, are the "
     "other side’s; with a dummy, when there are no rubbers, the game alone. He pays if he then has less, and receives "
     "nothing if he has more."),
), matters=MATTERS)
