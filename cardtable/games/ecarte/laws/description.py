"""Cavendish on how the game goes: the duties in play that no numbered law states (000:971-1149)."""
from __future__ import annotations

from cardtable.rules.laws import AGREED, ALWAYS, ETIQUETTE, PREVENTED, Code, Law
from cardtable.rules.matters import by_matter

NAME = "description-1886"


def _article(number: int, heading: str, lines: str, treatment: str, text: str) -> Law:
    return Law(NAME, number, heading, text, f"000:{lines}", treatment)


MATTERS = {
    "packs": "1 12", "dealing": "2 18", "turn-up": "3", "calls": "4-6 8", "exchange": "7", "play": "10-11 13",
    "score": "14-16", "honours": "9", "stakes": "17 19"}

DESCRIPTION = by_matter(Code(NAME, "Cavendish’s description, 1886", False, (
    _article(1, "Players and packs", "976-981", ALWAYS,
             "Two persons play, with a pack from which everything below the seven has been taken. Two packs with "
             "different backs, used turn and turn about, are more convenient than one."),
    _article(2, "Cutting and dealing", "985-993", ALWAYS,
             "After the cut for deal the cards are shuffled, and the non-dealer cuts them to the dealer. Five go to "
             "each player, by two and then by three, or by three and then by two; a dealer keeps to the manner in "
             "which he began."),
    _article(3, "The turn-up and the stock", "995-1007", ALWAYS,
             "The eleventh card is turned and fixes the trump suit of the deal. It brings the dealer one if it is a "
             "king, and is otherwise worth nothing. The cards that remain are the stock, and lie on the dealer’s "
             "left."),
    _article(4, "Proposing", "1011-1015", ALWAYS,
             "A non-dealer who likes his cards may play them at once. One who would change some of them, or all, "
             "proposes."),
    _article(5, "Accepting and refusing", "1017-1023", ALWAYS,
             "A dealer to whom a proposal is made accepts or refuses. If he accepts, he too may change some of his "
             "cards, or all; if his hand contents him, he refuses, and no cards are given."),
    _article(6, "Playing without a proposal", "1025-1026", PREVENTED,
             "If the non-dealer stands on his first cards, the dealer too plays those he has."),
    _article(7, "The exchange", "1028-1038", ALWAYS,
             "The non-dealer lays what he would exchange face down on his right, and says how many. The dealer lays "
             "out his own discard on his right, apart from the other. The turn-up is put aside; the non-dealer is "
             "made up to five from the top of the stock, and after him the dealer takes as many as he threw out."),
    _article(8, "Proposing again", "1040-1049", ALWAYS,
             "A non-dealer still ill content may propose again, and the dealer may again accept or refuse. This "
             "goes on until the one is ready to play or the other refuses."),
    _article(9, "Announcing the king", "1053-1065", ALWAYS,
             "When discarding is over, a non-dealer with the king of trumps announces and marks it before he plays; "
             "if the king is his first card, he has until the dealer plays to it. The dealer does likewise with a "
             "king of his; if it is his first card, he has until he plays his second."),
    _article(10, "The first lead", "1069-1072", ALWAYS,
             "The non-dealer leads whatever card he likes, and his adversary plays to it: the two cards make a "
             "trick."),
    _article(11, "Following suit, winning and trumping", "1074-1089", PREVENTED,
             "The second player is bound to follow suit if he can, and to win the trick if he can. The best card of "
             "the suit led takes the trick unless it is trumped. A second player who has none of that suit, and has "
             "a trump, must win with it."),
    _article(12, "The order of the cards", "1077-1081", ALWAYS,
             "From the best down: king, queen and knave, then the ace, then ten, nine, eight and seven. Trumps beat "
             "all other suits."),
    _article(13, "The next lead", "1089-1090", ALWAYS,
             "Whoever takes a trick leads to the following one, until all the cards are played."),
    _article(14, "The score", "1096-1103", ALWAYS,
             "Points come from the king, turned or held, and from the tricks. Three tricks make the point, worth "
             "one; all five make the vole, worth two; a fourth trick adds nothing."),
    _article(15, "Two for a point when cards were declined", "1105-1119", ALWAYS,
             "A non-dealer who plays without proposing and falls short of three tricks gives his adversary two, and "
             "no more though he should lose them all. A dealer who refuses and falls short of three tricks does the "
             "same. This concerns the first proposal of a hand alone: to stand or to refuse at a later one costs "
             "nothing extra."),
    _article(16, "The game", "1121-1122", ALWAYS,
             "The player who is first to have five points wins the game."),
    _article(17, "Rubbers", "1124-1135", AGREED,
             "By agreement games may be reckoned single, double and treble. Rubbers too may be played, of three "
             "games, or of five, seven or eleven; whoever wins the greater part of them wins the rubber."),
    _article(18, "The deal in a series of games", "1137-1143", ALWAYS,
             "The deal may go on by turns from one game to the next, or be cut for after every game, as the players "
             "agree; in rubbers it is cut for after every game, or every rubber. Whether the winner of the cut then "
             "chooses his pack is also for them to agree."),
    _article(19, "The counters", "1145-1149", ETIQUETTE,
             "Each player has four counters. What he has scored lies to his right, the counters not in use to his "
             "left."),
)), MATTERS)
