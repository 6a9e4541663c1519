"""The dialogue (002:3409-3462): elder hand calls point, sequence and set, the dealer answers, and counts what is his
before he plays to the first lead.

What is called is a number and a rank; which cards they are is told when they are good.  What is next to be called is
found from the hand of whoever speaks, so that nothing in the deal tells of what he lacks or leaves uncalled.
"""
from __future__ import annotations

from typing import Any, NamedTuple

from cardtable.cards import RANK_NAMES, Cards
from cardtable.games.piquet.laws import LAW
from cardtable.games.piquet.rules.exchange import HAND, Exchanging
from cardtable.games.piquet.rules.holdings import HOLDINGS, NONE, PIPS, Called, Held, best, fewer, worth
from cardtable.rules.moves import Choice, Choices, One, Tokens, calls

ITEMS = tuple(HOLDINGS)
WHAT = {3: "trio", 4: "quatorze"}
GOOD = calls("good")
ANSWERS = {-1: "good", 0: "equal", 1: "not-good"}        # as the dealer's is worse, as good, better


class Told(NamedTuple):
    """Something declared and good; its cards where they were shown."""

    seat: int
    item: str
    called: Called
    cards: Cards


class Dialogue(Exchanging):
    """The calls, of which `count_item` is told."""

    def begin(self) -> None:
        super().begin()
        self.sinking = self.terms.sinking
        self.item = ""                           # last called by who is calling
        self.called: tuple[Called, ...] = (NONE,) * len(ITEMS)       # by elder hand, of each item
        self.owed: tuple[str, ...] = ()          # what the dealer has answered not good, and counts
        self.settled: tuple[str, ...] = ()       # the items of which it is known who scores them
        self.told: tuple[Told, ...] = ()

    def start_calling(self) -> None:
        self.go("calling", self.elder)

    # What there is to call

    def offers(self, seat: int) -> list[tuple[str, list[Held]]]:
        """What this seat still has to call, item by item: lesser ones of the last, and of those to come."""
        hand = self.zone[HAND[seat]]
        told = [one for one in self.told if one.seat == seat and one.item == self.item != "point"]
        found = [(self.item, self.lesser(hand, told))] if told else []
        for item in ITEMS[ITEMS.index(self.item) + 1 if self.item else 0:]:
            if item not in self.settled:
                held = HOLDINGS[item](hand)
                found.append((item, [one for one in held if seat == self.elder or self.better(item, one)]))
        return [(item, held) for item, held in found if held]

    def lesser(self, hand: Cards, told: list[Told]) -> list[Held]:
        """What else he holds of an item that is his, nothing better than what was tested: the first told; in any
        order, for the book gives none (002:3438-3440, 3450-3452).  What was shown cut from a better one stands for
        one that is called so: a better one is sunk for good."""
        held = HOLDINGS[told[0].item](hand)
        for one in told:
            alike = [h for h in held if h.called == one.called]
            same = [h for h in alike if set(one.cards) <= set(h.cards)] or alike
            held = [h for h in held if h is not (same[0] if same else None)]
        return [h for h in held if h.called <= told[0].called and not any(set(h.cards) & set(t.cards) for t in told)]

    def better(self, item: str, held: Held) -> bool:
        """Whether the dealer's is better than what was called, if anything was."""
        size, rank = self.called[ITEMS.index(item)]
        return held.called > (size, rank) if rank or item != "point" else held.size > size

    def declaring(self, seat: int, cards: Cards) -> Choices:
        """What he calls next, the best or, where sinking is allowed, whatever he likes; with nothing to call a card.
        Of the dealer's the best alone need beat what was called: the others are his with it.

        `sink` goes on to a later item, or to a card, and leaves what comes before uncalled.
        """
        offers = self.offers(seat)
        if not offers:
            return (Choice("play", One(cards)), *(self.naming(seat) if seat == self.elder else ()))
        item, held = offers[0]
        if not self.sinking:
            return (call(item, held[0].called),)
        every = sorted({less.called for one in held for less in (one, *fewer(item, one))
                        if item == self.item or seat == self.elder or self.better(item, less)}, reverse=True)
        found = dict.fromkeys([call_fields(item, called) for called in every])
        return (*[Choice(item, *fields) for fields in map(fixed, found)], *self.sinks(offers, cards))

    def sinks(self, offers: list[tuple[str, list[Held]]], cards: Cards) -> Choices:
        """What may be called after something is left uncalled; what is owed is not."""
        found: list[Choice] = []
        for n, (item, _) in enumerate(offers):
            if item in self.owed:
                return tuple(found)
            if n + 1 < len(offers):
                later, held = offers[n + 1]
                found.append(Choice("sink", *fixed((later, *call_fields(later, held[0].called)))))
        return (*found, Choice("sink", One(("the-rest",)), One(cards)))

    # Elder hand calls

    def calling(self, seat: int) -> Choices:
        return self.declaring(seat, self.allowed(seat))

    def do_point(self, seat: int, size: int) -> None:
        self.call(seat, "point", (size, 0))

    def do_sequence(self, seat: int, size: int, rank: str) -> None:
        self.call(seat, "sequence", (size, RANK_NAMES.index(rank)))

    def do_set(self, seat: int, size: int, rank: str) -> None:
        self.call(seat, "set", (size, RANK_NAMES.index(rank)))

    def do_sink(self, seat: int, what: str, *rest: Any) -> None:
        if what == "the-rest":
            self.do_play(seat, *rest)
        else:
            self.verbs[what](self, seat, *rest)

    def call(self, seat: int, item: str, called: Called) -> None:
        """A first call is answered; what is added to one that was good, and what the dealer counts, is not."""
        if seat != self.elder or item == self.item:
            self.good(seat, item, called)
            return
        self.silent(seat, item)
        self.item = item
        self.called = tuple([called if item == one else before for one, before in zip(ITEMS, self.called)])
        self.say(seat, item, *called, law=LAW[item])
        self.claims("holds", (HAND[seat],), item, ">=" if self.sinking else "=", *called)
        self.go("reply", self.dealer)

    def silent(self, seat: int, before: str) -> None:
        """Who sinks nothing has none of the items that he passes, up to this one, and of the last no more than he told:
        all lesser ones are his with the best, and called (002:3438-3440, 3450-3452)."""
        told = [one for one in self.told if one.seat == seat and one.item == self.item != before]
        if told and not self.sinking:
            self.claims("has_told", (HAND[seat],), self.item, *[full(one) for one in told])
        start, end = ITEMS.index(self.item) + 1 if self.item else 0, ITEMS.index(before) if before else len(ITEMS)
        for item in ITEMS[start:end] if not self.sinking else ():
            if item not in self.settled:
                sign = "=" if seat == self.elder else "<="
                self.claims("holds", (HAND[seat],), item, sign, *(self.called[ITEMS.index(item)]))

    # The dealer answers

    def reply(self, seat: int) -> Choices:
        answer = ANSWERS[self.compared(seat)]
        return calls(answer) + (GOOD if self.sinking and answer != "good" else ())

    def compared(self, seat: int) -> int:
        """Whether what the dealer holds is worse, as good or better than what is called just now."""
        size, rank = self.called[ITEMS.index(self.item)]
        own = best(self.item, self.zone[HAND[seat]])
        if self.item == "point" and not rank:
            own = own[0], 0
        return (own > (size, rank)) - (own < (size, rank))

    def do_good(self, seat: int) -> None:
        self.say(seat, "good")
        if not self.sinking:
            self.answered(seat, "<")
        self.good(self.elder, self.item, self.called[ITEMS.index(self.item)])
        self.go("calling", self.elder)

    def do_not_good(self, seat: int) -> None:
        self.say(seat, "not good")
        self.answered(seat, ">")
        self.owed += (self.item,)
        self.go("calling", self.elder)

    def do_equal(self, seat: int) -> None:
        self.say(seat, "equal")
        self.answered(seat, "=")
        if self.item == "point" and not self.called[0][1]:
            self.go("pips", self.elder)
        else:
            self.settled += (self.item,)
            self.say(seat, "neither", self.item, law=LAW["equal"])
            self.go("calling", self.elder)

    def pips(self, seat: int) -> Choices:
        held = self.shown("point", self.called[0], self.zone[HAND[seat]])
        return (Choice("pips", One((sum([PIPS[c.rank] for c in held]),))),)

    def do_pips(self, seat: int, pips: int) -> None:
        self.say(seat, "pips", pips)
        called = self.called[0][0], pips
        self.called = (called, *self.called[1:])
        self.claims("holds", (HAND[seat],), "point", ">=" if self.sinking else "=", *called)
        self.go("reply", self.dealer)

    def answered(self, seat: int, sign: str) -> None:
        """What an answer proves of the hand it came from."""
        self.claims("holds", (HAND[seat],), self.item, sign, *self.called[ITEMS.index(self.item)])

    def holds(self, hand: Cards, item: str, sign: str, size: int, rank: int) -> bool:
        """For statements about a hand: its best of an item, beside so many of this rank; or that it "has" such."""
        if sign == "has":
            return any(one.called == (size, rank) for one in HOLDINGS[item](hand))
        own = best(item, hand)
        if item == "point" and not rank:
            own = own[0], 0
        order = (own > (size, rank)) - (own < (size, rank))
        return order in {"<": (-1,), "<=": (-1, 0), "=": (0,), ">=": (0, 1), ">": (1,)}[sign]

    def has_told(self, hand: Cards, item: str, *told: Called) -> bool:
        """For statements about a hand: it has of an item what was told, the best first, and no more; of the point no
        better."""
        held = HOLDINGS[item](hand)[:1 if item == "point" else None]
        return [one.called for one in held] == sorted(told, reverse=True)

    # What is good

    def good(self, seat: int, item: str, called: Called) -> None:
        """Something declared is good: point and sequences are shown, and all is scored."""
        if seat != self.elder:
            self.silent(seat, item)
            self.owed = tuple([one for one in self.owed if one != item])
        if item not in self.settled:
            self.settled += tuple([one for one in ITEMS[:ITEMS.index(item)] if seat != self.elder
                                   and one not in self.settled]) + (item,)
        self.item = item
        cards = self.shown(item, called, self.zone[HAND[seat]])
        self.say(seat, f"counts {item}", *called)
        if item == "set":
            self.claims("holds", (HAND[seat],), item, "has", *called)
        else:
            self.show(seat, cards, HAND[seat], item)
        self.told += (Told(seat, item, called, () if item == "set" else cards),)
        self.count_item(item, seat, worth(item, called[0]), WHAT[called[0]] if item == "set" else item)

    def shown(self, item: str, called: Called, hand: Cards) -> Cards:
        """The cards of what is called: of a point as many of a suit, with most pips; of a sequence those not yet told.
        Of those alike the first suit's, whole or cut from a longer one: which it is tells nothing of what is sunk."""
        size, rank = called
        gone = {card for one in self.told for card in one.cards if one.item == item}
        held = [one for one in HOLDINGS[item](hand) if one.size >= size and not gone & set(one.cards[:size])]
        fitting = [one for one in held if item == "point" or one.rank == rank]
        if item == "point":
            return max([one.cards[:size] for one in fitting],
                       key=lambda some: (sum([PIPS[c.rank] for c in some]), -some[0].suit))
        return min(fitting, key=lambda one: one.cards[0].suit).cards[:size]

    # The dealer counts

    def counting(self, seat: int) -> Choices:
        return self.declaring(seat, self.allowed(seat))

    def finish_calling(self, seat: int) -> None:
        """Elder hand has called, or the dealer has counted, all that he will."""
        self.silent(seat, "")
        self.item = ""


def full(told: Told) -> Called:
    """What was told, a point with its pips, as it was shown."""
    return (told.called[0], sum([PIPS[c.rank] for c in told.cards])) if told.item == "point" else told.called


def call_fields(item: str, called: Called) -> Tokens:
    """What is said of it: of a point its number, else the number and the rank."""
    return (called[0],) if item == "point" else (called[0], RANK_NAMES[called[1]])


def fixed(fields: Tokens) -> tuple[One, ...]:
    """Fields that can have but these values."""
    return tuple([One((f,)) if isinstance(f, str) else One((int(f),)) for f in fields])


def call(item: str, called: Called) -> Choice:
    """The choice of just this call."""
    return Choice(item, *fixed(call_fields(item, called)))
