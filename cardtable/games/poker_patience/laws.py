"""The book's own paragraphs on Poker Patience and the Serpent, in their order (002:8811-8936).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("deal", "The cards", "8811-8817", ALWAYS,
     "A whole pack of fifty-two is shuffled and cut, and twenty-five of its cards are turned up one by one from the "
     "top and laid out, face upwards, in five rows of five. Each is placed before the next is seen; the other "
     "twenty-seven are not used."),
    ("touch", "Laying a card", "8819-8823", PREVENTED,
     "Each card after the first is laid next to one already on the table, above it, below it, on either side or at a "
     "corner. Nobody may pass, however poor the places are, as is ruled here."),
    ("moved", "A card laid lies", "8819-8823", PREVENTED,
     "A place that is taken is taken: no card is laid on another, and none is moved. The book does not speak of "
     "moving; that it is barred is ruled here."),
    ("square", "The square", "8822-8825", PREVENTED,
     "The figure that results is a square of five by five. It has no place of its own: it may grow in any direction, "
     "as long as some square of five holds all cards that have been laid. So the book’s words are read here; a fixed "
     "frame may be agreed on instead."),
    ("hands", "Ten hands", "8823-8827", ALWAYS,
     "The square is ten hands at poker, its five rows and its five columns. Each counts once, when all twenty-five "
     "cards lie, for the best that it is; the order of the cards within it is of no moment."),
    ("points", "What they count", "8827-8854;4069-4117", ALWAYS,
     "A straight flush 30, fours 16, a straight 12, a full 10, threes 6, a flush 5, two pairs 3, one pair 1. The ace "
     "ends a sequence at the top or begins it at the bottom, and never stands in its middle. These are not the ranks "
     "of poker: a straight is worth more than a full, and threes more than a flush. A royal flush counts 30 as well."),
    ("several", "Two or more players", "8856-8863", ALWAYS,
     "Each plays against all the others, with a pack of his own. One calls: his pack is shuffled, and he names every "
     "card as it comes; each of the others finds the same card in his pack. Each lays it by his own judgment."),
    ("settling", "Settling", "8862-8879", ALWAYS,
     "When all squares are full each pair of players settles the difference of their totals at the rate agreed on, the "
     "lower paying the higher. The same comes out if each total is multiplied by the number of players and set "
     "beside the sum of all. That equal totals pay nothing is ruled here."),
    ("known", "The Serpent: all is known", "8881-8890", ALWAYS,
     "At Serpent Poker Patience, which Ernest Bergholt brought in, the twenty-five cards lie face upwards in their "
     "order, and are known before the first is laid. It is a pastime for one."),
    ("edge", "The Serpent: edge to edge", "8892-8898", PREVENTED,
     "Each card is laid above, below, right or left of the one last played: corners do not serve. So the cards make a "
     "rook’s path over the twenty-five places, which begins and ends where one pleases. Here too the square may "
     "grow in any direction."),
    ("sacrifice", "The Serpent: giving up one for several", "8898-8905", ALWAYS,
     "The art lies often in giving up a splendid hand for others that come to more together."),
    ("book deal", "The Serpent: the book’s deal", "8905-8936", ALWAYS,
     "Of the order that the book gives, the way that is soon found makes two straight flushes crossing at the ace of "
     "hearts, and 78; the best gives up one of them, and makes 81. The figures are lost; what is counted out here "
     "agrees with both sums."),
), house=(
    ("blocked", "The Serpent: a way that is blocked (a house rule, not in the book)", "", ALWAYS,
     "A way may run into a corner before the last card is laid. It is a problem, and not a race: cards may be taken up "
     "again one by one, the last first, as long as the square is not counted. Only a whole way of twenty-five is "
     "counted; who leaves the square unfinished counts nothing."),
    ("first", "The first card of a floating square (a house rule, not in the book)", "", ALWAYS,
     "Since the square has no place of its own, the first card is laid without being asked for. In a fixed frame it "
     "may lie anywhere."),
    ("rate", "The rate (a house rule, not in the book)", "", ALWAYS,
     "So many counters a point as are agreed on before. All begin with nothing and reckon at the end."),
    ("american", "American points (a house rule, not in the book)", "", AGREED,
     "Where it is agreed on, hands count as in American clubs: a royal flush 100, a straight flush 75, fours 50, a "
     "full 25, a flush 20, a straight 15, threes 10, two pairs 5, one pair 2. Where it is agreed on as well, a card "
     "may lie anywhere in the frame, though it touches none."),
    ("end", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the match. Squares that are not full count nothing, and nobody pays for them."),
), matters={"dealing": "1 7 9 14", "play": "2-4 10 13", "score": "5-6 11-12 16", "stakes": "8 15", "leaving": "17"})
