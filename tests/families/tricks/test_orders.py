"""An order that somebody could obey before the eyes of all, and does not, is claimed by who sits against him."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.demands import HIGHEST, LOWEST, Demand, Given
from cardtable.families.tricks.strict.orders import not_obeyed
from cardtable.games import game
from cardtable.players.think import speak, think
from cardtable.rules.events import NATURE
from cardtable.rules.faults import ACCUSE, Claim
from cardtable.rules.moves import Move
from cardtable.rules.options import Value, complete
from cardtable.rules.sitting import Sitting
from tests.adapters.whist_strict import at

CODES: list[tuple[str, dict[str, Value], int]] = [               # and the seat that lets cards be seen
    ("whist", {"code": "deschapelles-1839"}, 0), ("whist", {"code": "hoyle-1909"}, 0), ("bridge", {}, 1),
    ("auction_bridge", {}, 1), ("euchre", {"code": "euchre-1862"}, 0), ("solo_whist", {}, 0)]


class Evening:
    """One deal, in which a seat drops the lowest card that it has and plays others when that is called: once in each
    trick, since in time that is put right, and the order stands again."""

    def __init__(self, name: str, options: dict[str, Value], wilful: int, seed: int) -> None:
        row, self.seat = game(name), wilful
        self.sitting = Sitting(row, complete(row.options, {**options, "laws": "strict"}), [{} for _ in range(4)])
        self.rng, self.refused, self.accused = Random(f"{name} {seed}"), 0, list[Move]()
        self.defied = 0                          # the trick in which an order was not obeyed last

    def play(self) -> StrictTricks:
        """To its end; the deal as it was when all had been settled."""
        deal = self.sitting.match.deal()
        while deal.preliminary or not deal.over:
            seat, move = self.next_move()
            if isinstance(deal, StrictTricks) and deal.phase == "play" and (seat, move.verb) == (self.seat, "play"):
                defies = move[1] in deal.lawful(seat) and move[1] not in deal.allowed(seat)
                self.refused, self.defied = self.refused + defies, deal.trick_number() if defies else self.defied
            if move.verb == ACCUSE:
                self.accused.append(move)
            self.sitting.perform(seat, move, self.sitting.check(seat, move))
            deal = deal if deal.over and not deal.preliminary else self.sitting.match.deal()
        assert isinstance(deal, StrictTricks)
        return deal

    def next_move(self) -> tuple[int, Move]:
        deal, lot = self.sitting.match.deal(), self.rng.getrandbits(32)
        seat = deal.must[0]
        if seat == NATURE or deal.preliminary:
            return seat, self.sitting.match.decision(seat).sample(self.rng)
        if isinstance(deal, StrictTricks) and deal.phase == "play" and seat == self.seat:
            return seat, self.wilful(deal)
        for other in {*range(4)} - {self.seat}:
            view = self.sitting.view(deal.by(other))
            said = speak(view, other, "club", lot) if other in view.turns or view.may_claim(other) else None
            if said is not None:
                return other, said.move
        return seat, think(self.sitting.view(deal.by(seat)), "club", lot).move

    def wilful(self, deal: StrictTricks) -> Move:
        """A card is dropped while none lies; what is called is not played while another can be."""
        held = deal.zone[deal.layout.hand[self.seat]]
        exposed = deal.exposed(self.seat) if hasattr(deal, "exposed") else ()
        dropped = Move(("drop", min(held, key=lambda c: c.rank))) if held else None
        if dropped is not None and not exposed and deal.refusal(self.seat, dropped) is not None and any(
                dropped in choice for choice in deal.faults(self.seat)):
            return dropped
        if self.defied == deal.trick_number():
            return Move(("play", deal.allowed(self.seat)[0]))
        free = [card for card in deal.lawful(self.seat) if card not in exposed]
        some = [card for card in free if card not in deal.allowed(self.seat)] or free or list(deal.allowed(self.seat))
        return Move(("play", some[0]))


@pytest.mark.parametrize(("name", "options", "wilful"), CODES, ids=[f"{name} {some.get('code', '')}"
                                                                      for name, some, _ in CODES])
def test_who_does_not_obey_a_call_that_all_have_seen_is_accused(monkeypatch: pytest.MonkeyPatch, name: str,
                                                                options: dict[str, Value], wilful: int) -> None:
    mistaken = list[Claim]()

    def disprove(deal: StrictTricks, claim: Claim) -> None:
        if not any(deal.meant(claim, one) and not one.pending for one in deal.offences):
            mistaken.append(claim)                           # else others have claimed the same

    monkeypatch.setattr(StrictTricks, "disprove", disprove)
    refused = 0
    for seed in range(16):
        evening = Evening(name, options, wilful, seed)
        deal = evening.play()
        claims = [move for move in evening.accused if move[1:3] == (deal.articles[deal.orders], wilful)]
        assert claims or deal.void or not evening.refused, f"seed {seed}: nobody has claimed it"
        refused += evening.refused > 0
    assert refused > 2, "nobody was ordered about"
    assert not mistaken, "whoever claimed was right"


def test_an_order_that_names_no_card_waits_until_all_is_played() -> None:
    deal = at().plays("2S", "JS")
    deal.given = (Given(Demand(1, HIGHEST), 1),)
    assert not_obeyed(deal, 0) == ()


def test_a_lasting_order_to_play_the_lowest_is_spent_whether_it_was_obeyed_or_not() -> None:
    """Else that it stands would tell the others what lies in the hand."""
    for card in ("QH", "4H"):
        deal = at().plays("3H")
        deal.demands = (Demand(1, LOWEST, suit=2, lasting=True),)
        assert deal.does(f"1 play {card}").demands == ()
