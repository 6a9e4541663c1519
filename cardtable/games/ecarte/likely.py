"""How likely a hand of the adversary is after what he has said and thrown: he plays by habit, more or less."""
from __future__ import annotations

from collections.abc import Iterator
from math import comb, exp

from cardtable.cards import BACK, Card, Cards, mask, unmask
from cardtable.games.ecarte import habits
from cardtable.games.ecarte.equity import Worth
from cardtable.games.ecarte.rules import DISCARD, KINGS, ORDER, PACK, TRICK, WON, Ecarte
from cardtable.games.ecarte.situation import history
from cardtable.rules.tricks import wins

SILENT = 0.05                            # how likely who holds the king keeps silent
SURPRISE = 0.08                          # how likely a proposal, a refusal or a discard is quite against habit
WAVER = 0.06                             # of a game: within so much, habit may go either way
ODD_LEAD, ODD_REPLY = 0.3, 0.2           # how likely a card is that habit would not have played, beside one it would
KEEPERS = tuple([mask([c for c in PACK if c.suit == trump or c.rank == habits.KING]) for trump in range(4)])


class Likelihood:
    """Of hands of one seat, for who sees this deal (a view, or a layout) from the other."""

    def __init__(self, deal: Ecarte, other: int, away: int, worth: Worth) -> None:
        """`away`: the mask of all cards whose place the viewer does not know."""
        self.deal, self.other, self.worth = deal, other, worth
        self.played = played(deal, other)
        self.unseen = away
        told = BACK not in self.played                   # a position may leave the tricks open
        self.thrown = min(5, len(deal.zone[DISCARD[other]])) if told else 0
        self.willing = willing(deal, other) if told else 0
        silent = deal.phase == "play" and not deal.announced and not deal.in_time(other)
        self.silent_king = KINGS[deal.trump].bit if silent else 0
        self.keepers = KEEPERS[deal.trump]
        self.past = tuple(cards_played(deal, other)) if told else ()

    def of(self, hand: Cards) -> float:
        """Of these cards still in his hand; 1 where nothing is known of him."""
        total = 1.0
        bits = mask(hand)
        whole = hand + self.played
        if self.thrown:
            total *= self._kept(mask(whole), bits)
        if self.willing:
            gain = habits.gain(self.deal, self.other, whole, self.worth, later=self.thrown > 0)
            total *= SURPRISE + (1 - SURPRISE) / (1 + exp(-max(-50.0, min(50.0, self.willing * gain / WAVER))))
        if bits & self.silent_king:
            total *= SILENT
        trump = self.deal.trump
        for later, led, card in self.past:
            held = hand + later
            if led is not None:
                total *= 1 if habits.would_follow(held, led, card, trump) else ODD_REPLY
            elif len(held) == 5:
                total *= 1 if habits.would_lead(held, card, trump) else ODD_LEAD
        return total

    def _kept(self, whole: int, bits: int) -> float:
        """That of this hand five less so many were kept and the rest drawn: kept are trumps and kings, thrown is
        everything else."""
        away = self.unseen & ~bits
        kept, rest, loose = 5 - self.thrown, away.bit_count(), (away & ~self.keepers).bit_count()
        usual = comb((whole & self.keepers).bit_count(), kept) * comb(loose, self.thrown)
        return SURPRISE / 10 + usual / (comb(5, kept) * comb(rest, self.thrown))


def willing(deal: Ecarte, other: int) -> int:
    """1 if the other has last shown that he likes his hand, -1 if that he does not, 0 if he has not said."""
    elder = other == deal.elder
    if deal.phase == "answer":
        return -1 if elder else 0
    if deal.phase == "exchange":
        return -1 if not elder and deal.proposals == 1 else 0
    if deal.phase == "play":
        refused = deal.pays_two == deal.dealer
        if elder:
            return -1 if refused else 1
        return 1 if refused else 0
    return 0


def played(deal: Ecarte, seat: int) -> Cards:
    """The cards this seat has played: of every trick the first card is the winner's if it has won, else the other's."""
    found: Cards = ()
    for winner in (0, 1):
        won = deal.zone[WON[winner]]
        for n in range(0, len(won), 2):
            pair = won[n:n + 2]
            found += (pair[winner ^ wins(pair, deal.trump, ORDER) ^ seat],)
    if deal.zone[TRICK] and deal.leader == seat:
        found += deal.zone[TRICK]
    return found


def cards_played(deal: Ecarte, seat: int) -> Iterator[tuple[Cards, Card | None, Card]]:
    """The cards this seat has played, in order: which it has played from then on, the card led to it (None where it
    led itself), and its own."""
    tricks = [(None, t.led) if t.mine else (t.led, t.reply) for t in history(deal, seat)]
    if deal.zone[TRICK] and deal.leader == seat:
        tricks.append((None, deal.zone[TRICK][0]))
    for n, (led, card) in enumerate(tricks):
        yield tuple([own for _, own in tricks[n:]]), led, card


def hands(may: int, surely: int, size: int) -> tuple[Cards, Cards, int]:
    """The cards he surely holds, those he may, and how many ways there are to fill a hand of this size."""
    sure, free = unmask(surely), unmask(may & ~surely)
    return sure, free, comb(len(free), size - len(sure))
