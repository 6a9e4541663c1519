"""Articles 62 to 79: Dummy, cards played and named, exposed cards (002:7800-7898)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.laws import Article
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

PLAY: Mapping[int, Article] = {
    62: ("dummy", "Dummy", "7800-7804", ALWAYS,
         "At the first lead, in turn or not, the {declarer}’s partner lays his hand open. The {declarer} plays it, and "
         "alone exacts what is due."),
    63: ("dummy silent", "What Dummy may say", "7806-7811", PREVENTED,
         "Only this: whether the {declarer}, when he fails in a suit, has none of it. If Dummy points to anything for "
         "which the others would pay, they pay nothing."),
    64: ("", "Dummy suggests a card", "7813-7816", PREVENTED,
         "By touch or otherwise: either adversary, without asking the other, may have it played, or forbid it."),
    65: ("quitted", "When a card is played", "7818-7819", ALWAYS,
         "The {declarer}’s is played, from whichever hand, when he lets go of it."),
    66: ("named", "A card named", "7821-7823", PREVENTED,
         "Played or named, it stays, save to avoid a revoke."),
    67: ("", "Dummy keeps his seat", "7825-7826", ETIQUETTE,
         "He looks at no adversary’s hand, and does not go round to see his partner play."),
    68: ("dummy revoke", "Dummy’s revoke", "7828-7831", PREVENTED,
         "It costs nothing, for the others see the cards; once the trick has been quitted it stands."),
    69: ("", "Dummy’s errors", "7833-7835", PREVENTED,
         "He gains by none, and so pays for none: he may show what he likes."),
    70: ("shown", "Shown before trumps are named", "7839-7841", PREVENTED,
         "If a card of dealer or partner is seen between deal and declaration, eldest hand may have a new deal."),
    71: ("shown early", "Shown before the lead", "7843-7848", PREVENTED,
         "Who shows a card before the first lead costs his partner the right to double or to redouble. If he is the "
         "leader’s partner, the {declarer} may forbid that suit to be led in place of calling the card."),
    72: ("exposed", "Exposed cards", "7852-7854", PREVENTED,
         "Those of the {declarer}’s adversaries lie open, and he may call them. One dropped beneath the table "
         "is none."),
    73: ("", "What is exposed", "7856-7863", PREVENTED,
         "Cards played two or more together, and any whose face has been open above the table, be it for an instant."),
    74: ("", "Winning and leading on", "7868-7874", PREVENTED,
         "Where an adversary wins and leads on, or leads one winner after another, before his partner has played, that "
         "partner may be told to win one of those tricks; the rest of the cards led so are exposed."),
    75: ("claim", "The rest claimed", "7876-7878", ALWAYS,
         "When the {declarer} says that the tricks left are his, he may be asked to lay down his hand; no card of it "
         "is called. That the table grants it only where it can show it to be certain is ruled here."),
    76: ("", "An adversary lays down", "7880-7882", PREVENTED,
         "His hand is exposed, and may be called."),
    77: ("", "All four lay down", "7884-7887", PREVENTED,
         "The hand is over, and the score is what has been claimed and allowed. Only a revoke may still be "
         "looked for."),
    78: ("", "A card half drawn", "7889-7892", PREVENTED,
         "An adversary’s, if it can be named, may be called. A {declarer} who names it wrongly may have a suit called "
         "at his side’s next lead."),
    79: ("", "Orders not obeyed", "7894-7898", PREVENTED,
         "Who can play the highest or lowest asked of him, win or lose as he is told, or lead the suit, and does not, "
         "pays as for a revoke."),
}
