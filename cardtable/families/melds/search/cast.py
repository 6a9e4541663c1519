"""A deal as the compiled search has it: faces and places for cards, kinds and shapes as tables."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Kind, Meld, OfRank, OfSuit
from cardtable.families.melds.search.choosing import HEAD, TRUMP_IN
from cardtable.families.melds.search.playing import Playing
from cardtable.families.melds.search.table import APART, BROKEN, NEVER, PAIRED
from cardtable.families.tricks.order import Order

AGAIN = {"never": NEVER, "apart": APART, "broken": BROKEN, "paired": PAIRED}
PLACES = range(8)


class Rules(NamedTuple):
    """What the search must know of a game besides its kinds: the order of the cards, what a brisque scores as it is
    taken, the points of the last trick and of the lowest trump."""

    deal: type[MeldDeal]
    order: Order
    brisque: int
    last_trick: int
    lowest_trump: int = 0

    @property
    def turn_up(self) -> int:
        """The zone of the card turned up, or -1."""
        layout = self.deal.layout
        return next((zone for zone in range(len(layout)) if layout[zone].name == "turn-up"), -1)


def made(rules: Rules) -> Playing:
    """An empty table of this game."""
    deal = rules.deal
    kinds, size = deal.kinds, sum(deal.packets)
    place = {kind.name: n for n, kind in enumerate(kinds)}
    shapes: list[tuple[int, int, int, list[tuple[int, int]], int, int]] = []
    for n, kind in enumerate(kinds):
        if isinstance(kind, OfRank):
            shapes.append((n, -1, rules.order.plain[kind.rank], [], kind.points, 0))
        for shape in kind.shapes():
            wanted = [(face, shape.count(face)) for face in dict.fromkeys(shape)]
            suit = shape[0].suit if isinstance(kind, OfSuit) else -1
            shapes.append((n, suit, -1, [(number(face, rules.order), many) for face, many in wanted],
                           kind.points if suit < 0 or isinstance(kind, OfSuit) and plain(kind) else 0,
                           kind.in_trumps))
    duties = HEAD * deal.duties.head | TRUMP_IN * deal.duties.trump
    return Playing(size, max([card.copy for card in deal.pack]),
                   [(sum([1 << place[name] for name in kind.above]), AGAIN[kind.again]) for kind in kinds], shapes,
                   rules.last_trick, rules.lowest_trump, duties=duties)


def plain(kind: Kind) -> bool:
    """Whether it scores in a plain suit, too."""
    return kind.points > 0


def number(card: Card, order: Order) -> int:
    """The number of its face."""
    return 8 * card.suit + order.plain[card.rank]


class Known:
    """What a seat knows of a deal, laid out once; then one layout of the rest after another."""

    def __init__(self, rules: Rules, table: Playing, deal: MeldDeal, seat: int, goal: int = 0, brisque: int = 0,
                 late: Order | None = None) -> None:
        self.rules, self.table, self.deal, self.seat = rules, table, deal, seat
        layout, order = deal.layout, rules.order
        self.players = seat, deal.after(seat)
        trick = deal.on_table()
        leader = self.players.index(deal.leader)
        score = [deal.score[deal.side[player]] for player in self.players]
        ranks = sorted([rank for rank in range(len(RANKS)) if order.plain[rank] >= 0], key=lambda r: order.plain[r])
        table.clear(deal.trump, leader, score, goal, brisque, [(late or order).plain[rank] for rank in ranks])
        self.held: list[Cards] = []
        for p, player in enumerate(self.players):
            own = tuple([card for card in deal.held_by(player) if card.rank >= 0])
            self.held.append(own)
            self.lay(p, player, own)
        gone = [card for n, zone in enumerate(deal.zone) for card in zone if card.rank >= 0
                and n not in (*layout.hand, *layout.declared, layout.stock)]
        for card in gone:
            for p in range(2):
                table.has_seen(p, number(card, order))
        self.sevens = getattr(deal, "sevens", 0)
        self.led = number(trick[0], order) if trick else -1
        self.turned = next((number(card, order) for card in deal.zone[rules.turn_up]), -1) if rules.turn_up >= 0 else -1
        table.plant()

    def lay(self, p: int, player: int, own: Cards) -> None:
        """A player's cards, as far as they are seen, and what they have served in."""
        deal, table = self.deal, self.table
        kinds = {kind.name: n for n, kind in enumerate(deal.kinds)}
        shown = deal.zone[deal.layout.declared[player]]
        places = {card: n for n, card in enumerate(own)}
        for card, n in places.items():
            mine = [meld for meld in deal.melds[player] if card in meld.cards]
            served = sum({1 << kinds[meld.kind] for meld in mine})
            partner = sum({1 << places[other] for meld in mine if deal.kind[meld.kind].again == "paired"
                           for other in meld.cards if other is not card and other in places})
            table.put(p, n, number(card, self.rules.order), card in shown, served, partner)
        for meld in deal.melds[player]:
            if deal.kind[meld.kind].again in ("apart", "broken") and meld.whole(own):
                table.lies_whole(p, kinds[meld.kind], sum([1 << places[card] for card in meld.cards]))

    def lay_out(self, hidden: Sequence[int], stock: Sequence[int]) -> None:
        """The rest: faces in the other's hand, and the stock as it will be drawn."""
        table, at = self.table, len(self.held[1])
        table.from_root()
        for n, face in enumerate(hidden):
            table.put(1, at + n, face, False, 0, 0)
        table.with_stock(stock, self.turned, self.sevens, self.led)
        table.keep()

    def place(self, card: Card) -> int:
        """Where a card of the seat lies."""
        return self.held[0].index(card)

    def shape(self, meld: Meld) -> tuple[int, int]:
        """The shape of a meld of the seat's, and the places of its cards."""
        kind = next(n for n, kind in enumerate(self.deal.kinds) if kind.name == meld.kind)
        suit = meld.cards[0].suit if isinstance(self.deal.kinds[kind], OfSuit) else -1
        return self.table.shape_of(kind, suit), sum([1 << self.place(card) for card in meld.cards])
