"""The tray of eight compartments: what is put in, and what takes it out (002:4496-4515, 4540-4555)."""
from __future__ import annotations

from cardtable.cards import Card, card, pack, ranking

LOW_TO_HIGH = "A23456789TJQK"
ORDER = ranking(LOW_TO_HIGH)                     # the ace is low
PACK = tuple([c for c in pack(LOW_TO_HIGH) if c.text != "8D"])
POPE_CARD = card("9D")
DIAMONDS = POPE_CARD.suit

# In the order of the tray; each is a pot of the deal, Pope the first.
COMPARTMENTS = ("pope", "ace", "king", "matrimony", "queen", "intrigue", "knave", "game")
POPE, ACE, KING, MATRIMONY, QUEEN, INTRIGUE, KNAVE, GAME = (-1 - n for n in range(8))
DRESS = {POPE: 6, MATRIMONY: 2, INTRIGUE: 2, ACE: 1, KING: 1, QUEEN: 1, KNAVE: 1, GAME: 1}
HONOURS = {"A": ACE, "K": KING, "Q": QUEEN, "J": KNAVE}
COUPLES = {MATRIMONY: "KQ", INTRIGUE: "QJ"}

FOLLOWING = {c: d for c in PACK for d in PACK if c.suit == d.suit and ORDER[d.rank] == ORDER[c.rank] + 1}
"""The card that follows another in a run; kings and the seven of diamonds have none."""
PRECEDING = {d: c for c, d in FOLLOWING.items()}


def honour(c: Card, trump: int) -> int | None:
    """The compartment that a trump ace, king, queen or knave takes."""
    return HONOURS.get(c.text[0]) if c.suit == trump else None


def takes(c: Card, trump: int, played_before: tuple[Card, ...]) -> tuple[int, ...]:
    """The compartments that a card takes when it falls from a hand that has already played these."""
    found = [POPE] if c is POPE_CARD else []
    own = honour(c, trump)
    if own is not None:
        found.append(own)
        for pot, ranks in COUPLES.items():
            if c.text[0] in ranks and any(
                    other.suit == trump and other.text[0] in ranks for other in played_before):
                found.append(pot)
    return tuple(found)


def turned_up(c: Card) -> int | None:
    """The compartment that the dealer takes for the turn-up, whose suit is trumps: Pope if it is the Pope."""
    return POPE if c is POPE_CARD else HONOURS.get(c.text[0])


def stops(gone: set[Card]) -> set[Card]:
    """Cards still in play whose successor is not, as kings and the seven of diamonds always are."""
    return {c for c in PACK if c not in gone and (c not in FOLLOWING or FOLLOWING[c] in gone)}


def unreachable(gone: set[Card]) -> set[Card]:
    """Cards still in play to which nothing can lead up: aces, the Pope, and whatever follows a card that is gone."""
    return {c for c in PACK if c not in gone and (c not in PRECEDING or PRECEDING[c] in gone)}


def hands(seats: int) -> tuple[int, int]:
    """With so many players and the extra hand: the least cards in a hand, and how many hands have one more."""
    return divmod(len(PACK) - 1, seats + 1)
