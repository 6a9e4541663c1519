"""The book's own paragraphs on Poker, in their order (002:3970-4476; notes 18073-18095).

The book gives no code of laws (002:4378-4383).  What it leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "Who plays", "3987-3994", ALWAYS,
     "Each plays for himself, with the whole pack. At Draw Poker five are best and six the most, since every player "
     "may want five cards more. That the other forms take eight is ruled here."),
    ("limit", "The limit", "3996-4002", PREVENTED,
     "A limit is agreed on, say twelve counters. It bounds what may be added at a time to what is due, not the whole, "
     "which has no bound unless one is agreed on as well."),
    ("ante", "The ante", "4004-4012;18073-18078", PREVENTED,
     "Before he sees a card the player left of the dealer, who is called the Age, starts the pool with one counter or "
     "more, up to half the limit, a half left out as ruled here. This is a blind, and it is prudent to keep it small. "
     "If it is so agreed the dealer puts it in and not the Age; that he then also goes in last, and that of a limit on "
     "the whole it is half at most, since going in costs twice as much, is ruled here."),
    ("going in", "Going in", "4019-4036", PREVENTED,
     "Who sits left of the player that has put in the ante speaks first. He passes, which throws up his cards for this"
     " hand, or goes in for twice the ante; and so on round the table. The ante’s player comes last, and goes in for "
     "as much again as he has put in."),
    ("better", "Going better", "4038-4057", PREVENTED,
     "Who goes in may go better: he first makes good what is due, and adds from one counter up to the limit. Whoever "
     "comes after him must make good the whole, and those who were in before must pay what is wanting or go out, until"
     " all who stand have paid alike."),
    ("alone", "Nobody else goes in", "4341-4345", ALWAYS,
     "If all pass the ante is taken back and the deal goes on to the next, unless jack-pots are played. That one who "
     "has gone in alone takes the pool with the ante, and nothing is drawn, is ruled here."),
    ("draw", "The draw", "4059-4062;4169-4188", ALWAYS,
     "Those who stand, the Age first, lay away as many cards as they like, face down, and are given as many; none, and"
     " the hand is pat. A dealer who has passed deals all the same. Where the pack runs short, that cards laid away "
     "and thrown up are shuffled and dealt, but those of the player who draws, is ruled here."),
    ("hands", "How hands rank", "4064-4126", ALWAYS,
     "Straight flush; fours; full; flush; straight; threes; two pairs; pair; highest card. Suits never rank. The ace "
     "is highest, or lowest in the sequence to the five. Between hands alike the higher combination wins, and then the"
     " highest card besides, that being compared card by card as ruled here."),
    ("equal", "Equal hands", "4124-4126", ALWAYS,
     "Where the best hands are equal throughout the pool is divided. That an odd counter goes to the first of them "
     "left of the dealer is ruled here."),
    ("age", "Holding the age", "4190-4194;18085-18087", ALWAYS,
     "After the draw the Age would begin, but may reserve his stake until the others have spoken. If he is out the "
     "right goes to nobody, and who stands next to his left must begin."),
    ("stakes", "The stakes after the draw", "4194-4208", PREVENTED,
     "The first stakes from one counter up to the limit, or goes out. Each after him goes out, makes good what is due,"
     " or makes it good and goes better. Nobody waits for nothing but the Age. That a call ends the stakes only when "
     "all who stand have paid alike is ruled here."),
    ("show", "The show", "4203-4208", ALWAYS,
     "When the stake has been called all who stand turn up their cards, and the best hand takes the pool."),
    ("unseen", "Not called, not shown", "4222-4245", ALWAYS,
     "When all but one have gone out the pool goes to whoever is left, and his cards are not shown; nor are those of "
     "anybody who has gone out."),
    ("straddle", "The straddle", "4318-4337", PREVENTED,
     "Where nobody goes better before the draw the player left of the Age may straddle: he pays twice the price of "
     "going in, and the next may double it again, as long as it is within the limit. Who omits it ends the right for "
     "all after him, and the last straddle is everybody’s price. That it is done with the cards seen is ruled here."),
    ("jack-pot", "Jack-pots", "4339-4347", ALWAYS,
     "If all decline to go in, the ante stays in the pool, and each of the others adds as much. The next player deals."
     " There is then no Age and no ante."),
    ("opening", "Opening a jack-pot", "4347-4356;18095", PREVENTED,
     "Who holds a pair of knaves or anything better may open the pool with a stake; he need not. Then each in turn "
     "makes it good, goes better or goes out, those who did not open as well. That the player left of the dealer "
     "speaks first, that the stake is within the limit, that those who stand draw, and that the opener is the first to"
     " stake after that, is ruled here."),
    ("opener", "The opener shows", "4356-4359", ALWAYS,
     "If nobody goes in but the opener he takes the pool, and must show the knaves or better with which he opened. "
     "That he does so too when all go out after the draw, from what he has laid away as well, is ruled here."),
    ("unopened", "Nobody opens", "4361-4364", ALWAYS,
     "Each adds another counter to the pool, and the next deals, until it is opened."),
    ("rising", "Openers rise", "18089-18093", AGREED,
     "If it is agreed, queens or better are wanted on the second deal, kings on the third, and aces from the fourth "
     "on; the book does not recommend it."),
    ("table stakes", "Table stakes", "4366-4374", AGREED,
     "If it is agreed, each puts on the table what he will risk, and cannot be called on for more. Who has nothing "
     "there makes it up before he takes up his cards, or retires. That he makes it up to what all began with, that "
     "with the buck he must have enough for all, and that to retire is to give up, is ruled here."),
    ("side pools", "Side pools", "4366-4374", ALWAYS,
     "Who has staked all he has plays for as much from each; what the others stake beyond that is a side pool, in "
     "which he has no part. What nobody has met goes back to who staked it. The book says nothing of it, and all this "
     "is ruled here."),
    ("straight", "Straight Poker", "4392-4398", ALWAYS,
     "It is also called Bluff. Nothing is drawn: each plays the five cards that he is dealt."),
    ("all ante", "All put in", "4398-4409", PREVENTED,
     "Each puts the ante that is agreed on into the pool before the deal; or one puts it in for all, the one before "
     "whom the buck lies, and it goes on to his left with every deal. The elder hand has no right of his own."),
    ("winner deals", "Who takes the pool deals", "4410-4411", ALWAYS,
     "The deal does not go round: who takes the pool has it. That of several it is the first left of the dealer is "
     "ruled here."),
    ("come in", "Passing and coming in", "4413-4414", PREVENTED,
     "Who passes may come in again, unless somebody has gone better meanwhile; then he is out. That one may pass until"
     " somebody has staked, and that the first stake is no going better, is ruled here."),
    ("double header", "The double header", "4416-4418", ALWAYS,
     "If all pass everybody puts in the ante again, and the elder hand deals. That hands are shown instead where "
     "somebody has nothing left to stake is ruled here."),
    ("stud", "Stud Poker", "4423-4432", ALWAYS,
     "As Straight Poker, but one card of each hand is dealt face down and four face up. When the stakes are over the "
     "hidden cards of those who stand are turned. That there is no staking between cards is ruled here."),
    ("whiskey", "Whiskey Poker", "4434-4437;4456-4457", ALWAYS,
     "Each puts in the ante. Everybody is dealt five cards, and there is a hand besides, the widow. Nothing is staked "
     "on the hands."),
    ("widow", "The widow", "4437-4442", ALWAYS,
     "From the elder hand on each may keep his own hand or take the widow. Who takes it lays his own cards face up on "
     "the table. That to keep and to pass are one, and that one may knock instead, is ruled here."),
    ("exchange", "The exchange", "4442-4449", PREVENTED,
     "Then each in turn may take one card from the table and lay one of his own there, round and round. That he may "
     "leave all as it is is ruled here."),
    ("knock", "Knocking", "4446-4452", ALWAYS,
     "Who is content knocks. Each of the others has one exchange more, then all hands are shown, and the best takes "
     "the pool. If somebody knocks before the widow is taken it is turned up, and each of the others has "
     "one exchange."),
    ("turned up", "A widow that nobody takes", "4452-4455", ALWAYS,
     "If all keep their hands it is turned up, and they exchange in turn until one is content. That the elder hand "
     "begins, and that a round in which nobody exchanges ends it as a knock does, is ruled here."),
    ("mistigris", "Mistigris", "4459-4470", ALWAYS,
     "A blank card, for which the joker serves, is shuffled with the rest, and stands for whatever card its holder "
     "likes. That it is one which he does not hold, so that there are no five alike, and that it is counted as the "
     "best there is, is ruled here."),
    ("tiger", "The Tiger", "4472-4476", AGREED,
     "If it is agreed, the lowest straight counts one degree better than any other straight. The book thinks it wise "
     "to leave it alone."),
), house=(
    ("cut", "Who deals first (a house rule, not in the book)", "", ALWAYS,
     "They cut, and the lowest card deals, the ace being lowest; equals cut again. The book has the dealer selected, "
     "and does not say how."),
    ("short", "The short pack (a house rule, not in the book)", "", AGREED,
     "If it is agreed there are thirty-two cards, from the sevens up. Hands rank as ever; the ace is then also below "
     "the seven. Four may play at Draw Poker, five at Whiskey, six at the others."),
    ("times", "How often one may go better (a house rule, not in the book)", "", AGREED,
     "If it is agreed it may be gone better only so many times in all before the draw, and as often after it."),
    ("secrets", "After the evening (a house rule, not in the book)", "", ALWAYS,
     "While the evening lasts nobody sees what was not shown. When it is over all is laid open, unless it is agreed "
     "that secrets are kept."),
    ("left over", "A pool that is left (a house rule, not in the book)", "", ALWAYS,
     "What lies in the pool after the last deal is shared alike; what is over goes to those left of the dealer first."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the evening. What he has put into the pool stays there and is shared by the others, whose own "
     "stakes of this deal come back."),
), matters={"table": "1", "packs": "33 36", "cutting": "35", "dealing": "22 24 27-28", "exchange": "7 29-30",
            "declaring": "8-9 34", "play": "12-13 31-32", "stakes": "2-6 10-11 14-21 23 25-26 37 39",
            "leaving": "38 40"})
