"""A hand that nobody was shown, exchanged for another: whoever did not hold it finds every word, everything on the
cloth, what is written down and what a companion thinks the same, in the deal, after it and in the next.

`python -m tools.soak unshown` goes through 3,000 positions of each form.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

from cardtable.cards import Card
from cardtable.croupier.chronicle import Chronicle
from cardtable.croupier.hands import as_open
from cardtable.croupier.tape import Tape
from cardtable.players.review import Past
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused, Sitting
from cardtable.showing.talk import Names, talk_of
from tests.suite import Form, drawn, forms
from tools.trials import Part

POSITIONS = 3000
ONLOOKER = -1
AFTER = 6                        # moves into the next deal at most


def parts() -> Iterator[Part]:
    """A part for every form whose hands are thrown up unseen."""
    for form in kept_forms():
        yield Part(f"unshown {form}", POSITIONS, partial(attack, form))


def kept_forms() -> list[Form]:
    """Of the games in which what was not shown stays so, and a deal is one hand of each."""
    return [form for form in forms() if form.game.name == "poker"]


class Heard:
    """A sitting with all that each player heard, by deal and step."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.steps: list[tuple[Deal, list[Event]]] = []
        sitting.listeners.append(self.note)

    def note(self, event: Event) -> None:
        deal = self.sitting.match.deal()
        if not self.steps or self.steps[-1][0] is not deal:
            self.steps.append((deal, []))
        self.steps[-1][1].append(event)


def attack(form: Form, seed: int) -> Counter[str]:
    """One position: a deal has ended in which a hand was thrown up or not called, and the next has begun."""
    rng = Random(f"unshown {form} {seed}")
    options, seats = drawn(form, rng)
    true = Heard(Sitting(form.game, options, [{} for _ in range(seats)]))
    lines = play(true, rng)
    ended = next((one for one in true.steps if one[0].over and not one[0].preliminary), None)
    if ended is None:
        return Counter(unfit=1)
    hands = unshown(*ended)
    if not hands:
        return Counter(shown=1)
    holder = rng.choice(list(hands))
    swap = exchanged(ended[0], hands[holder], ended[1], rng)
    other = Heard(Sitting(form.game, options, [{} for _ in range(seats)]))
    try:
        again(other, lines, ended[0], swap)
    except Refused:                      # with that hand he could not have done so: it opened a pool, say
        return Counter(refused=1)
    for player in [player for player in range(seats) if player != ended[0].player[holder]] + [ONLOOKER]:
        compare(true, other, player, rng)
    return Counter(exchanged=1)


def play(heard: Heard, rng: Random) -> list[tuple[int, Move, bool]]:
    """To the end of the first deal and a little further; each move, and whether it was of that deal."""
    sitting, lines, after = heard.sitting, list[tuple[int, Move, bool]](), rng.randrange(AFTER)
    first: Deal | None = None
    while not sitting.over and after >= 0:
        deal = sitting.match.deal()
        seat = deal.must[0]
        first = deal if first is None and not deal.preliminary else first
        if seat == NATURE:
            move = deal.decision(seat).sample(rng)
        else:
            seat, move = think(sitting.view(deal.by(seat)), rng.choice(("novice", "club")), rng.randrange(9))[:2]
        lines.append((seat, move, deal is first))
        sitting.submit(seat, move)
        after -= first is not None and deal is not first
    return lines


def unshown(deal: Deal, events: list[Event]) -> dict[int, set[Card]]:
    """By seat the cards that it was dealt and that no other eye has met."""
    met = {card for event in events if event.kind == "showed"
           or event.kind == "moved" and event.sees & deal.layout.onlookers for card in event.cards}
    found: dict[int, set[Card]] = {}
    for event in events:
        owner = deal.layout[event.dst].owner if event.kind == "moved" and event.dst >= 0 else None
        if owner is not None:
            found.setdefault(owner, set()).update([card for card in event.cards if card not in met])
    return {seat: some for seat, some in found.items() if some}


def exchanged(deal: Deal, hand: set[Card], events: list[Event], rng: Random) -> dict[Card, Card]:
    """Each card of the hand for one that nobody at all has seen, as far as there are any."""
    seen = {card for event in events if event.kind in ("moved", "showed") and event.sees for card in event.cards}
    free = sorted(set(deal.pack) - seen)
    mine = sorted(hand)
    rng.shuffle(free)
    rng.shuffle(mine)
    pairs = list(zip(mine, free, strict=False))
    return {**dict(pairs), **{two: one for one, two in pairs}}


def again(heard: Heard, lines: list[tuple[int, Move, bool]], deal: Deal, swap: dict[Card, Card]) -> None:
    for seat, move, of_deal in lines:
        swapped = [swap.get(token, token) if isinstance(token, Card) else token for token in move]
        heard.sitting.submit(seat, Move(swapped) if of_deal else move)


def compare(true: Heard, other: Heard, player: int, rng: Random) -> None:
    """All that one who did not hold the hand can come by."""
    for (deal, events), (deal2, events2) in zip(true.steps, other.steps, strict=True):
        eyes = deal.eyes(player)
        assert [one.to(eyes) for one in events] == [one.to(eyes) for one in events2], "what he heard"
        assert deal.view(player) == deal2.view(player), "what lay there"
        assert spoken(true, deal, events, player) == spoken(other, deal2, events2, player), "words"
        assert cloth(true, deal, player) == cloth(other, deal2, player), "what stands on the cloth"
        if deal.over and not deal.preliminary and not true.sitting.over:
            assert as_open(true.sitting.match, deal, events, player) == as_open(other.sitting.match, deal2, events2,
                                                                               player), "slip and looking back"
    if not true.sitting.over:
        assert paper(true.sitting) == paper(other.sitting), "paper"
        assert true.sitting.match.pending() == other.sitting.match.pending()
    if player >= 0:
        one, two = true.sitting.view(player), other.sitting.view(player)
        if not true.sitting.over:
            assert one.match == two.match
            assert one.knowledge.may == two.knowledge.may, "what he knows"
        if one.turn is not None and not true.sitting.over:
            level = rng.choice(("novice", "club"))
            assert think(one, level, 1) == think(two, level, 1), "what a companion thinks"


def names(deal: Deal, player: int) -> Names:
    own = deal.seats_of(player) if player >= 0 else ()
    return lambda seat: None if seat in own else f"Player {seat}"


def spoken(heard: Heard, deal: Deal, events: list[Event], player: int) -> list[object]:
    talk, eyes = talk_of(heard.sitting.game), deal.eyes(player)
    return list(talk.lines(deal.view(player), [one.to(eyes) for one in events], names(deal, player)))


def cloth(heard: Heard, deal: Deal, player: int) -> list[object]:
    """Captions, plates, discs and the table in words."""
    talk, view, name = talk_of(heard.sitting.game), deal.view(player), names(deal, player)
    return [talk.in_words(view, name, "The table"),
            *[talk.caption(view, zone, name) for zone in range(len(deal.layout))],
            *[talk.below_stacks(view, one, name) for one in range(deal.seats)],
            talk.making(view), talk.wagers(view, name),
            *[(talk.plate(view, seat), talk.brief(view, seat), talk.disc(view, seat)) for seat in range(deal.seats)]]


def paper(sitting: Sitting) -> list[object]:
    """The match as it would be printed or sent to be read, deal by deal."""
    tape = Tape(Past.of(sitting))
    called = [f"Player {player}" for player in range(sitting.match.deal().players)]
    return [(one.heading, one.laid, one.told, one.account) for one in Chronicle(tape, called).chapters()]

