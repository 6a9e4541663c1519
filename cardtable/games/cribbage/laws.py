"""The book's own paragraphs on cribbage, in their order; it gives no code, and sends the reader elsewhere for one
(002:18004-18008)."""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

MATTERS = {
    "table": "19-21", "packs": "2", "cutting": "3", "dealing": "4", "turn-up": "7", "exchange": "6",
    "play": "8-16", "score": "1 5 17-18 22-23", "leaving": "24"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("board", "The board", "1182-1193", ALWAYS,
     "Each side of the board has two rows of thirty holes. A player goes out along his outer row and home along the "
     "inner, once, twice or three times round, and wins in the game-hole. Of his two pegs the hinder is moved, as many "
     "holes beyond the foremost as he has scored."),
    ("cards", "The cards", "1196-1199;1248-1249", ALWAYS,
     "From the ace, the lowest, to the king the cards stand in order, and ace, king and queen are no sequence. In the "
     "count each is worth its number, the ace one and court cards ten."),
    ("cut", "Cutting for the deal", "1196-1197;1824-1826;7548-7556", ALWAYS,
     "The lowest card deals, the ace being lowest. Four players cut as at whist: the two lowest are partners against "
     "the two highest, and the lowest of all deals. Equal cards that leave this open are cut again by those who cut "
     "them."),
    ("deal", "The deal", "1172-1174;1201-1202;1769;1790-1792", ALWAYS,
     "Cards are dealt one at a time. At the five-card game each has five and the game is 61, at the six-card game six "
     "and the game is 121; the deal passes to the left."),
    ("three for last", "Three for last", "1202-1204;1771-1774", ALWAYS,
     "At the five-card game the non-dealer pegs three in the first deal, to make up for the dealer’s advantage. It is "
     "not repeated in later deals, and not given at the six-card game."),
    ("laying out", "Laying out for the crib", "1205-1207;1304-1306", ALWAYS,
     "Each player puts the cards agreed, face down, into the crib, once for all: two at the games for two, one at "
     "those for three and four. It is the dealer’s, and is counted for him after the hands."),
    ("heels", "Two for his heels", "1210-1214", ALWAYS,
     "The non-dealer cuts and the dealer turns up the start. If it is a knave, the dealer pegs two."),
    ("turn", "Playing in turn", "1253-1257;1778-1779;1828-1829", PREVENTED,
     "The player at the dealer’s left leads and each plays one card in turn, the count being called. Nobody else may "
     "play until it is his turn."),
    ("pair", "A pair", "1223-1225;17975-17978", ALWAYS,
     "A card of the same rank as the one last played, in the same count, scores two: the adversary’s, and after a go, "
     "so it is ruled, one’s own. Court cards pair only with their own kind."),
    ("pair royal", "A pair royal", "1227-1229", ALWAYS,
     "A third card of the rank, played next after a pair, scores six."),
    ("double pair royal", "A double pair royal", "1231-1233", ALWAYS,
     "A fourth card of the rank, played next after a pair royal, scores twelve."),
    ("run", "Sequences", "1235-1249", ALWAYS,
     "Three or more cards played in succession that stand in sequence, in whatever order they fell and of whatever "
     "suits, score one for each card to the player of the last."),
    ("fifteen", "Fifteen", "1251-1252", ALWAYS,
     "Whoever brings the count to exactly fifteen pegs two."),
    ("thirty-one", "Thirty-one", "1252-1258", PREVENTED,
     "No card may carry the count past thirty-one. Whoever reaches it exactly pegs two, and nothing besides for the "
     "last card."),
    ("go", "Go", "1253-1259;1774-1781", PREVENTED,
     "A player who can play no card without passing thirty-one says so, and the others play on while they can. Nobody "
     "who can play may say it. At the five-card game the play then ends; in the longer games the next after whoever "
     "played last leads afresh, if he has cards; so it is ruled after thirty-one, too."),
    ("last card", "The last card", "1256-1258;1774-1781", PREVENTED,
     "The last card played to a count below thirty-one scores one, and so does the last card of all, though it be the "
     "only one. It is taken by whoever played last, once nobody can play."),
    ("show", "The show", "1261-1309", ALWAYS,
     "The non-dealer counts his hand first, then the dealer his hand, and last the crib, each with the start. Every "
     "set making fifteen scores two; pairs score as in the play; each sequence scores one a card; a hand all of one "
     "suit scores one a card and one more if the start agrees, a crib only if the start agrees; and the knave of the "
     "start’s suit scores one for his nob."),
    ("lurch", "The lurch", "1173-1175", ALWAYS,
     "A player who has less than half the points of the game when it is won is lurched, and pays double."),
    ("seven-card", "Seven-card cribbage", "1794-1802", ALWAYS,
     "Seven cards are dealt, two laid out, and the game is three times round the board."),
    ("three-handed", "Three-handed cribbage", "1803-1820", ALWAYS,
     "Each of three is dealt five cards and lays out one; one more for the crib comes from the top of the pack. The "
     "player at the dealer’s left leads, shows first and deals next."),
    ("four-handed", "Four-handed cribbage", "1821-1836", ALWAYS,
     "Each of four is dealt five cards and lays out one. Partners sit opposite and one pegs for both; they may not "
     "consult in the play, but may help each other to count."),
), house=(
    ("by hand", "Counting by hand (a ruling)", "", PREVENTED,
     "If the players agree to count for themselves, each names his points. Too many are noticed and put right; of too "
     "few the rest is lost. No hand of four cards with the start has more than 29, none of five more than 46."),
    ("missed points", "Missed points (a house rule, not in the book)", "", AGREED,
     "If that is agreed, too, each adversary in turn may name what was missed in the cards just counted, and pegs it "
     "if he names no more than is there; else he has nothing."),
    ("giving up", "Giving up the game (a ruling)", "", ALWAYS,
     "Who gives up the game pays what he would have lost by it at that score, the stake or, with less than half the "
     "points, twice the stake: to whoever has most of the others. Nobody else but his partner pays."),
), matters=MATTERS)
