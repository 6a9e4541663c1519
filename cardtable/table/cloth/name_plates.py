"""Name plates: one for every player, and one more for each further hand that he plays."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.rules.deal import Deal
from cardtable.showing.places import PlatePlace, holders
from cardtable.showing.standing import marked_by
from cardtable.showing.sums import figure
from cardtable.showing.talk import Talk
from cardtable.table.cloth.geometry import LARGE, Z_PLATE, Ground
from cardtable.table.cloth.plate_words import SEVERAL, cameos_touch, clear_hand, hold, leave_out, shorten, shrink
from cardtable.table.cloth.sight import Sight, unread, without
from cardtable.table.items import Place, PlateItem, Stage
from cardtable.table.paint import plates
from cardtable.table.paint.shades import SHADES

if TYPE_CHECKING:
    from cardtable.table.cloth.instruments import Instruments

CROWDED = 1.5                # the largest scale of words on plates, where there are many, or the cloth is low
FEW = 2                      # plates for which there is always room
MANY = 4                     # more of them are close where letters are large
LONGEST = {True: 16, False: 28}          # letters of a call that stays on a plate, where there are more and where not
TITLED = {True: 1.0, False: 1.3}         # of the least plates, so wide one may be with a title; close ones and others
LEVELLED, FULL = 1.2, 8      # of the least plates, so wide one that must be short may be with a level; of so many none
EVERY = slice(None)          # plate
EDGE = 8                     # between a plate that has grown and the edge of the cloth, in pixels


class Holder(NamedTuple):
    """Whose plate it is: a player, and the seat whose cards lie there; None while he waits for one."""

    player: int
    seat: int | None


class NamePlates:
    """All of one table.  `add` puts an item into the scene; instruments show scores that plates need not."""

    def __init__(self, stage: Stage, add: Callable[[PlateItem], object], talk: Talk, instruments: Instruments) -> None:
        self.stage, self._add, self.talk, self.instruments = stage, add, talk, instruments
        self.all: dict[Holder, PlateItem] = {}
        self.croupier: PlateItem | None = None   # the plate of who is no player
        self.sight: Sight | None = None
        self.spoken: dict[int, str] = {}         # by seat: what stands there of a recital
        self.ground: Ground | None = None
        self.smaller = False                     # because an instrument would have no room else
        self.calls: dict[int, str] = {}          # by player, what he said last and has not acted on since
        self.keys: dict[int, str] = {}           # by player, the key by which he looks at his rack
        self.lies: Callable[[], list[QRectF]] = list     # what no plate should grow over

    def __iter__(self) -> Iterator[PlateItem]:
        return iter([*self.all.values(), *([] if self.croupier is None else [self.croupier])])

    # --- what there is, and where

    def furnish(self, sight: Sight) -> None:
        """Those of this sight instead of any before."""
        self.clear()
        self.sight = sight
        first = [Holder(player, sight.seat_of(player)) for player in range(len(sight.players))]
        hands = [Holder(sight.deal.player[seat], seat) for seat in range(holders(sight.deal))]
        self.all = {holder: PlateItem(self.stage) for holder in dict.fromkeys([*first, *hands])}
        for holder, plate in self.all.items():
            plate.mould = sight.at(holder.seat) if sight.places.moulds and holder.seat is not None else None
            self._add(plate)
        if sight.places.croupier is not None:
            self.croupier = PlateItem(self.stage, *self.talk.on_croupiers_plate(sight.deal))
            self._add(self.croupier)

    def clear(self) -> None:
        """None."""
        for plate in self:
            self.stage.remove(plate)
        self.all, self.croupier = {}, None

    def put(self, ground: Ground) -> None:
        """Each in its place; those for which the layout has none are not to be seen."""
        self.ground = ground
        for holder, plate in self.all.items():
            place = self._place(holder)
            plate.setVisible(place is not None)
            plate.most = CROWDED if self._close or self.smaller or len(self.all) > MANY or ground.look.low else None
            if place is not None:
                middle = ground.plate(place)
                plate.put(Place(middle.x(), middle.y(), 0, 0, Z_PLATE))
                self._keep_on_cloth(holder, plate)
        if self.croupier is not None and self.sight is not None and (place := self.sight.places.croupier) is not None:
            self.croupier.setVisible(place.large is not None or ground.look.text <= LARGE)
            self.croupier.most = CROWDED if self.crowded else None
            middle = ground.plate(place)
            self.croupier.put(Place(middle.x(), middle.y(), 0, 0, Z_PLATE))
        self._part()

    def _part(self) -> None:
        shrink([plate for plate in self if plate.isVisible()], self.stage.look.text)

    def placed(self) -> Iterator[tuple[PlatePlace, PlateItem]]:
        """Those that are to be seen, with their places."""
        found = [(self._place(holder), plate) for holder, plate in self.all.items()]
        if self.croupier is not None and self.sight is not None:
            found.append((self.sight.places.croupier, self.croupier))
        return ((place, plate) for place, plate in found if place is not None)

    def of(self, player: int) -> PlateItem | None:
        """His own plate."""
        return next((plate for holder, plate in self.all.items() if holder.player == player), None)

    def at(self, seat: int) -> PlateItem | None:
        """The plate of the hand of a seat."""
        return next((plate for holder, plate in self.all.items() if holder.seat == seat), None)

    def place(self, player: int) -> PlatePlace | None:
        """Where a player's own plate lies, if the layout has a place for it."""
        return next((self._place(holder) for holder in self.all if holder.player == player), None)

    def _place(self, holder: Holder) -> PlatePlace | None:
        sight = self.sight
        assert sight is not None
        if holder.seat is not None:
            at = sight.at(holder.seat)
            return next((p for p in sight.places.plates if p.at == at), None)
        order = sight.waiting.index(holder.player)
        return sight.places.waiting[order] if order < len(sight.places.waiting) else None

    def middle(self, player: int) -> QPointF | None:
        """The middle of a player's own plate in the scene, if it is to be seen: from there his coins come."""
        plate = self.of(player)
        return plate.sceneBoundingRect().center() if plate is not None and plate.isVisible() else None

    @property
    def crowded(self) -> bool:
        """Whether plates must be short: they lie close, or many sit here and letters are large, or larger than usual on
        what a page leaves of the cloth."""
        covered = self.ground is not None and self.ground.covered is not None
        return self._close or self.stage.look.text > (1 if covered else LARGE) and len(self.all) > FEW

    @property
    def _close(self) -> bool:
        return self.sight is not None and self.sight.places.close_plates

    # --- what they say

    def begin(self, sight: Sight, shown: Deal, some: slice = EVERY) -> None:
        """Before a deal: of all, or of some, names, levels and purses alone."""
        self.sight = sight
        self.calls = {}
        self.spoken = {}
        for holder, plate in list(self.all.items())[some]:
            note = self.talk.purse(shown, holder.seat) if holder.seat is not None and self._own(holder) else ""
            if not self.crowded:
                note = SEVERAL.join([part for part in (self._level(holder), note) if part])
            name = self._called(holder, plate, note)
            plate.inscribe(name, self._with_level(holder, plate, name, note), self._portrait(holder))
            plate.turn = False

    def tell(self, sight: Sight, some: slice = EVERY) -> None:
        """All as it stands, and whose turn it is; or some of them, the last last."""
        self.sight, deal = sight, sight.deal
        if not deal.over:
            self.spoken = {}
        seats = self.talk.ahead(deal) if deal.over else [seat for seat in deal.must if seat >= 0]
        lit = [self._awaited(deal, seat) for seat in seats]
        for holder, plate in list(self.all.items())[some]:
            self._inscribe(holder, plate, deal)
            self._keep_on_cloth(holder, plate)
            plate.turn = plate in lit
        if some.stop is None:
            self._part()

    def acted(self, seat: int) -> None:
        """Whoever holds this seat has done what was awaited; whose turn it is now is told when all has been shown."""
        assert self.sight is not None
        shown = without(self.sight.deal, seat)
        for holder, plate in self.all.items():
            if holder.seat == seat:
                self._inscribe(holder, plate, shown)
                self._keep_on_cloth(holder, plate)
                plate.turn = False

    def speak(self, seat: int, what: str, now: bool = True) -> None:
        """Who holds this seat recites just `now`, or has done so: his plate tells of it."""
        self.spoken[seat] = what
        assert self.sight is not None
        for holder, plate in self.all.items():
            if holder.seat == seat:
                self._inscribe(holder, plate, self.sight.deal)
                self._keep_on_cloth(holder, plate)
            plate.turn = now and holder.seat == seat

    def _awaited(self, deal: Deal, seat: int) -> PlateItem | None:
        """The plate of the hand that is in turn; of who answers for it, if he holds no cards himself."""
        assert self.sight is not None
        answers = deal.by(seat)
        hand = self.at(seat)
        return self.of(answers) if hand is None or self.sight.seat_of(answers) is None else hand

    def quote(self, calls: Mapping[int, str]) -> bool:
        """By player, what has been said last, to stand on his plate; does any bear another now?"""
        before, most = self.calls, LONGEST[len(self.all) > FEW]
        self.calls = {player: text.rstrip(".") for player, text in calls.items() if len(text) <= most}
        for holder, plate in self.all.items():
            if before.get(holder.player) != self.calls.get(holder.player) and self.sight is not None:
                self._inscribe(holder, plate, self.sight.deal)
                self._keep_on_cloth(holder, plate)
        return before != self.calls

    def tell_purses(self, players: Iterable[int], shown: Deal) -> None:
        """What these hold, as far as it is shown."""
        for holder, plate in self.all.items():
            if holder.player in players:
                self._inscribe(holder, plate, shown)

    def _inscribe(self, holder: Holder, plate: PlateItem, shown: Deal) -> None:
        note = self._note(holder, unread(shown) if self.sight and self.sight.racks else shown)      # both read it
        name, drawn = self._called(holder, plate, note), (self._portrait(holder), self._paper(holder, shown))
        plate.inscribe(name, self._with_level(holder, plate, name, note), *drawn)

    def _with_level(self, holder: Holder, plate: PlateItem, name: str, note: str) -> str:
        """What a plate says that must be short, with his level before it where it need hardly grow for that."""
        if not self.crowded or holder.seat is None or self.stage.look.text > LARGE:
            return note
        told = SEVERAL.join([part for part in (self._level(holder), note) if part])
        return told if plate.holds(name, told, LEVELLED if len(self.all) < FULL else 1) else note

    def _own(self, holder: Holder) -> bool:
        """Whether it is the player's own, not that of a further hand."""
        assert self.sight is not None
        return holder.seat == self.sight.seat_of(holder.player)

    def _level(self, holder: Holder) -> str:
        assert self.sight is not None
        one = self.sight.players[holder.player]
        return one.level if one.computer and self._own(holder) else ""

    def _portrait(self, holder: Holder) -> str:
        """The key of the companion whose cameo the plate bears; "" for none, or where there is no room."""
        assert self.sight is not None
        one, ground = self.sight.players[holder.player], self.ground
        close = self.crowded or holder.seat is None and ground is not None and cameos_touch(
            [ground.plate(place) for place in self.sight.places.waiting], plates.height(ground.look))
        return one.likeness if one.likeness in SHADES and self._own(holder) and not close else ""

    def _paper(self, holder: Holder, deal: Deal) -> tuple[str, ...]:
        """What he has written down before him, if there is room for it."""
        assert self.sight is not None
        one = self.sight.players[holder.player]
        there = one.computer and self.stage.look.text <= LARGE
        return self.talk.paper(deal, holder.seat, one.level) if there and holder.seat is not None else ()

    def _called(self, holder: Holder, plate: PlateItem, note: str) -> str:
        """His name: where plates must be short, without its title, unless there is room for that."""
        assert self.sight is not None
        name = whole = self.sight.players[holder.player].name
        short = self.sight.short_of(holder.player) if self.crowded else None
        name = short if short and plate.grows(name, short, note, TITLED[self._close or len(self.all) > MANY]) else name
        hand = "" if holder.seat is None else self.talk.hand(self.sight.deal, holder.seat, whole * self.sight.racks)
        return hand or (name if self._own(holder) else f"{name}, second hand")

    def _note(self, holder: Holder, deal: Deal) -> str:
        seat = holder.seat
        held = hold(self.sight, holder.player, self.keys) if self._own(holder) or seat in deal.must else ""
        if seat is not None and self.crowded:
            few = self.talk.terse if self._terse(holder) else self.talk.brief
            words = self._short(deal, seat) if self._beside_hand(holder) else few(deal, seat)
            return SEVERAL.join([part for part in (words, held) if part])
        # who waits may be asked for a bet
        asked = next((s for s in deal.seats_of(holder.player) if s in deal.must and self.at(s) is None), seat)
        recited = self.spoken.get(seat, "") if seat is not None else ""
        deal = without(deal, asked) if recited else deal        # he is doing what was awaited
        words = self.talk.waiting(deal, holder.player) if asked is None else (
            self.talk.brief(deal, asked) if self._terse(holder) else self.talk.plate(deal, asked))
        if self._beside_hand(holder):
            words = self._short(deal, asked)     # light and tokens tell the rest
        told = ""
        points = marked_by(deal, seat) if seat is not None and self.talk.plates_score else None
        unseen = points is not None and seat is not None and deal.side[seat] not in self.instruments.sides
        if unseen and self._own(holder):                     # no instrument shows it
            told = f"{figure(points)} marked" if points else "nothing yet"
        call = "" if recited else self._call(holder)
        if any(part.casefold().endswith(call.casefold()) for part in words.split(SEVERAL)):
            call = ""                            # his part tells it already
        first = f"“{call}”" if call else self._level(holder)
        return SEVERAL.join([part for part in (first, recited, words, told, held) if part])

    def _short(self, deal: Deal, seat: int | None) -> str:
        """What a plate beside a hand has room for: not what is awaited; with racks the key alone."""
        assert self.sight is not None
        return "" if seat is None or self.sight.racks else self.talk.brief(without(deal, seat), seat)

    def _beside_hand(self, holder: Holder) -> bool:
        """Whether letters are large and it lies beside the near rack, or beside a hand on a cloth that is low or yields
        to the book."""
        place, ground = self._place(holder), self.ground
        if self.sight is None or place is None or place.at or place.large is None or not self._terse(holder):
            return False
        return self.sight.racks or ground is not None and ground.beside(place) and (
            ground.covered is not None or ground.look.low)

    def _call(self, holder: Holder) -> str:
        """What he has said last; where letters are large his own plate has no room for that."""
        return self.calls.get(holder.player, "") if self._own(holder) and not self._terse(holder) else ""

    def _terse(self, holder: Holder) -> bool:
        """Whether it is the plate of whoever looks, or tells by which key he may, and letters are large."""
        return self.sight is not None and self.stage.look.text > LARGE and (
            holder.player == self.sight.viewer or self.sight.racks)

    def _keep_on_cloth(self, holder: Holder, plate: PlateItem) -> None:
        """A plate that has grown with its words moves inwards, and clear of the rack of counters; one that lies beside
        a hand, and has no room for them there, says fewer of them."""
        place = self._place(holder)
        if self.ground is None or place is None or self.sight is None:
            return
        middle, short = self.ground.plate(place), self.sight.short_of(holder.player)
        left, right = self.ground.reach(middle.y(), plate.size().height())
        while True:
            half, wanted = plate.size().width() / 2 + EDGE, middle.x()
            beside = self.ground.beside_hand(place, plate.size().width())
            if beside is None or left + half <= beside <= right - half or not shorten(
                    plate, short, self.ground.covered):
                break
        if beside is not None:
            wanted = min(wanted, beside) if beside < self.ground.cloth.center().x() else max(wanted, beside)
        rack, high = self.instruments.rack, plate.size().height()
        if rack is not None and place.at == 0 and abs(rack.home.y - middle.y()) < high and rack.home.x < middle.x():
            free = rack.sceneBoundingRect().right() + half
            middle.setX(max(middle.x(), free))
            wanted = max(wanted, free)
        if self.ground.places.cloth == "oval" and place.at == 0 or right - left < 2 * half:      # on a rim
            wanted, left, right = middle.x(), self.ground.cloth.left(), self.ground.cloth.right()

        def lie() -> None:
            half = plate.size().width() / 2 + EDGE
            x = min(max(wanted, left + half), max(left, right - half))
            if abs(x - plate.home.x) > .5 or abs(middle.y() - plate.home.y) > .5:
                plate.put(Place(x, middle.y(), 0, 0, Z_PLATE))

        lie()
        if place in self.ground.bared:
            return                               # its place is found for all it says
        if place.at and SEVERAL in plate.note and self.stage.look.text <= LARGE:
            leave_out(plate, self._level(holder), self.lies(), lie)
        elif not place.at and self.ground.covered is not None:
            clear_hand(plate, short, self.ground.covered, self.lies(), lie)
