"""The club player at Quinto: the book's advice on the lead (002:8770-8780), and what follows from how quints count.

Whatever has no lines is ours, thresholds above all.
"""
from __future__ import annotations

from random import Random

from cardtable.cards import JOKER, RANKS, SUIT_NAMES, SUITS, Card, Cards, card
from cardtable.families.tricks.across import of_one_player, one_plays_both
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.partners import forgiven
from cardtable.games.quinto.quints import OF, QUINTS, worth
from cardtable.games.quinto.rules import LAYOUT, PACK, Quinto
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import count, listed

Word = tuple[Card, str, str]                     # a card, why it is played ("{card}"), and the lines

HEIGHT = {suit: n for n, suit in enumerate(Quinto.order.upwards)}
LEADS = (card("AS"), card("AC"))                 # likely winners that are cheap to spend (002:8774-8776)
ROYAL = "002:8770-8776"                          # the original leader's, and while partner may have the Quint Royal
TOO_VALUABLE = (card("AH"), card("AD"))
FOURS, FIVES, TEN = RANKS.index("4"), RANKS.index("5"), RANKS.index("T")
FEW = 5                                          # cards of a hand, of which a high heart need not be saved
# Of a trick, by suit, and more by rank; set against the tricks of 500 deals between club players: ours.
HOPES = {"H": .73, "D": .40, "C": .13, "S": .07}
BY_RANK, LESS = .047, 3.95
DOUBLE, REDOUBLE = 4.0, 4.4                      # tricks of one hand, of which thirteen quarters are the average


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, Quinto)
    return forgiven(view, Thought(seat, *advise(deal, seat)))


# Doubling

def hopes(hand: Cards) -> float:
    """About how many tricks a hand is good for: hearts by their number, the rest by their height."""
    return sum([HOPES[SUITS[c.suit]] + BY_RANK * c.rank for c in hand if c is not JOKER]) - LESS


def seen_hand(deal: Quinto, seat: int) -> Cards:
    """The hand by which a seat speaks: its own, or with a dummy that at which its player has looked."""
    return deal.zone[LAYOUT.hand[seat]] or deal.zone[LAYOUT.hand[deal.left(seat, 2)]]


def doubling(deal: Quinto, seat: int) -> Advice:
    """Who should win well more than half of the tricks doubles."""
    able = [str(move.verb) for move in deal.decision(seat) if move.verb != "pass"]
    hand = seen_hand(deal, seat)
    if able and hopes(hand) >= (DOUBLE if able == ["double"] else REDOUBLE):
        return Advice(Move((able[0],)), f"{able[0].capitalize()}: {held(hand)}.")
    wanting = f"the hand promises too little to {able[0]}" if able else "there is nothing to be doubled"
    return Advice(Move(("pass",)), f"Pass: {wanting}.")


def held(hand: Cards) -> str:
    """Why a hand promises much, by what it holds."""
    suits = [count(number, suit) for suit in ("heart", "diamond")
             if (number := sum([SUIT_NAMES[c.suit] == f"{suit}s" for c in hand if c is not JOKER]))]
    high = sum([c.rank > TEN for c in hand if c is not JOKER])
    named = listed([*suits, f"{count(high, 'card')} above the ten in all"])
    return f"with {named}, the hand promises more than its share of the tricks"


# What is out

class Table:
    """The trick as one seat sees it: what is out, and who plays after him."""

    def __init__(self, deal: Quinto, seat: int) -> None:
        self.deal, self.seat, self.trick = deal, seat, deal.on_table()
        partner = deal.left(seat, 2)
        self.hand = deal.playable(seat)
        gone = {one for _, one, _ in deal.history}
        shown = [s for s in range(deal.seats) if s != seat and deal.zone[LAYOUT.shown[s]]]
        self.out = [c for c in PACK if c not in gone and c not in self.hand
                    and not any(c in deal.zone[LAYOUT.shown[s]] for s in shown if s == partner)]
        self.behind = deal.seats - 1 - len(self.trick)           # how many play after him
        by = deal.played_by()[:-1]
        self.best = deal.order.wins(self.trick, -1) if self.trick else -1
        self.ours = bool(self.trick) and by[self.best] == partner
        self.enemies = sum([deal.side[s] != deal.side[seat] for s in deal.round(seat)[1:self.behind + 1]])
        self.royal_out = JOKER in self.out
        self.across = deal.playable(partner) if partner in shown or one_plays_both(deal, seat, partner) else ()
        laid = [held for zone in LAYOUT.shown if (held := deal.zone[zone])]
        self.partner_may_be_royal = JOKER in self.across if self.across else \
            self.royal_out and not any(JOKER in held for held in laid)

    def takes(self, one: Card) -> bool:
        """Whether this card beats the trick as it lies."""
        return not self.trick or self.deal.order.beats(one, self.trick[self.best], -1)

    def sure(self, one: Card) -> bool:
        """Whether nobody who follows beats it, as far as its own suit goes."""
        if not self.enemies:
            return True
        led = self.trick[0].suit if self.trick and self.trick[0] is not JOKER else one.suit
        above = [c for c in self.out if c.suit == one.suit and c.rank > one.rank]
        if one.suit != led:                      # a trump: nothing above it, or little
            return not above and not any(HEIGHT.get(c.suit, -1) > HEIGHT[one.suit] for c in self.out)
        return not above

    def certain(self) -> bool:
        """Whether the trick is his partner's for good, or very likely."""
        return self.ours and (not self.enemies or self.sure(self.trick[self.best]))

    def completes(self, one: Card) -> int:
        """What more the trick is worth with this card."""
        return worth((*self.trick, one)) - worth(self.trick)


def dear(one: Card) -> int:
    """What is lost with a card besides: what it may score later, and its height."""
    quint = max([points for wanted, points in QUINTS.values() if one in wanted], default=0) if one in OF else 0
    return 20 * HEIGHT.get(one.suit, 0) + one.rank + quint * (2 if one.rank == FIVES or one is JOKER else 1)


# The lead

def lead(table: Table, some: Cards) -> Word:
    """The opening ace for the Quint Royal; then sure cards; then the cheapest."""
    for one in LEADS:
        if one in some and JOKER not in table.hand and table.royal_out:
            if table.partner_may_be_royal:
                return one, "Lead {card}: if it wins, your partner may throw the Quint Royal on it.", ROYAL
            return one, "Lead {card}: it is likely to win, and cheap to spend.", "" if table.deal.history else ROYAL
    if not table.deal.history:                   # the original leader's (002:8774-8776)
        some = tuple([c for c in some if c not in TOO_VALUABLE]) or some
    hearts = [c for c in some if SUITS[c.suit] == "H"]
    sure = [c for c in hearts if table.sure(c)]
    if sure and len(hearts) > 2:
        return max(sure), "Lead {card}: no adversary can beat it.", ""
    others = [c for c in some if c.rank != FIVES and c is not JOKER] or list(some)
    plain = [c for c in others if c not in hearts] or others
    return min(plain, key=dear), "Lead {card}, which costs least.", ""


# To a card led

def follow(table: Table, some: Cards) -> Word:
    """Quints go to a trick that is ours; else the trick is taken as cheaply as it can be, if it is worth it."""
    if table.certain():
        return give(table, some)
    able = [c for c in some if c is not JOKER and table.takes(c)]
    sure = [c for c in able if table.sure(c)]
    if sure and not (table.ours and not table.enemies):
        best = max(sure, key=lambda c: (table.completes(c), -dear(c)))
        if worthwhile(table, best, able):
            return best, f"Play {{card}}: {taken(table, sure, best)}.", ""
    if able and not table.ours and table.enemies:
        best = min(able, key=dear)
        if best.suit == table.trick[0].suit and table.behind == 2:
            best = max([c for c in able if c.suit == best.suit])
        if worthwhile(table, best, able):
            return best, "Play {card}: it takes the trick so far.", ""
    return spare(table, some)


def taken(table: Table, sure: list[Card], best: Card) -> str:
    """That the trick is taken, and as cheaply as it can be where others would score as much on it."""
    takes = "it should take the trick" if table.enemies else "it takes the trick"
    cheapest = len(sure) > 1 and all(table.completes(one) == table.completes(best) for one in sure)
    return f"{takes}, and costs least" if cheapest else takes


def worthwhile(table: Table, one: Card, able: list[Card]) -> bool:
    """Whether a trick is worth this card: a high heart wins another as well, and is spent where quints lie; else in the
    last tricks, if nothing cheaper trumps."""
    if worth((*table.trick, one)) or SUITS[one.suit] != "H" or one.rank < RANKS.index("J"):
        return True
    return len(table.hand) < FEW and all(SUITS[c.suit] == "H" for c in able)


def give(table: Table, some: Cards) -> Word:
    """To partner's trick the Quint Royal, or the card that scores most; else what can be spared."""
    best = max(some, key=lambda c: (table.completes(c), -dear(c)))
    if best is JOKER:
        return best, "Throw {card}: your partner has the trick.", ""
    if table.completes(best):
        whose = "your side’s trick" if table.takes(best) else "your partner’s trick"
        return best, f"Play {{card}}: it scores on {whose}.", ""
    best = min(some, key=dear)
    if not table.takes(best):
        return best, "Play {card}: your partner has the trick.", ""
    return best, "Play {card}: it takes your partner’s trick, but costs least.", ""


def spare(table: Table, some: Cards) -> Word:
    """What gives the opponents least, and is cheapest to lose."""
    best = min(some, key=lambda c: (table.completes(c), c is JOKER, dear(c)))
    return best, f"Play {{card}}: {spared(table, some, best)}.", ""


def spared(table: Table, some: Cards, best: Card) -> str:
    """Why this card and none that is dearer: by what another would give away; then by whose trick it is."""
    if any(table.completes(c) > table.completes(best) for c in some):
        return sparing(table, best)
    if table.ours:
        return "it takes your partner’s trick, but costs least" if table.takes(best) else \
            "your partner has the trick so far"
    if not any(table.takes(c) for c in some):
        alone = len({c.suit for c in some}) == 1 and best == min(some)
        return "the lowest, for none you may play would win" if alone else "it can best be spared"
    return "the trick is not worth a high heart" if all(
        SUITS[c.suit] == "H" for c in some if table.takes(c)) else "it can best be spared"


def sparing(table: Table, best: Card) -> str:
    """Of a card beside those that count on the trick: it gives something away where the trick is theirs."""
    if table.takes(best) and not table.ours:
        return "it takes the trick so far, and risks least" if table.enemies else "it takes the trick"
    return "it risks least" if table.ours else "it gives least away"


def play(deal: Quinto, seat: int) -> Advice:
    """A lead, or a card to the trick."""
    table, some = Table(deal, seat), tuple(sorted(deal.allowed(seat)))       # of cards as dear the first of the pack
    one, why, source = follow(table, some) if table.trick else lead(table, some)
    why = of_one_player(why) if one_plays_both(deal, seat, deal.left(seat, 2)) else why
    return Advice(Move(("play", one)), why.format(card=f"the {one.name}"), source)


advise = by_phase({"doubling": doubling, "play": play})
