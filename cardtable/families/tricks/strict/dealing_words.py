"""What is said and told where hands cut and deal, and what is exacted for it."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.showing.phrases import Voices

REMEDIES: Mapping[str, tuple[str, str, str]] = {
    "keep-card": ("Keep the deal", "The deal may stand.", "The deal stands, whatever has been seen of it."),
    "recut": ("Another cut", "Cut again, if you please.", "The pack is cut again."),
    "rectify": ("Put it right", "I put that right.", "The cards given wrongly go where they belong."),
    "rectify-numbers": ("Put it right", "I put that right.", "A card of the long hand, unseen, goes to the short one."),
    "rightful-dealer-deals": ("Have it dealt again", "It is not your deal.", "Whose deal it is deals."),
    "see-it": ("See the card", "Then we shall see it, too.", "The deal goes on, and all have seen the card."),
    "misdeal": ("Claim the misdeal", "That is a misdeal.",
                "The deal is lost, unless one of your side has touched his cards first."),
}
TOKENS = {"cut": "Cut the pack", "deal": "Deal", "lay-pack": "Lay out the other pack", "turn-trump": "Turn the trump",
          "take-up-hand": "Take up the hand", "cut-few": "Cut fewer than four", "cut-showing": "Show a card in cutting",
          "peep": "Peep at the trump", "drop-pack": "Drop a card", "feel": "Count cards by feeling",
          "face": "Deal a card faced", "misgive": "Give cards wrongly", "let-see": "Let cards be seen",
          "let-see 1": "Let a card be seen", "let-see 2": "Let two cards be seen",
          "touch": "Touch the cards", "forget-pack": "Forget the other pack", "turn-over": "Turn a card over",
          "lay-unturned": "Lay the trump down unturned", "reshuffle": "Shuffle again",
          "deal-otherwise": "Deal otherwise", "turn-two": "Turn up two cards", "face-last": "Find the last card faced",
          "show-two": "Show two cards",
          "deal-wrong": "Deal one hand short",
          "deal-faulty": "Deal with a card missing", "take-wrong-hand": "Take up another’s hand"}
MEANINGS = {
    "cut": "The pack is cut for the dealer.", "deal": "The cards are dealt round.",
    "lay-pack": "The other pack is laid where the next dealer will want it.",
    "turn-trump": "A card is turned, and its suit is trumps.",
    "take-up-hand": "You look at your cards; what can be claimed only before anybody looks is then too late.",
}
BROKE: Mapping[str, str] = {
    "not cut": "dealt a pack that had not been cut", "out of turn": "dealt out of turn",
    "wrong numbers": "dealt a wrong number of cards", "missing": "dealt from a faulty pack",
    "card with the partner": "held a card too few, or the partner’s card", "packets": "dealt in wrong packets",
    "fresh deal": "dealt wrongly, or showed a card in the deal", "peeped": "looked at cards in dealing",
    **dict.fromkeys(("shown in dealing", "shown by an adversary", "shown by the partner"),
                    "showed a card in the deal"),
}
AWAITED = {"cutting_pack": "to cut", "dealing": "to deal", "laying": "to lay out the pack",
           "turning": "to turn the trump", "taking_up": "to take up"}
SAID: Mapping[str, str] = {}
HAS_LOOKED = "hand taken up"              # under the name of who has taken up his hand, until all have
TOLD: Mapping[str, Voices] = {
    "cut": ("You cut the pack.", "{name} cuts the pack."),
    "deal": ("You deal the cards.", "{name} deals the cards."),
    "take-up-hand": ("You take up your cards.", "{name} takes up the cards dealt there."),
    "lay-pack": ("You lay out the other pack.", "{name} lays out the other pack."),
    "cut-few": ("You cut fewer than four cards.", "{name} cuts fewer than four cards."),
    "cut-showing": ("You show a card in cutting.", "{name} shows a card in cutting."),
    "cut wrongly": ("You cut too few cards, or leave too few.", "{name} cuts too few cards, or leaves too few."),
    "peeped": ("You peep at the trump.", "{name} peeps at the trump."),
    "drop-pack": ("You drop a card in dealing.", "{name} drops a card in dealing."),
    "feel": ("You count cards by feeling.", "{name} counts cards by feeling."),
    "face": ("You deal a card faced.", "{name} deals a card faced."),
    "forget-pack": ("You forget to lay out the other pack.", "{name} forgets to lay out the other pack."),
    "lay-unturned": ("You lay the trump down unturned.", "{name} lays the trump down unturned."),
    "reshuffle": ("You shuffle again after the cut.", "{name} shuffles again after the cut."),
    "let-see": ("You let {told} of a hand’s cards be seen.", "{name} lets {told} of a hand’s cards be seen."),
    "misgive": ("You give {told} of the cards to the wrong hand.",
                "{name} gives {told} of the cards to the wrong hand."),
    "turn-over": ("You turn one of your cards over.", "{name} turns a card over that was dealt."),
    "touch": ("You touch your cards while they are dealt.", "{name} touches cards while they are dealt."),
    "deal-otherwise": ("You deal otherwise than you should.", "{name} deals otherwise than the law has it."),
    "show-two": ("You show two cards in cutting.", "{name} shows two cards in cutting."),
    "face-last": ("The last card lies faced in the pack that you deal.",
                  "The last card lies faced in the pack that {name} deals."),
    "turn-two": ("You turn up two cards.", "{name} turns up two cards."),
    "take-wrong-hand": ("You take up a hand that is not yours.", "{name} takes up another’s hand."),
}
