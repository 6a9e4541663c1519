"""The two ways: everybody cuts a packet of his own and stakes on it; the dealer cuts three, and two are staked on."""
from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardtable.families.staking.deal import Held
from cardtable.games.blind_hookey.rules import LEAST, PACK, Hookey, HookeyLayout

OWN = HookeyLayout()
PACKET, BOTTOM = OWN.each("packet", sees="nobody"), OWN.each("bottom", sees="all")
PLACES = OWN.spot_each("packet")


class OwnPackets(Hookey):
    """002:1136-1147."""

    layout, cloth = OWN, OWN.cloth

    def packets(self) -> Sequence[tuple[str, int, int]]:
        return [(PLACES[seat], PACKET[seat], BOTTOM[seat]) for seat in self.round(self.left(self.dealer))]

    def dealers(self) -> str:
        return PLACES[self.dealer]

    def shows(self, spot: str) -> int:
        return PLACES.index(spot)

    def cuts_first(self) -> int:
        return self.left(self.dealer)

    def sizes(self) -> range:
        """From four to the due share: of four players thirteen."""
        return range(LEAST, len(PACK) // self.seats + 1)

    def cut_to(self, seat: int, number: int) -> None:
        self.draw(number, OWN.stock, PACKET[seat], seat)
        following = self.left(seat)
        if following != self.dealer:
            self.go("packet", following)
            return
        self.draw(len(self.zone[OWN.stock]), OWN.stock, PACKET[self.dealer], self.dealer)
        self.stake_all()

    def open_to(self, seat: int, held: Held) -> Sequence[str]:
        return PLACES[seat:seat + 1]

    def why(self, seat: int, spot: str) -> str:
        return "most" if spot == PLACES[seat] else "theirs"


THREE = HookeyLayout()
NAMES = THREE.spot("first", "second", "third")
PACKETS = tuple([THREE.one(f"{name} packet") for name in NAMES])
BOTTOMS = tuple([THREE.one(f"{name} bottom", sees="all") for name in NAMES])


class ThreePackets(Hookey):
    """002:1149-1156."""

    layout, cloth = THREE, THREE.cloth
    on_size: ClassVar[str] = "three"
    most_places = 2
    on_settling: ClassVar[str] = "three settled"

    def packets(self) -> Sequence[tuple[str, int, int]]:
        return list(zip(NAMES, PACKETS, BOTTOMS, strict=True))

    def dealers(self) -> str:
        """The first that bears no stake."""
        taken = {one.spot for one in self.stakes}
        return next(name for name in NAMES if name not in taken)

    def cuts_first(self) -> int:
        return self.dealer

    def sizes(self) -> range:
        """Four must be left for each packet that is still to come."""
        left, to_come = len(self.zone[THREE.stock]), sum([not self.zone[zone] for zone in PACKETS]) - 1
        return range(LEAST, left - LEAST * to_come + 1)

    def cut_to(self, seat: int, number: int) -> None:
        first, *rest = [zone for zone in PACKETS if not self.zone[zone]]
        self.draw(number, THREE.stock, first, seat)
        if len(rest) == 1:
            self.draw(len(self.zone[THREE.stock]), THREE.stock, rest[0], seat)
            self.stake_all()

    def open_to(self, seat: int, held: Held) -> Sequence[str]:
        """Once two bear stakes, whoever's, the third is closed: it is the dealer's."""
        taken = {one.spot for one in self.stakes if one.seat != seat} | set(held)
        return [name for name in NAMES if name in taken or len(taken) < self.most_places]

    def why(self, seat: int, spot: str) -> str:
        return "most" if spot in self.open_to(seat, self.held(seat)) else "third"


WAYS: dict[str, type[Hookey]] = {"own": OwnPackets, "three": ThreePackets}
"""By the form that is agreed on."""
