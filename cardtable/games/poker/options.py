"""What may be agreed before an evening of Poker."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

DRAW, STRAIGHT, STUD, WHISKEY = "draw", "straight", "stud", "whiskey"
AGE, DEALER = "age", "dealer"
RAISES, STRADDLES = "raises", "straddles"
ALL, BUCK = "all", "buck"
DRAWN = {"form": (DRAW,)}
BETTED = {"form": (DRAW, STRAIGHT, STUD)}
PUT_IN = {"form": (STRAIGHT, STUD, WHISKEY)}
MOST = {(DRAW, False): 6, (STRAIGHT, False): 8, (STUD, False): 8, (WHISKEY, False): 8,
        (DRAW, True): 4, (STRAIGHT, True): 6, (STUD, True): 6, (WHISKEY, True): 5}
"""How many may sit, by the form and whether the pack is short."""


@dataclass(frozen=True, slots=True)
class PokerOptions(Chosen):
    """002:3970-4476; 18073-18095."""

    form: str = option(OneOf("form", "The form", "how cards are dealt, and whether any are drawn",
                             choices={DRAW: "Draw Poker", STRAIGHT: "Straight Poker", STUD: "Stud Poker",
                                      WHISKEY: "Whiskey Poker"}, default=DRAW))
    players: int = option(Number("players", "Players", "six at most at Draw Poker, fewer with a short pack",
                                 range=range(2, 9), default=5))
    rounds: int = option(Number("rounds", "Deals", "so many times as many as sit at table", range=(1, 2, 3, 5, 8, 12),
                                default=2))
    stack: int = option(Number("stack", "On the table", "counters with which each begins; he cannot be called on for "
                               "more than he has left", range=(0, 30, 60, 120, 240), default=60,
                               titles={0: "No table stakes: all reckon at the end"}))
    limit: int = option(Number("limit", "The limit", "by how much one may go better at a time", BETTED,
                               range=(2, 4, 5, 7, 10, 12, 20, 50), default=12))
    total: int = option(Number("total", "Limit on the whole", "what anybody puts into one pool", BETTED,
                               range=(0, 25, 50, 100, 200), default=0, titles={0: "None"}))
    raises: int = option(Number("raises", "How often better", "all together, before or after the draw", BETTED,
                                range=(0, 1, 2, 3, 4), default=0, titles={0: "No limit"}))
    ante: int = option(Number("ante", "Ante", "what each puts into the pool before the deal", PUT_IN,
                              range=(1, 2, 3, 5), default=1))
    chips: str = option(OneOf("chips", "Who puts it in", "a knife, the buck, goes round with the duty", PUT_IN,
                              choices={ALL: "Each for himself", BUCK: "Who has the buck, for all"}, default=ALL))
    blind: str = option(OneOf("blind", "Who puts in the ante", "before he has seen a card", DRAWN,
                              choices={AGE: "The Age, left of the dealer", DEALER: "The dealer"}, default=AGE))
    before: str = option(OneOf("before", "Before the draw", "straddles double the price of going in", DRAWN,
                               choices={RAISES: "One may go better", STRADDLES: "One may straddle only"},
                               default=RAISES))
    jack_pots: bool = option(Switch("jack-pots", "Jack-pots", "when nobody goes in the pool is left, and knaves or "
                                    "better open the next", DRAWN, default=True))
    rising: bool = option(Switch("rising", "Openers rise", "to queens, kings and aces while nobody opens",
                                 {**DRAWN, "jack-pots": (True,)}))
    mistigris: bool = option(Switch("mistigris", "Mistigris", "a blank card stands for any that its holder likes"))
    tiger: bool = option(Switch("tiger", "The Tiger", "the lowest straight beats every other"))
    short: bool = option(Switch("short", "Short pack", "from the sevens up, for fewer players"))
    secrets: bool = option(Switch("secrets", "Secrets are kept", "what was not shown is not laid open when the evening "
                                  "is over either"))


OPTIONS = declared(PokerOptions)
