"""What is said at the table, told in the talk, and written on the score sheet and the cloth."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import SUIT_NAMES, Card
from cardtable.games.ecarte.show import words_dealt, words_forms, words_marked
from cardtable.showing import phrases
from cardtable.showing.phrases import listed, spelled

PACKETS = {"two-three": "two and three", "three-two": "three and two"}

# Beside the title, the forms other than the usual.
FORMS = {"pool": "Pool, for three", "french": "French Écarté", "triomphe": "La Triomphe"}

# On the call tokens, by verb; the orders of the packets, which are fields of one verb, by their names.
TOKENS = {
    "two-three": "Two and three", "three-two": "Three and two",
    "propose": "Propose", "stand": "Play",
    "accept": "Accept", "accept-if-enough": "Accept if enough", "refuse": "Refuse",
    "discard": "Exchange", "king": "King",
    "claim": "Claim the rest", "concede": "Throw up the hand", "resign": "Resign the game",
    "content": "Let it stand", "accuse": "Accuse", "take-up": "Take it back", "withdraw": "Own that you have it not",
    "replay": "Play again", "reduce-score": "Reduce the score", "answer-the-card": "Let it lie",
    "take-back-the-lead": "Have it taken back", "call-the-suit": "Call the suit", "mark-the-vole": "Mark the vole",
    "mark-the-point": "Mark the point",
    **words_dealt.TOKENS, **words_marked.TOKENS, **words_forms.TOKENS,
}

AGAIN = "after an exchange"                      # then neither side plays for two (000:1011-1057)
NAMED = "play after a suit was named"            # then nothing but that suit is led (000:509-513)
# What the calls of the exchange mean (000:1011-1057; 002:2131-2150).
MEANINGS = {
    "propose": "You ask for other cards; the other may give them or refuse.",
    "stand": "You keep the cards you have. Nobody has exchanged, so a point that you lose counts two.",
    f"proposal {AGAIN}: stand": "You keep the cards you have.",
    "accept": "Both of you exchange cards.",
    "accept-if-enough": "You exchange cards only if there are enough left for you both.",
    "refuse": "The hands are played as they are. Nobody has exchanged, so a point that you lose counts two.",
    f"answer {AGAIN}: refuse": "The hands are played as they are.",
    "discard": "You are given as many cards as you throw away.",
    "king": "You announce that you hold the king of trumps, which counts one.",
    "packets two-three": "To each two cards, then three.",
    "packets three-two": "To each three cards, then two.",
    "name": "You may say which suit you are about to lead, and need not; if you then lead another, that suit may be "
            "called for.",
    f"{NAMED}: name": "You have none of the suit that you named. Name another; a card dragged onto the table is led "
                      "all the same, and stays.",
    "withdraw": "You have not the king that you announced, and it counts nothing.",
    "take-up": "You take back the card that broke the law.",
    "concede": "The other side has all the tricks that are left.",
    "accuse": "You say that a law has been broken, and it is looked into.",
    "content": "You accuse nobody, and the play counts as it was.",
    "exact replay": "The hands are played again from the first lead.",
    "exact reduce-score": "The hands stand as played; who broke the law does not mark for the point.",
    "exact answer-the-card": "The card stands as it was led, and you play to it.",
    "exact take-back-the-lead": "The card led out of turn goes back to the hand it came from.",
    "exact call-the-suit": "The card goes back, and the suit that was named is led.",
    "exact mark-the-vole": "The hand was thrown up with no trick won: you mark two.",
    "exact mark-the-point": "The hand was thrown up with a trick won: you mark the point.",
    **words_dealt.MEANINGS, **words_marked.MEANINGS, **words_forms.MEANINGS,
}

# What a player says aloud, by the word of a "said" event, and when he marks a king turned up
# (000:1011-1057; 002:2131-2150).
CALLS = {
    "two-three": "By two and three.", "three-two": "By three and two.",
    "king turned up": "I mark the king.",
    "propose": "I propose.", "propose again": "Again.", "stand": "I play.",
    "accept": "How many?", "accept-if-enough": "I accept, if there are cards enough.", "refuse": "I refuse.",
    "king": "I have the king.",
    "claim": "The rest are mine.", "concede": "I throw up my hand.", "resign": "I give you the game.",
    "content": "Let it stand.",
    "take-up": "I take my card back.", "withdraw": "I was mistaken; I have not the king.",
    "no king": "I have not the king after all.",
    **words_marked.CALLS, **words_forms.CALLS,
}

# Said to exact a remedy of the strict laws, by the name of the remedy.
EXACTED = {
    "replay": "I will have the hands played again.",
    "reduce-score": "Let the hands stand, and the score be reduced.",
    "answer-the-card": "Let it lie. I play to it.",
    "take-back-the-lead": "The lead is mine; take your card again.",
    "call-the-suit": "The suit you named, if you please.",
    "mark-the-vole": "I mark the vole.",
    "mark-the-point": "I mark the point.",
    **words_dealt.EXACTED,
}

# Said to accuse, by the number of the law broken.
ACCUSED = {
    25: "You announced a king that you did not hold.",
    43: "You could have followed suit, or have won a trick that you let go.",
    **words_dealt.ACCUSED, **words_marked.ACCUSED,
}
BROKE = {"revoke": "did not follow suit, or win, though able to", "marked over": "marked too much",
         **words_dealt.BROKE}

# The narrator's lines: of the reader himself, and of anybody else by name.
TOLD = {
    "cuts": ("You cut the {card}.", "{name} cuts the {card}."),
    "cuts highest": ("You have cut the higher card, and deal first.",
                     "{name} has cut the higher card, and deals first."),
    "deals": ("You deal, {packets}, and turn up the {card}.", "{name} deals, {packets}, and turns up the {card}."),
    "king turned up": ("You mark the king turned up.", "{name} marks the king turned up."),
    "propose": ("You propose.", "{name} proposes."),
    "propose again": ("You propose again.", "{name} proposes again."),
    "stand": ("You play without cards.", "{name} plays without cards."),
    "stand again": ("You play.", "{name} plays."),
    "accept": ("You accept.", "{name} accepts."),
    "accept-if-enough": ("You accept, if there are cards enough.", "{name} accepts, if there are cards enough."),
    "refuse": ("You refuse cards.", "{name} refuses cards."),
    "discard": ("You throw out {cards} and draw as many.", "{name} throws out {cards} and draws as many."),
    "keep": ("You keep all your cards.", "{name} keeps all five cards."),
    "to speak": ("It is for you to speak.", "{name} is to speak."),
    "to speak again": ("It is yours to speak again.", "{name} is to speak again."),
    "king": ("You announce the king, and mark one.", "{name} announces the king, and marks one."),
    "leads": ("You lead the {card}.", "{name} leads the {card}."),
    "plays": ("You play the {card}.", "{name} plays the {card}."),
    "trick": ("The {led}, the {card}: your trick.", "The {led}, the {card}: {name}’s trick."),
    "took": ("You take the trick.", "{name} takes the trick."),
    "claim": ("You lay down your hand and claim the rest.", "{name} lays down the hand and claims the rest."),
    "concede": ("You throw up your hand.", "{name} throws up the hand."),
    "resign": ("You resign the game.", "{name} resigns the game."),
    "point": ("You win the point, and mark one.", "{name} wins the point, and marks one."),
    "point, cards refused": ("You win the point, and mark {points}, {other} having refused cards.",
                             "{name} wins the point, and marks {points}, {other} having refused cards."),
    "point, played alone": ("You win the point, and mark {points}, {other} having played without proposing.",
                            "{name} wins the point, and marks {points}, {other} having played without proposing."),
    "leads early": ("You lead the {card} out of turn.", "{name} leads the {card} out of turn."),
    "takes back": ("You take back the {card}, which you led.", "{name} takes back the {card}, which was led."),
    "plays for two": ("Should you win the point, you mark two.", "Should {name} win the point, it counts two."),
    "point, after an offence": ("You win the point, and mark what the law leaves you.",
                                "{name} wins the point, and marks what the law leaves."),
    "king not held": ("The king you announced comes down.", "The king {name} announced comes down."),
    "vole": ("You win the vole, and mark {points}.", "{name} wins the vole, and marks {points}."),
    "game": ("You win the game, {score}.", "{name} wins the game, {score}."),
    "rubber": ("You win the rubber, {score}.", "{name} wins the rubber, {score}."),
    "pool": ("You win two games running, and take the pool, {coins}.",
             "{name} wins two games running, and takes the pool, {coins}."),
    "retires": ("You retire, and sit out a game.", "{name} retires, and sits out a game."),
    "comes in": ("You come in, and cut for the deal.", "{name} comes in, and cuts for the deal."),
    "stake": ("You add a stake to the pool.", "{name} adds a stake to the pool."),
    **words_dealt.TOLD, **words_marked.TOLD, **words_forms.TOLD,
}
tell = phrases.teller(TOLD)


def of_one_or_several(what: str) -> tuple[str, str]:
    """The same of one and of several; what is told to the reader is, but for his name, told of several, too."""
    own, others = TOLD[what]
    return others.replace("{name}", "{who}"), own.replace("You", "{who}", 1)

# The narrator's lines about nobody in particular.
NOTICES = {
    "cut again": "The cards cut are equal, and must be cut again.",
    "no penalty": "From here neither side is penalised for standing.",
    "not enough": "The stock has not cards enough; the hands are played as they are.",
    "double": "The game counts double.",
    "treble": "The game counts treble.",
}

# On the score sheet, by what a "scored" event is for.
SHEET = {
    "king turned up": "king turned up",
    "king": "king",
    "point": "point",
    "point, cards refused": "point, cards refused",
    "point, played alone": "point, played alone",
    "vole": "vole",
    "point, after an offence": "point, after an offence",
    "king not held": "king not held",
    **words_marked.SHEET, **words_forms.SHEET,
}
SHEET_TOTAL = "Marked, of {points}"

# Under a player's name: in which seat he is, and what is awaited of him, by phase.
SEATS = {True: "dealer", False: "elder hand"}
RISKS = "risking two"                    # who has refused cards, or asked for none

# What is asked, for who is new to the game (000:1011-1057; 002:2131-2150).
GUIDANCE = {
    "proposal": "Before play you may ask to change cards. If your hand looks poor, propose; if it should win three of "
                "the five tricks, play.",
    "answer": "The other asks for an exchange of cards. Accept if your hand wants mending; refuse if it should win "
              "three tricks as it is.",
    "exchange": "Choose the cards you want to be rid of; as many others are dealt to you.",
    "play": "Five tricks are played, and three of them win the point. You must follow suit, and win if you "
            "can.",
}

AWAITED = {"packets_choice": "to choose the packets", "proposal": "to speak", "answer": "to answer",
           "exchange": "to discard", "play": "to play", "accusations": "may accuse",
           "remedy": "to choose", **words_dealt.AWAITED, **words_marked.AWAITED,
           **words_forms.AWAITED}


ASKED = {"drawing": "Draw a card of the other’s hand: any of those backs."}


def number(n: int) -> str:
    """A number in words as far as a table needs them, else in figures."""
    return phrases.number(n, most=21)


def score(own: int, other: int) -> str:
    """A score as players say it: "three all", "love all", "four to love"."""
    first, second = (number(n) if n else "love" for n in (own, other))
    return f"{first} all" if own == other else f"{first} to {second}"


def coins(won: int) -> str:
    """How a player stands where counters are paid: "two counters up"."""
    if not won:
        return "no counters won or lost"
    return f"{number(abs(won))} counter{'s' if abs(won) > 1 else ''} {'up' if won > 0 else 'down'}"


def call(word: str, *args: object, dealer: bool = False) -> str:
    """What the player says aloud with this word of a "said" event; "" if he says nothing.

    call("discard", 2, dealer=True) is "Two for me.", call("exact", "replay") a remedy, call("packets", "two-three")
    the order of dealing.  An elder hand's later proposal is the word "propose again".
    """
    if word == "discard":
        count = number(int(str(args[0]))).capitalize()
        return f"{count} for me." if dealer else f"{count}."
    if word == "exact":
        return EXACTED[str(args[0])]
    if word == "name":
        return f"I lead {args[0]}."
    if word == "accuse":
        return ACCUSED[int(str(args[0]))]
    return CALLS.get(str(args[0]) if word == "packets" else word, "")


def entry(scored: Sequence[str]) -> str:
    """One side's line for a deal, from what it scored for in order: "The point", "King and vole"."""
    text = listed([SHEET[what] for what in dict.fromkeys(scored)])
    return f"The {text}" if text in ("point", "vole") else text[:1].upper() + text[1:]


def cards(n: int) -> str:
    """A number of cards: "one card", "no cards", "three cards"."""
    return "one card" if n == 1 else f"{number(n) if n else 'no'} cards"


def stock(n: int) -> str:
    """The caption under the stock."""
    return f"stock, {spelled(n)}"


def discards(n: int, whose: str | None = None) -> str:
    """The caption under a discard: the reader's own, or somebody's by name."""
    return f"yours, {number(n)}" if whose is None else f"{whose}’s, {number(n)}"


def aside(n: int) -> str:
    """The caption under cards seen by all, and put aside before their owner has thrown any out."""
    return f"put aside, {number(n)}"


def tricks(n: int, whose: str | None = None) -> str:
    """The caption under tricks won: with the name of who has them before who looks on."""
    told = "one trick" if n == 1 else f"{number(n)} tricks"
    return told if whose is None else f"{whose}’s, {told}"


def marked(n: int) -> str:
    """The caption under a marker."""
    return f"{number(n)} marked"


def trumps(card: Card) -> str:
    """Beneath the turn-up on the slip."""
    return f"{SUIT_NAMES[card.suit]} were trumps"
