"""Écarté, one deal (000:250-1149; 002:1845-2329).  Laws by Cavendish's numbers, which Hoyle shares."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.cards import Card, Cards, cards, mask, pack, ranking
from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.games.ecarte.laws.codes import CODES
from cardtable.rules import motions
from cardtable.rules.claims import all_tricks
from cardtable.rules.deal import RESIGN, Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Choice, Choices, Move, One, Order, Some, calls
from cardtable.rules.terms import Terms
from cardtable.rules.tricks import proves_absent, wins
from cardtable.rules.zones import Layout

PACK = pack("789TJQKA")
ORDER = ranking("789TAJQK")         # the ace between knave and ten, trumps included
KINGS = cards("KC KD KH KS")        # by suit
PACKETS = {"two-three": (2, 3), "three-two": (3, 2)}


def cloth(seats: int) -> Layout:
    """The zones; two seats hold cards, further seats are backers'."""
    layout = Layout(seats)
    layout.one("stock")
    layout.one("turn-up", sees="all")
    layout.one("trick", sees="all")
    layout.each("hand", seats=2)
    layout.each("discard", seats=2)                  # law 28: remembered, but not looked at again
    layout.each("tricks won", sees="all", seats=2)
    layout.pot("pool")
    for _ in range(2):
        layout.pot("stakes")
    return layout


LAYOUT = cloth(2)
STOCK, TURN_UP, TRICK = 0, 1, 2
HAND, DISCARD, WON = (3, 4), (5, 6), (7, 8)
POOL, STAKES = -1, (-2, -3)

KING, POINT, VOLE, PENALTY = 1, 1, 2, 2
REFUSED, ALONE = "point, cards refused", "point, played alone"      # by the dealer; by elder hand, without proposing

PACKET_ORDER = (Choice("packets", One(tuple(PACKETS))),)
SHUFFLE = (Choice("shuffle", Order(PACK)),)
PROPOSE, STAND, ANSWER = calls("propose", "stand"), calls("stand"), calls("accept", "refuse")
ANSWER_SHORT = calls("accept", "accept-if-enough", "refuse")
ANNOUNCE = calls("king")
RIGHTS = RESIGN + calls("concede", "claim")
LAWS = {name: {law.number: law for law in CODES[name].laws} for name in ("cavendish-1886", "hoyle-1909")}


def lawful(hand: Cards, led: Card, trump: int) -> Cards:
    """000:1074-1090: win in the suit led; else follow; else trump; else anything."""
    suit = tuple([c for c in hand if c.suit == led.suit])
    if suit:
        return tuple([c for c in suit if ORDER[c.rank] > ORDER[led.rank]]) or suit
    return tuple([c for c in hand if c.suit == trump]) or hand


def supply(stock: int, elder_wants: int, dealer_wants: int, conditional: bool) -> tuple[bool, int, int]:
    """Law 38: whether the proposal stands accepted, and how many each is given from a stock of so many."""
    if elder_wants + dealer_wants <= stock:
        return True, elder_wants, dealer_wants
    return (False, 0, 0) if conditional else (True, min(elder_wants, stock), 0)


def reckon(tricks: tuple[int, int], pays_two: int, offenders: tuple[int, ...] = ()) -> tuple[int, int, str, int]:
    """Winner, points, what for and law, from the tricks by seat, who risks two points, and who have revoked or
    announced falsely without its being mended (laws 25, 43)."""
    winner = int(tricks[1] > tricks[0])
    if winner in offenders:
        reduced = tricks[1 - winner] == 0 or pays_two == 1 - winner
        return winner, int(reduced), "point, after an offence", 43
    if tricks[1 - winner] == 0:
        return winner, VOLE, "vole", 48                             # never three, even from one who pays two
    if pays_two == 1 - winner:
        return winner, PENALTY, REFUSED, 49
    return winner, POINT, "point", 48


@dataclass(frozen=True)
class EcarteTerms(Terms):
    """How it is played."""

    points: int = 5
    packets: tuple[str, str] = ("two-three", "two-three")         # by seat, "" where the dealer may choose
    code: str = "cavendish-1886"
    hands_mark: bool = False             # under strict laws hands mark what is won,
    ledger: Ledger = NEW                 # and what they have marked, and had to
    drawn: bool = True                   # a card too many is drawn by its back; in older games it is the first


class Ecarte(Deal):
    """Seat `dealer` deals, the other is elder hand."""

    layout, pack, goal = LAYOUT, PACK, 5
    scored = stops = capped = True
    late = 4                             # with fewer cards nobody can announce the king any more

    agrees_on = EcarteTerms
    terms: EcarteTerms

    def begin(self) -> None:
        terms = self.terms
        self.goal, self.packets, self.code = terms.points, terms.packets, terms.code
        self.trump = -1
        self.proposals = 0                      # made so far in this deal
        self.pays_two = -1                      # the seat that risks two points by refusing cards (law 49)
        self.leader = self.elder = 1 - self.dealer
        self.first: tuple[Card | None, Card | None] = (None, None)      # the first card each has played
        self.announced: tuple[int, ...] = ()    # seats that have announced the king
        self.offenders: tuple[int, ...] = ()    # whose marks are reduced (strict laws only)
        if not terms.packets[self.dealer]:
            self.go("packets_choice", self.dealer)

    # 1. The deal and the turn-up

    def packets_choice(self, seat: int) -> Choices:
        return PACKET_ORDER

    def do_packets(self, seat: int, order: str) -> None:
        """Law 8: as he deals first, so he deals throughout the game."""
        self.packets = (order, self.packets[1]) if seat == 0 else (self.packets[0], order)
        self.say(seat, "packets", order, law=8)
        self.go("shuffle", NATURE)

    def shuffle(self, seat: int) -> Choices:
        return SHUFFLE

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        self.deal_out()

    def deal_out(self) -> None:
        """The stock goes to the hands, in packets."""
        for n in PACKETS[self.packets[self.dealer]]:
            self.draw(n, STOCK, HAND[self.elder], self.dealer, motions.DEALT)
            self.draw(n, STOCK, HAND[self.dealer], self.dealer, motions.DEALT)
        self.turn_up()

    def turn_up(self) -> None:
        """Trumps are made, and elder hand speaks."""
        self.draw(1, STOCK, TURN_UP, self.dealer, motions.TURNED)
        self.trump_turned()

    def trump_turned(self) -> None:
        """It lies there."""
        turned, = self.zone[TURN_UP]
        self.trump = turned.suit
        self.go("proposal", self.elder)
        if turned is KINGS[self.trump]:
            self.king_turned()

    def king_turned(self) -> None:
        self.mark(self.dealer, KING, "king turned up", law=22)

    # 2. The non-dealer proposes or plays

    def proposal(self, seat: int) -> Choices:
        return PROPOSE if self.zone[STOCK] else STAND

    def do_propose(self, seat: int) -> None:
        self.proposals += 1
        self.say(seat, "propose")
        self.go("answer", self.dealer)

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stand", self.proposals)
        if not self.proposals:
            self.pays_two = self.elder
        self.go("play", self.elder)

    # 3. The dealer accepts or refuses

    def answer(self, seat: int) -> Choices:
        return ANSWER if len(self.zone[STOCK]) >= 10 else ANSWER_SHORT      # law 38

    def do_refuse(self, seat: int) -> None:
        self.say(seat, "refuse")
        if self.proposals == 1:
            self.pays_two = self.dealer
        self.go("play", self.elder)

    def do_accept(self, seat: int) -> None:
        self.say(seat, "accept")
        self.go("exchange", self.elder)

    def do_accept_if_enough(self, seat: int) -> None:
        self.say(seat, "accept-if-enough", law=38)
        self.go("exchange", self.elder, self.dealer)

    # 4. The exchange: non-dealer one to five, dealer none to five

    def exchange(self, seat: int) -> Choices:
        least = 1 if seat == self.elder else 0
        return (Choice("discard", Some(self.zone[HAND[seat]], least, min(5, len(self.zone[STOCK])))),)

    def do_discard(self, seat: int, *thrown: Card) -> None:
        self.change(seat, thrown)
        if seat == self.elder:
            self.go("exchange", self.dealer)
        else:
            self.go("proposal", self.elder)

    def change(self, seat: int, thrown: Cards) -> None:
        self.say(seat, "discard", len(thrown))
        if thrown:
            self.shift(thrown, HAND[seat], DISCARD[seat], seat, motions.DISCARDED)
            self.draw(len(thrown), STOCK, HAND[seat], seat)

    def together(self, answers: list[tuple[int, Move]]) -> None:
        """Law 38: accepted if there are cards enough; else the hands are played as they are."""
        thrown: dict[int, Any] = {seat: move[1:] for seat, move in answers}
        elder, dealer = thrown[self.elder], thrown[self.dealer]
        accepted, _, _ = supply(len(self.zone[STOCK]), len(elder), len(dealer), conditional=True)
        if accepted:
            self.change(self.elder, elder)
            self.change(self.dealer, dealer)
            self.go("proposal", self.elder)
        else:
            self.say(self.dealer, "not enough", len(elder), len(dealer), law=38)
            self.go("play", self.elder)

    # 5. The play, and the king announced

    def play(self, seat: int) -> Choices:
        hand, trick = self.zone[HAND[seat]], self.zone[TRICK]
        return (Choice("play", One(lawful(hand, trick[0], self.trump) if trick else hand)),)

    def do_play(self, seat: int, card: Card) -> None:
        self.shift((card,), HAND[seat], TRICK, seat, motions.PLAYED)
        trick = self.zone[TRICK]
        if self.first[seat] is None:
            self.first = (card, self.first[1]) if seat == 0 else (self.first[0], card)
        if len(trick) == 1:
            self.leader = seat
            self.must = (1 - seat,)
            return
        self.lacks(HAND[seat], lambda: proves_absent(lawful, PACK, card, trick[0], self.trump))
        self.leader ^= wins(trick, self.trump, ORDER)
        self.take_trick()

    def take_trick(self) -> None:
        winner = self.leader
        self.shift(self.zone[TRICK], TRICK, WON[winner], winner, motions.TOOK)
        if self.zone[HAND[winner]]:
            self.must = (winner,)
        else:
            self.close("count")

    def may(self) -> tuple[int, ...]:
        if self.phase != "play" or len(self.zone[HAND[self.dealer]]) < self.late:
            return ()
        return tuple([s for s in (0, 1) if self.in_time(s)])

    def in_time(self, seat: int) -> bool:
        """Whether this seat may still announce the king.  Uses only what lies open."""
        return not self.announced and self.before_time(seat)

    def before_time(self, seat: int) -> bool:
        """Laws 23, 24: before his first card; if that is the king, until the next card is played to it
        (non-dealer) or he plays his second (dealer)."""
        left = len(self.zone[HAND[seat]])
        if left == 5:
            return True
        return left == 4 and self.first[seat] is KINGS[self.trump] and (
            seat == self.dealer or self.first[self.dealer] is None)

    def asides(self, seat: int) -> Choices:
        return ANNOUNCE if self.has_king(seat) else ()

    def has_king(self, seat: int) -> bool:
        king = KINGS[self.trump]
        return king in self.zone[HAND[seat]] or king is self.first[seat]

    def holds_trumps(self, hand: Cards, number: int) -> bool:
        """For statements about a hand: it holds so many trumps."""
        return sum([c.suit == self.trump for c in hand]) == number

    def faults(self, seat: int) -> Choices:
        """What the laws forbid though the cards would allow it."""
        law = LAWS[self.code]
        wrong: Choices = ()
        if self.phase == "play" and self.in_time(seat):
            wrong += (Choice("king", law=law[25]),)
        if self.phase == "play" and self.zone[HAND[seat]]:
            if seat in self.must:
                wrong += (Choice("play", One(self.zone[HAND[seat]]), law=law[43]),)
            elif not self.zone[TRICK]:
                wrong += (Choice("play", One(self.zone[HAND[seat]]), law=law[40]),)
        return wrong

    def do_king(self, seat: int) -> None:
        self.announced += (seat,)
        king = KINGS[self.trump]
        self.say(seat, "king")
        if king in self.zone[HAND[seat]] and not self.strict:            # under strict laws he is taken at his word
            self.show(seat, (king,), HAND[seat], "king")
        self.mark(seat, KING, "king", law=23)

    # Abandoning and claiming (law 42)

    def rights(self, seat: int) -> Choices:
        return RIGHTS if self.phase == "play" and self.zone[HAND[0]] and seat < 2 else RESIGN

    def do_concede(self, seat: int) -> None:
        self.say(seat, "concede", law=42)
        self.rest_to(1 - seat)

    def do_claim(self, seat: int) -> None:
        self.say(seat, "claim", law=42)
        self.show(seat, self.zone[HAND[seat]], HAND[seat], "claim")
        self.rest_to(seat)

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        return self.must == (seat,) and all_tricks(
            mask(self.zone[HAND[seat]]), may[HAND[1 - seat]], len(self.zone[HAND[1 - seat]]),
            self.zone[TRICK][0] if self.zone[TRICK] else None, self.trump, ORDER, lawful)

    def rest_to(self, winner: int) -> None:
        for zone in (TRICK, *HAND):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, WON[winner], winner, motions.TOOK)
        self.close("count")

    # 6. The score (000:556-583, 1094-1119)

    def tricks(self) -> tuple[int, int]:
        """By seat, when all is played."""
        return len(self.zone[WON[0]]) // 2, len(self.zone[WON[1]]) // 2

    def count(self) -> None:
        winner, points, what, law = reckon(self.tricks(), self.pays_two, self.offenders)
        if what == REFUSED and self.pays_two == self.elder:
            what = ALONE
        if points:
            self.mark(winner, points, what, law)
        self.end()
