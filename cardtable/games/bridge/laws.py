"""The laws of 1904, as Hoyle's Games Modernized has them (002:7397-8074), under the numbers they bear there."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.declarer.laws import code
from cardtable.families.laws import Article
from cardtable.games.bridge.faults import DEALT_FAULTS
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

MATTERS = {"calls": "47-59 61 110"}

OWN: Mapping[int, Article] = {
    47: ("declare", "The dealer declares", "7704-7707", ALWAYS,
         "When he has looked at his hand he may name the trump suit, or say that there shall be no trumps."),
    48: ("leave", "Left to the partner", "7709-7712", ALWAYS,
         "If he would rather not, he leaves it to his partner, who then has to name a suit or no trumps."),
    49: ("unasked", "A partner who declares unasked", "7714-7727", PREVENTED,
         "Eldest hand, at the dealer’s left, lets it stand or has a new deal; not when a word has been said about "
         "doubling."),
    50: ("handed back", "Passed back", "7729-7735", PREVENTED,
         "If the dealer’s partner would hand the declaration back to the dealer, eldest hand has a new deal, or makes "
         "the partner declare."),
    51: ("by others", "An adversary declares", "7740-7742", PREVENTED,
         "The dealer may look at his hand, and then have a new deal, or take no notice."),
    52: ("stands", "It stands", "7744-7745", ALWAYS,
         "What has been declared is not changed, but for what is said above."),
    53: ("value", "What doubling does", "7749-7750", ALWAYS,
         "Tricks beyond six count twice as much, then four times, and so on."),
    54: ("double", "Doubling", "7752-7756", ALWAYS,
         "The dealer’s adversaries may double when trumps have been named, eldest hand first. If he does not he asks "
         "his partner, “May I lead?”, who answers yes, or doubles."),
    55: ("redouble", "Redoubling", "7758-7761", ALWAYS,
         "The side doubled may redouble. Who named the trump speaks first; if he is satisfied his partner may."),
    56: ("again", "And again", "7763-7765", ALWAYS,
         "Then the others may once more, and he first who doubled."),
    57: ("unasked double", "Doubled before his turn", "7767-7771", PREVENTED,
         "If the player at the dealer’s right does so before he has been asked, who named the trump says whether it "
         "stands."),
    58: ("limit", "How far it goes", "7773-7785", ALWAYS,
         "To a hundred points: that a trick may be worth so much and no more, a step beyond being cut to it, is ruled "
         "here. Of a side he speaks first who redoubled last, and if he is satisfied his partner. What is said out of "
         "turn stands if the last doubler of the other side allows it; otherwise there is no more doubling. If "
         "partners confer about it the others may have a new deal: he who named the trump, or eldest hand, says so by "
         "himself."),
    59: ("early lead", "A lead before the doubling is over", "7787-7790", PREVENTED,
         "The leader’s partner may then redouble only if he who doubled last consents; the other side may as before."),
    60: ("play", "The play begins", "7792-7794", ALWAYS,
         "A card is led when “May I lead?” has been answered by yes, or when nobody who may double wishes to."),
    61: ("", "It stays", "7796", ALWAYS,
         "No declaration is altered."),
    90: ("revoke", "What a revoke costs", "7953-7974", PREVENTED,
         "At the end of the hand the others choose, and may confer: they take three tricks, or have the value of three "
         "struck off that side’s score, or added to their own. Each revoke is paid so, whole, and within this game. "
         "The side that revoked makes neither game nor slam by the hand, and stands at 28 at the most."),
}

CODE, LAW = code("laws-1904", "Laws of 1904", OWN, (
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up loses the rubber, and with it the match ends, whatever number of rubbers was agreed on. Of a game "
     "that is on each side keeps what it has scored, and the winners have their hundred. He pays for his partner too; "
     "if his side is ahead all the same, nobody pays."),
    ("endless", "Doubling without end (a house rule, not in the book)", "", AGREED,
     "If it is agreed on, doubling goes on beyond a hundred as long as anybody wishes."),
), MATTERS, "dealer", "Eldest hand", faults=DEALT_FAULTS)
