"""What is said at Quinto, told in the talk, and written on cloth and sheets."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, card
from cardtable.games.quinto.quints import ROYAL, ROYAL_WORTH, WORTH
from cardtable.games.quinto.rules import TRICKS
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.showing.phrases import Voices

TOKENS = {"pass": "Pass", "double": "Double", "redouble": "Redouble", "resign": "Give up the rubber"}
MEANINGS = {
    "pass": "The tricks count as they do now.",
    "double": "Every trick counts ten, whoever wins it; quints count as ever.",
    "redouble": "Every trick counts twenty, whoever wins it; quints count as ever.",
}
PASSING = "passing"              # the stage at which nothing but that is left to say
REDOUBLING = "redoubling"        # and that at which the others have doubled
AWAITED = {"doubling": "to double or not", REDOUBLING: "to redouble or not", PASSING: "to pass"}
GUIDANCE = {
    PASSING: "A side doubles once, and only the other may redouble: there is nothing to say but that you pass.",
    REDOUBLING: "Redouble if your side should win well more than half of the thirteen tricks, though they think "
                "otherwise.",
    "doubling": "Double if your side should win well more than half of the thirteen tricks: you and your partner score "
                "yours, they score theirs.",
    "play": "Follow suit, or throw the Quint Royal. Any card of a higher suit trumps: spades are lowest, then clubs, "
            "diamonds, hearts. Fives, ace with four and deuce with trey count to whoever wins the trick.",
}
NOT_LED = "Other cards are left to you: the Quint Royal is led only when it is the last."
NO_CARD = "No card is played before all have spoken."
ALL_SPOKEN = "All have spoken, and nothing is doubled any more."
DOUBLED = ("Nobody has doubled: double, or pass.", "They have doubled: redouble, or pass.",
           "Your side has doubled: pass.", "It has been redoubled: pass.")
SAID = {"redouble": "I redouble.", "resign": "I give up the {whole}."}
GIVE_UP = "Give up the game"     # with a dummy there are no rubbers
GIVEN_UP = ("The game on the table and the rubber, with its hundred, go to the other side, and the sitting ends.",
            "The game goes to the other side by the points as they stand, and the sitting ends.")   # with a dummy

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD: dict[str, Voices] = {
    "cuts lowest": ("Yours is the lowest card.", "{name}’s is the lowest card."),
    "lies open": ("Dummy’s hand is laid open, for you to play.", "Dummy’s hand is laid open, for {name} to play."),
    "looks": ("You take up your own hand.", "{name} takes up the other hand."),
    "cachette": ("You take the cachette, for one trick more.", "{name} takes the cachette, for one trick more."),
    "pays": ("You pay {whom} {coins} for {what}.", "{name} pays {whom} {coins} for {what}."),
    "resign": ("You give up.", "{name} gives up."),
}

# Of a side, by its players: alone (or the reader with the dummy he plays), and together.
OF_SIDES: dict[str, tuple[str, str]] = {
    "partners": ("{who} plays against {others}.", "{who} play against {others}."),
    TRICKS: ("{who} marks {points} for {tricks}.", "{who} mark {points} for {tricks}."),
    "quint": ("{who} marks {points} for the {quint}.", "{who} mark {points} for the {quint}."),
    "game": ("{who} wins the game, {made} to {losers}.", "{who} win the game, {made} to {losers}."),
    "rubber": ("{who} wins the rubber, and a hundred for it.", "{who} win the rubber, and a hundred for it."),
}
PAID_FOR = {"rubber": "the rubber", "game": "the game"}
TITLES = {"quinto": "Quinto", "dummy": "Dummy Quinto"}
OF_MATCH = (GAME_WON, RUBBER_WON)                # told of a side by its players
IN_SCALE = (*[(SUIT_NAMES[card(f"A{suit}").suit].capitalize(), points) for suit, points in WORTH.items()],
            (ROYAL, ROYAL_WORTH))
