"""Piquet, one deal (002:3356-3798); no code of laws is given, so articles are the book's own paragraphs."""
from __future__ import annotations

from cardtable.cards import Card, Cards, pack
from cardtable.families.tricks.order import Order
from cardtable.games.piquet.laws import LAW
from cardtable.games.piquet.rules import reckoning
from cardtable.games.piquet.rules.dialogue import ITEMS, Dialogue
from cardtable.games.piquet.rules.exchange import CLOTH, DISCARD, HAND, LEFT, SEEN, STOCK, TRICK
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.reckoning import LIMIT, PIQUE, REPIQUE, Entry
from cardtable.rules.moves import Choice, Choices, One

PACK = pack("789TJQKA")
PACKETS = {2: (2,) * 6, 3: (3,) * 4}


class Piquet(Dialogue):
    """Seat `dealer` deals, the other is elder hand.

    In a partie all is marked as it is told.  Where a `goal` may end the deal, nothing is marked before whatever
    precedes it in the order of counting.
    """

    pack, order = PACK, Order(ORDER)
    scored = stops = True

    def begin(self) -> None:
        super().begin()
        self.goal, self.packets = self.terms.goal, PACKETS[self.terms.packets]
        self.brought = tuple(self.score)         # what each side had before this deal
        self.number = self.terms.number                     # of the deal in its partie
        self.entries: tuple[Entry, ...] = ()     # marked, of the hand
        self.pending_entries: tuple[Entry, ...] = ()     # told, and still to be marked
        self.lead_pending = False                # elder hand's one for his first lead is still to be marked
        self.plays: tuple[int, int] = (0, 0)     # points of play, by seat
        self.bonus: Entry | None = None          # repique or pique, once it is made

    # The order of counting

    @property
    def unsettled(self) -> tuple[str, ...]:
        """The items of which it is not known yet who scores them."""
        return tuple([item for item in ITEMS if item not in self.settled])

    def count_item(self, item: str, seat: int, points: int, what: str) -> None:
        self.pending_entries += (Entry(item, seat, points, what),)
        self.mark_hands()

    def mark_hands(self) -> None:
        """Marks what is told and due; with it a repique.  The dealer may have lesser ones of what he is counting."""
        open_items = {*self.unsettled, *((self.item,) if self.phase == "counting" else ())}
        for entry in reckoning.in_order(self.pending_entries):
            before = reckoning.ORDER_OF_COUNTING[:reckoning.ORDER_OF_COUNTING.index(entry.item)]
            if self.goal is not None and open_items & set(before):
                return
            self.pending_entries = tuple([one for one in self.pending_entries if one is not entry])
            self.entries += (entry,)
            self.mark(entry.seat, entry.points, entry.what, LAW[entry.item if entry.item in ITEMS else "blanche"])
            self.mark_repique()

    def mark_repique(self) -> None:
        seat = reckoning.repique(self.entries, self.unsettled)
        if seat is not None and not self.bonus and not self.over:
            self.add_bonus(seat, REPIQUE, "repique")

    def in_hand(self, seat: int) -> int:
        """What a seat has counted in hand."""
        return reckoning.in_hand(self.entries, seat)

    def play_point(self, seat: int, what: str = "play") -> None:
        """A point of play, for a lead or a trick won, or that of the last trick; it may complete a pique."""
        self.plays = (self.plays[0] + (seat == 0), self.plays[1] + (seat == 1))
        self.mark(seat, 1, what, LAW["last" if what == "last trick" else "play"])
        self.mark_pique()

    def mark_pique(self) -> None:
        elder, dealer = self.in_hand(self.elder), self.in_hand(self.dealer) + self.plays[self.dealer]
        if not self.unsettled and not self.bonus and not dealer and elder < LIMIT <= elder + self.plays[self.elder] \
                and not self.over:
            self.add_bonus(self.elder, PIQUE, "pique")

    def add_bonus(self, seat: int, points: int, what: str) -> None:
        """A repique or a pique."""
        self.bonus = Entry("", seat, points, what)
        self.mark(seat, points, what, LAW[what])

    def made(self, seat: int) -> int:
        """What a seat has marked in this deal, the cards apart, as it says after every card."""
        bonus = self.bonus.points if self.bonus and self.bonus.seat == seat else 0
        return self.in_hand(seat) + self.plays[seat] + bonus

    # The play

    def allowed(self, seat: int) -> Cards:
        """A suit that was named must be led."""
        some = super().allowed(seat)
        named = tuple([c for c in some if c.suit == self.named])
        return named if self.phase == "calling" and named else some

    def faults(self, seat: int) -> Choices:
        """A card out of turn, one before all is called, one that does not follow, or another suit than was named."""
        hand = self.zone[HAND[seat]] if self.phase in ("calling", "counting", "play") else ()
        lawful = self.allowed(seat) if hand else ()
        if not hand:
            return ()
        if seat not in self.must:
            return (Choice("play", One(hand), law=self.law("turn")),)
        if self.phase != "play" and self.offers(seat):
            return (Choice("play", One(hand), law=self.book.law(LAW[self.phase])),)
        wrong = tuple([c for c in hand if c not in lawful])
        law = self.book.law(LAW["named"]) if self.phase == "calling" else self.law("follow")
        return (Choice("play", One(wrong), law=law),) if wrong else ()

    def do_play(self, seat: int, card: Card) -> None:
        phase = self.phase
        if phase in ("calling", "counting"):
            self.finish_calling(seat)
        if phase == "counting":
            self.settle_hands()
        super().do_play(seat, card)
        if phase == "calling":
            self.demand()
            self.go("counting", self.dealer)

    def settle_hands(self) -> None:
        """What nobody has called is nobody's; then what had to wait is marked."""
        self.settled += self.unsettled
        self.mark_hands()
        self.mark_repique()
        if self.lead_pending:
            self.lead_pending = False
            self.play_point(self.elder)
        self.mark_pique()

    def led(self, seat: int, card: Card) -> None:
        if self.goal is not None and self.unsettled:
            self.lead_pending = True
        else:
            self.play_point(seat)

    def gather(self, winner: int, trick: Cards) -> None:
        if winner != self.last[0][0]:
            self.play_point(winner)
        if not self.zone[HAND[winner]]:
            self.play_point(winner, "last trick")
        super().gather(winner, trick)

    def rest_to(self, winner: int) -> None:
        """Claimed or given up: one for each trick, and one for the last.  For that which he has led already he has
        counted his one: who leads and wins has no more of it (002:3469-3471)."""
        left = max([len(self.zone[HAND[seat]]) for seat in (0, 1)])
        for _ in range(left - (bool(self.on_table()) and self.leader == winner)):
            self.play_point(winner)
        self.play_point(winner, "last trick")
        super().rest_to(winner)

    # The cards

    def reckon(self) -> None:
        won = reckoning.cards((self.taken[0], self.taken[1]))
        if won is None:
            self.say(self.dealer, "six all", law=LAW["majority"])
        else:
            seat, points, what = won
            self.mark(seat, points, what, LAW["capot" if what == "capot" else "majority"])
        self.end()


__all__ = ["CLOTH", "DISCARD", "HAND", "LEFT", "PACK", "SEEN", "STOCK", "TRICK", "Piquet"]
