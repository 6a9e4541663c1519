"""The chart of what was told, as one player can know it: his own cards, what the other has declared, what is out."""
from __future__ import annotations

from cardtable.cards import RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Card
from cardtable.games.piquet.known import declared
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.rules import DISCARD, HAND, LEFT, PACK, SEEN, TRICK, Piquet
from cardtable.showing.charts import Chart, Entry, Suit
from cardtable.showing.phrases import listed

TITLE, NOTE = "Cards told", "as you can know them"
KEY = {"own": "yours", "marked": "declared by the other", "gone": "out"}
SUITS_SHOWN = (3, 2, 0, 1)               # spades, hearts, clubs, diamonds


def chart(deal: Piquet, seat: int) -> Chart | None:
    """From the first call on; what was declared in sequence or point was shown."""
    if deal.phase in ("shuffle", "exchange", "looking"):
        return None
    played = {card for _, card, _ in deal.history}
    own = set(deal.zone[HAND[seat]])
    gone = played | {c for zone in (DISCARD[seat], LEFT[seat], SEEN, TRICK) for c in deal.zone[zone]}
    marked = {*declared(deal, seat)} - gone
    rows = {suit: [c for c in sorted(PACK, key=lambda c: -ORDER[c.rank]) if c.suit == suit] for suit in SUITS_SHOWN}
    suits = tuple([Suit(SUITS[suit], tuple([Entry(RANKS[c.rank].replace("T", "10"), c in own, c in gone, c in marked)
                                            for c in row])) for suit, row in rows.items()])
    told = [f"{SUIT_NAMES[suit].capitalize()}: {_words(row, own, marked, gone)}." for suit, row in rows.items()]
    return Chart(TITLE, NOTE, suits, KEY, " ".join(told))


def _words(row: list[Card], own: set[Card], marked: set[Card], gone: set[Card]) -> str:
    """A line of the chart for who cannot see it."""
    kinds = ((KEY["own"], own), (KEY["marked"], marked), (KEY["gone"], gone))
    parts = [f"{what} {listed([RANK_NAMES[c.rank] for c in row if c in some])}" for what, some in kinds
             if any(c in some for c in row)]
    return "; ".join(parts) or "nothing told"
