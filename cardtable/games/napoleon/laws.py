"""The book's paragraphs on Napoleon, in their order (002:3091-3346).

What the book leaves open, and the house has ruled, is said to be ruled here.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.napoleon.faults import DEALT_FAULTS
from cardtable.rules.laws import AGREED, ALWAYS, PREVENTED

MATTERS = {
    "packs": "4", "cutting": "12", "dealing": "13", "misdeal": "17", "numbers": "18", "calls": "1 6-8 14",
    "exchange": "9-10", "play": "2-3", "turn": "19", "revoke": "16", "claims": "15 20", "stakes": "5 11 22",
    "leaving": "21"}

CODE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("call", "The call", "3098-3103;3253;18058-18060", ALWAYS,
     "Beginning at the dealer’s left each has one call: he passes, or calls more tricks than have been called before. "
     "A call once made stands. That one trick may be called is ruled here."),
    ("trumps", "Trumps", "3104-3108", ALWAYS,
     "The highest caller plays alone against all, and leads. The suit of his first card is trumps."),
    ("follow", "Following suit", "3107-3113", PREVENTED,
     "Who can follow suit must. Who cannot plays what he likes: nobody need win a trick, nor trump it."),
    ("cards", "The cards", "3112-3117", ALWAYS,
     "The cards are left face upwards before those who have played them. The winning card alone is turned down, and "
     "who has won leads."),
    ("stakes", "The stakes", "3117-3131", ALWAYS,
     "Every adversary pays the caller as many counters as he has called, or receives as many if the call fails. More "
     "tricks than were called earn nothing, and a failure costs no more, however bad. A Nap takes ten and pays five, "
     "or by agreement twelve and six."),
    ("wellington", "Wellington", "3145-3151", AGREED,
     "All five tricks, at twice the stakes of a Nap. It can be called only when a Nap has been called."),
    ("misery", "Misery", "3153-3164", AGREED,
     "Between three and four, and paid as three: the caller is to lose every trick. There are no trumps, unless it is "
     "agreed that his lead makes them. That he leads is as in every call."),
    ("garnet", "Sir Garnet", "3166-3172", AGREED,
     "Five cards are dealt to the table. At his turn to call a player may take them up while nobody has; of the ten "
     "he keeps five, throws five away face downwards, and must call Nap. That it cannot be done over a Nap is ruled "
     "here."),
    ("peep", "Peep Nap", "3174-3184", AGREED,
     "A single card is dealt to the table. At his turn to call a player may pay the pool to look at it. When all have "
     "called, the highest caller, if he has looked, may exchange it for one of his own; nobody else can, and not "
     "before all have had their turn to look. That the card he throws stays face downwards is ruled here."),
    ("purchase", "Purchase Nap", "3186-3200;3255-3256", AGREED,
     "Before the calls each in turn, the dealer last, may once throw away up to five cards and buy as many, paying "
     "the pool for each. What is thrown away is not shown, nor used again in the deal; what was decided "
     "stands. It is for four players at most."),
    ("pool", "The pool", "3202-3222", AGREED,
     "By agreement the dealer puts in one, or three and every other player one, or whoever plays a knave or a five of "
     "a plain suit puts in one. At Peep and Purchase Nap the pool is what was paid there, and nothing else. It stays "
     "until a Nap, or a Wellington where that is played, is made, and goes to the caller. A Nap that fails costs the "
     "pool nothing more, unless it is agreed that it doubles what lies there. That a Wellington lost doubles it too, "
     "and that the dealer of three pays no one besides, is ruled here."),
    ("first dealer", "Who deals first", "3226-3230", ALWAYS,
     "A card is turned before each, and the lowest deals, the ace counting lowest. That those who are equal turn again "
     "is ruled here."),
    ("deal", "The deal", "3232-3241", ALWAYS,
     "Five cards each, singly and face downwards, to the left. No card is turned up, and the rest of the pack lies "
     "untouched. The deal passes to the left."),
    ("held to one", "The dealer held to one", "3258-3260", ALWAYS,
     "If nobody calls, the dealer must make one trick, or pay one to each, unless it was agreed otherwise. That he "
     "receives one from each if he makes it is ruled here."),
    ("settled", "A call settled before the end", "3262-3266", ALWAYS,
     "The play may stop when the call is made or has failed. Who has trumped, or has not followed suit, must then show "
     "the cards he has left; to refuse is to have revoked."),
    ("revoke", "The revoke", "3266-3283", PREVENTED,
     "The cards are taken up and played again properly. An adversary of the caller who has revoked pays the stakes for "
     "all his allies if the call succeeds, and pays each of them if it fails. A caller who revokes has lost his stakes "
     "to every adversary. That allies do not accuse each other is ruled here."),
    ("fresh deal", "A fresh deal", "3285-3291", PREVENTED,
     "For a card exposed in the pack or in dealing, a misdeal, a faulty pack or one not cut, anybody may demand a "
     "fresh deal by the same dealer until the hands have been looked at."),
    ("wrong number", "A wrong number of cards", "3293-3302", PREVENTED,
     "Found before all have called, and no Nap among the calls, the cards are dealt again; else the hand is played. A "
     "caller whose number is right is paid if he succeeds, and pays nothing if he fails; one whose own number is wrong "
     "is not paid, but pays."),
    ("turn", "Playing in turn", "3304-3310", PREVENTED,
     "A card played out of turn that plainly affects the play is punished as a revoke. That it goes back to its hand, "
     "and that whoever is injured may let it go, is ruled here."),
), house=(
    ("claim", "The rest claimed (a house rule, not in the book)", "", ALWAYS,
     "A player whose turn it is may claim every trick that is left. The claim stands if nothing that can still be out "
     "beats his cards, led from the highest."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up ends the evening. A caller pays each adversary as for a call that failed; another player pays the "
     "caller for himself and all his allies, as if the call had been made. Before there is a caller nothing is paid."),
    ("sharing", "The pool at the end (a house rule, not in the book)", "", ALWAYS,
     "What is in the pool when the evening ends is shared equally, those left of the last dealer first having what is "
     "over. Who has given up has no share."),
), faults=DEALT_FAULTS, matters=MATTERS)
