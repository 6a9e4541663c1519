"""What may be done wrongly at Whist, and what it costs: Deschapelles' code (003:751-1316), and the English laws of 1900
(002:5385-5952)."""
from __future__ import annotations

from cardtable.rules.faults import EVIDENT, OPEN, SEEN, Fault, Faults

WAYS = ("add-three", "take-three", "three-tricks", "put-right")      # 93, 94; and 131, instead of a penalty
MARKED_NOW = ("annul-add-three", "annul-take-three")                 # 47: of a deal annulled no tricks can be taken
KEEP = ("keep", "new-deal")                                          # 127
THREE_POINTS = {**dict.fromkeys(WAYS[:3], 94), "put-right": 131}     # the article in which each is stated
AMONG_TRICKS = {**dict.fromkeys(MARKED_NOW, 47), "restore-card": 127, "new-deal": 127}
COMMAND = ("own-hand", "partner-hand")                               # 124
COMMANDED = dict.fromkeys(COMMAND, 124)
SIGNS = {"new-deal": 116}

DEALING: Faults = {
    # Where hands deal (20-38)
    "not cut": Fault(21, OPEN, "until_first_card", remedies=("new-deal",)),
    "few cut": Fault(23, SEEN, chooser="dealer", remedies=("recut", "new-deal")),
    "shown in cutting": Fault(25, SEEN, chooser="not_dealing", remedies=("new-deal", "let-it-go")),
    "peeped": Fault(26, SEEN, at_once=("lost-deal",)),
    "disarranged": Fault(27, SEEN, at_once=("lost-deal",)),
    "lost deal": Fault(31, SEEN, at_once=("lost-deal",)),
    "given wrong": Fault(31, SEEN, chooser="dealer", remedies=("rectify",)),
    "one seen": Fault(32, SEEN, remedies=("keep-card", "new-deal")),
    "pack forgotten": Fault(33, SEEN, at_once=("lost-deal",)),
    "touched": Fault(34, SEEN, at_once=("forfeit",)),
    "faced": Fault(37, SEEN, at_once=("new-deal",)),
    "wrong numbers": Fault(41, OPEN, at_once=("numbers",)),
    "card with the partner": Fault(42, OPEN, remedies=("rectify-numbers", "new-deal")),
    "missing": Fault(48, OPEN, at_once=("new-deal",)),
    "out of turn": Fault(38, OPEN, "until_trump_turned", remedies=("rightful-dealer-deals",)),
}

OLD_FAULTS: Faults = {
    # Marks, where hands make them (57-61)
    "scores differ": Fault(57, OPEN, "while_differing", remedies=("score-of-keeper", "score-of-partner")),
    "left unmarked": Fault(58, SEEN),
    "marked over": Fault(59, OPEN, "while_over", at_once=("strike-off",)),
    "unsaid": Fault(60, OPEN, "while_over", at_once=("strike-off",)),
    "said as less": Fault(61, OPEN, "while_over", at_once=("strike-off",)),
    # A card that is missing, and lies among the tricks (45, 47; 127 instead: 003:3962-3973)
    "under a trick": Fault(45, remedies=(*MARKED_NOW, "restore-card", "new-deal"), at_once=("found",),
                           stated=AMONG_TRICKS),
    # The call, before the first card (66-70), and what is said of honours (72)
    "wrong call": Fault(66, SEEN, at_once=("honours-exposed", "honours-not-counted")),
    "false call": Fault(67, remedies=KEEP),
    "whispered call": Fault(69, SEEN, remedies=KEEP),
    "prompted": Fault(70, SEEN, remedies=KEEP),
    "telling": Fault(72, OPEN, remedies=KEEP),
    # Cards exposed (73-80)
    "dropped": Fault(73, SEEN, at_once=("exposed",)),
    "half drawn": Fault(74, SEEN, at_once=("exposed",)),
    "two cards": Fault(79, SEEN, remedies=("first-stays", "second-stays")),
    "turn-up left": Fault(80, SEEN, at_once=("exposed",)),
    # Out of turn (81-88)
    "lead": Fault(82, OPEN, "until_rightful_side_plays_on", "rightful_leader",
                  ("accept", "exposed-lead", "call-suit-this-trick", "call-suit-next-trick")),
    "behind partner": Fault(83, OPEN, "until_adversaries_play", remedies=("consult",)),
    "before partner": Fault(84, SEEN, remedies=("highest-or-trump", "highest-or-no-trump", "lowest-or-trump",
                                                "lowest-or-no-trump")),
    "follows early": Fault(84, SEEN),
    "led together": Fault(86, SEEN, remedies=("call-it-later", "call-suit-after"),
                          stated={"call-it-later": 82, "call-suit-after": 82}),
    "both led": Fault(86, SEEN, at_once=("both-back",)),
    "disobedience": Fault(88, remedies=WAYS, at_once=("both-sides",), late=True, by_trick=True, stated=THREE_POINTS),
    # The revoke (89-108)
    "revoke": Fault(89, remedies=WAYS, at_once=("both-sides",), late=True, by_trick=True, stated=THREE_POINTS),
    "put right": Fault(92, SEEN, remedies=("highest", "lowest")),
    # Looking back, words, tricks, hands laid down (114-125)
    "looking": Fault(114, OPEN, remedies=("new-deal",), stated=SIGNS),
    "naming": Fault(115, OPEN, remedies=("new-deal",), stated=SIGNS),
    "wrong trick": Fault(120, OPEN, remedies=("restore-trick",)),
    "rest claimed": Fault(121, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND, stated=COMMANDED),
    "half shown": Fault(123, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND, stated=COMMANDED),
    "saved": Fault(125, SEEN, at_once=("hands-down",), chooser="offender", remedies=COMMAND, stated=COMMANDED),
}

DUMBMY_FAULTS: Faults = {
    **OLD_FAULTS,
    # The defender's (142): insisted on, or a suit called; his own hand's revoke is put right, else he has lost the deal
    "wrong hand": Fault(142, OPEN, "until_rightful_side_plays_on", remedies=("accept", "call-suit-this-trick")),
    "defender revoked": Fault(142, remedies=("put-right", "lost-deal"), late=True),
}

DEALT_FAULTS: Faults = {**DEALING, **OLD_FAULTS}
ALL_FAULTS: Faults = {**DEALING, **DUMBMY_FAULTS}        # and so where hands deal

REVOKED = ("three-tricks", "take-three", "add-three")                # 75
CARD_OR_ORDER = ("highest", "lowest", "call-it-later")               # 65, 80
PAID = dict.fromkeys(REVOKED, 75)
TRUMP_CALLED = ("highest-trump", "lowest-trump")                     # 43, 45
PARTNER = ("partner-win", "partner-lose")                            # 71

ENGLISH: Faults = {
    # Marks, where hands make them (51, 52, 56)
    "said as less": Fault(51, OPEN, "while_over", at_once=("strike-off",)),
    "unsaid": Fault(52, OPEN, "while_over", at_once=("strike-off",)),
    "marked over": Fault(56, OPEN, "while_over", at_once=("strike-off",)),
    "left unmarked": Fault(56, SEEN),
    # The turn-up (42-45)
    "turn-up left": Fault(42, SEEN, at_once=("exposed",)),
    "naming": Fault(43, OPEN, "while_cards_are_held", remedies=TRUMP_CALLED),
    "taken early": Fault(44, SEEN, remedies=("lay-again", "let-it-go")),
    "forgotten": Fault(45, SEEN, remedies=TRUMP_CALLED),
    # Cards shown, hands thrown down (58-63)
    "exposed": Fault(58, SEEN, at_once=("exposed",)),
    "two cards": Fault(59, SEEN, remedies=("first-stays", "second-stays")),
    "leading on": Fault(60, SEEN, at_once=("exposed",), remedies=("partner-win", "let-it-go")),
    "thrown down": Fault(61, SEEN, at_once=("hand-exposed",)),
    "all down": Fault(62, SEEN, at_once=("hand-exposed", "abandoned")),
    "detached": Fault(63, EVIDENT, "until_next_card", at_once=("exposed",)),
    "named wrongly": Fault(63, SEEN, remedies=("call-suit", "let-it-go")),
    # Out of turn (64-71)
    "lead": Fault(64, OPEN, "until_all_have_played", remedies=("exposed-lead", "call-suit-later")),
    "together": Fault(65, SEEN, remedies=CARD_OR_ORDER),
    "third hand": Fault(70, SEEN),
    "fourth hand": Fault(71, SEEN, remedies=PARTNER),
    # Two cards to a trick (73)
    "under a trick": Fault(73, at_once=("found", "restored")),
    # The revoke (74-86), tricks (90, 94)
    "revoke": Fault(74, remedies=REVOKED, late=True, by_trick=True, stated=PAID),
    "disobedience": Fault(76, remedies=REVOKED, late=True, by_trick=True, stated=PAID),
    "put right": Fault(80, SEEN, remedies=CARD_OR_ORDER),
    "pointing": Fault(90, SEEN, remedies=("partner-highest", "partner-lowest", *PARTNER)),
    "looking": Fault(94, OPEN, "while_cards_are_held", remedies=("call-suit",)),
}

ENGLISH_DEALING: Faults = {
    # Where hands deal (26-41)
    "cut again": Fault(26, SEEN, at_once=("recut",)),
    "shuffled after the cut": Fault(28, SEEN, at_once=("lost-deal",)),
    "faced": Fault(29, SEEN, at_once=("new-deal",)),
    "shown in dealing": Fault(30, OPEN, "until_others_touch", remedies=("new-deal", "keep-card")),
    "shown by an adversary": Fault(30, OPEN, "until_dealer_s_side_touches", "dealer", ("new-deal", "keep-card")),
    "peeped": Fault(33, SEEN, remedies=("see-it", "new-deal")),
    "out of turn": Fault(34, OPEN, "until_trump_turned", remedies=("rightful-dealer-deals",)),
    "misdealt": Fault(37, SEEN, at_once=("misdeal",)),
    "given wrong": Fault(37, SEEN, chooser="dealer", remedies=("rectify",)),
    "not cut": Fault(37, OPEN, "until_trump_turned_unseen", remedies=("misdeal",), stated={"misdeal": 39}),
    "wrong numbers": Fault(37, OPEN, at_once=("misdeal",)),
    "missing": Fault(41, OPEN, "until_first_trick", at_once=("new-deal",)),
}
DEALT_ENGLISH: Faults = {**ENGLISH_DEALING, **ENGLISH}

ENGLISH_DUMMY: Faults = {
    **ENGLISH,
    "wrong hand": Fault(96, OPEN, "until_all_have_played", remedies=("call-suit-later",)),
    "dummy’s": Fault(96, OPEN, "until_quitted", remedies=("mended",)),
}

AGAIN = {name: row._replace(article=95, remedies=(), at_once=("new-deal",), stated={})
         for name, row in ENGLISH_DEALING.items()
         if name in ("shuffled after the cut", "misdealt", "not cut", "wrong numbers")}
"""At Dummy no misdeal is known: nobody gains by it, and it is dealt again (002:5929-5941)."""
DEALT_DUMMY: Faults = {**ENGLISH_DEALING, **AGAIN, **ENGLISH_DUMMY}
ALL_ENGLISH: Faults = {**ENGLISH_DEALING, **ENGLISH_DUMMY, **{f"{name}, at Dummy": row for name, row in AGAIN.items()}}
