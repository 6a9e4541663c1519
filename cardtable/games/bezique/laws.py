"""The book's paragraphs on Bézique, in their order (002:388-535); it gives no code.

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import ALWAYS, PREVENTED

MATTERS = {
    "packs": "1", "cutting": "2", "dealing": "3", "turn-up": "4 8", "exchange": "7", "declaring": "10-14 16 18-19",
    "play": "6 20-21", "turn": "5", "score": "9 15 17 22", "leaving": "23"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("pack", "The pack", "390-392", ALWAYS,
     "Two piquet packs, from the seven to the ace, are shuffled into one of sixty-four cards, so that every card is "
     "there twice. The game is for two."),
    ("cut", "Cutting for the deal", "394-397", ALWAYS,
     "Who cuts the higher card has the preference, and chooses whether to deal. In cutting and in play the ace is "
     "highest and the ten next to it, then king, queen and knave, nine, eight and seven. That the preference is a "
     "choice, and that equal cards are cut again, is ruled."),
    ("deal", "The deal", "397-400", ALWAYS,
     "Each has eight cards, in packets of three, two and three. The seventeenth is turned up for trumps and lies "
     "between the players, with the stock face down beside it. The deal then passes from one to the other: a ruling."),
    ("turned seven", "A seven turned up", "400-402;433-436", ALWAYS,
     "If the card turned up for trumps is a seven, the dealer scores ten."),
    ("turn", "Playing in turn", "403-413", PREVENTED,
     "The non-dealer leads to the first trick, and whoever has won a trick to the next; the other plays to it."),
    ("trick", "The trick", "403-410", ALWAYS,
     "As long as there is a stock any card may be played to a lead. A higher card of the suit wins, or a trump; of two "
     "cards that are the same the leader’s wins."),
    ("draw", "Drawing", "411-415;397-400", ALWAYS,
     "After each trick its winner draws from the stock, then the loser. To the last draw of all belongs the card that "
     "was turned up; that it falls to the loser of the trick is ruled here."),
    ("seven", "The sevens of trumps", "417-420;433-439", ALWAYS,
     "Who holds the seven of trumps may take the card turned up in exchange, and scores ten. The other seven scores "
     "ten and takes nothing. It is ruled that either is done on winning a trick, before drawing, besides what is "
     "declared; and that after a seven was turned up the other is the second."),
    ("game", "The game", "422-424", ALWAYS,
     "The game is a thousand up, if nothing else is agreed. Whoever marks it first has won at once, in the middle of a "
     "deal or not; if nobody has, the points are carried to another deal: so it is ruled."),
    ("marriage", "Marriage", "444-452", ALWAYS,
     "King and queen of one suit, declared together: twenty, or forty in trumps, where it is the royal marriage."),
    ("bezique", "Bézique", "454-457;514-516", ALWAYS,
     "The queen of spades with the knave of diamonds: forty. A card that has served in it serves in no second Bézique, "
     "but may serve in the Double. While the first pair lies there, a fresh pair makes the Double, and no other "
     "Bézique; when it has been broken, a fresh pair scores forty: so it is ruled."),
    ("double", "Double Bézique", "459-464", ALWAYS,
     "Both queens of spades and both knaves of diamonds together: five hundred, besides the forty if that has been "
     "scored."),
    ("four", "Fours", "466-482", ALWAYS,
     "Four of a rank, of any suits, two alike or not: four aces a hundred, kings eighty, queens sixty, knaves forty."),
    ("sequence", "Sequence", "484-487", ALWAYS,
     "Ace, ten, king, queen and knave of trumps: two hundred and fifty. In a plain suit they score nothing."),
    ("brisques", "Brisques", "489-492;17942-17944", ALWAYS,
     "Each ace or ten counts ten to whoever wins the trick in which it falls, and is scored with the trick. By "
     "agreement they are counted when the hand has been played; who has won the last trick then counts first: a "
     "ruling."),
    ("declare", "Declaring", "496-508", PREVENTED,
     "One combination can be scored by the winner of a trick, before he draws. All its cards must be his, in the hand "
     "or on the table; they are laid face upwards before him, and still are his to play."),
    ("announce", "To score", "501-508", ALWAYS,
     "If more is shown than one combination, he elects which to score and says that the other is to score. It may be "
     "scored when he wins another trick."),
    ("lost", "What can no longer be scored", "496-508", ALWAYS,
     "A card that has been played makes no combination any more. What was to be scored with it is lost."),
    ("again", "Cards that have scored", "510-521", PREVENTED,
     "No card serves twice in the same kind of combination, nor in an inferior one after the superior: after a "
     "sequence its king and queen make no marriage, not even with another partner, and after a Double there is no "
     "Bézique. The inferior first and then the superior is allowed, and so is a card in combinations of different "
     "classes."),
    ("exhausted", "The last eight tricks", "527-532", ALWAYS,
     "When the stock has gone nothing more is declared. The cards on the table are taken up again, and only brisques "
     "and the last trick still score."),
    ("follow", "Following suit", "533-535;17946-17948", PREVENTED,
     "In the last eight tricks suit must be followed. Who cannot may trump, or throw what he likes; nobody need win. "
     "By agreement the ten ranks below the knave there."),
    ("last", "The last trick", "441-442", ALWAYS,
     "The last trick of all, the thirty-second, scores ten."),
), house=(
    ("giving up", "Giving up the game (a ruling)", "", ALWAYS,
     "Who gives up the game has lost it, and pays the stake."),
), matters=MATTERS)
