"""The cards on the table: an item for every card of every zone as one player sees it, hidden ones too.

An item stays the same card's while it moves from zone to zone, so that motion is continuous; of cards nobody may tell
apart, any will do.
"""
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from math import inf

from PySide6.QtWidgets import QGraphicsScene

from cardtable.cards import BACK, Card, Cards
from cardtable.showing.places import RecitalPlace, ZonePlace
from cardtable.table.cloth import piles
from cardtable.table.cloth.geometry import Z_CARDS, Z_HAND, Z_SPOT, Z_TRICK, Ground
from cardtable.table.cloth.recital_row import RecitalRow
from cardtable.table.cloth.recognising import recognised
from cardtable.table.items import CardItem, FocusRing, Place, Stage
from cardtable.table.items.moves import half_height, half_width
from cardtable.table.paint import focus

Items = list[CardItem]
SEEN_OF_PILE = 8             # cards of a pile below these are covered, and need not be drawn
MINI = 46                    # cards laid that are less wide, at unit 1, have faces of their own
BESIDE = 12                  # between the last card of a row and the place of the next, at unit 1
LAYER_Z = {"fan": Z_HAND, "trick": Z_TRICK, "sequence": Z_TRICK}


class Lying:
    """All card items, by the number of the zone they lie in, in the order they are held.

    `zones` says where zones lie; a zone without a place is kept out of sight.  `order` puts the cards of a hand in the
    order in which they are held.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, ring: FocusRing) -> None:
        self.scene, self.stage, self.ring = scene, stage, ring
        self.zones: dict[int, ZonePlace] = {}
        self.down: frozenset[Card] = frozenset()         # lie face down among others though all have seen them
        self.lain: Mapping[int, Cards] = {}              # by sorted zone, its cards and those played from there
        self.ground: Ground | None = None
        self.items: dict[int, Items] = {}
        self.order: Callable[[int, Cards], Cards] = lambda zone, some: some
        self._count = 0                                  # of items made
        self.played_at: dict[CardItem, int] = {}         # from which place of the table, in the order of play
        self.made: Callable[[CardItem], None] = lambda item: None
        self.row = RecitalRow(RecitalPlace())
        self.named: CardItem | None = None               # of a row of backs the one that has been named, and goes next
        self.recited: int | None = None                  # the zone whose cards lie in that row

    def all(self) -> Items:
        """Every card on the table."""
        return [item for zone in self.items.values() for item in zone]

    def find(self, card: Card) -> CardItem | None:
        """The item that shows this card."""
        return next((item for item in self.all() if item.card is card), None)

    def zone_of(self, item: CardItem) -> int:
        """The zone this item lies in; -1 if in none."""
        return next((number for number, held in self.items.items() if item in held), -1)

    def place(self, zone: int) -> ZonePlace | None:
        """Where a zone lies now: its own place, or while something is counted out another."""
        found = self.zones.get(zone)
        if self.recited is None or self.ground is None:
            return found
        return self.row.places(self.ground, self.recited, len(self.items.get(self.recited, ()))).get(zone, found)

    def foresee(self, coming: Mapping[int, ZonePlace]) -> None:
        """Cards under way go where they will lie, though the table is furnished so only when all has been shown."""
        for zone, place in self.zones.items():
            if place.shape == "laid" and zone in coming:
                self.zones[zone] = piles.foreseen(place, coming[zone])

    @property
    def feet(self) -> float | None:
        """How low the cards reach that lie in the row where they are counted out; None if none do."""
        place = None if self.recited is None else self.place(self.recited)
        if place is None or self.ground is None or self.recited is None:
            return None
        return self.ground.feet(place, len(self.items.get(self.recited, ())))

    def recite(self, zone: int | None) -> tuple[int, ...]:
        """The cards of a zone are to lie in the row, or of none; the zones whose place that changes."""
        before, self.recited = self.recited, zone
        if before == zone:
            return ()
        moved = () if None not in (before, zone) else (*self.row.beside, *[n for n, _ in self.row.meanwhile])
        return tuple([n for n in (before, zone, *moved) if n is not None])

    # --- from zone to zone

    def take(self, zone: int, some: Cards) -> Items:
        """These cards out of a zone, as items; of backs any will do: from the middle of a hand, where it tells nothing
        of how that is sorted."""
        held, place = self.items.setdefault(zone, []), self.zones.get(zone)
        middle = place is not None and place.role == "hand"
        taken: Items = []
        for card in some:
            found = next((item for item in held if item.card is card and card is not BACK), None)
            if found is None and held:
                backs = [item for item in held if item.card is BACK]
                found = self.named if self.named in backs else (backs or held)[len(backs) // 2 if middle else 0]
                self.named = None
            if found is None:
                found = self.make(BACK)
                found.put(self.source(zone))
            else:
                held.remove(found)
            taken.append(found)
        return taken

    def add(self, zone: int, some: Items, at: int = 0) -> None:
        """Items into a zone; `at` is the place of the table from which they came, for a trick."""
        held = self.items.setdefault(zone, [])
        held += some
        place = self.zones.get(zone)
        for item in some:
            item.aside = -1
            self.played_at.pop(item, None)
            self.played_at[item] = at
            if place is None or not place.own_hand:
                item.clearFocus()                        # the ring does not go along with it
                self.ring.leave(item)

    def arrange(self, zone: int, faces: Mapping[CardItem, Card] | None = None) -> None:
        """Puts a zone's items in the order in which its cards are held, as they will be seen."""
        held = self.items.get(zone, [])
        cards = [faces[item] if faces and item in faces else item.card for item in held]
        if BACK in cards:
            return
        by_card = dict(zip(cards, held))
        self.items[zone] = [by_card[card] for card in self.order(zone, tuple(cards))]

    def group(self, zone: int, held: Cards) -> None:
        """The cards of a row of melds as the rules have put them; those that have gone on from there stay last."""
        place = self.zones.get(zone)
        if place is not None and place.role == "meld":
            order = {card: number for number, card in enumerate(held)}
            self.items[zone].sort(key=lambda item: order.get(item.card, len(order)))

    def source(self, zone: int) -> Place:
        """Where a card appears that comes from nowhere."""
        place = self.zones.get(zone)
        if self.ground is None or place is None:
            return Place(0, 0, width=60)
        centre = self.ground.centre(place, 1)
        return Place(centre.x(), centre.y(), 0, self.ground.width(place, 1))

    def make(self, card: Card) -> CardItem:
        """A new card."""
        item = CardItem(self.stage, card, self.ring)
        self._count += 1
        item.number = self._count
        item.above = self.room_above
        self.scene.addItem(item)
        self.made(item)
        return item

    def room_above(self, item: CardItem) -> float:
        """How far a card may rise before it lies on the feet of declared ones."""
        half = half_width(item.home)
        feet = [other.home_rect.bottom() for zone, place in self.zones.items() if place.role == "meld"
                for other in self.items.get(zone, ()) if other.isVisible() and other.home.y < item.home.y
                and abs(other.home.x - item.home.x) < half + half_width(other.home)]
        return max(0.0, item.home.y - half_height(item.home) - max(feet)) if feet else inf

    def discard(self, items: Iterable[CardItem]) -> None:
        """Off the table for good."""
        for item in items:
            self.played_at.pop(item, None)
            if self.ring.about is item:
                self.ring.follow(None)
            self.stage.remove(item)

    def own(self) -> bool:
        """Whether any card lies where whoever looks holds his hand, or where it would be if he had one."""
        hand = next((place for place in self.zones.values() if place.near_hand), None)
        return hand is None or any(self.items.get(zone) for zone, place in self.zones.items()
                                   if (place.at, place.x) == (0, hand.x))

    def in_hand(self) -> list[CardItem]:
        """The cards that whoever looks holds."""
        return [item for zone, held in self.items.items() for item in held
                if (place := self.place(zone)) is not None and place.own_hand]

    # --- where they belong

    def homes(self, zone: int) -> list[tuple[CardItem, Place]]:
        """Where each card of a zone belongs."""
        place = self.place(zone)
        if self.ground is None or place is None:
            return []
        held = [item for item in self.items.get(zone, []) if item.aside < 0]
        return self._rows(zone, place, held, self.ground) + self._aside(zone, self.ground)

    def _aside(self, zone: int, ground: Ground) -> list[tuple[CardItem, Place]]:
        """The cards still held that lie in another zone for now: beyond those that have come there before."""
        found = []
        for item in self.items.get(zone, []):
            place = self.zones.get(item.aside)
            if place is not None:
                there = self.items.get(item.aside, []) + [other for other in self.all() if other.aside == item.aside]
                places = ground.zone(place, len(there), [0] * len(there))
                found.append((item, places[there.index(item)]))
        return found

    def _rows(self, zone: int, place: ZonePlace, held: Items, ground: Ground) -> list[tuple[CardItem, Place]]:
        row = held
        if place.shape == "sequence":
            all_held = {item for other in self.with_row(zone) for item in self.items.get(other, [])}
            row = [item for item in self.played_at if item in all_held]
        seats = [self.played_at.get(item, 0) for item in row]
        if place.shape == "kept":                # of every trick that is done one card has been turned down
            return list(zip(row, ground.kept(place, len(row), apart=len(row) > len(self.down))))
        if place.shape == "columns":
            suits = [card.suit for card in self.order(zone, self.lain.get(zone) or tuple([item.card for item in row]))]
            return list(zip(row, ground.columns(place, [item.card.suit for item in row], suits)))
        if place.shape == "laid":
            return list(zip(row, piles.laid(place, [item.card for item in row], ground.centre(place, len(row)),
                                            ground.width(place, len(row)), ground.unit, Z_CARDS)))
        # the plates of others lie over their cards, not under them
        others = place.at and place.shape == "fan"
        z = Z_TRICK if place.by_spot else Z_CARDS if others else LAYER_Z.get(place.shape, Z_CARDS)
        here = set(held)
        return [(item, home) for item, home in zip(row, ground.zone(place, len(row), seats, z)) if item in here]

    def beyond(self, zone: int) -> Place | None:
        """Where the next card of a row will lie, or of those kept; None where that cannot be said."""
        place, ground, held = self.zones.get(zone), self.ground, self.items.get(zone, [])
        if place is None or ground is None:
            return None
        if place.shape == "kept":
            return ground.kept(place, len(held) + 1, apart=True)[-1]._replace(z=Z_SPOT)
        homes = self.homes(zone)
        if place.shape != "row" or not homes:
            return None
        last = homes[-1][1]
        return last._replace(x=last.x + last.width + BESIDE * ground.unit, y=ground.centre(place, 1).y(), z=Z_SPOT)

    def with_row(self, zone: int) -> tuple[int, ...]:
        """A zone itself, and those whose cards lie in one row with its own, or close up when its own do."""
        place = self.zones.get(zone)
        if place is None or place.shape not in ("sequence", "kept"):
            return (zone,)
        return tuple([number for number, other in self.zones.items() if other.shape == place.shape])

    def astray(self, zones: Sequence[int]) -> list[tuple[CardItem, Place]]:
        """The cards of these zones that are not where they belong, and where that is."""
        return [(item, home) for zone in zones for item, home in self.homes(zone) if not _same(item, home)]

    def lie(self, zone: int, homes: list[tuple[CardItem, Place]] | None = None) -> None:
        """How the cards of a zone lie that have arrived at their `homes`, which may be known: flat in a pile, and drawn
        only where they are seen."""
        place = self.place(zone)
        pile = place is not None and place.shape == "pile"
        homes = self.homes(zone) if homes is None else homes
        for (item, home), (_, after) in pairwise(homes):
            free = (after.x - home.x - focus.DARK - focus.LIGHT) / max(1.0, home.width)
            item.seen = 1.0 if pile or not 0 < free < 1 else free
        if homes:
            homes[-1][0].seen = 1.0
        strips = _strips([home for _, home in homes]) if place is not None and place.shape == "columns" else {}
        mini = place is not None and place.shape == "laid" and place.width < MINI
        all_seen = not pile or place is not None and place.thick
        for number, (item, home) in enumerate(homes):
            last = number == len(self.items[zone]) - 1
            if not (all_seen or number < SEEN_OF_PILE or last):
                item.setVisible(False)           # how it lies nobody sees
                continue
            face = mini, strips.get(number, 0.0)
            if face != (item.mini, item.strip):
                item.mini, item.strip = face
                item.dress()
            item.lie("flat" if pile and not last else "rest")
            item.setVisible(True)
            item.setZValue(home.z)
        if place is None:
            for item in self.items.get(zone, []):
                item.setVisible(False)

    def glow(self, made: Collection[Card], called: Collection[Card]) -> None:
        """These glow where they lie open, and no others; those `called` have a ring, too."""
        for zone, held in self.items.items():
            place = self.zones.get(zone)
            for item in held:
                now = item.card in made, item.card in called, place is not None and place.exposed
                if now != (item.made, item.called, item.exposed):
                    item.made, item.called, item.exposed = now
                    item.refresh()

    def put_all(self, astray_only: bool = False) -> None:
        """Everything where it belongs, at once; or only what is not there yet."""
        for zone in self.items:
            homes = self.homes(zone)
            for item, home in homes:
                if not astray_only or not _same(item, home):
                    item.put(home)
            self.lie(zone, homes)

    def match(self, held: Sequence[Cards], seats: Mapping[Card, int]) -> None:
        """Makes the zones hold just these cards, reusing every item that can be the same card, without moving any.

        `held` is by zone, as the viewer may see them; `seats` says from which place a card was played, in the order of
        play.
        """
        for one in self.all():
            one.aside = -1
        seen = {zone: [self.shown(zone, card) for card in some] for zone, some in enumerate(held)}
        same = {zone: items for zone, items in self.items.items() if [item.card for item in items] == seen.get(zone)}
        wanted = [(zone, card) for zone, some in seen.items() if zone not in same for card in some]
        found, left = recognised({zone: items for zone, items in self.items.items() if zone not in same}, wanted)
        spare = deque(left)
        self.items = {zone: same.get(zone, []) for zone in seen}
        for n, (zone, card) in enumerate(wanted):
            item = found.get(n) or (spare.popleft() if spare else self.make(card))
            item.show_card(card)
            self.items[zone].append(item)
        for item in self.all():
            self.played_at[item] = seats.get(item.card, 0)
        self.discard(spare)
        order = {card: number for number, card in enumerate(seats)}
        self.played_at = dict(sorted(self.played_at.items(), key=lambda played: order.get(played[0].card, -1)))
        for zone in self.items:
            self.arrange(zone)

    def shown(self, zone: int, card: Card) -> Card:
        """What is seen of a card that lies there and may be seen: its back, where it lies face down."""
        place = self.zones.get(zone)
        return card if (place is None or place.faces) and card not in self.down else BACK


def _same(item: CardItem, home: Place) -> bool:
    at = item.home
    return at == home or (at.turn, at.z) == (home.turn, home.z) and max(
        abs(at.x - home.x), abs(at.y - home.y), abs(at.width - home.width)) < .5


def _strips(homes: Sequence[Place]) -> dict[int, float]:
    """What is seen of those in columns that another lies on, by their number, in widths of a card."""
    return {number: (after.y - home.y) / home.width for number, (home, after) in enumerate(pairwise(homes))
            if after.x == home.x and after.y > home.y}
