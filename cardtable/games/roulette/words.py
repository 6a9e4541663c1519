"""What is said at the wheel, told in the talk, and written on tokens and beside the cloth."""
from __future__ import annotations

from functools import cache

from cardtable.families.staking import words as staking
from cardtable.games.roulette.chances import CHANCES, LOWER, Chance
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.voice import NEIGHBOURS, PLASTER, ZERO_AND_FOUR, meant
from cardtable.rules.moves import Tokens
from cardtable.showing.phrases import counted, listed, ordinal

TOKENS = {"place": "Lay", "call": "By voice", "again": "As before", "take": "Take one up", "clear": "Take up",
          "double": "Double", "move": "Move", "done": "Spin", "prison": "To prison", "half": "Half back",
          "resign": "Give up the evening"}
KEYS = {"again": "1", "clear": "2", "unfold": "3", "double": "4", "take": "5", "move": "6", "call": "7", "done": "8"}
VOICES = {ZERO_AND_FOUR: "Zero and the four first", NEIGHBOURS: "Neighbours on the wheel",
          PLASTER: "All about a number"}

MEANINGS = {
    **staking.MEANINGS,
    "call": "The croupier lays the coins for you.",
    "call zero-and-four": "One coin on zero, and one on 0, 1, 2 and 3.",
    "call neighbours": "A number and two to each side of it on the wheel; of zero with four coins.",
    "call plaster": "A number, and every line and corner about it, a coin on each.",
    "done": "You have staked what you will; the wheel is spun when all have.",
}
AWAITED = {"staking": "to stake", "zero": "to choose"}
GUIDANCE = {
    "staking": "Take a counter from the rack and press a place of the cloth: it lies there. Lines and corners join the "
               "numbers that they touch. When you have laid what you will, spin.",
    "zero": "Zero: your stake on an even chance goes to prison, or you take back half of it at once. The book calls "
            "the two the same; half is the better by a hair.",
}

KINDS = {"plein": "en plein", "cheval": "à cheval", "transversale": "transversale", "carré": "carré",
         "sixaine": "sixaine"}
DOZENS = {"12P": "first dozen", "12M": "second dozen", "12D": "last dozen"}

TOLD = staking.TOLD | {
    "calls": ("You call to the croupier: {words}.", "{name} calls to the croupier: {words}."),
}
FEW = 5                                          # places that are named one by one


@cache
def spot(name: str) -> str:
    """In a sentence: "17", "17 and 20", "16 to 21", "the first dozen", "Rouge and Impair"."""
    name = name.removesuffix(LOWER) if name != "noir" and CHANCES[name].kind in ("dozen", "two dozens") else name
    chance = CHANCES[name]
    if chance.even:
        return listed([one.capitalize() for one in chance.of or (name,)])
    if chance.kind == "dozen":
        return f"the {DOZENS[name]}"
    if chance.kind == "two dozens":
        return listed([f"the {DOZENS[one]}" for one in name.split("-")])
    if chance.kind in ("column", "two columns"):
        return listed([f"the {ordinal(int(n))} column" for n in name.split("-")[1:]])
    some = sorted(chance.covers)
    return f"{some[0]} to {some[-1]}" if len(some) == 6 else listed(list(map(str, some)))


def by_voice(called: Tokens) -> str:
    """What is asked of who has called so much: "A coin on each of 2, 25, 17, 34 and 6: of how much?"."""
    name, *number = map(str, called)
    some = [sorted(CHANCES[one].covers) for one, _ in meant(name, *number or [""])]
    about = f"{counted(len(some))} places about {spot(number[0])}" if len(some) > FEW else \
        listed(["/".join(map(str, covered)) for covered in some])
    return f"A coin on each of {about}: of how much?"


def title(name: str) -> str:
    """At the head of a line: "Carré, 19 20 22 23", "The first dozen"."""
    chance = CHANCES[name]
    if chance.kind not in KINDS:
        words = spot(name)
        return words[:1].upper() + words[1:]
    some = sorted(chance.covers)
    numbers = f"{some[0]} to {some[-1]}" if len(some) == 6 else " ".join(map(str, some))
    kind = KINDS[chance.kind]
    return f"{kind[:1].upper()}{kind[1:]}, {numbers}"


def lies_on(name: str) -> str:
    """In a column of one's stakes: "17 plein", "26 29 cheval", "First dozen"."""
    chance = CHANCES[name]
    if chance.kind not in KINDS:
        words = spot(name).removeprefix("the ")
        return words[:1].upper() + words[1:]
    some = sorted(chance.covers)
    numbers = f"{some[0]} to {some[-1]}" if len(some) == 6 else " ".join(map(str, some))
    return f"{numbers} {chance.kind}"


def odds(chance: Chance) -> str:
    """"35 to 1", "evens", "half of the stake"."""
    if chance.kind.startswith("two "):
        return "evens when both come" if chance.even else "half of the stake"
    return "evens" if chance.pays == 1 else f"{chance.pays} to 1"


def reading(name: str, lies: int, prison: int) -> str:
    """What a place is: "20 francs at 8 to 1, at most 720"."""
    chance = CHANCES[name]
    most = f"at most {FRANCS.figure(chance.most)}"
    parts = [f"{FRANCS.words(lies)} at {odds(chance)}" if lies else odds(chance), most]
    return ", ".join([*parts, *([f"{FRANCS.words(prison)} in prison"] if prison else [])])
