"""The codes: the book of 1862, its rules and its laws, and Hoyle's paragraphs.

What the books leave open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import Article, articles
from cardtable.games.euchre.faults import DEALT_FAULTS
from cardtable.rules.laws import AGREED, ALWAYS, ETIQUETTE, PREVENTED

JOKER = ("A 33rd card stands above the Right Bower, a trump in every respect. If it is turned up the next card decides "
         "the suit, and is turned down with it; the dealer may have the joker.")
HOUSE: tuple[Article, ...] = (
    ("claim", "The rest claimed (a house rule, not in the book)", "", ALWAYS,
     "A player whose turn it is may claim every trick that is left. The claim stands if nothing that can still be out "
     "beats his cards, led from the highest. While the turned card lies on the table nobody claims."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up loses the game for his side, as one game; of three players the best of the others has it."),
)

PROFESSOR_MATTERS = {
    "packs": "1 55", "cutting": "17", "shuffling": "18-19", "dealing": "20", "misdeal": "21-23 26",
    "numbers": "24 33", "turn-up": "25", "calls": "3-4 6 35", "exchange": "28", "play": "5 30",
    "alone": "8-11 14-16", "turn": "29", "exposed": "31 34 43-45", "revoke": "37-42", "penalties": "50-52",
    "claims": "48 53", "tricks": "27 32", "score": "2 7 12-13 47", "words": "36 46 49", "leaving": "54"}

PROFESSOR, PROFESSOR_LAW = articles("euchre-1862", "Euchre, 1862", "001", (
    ("pack", "The cards", "214-218;456", ALWAYS,
     "Thirty-two cards, from the seven up. The knave of trumps is the Right Bower and beats all; the other knave of "
     "its colour is the Left Bower, a trump in all respects and the second. After them follow ace, king, queen, ten, "
     "nine, eight and seven; in a suit that has lost no knave, the knave stands below the queen."),
    ("game", "The game", "240;274-282", ALWAYS,
     "Five points are game. Each side keeps its score with a deuce and a tray, its games with the blades of a "
     "penknife. The deal passes to the left, from game to game."),
    ("order", "Ordering up, assisting and taking up", "246-254", ALWAYS,
     "Beginning at the dealer’s left each may accept the suit turned up: the adversaries order it up, the dealer’s "
     "partner assists, the dealer takes it up. By accepting, a side undertakes to win three tricks. The dealer has the "
     "turned card for one he discards."),
    ("make", "Making the trump", "256", ALWAYS,
     "When all have passed, and the dealer has turned the card down, each in the same order may make another suit "
     "trumps. If nobody does, nothing is played or scored, and the next to the left deals."),
    ("follow", "Following suit", "260;557;673-674", PREVENTED,
     "Suit must be followed. Who cannot plays what he likes: nobody need trump, nor win."),
    ("decline", "The turned card declined", "434-436", ALWAYS,
     "The dealer is never compelled to take the turned card into his hand; then it marks the suit, and no more."),
    ("score", "The score", "266-268;497-500", ALWAYS,
     "Three tricks or four count the makers one point, all five, the march, two. If they win fewer than three they "
     "are euchred, and the others count two, however many tricks they have."),
    ("alone", "Playing alone", "313-319;327", ALWAYS,
     "A player of the side that has the trump may play without his partner, who lays down his cards. All five tricks "
     "count him four, three or four tricks one; if he is euchred the others count four. He has no right to the lead: "
     "who sits at the dealer’s left leads, or the next if that is the partner who is out."),
    ("supersede", "Alone in the partner’s stead", "329-337", ALWAYS,
     "When a player has accepted or made the trump, alone or not, his partner may play alone in his stead, if his own "
     "turn in that round is still to come. Who has passed in it may not. The dealer, who has turned down, may still "
     "do so when his partner makes the trump."),
    ("lone leads", "The lone player’s lead, by agreement", "323-327", AGREED,
     "Some let him who plays alone always lead; the book disapproves."),
    ("opposed", "Alone against alone, by agreement", "323-327", AGREED,
     "Some count two, not four, when a lone hand is euchred, and let an adversary play alone against it: then the odd "
     "trick counts four to whichever of them wins it; the book disapproves."),
    ("lap", "Laps", "404-408", AGREED,
     "By agreement, points over five are carried to the next game of the side that has won."),
    ("slam", "Slams", "410;466;493;645", AGREED,
     "By agreement, a game counts two when the losers have nothing. When one score makes several games, the second and "
     "all later ones are of that kind."),
    ("jambone", "Jambone", "414-436", AGREED,
     "By agreement, who plays alone may lay his five cards open. All five tricks count him eight, three or four tricks "
     "one; if he is euchred the others count eight. It cannot be played on an adversary’s trump."),
    ("call", "The card called at jambone", "414-446;571-573", ALWAYS,
     "Who leads against a jambone names one of the open cards, which must be played to this first trick. Where the "
     "jambone player leads, the adversary at his left names his card. Suit must be followed; of a hand void of the "
     "suit led no commanding card of another suit can be called, and of the trumps only the lowest. That a card which "
     "commands nothing may be called then is ruled here."),
    ("jamboree", "Jamboree", "460-464;495", AGREED,
     "By agreement, both Bowers with ace, king and queen of trumps, announced with the acceptance, are shown and count "
     "sixteen without play; not on an adversary’s trump. That the turned card may be one of them is ruled here."),
    ("1", "Law 1. The cut", "692-698", ALWAYS,
     "All cut, and the lowest deals; the ace is lowest. Of four the two highest play against the two lowest. If the "
     "lowest are equal they cut again. That those who are equal across the sides do so too, and that two or three "
     "cut for the deal alone, is ruled here."),
    ("2", "Law 2. Shuffling", "698-702", PREVENTED,
     "The dealer shuffles, and his right-hand adversary cuts, who may shuffle too; the dealer shuffles last. After the "
     "cut nobody else touches the pack."),
    ("3", "Law 3. How to cut", "702-708", PREVENTED,
     "At least three cards are lifted, and at least four left. The pack lies on the table for it."),
    ("deal", "Law 4. The deal", "242-244;708-710", ALWAYS,
     "Five cards each in two rounds, three first and then two or the other way, but alike for all; else an adversary "
     "who has not seen his cards may ask for a fresh deal. The twenty-first card is turned up."),
    ("5", "Law 5. A card faced", "712-714", PREVENTED,
     "For a card faced in dealing, or two shown at the turn-up, the same dealer deals again."),
    ("6", "Law 6. A card exposed in dealing", "716-720", PREVENTED,
     "If an adversary exposes a card the dealer may deal again, before he has seen his own; if the dealer’s partner "
     "does, either adversary may ask for it, before the turn-up."),
    ("7", "Law 7. Cards looked at during the deal", "722-724", ETIQUETTE,
     "Nobody looks at his cards before all are dealt. A misdeal that comes of it costs the deal only if it was the "
     "dealer’s side that did so."),
    ("8", "Law 8. Wrong numbers", "726-730", PREVENTED,
     "Put right before the turn-up, the deal stands. The rest is lost from the book: it is ruled that it is then a "
     "misdeal. Of the ninth and tenth laws the page is wanting."),
    ("11", "Law 11. The turned card", "744-746", ALWAYS,
     "The turned card stays in view until it is the dealer’s turn to play. After that nobody may ask what card it was, "
     "only what suit is trumps."),
    ("12", "Law 12. The misdeal", "748-750", PREVENTED, "After a misdeal the deal passes to the left."),
    ("13", "Law 13. Whose card", "752-754", PREVENTED,
     "Every player lays his card before himself. Nobody may ask who has played a card, but all may be required to draw "
     "theirs."),
    ("14", "Law 14. The discard", "756-760", PREVENTED,
     "A lead before the discard stands, and the dealer may still play alone until he has laid his discard down and let "
     "go of it; from then on it cannot be changed."),
    ("turn", "Law 15. Out of turn", "762-764", PREVENTED,
     "A card played out of turn goes back, and may be called; who was misled takes back his own freely. A wrong lead "
     "to which all four have played stands."),
    ("16", "Law 16. When a card is played", "766-770", PREVENTED,
     "A card that has left the hand and touched the table is played. One of a wrong suit may be taken up for a right "
     "one, and may then be called."),
    ("17", "Law 17. Two cards at once", "772-774", PREVENTED,
     "The adversaries choose which of them is played; the other may be called."),
    ("18", "Law 18. Tricks looked at again", "776-778", ALWAYS,
     "Of the tricks that have been turned only the last may be looked at."),
    ("19", "Law 19. Six cards", "780-782", PREVENTED,
     "Who plays with six cards, or deals and does not discard, and has not said so before three tricks are turned, "
     "scores nothing for his side, which loses the deal; the others count what they make."),
    ("20", "Law 20. A hand laid open", "784-786", PREVENTED,
     "Cards laid face up on the table stay there, and each may be called; at jambone only for the first trick."),
    ("21", "Law 21. The suit named", "788-790", PREVENTED,
     "A suit once named stands. To name the suit that was turned down is to pass."),
    ("22", "Law 22. Plain words", "792-794", PREVENTED,
     "Who will play alone says so beyond doubt. If it was doubtful, and a lawful lead has been made, he plays with his "
     "partner."),
    ("23", "Law 23. The revoke", "796-798", PREVENTED, "For a revoke the adversaries add two points."),
    ("24", "Law 24. When it is complete", "800-802", PREVENTED,
     "A revoke is complete when the trick has been turned and its player, or his partner, has played again."),
    ("25", "Law 25. A revoke put right", "804-806", PREVENTED,
     "Until the trick is turned and quitted a card that did not follow suit may be taken back. The left-hand adversary "
     "may then ask for the highest or the lowest of the suit, or call the card taken back when it can be played."),
    ("26", "Law 26. Others’ cards", "808-816", PREVENTED,
     "The partner of who takes a revoke back may not change his card; an adversary who played after it may. The page "
     "is damaged."),
    ("27", "Law 27. Cards mixed", "817-824", PREVENTED,
     "Who mixes the cards when a revoke is alleged admits it. The page is damaged; two points are ruled."),
    ("28", "Law 28. Too late, and on both sides", "825-832", PREVENTED,
     "No revoke is claimed when the cards are cut again. If both sides have revoked the cards are dealt afresh."),
    ("29", "Law 29. Cards exposed", "833-841", PREVENTED,
     "A card shown so that an adversary can name it, or named by its holder, may be called when he leads, or when its "
     "suit is led."),
    ("30", "Law 30. A called card refused", "842-844", PREVENTED, "It counts as a revoke."),
    ("31", "Law 31. Who may call", "846-848", PREVENTED,
     "Only the left-hand adversary calls. A call may not make a player revoke, nor throw a commanding card to another "
     "suit."),
    ("32", "Law 32. The bridge", "850-852", ETIQUETTE,
     "Who calls his partner’s attention to the score at the bridge forfeits his side’s right to order up. The table "
     "names it to nobody."),
    ("33", "Law 33. Marking too much", "854-856", PREVENTED,
     "Points marked too many go to the adversaries, if it is noticed before the next turn-up; points forgotten are "
     "lost when the next deal is complete."),
    ("34", "Law 34. Cards thrown down", "858-862", PREVENTED,
     "Who throws down his cards, for any reason, does not take them up again, and each may be called. Who leaves the "
     "game loses it."),
    ("35", "Law 35. Hints", "864-866", ETIQUETTE,
     "For any word or gesture by which a partner is told of the hand, or how to play, the adversaries add one."),
    ("36", "Law 36. Nothing for the offenders", "868-870", PREVENTED,
     "A side that is penalised in points counts nothing of its own in that deal; the deal passes on as usual."),
    ("37", "Law 37. Partners", "872-874", PREVENTED, "Partners answer for each other’s faults."),
    ("38", "Law 38. A penalty refused", "876-879", PREVENTED, "The game is the adversaries’."),
), (*HOUSE, ("joker", "The joker, by agreement (after Hoyle)", "", AGREED,
             f"{JOKER} The five cards of a jamboree stay those that the book names.")),
    faults=DEALT_FAULTS, matters=PROFESSOR_MATTERS)

HOYLE_MATTERS = {
    "table": "11 14", "packs": "1 13", "cutting": "15", "dealing": "2", "turn-up": "4", "calls": "3 5", "play": "6",
    "alone": "9-10", "turn": "16", "claims": "18", "tricks": "17", "score": "7-8", "leaving": "19"}

HOYLE, HOYLE_LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("pack", "The cards", "2341-2354", ALWAYS,
     "Thirty-two cards, from the seven up. The knave of trumps, the Right Bower, is highest; next is the other knave "
     "of its colour, the Left Bower, a trump in every respect; then ace, king, queen, ten, nine, eight and seven."),
    ("deal", "The deal", "2358-2364", ALWAYS,
     "Five cards each in two rounds, two and three or three and two, and the next card is turned up."),
    ("order", "Ordering up, assisting and taking up", "2364-2377;2412-2428", ALWAYS,
     "From the dealer’s left each may accept the suit turned up or pass: adversaries order it up, the dealer’s partner "
     "assists, by which the dealer is bound, the dealer takes it up. He then puts out a card for the turned one. That "
     "he may put out the turned card itself is ruled here."),
    ("11", "The turned card", "2366-2368", ALWAYS,
     "The turned card is one of the dealer’s hand at once, but is not taken up before the first trick. That it is "
     "taken up with his first card is ruled here."),
    ("make", "Making the trump", "2375-2391;2428-2433", ALWAYS,
     "When the card has been turned down each in turn may make another suit trumps: next if it is of the same colour, "
     "else across. If all pass, the deal passes to the left."),
    ("follow", "Following suit", "2393-2399", PREVENTED,
     "Suit must be followed. Who cannot plays what he likes; nobody need trump, nor win."),
    ("score", "The score", "2401-2410", ALWAYS,
     "Three or four tricks count the makers one point, all five two. If they win fewer than three they are euchred, "
     "and the others count two."),
    ("game", "The game", "2410;2460-2473", ALWAYS,
     "Five points are game. The score is kept with a three and a four, or by rubbing out a cross of chalk."),
    ("alone", "Playing alone", "2435-2443;2613-2624", ALWAYS,
     "A player who accepts or makes the trump may play without his partner, who lays his cards face down. All five "
     "tricks count four, three or four one. He says so plainly, before any lead. That a euchre then costs two, and who "
     "leads when the player at the dealer’s left sits out, is ruled here; there is nothing about either."),
    ("supersede", "Alone in the partner’s stead", "2613-2616;18028-18031", ALWAYS,
     "A partner’s declaration to play alone cannot be superseded, though in modern practice the later call does so: "
     "that is agreed. That a partner whose turn is still to come may play alone when trumps were accepted without it "
     "is ruled here, after the book of 1862."),
    ("three", "Euchre for three", "2445-2456", ALWAYS,
     "Each plays for himself, and the two others against who has the trump. If he is euchred each of them counts two; "
     "if both are then out, the elder has won. Or two points are taken from him instead, below nothing if need be. The "
     "order of speaking is ruled as with four, eldest hand leads, and nobody plays alone."),
    ("laws", "The laws", "18033-18038", ALWAYS,
     "No laws of Euchre are printed; what they would say is taken from the book of 1862."),
    ("joker", "The joker, by agreement", "18021-18026", AGREED,
     f"{JOKER} What is done when it is turned down, or taken, is ruled here."),
    ("progressive", "Progressive Euchre", "2811-2847", ALWAYS,
     "Eight sit at two tables, or more at more; ladies and gentlemen, or any two groups, draw for partners and places. "
     "When a pair at the head table has five points the bell rings, and all stop as they are. The winners there stay, "
     "and have a gold star each; the losers go to the last table. Winners elsewhere go one table up, for a red star; "
     "losers stay, and exchange partners with those who come; those of the last table have a green star. Equal points "
     "are decided by the tricks of the hand broken off. Most gold stars win the prize; of equals more red ones, then "
     "fewer green. That the head table’s winners stay together, who has it where tricks are equal too, and that all "
     "eight play for one prize, where the book has one for each group, is ruled here."),
), house=(
    ("1", "The cut (after the book of 1862)", "", ALWAYS,
     "All cut, and the lowest deals, the ace being lowest. Of four the two who cut highest play against the two "
     "lowest; two or three cut for the deal alone. Who are equal where it matters cut again."),
    ("turn", "Playing in turn (after the book of 1862)", "", PREVENTED, "Nobody plays before his turn."),
    ("18", "Tricks looked at again (after the book of 1862)", "", ALWAYS,
     "Of the tricks that have been turned only the last may be looked at."),
    *HOUSE,
), matters=HOYLE_MATTERS)

LAW = PROFESSOR_LAW                              # of the code that has faults of its own
