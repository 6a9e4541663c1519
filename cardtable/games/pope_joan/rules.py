"""Pope Joan, one deal, and the last round that clears the tray (002:4486-4599)."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.games.pope_joan.laws import CODE, LAW
from cardtable.games.pope_joan.tray import (
    COMPARTMENTS,
    DIAMONDS,
    DRESS,
    FOLLOWING,
    GAME,
    INTRIGUE,
    MATRIMONY,
    PACK,
    POPE,
    POPE_CARD,
    honour,
    takes,
    turned_up,
)
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, One, Order
from cardtable.rules.zones import Layout

MOST_SEATS = 8
LAYOUT = Layout(MOST_SEATS)
STOCK = LAYOUT.one("stock")
EXTRA = LAYOUT.one("extra hand")
TURN_UP = LAYOUT.one("turn-up", sees="all")
RUN = LAYOUT.one("run", sees="all")
HAND = LAYOUT.each("hand")
PLAYED = LAYOUT.each("played", sees="all")
for _name in COMPARTMENTS:
    LAYOUT.pot(_name)

SHUFFLE = (Choice("shuffle", Order(PACK)),)
QUEEN, KING, KNAVE = 10, 11, 9                   # by rank


class PopeJoan(Deal):
    """Every seat for itself; the player at the dealer's left leads."""

    layout, pack, code = LAYOUT, PACK, CODE.name

    def begin(self) -> None:
        self.trump = -1
        self.by_run: tuple[tuple[int, Card], ...] = ()       # who played which card of the run on the table
        self.excused = -1                        # the seat that has shown Pope, and pays for no cards

    # 1. The dealer dresses the tray; all cards but the last are dealt, an extra hand among them

    def shuffle(self, seat: int) -> Choices:
        return SHUFFLE

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for pot, coins in DRESS.items():
            self.pay(coins, self.player[self.dealer], pot, "dressing", LAW["dressing"])
        hands = [HAND[s] for s in self.round(self.left(self.dealer))] + [EXTRA]
        for n in range(len(order) - 1):
            self.draw(1, STOCK, hands[n % len(hands)], self.dealer, motions.DEALT)
        self.draw(1, STOCK, TURN_UP, self.dealer, motions.TURNED)
        self.open()

    def open(self) -> None:
        """The turn-up lies there: trumps, what the dealer takes for it, and the lead at his left."""
        turned, = self.zone[TURN_UP]
        self.trump = turned.suit
        taken = turned_up(turned)
        if taken is not None:
            self.sweep(taken, self.dealer, "turn-up")
        self.go("lead", self.left(self.dealer))

    # 2. The lead, and the run that follows of itself: nobody may hold back

    def lead(self, seat: int) -> Choices:
        return (Choice("play", One(self.zone[HAND[seat]])),)

    def faults(self, seat: int) -> Choices:
        """A card played by who is not to lead: to the run that lies there, or before the first lead."""
        if self.phase != "lead" or seat in self.must or not self.zone[HAND[seat]]:
            return ()
        law = CODE.law(LAW["following" if self.by_run else "lead"])
        return (Choice("play", One(self.zone[HAND[seat]]), law=law),)

    def do_play(self, seat: int, led: Card) -> None:
        self.clear_run()
        card: Card | None = led
        while card:
            self.fall(seat, card)
            if not self.zone[HAND[seat]]:
                self.out(seat)
                return
            card = FOLLOWING.get(card)
            holder = next((s for s in range(self.seats) if card in self.zone[HAND[s]]), None)
            if holder is None:
                break
            seat = holder
        if card:
            absent = card
            for s in range(self.seats):
                self.lacks(HAND[s], lambda: (absent,))
        self.say(seat, "stop", law=LAW["stop"])
        self.must = (seat,)

    def fall(self, seat: int, card: Card) -> None:
        """A card is played, and takes what belongs to it."""
        self.shift((card,), HAND[seat], RUN, seat, motions.PLAYED)
        for pot in takes(card, self.trump, self.fallen(seat)):
            self.sweep(pot, seat, "matrimony" if pot == MATRIMONY else "intrigue" if pot == INTRIGUE else "honours")
        self.by_run += ((seat, card),)

    def fallen(self, seat: int) -> Cards:
        """What a seat has played in this deal."""
        return self.zone[PLAYED[seat]] + tuple([c for s, c in self.by_run if s == seat])

    def clear_run(self) -> None:
        """Before a new lead the cards of the last run go before who played them."""
        for seat in range(self.seats):
            own = tuple([c for s, c in self.by_run if s == seat])
            if own:
                self.shift(own, RUN, PLAYED[seat], seat, motions.GATHERED)
        self.by_run = ()

    def sweep(self, pot: int, seat: int, law: str) -> None:
        """All the counters of a compartment to a seat."""
        self.pay(self.purse[pot], pot, self.player[seat], COMPARTMENTS[-1 - pot], LAW[law])

    # 3. Out (002:4546-4555)

    def out(self, winner: int) -> None:
        self.say(winner, "out", law=LAW["out"])
        self.sweep(GAME, winner, "out")
        for s in self.round(self.left(winner))[:-1]:
            self.pay_for_cards(s, winner, LAW["out"])
        self.end()

    def pay_for_cards(self, seat: int, winner: int, law: int) -> None:
        """A counter for each card left, unless Pope is among them."""
        if POPE_CARD in self.zone[HAND[seat]]:
            self.excused = seat
            self.show(seat, (POPE_CARD,), HAND[seat], "pope")
        else:
            self.pay(len(self.zone[HAND[seat]]), self.player[seat], self.player[winner], "cards left", law)

    def do_resign(self, seat: int) -> None:
        """Nobody goes out, and the last round follows (our rule).  The counter in game returns to the dealer who put it
        there; who gives up pays for his cards to who was nearest to going out, so that he escapes nothing by it."""
        law = LAW["giving up"]
        self.say(seat, "resign", law=law)
        self.pay(self.purse[GAME], GAME, self.player[self.dealer], "game", law)
        others = self.round(self.left(seat))[:-1]
        self.pay_for_cards(seat, min(others, key=lambda s: len(self.zone[HAND[s]])), law)
        self.resigned = self.side[seat]
        self.end()


class LastRound(PopeJoan):
    """Face up, without extra hand, diamonds trumps: to clear the tray (002:4591-4599)."""

    def rights(self, seat: int) -> Choices:
        return ()                                # nothing is left to give up, and the tray must be cleared

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        self.trump = DIAMONDS
        for n in range(len(order)):
            self.draw(1, STOCK, PLAYED[self.left(self.dealer, n + 1)], self.dealer, motions.DEALT)
        for card in order:
            pot = POPE if card is POPE_CARD else honour(card, DIAMONDS)
            if pot is not None:
                self.sweep(pot, self.holder(card.rank), "last round")
        queen = self.holder(QUEEN)
        for pot, other in ((MATRIMONY, KING), (INTRIGUE, KNAVE)):
            seat = self.holder(other)
            half = f"half of {COMPARTMENTS[-1 - pot]}" if seat != queen else COMPARTMENTS[-1 - pot]
            other_half = self.purse[pot] // 2 if seat != queen else 0    # the odd counter is the queen's
            self.pay(other_half, pot, self.player[seat], half, LAW["last round"])
            self.pay(self.purse[pot], pot, self.player[queen], half, LAW["last round"])
        self.end()

    def holder(self, rank: int) -> int:
        """Who was dealt the diamond of this rank."""
        return next(s for s in range(self.seats) for c in self.zone[PLAYED[s]] if c.suit == DIAMONDS and c.rank == rank)
