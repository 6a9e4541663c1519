"""The book's paragraphs and its digest of laws on Solo Whist (002:4609-5040), in the order of a deal.

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.solo_whist.faults import DEALT_FAULTS
from cardtable.rules.laws import AGREED, ALWAYS, ETIQUETTE, PREVENTED

MATTERS = {
    "table": "1-3", "cutting": "4", "shuffling": "5", "dealing": "6", "misdeal": "7", "turn-up": "8-9", "numbers": "34",
    "calls": "10-16", "play": "17-20", "alone": "21", "stakes": "22-23", "exposed": "24-26", "penalties": "28",
    "turn": "27 29-30", "revoke": "31-33", "words": "35-37", "tricks": "38", "claims": "39", "leaving": "40"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "Four players", "4609-4626;4702-4706", ALWAYS,
     "Four play, each for himself. Who plays together is settled by the calls, for one deal; everybody keeps his "
     "seat, though partners may sit side by side. Cards rank from the ace down to the deuce."),
    ("five", "Five players", "5025-5031", ALWAYS,
     "Of five, who sits at the dealer’s right stands out, and neither pays nor is paid. That the deal passes among "
     "all five is ruled here."),
    ("three", "Three players", "5033-5040", ALWAYS,
     "Without twos, threes and fours; the fortieth card is turned for trumps, and is nobody’s. Or with only three "
     "suits of thirteen. There are no propositions: solo is the lowest call. That the tricks to be made are as many "
     "as for four, and that the clubs are left out of three suits, is ruled here."),
    ("cut", "Who deals first", "5302-5343", ALWAYS,
     "The book is silent. As at Whist, it is ruled here, the lowest card deals, the ace counting lowest."),
    ("shuffle", "Shuffling and cutting", "4822-4824", ALWAYS,
     "The dealer’s left-hand neighbour shuffles, after him the dealer if he wants to; the right-hand neighbour cuts."),
    ("deal", "The deal", "4630-4637;4739-4741", ALWAYS,
     "Three cards at a time, four times round, then one each. The next deal is the next player’s, to the left."),
    ("fresh deal", "A fresh deal", "4826-4828", PREVENTED,
     "After a misdeal, or if a card is faced, the same player deals again, and nothing is paid."),
    ("turn-up", "The turn-up", "4635-4637;4830-4832", ALWAYS,
     "The last card is turned for trumps, and is the dealer’s. It stays on the table till the first trick has been "
     "turned down; he may play it to that trick."),
    ("naming it", "Asking for the trump", "4834-4836", ALWAYS,
     "Once it is taken up the card is not named any more; its suit may be asked for, save in a misère."),
    ("call", "The calls", "4639-4685;4708-4714", ALWAYS,
     "Eldest hand speaks first. A call may be overcalled only by a higher one: proposition, solo, misère, abondance, "
     "abondance in trumps, open misère, abondance declarée. Who has been overcalled may call higher, any number of "
     "steps at once; who has passed calls no more."),
    ("proposing", "Proposing and accepting", "4671-4706;4727-4731", ALWAYS,
     "While nobody has called anything, a player may propose: with a partner he will make eight tricks. Another may "
     "accept, till it is overcalled. Eldest hand may do so even after he has passed, and nobody else. Who has "
     "proposed and found nobody may call higher, or let it drop; that he is asked for it last is ruled here."),
    ("solo", "Solo and misère", "4639-4644;4657-4663", ALWAYS,
     "Solo is five tricks, alone against all, with the suit turned up. Misère is to win none; there are no trumps."),
    ("naming", "Abondance", "4644-4649;4714-4718", ALWAYS,
     "Nine tricks, alone, with trumps of his own choice; he names them when nobody goes over it. Another’s abondance "
     "in trumps, the suit turned up, goes before it. That he may then still name the turned suit is ruled here."),
    ("ouverte", "Open misère", "4651-4654", ALWAYS,
     "A misère in which the caller’s cards are laid on the table, but not before the first trick is turned."),
    ("declaree", "Abondance declarée", "4654-4660;4802-4804", ALWAYS,
     "All thirteen tricks, with trumps of his own. It ends the calls. That a second one goes for nothing is ruled "
     "here."),
    ("nobody", "If nobody calls", "4739-4741", ALWAYS,
     "The cards are thrown up, and the next player deals: so, it is ruled here, if a proposition is let drop."),
    ("lead", "The lead", "4654-4660", ALWAYS,
     "Eldest hand leads, whoever has called; only in an abondance declarée does the caller."),
    ("follow", "Following suit", "4614-4617", PREVENTED,
     "As at Whist: who can follow suit must, who cannot trumps or throws away as he likes."),
    ("stops", "When play stops", "4785-4790;4802-4804;4925-4926", ALWAYS,
     "A misère is lost with the first trick its caller takes, an abondance declarée with the first he does not; then "
     "play stops, and after a misère the hands against it are shown. All other deals are played out."),
    ("general", "The general misère", "4741-4749", AGREED,
     "By agreement, where nobody calls: no trumps, everybody for himself, and who takes the thirteenth trick pays "
     "every other the stake of a solo."),
    ("allies", "Playing against the caller", "4718-4722", ALWAYS,
     "The others play together, and see no cards but their own. They tell each other nothing but by what they play."),
    ("stakes", "The stakes", "4753-4783;4806-4812", ALWAYS,
     "Proposition and solo sixpence, misère twice as much, abondance three times, open misère four, abondance "
     "declarée six. One alone settles with every adversary, of two partners each with one. Each trick over or under "
     "counts a penny more; over-tricks of partners who make all thirteen count twice."),
    ("flat", "What is not counted", "4785-4804", ALWAYS,
     "Misères and the abondance declarée know no over- or under-tricks. In the abondance over-tricks may count double"
     " by agreement, under-tricks never. One in trumps earns no more than another."),
    ("own", "The caller’s own cards seen", "4838-4840", PREVENTED,
     "A lone caller who shows a card of his own pays nothing for it."),
    ("exposed", "A card exposed", "4840-4871", PREVENTED,
     "Of a caller’s adversary, or in a proposition of anybody: at each trick the other side may have it played or "
     "not, and, when another leads its suit, may ask for his highest or lowest. If it is a trump that is refused, and "
     "another suit was led, he does not trump; a plain one he may throw away. To a solo or an abondance he may also be "
     "kept from leading it."),
    ("misere fault", "Faults against a misère", "4844-4849", PREVENTED,
     "A card exposed, led or played out of turn, or a revoke, by an adversary: the misère is won at once, and the "
     "offender pays for all."),
    ("turn", "A lead out of turn", "4873-4877", PREVENTED,
     "It is treated as an exposed card, or a suit may be called when the offender or his partner next leads."),
    ("choosing", "Who exacts", "4879-4882", ETIQUETTE,
     "Partners may agree which of them exacts, but not what, unless it is for a revoke."),
    ("before", "Played before one’s partner", "4884-4887", PREVENTED,
     "The partner may be told to play his highest or lowest, or to trump or not to."),
    ("all played", "When all have played", "4889-4891", PREVENTED,
     "A fault found after the fourth card costs nothing, if it was no revoke."),
    ("revoke", "The revoke", "4893-4912;4928", PREVENTED,
     "Three tricks for each, and the side that revokes cannot win. If three off still leave a caller enough he pays "
     "the bare stake, else the tricks short besides. Revokes on both sides make the deal void."),
    ("pays", "Who pays for it", "4913-4918", PREVENTED,
     "Whoever has revoked pays for all; proposer and acceptor pay together."),
    ("searching", "Proving it", "4899-4902;4920-4926", PREVENTED,
     "A revoke stands when the trick is turned, or its side has played to the next. At the end the tricks may be "
     "looked through; who hinders that has revoked."),
    ("numbers", "A wrong number of cards", "4965-4969", PREVENTED,
     "Who has it loses the stake, unless it is found before the first call; callers whose own number is right win it."),
    ("asking", "Asking a partner", "4930-4935", ETIQUETTE,
     "To ask whether he has none of the suit is right, except in a misère."),
    ("amending", "A call amended", "4937-4945", ETIQUETTE,
     "A second player who proposes cannot make an acceptance of it. A slip put right at once is let pass by courtesy."),
    ("remarks", "Remarks", "4947-4951", ETIQUETTE,
     "A remark that tells a partner something lets the other side throw up the cards for a fresh deal."),
    ("last trick", "The last trick", "4953-4963", ALWAYS,
     "Anybody may see the trick turned last, and none before it; in a misère none at all."),
), house=(
    ("claim", "The rest claimed (a house rule, not in the book)", "", ALWAYS,
     "A player whose turn it is may claim every trick that is left, unless tricks are to be lost. The claim stands if"
     " nothing that can still be out beats his cards, led from the highest."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the evening. A caller pays the stake to each of the others; who plays against callers pays it"
     " to them for his allies too; of a general misère he pays everybody. Before the calls are settled nothing is "
     "paid."),
), faults=DEALT_FAULTS, matters=MATTERS)
