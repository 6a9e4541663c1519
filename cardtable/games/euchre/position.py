"""Moments of Euchre as one player sees them, from as little as a book tells: for its cases, lessons and blunders."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from cardtable.cards import Card, Cards
from cardtable.games.euchre.book.table import NUMERALS, Table, lone_is_void_of
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.game import GAME, PLAYERS
from cardtable.games.euchre.match import EuchreMatch
from cardtable.games.euchre.rules import LAYOUT, Euchre
from cardtable.games.euchre.scoring import ALL
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View

TRIES = 3000                                     # deals in which it is looked for what is told
QUIET = 400                                      # the first of them, in which nothing else is to have happened
Held = Mapping[int, Cards]                       # by seat
Laid = list[tuple[int, Card]]                    # in order, each card with the seat from which it came
UNASKED = ("leave", "forgo")                     # said by who is asked and of whom nothing is told


class NoPosition(ValueError):
    """What is told contradicts itself, or cannot be found; the message says how."""


class Unfit(Exception):
    """A deal in which something is otherwise than it is told."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a player holds, who is to act, and what he has heard and seen.

    Everything is lawful, and all that nobody tells lies and falls at random, always alike; where that can be,
    small cards fell to earlier tricks, and nobody showed what is not told.  But a side that has won no trick leads if the book says
    so, though the rules would give the lead to another.
    """

    hand: Cards                                  # his, the turned card among it if it is his
    turned: Card
    said: tuple[str, ...] = ()                   # in turn, as records have it: "pass", "order together"
    seat: int = 0                                # 0 is eldest hand, the last the dealer
    phase: str = "play"                          # as in the rules
    hands: Mapping[int, Cards] = field(default_factory=dict)         # what others are known to hold
    taken: tuple[int, int] = (0, 0)              # tricks, of his party and of the others
    spent: Cards = ()                            # what he himself has played to earlier tricks, if it is told
    void: frozenset[int] = frozenset()           # the suits that the lone player is seen to be without
    lies: Cards = ()                             # the trick as it lies; his own lead, where he is to name a card
    score: tuple[int, ...] = ()                  # by side, eldest hand's first; () is love all
    options: Mapping[str, Value] = field(default_factory=dict)
    threw: Mapping[int, Cards] = field(default_factory=dict)         # by seat, what it threw on other suits
    earlier: tuple[tuple[tuple[int, Card], ...], ...] = ()           # the first tricks card by card, if they are told
    trumped: frozenset[int] = frozenset()        # the seats that have played a trump to earlier tricks
    led_all: bool = False                        # whether he himself led to every earlier trick

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        match, deal, knowledge = self.found()
        deal.tell = None
        return View(GAME.name, self.seat, match.view(self.seat), knowledge)

    def deal(self) -> Euchre:
        """One deal in which all is so, the hands of all known."""
        deal = self.found()[1]
        deal.tell = None
        return deal

    def found(self) -> tuple[EuchreMatch, Euchre, Knowledge]:
        """The first of many random deals in which all is as it is told."""
        laid, why = self.laid(), ""
        kept = self.kept(laid)
        for n in range(TRIES):
            try:
                return self.tried(kept, laid, Random(n), n < QUIET)
            except Unfit as unfit:
                why = str(unfit)
        raise NoPosition(f"no deal of {TRIES} is as it is told; in the last {why}")

    def tried(self, kept: Held, laid: Laid, rng: Random, quiet: bool) -> tuple[EuchreMatch, Euchre, Knowledge]:
        """A random deal, played to this moment; Unfit if it does not lead there."""
        match, deal = self.begun()
        knowledge = Knowledge(deal.eyes(self.seat), deal.pack, len(LAYOUT))
        deal.tell = knowledge.note
        deal.do_shuffle(NATURE, *self.order(deal, kept, rng))
        self.speak(deal, kept, rng)
        for n in range(sum(self.taken)):
            if n < len(self.earlier):
                self.told(deal, self.earlier[n])
            else:
                self.trick(deal, kept, rng, quiet)
        self.lay(deal, laid)
        self.agrees(deal, quiet)
        return match, deal, knowledge

    def begun(self) -> tuple[EuchreMatch, Euchre]:
        """A match with this deal before it."""
        match = GAME.match({"form": "four", **self.options})
        assert isinstance(match, EuchreMatch)
        seats = PLAYERS[str(match.options["form"])]
        match.inner = match.dealt(seats - 1, [0] * seats, self.score)
        deal = match.deal()
        assert isinstance(deal, Euchre)
        return match, deal

    # The cards

    def laid(self) -> Laid:
        """The trick as it lies, each card with the seat from which it came."""
        if not self.lies or self.phase == "naming":
            return [(self.seat, card) for card in self.lies]
        _, deal = self.begun()
        deal.do_shuffle(NATURE, *self.order(deal, {}, Random(0)))
        self.speak(deal, {}, Random(0))
        going = [(self.seat - n) % deal.seats for n in range(deal.seats - 1, 0, -1)]
        return list(zip([seat for seat in going if seat not in deal.out][-len(self.lies):], self.lies, strict=True))

    def kept(self, laid: Laid) -> Held:
        """By seat, what is still to be there at this moment: hands, and the trick as it lies."""
        found = {**self.hands, self.seat: self.hand}
        for seat, card in laid:
            found[seat] = tuple(dict.fromkeys((*found.get(seat, ()), card)))
        named = [card for some in found.values() for card in some]
        played = sum(self.taken) + sum([seat == self.seat for seat, _ in laid])
        if len(self.hand) + played != ALL:
            raise NoPosition(f"{len(self.hand)} cards are too many or too few after {played}")
        if len(set(named)) < len(named):
            raise NoPosition(f"these cards cannot lie so: {' '.join(map(str, named))}")
        return found

    def order(self, deal: Euchre, kept: Held, rng: Random) -> Cards:
        """A pack that deals these cards, and others at random."""
        own = {**kept, self.seat: (*kept.get(self.seat, ()), *self.spent)}
        for seat, card in [*[one for trick in self.earlier for one in trick],
                           *[(seat, card) for seat, thrown in self.threw.items() for card in thrown]]:
            own[seat] = tuple(dict.fromkeys((*own.get(seat, ()), card)))
        named = {card for some in own.values() for card in some} | {self.turned}
        rest = [card for card in deal.pack if card not in named]
        rng.shuffle(rest)
        rows = []
        for seat in range(deal.seats):
            row = [card for card in own.get(seat, ()) if card is not self.turned]
            rows.append([*row, *[rest.pop() for _ in range(ALL - len(row))]])
        packets = [slice(sum(deal.packets[:n]), sum(deal.packets[:n + 1])) for n in range(len(deal.packets))]
        return (*[card for packet in packets for row in rows for card in row[packet]], self.turned, *rest)

    # What was said and played

    def speak(self, deal: Euchre, kept: Held, rng: Random) -> None:
        """All that is said, and the dealer's discard, which keeps what he is told to hold."""
        words = list(self.said)
        while deal.phase not in ("play", "naming", self.phase) or words:
            seat = deal.must[0]
            if deal.phase == "discarding":
                spare = [card for card in deal.playable(seat) if card not in kept.get(seat, ())]
                deal.apply(seat, Move(("discard", rng.choice(sorted(spare)))))
                continue
            asked = deal.phase in ("superseding", "opposing", "naming")
            told = words and (not asked or words[0].split()[0] in ("supersede", "oppose", "call", *UNASKED))
            if told:
                move = Move.read(words.pop(0))
            elif asked:
                move = Move((UNASKED[deal.phase == "naming"],))
            else:
                raise NoPosition(f"nothing is told of what seat {seat} said, {deal.phase}")
            if deal.refusal(seat, move) is not None:
                raise NoPosition(f"seat {seat} cannot have said {move}")
            deal.apply(seat, move)

    def told(self, deal: Euchre, trick: tuple[tuple[int, Card], ...]) -> None:
        """An earlier trick of which all is known."""
        if deal.phase == "play" and not deal.history:
            deal.lead_off(trick[0][0])
        for seat, card in trick:
            self.pass_over(deal)
            if deal.must != (seat,) or deal.phase != "play" or card not in deal.allowed(seat):
                raise Unfit(f"seat {seat} cannot have played the {card.name}")
            deal.apply(seat, Move(("play", card)))

    def trick(self, deal: Euchre, kept: Held, rng: Random, quiet: bool) -> None:
        """An earlier trick, of cards that nobody is told to hold still."""
        if self.led_all and not deal.history:
            deal.lead_off(self.seat)
        for _ in range(deal.playing()):
            self.pass_over(deal)
            seat = deal.must[0]
            able = [card for card in deal.allowed(seat) if card not in kept.get(seat, ())]
            if seat == self.seat and self.spent:
                able = [card for card in able if card is self.spent[sum(deal.taken)]]
            if seat in self.threw:
                able = self.thrown(deal, seat, able)
            if quiet and not (seat == self.seat and self.spent):
                able = [card for card in able if str(card)[0] in NUMERALS] or able
            if not able or deal.phase != "play":
                raise Unfit(f"seat {seat} has nothing to play to trick {sum(deal.taken) + 1}")
            deal.apply(seat, Move(("play", rng.choice(able))))
        if deal.tricks(deal.party[self.seat]) > self.taken[0] or \
                sum(deal.taken) - deal.tricks(deal.party[self.seat]) > self.taken[1]:
            raise Unfit("others have the tricks")

    def thrown(self, deal: Euchre, seat: int, able: list[Card]) -> list[Card]:
        """What he threw goes to other suits than its own: now if that can be, in the order told."""
        led = ORDER.suit(deal.on_table()[0], deal.trump) if deal.on_table() else -1
        first = next((card for card in self.threw[seat] if card in able), None)
        if first is not None and led >= 0 and ORDER.suit(first, deal.trump) != led:
            return [first]
        return [card for card in able if card not in self.threw[seat]]

    def pass_over(self, deal: Euchre) -> None:
        """Nobody names a card, unless it is this that is to be decided."""
        if deal.phase == "naming" and self.phase != "naming":
            deal.apply(deal.must[0], Move(("forgo",)))

    def lay(self, deal: Euchre, laid: Laid) -> None:
        """The trick as it lies."""
        first = laid[0][0] if laid else self.seat
        if deal.phase == "play" and not deal.tricks(deal.party[first]):
            deal.lead_off(first)
        for seat, card in laid:
            self.pass_over(deal)
            if deal.must != (seat,) or deal.phase != "play" or card not in deal.allowed(seat):
                raise Unfit(f"seat {seat} cannot play the {card.name}")
            deal.apply(seat, Move(("play", card)))
        self.pass_over(deal)
        if deal.phase != self.phase or self.seat not in deal.must:
            raise Unfit(f"it is seat {deal.must} to act, {deal.phase}")

    def agrees(self, deal: Euchre, quiet: bool) -> None:
        """Unfit where earlier tricks have not shown all that is told of them, or while `quiet` more than that."""
        if any(card in deal.playable(seat) for seat, thrown in self.threw.items() for card in thrown):
            raise Unfit("not all was thrown that was to be")
        if not self.trumped <= {seat for seat, card, _ in deal.history if ORDER.suit(card, deal.trump) == deal.trump}:
            raise Unfit("somebody has not played the trump that he was to play")
        if not self.void <= lone_is_void_of(deal):
            raise Unfit("the lone player has not shown that he is without those suits")
        if quiet and self.taken != (0, 0) and not self.earlier:
            table, partner = Table(deal, self.seat), deal.partner(self.seat)
            if not lone_is_void_of(deal) <= self.void or not self.threw and table.thrown_high() \
                    or deal.trump in table.void(partner) and deal.lone < 0:
                raise Unfit("more has happened than is told")
