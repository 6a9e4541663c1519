"""The rows that both codes have of faults (002:7843-8053)."""
from __future__ import annotations

from cardtable.rules.faults import OPEN, SEEN, Fault, Faults

REVOKES = ("revoke", "disobedience")             # faults judged as a revoke (79)
NEW_DEAL = ("new-deal", "let-stand")


def of_play(penalties: tuple[str, ...]) -> Faults:
    """What may be done wrongly with cards, a revoke costing one of these."""
    revoke = Fault("revoke", remedies=penalties, late=True, by_trick=True)
    return {
        "exposed": Fault(73, SEEN, at_once=("adversary-exposed",)),
        "laid down": Fault(76, SEEN, at_once=("hand-exposed",)),
        "half drawn": Fault(78, SEEN, at_once=("adversary-exposed",)),
        "disobedience": revoke._replace(article=79, stated=dict.fromkeys(penalties, "revoke")),
        "lead": Fault("turn", OPEN, "until_all_have_played", "declarer",
                      ("exposed-lead", "call-suit-later", "accept")),
        "wrong hand": Fault("wrong hand", SEEN),
        "fourth hand": Fault("fourth hand", SEEN, chooser="declarer", remedies=("partner-win", "partner-lose"),
                             at_once=("adversary-exposed",)),
        "revoke": revoke,
        "dummy's": Fault("dummy revoke", OPEN, "until_turned", remedies=("mended",)),
        "put right": Fault(94, SEEN, chooser="declarer", remedies=("highest", "lowest", "call-it-later")),
        "declarer's": Fault(95, SEEN, chooser="asker", remedies=("highest", "lowest", "let-it-go")),
        "pointing": Fault(102, SEEN, chooser="declarer",
                          remedies=("partner-highest", "partner-lowest", "partner-win", "partner-lose")),
    }

DEALING: Faults = {
    # Where hands deal (35 to 46)
    "cut again": Fault(35, SEEN, at_once=("recut",)),
    "shuffled after the cut": Fault(37, SEEN, at_once=("recut",)),
    "dealt again": Fault(39, SEEN, at_once=("new-deal",)),
    "given wrong": Fault(39, SEEN, chooser="dealer", remedies=("rectify",)),
    "not cut": Fault(39, OPEN, "until_they_look", at_once=("new-deal",)),
    "wrong numbers": Fault(39, OPEN, at_once=("new-deal",)),
    "shown in dealing": Fault(40, OPEN, "until_he_looks", remedies=("new-deal", "keep-card")),
    "peeped": Fault(42, OPEN, "until_first_card", remedies=("see-it", "new-deal")),
    "missing": Fault(44, OPEN, "until_he_has_played", at_once=("new-deal",)),
    "out of turn": Fault(45, OPEN, "until_they_look", remedies=("rightful-dealer-deals",)),
}
