"""What is asked, in sentences that name the keys: with the keyboard enough to answer without a look at the cards."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.cards import BACK, Card
from cardtable.devices.base import Part
from cardtable.rules.moves import Tokens
from cardtable.showing.phrases import counted, either, listed
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.keyboard import Keyboard
from cardtable.table.cloth.plate_words import hold
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import NOBODY, Sight
from cardtable.table.items import CardItem, GradedToken, SlideToken, SpotItem, TokenItem

NOTHING = "Nothing is asked of you just now."
OF_NOBODY = "Nothing is asked just now."
NO_RING = "Nothing yet: Tab, Left or Right bring it to what you may answer with."
LOOKED_AT = "Nothing yet: Tab, Left or Right bring it to what you may look at."
NOWHERE = "Nothing, and there is nothing to which it could be brought just now."
SLIP = "A slip lies there with what it came to: Enter goes on, Tab leads to what else may be done from it."
ON_SLIP = "The keyboard is at the slip."
WAITS = "A count lies there: Space goes on with it item by item, Enter tells the whole at once."


def asked_in_words(scene: TableScene, sight: Sight, answering: Answering, keyboard: Keyboard,
                   curtain: bool = False) -> str:
    """The question, and by which keys each answer is given, for who sees so much; nothing is named that does not lie
    open.  Where nothing is asked of him, what others are to do; behind a curtain no key shows a hand."""
    if not answering.prompts:
        others = list(_others(scene, sight, curtain))
        reads = sight.viewer != NOBODY
        return "\n".join([*([NOTHING] if reads else [] if others else [OF_NOBODY]), *others])
    awaited = f"{in_turn(_asked(answering, sight), scene.talk.expected(sight.deal))}." if answering.turn else \
        "You need not answer just now, but may."
    question = f" {scene.question.text}" if scene.question.text else ""
    return "\n".join([awaited + question, *_answers(scene, answering, keyboard)])


def in_turn(who: str, expected: str) -> str:
    """What a plate says of whoever is in turn, said of him: "Anne is to play"; or to the reader, who has no name: "You
    are to play", "You may look"."""
    return f"{who or 'You'} {('is ' if who else 'are ') * expected.startswith('to ')}{expected}"


def _asked(answering: Answering, sight: Sight) -> str:
    """Who is asked, "" for the reader; where two read one page, and nobody looks at his hand, none of them is."""
    names = dict.fromkeys([sight.name(prompt.seat) or "" for prompt in answering.prompts])
    return next(iter(names)) if sight.viewer == NOBODY and len(names) == 1 else ""


def _others(scene: TableScene, sight: Sight, curtain: bool) -> Iterator[str]:
    """What others are to do, and the key that one of two at this screen holds down for it."""
    for seat in sight.deal.must:
        who = sight.name(seat) if seat >= 0 else None
        if who:
            key = hold(sight, sight.deal.by(seat), scene.plates.keys)
            yield in_turn(who, scene.talk.expected(sight.deal)) + (
                ", when the curtain is open." if curtain else
                f": {key} down to see the hand, and to answer." if key and sight.viewer == NOBODY else ".")


def _answers(scene: TableScene, answering: Answering, keyboard: Keyboard) -> Iterator[str]:
    if answering.setting.amount is not None:
        slide = next((token for token in scene.tokens if isinstance(token, SlideToken)), None)
        yield "Set the amount with the figures, or by plus and minus; Enter takes it." if slide is None else \
            "The amount is set by plus and minus, or at the slide, one Tab from the calls, with Left and Right, Home " \
            f"and End, or figures; there Enter takes it. It stands at: {slide.beside[1]}."
    said = [token for token in scene.tokens if token.isEnabled() and not isinstance(token, SlideToken)]
    calls = [f"{token.worn} {token.label}" if token.worn.isdecimal() else token.label
             for token in said if len(token.label) > 1]
    if calls:
        keys = "by its number" if any(call[0].isdecimal() for call in calls) else "with Enter"
        yield f"Calls, each {keys}: {'; '.join(calls)}."
    if any(isinstance(token, GradedToken) and token.tabs for token in scene.tokens):
        yield "Where the ring is on a call with a number, Up raises it by one and Down takes that back."
    if answering.choice.prompt is not None and answering.choice.prompt.picked is not None:
        some = answering.choice.prompt.picked.some
        yield f"Choose {_how_many(some.least, some.most)}: Up takes up the card in the ring, Down puts it back."
        chosen = [card.name for card in answering.choice.chosen]
        yield f"Chosen so far: {listed(chosen) if chosen else 'none'}."
    elif cards := [item for item in scene.lying.all() if item.card is not BACK and item.card in answering.cards()]:
        every = len(cards) > 1 and {item.card for item in keyboard.hand()} == {item.card for item in cards}
        named = "any card of your hand" if every else either(distinct([item.card for item in cards]))
        yield f"Left and Right go along the cards, Enter answers with the one in the ring: {named}."
    if backs := answering.backs():
        yield f"Left and Right go along the {counted(len(backs))} cards that lie there face down, " \
              "Enter draws the one in the ring."
    made = [card for card in answering.choice.able if card not in answering.cards()]
    if made and answering.choice.prompt is None:
        yield f"Of which cards a call is made may be chosen before, with Up: {listed(distinct(made))}."
    if places := answering.spots():
        spots = dict.fromkeys([scene.talk.spot(name) for name in places])
        yield f"Places, by Tab, the arrows and Enter: {'; '.join(spots)}."
        yield from _counters(scene, [tokens for _, tokens in places.values()])


def _counters(scene: TableScene, named: Iterable[Tokens]) -> Iterator[str]:
    """What Enter lays on a place, and how it becomes more or less."""
    device, sight = scene.instruments.rack, scene.sight
    if device is not None and sight is not None and any(tokens[0] == sight.places.spot_verb for tokens in named):
        rack = device.rack
        some = [text for text, number in zip(rack.texts, rack.numbers, strict=True) if number]
        yield f"Enter lays there the counter in your hand, of {rack.texts[device.in_hand]}." + (
            f" Plus and minus change it, among {listed(some)}." if len(some) > 1 else "")


def distinct(cards: Iterable[Card]) -> list[str]:
    """Their names, of copies that are alike one."""
    return list(dict.fromkeys([card.name for card in cards]))


def _how_many(least: int, most: int) -> str:
    if least == most:
        return f"{counted(least)} card{'s' * (least != 1)}"
    return f"{counted(least)} to {counted(most)} cards" if least else f"up to {counted(most)} cards, or none"


def in_the_ring(keyboard: Keyboard) -> str:
    """What the keyboard is at, and what it means; at nothing, what it can be brought to."""
    item = keyboard.focused
    if not isinstance(item, CardItem | TokenItem | SpotItem | Part):
        return NO_RING if keyboard.answering.prompts else LOOKED_AT if keyboard.stops.all() else NOWHERE
    means = f". {item.meaning}" if isinstance(item, TokenItem) and item.meaning else "."
    return f"{item.label[:1].upper()}{item.label[1:]}{means}"
