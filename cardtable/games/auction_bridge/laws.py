"""The laws of 1908 (002:8193-8341): those that differ from the laws of 1904, and what they take over from them."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.declarer.laws import code
from cardtable.families.laws import Article
from cardtable.games.auction_bridge.faults import DEALT_FAULTS
from cardtable.rules.laws import ALWAYS, PREVENTED

MATTERS = {"calls": "47-49 52-57 59 61", "score": "50-51 58 110"}
TAKEN_OVER = {range(1, 2): "8204", range(3, 4): "8211", range(5, 11): "8216", range(12, 47): "8224",
              range(63, 70): "8305", range(72, 90): "8318", range(91, 109): "8341"}

OWN: Mapping[int, Article] = {
    2: ("game", "The game", "8206-8209", ALWAYS,
        "Thirty, made by tricks in a contract that was kept; these stand below the line. Honours, chicane, slam and "
        "under-tricks stand above it."),
    4: ("tricks", "What a trick is worth", "8213-8214;7414-7417", ALWAYS,
        "Each beyond six counts, where the contract is kept: spades 2, clubs 4, diamonds 6, hearts 8, and 12 if there "
        "are no trumps; that a double makes it twice as much, and a redouble four times, is ruled here."),
    11: ("settled", "The rubber settled", "8218-8222", ALWAYS,
         "Each side adds up all it has scored, above and below, the winners 250 more. The difference is what they have "
         "won, or lost."),
    47: ("open", "The dealer must call", "8226-8227", ALWAYS,
         "The dealer calls one trick beyond six at the least, in a suit or without trumps."),
    48: ("call", "Calling in turn", "8229-8236", ALWAYS,
         "From the dealer’s left each passes, doubles, redoubles, or calls higher. A call is as high as its tricks are "
         "worth; of two that are worth the same, that of more tricks is higher, so that two diamonds go over one no "
         "trump."),
    49: ("declarer", "Who plays the hands", "8238-8242", ALWAYS,
         "One may call as often as one likes, over one’s partner too. The side that calls last plays; of two partners "
         "who called that suit, he who did so first."),
    50: ("contract", "The contract kept, or not", "8244-8251", ALWAYS,
         "Kept, all its tricks are scored below the line. Broken, the others have 50 above it for each trick that is "
         "wanting, 100 if it was doubled, 200 if redoubled; and nobody scores below."),
    51: ("one spade", "The limit of One Spade", "8253-8254", ALWAYS,
         "One Spade loses no more than a hundred by tricks, doubled or not; that this holds whoever called it, and "
         "when it is redoubled, is ruled here. Those who agree on the One-Spade convention give this up of their own "
         "will, since by it the call is never left to be played; that the limit holds where it is played all the same "
         "is ruled too."),
    52: ("call out of turn", "A call out of turn", "8256-8259", PREVENTED,
         "The adversary at the left has a new deal, or lets it stand, and the bidding goes on from there."),
    53: ("enough", "A call too low", "8261-8265", PREVENTED,
         "It counts as just so many tricks in that suit as are enough, and the caller’s partner is silent until an "
         "adversary overcalls or doubles."),
    54: ("asking", "What may be asked later", "8267-8271", ALWAYS,
         "When the last call has been accepted nobody tells his partner of earlier ones, and the slate shows them no "
         "more; but what the contract is, anybody may ask until the end. That everybody may read again for himself "
         "what was said, where the talk has it, is ruled here."),
    55: ("doubled call", "A double and the next call", "8273-8275", ALWAYS,
         "Doubling makes a call worth more to the score, and no higher: what was enough over it is enough still."),
    56: ("double", "Doubling", "8277-8280", ALWAYS,
         "An adversary’s call may be doubled once, and redoubled once by the side that made it."),
    57: ("reopened", "The bidding open again", "8282-8284", ALWAYS,
         "After a double anybody may call higher in his turn, who made the call too; that it is so after a redouble is "
         "ruled here."),
    58: ("bonus", "A doubled contract kept", "8286-8290", ALWAYS,
         "A doubled contract that is kept brings 50 above the line, and 50 more for each trick beyond it; redoubled, "
         "twice as much."),
    59: ("double out of turn", "A double out of turn", "8292-8293", PREVENTED,
         "The adversary at the left may have a new deal."),
    60: ("play", "The play begins", "8295-8296", ALWAYS,
         "When all are satisfied the player at the declarer’s left leads."),
    61: ("stands", "A call stands", "8298-8299", ALWAYS,
         "It is not altered unless somebody overcalls or doubles it."),
    62: ("dummy", "Dummy", "8301-8303;7800-7804", ALWAYS,
         "At the first lead, in turn or not, the declarer’s partner lays his hand open. The declarer plays it, and "
         "alone exacts what is due."),
    70: ("shown", "A card shown during the calls", "8307-8311", PREVENTED,
         "The adversary at the left may have a new deal. If not, the card is taken up, and cannot be called."),
    71: ("", "Shown before the lead", "8313-8316", PREVENTED,
         "If the leader’s partner shows a card before the first lead, the declarer may forbid its suit to be led in "
         "place of calling it."),
    90: ("revoke", "What a revoke costs", "8320-8339;18201-18202", PREVENTED,
         "The declarer’s brings his adversaries 150 above the line, beside what he loses by his contract. Theirs "
         "brings him 150, or three of their tricks, which help to keep the contract but earn no bonus. A double does "
         "not change the 150. The side that revoked scores honours and chicane, and nothing else."),
}

CODE, LAW = code("laws-1908", "Laws of 1908", OWN, (
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up loses the rubber, and with it the match ends, whatever number of rubbers was agreed on. Of a game "
     "that is on each side keeps what it has scored, and the winners have their 250. He pays for his partner too; if "
     "his side is ahead all the same, nobody pays."),
    ("long", "A game that will not end (a house rule, not in the book)", "", ALWAYS,
     "After twenty-four deals it is won by the side that has more below the line, and if they have the same by that "
     "which dealt first in the rubber."),
), MATTERS, "declarer", "The player at the declarer’s left", TAKEN_OVER, DEALT_FAULTS)
