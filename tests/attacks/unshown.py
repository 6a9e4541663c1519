"""A hand that nobody was shown, exchanged for another: whoever did not hold it finds every word, everything on the
cloth, what is written down and what a companion thinks the same, in the deal, after it and in the next.

Every second position lies in mid-deal, and there the hand is that of one who has gone out, if anybody has.
`python -m tools.soak unshown` goes through 3,000 positions of each form; unshown_window.py looks at pictures.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.croupier.hands import as_open, open_now
from cardtable.games.poker.rules.table import Poker
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused, Sitting
from tests.attacks import unshown_told as told
from tests.suite import Form, drawn, forms
from tools.trials import Part

POSITIONS = 3000
ONLOOKER = -1
AFTER = 6                        # moves into the next deal at most
WORDS = 3                        # of each seat in the deal itself, at most, where it is left in its midst
EACH = 4                         # in one of so many positions players think, are advised, and judged afterwards
LEVELS = ("novice", "club", "master")


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
    """One position: a hand has been thrown up or not been called, and the deal is over, or still going on."""
    found = position(form, seed)
    if isinstance(found, Counter):
        return found
    rng, hidden = Random(seed), not (found.true.sitting.over and open_now(found.true.sitting.match, found.deal))
    for player in found.others:
        at_table(found, player)
        if hidden and player >= 0:
            known(found, player)
            thought(found, player, rng, seed % (2 * EACH) < 2)
    if hidden:
        one, two = found.true.sitting, found.other.sitting
        assert told.paper(one) == told.paper(two), "paper"
        assert told.records(one) == told.records(two), "what is told of the record"
        assert one.match.pending() == two.match.pending()
        if seed % (2 * EACH) < 2:                # after the deal, and in its midst
            player, at = rng.choice(found.others[:-1]), rng.random()
            assert told.judged(one, player, at) == told.judged(two, player, at), "the post-mortem"
    return Counter(exchanged=1, midst=not found.deal.over, judged=hidden and seed % (2 * EACH) < 2)


class Found(NamedTuple):
    """Two sittings that differ in one hand which nobody else has seen."""

    true: Heard
    other: Heard
    deal: Deal
    holder: int                      # by seat

    @property
    def others(self) -> list[int]:
        """The players who did not hold it, and an onlooker."""
        return [player for player in range(self.deal.players) if player != self.deal.player[self.holder]] + [ONLOOKER]


def position(form: Form, seed: int) -> Found | Counter[str]:
    """What this seed leads to; or why it leads to nothing."""
    rng = Random(f"unshown {form} {seed}")
    options, seats = drawn(form, rng)
    true = Heard(Sitting(form.game, options, [{} for _ in range(seats)]))
    lines = play(true, rng, rng.randrange(1, WORDS * seats) if seed % 2 else -1)
    begun = next((one for one in true.steps if not one[0].preliminary), None)
    if begun is None or not (begun[0].over or seed % 2):
        return Counter(unfit=1)
    hands = unshown(*begun)
    if not hands:
        return Counter(shown=1)
    deal = begun[0]
    assert isinstance(deal, Poker)
    holder = rng.choice([seat for seat in hands if seat not in deal.standing] or list(hands))
    swap = exchanged(deal, hands[holder], begun[1], rng)
    other = Heard(Sitting(form.game, options, [{} for _ in range(seats)]))
    try:
        again(other, lines, deal, swap)
    except Refused:                      # with that hand he could not have done so: it opened a pool, say
        return Counter(refused=1)
    return Found(true, other, deal, holder)


def play(heard: Heard, rng: Random, words: int = -1) -> list[tuple[int, Move, bool]]:
    """So many words of the first deal, or to its end and a little further; each move, and whether it was of that
    deal."""
    sitting, lines, after = heard.sitting, list[tuple[int, Move, bool]](), rng.randrange(AFTER)
    first: Deal | None = None
    while not sitting.over and after >= 0 and words:
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
        words -= deal is first and seat != NATURE
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


def at_table(found: Found, player: int) -> None:
    """What one who did not hold the hand has heard, seen and been told."""
    true, other = found.true, found.other
    match, match2 = true.sitting.match, other.sitting.match
    for (deal, events), (deal2, events2) in zip(true.steps, other.steps, strict=True):
        eyes = deal.eyes(player)
        assert [one.to(eyes) for one in events] == [one.to(eyes) for one in events2], "what he heard"
        assert deal.view(player) == deal2.view(player), "what lay there"
        assert told.spoken(true.sitting, deal, events, player) == told.spoken(other.sitting, deal2, events2, player)
        assert told.cloth(true.sitting, deal, player) == told.cloth(other.sitting, deal2, player), "on the cloth"
        if deal.over and not deal.preliminary and not open_now(match, deal):
            assert as_open(match, deal, events, player) == as_open(match2, deal2, events2, player), "laid open"
            assert told.slip(match, deal, events, player) == told.slip(match2, deal2, events2, player), "slip"


def known(found: Found, player: int) -> None:
    """What he knows, on which alone his thoughts rest, and what stands in his statistics."""
    true, other = found.true, found.other
    assert told.statistics(true.steps, player) == told.statistics(other.steps, player), "statistics"
    one, two = true.sitting.view(player), other.sitting.view(player)
    assert one.match == two.match
    assert one.turn == two.turn
    assert one.deal == two.deal
    assert one.knowledge.may == two.knowledge.may, "what he knows"


def thought(found: Found, player: int, rng: Random, deeply: bool) -> None:
    """What he would do, and what he is advised to."""
    one, two = found.true.sitting.view(player), found.other.sitting.view(player)
    if one.turn is None:
        return
    level = rng.choice(LEVELS if deeply else LEVELS[:2])
    assert think(one, level, 1) == think(two, level, 1), "what a companion thinks"
    if deeply:
        assert told.advice(one) == told.advice(two), "a hint, and the courses compared"
