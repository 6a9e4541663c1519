"""The book's paragraphs and laws on Loo, in their order (002:2857-3081).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.loo.faults import DEALT_FAULTS
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

MATTERS = {
    "table": "1", "packs": "2", "cutting": "3", "dealing": "4-5", "misdeal": "31", "turn-up": "6",
    "calls": "7-12", "play": "13-17 27", "tricks": "18", "revoke": "19-23 32", "stakes": "24-26 37", "exchange": "28",
    "declaring": "29-30", "turn": "33", "exposed": "34", "penalties": "35", "leaving": "36"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("table", "Who plays", "2859-2862", ALWAYS,
     "Any number may play, each for himself; six or seven are best. That at most eight sit down with three cards, and "
     "six with five, is ruled here."),
    ("pack", "The pack", "2866-2867", ALWAYS, "The whole pack of fifty-two, the ace highest, as at Whist."),
    ("first dealer", "Who deals first", "18039-18041", ALWAYS,
     "Cards go round face up, and the first knave makes its holder dealer. Then the deal passes to the left."),
    ("single", "The single", "2867-2868;2946-2948", ALWAYS,
     "Every dealer puts a single into the pool: three counters or so many times three, and with five cards five or so "
     "many times five."),
    ("deal", "The deal", "2868-2870;2991-2995;18050-18056", ALWAYS,
     "Three cards each, one by one, and three to the extra hand, which is called miss; or five each, and no miss."),
    ("turn-up", "The turn-up", "2870", ALWAYS,
     "The next card is turned, and makes trumps. That it is nobody’s, and takes no part in the play, is ruled here."),
    ("declaring", "Playing or passing", "2870-2876;3017-3018", ALWAYS,
     "Each in turn from the dealer’s left says whether he plays or passes, the dealer last. Who passes throws his "
     "cards in, and has no more to do with the deal."),
    ("looking", "Looking at the cards", "3020-3021", PREVENTED,
     "With three cards nobody looks at his own before it is his turn to speak. That with five all look at once, since "
     "a flush is shown at once, is ruled here."),
    ("miss", "Miss", "2874-2882;3023-3025", ALWAYS,
     "Until somebody has it, a player may throw his own cards away and take the extra hand instead, unseen. He must "
     "then play. The cards thrown in are seen by nobody."),
    ("unplayed", "Nobody against him", "2884-2885;2890-2891;3032-3033", ALWAYS,
     "If all pass before the dealer, he takes the pool; if all but one who took miss pass, he does. That with five "
     "cards a single player takes it too, when the dealer passes, is ruled here."),
    ("dealer", "The dealer against one", "2885-2890;3027-3030", ALWAYS,
     "If one alone plays, and upon his own cards, the dealer may not pass. He plays his cards, or takes miss for "
     "himself, or takes miss for the pool, and says which: then he cannot be looed, and what he wins stays in the pool "
     "for the next hand."),
    ("club law", "Club law", "2976-2978", AGREED,
     "If it is agreed, a club turned up binds everybody to play. There is no miss then, and nobody draws."),
    ("ace", "The ace must be led", "2894-2896;3035-3036", PREVENTED,
     "Who leads, and has the ace of trumps, leads it; or the king, when it is the ace that was turned up. It "
     "goes before every other duty of a lead; that it does so among trumps in sequence is ruled here."),
    ("two trumps", "Of two trumps one", "2894;3038-3039", PREVENTED,
     "Who leads, and has two trumps or more, must lead one of them."),
    ("highest", "The highest, of two players", "2896-2901;3041-3043;18043-18045", PREVENTED,
     "Where only two play, it must be his highest trump, or one as good: in sequence with it, or with nothing between "
     "that can still be out. That it binds two only, the dealer playing for the pool among them, and that cards played "
     "before are counted as out of the way, is ruled here."),
    ("after", "Trump after trick", "2909-2912;3050-3051", PREVENTED,
     "Who has won a trick, and has a trump, leads it."),
    ("free", "Any lead", "2893-2912", ALWAYS, "Whom none of these duties binds leads what he likes."),
    ("trick", "The trick", "2909", ALWAYS,
     "The highest trump wins it, or if there is none the highest card of the suit led; the winner leads."),
    ("follow", "Following suit", "2903-2904;3045", PREVENTED, "Who has the suit led must follow."),
    ("head", "Heading the trick", "2904-2906;3047-3048", PREVENTED,
     "He must also play a card that beats all that lie there, if he has one of the suit. Any that does will serve."),
    ("trump", "Trumping", "2906-2907", PREVENTED, "Who has none of the suit led must trump."),
    ("trumped", "Overtrumping", "2906-2907", PREVENTED,
     "If the trick is trumped already, he must overtrump. That he plays what he likes when he cannot is ruled here."),
    ("revoke", "Breach of a duty in the play", "3053-3055", PREVENTED,
     "Whoever leads, heads or follows otherwise than he is bound to loses his tricks’ share of the pool, and pays four "
     "singles."),
    ("share", "Sharing the pool", "2914-2921", ALWAYS,
     "After the play each trick has an equal part of the pool. That a counter over stays there is ruled here."),
    ("loo", "The loo", "2917-2921;2931-2941", ALWAYS,
     "Who has played and won no trick is looed: he pays a single towards the next pool. Unlimited, he pays as much as "
     "lay in the pool, or the agreed maximum if that is less. That it is the pool as it was before it was shared is "
     "ruled here."),
    ("must", "Single and must", "2921-2929", ALWAYS,
     "When nobody has been looed, the next pool is a mere single. By a usual rule it is then a must: all have to play, "
     "and there is no miss. That the first hand of all is one too, and that with five cards one may still draw, is "
     "ruled here."),
    ("pam", "Pam", "2955-2961", PREVENTED,
     "At five-card Loo the knave of clubs is Pam, and beats every other card, the ace of trumps too. Who leads that "
     "ace may say: Pam, be civil. Who holds Pam must then let the trick pass, if he can follow with another trump. "
     "That Pam counts as a trump, and not as a club, is ruled here."),
    ("draw", "Drawing", "2948-2953", ALWAYS,
     "At five-card Loo who plays may first throw away as many cards as he likes, and the dealer gives him others. Who "
     "has drawn must play. That he draws as he speaks, and no more than the pack holds, is ruled here."),
    ("flush", "A flush", "2963-2970", ALWAYS,
     "Five cards of a suit, or four and Pam. It is shown at once and wins all five tricks unplayed; nobody may pass, "
     "and all others are looed. That who passed before it was drawn pays nothing is ruled here."),
    ("flushes", "Several flushes", "2970-2974;18047-18048", ALWAYS,
     "One of trumps goes before the others, else that of the better cards, or if it is agreed that of the elder hand. "
     "Who holds a beaten flush, or Pam, pays nothing. That they are compared card by card is ruled here."),
    ("misdeal", "A misdeal", "2986-3010", PREVENTED,
     "The pack is cut with at least four cards in each part. For a fault in dealing, or a card exposed, the dealer "
     "pays a single and deals again; for one found faced in the pack he only deals again."),
    ("again", "Played again", "3075-3077", PREVENTED,
     "After a revoke any other player may require that the hand be played again."),
    ("turn", "Out of turn", "3017-3021;3057-3073", PREVENTED,
     "To speak or look before one’s turn costs a single. Who plays out of turn, or before all have spoken, throws up "
     "his cards and pays a single."),
    ("exposed", "Cards exposed", "3023-3025;3057-3073", PREVENTED,
     "Who looks at miss before he takes it, or shows another’s card, or one of his own, is out of the hand, and pays a "
     "single."),
    ("penalties", "Where penalties go", "3079-3081", PREVENTED,
     "A single belongs to the pool that is played for; what is more, and the tricks forfeited, to the next."),
), house=(
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the evening. If he had said that he plays, he is looed."),
    ("sharing", "The pool at the end (a house rule, not in the book)", "", ALWAYS,
     "What is in the pool when the evening ends is shared equally, those left of the last dealer first having what is "
     "over. Who has given up has no share."),
), faults=DEALT_FAULTS, matters=MATTERS)
