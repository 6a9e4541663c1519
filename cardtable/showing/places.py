"""Where things lie on the cloth: what a game's layout.py says, and nothing of how it is drawn.

Places are fractions of the cloth, widths and distances are pixels of the drawings (unit 1, a cloth of 1012 by 780).
A place at the table, `at`, is counted from whoever looks: 0 is he, 1 the next to his left, and so on.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardtable.cards import Card, Cards
from cardtable.rules.deal import Deal
from cardtable.showing.printed import Printed
from cardtable.showing.sorting import AS_PRINTED, Sorting

Shape = Literal["fan", "row", "columns", "pile", "heap", "trick", "packets", "sequence", "kept", "laid"]
"""A hand held open; cards side by side; a column for each suit, downwards; a squared pile whose first card is the top;
cards thrown down one on the other; cards each before who played it; tricks won, countable; the cards of several zones
in one row, as they were played; cards kept before who played them, trick by trick, that of the trick on the table
apart; cards laid each in a place of its own (`lies`)."""
Role = Literal["hand", "dummy", "meld", "shown", "table"]
"""A hand, which its owner holds and sorts; one laid open, which another plays; cards laid before their owner, of which
he may yet play some; cards turned up before him, which nobody has held and which count; anything else."""
Side = Literal["left", "right", "above", "below"]
Cloth = Literal["rectangle", "oval"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class ZonePlace:
    """Where the cards of one zone lie.  `zone` is its name in the rules' Layout; `at` whose it is, None nobody's."""

    zone: str
    x: float
    y: float
    at: int | None = None
    shape: Shape = "pile"
    role: Role = "table"
    width: float = 108                       # of a card
    crowded: tuple[int, float] = (999, 0)    # with more cards than the first, they are so wide
    turn: float = 0                          # of the whole, in degrees clockwise; 180 faces the far side
    step: float = .68                        # from card to card, in widths
    most: float = .62                        # of the cloth's width that all may take; of its height, for columns
    lies: tuple[tuple[Card, Point], ...] = ()  # of cards laid: how far from x, y each lies, in pixels at unit 1
    by_spot: bool = False                    # its card is answered with by naming a place, and may be carried there
    spread: tuple[Point, ...] = ()            # of a trick or sequence: by place at the table, how far from the middle
    together: int = 1                        # of packets: how many cards make one
    anchor: float = .5                       # of a row or cards kept: the part of it at x, 0 its left end, 1 its right
    beyond: float | None = None              # of cards that belong to a hand, and are as wide: so many widths from x
    thick: bool = False                      # of a pile: it shows by its height how many cards there are
    faces: bool = True                       # False: they lie face down though all have seen them
    down: Callable[[Deal], Cards] | None = None      # those of them that do so among faces: winning cards turned down
    drop: bool = False                       # a card is played by dropping it here
    takes: str = ""                          # the verb whose cards are chosen by dropping them here: "discard"
    awaits: bool = False                     # beyond them is a dashed place for the card that is due (Talk.awaited)
    sorted: bool = False                     # they lie sorted, as hands do
    exposed: bool = False                    # they lie exposed: played as from the hand, and never standing proud
    caption: Side | None = None
    caption_wide: float = 0                  # its words are broken into lines so wide; 0: they stand in one
    named: bool = False              # they say what is chosen from: where letters are large tokens leave them room
    caption_past: float = 0                  # words at the right stand so many widths of a card further
    held: bool | None = None                 # in racks: whether its owner looks at it; None where hands lie as ever

    @property
    def near_hand(self) -> bool:
        """Whether it is the hand at the lower edge."""
        return self.at == 0 and self.role == "hand"

    @property
    def opened(self) -> bool:
        """Whether it is a long hand of another that has been laid open, as `showing/opened.py` lays it."""
        return self.role == "hand" and bool(self.at) and self.sorted

    @property
    def with_hand(self) -> bool:
        """Whether its cards are as wide as those of that hand, to which they belong."""
        return self.at == 0 and (self.role == "hand" or self.beyond is not None)

    @property
    def own_hand(self) -> bool:
        """Whether it is the hand of whoever looks."""
        return self.role == "hand" and (self.at == 0 if self.held is None else self.held)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlatePlace:
    """A player's name plate; `speech` is the side of it on which what he says appears.

    Where letters are large it lies at `large` instead, if that is given, and who has it speaks on the side
    `large_speech`; so does one's own where the cloth is low.
    """

    at: int
    x: float
    y: float
    speech: Side = "right"
    large: Point | None = None
    low: Point | None = None                 # one's own, where the cloth is low and no hand is held
    large_speech: Side | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicePlace:
    """An instrument.  `kind` is its name in the list of devices; `at` whose, None everybody's.

    It shows the score of its side, or of all sides, whoever looks first, or what they have `beside` the line; or
    the coins in `pots`; or what `shows` finds in the deal, which may be a part of them, and while a move is shown
    the number said with the word `hears`.  After scores it may show what it finds `besides`, and its caption may
    begin with `whose` it is.  It lies as for the seat `begins`, if that sits across.

    x and y are its middle, `width` its width at unit 1, 0 its own.  Their own sizes at unit 1, in pixels: slate 344 by
    238 with one round of calls, 404 by 248 with more, 190 by 186 folded; ladder 620 by 187 with
    four rungs, 218 by 227 folded with six; dials 188 by 118; trump token and disc 58 across; cube 50 by 54;
    pool 118 by 125; tray 356 square; count dial 132 across; slide 236 by 48; pegboard 884 by 158; chalk cross
    76 square; penknife 240 by 116.

    Slate ("slate"), ladder ("ladder"), scoring block ("block"), trump token ("trump") and caller's disc ("disc",
    one place for each seat) show what the game's talk tells of the deal.  `folded` goes together with
    `Slate.folded` or `Ladder.folded`: the place is where it lies folded, the talk says when it does; one without
    the other folds nothing.  (Large letters fold it in any case.)  On a small cloth, where some instruments shrink
    less than the cloth does, one lies at `small` instead, if that is given, and on one that is low, and wide, at
    `low`, where letters are large at `large`; what has a place `folded` and none there lies folded.
    """

    kind: str
    x: float
    y: float
    at: int | None = None
    pots: tuple[str, ...] = ()
    shows: Callable[[Deal], tuple[int, ...]] | None = None
    besides: Callable[[Deal], tuple[int, ...]] | None = None
    whose: str = ""
    hears: str = ""
    width: float = 0
    begins: int | None = None
    beside: bool = False
    caption: bool = True
    folded: Point | None = None
    small: Point | None = None
    low: Point | None = None
    large: Point | None = None
    rows: int = 0                            # of small tokens that have room below the whole of it, or it is folded
    off: Point = (0, 0)                      # so far from x, y, in pixels at unit 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PotPlace:
    """Coins on the cloth, by the name of the pot; `at` whose, None nobody's: the caption may name {whom}.  Without one
    it is but the coin, or where it is a `heap` pearl counters, as many as lie there, with a label."""

    pot: str
    x: float
    y: float
    at: int | None = None
    caption: str = ""
    heap: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotPlace:
    """A place that a move can name, by the name the rules' Layout gives it: a number to be backed, where a card may be
    put.  Of places that each seat has (`Layout.spot_each`) it is that of who sits `at`.  `width` and `height` are at
    unit 1; of no height, it is as high as a card of that width; or it is as wide and high as `across` says, in
    fractions of the cloth.

    A `quiet` one shows itself only under pointer or keyboard, with the places it `covers`: others show what they are,
    or it is printed on the cloth.  Where stakes lie `beside` what is printed is said by how many they are, the first
    entry for one (so far from the middle where a `height` is said, as within an instrument); else they lie about the
    middle.  They lie so far `aside` in prison, a little further if they are more
    than once there, and are as large as `counter` says, in usual counters.  When it has won a `space` of its own
    lights, else only the counters there.  One that is no rectangle has its corners in `outline`, in fractions of the
    cloth.
    """

    name: str
    x: float
    y: float
    at: int | None = None
    width: float = 108
    height: float = 0
    text: str = ""                           # in its middle
    across: Point | None = None
    quiet: bool = False
    covers: tuple[str, ...] = ()
    beside: tuple[tuple[Point, ...], ...] = ()
    counter: float = 1
    heap: bool = False                       # pearl counters, as many as are laid, with a label: one player's place
    aside: Point = (0, 0)
    outline: tuple[Point, ...] = ()
    own: Point | None = None                 # a point that is its own, where its middle is another's
    space: bool = False
    off: Point = (0, 0)                      # so far from x, y, in pixels at unit 1
    out: bool = False                        # it lies beyond what is seen just now


def nobody_counts(deal: Deal) -> int | None:
    """No zone is being counted out."""
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecitalPlace:
    """Where cards lie while what they are worth is said: from when they come to one of `zones` until the next do.

    They lie level in a row centred at the height y, and after a gap the zones `beside`; all others in `meanwhile` lie
    there for as long, and the kinds of instruments in `without` are put away.  `now` finds the zone of the row, if
    there is one, in a deal that is come to.  Cards of other zones are told of where they lie.  What is said stands at
    `words`.
    """

    zones: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    meanwhile: tuple[ZonePlace, ...] = ()
    without: tuple[str, ...] = ()
    y: float = .666
    width: float = 124
    pitch: float = 138
    gap: float = 44
    now: Callable[[Deal], int | None] = nobody_counts
    words: Point = (.5, .85)


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """A whole table.  `waiting` is where the plates of those without a seat lie, in the order of the players.

    `nowhere` are the zones that deliberately lie nowhere: what was thrown away.

    `ranking` is the strength of the ranks by which hands are sorted, as cards.ranking gives it, unless `stands` says
    how cards stand to each other just now; `sort_by` is how they usually are.  Tokens lie about the spot `tokens`, or
    where they would cover something, beside the hand if `beside` is given.
    """

    zones: tuple[ZonePlace, ...]
    plates: tuple[PlatePlace, ...]
    devices: tuple[DevicePlace, ...] = ()
    pots: tuple[PotPlace, ...] = ()
    spots: tuple[SpotPlace, ...] = ()
    printed: Printed | None = None           # on the cloth, below all that lies there
    reading: Point | None = None             # how low and how far right it is told what the place under the pointer is
    spots_in_rows: bool = False              # arrows lead along rows and from row to row, as some may be barred
    turned: bool = False                     # what is decided openly is seen from the side of whoever decides
    spot_verb: str = ""                      # what naming a place does where several choices would have one
    carry_verb: str = ""                     # what it does to carry a stake from place to place, and off the cloth
    return_verb: str = ""
    croupier: PlatePlace | None = None       # his plate; with large letters at its `large` place, or hidden
    bank: Point | None = None                # where the coins of a bank lie; else it is beyond the edge
    waiting: tuple[PlatePlace, ...] = ()
    nowhere: tuple[str, ...] = ()
    recital: RecitalPlace = RecitalPlace()
    moment: Point = (.5, .46)                # of what the table stops for
    paper: Literal["left", "right"] = "right"        # at which end lies paper that lies beside the cards
    tokens: Point = (.5, .66)
    beside: Point | None = None
    small_tokens: int = 6                    # tokens, and more than so many are small, to leave the cloth free
    close_tokens: bool = False               # such small ones are each as wide as its words, and lie close together
    tokens_end: bool = False                 # their rows end at that point, so that the last is always in one place
    close_plates: bool = False               # plates lie so close that they are short
    moulds: bool = False                     # a plate bears the mould of its owner's counters
    cloth: Cloth = "rectangle"
    ranking: Sequence[int] = AS_PRINTED
    sorts: Callable[[Deal], Sorting] | None = None
    sort_by: Literal["suit", "rank"] = "suit"

    def sorting(self, deal: Deal) -> Sorting:
        """By what hands are sorted at this moment of a deal."""
        return self.sorts(deal) if self.sorts else Sorting(self.ranking)


def holders(deal: Deal) -> int:
    """How many seats are at the table: the first so many, who have zones of their own, and all where nobody has;
    further seats look on or bet."""
    return min(deal.seats, deal.layout.owned or deal.seats)


def bottom(deal: Deal, player: int) -> int:
    """The seat from which this player looks: his own; else one whose cards he may see; else the first."""
    eyes = deal.eyes(player) & ~deal.layout.onlookers
    own = [seat for seat in deal.seats_of(player) if seat < holders(deal)]
    seen = [z.owner for z, sees in zip(deal.layout, deal.sees) if z.owner is not None and sees & eyes
            and not sees & deal.layout.onlookers]
    return (own + seen + [0])[0]


def seat_at(deal: Deal, at: int, below: int) -> int | None:
    """The seat at this place of the table when seat `below` looks; None where nobody sits."""
    count = holders(deal)
    return (below + at) % count if at < count else None


def at_table(deal: Deal, seat: int, below: int) -> int:
    """The place at the table of a seat that holds cards, when seat `below` looks."""
    return (seat - below) % holders(deal)


def numbers(zones: Iterable[ZonePlace], deal: Deal, below: int) -> dict[int, ZonePlace]:
    """The place of every zone that has one among these, by the zone's number in the rules."""
    found = {}
    for place in zones:
        owner = None if place.at is None else seat_at(deal, place.at, below)
        for number, zone in enumerate(deal.layout):
            if zone.name == place.zone and zone.owner == owner and (place.at is None or owner is not None):
                found[number] = place
    return found


def spots(places: Places, deal: Deal, below: int) -> tuple[SpotPlace, ...]:
    """The places that moves can name, each by its whole name."""
    owners = [(place, None if place.at is None else seat_at(deal, place.at, below)) for place in places.spots]
    return tuple([place if place.at is None else replace(place, name=f"{place.name}-{seat}") for place, seat in owners
                  if place.at is None or seat is not None])


def turned_down(places: Places, deal: Deal) -> frozenset[Card]:
    """The cards that lie face down among others though all have seen them."""
    return frozenset([card for place in places.zones if place.down is not None for card in place.down(deal)])


def pot_number(deal: Deal, place: PotPlace, below: int) -> int:
    """The number by which rules name a pot; of pots alike the one that belongs to the seat there."""
    alike = [n for n, name in enumerate(deal.layout.pots) if name == place.pot]
    seat = 0 if place.at is None else seat_at(deal, place.at, below)
    return -1 - alike[seat or 0]
