"""The fifty-five laws of the Turf and Portland Clubs, as Cavendish printed them in 1886 (000:252-611)."""
from __future__ import annotations

from cardtable.games.ecarte.faults import ALL_FAULTS
from cardtable.rules.faults import strictly
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED, STRICT, Code, Law
from cardtable.rules.matters import by_matter


def _law(number: int, heading: str, lines: str, treatment: str, text: str,
         remedies: tuple[str, ...] = (), notice: str = "claimed") -> Law:
    source = ";".join([f"000:{part}" for part in lines.split(";")])
    return Law("cavendish-1886", number, heading, text, source, treatment, remedies, notice)


SHUFFLING_AND_CUTTING = (
    _law(1, "Who may shuffle", "257-259", PREVENTED,
         "Either player may shuffle both packs, his own and his adversary’s. The last shuffle is the dealer’s."),
    _law(2, "How not to shuffle", "261-263", PREVENTED,
         "Nobody may shuffle under the table, or so that faces can be seen, or while a hand is being played."),
    _law(3, "What makes a cut", "267-268", PREVENTED,
         "A cut takes off two cards or more, and leaves two or more below."),
    _law(4, "Two cards shown in cutting for deal", "270-271", PREVENTED,
         "Whoever shows more cards than one in cutting for the deal cuts once more."),
    _law(5, "Who deals first", "273-275", ALWAYS,
         "The highest card, in the order of this game, gives the deal, and with it the choice of packs and of "
         "seats. Packs and seats, once chosen, remain so throughout the play."),
    _law(6, "Cut for deal from an incorrect pack", "277-278", PREVENTED,
         "The cut for the deal stands, though the pack should prove incorrect."),
    _law(7, "A card shown in cutting to the dealer", "280-281", PREVENTED,
         "If a card is shown while the pack is being cut to the dealer, it is cut afresh."),
)

DEALING = (
    _law(8, "Dealing by two and by three", "289-296", ALWAYS,
         "Five cards go to the adversary and five to the dealer, in packets: two to each and after that three to "
         "each, or first three and after that two. The order which a dealer takes binds him for the whole of that "
         "game. When a later game begins he may change it, but only on telling the non-dealer before the cut."),
    _law(9, "Wrongly dealt, and found before the turn-up", "298-304", PREVENTED,
         "If either hand has been given too many cards or too few, or the packets depart from the order chosen, and "
         "this is noticed while the trump is still unturned, the non-dealer may have the fault put right or may "
         "claim a fresh deal. He must do so before he looks at his hand."),
    _law(10, "Turning the trump", "306-307", ALWAYS,
         "When both hands are dealt, the dealer turns the next card of the pack for trumps."),
    _law(11, "More than one card turned", "309-313", PREVENTED,
         "Should the dealer turn more cards than one, a non-dealer who has not looked at his hand may say which of "
         "them is to be the trump card, or may claim a fresh deal. If he has looked, the cards are dealt afresh."),
    _law(12, "A faced card before the turn-up", "315-317", PREVENTED,
         "A faced card, found in the pack while the trump is still unturned, makes a fresh deal compulsory."),
    _law(13, "A card shown in dealing", "319-322", PREVENTED,
         "The deal stands if the dealer shows cards of his own. If he shows any of the non-dealer’s, the latter may "
         "claim a fresh deal so long as he has not looked at his hand."),
    _law(14, "Dealing out of turn, or with the wrong pack", "327-332", PREVENTED,
         "A deal made out of turn or with the other player’s pack is void when it is noticed before the trump is "
         "turned. Noticed later, it stands, and where the wrong pack was used the packs stay exchanged."),
    _law(15, "Too many cards to the non-dealer", "334-339", PREVENTED,
         "A non-dealer found to hold more than five cards, after the turn-up but before he proposes, or before he "
         "plays should nothing be proposed, may claim a fresh deal. If he lets the deal stand he throws out the "
         "surplus, and the dealer has no right to see it."),
    _law(16, "Too few cards to the non-dealer", "341-345", PREVENTED,
         "A non-dealer found to hold fewer than five cards, after the turn-up but before he proposes, or before he "
         "plays should nothing be proposed, may have his hand made up out of the stock, or may claim to have the "
         "cards dealt afresh."),
    _law(17, "Too many cards to the dealer", "347-354", PREVENTED,
         "If the dealer is found to have given himself more than five cards, after the turn-up but before he "
         "answers the proposal, or before he plays should nothing be proposed, a fresh deal may be claimed by the "
         "non-dealer. If he lets the deal stand, he draws the surplus out of the dealer’s hand, and where the "
         "dealer had taken that hand up he may look at what he draws."),
    _law(18, "Too few cards to the dealer", "356-361", PREVENTED,
         "If the dealer is found to hold fewer than five cards, after the turn-up but before he answers the "
         "proposal, or before he plays should nothing be proposed, the non-dealer may let him make his hand up out "
         "of the stock, or may claim to have the cards dealt afresh."),
    _law(19, "No king after a wrong deal", "367-369", PREVENTED,
         "When a wrong number of cards has been dealt and no fresh deal is claimed, the dealer may not mark a king "
         "that he turned."),
    _law(20, "Non-dealer playing with a wrong number", "371-373", PREVENTED,
         "If a non-dealer who plays without taking cards is then found to hold more than five, or fewer, the cards "
         "are dealt afresh."),
    _law(21, "Dealer playing with a wrong number", "375-377", PREVENTED,
         "If a dealer who plays without taking cards is then found to hold more than five, or fewer, a fresh deal "
         "may be claimed by his adversary."),
)

# Law 22 lets the dealer mark late; a table that marks for him never uses the delay.
MARKING_THE_KING = (
    _law(22, "The king turned up", "381-383", ALWAYS,
         "The dealer may mark a king turned up at any time before the next deal’s trump is turned."),
    _law(23, "The king in hand", "385-388", ALWAYS,
         "A player who holds the king of trumps must announce it before his first card is played; after that he can "
         "no longer mark it. Moving the counter does not suffice: a king in hand that is marked without being "
         "announced does not count."),
    _law(24, "The king played first", "390-394", ALWAYS,
         "When the first card led is the king, it may still be announced until it is played to. When the king is "
         "the dealer’s first card, he may still announce it until he plays his second."),
    _law(25, "The king announced and not held", "396-410", PREVENTED,
         "If a player announces a king that he does not hold, and has played a card before he owns to the mistake, "
         "his adversary may put the score right, and may have the hands played again, even if he has already thrown "
         "up his own. Should the offender win, he marks nothing for the point and one only for the vole; for a "
         "point won after his adversary played without proposing, or refused the first proposal, he marks one only. "
         "There is no penalty when it is the adversary who holds the king."),
)

PROPOSING_AND_DISCARDING = (
    _law(26, "A proposal binds", "414-415", PREVENTED,
         "A proposal cannot be withdrawn, and the number of cards asked for cannot be changed."),
    _law(27, "An answer binds", "417-419", PREVENTED,
         "The dealer’s answer, whether he accepts or refuses, cannot be withdrawn. If asked, he must tell the "
         "non-dealer how many cards he took."),
    _law(28, "The discard", "423-426", PREVENTED,
         "Before new cards are taken, each player lays his discard face down, away from the stock and from the "
         "other discard; a card once thrown out may not be looked at again."),
    _law(29, "Non-dealer takes too many", "428-434", PREVENTED,
         "If the non-dealer takes more cards than he threw out, and mixes any of them with his own, the dealer may "
         "claim a fresh deal. Preferring to play, he draws the surplus out of the non-dealer’s hand, and where the "
         "non-dealer had taken up any of those given him he may look at what he draws."),
    _law(30, "Non-dealer asks for too few", "436-438", PREVENTED,
         "If the non-dealer asks for fewer cards than he threw out, every card of the dealer’s to which he has none "
         "left to play counts to the dealer as a trick."),
    _law(31, "Dealer gives too many", "440-444", PREVENTED,
         "If the non-dealer is given more cards than he asked for, he may claim a fresh deal. If he would rather "
         "play, he throws out the surplus, and the dealer has no right to see it."),
    _law(32, "Dealer gives too few", "449-452", PREVENTED,
         "If the non-dealer is given fewer cards than he asked for, he may claim a fresh deal. If he would rather "
         "play, his hand is made up out of the stock."),
    _law(33, "Dealer takes too many", "454-460", PREVENTED,
         "If the dealer takes more cards than he threw out, and mixes any of them with his own, a fresh deal may be "
         "claimed by the non-dealer. If the latter would rather play, he draws the surplus out of the dealer’s "
         "hand, and where the dealer had taken up any of those he gave himself he may look at what he draws."),
    _law(34, "Dealer takes too few", "462-466", PREVENTED,
         "A dealer who takes fewer cards than he threw out may make his hand up out of the stock before he plays. "
         "If he plays with fewer than five, every card of the non-dealer’s to which he has none left to play counts "
         "to the non-dealer as a trick."),
    _law(35, "A faced card in the stock", "468-471", PREVENTED,
         "If a faced card comes to light in the stock after the discard, both players may see it. It is put aside, "
         "and the following card is given in its place."),
    _law(36, "A card shown in giving", "473-477", PREVENTED,
         "If any of the non-dealer’s cards are shown as they are given, he may take them or not; those he refuses "
         "are put aside, and the following cards are given in their place. A card of his own that the dealer shows, "
         "he must take."),
    _law(37, "A card turned by mistake", "479-482", PREVENTED,
         "If the dealer, having given the cards, turns one up as if for trumps, he is bound to allow another "
         "discard. When it is asked for, the non-dealer may take the card so shown, or leave it."),
    _law(38, "The stock too small", "484-495", ALWAYS,
         "If the dealer accepts, and the stock cannot furnish all the cards that the players wish to exchange, the "
         "non-dealer has the number he asked for, or as many as remain, and the dealer plays the hand he holds. But "
         "the dealer may accept on condition that there are cards enough."),
)

# Law 39 gives the offender himself a right, and so has no remedies for the other side.
PLAYING = (
    _law(39, "Cards led and cards played", "499-503", STRICT,
         "A card led in turn stays led; one played in answer may be taken back, to mend a revoke or a failure to win "
         "a trick that could be won, but only until the next card is led.",
         notice="seen"),
    _law(40, "Leading out of turn", "505-507", PREVENTED,
         "A card led out of turn may be taken back until it is played to. Once it has been played to, the error "
         "stands."),
    _law(41, "One suit named, another played", "509-513", PREVENTED,
         "If the leader names one suit and plays another, his adversary may answer the card as it lies, or may have "
         "him play the suit he named. If he holds none of that suit, the card he led must stay."),
    _law(42, "A hand thrown up", "515-521", ALWAYS,
         "If a player throws up his hand before he has won a trick, his adversary may mark the vole; if he has won "
         "one or two, the point. To throw the cards down with a claim to score is not to throw up the hand, and "
         "carries no penalty.",
         ("mark-the-vole", "mark-the-point"), "seen"),
    _law(43, "Not following suit, or not winning when able", "525-540", PREVENTED,
         "If a player does not follow suit though he holds the suit led, or does not win a trick that he could win, "
         "his adversary may have the hands played again, even if he has already thrown up his own. Should the "
         "offender win, he marks nothing for the point and one only for the vole; for a point won after his "
         "adversary played without proposing, or refused the first proposal, he marks one only. There is no penalty "
         "if the wrong card is taken back, as Law 39 allows, before the next card is led."),
)

CARDS_AND_SCORE = (
    _law(44, "New cards", "544-548", ETIQUETTE,
         "Either player may call for new cards, and pays for them, at any moment until the pack has been cut for "
         "the next deal. Two packs must be called for, and the dealer takes whichever he prefers."),
    _law(45, "Incorrect packs", "552-554", PREVENTED,
         "If the pack proves to be incorrect, to have a card too many or a card wanting, the deal during which this "
         "is found is void. The deals before it stand."),
    _law(46, "Five up", "558-561", ALWAYS,
         "Five points make the game. The players may agree to reckon it as three games when the loser has marked "
         "nothing, as two when he has marked one or two points, and as one when he has marked three or four."),
    _law(47, "The king", "563-564", ALWAYS,
         "To turn up a king, or to hold that of trumps in hand, gives the right to mark one."),
    _law(48, "The point and the vole", "566-567;1100-1103", ALWAYS,
         "The point, which is three tricks or four, gives its winner the right to mark one; the vole, which is all "
         "five, the right to mark two."),
    _law(49, "Two for a point when cards were declined", "569-579", ALWAYS,
         "When the non-dealer plays without proposing, or the dealer refuses the first proposal, and whoever did so "
         "does not win the point, the adversary may mark two. Only the first proposal or refusal of a hand is reckoned "
         "so, and only the point: the vole scores neither more nor less."),
    _law(50, "A score forgotten", "581-583", PREVENTED,
         "A player who has forgotten to mark what he scored may make it good until the trump of the following deal "
         "is turned."),
    _law(51, "A score marked too high", "585-586", PREVENTED,
         "If it is admitted that too much has been marked, the score may be put right as long as the game lasts."),
)

BYSTANDERS = (
    _law(52, "English Écarté", "590-594", ETIQUETTE,
         "When the players have declared for English Écarté, those who look on must be silent, whether they bet or "
         "not. They may neither point out a mistake in the score, nor advise on the play, nor finish the game of a "
         "player who resigns."),
    _law(53, "The remark that alters the score", "596-601", ETIQUETTE,
         "If a bystander at English Écarté points out a mistake or an oversight, and the score is altered by it, he "
         "may be made to pay the stakes and bets of the player who suffers, all of them. The players may agree to "
         "let a bystander settle any question."),
    _law(54, "French Écarté", "603-608", ETIQUETTE,
         "At French Écarté those who cover the stakes may point out a mistake in the score, may advise the player "
         "whom they back, and may finish the game of a player who resigns. They advise by pointing alone, and name "
         "no card and no suit. The player may take the advice or leave it."),
    _law(55, "Looking over a hand", "610-611", PREVENTED,
         "Nobody who bets against a player may look over his hand."),
)

MATTERS = {
    "table": "52 54", "packs": "44-45", "cutting": "4-6", "shuffling": "1-3 7", "dealing": "8-9 14",
    "misdeal": "12-13", "numbers": "15-21", "turn-up": "10-11", "calls": "26-27", "exchange": "28-38",
    "play": "39", "turn": "40-41", "revoke": "43", "claims": "42", "score": "46 48-51", "honours": "22-25 47",
    "bystanders": "53 55"}

CAVENDISH = strictly(by_matter(Code("cavendish-1886", "Cavendish, 1886", True, (
    *SHUFFLING_AND_CUTTING, *DEALING, *MARKING_THE_KING, *PROPOSING_AND_DISCARDING, *PLAYING, *CARDS_AND_SCORE,
    *BYSTANDERS)), MATTERS), ALL_FAULTS)
