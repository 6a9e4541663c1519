"""Solo Whist's moments: the calls, a proposition overcalled, discs and slate in play, the open misère, what is paid."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import cards
from cardtable.games.solo_whist.options import SEATED
from cardtable.games.solo_whist.rules import SoloWhist
from tools.moments import Moment, company
from tools.moments_strict import careless, lie_exposed
from tools.written import Written

LEVELS = (("Mr. Penrose", "novice"), ("Miss Lisle", "club"), ("The Abbé", "club"), ("Colonel Ashdown", "club"))
HAND = "AS KS QS JS 9S 5S 3S AH 7H KD 4D 8C 2C"
MEEK = "2S 4S 7S 8S 3H 5H 6H 2D 5D 9D 3C 5C 6C"
BIDS = ("solo", "misere", "abondance", "abondance_trumps", "misere_ouverte", "abondance_declaree")


class Evening(Written[SoloWhist]):
    """Writes the record of an evening in which the last to sit down deals first; `before` deals are played by club
    players before the one that is shown."""

    name, kind = "solo_whist", SoloWhist

    def __init__(self, form: str = "four", before: int = 0, first: int = -1, **options: object) -> None:
        seats = SEATED[form]
        super().__init__(company(LEVELS, seats), 7, {"form": form, **options})
        cut = ["KD", "QD", "JD", "TD", "9D"][:seats]
        cut[first] = "AH"                                # the ace counts lowest, and is in every pack
        self.do(f"* cut {' '.join(cut)}")
        for _ in range(before):
            self.deals().out()

    def deals(self, *hands: str, turned: str = "") -> Evening:
        """The player in seat 0 holds the first hand, and so on; the rest lies at random."""
        deal = self.deal
        rows = [list(cards(text)) for text in hands] + [[] for _ in range(deal.seats - len(hands))]
        last = cards(turned)
        rest = [card for card in deal.pack if card not in last and not any(card in row for row in rows)]
        self.rng.shuffle(rest)
        due = [13 - (len(last) if seat == deal.dealer and deal.has_turn_up(seat) else 0) for seat in range(deal.seats)]
        rows = [row + [rest.pop() for _ in range(n - len(row))] for row, n in zip(rows, due, strict=True)]
        if last and deal.has_turn_up(deal.dealer):
            rows[deal.dealer] += last
            last = ()
        order, at, seats = [], 0, deal.round(deal.left(deal.dealer))
        for n in deal.packets:
            order += [card for seat in seats for card in rows[seat][at:at + n]]
            at += n
        return self.shuffled(*order, *last, *rest)

    def calls(self, text: str) -> Evening:
        """What all say in turn: "propose pass misere"."""
        for word in text.split():
            said = f"bid {word}" if word in BIDS else f"name {word}" if len(word) == 1 else word
            self.turn(said)
        return self

    def out(self) -> Evening:
        """The deal is played to its end."""
        return self.plays(self.deal.seats * 20)


def overcalled() -> Evening:
    """The person has proposed; a misère and an abondance went over it."""
    return Evening(before=4).deals(HAND, turned="6S").calls("propose pass misere abondance")


def agreed(before: int) -> Evening:
    """Eldest hand has accepted what the next proposed."""
    return Evening(before=before).deals(HAND, turned="6S").calls("pass propose pass pass accept")


def five(before: int = 5) -> Evening:
    """The person is eldest hand; whoever sits at the dealer's right stands out."""
    return Evening("five", before).deals(HAND, turned="6S")


def out_of_it() -> Evening:
    """The person stands out."""
    return Evening("five", 5, first=1).deals(turned="6S")


def ouverte() -> Evening:
    """The second player is to win nothing."""
    return Evening().deals(HAND, MEEK, turned="TS").calls("pass misere_ouverte pass pass")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "exposed": lambda: careless("solo_whist", "ordering"),
    "remedy": lambda: careless("solo_whist", "remedy"),
    "orders": lambda: careless("solo_whist", "ordering", lambda deal: sum(lie_exposed(deal)) == 3),
    "exposed-by-the-button": lambda: careless("solo_whist", "remedy", lambda deal: lie_exposed(deal)[1:3] == [1, 1]),
    "by-hand": lambda: careless("solo_whist", "taking_up", dealing="hands"),
    "cut": lambda: Evening("five").moment(),
    "calling": lambda: Evening().deals(HAND, turned="6S").moment(),
    "own-turn-up": lambda: Evening(first=0).deals(HAND.removesuffix(" 2C"), turned="6S").moment(),
    "three-own": lambda: Evening("three", first=0).deals("AS KS QS 9S 5S", turned="6S").moment(),
    "overcalled": lambda: overcalled().moment(),
    "naming": lambda: overcalled().calls("abondance_declaree").moment(),
    "proposition": lambda: agreed(4).plays(9).moment(),
    "abondance": lambda: overcalled().calls("abondance_trumps pass pass").plays(15).moment(),
    "turned": lambda: agreed(4).plays(3).moment(),
    "ouverte": lambda: ouverte().plays(6).moment(),
    "five-calling": lambda: five().calls("pass propose").moment(),
    "five": lambda: five().calls("solo pass pass pass").plays(22).moment(),
    "stands-out": lambda: out_of_it().calls("solo pass pass pass").plays(18).moment(),
    "three": lambda: Evening("three", 3).deals("AS KS QS 9S 5S", turned="6S").calls(
        "solo pass pass").plays(10).moment(),
    "general": lambda: Evening(nobody="misere").deals(turned="6S").calls("pass pass pass pass").plays(12).moment(),
    "slip": lambda: five().calls("solo pass pass pass").out().moment(),
    "lost": lambda: Evening(before=2, first=1).deals(HAND, turned="6S").calls("misere pass pass pass").out().moment(),
    "score": lambda: five().calls("solo pass pass pass").plays(10).moment(then="page score"),
    "over": lambda: Evening("five", 4, rounds=1).deals(HAND, turned="6S").calls("solo pass pass pass").out().moment(),
}
