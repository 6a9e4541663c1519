"""Articles 80 to 108: leads out of turn, tricks made wrongly, the revoke, and what is general (002:7900-8074)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.laws import Article
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

FAULTS: Mapping[int, Article] = {
    80: ("turn", "An adversary leads out of turn", "7900-7902", PREVENTED,
         "The {declarer} calls the card, or a suit from that side when it next comes to lead."),
    81: ("wrong hand", "The lead from the wrong hand", "7904-7906", PREVENTED,
         "A {declarer} who leads out of turn, from his own hand or from Dummy, pays nothing, but cannot mend it when "
         "second hand has played."),
    82: ("", "A false lead followed", "7908-7913", PREVENTED,
         "A lead out of turn to which all three others have played stands. If fewer have, their cards go back, and "
         "nobody pays but the leader, if he is an adversary."),
    83: ("", "Never to a revoke", "7915-7916", PREVENTED,
         "No call can make anybody revoke."),
    84: ("", "Calling again", "7918-7919", PREVENTED,
         "It may be done trick after trick, until the card falls."),
    85: ("", "A suit not held", "7921-7924", PREVENTED,
         "Told to lead what he has not, a player has paid."),
    86: ("fourth hand", "Fourth hand before second", "7926-7928", PREVENTED,
         "If third hand has not played either, second hand may be told to win that trick, or not to; but not the "
         "{declarer}, nor Dummy."),
    87: ("", "A trick without a card", "7930-7936", PREVENTED,
         "Found when he has played to the next, it lets the others have a new deal. Else, and always if it was "
         "Dummy’s, his last card makes up that trick, and is no revoke in it."),
    88: ("", "Two cards to a trick", "7938-7946", PREVENTED,
         "Found at the end, he answers for what he has revoked through it. Found before, the tricks are counted and "
         "searched, and the card goes back; he answers all the same. Dummy never does."),
    89: ("follow", "Following suit", "7950-7951", PREVENTED,
         "To play another suit while one holds the suit led is to revoke, for everybody but Dummy. Nothing obliges "
         "who has none of it to trump, or to win."),
    91: ("established", "When a revoke is established", "7979-7983", PREVENTED,
         "When the trick lies turned and the hand has left it, or when that side has played on, in turn or out of it."),
    92: ("", "Asking one’s partner", "7985-7995", PREVENTED,
         "“None of the suit?”, said before the trick has been quitted, keeps the error open, unless he says no or the "
         "side plays on. To say no does not of itself establish it."),
    93: ("", "Searching the tricks", "8002-8003", PREVENTED,
         "Who claims a revoke may do so when the hand is over."),
    94: ("", "A revoke mended", "8005-8010", PREVENTED,
         "When a revoke is mended in time those who played later may change their cards. An adversary in fault may "
         "have the wrong card called, or be told to play his highest or lowest to the trick."),
    95: ("", "A revoke mended by the {declarer}", "8012-8016", PREVENTED,
         "{asker} may ask a {declarer} who mends a revoke for his highest or lowest of the suit when both adversaries "
         "have played; never where he is fourth, and never from Dummy."),
    96: ("", "Cards mixed", "8018-8022", PREVENTED,
         "If the side accused mixes them before the others have looked enough, the revoke is proved. To mix cards else "
         "only makes it hard to prove, and does not keep anybody from claiming it."),
    97: ("", "Too late to claim", "8024-8025", PREVENTED,
         "When the next deal has been cut, a revoke is past."),
    98: ("", "Bets", "8027-8029", ETIQUETTE,
         "On tricks or score they go by what stands once penalties are paid."),
    99: ("", "Revokes on both sides", "8031-8033", PREVENTED,
         "Neither wins the game by that hand, and each pays as the other chooses."),
    100: ("", "Fresh cards", "8037-8039", PREVENTED,
          "Anybody may have them who pays, before the cut for a deal: two packs, of which the dealer chooses."),
    101: ("place", "Placing the cards", "8043-8046", ALWAYS,
          "Until the trick is gathered anybody may have each card put before its player."),
    102: ("", "Pointing at the trick", "8048-8053", PREVENTED,
          "An adversary who claims it, names his card or draws it in before his partner plays: the {declarer} may have "
          "that partner play high or low, win or lose."),
    103: ("", "A partner urges it", "8055-8057", PREVENTED,
          "If only one of two partners is entitled to a penalty, and the other suggests it or asks for it, there is "
          "none."),
    104: ("", "Time to decide", "8059-8060", ALWAYS,
          "Who is in fault leaves the others as much as is fair."),
    105: ("", "A bystander speaks", "8062-8065", ETIQUETTE,
          "Who saves somebody from an oversight in the score may be asked to pay stakes and bets."),
    106: ("", "A bystander judges", "8067-8068", ETIQUETTE,
          "By consent of the players."),
    107: ("", "Torn or marked cards", "8070-8071", PREVENTED,
          "They are replaced by agreement, or fresh packs come at the cost of all."),
    108: ("looking back", "A quitted trick", "8073-8074", ALWAYS,
          "It is not looked at again until the hand is over, but to find a card too many."),
}
