"""What one reader sees at one moment: the deal with hidden faces, who sits where, and what they are called."""
from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.people import Player
from cardtable.devices import DEVICES
from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.showing.furnished import check
from cardtable.showing.opened import opened
from cardtable.showing.places import Places, SpotPlace, at_table, bottom, holders, numbers, spots

NOBODY = -1                      # the reader while the curtain is drawn: he sees what lies open


def places_of(game: Game, match: Series, deal: Deal) -> Places:
    """Where things lie at this game in a deal, which is the last or the last but one of the match."""
    found: Places = part(game.name, "layout").places(match, deal)
    check(game.name, found, deal, DEVICES)
    return found


@dataclass(frozen=True, slots=True)
class Sight:
    """`viewer` is a place at the sitting, or NOBODY; `below` the seat at the lower edge of the table.

    `alone` says that one person only plays at this screen, who is then called "you".  Where two share it hands may
    lie in `racks`: the viewer is then whoever looks at his own, and the table stays as it lies.
    """

    viewer: int
    deal: Deal                   # as the viewer sees it
    places: Places
    below: int
    players: tuple[Player, ...]
    alone: bool
    racks: bool = False

    def name(self, seat: int) -> str | None:
        """What the player of a seat is called; None for who reads."""
        return self.name_of(self.deal.player[seat]) if 0 <= seat < self.deal.seats else ""

    def name_of(self, player: int) -> str | None:
        """What a player is called; None for who reads."""
        return None if self.alone and player == self.viewer else self.players[player].name

    def short(self, seat: int) -> str | None:
        """The same where there is little room."""
        return self.short_of(self.deal.player[seat]) if 0 <= seat < self.deal.seats else ""

    def short_of(self, player: int) -> str | None:
        """A companion's name without its title, "Ashdown"; whole if another here has the same."""
        name = self.name_of(player)
        if not name or not self.players[player].computer:
            return name
        last = name.split()[-1]
        return last if [one.name.split()[-1:] for one in self.players].count([last]) == 1 else name

    def at(self, seat: int) -> int:
        """The place at the table of a seat."""
        return at_table(self.deal, seat, self.below)

    def seat_of(self, player: int) -> int | None:
        """The seat with cards that this player holds, if any."""
        return next((s for s in self.deal.seats_of(player) if s < holders(self.deal)), None)

    @property
    def spots(self) -> dict[str, SpotPlace]:
        """The places that moves can name, by name."""
        return {place.name: place for place in spots(self.places, self.deal, self.below)}

    def columns(self) -> list[tuple[int, str]]:
        """The sides that score, the reader's first, and what they are called: by a person, who may have a companion."""
        deal, found = self.deal, dict[int, str]()
        seats = [seat for seat in sorted(range(holders(deal)), key=self.at) if deal.side[seat] < len(deal.score)]
        for side in dict.fromkeys([deal.side[seat] for seat in seats]):
            of_it = [seat for seat in seats if deal.side[seat] == side]
            person = next((seat for seat in of_it if not self.players[deal.player[seat]].computer), of_it[0])
            found[side] = self.short(person) or "You"
        if self.alone and self.seat_of(self.viewer) is not None and len(found) == 2 < holders(self.deal):    # partners
            found = dict(zip(found, ("Ours", "Theirs")))
        return list(found.items())

    def purses(self) -> list[tuple[int, str]]:
        """All players, the reader first, those last who have no cards just now, and what they are called."""
        seated = [self.deal.player[seat] for seat in sorted(range(holders(self.deal)), key=self.at)]
        order = sorted([*seated, *self.waiting], key=lambda player: player != self.viewer)
        return [(player, self.short_of(player) or "You") for player in dict.fromkeys(order)]

    @property
    def waiting(self) -> list[int]:
        """The players without cards in this deal, in order."""
        return [p for p in range(len(self.players)) if self.seat_of(p) is None]


def sight_of(croupier: Croupier, viewer: int, deal: Deal | None = None, places: Places | None = None,
             below: int | None = None, racks: bool = False) -> Sight:
    """What this viewer sees now, or saw at the end of a deal that is over."""
    sitting = croupier.sitting
    players = tuple([croupier.players[croupier.swapped[p] if croupier.swapped else p]
                     for p in range(len(croupier.players))])
    return seen(sitting.game, sitting.match, deal or sitting.match.deal(), viewer, players,
                len(croupier.persons()) == 1, places, below, racks)


def seen(game: Game, match: Series, deal: Deal, viewer: int, players: tuple[Player, ...], alone: bool,
         places: Places | None = None, below: int | None = None, racks: bool = False) -> Sight:
    """What this viewer sees of a deal, which is the last or the last but one of the match."""
    shown = deal.view(viewer)
    if places is None:
        laid = deal.copy()                       # whose side it is seen from is his who looks, or below whom racks lie
        laid.viewer = viewer if below is None else deal.by(below)
        places = places_of(game, match, laid)
    return Sight(viewer, shown, places, bottom(shown, viewer) if below is None else below, players, alone, racks)


def laid_open(sight: Sight, deal: Deal, whose: int | None = None) -> Sight:
    """The same with the faces of all hands, or of one player's, for when nothing is played for any more; `deal` has
    them."""
    shown, lying = sight.deal.copy(), {}
    for number, place in numbers(sight.places.zones, deal, sight.below).items():
        owner = deal.layout[number].owner
        if place.role == "hand" and (whose is None or owner is not None and deal.player[owner] == whose):
            shown.zone[number] = deal.zone[number]
            lying[place] = opened(place, len(deal.zone[number]))
    zones = tuple([lying.get(place, place) for place in sight.places.zones])
    return replace(sight, deal=shown, places=replace(sight.places, zones=zones))


def unread(deal: Deal) -> Deal:
    """The deal as nobody in particular reads it: what a hand held up would tell of it is told to nobody."""
    return deal.view(NOBODY)


def without(deal: Deal, seat: int | None) -> Deal:
    """The deal as if nothing were awaited of this seat."""
    found = deal.copy()
    found.must = tuple([one for one in deal.must if one != seat])
    return found


def unasked(sight: Sight) -> Sight:
    """The same as if nothing were awaited of anybody: it has been done, and is being told of."""
    shown = sight.deal.copy()
    shown.must = ()
    return replace(sight, deal=shown)
