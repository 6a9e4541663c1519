"""Other forms of the game, whose rules the books tell without numbers: Pool, French, English, and La Triomphe."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.rules.laws import ALWAYS, ETIQUETTE, Code, Law
from cardtable.rules.matters import by_matter

Article = tuple[str, str, str, str]             # heading, source, treatment, text


def _code(name: str, title: str, matters: Mapping[str, str], *articles: Article) -> Code:
    """Articles numbered in the order in which the book has them, but cited by their headings."""
    return by_matter(Code(name, title, False, tuple([
        Law(name, number, heading, text, source, treatment)
        for number, (heading, source, treatment, text) in enumerate(articles, 1)])), matters)


POOL = _code(
    "pool-1886", "Pool Écarté, Cavendish, 1886",
    {"table": "1-4 7", "stakes": "5-6"},
    ("Three players and a pool", "000:1158-1159", ALWAYS,
     "Three persons play, and each pays a sum agreed upon into a pool."),
    ("Who plays first", "000:1159-1161", ALWAYS,
     "All three cut. The lowest stands out; the others play a game together, and the highest deals its first hand."),
    ("The loser retires", "000:1162-1163", ALWAYS,
     "He who loses a game pays once more into the pool as much as he staked at first, and gives up his place."),
    ("The player who comes in", "000:1163-1165", ALWAYS,
     "The player who stood out sits down in the loser’s place, takes over the loser’s pack, and meets the winner; "
     "but they cut afresh for the deal."),
    ("Two games running", "000:1166-1172", ALWAYS,
     "If the winner of the last game wins again, the loser pays his further stake, the winner has the whole pool, "
     "and another is begun. If he is beaten, he pays a stake and retires in his turn, and the player who was "
     "waiting takes the place; and so they go on until somebody wins two games one after the other."),
    ("Pool by entrance", "000:1174-1178", ALWAYS,
     "By another method only the two who are engaged pay into the pool, and the third pays a stake whenever he "
     "comes in. A loser then pays nothing on retiring."),
    ("The idle player", "000:1180-1183", ETIQUETTE,
     "The player who has gone out may put right a mistake in the score. On the play of the hand he must be silent, "
     "unless French Écarté has been declared."),
)

FRENCH = _code(
    "french-1886", "French Écarté, Cavendish, 1886",
    {"table": "1 5 7", "stakes": "2-4", "words": "6"},
    ("Bystanders and rentrants", "000:1190-1194", ALWAYS,
     "Others may stand by and bet upon the game. Those among them who stand ready to succeed the player they back, "
     "when he goes out or is beaten, are rentrants."),
    ("Stakes and bets are covered", "000:1196-1201", ALWAYS,
     "All money staked or betted lies on the table, and the other side covers it. The players themselves come first "
     "in taking the bets offered; what they leave may be taken by one bystander, or made up by several."),
    ("The excess is withdrawn", "000:1201-1204", ALWAYS,
     "If some of the money betted remains uncovered, the bettors on the larger side take back as much as will make "
     "both sides equal."),
    ("Settling", "000:1206-1211", ALWAYS,
     "When the game is over the player who won takes up his due first, and the bettors divide what is theirs. If "
     "the money falls short, the player is still paid in full, and the bettors bear the loss in proportion."),
    ("The loser’s place", "000:1213-1223", ALWAYS,
     "The player who loses retires, and a rentrant succeeds him. The rentrants settle among themselves who it shall "
     "be and keep to the order once made, except that newcomers who have yet to play go before those who have "
     "played."),
    ("Help for the player backed", "000:1225-1230;000:603-608;000:610-611", ETIQUETTE,
     "Bystanders who cover the stakes may point out a mistake in the score, may advise the player whom they back, "
     "and may finish the game of a player who resigns. They advise by pointing alone, and name no card and no suit; "
     "the player may take the advice or leave it. Nobody may look over the hand of a player he bets against."),
    ("La Chouette", "000:1232-1235", ALWAYS,
     "A player who covers every bet that is offered plays La Chouette. Nobody may then look over his hand or advise "
     "him, and he keeps his place when he is beaten."),
)

# English Écarté has no chapter of its own: it is the laws on bystanders, once the players have declared for it.
ENGLISH = _code(
    "english-1886", "English Écarté, Cavendish, 1886",
    {"table": "1", "bystanders": "2-3"},
    *[(law.heading, law.source, law.treatment, law.text) for law in map(CAVENDISH.law, (52, 53, 55))])

TRIOMPHE = _code(
    "triomphe-1886", "La Triomphe, as told by Cavendish, 1886",
    {"table": "1 3 10", "packs": "2", "cutting": "4", "dealing": "5", "exchange": "11", "play": "6-7", "score": "8-9"},
    ("How many play", "000:695-696", ALWAYS,
     "It is played by two persons, by partners, or by several, each for himself."),
    ("The pack", "000:696-700", ALWAYS,
     "The pack is that of Écarté, without the cards from six down to two. The ace stands between knave and ten, "
     "save in the form called the ace that pillages."),
    ("Partners", "000:702-708", ALWAYS,
     "Two may play against two, or less often three against three. Those drawn together by the cut sit on the same "
     "side of the table. Partners may show one another their hands, but must not advise in words."),
    ("The cut, and the order of play", "000:710-719", ALWAYS,
     "The lowest card cut gives the deal. The play follows the order of the seats; with partners, it is presumed, "
     "the sides play a card by turns."),
    ("Dealing", "000:721-725", ALWAYS,
     "Every player receives five cards, by twos and by threes, and the next card is turned for trumps and left face "
     "up on the stock. In the earliest times the number of cards was settled by agreement."),
    ("Following, winning and trumping", "000:727-730", ALWAYS,
     "The eldest hand leads what he pleases. The others must follow suit and must win the trick if they can; a "
     "player who has none of the suit must trump if he can."),
    ("Trumping where a trump lies", "000:730-734", ALWAYS,
     "When a trick has been trumped already, a later player who has none of the suit led must still play a trump, "
     "though all he has are lower than the one on the table."),
    ("The point, the vole and the game", "000:736-741", ALWAYS,
     "Three tricks make the point and mark one; the vole marks two. Five points are usually the game, though at "
     "first their number was settled by agreement."),
    ("Offering the point", "000:743-765", ALWAYS,
     "A side that is not content with its cards may offer the point to the other. If the offer is taken, that other "
     "marks it, as the book leaves to be understood. If it is declined, the decliner must win the vole, and when he "
     "fails two are scored against him. The offer may come when the first card has been led already, as the problem "
     "printed in 1798 shows."),
    ("The round game", "000:769-774", ALWAYS,
     "When each plays for himself, commonly four or five sit down. If two of them win two tricks each, the point is "
     "his who was first to have two. What is done when nobody wins two is not recorded."),
    ("The ace that pillages", "000:776-789", ALWAYS,
     "In this form the ace is in some places the highest card, while in others it keeps its rank below the knave. A "
     "dealer who turns an ace may pillage: he takes it into his hand and throws out a card. He may then look at the "
     "next card of the stock, pillage that too if it is a trump, and continue until another suit appears. The "
     "holder of the ace of trumps may do likewise. Some editions mention the round game without pillage."),
)
